from scorer.drawing.blocks import Block, stacked, total
from scorer.paper.pages import Flow
from scoring_rules.frame.board.picture import Label, Point, flat


def block(text: str, height: float = 10, **rest) -> Block:
    return Block(height, (Label(Point(0, 0), text, 8),), **rest)


def texts(flow: Flow) -> list[list[tuple[str, float]]]:
    return [[(shape.text, shape.at.y) for shape in flat(page)] for page in flow.pages]


def test_blocks_follow_each_other():
    flow = Flow(100, [])
    flow.add([block("a"), Block(5), block("b")])
    assert texts(flow) == [[("a", 0), ("b", 15)]]
    assert flow.room == 75


def test_a_block_that_does_not_fit_begins_a_page_below_the_heads():
    flow = Flow(25, [block("running", 4)])
    head = block("head", 6)
    flow.add([block("a"), block("b", head=(head,)), block("c", head=(head,)), block("d")])
    assert texts(flow) == [[("a", 0), ("b", 10)], [("running", 0), ("head", 4), ("c", 10)], [("running", 0), ("d", 4)]]


def test_a_block_that_just_fits_stays():
    flow = Flow(0.1 + 0.2, [])
    flow.add([block("a", 0.1), block("b", 0.2 + 1e-9)])
    assert len(flow.pages) == 1


def test_a_heading_does_not_stand_alone():
    flow = Flow(25, [])
    flow.add([block("a"), block("heading", keep=10), block("b")])
    assert texts(flow) == [[("a", 0)], [("heading", 0), ("b", 10)]]


def test_a_gap_at_the_top_of_a_page_is_dropped():
    flow = Flow(25, [])
    flow.add([Block(5), block("a", 20), Block(8), block("b")])
    assert texts(flow) == [[("a", 0)], [("b", 0)]]


def test_a_block_higher_than_a_page_does_not_leave_an_empty_one_behind():
    flow = Flow(25, [])
    flow.add([block("a", 30)])
    assert texts(flow) == [[("a", 0)]]


def test_what_sinks_ends_at_the_bottom():
    flow = Flow(100, [])
    flow.add([block("a")])
    flow.sink([block("b"), block("c")])
    assert texts(flow) == [[("a", 0), ("b", 80), ("c", 90)]]


def test_what_sinks_goes_to_the_bottom_of_the_next_page_where_it_does_not_fit():
    flow = Flow(30, [block("running", 4)])
    flow.add([block("a", 20)])
    flow.sink([block("b"), block("c")])
    assert texts(flow) == [[("a", 0)], [("running", 0), ("b", 10), ("c", 20)]]


def test_what_is_higher_than_a_page_flows_on():
    flow = Flow(30, [])
    flow.add([block("a", 20)])
    flow.sink([block(str(number)) for number in range(5)])
    assert texts(flow) == [[("a", 0), ("0", 20)], [("1", 0), ("2", 10), ("3", 20)], [("4", 0)]]


def test_stacked_and_total():
    blocks = [block("a"), Block(5), block("b")]
    assert [shape.at for shape in flat(stacked(blocks, 3, 4))] == [Point(3, 4), Point(3, 19)]
    assert total(blocks) == 25


def test_turning_begins_a_page_unless_it_is_empty_still():
    flow = Flow(100, [block("running", 4)])
    flow.turn()
    flow.add([block("a")])
    flow.turn()
    flow.turn()
    flow.add([block("b")])
    assert texts(flow) == [[("a", 0)], [("running", 0), ("b", 4)]]

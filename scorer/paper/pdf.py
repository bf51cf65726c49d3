"""Pages as a PDF document: the one place that knows the canvas."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from io import BytesIO

from reportlab import rl_config
from reportlab.pdfgen.canvas import Canvas

from scorer.paper.fonts import Fonts, load
from scorer.paper.operators import Content
from scorer.paper.pages import Page, Paper
from scoring_rules.frame.board.picture import Picture
from scoring_rules.frame.language.text import ENGLISH, Language, render

# Streams as they are: writing them as text takes longer than all the rest of a page.
rl_config.useA85 = 0


def pdf(
    pages: Iterable[Page], fonts: Fonts, title: str, lang: str, language: Language = ENGLISH, subject: str = ""
) -> bytes:
    """Return a document of these pages; the same pages give the same bytes.

    Args:
        pages: At least one page.
        fonts: The faces that the labels are set in.
        title: The title of the document.
        lang: The language of the document, an IETF tag.
        language: What the labels are said in that are not strings yet.
        subject: What it is about: the game, and how it was played.
    """
    buffer = BytesIO()
    canvas = Canvas(
        buffer,
        invariant=1,
        lang=lang,
        pageCompression=1,
        initialFontName=fonts.regular.name,  # type: ignore[arg-type]  # the stubs take it for a number
    )
    canvas.setTitle(_encodable(title))
    canvas.setSubject(_encodable(subject))
    canvas.setViewerPreference("DisplayDocTitle", "true")
    canvas.setAuthor("scorer")
    canvas.setCreator("scorer")
    # The canvas would write every number and colour anew, which takes most of the time of a sheet.
    content = Content(canvas._doc, fonts, language)  # type: ignore[attr-defined]  # noqa: SLF001
    pages = list(pages)
    times = Counter(id(page.shapes) for page in pages)
    often = {each: f"page{number}" for number, each in enumerate(times) if times[each] > 1}
    for number, page in enumerate(pages):
        name = often.get(id(page.shapes))
        if name is not None and not canvas.hasForm(name):  # what is on several pages is in the document once
            canvas.beginForm(name, 0, 0, *page.paper)
            canvas.addLiteral(_content(content, page))
            canvas.endForm()
        canvas.setPageSize(page.paper)
        if name is None:
            canvas.addLiteral(_content(content, page))
        else:
            canvas.doForm(name)
        if page.bookmark:
            canvas.bookmarkPage(str(number))
            canvas.addOutlineEntry(_encodable(page.bookmark), str(number))
        canvas.showPage()
    canvas.save()
    return buffer.getvalue()


def _content(content: Content, page: Page) -> str:
    """Return the operators of a page, with round ends and corners of lines, from its top left corner."""
    return f"1 J 1 j 1 0 0 1 0 {page.paper.height:.3f} cm\n{content.of(page.shapes)}"


def picture_pdf(picture: Picture, lang: str, language: Language) -> bytes:
    """Return a picture as a document of one page of its size; `lang` is the tag of the language."""
    page = Page(Paper(picture.width, picture.height), picture.shapes)
    return pdf([page], load(), render(picture.title, language), lang, language)


def _encodable(text: str) -> str:
    """Return the text without what UTF-16 cannot hold."""
    return text.encode("utf-8", "replace").decode("utf-8")

"""What every game is made of: the interface, texts, places, findings, results; boards, language, what is typed."""

package scene

import (
	"unicode"
	"unicode/utf8"

	"xwing/game"
	"xwing/game/xwing"
)

// cardHelp is what the card does that a phrase names, if it names one.
func (t *tableScreen) cardHelp(p game.Phrase) (string, bool) {
	ref := p.Arg("card")
	if ref == "" {
		return "", false
	}
	return t.play.words.CardText(ref)
}

// promptWords is what a question asks; about a pilot's own card it does not say
// the pilot's name twice.
func (t *tableScreen) promptWords(d game.Decision) string {
	s := t.play.board.view.Ship(xwing.ShipOf(d.Prompt.Arg("ship")))
	if own := d.Prompt.Key + ".own"; s != nil && d.Prompt.Arg("card") == "pilot/"+s.Pilot && t.play.words.Has(own) {
		d.Prompt.Key = own
	}
	return t.play.words.Prompt(d)
}

// optionWords is what an answer says on a button.
func (t *tableScreen) optionWords(o *game.Option) string {
	text := t.play.words.Option(*o)
	first, n := utf8.DecodeRuneInString(text)
	return string(unicode.ToUpper(first)) + text[n:]
}

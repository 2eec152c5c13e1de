package words

import (
	"errors"
	"strconv"
	"strings"

	"xwing/game"
)

// Error says what went wrong: whatever the rules put as data, anywhere inside, in
// words, and all else as it is.
func (w *Words) Error(err error) string {
	text := err.Error()
	var refused *game.Refused
	var parted *game.Divergence
	switch {
	case errors.As(err, &refused):
		return strings.Replace(text, refused.Error(), w.Refused(refused), 1)
	case errors.As(err, &parted):
		return strings.Replace(text, parted.Error(), w.Divergence(parted), 1)
	}
	return game.Told(err, w.Plain)
}

// Divergence says where a journal and its game part.
func (w *Words) Divergence(d *game.Divergence) string {
	return w.Say(game.Say("notice.parted", "number", strconv.Itoa(d.Line), "step", d.Step, "what", w.parted(d)))
}

// parted says how a journal and its game part.
func (w *Words) parted(d *game.Divergence) string {
	what := d.What
	if d.Refused != nil {
		what = game.Say(what.Key, "by", strings.TrimSuffix(w.Refused(d.Refused), "."))
	}
	return w.Say(what)
}

// Notice says what a player should hear about a journal that was read well, a
// sentence for each thing.
func (w *Words) Notice(n game.Notice) []string {
	var all []string
	for _, p := range n.Phrases() {
		if p.Key == "notice.divergence" {
			p = game.Say(p.Key, "number", p.Arg("number"), "step", p.Arg("step"), "n", p.Arg("n"),
				"what", w.parted(n.Divergence))
		}
		all = append(all, w.Say(p))
	}
	return all
}

package words

import (
	"strings"

	"xwing/game"
)

// Answer is what was answered to a Decision: of several pieces that are set something each, those alone in which it differs from
// another answer, if one is given. "" where nothing was picked, or a place.
func (w *Words) Answer(d game.Decision, c game.Choice, other *game.Choice) string {
	var parts []string
	for i := range d.Slots {
		s := &d.Slots[i]
		if other != nil && other.Each[s.ID] == c.Each[s.ID] {
			continue
		}
		for _, o := range s.Options {
			if o.ID == c.Each[s.ID] {
				parts = append(parts, w.Slot(*s)+": "+w.Option(o))
			}
		}
	}
	for _, id := range c.Pick {
		for _, o := range d.Options {
			if o.ID == id {
				parts = append(parts, w.Option(o))
			}
		}
	}
	return strings.Join(parts, "; ")
}

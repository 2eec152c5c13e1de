package script

import (
	"fmt"

	"xwing/game"
	"xwing/game/xwing/terms"
)

// asked answers "red ?": it writes every answer that a decision allows, as a script
// spells it, and what speaks against those that are refused.
func (r *run) asked(d game.Decision) {
	w := r.words.With(terms.NewNames(&r.board, r.kit.Facts))
	list := func(before string, options []game.Option) {
		for _, o := range options {
			why := w.Option(o)
			if o.Refusal != nil {
				why = Refused + o.Refusal.Rule + ": " + w.Refusal(*o.Refusal)
			}
			fmt.Fprintf(&r.out, "\t- %s%s (%s)\n", before, o.ID, why)
		}
	}
	list("", d.Options)
	for _, s := range d.Slots {
		list(s.ID+"=", s.Options)
	}
	if d.Placement != nil {
		for _, p := range d.Placement.Pieces {
			fmt.Fprintf(&r.out, "\t- %s X Y HEADING\n", p.ID)
		}
	}
}

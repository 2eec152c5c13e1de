package script

import (
	"fmt"

	"xwing/game"
)

// asked answers "red ?": it writes every answer that a decision allows, as a script
// spells it, and what speaks against those that are refused.
func (p *Play) asked(d game.Decision) {
	w := p.table.Words()
	list := func(before string, options []game.Option) {
		for _, o := range options {
			why := w.Option(o)
			if o.Refusal != nil {
				why = Refused + o.Refusal.Rule + ": " + w.Refusal(*o.Refusal)
			}
			fmt.Fprintf(&p.out, "\t- %s%s (%s)\n", before, o.ID, why)
		}
	}
	list("", d.Options)
	for _, s := range d.Slots {
		list(s.ID+"=", s.Options)
	}
	if d.Placement != nil {
		for _, piece := range d.Placement.Pieces {
			fmt.Fprintf(&p.out, "\t- %s X Y HEADING\n", piece.ID)
		}
	}
}

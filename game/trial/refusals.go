package trial

import "xwing/game"

// refusedBy checks that whatever a Decision refuses is refused by a rule of the game as
// it is played, or by the edge of the table.
func (w *watch) refusedBy(step string, d game.Decision, now game.State) {
	for _, r := range refusals(&d) {
		if r.Rule == game.RuleArea || w.game.Probe == nil || w.game.Probe.Refuses(r.Rule, now) {
			w.game.Cover.Count("refusal", r.Rule, 1)
		} else {
			w.faults.Fail("step %s: %s refuses by %q, which edition %s does not have", step, d.Kind, r.Rule, w.game.Header.Edition)
		}
	}
}

// refusals are all the reasons that a Decision holds against answers to it.
func refusals(d *game.Decision) (all []game.Refusal) {
	options := func(list []game.Option) {
		for _, o := range list {
			if o.Refusal != nil {
				all = append(all, *o.Refusal)
			}
			for _, p := range o.Places {
				if p.Refusal != nil {
					all = append(all, *p.Refusal)
				}
			}
		}
	}
	options(d.Options)
	for _, s := range d.Slots {
		options(s.Options)
	}
	if p := d.Placement; p != nil {
		all = append(all, placing(p)...)
	}
	return all
}

// placing are the reasons for which pieces may not lie somewhere.
func placing(p *game.Placement) (all []game.Refusal) {
	for _, piece := range p.Pieces {
		if len(piece.Rails) == 0 || piece.Zone.Refusal.Rule != "" { // else it stands on one of those
			all = append(all, piece.Zone.Refusal)
		}
		for _, rail := range piece.Rails {
			for _, gap := range rail.Gaps {
				all = append(all, gap.Refusal)
			}
		}
		if piece.Onto != nil {
			all = append(all, *piece.Onto)
		}
	}
	for _, k := range p.KeepOut {
		all = append(all, k.Refusal)
	}
	if p.Near != nil {
		all = append(all, p.Near.Refusal)
	}
	if p.Relaxed != nil {
		all = append(all, *p.Relaxed)
	}
	return all
}

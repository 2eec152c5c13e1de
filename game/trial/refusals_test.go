package trial

import (
	"testing"

	"xwing/game"
)

// TestRefusalsAreFound finds a reason that the game does not have wherever a Decision holds one.
func TestRefusalsAreFound(t *testing.T) {
	for name, put := range map[string]func(d *game.Decision, r game.Refusal){
		"option": func(d *game.Decision, r game.Refusal) { d.Options = []game.Option{{Refusal: &r}} },
		"place": func(d *game.Decision, r game.Refusal) {
			d.Options = []game.Option{{Places: []game.Footprint{{Refusal: &r}}}}
		},
		"slot": func(d *game.Decision, r game.Refusal) { d.Slots = []game.Slot{{Options: []game.Option{{Refusal: &r}}}} },
		"zone": func(d *game.Decision, r game.Refusal) {
			d.Placement = &game.Placement{Pieces: []game.Piece{{Zone: game.Zone{Refusal: r}}}}
		},
		"keep out": func(d *game.Decision, r game.Refusal) {
			d.Placement = &game.Placement{KeepOut: []game.KeepOut{{Refusal: r}}}
		},
		"near":    func(d *game.Decision, r game.Refusal) { d.Placement = &game.Placement{Near: &game.Near{Refusal: r}} },
		"relaxed": func(d *game.Decision, r game.Refusal) { d.Placement = &game.Placement{Relaxed: &r} },
		"onto": func(d *game.Decision, r game.Refusal) {
			d.Placement = &game.Placement{Pieces: []game.Piece{{Zone: game.Zone{Refusal: r}, Onto: &r}}}
		},
	} {
		for rule, broken := range map[string]bool{"CHESS-1": true, "": true, "NIM-1": false, game.RuleArea: false} {
			g, _ := newNim(t, "")
			w, d := newWatch(g, &nim{}), game.Decision{Kind: "take"}
			put(&d, game.Refusal{Rule: rule})
			if w.refusedBy("test", d, nil); (len(w.faults) > 0) != broken || (g.Cover.Counts["refusal"][rule] > 0) == broken {
				t.Errorf("%s refused by %q: %q, counted %d times", name, rule, w.faults, g.Cover.Counts["refusal"][rule])
			}
		}
	}
}

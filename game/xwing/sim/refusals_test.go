package sim

import (
	"testing"

	"xwing/game"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/match/matchtest"
)

// TestRefusalsAreOfTheEdition finds a reason out of another edition's ledger, or out of none,
// wherever a Decision holds one.
func TestRefusalsAreOfTheEdition(t *testing.T) {
	rules := matchtest.Kit(t).RulesBy(catalog.AMG25)
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
		for rule, broken := range map[string]bool{"X20-LOC-002": true, "": true, "X25-LCK-001": false, "pilot/nobody": true, "pilot/wedgeantilles": false, game.RuleArea: false} {
			w, d := &watch{}, game.Decision{Kind: ask.ChooseAction}
			put(&d, game.Refusal{Rule: rule})
			if w.refusedBy("test", d, rules); (len(w.broken) > 0) != broken {
				t.Errorf("%s refused by %q: %q", name, rule, w.broken)
			}
		}
	}
}

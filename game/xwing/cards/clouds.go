package cards

import (
	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/physics"
)

func clouds() []*xwing.Card {
	return []*xwing.Card{electroChaffCloud(), electroChaffMissiles(0), of(catalog.X2PO, drained(electroChaffMissiles(1))), looseCargo(), riggedCargoChute(), spareParts(), sparePartsCanisters()}
}

// electroChaffCloud breaks locks and jams.
func electroChaffCloud() *xwing.Card {
	c := device("electrochaffcloud", nil)
	c.Cloud = &xwing.Cloud{Opaque: true, Met: func(t *xwing.Table, m xwing.Moment, _ []board.Face) {
		t.BreakOwnLocks(m.Ship)
		t.BreakLocksOn(m.Ship)
		t.GainTokensFrom(t.View.Obstacle(m.Obstacles[0]).Seat, m.Ship, board.Jam, 1) // X20-JAM-005: whose cloud it is
		if f := t.RollAttackDie(m.Ship, because(m)); f == board.Hit || f == board.Crit {
			t.GainTokens(m.Ship, board.Stress, 1)
		}
	}}
	return c
}

// Loose cargo and spare parts are debris clouds and no more.
func looseCargo() *xwing.Card { return device("loosecargo", nil) }

func spareParts() *xwing.Card { return device("spareparts", nil) }

// electroChaffMissiles launch a cloud with so many fuses: in 2.0 Legacy one, and no
// second cloud (RULINGS 45).
func electroChaffMissiles(fuses int) *xwing.Card {
	return dropper("electrochaffmissiles",
		&xwing.Placing{Device: "electrochaffcloud", Ways: board.Launches(left(3), right(3), straight(4)), Fuses: fuses})
}

func riggedCargoChute() *xwing.Card {
	return upgrade("riggedcargochute", xwing.Ability{
		When: xwing.AsAction, Cost: xwing.Cost{Charges: 1},
		Place: &xwing.Placing{Device: "loosecargo", Ways: board.Drops(straight(1))},
	})
}

// Spare parts are pushed out at the rear guides, without a template.
func sparePartsCanisters() *xwing.Card {
	return upgrade("sparepartscanisters",
		xwing.Ability{When: xwing.AsAction, Cost: xwing.Cost{Charges: 1},
			If: func(t *xwing.Table, m xwing.Moment) bool { return len(emptyAstromechs(t, m)) > 0 },
			Do: func(t *xwing.Table, m xwing.Moment) {
				t.RecoverCharges(m.Owner, t.ChooseUpgrade(m, emptyAstromechs(t, m)), 1)
			}},
		xwing.Ability{When: xwing.AsAction, Cost: xwing.Cost{Charges: 1},
			Place: &xwing.Placing{Device: "spareparts", Ways: board.Drops(physics.Template{})},
			Do:    func(t *xwing.Table, m xwing.Moment) { t.BreakLocksOn(m.Owner) }})
}

// emptyAstromechs lists the ship's astromechs that have a charge to recover.
func emptyAstromechs(t *xwing.Table, m xwing.Moment) []string {
	var out []string
	for _, u := range t.Ship(m.Owner).Upgrades {
		if u.Kind == "astromech" && t.CanRecover(m.Owner, u.XWS) {
			out = append(out, u.XWS)
		}
	}
	return out
}

package cards

import (
	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/gauge"
)

// imperialTIEAdvancedX1 lists the pilots of the TIE Advanced x1 that fly for the Galactic Empire.
func imperialTIEAdvancedX1() []*xwing.Card {
	return []*xwing.Card{
		also(darthVader(), "darthvader-swz105"),
		also(pilot("darthvader-battleofyavin", turnsAttack(board.Blank, board.Hit, xwing.Cost{Force: 1}, nil)), "darthvader-battleofyavin-lsl"),
		pilot("junoeclipse", afterAction(red(catalog.Boost))),
		also(maarekStele(), "maarekstele-swz105"),
		vedFoslo(),
		zertikStrom(),
	}
}

func darthVader() *xwing.Card {
	return pilot("darthvader", xwing.Ability{When: xwing.AfterAction, Cost: xwing.Cost{Force: 1}, Act: &xwing.ActionGrant{}})
}

// maarekStele picks where it hurts.
func maarekStele() *xwing.Card {
	return pilot("maarekstele", picksCard(func(*xwing.Table) bool { return true }))
}

func zertikStrom() *xwing.Card { return pilot("zertikstrom", opensUp(xwing.DuringEndPhase)) }

// vedFoslo flies a little faster or slower than his dial says.
func vedFoslo() *xwing.Card {
	at := func(m xwing.Moment, by int) (catalog.Maneuver, bool) {
		to := m.Move.Maneuver
		to.Speed += by
		_, ok := to.Move().Template()
		return to, ok
	}
	return pilot("vedfoslo", xwing.Ability{When: xwing.BeforeManeuver, May: true,
		If: func(_ *xwing.Table, m xwing.Moment) bool {
			return you(m) && m.Act.Step && !m.Move.Ion && m.Move.Maneuver.Bearing != gauge.Stationary
		},
		Do: func(t *xwing.Table, m xwing.Moment) {
			to, fast := at(m, 1)
			if slower, slow := at(m, -1); slow && (!fast || !t.AskRather(m, m.Owner, "faster", "slower")) {
				to = slower
			}
			t.ChangeManeuver(m.Owner, to)
		}})
}

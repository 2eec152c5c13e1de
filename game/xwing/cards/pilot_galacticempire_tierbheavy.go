package cards

import (
	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/gauge"
)

// imperialTIERbHeavy lists the pilots of the TIE/rb Heavy that fly for the Galactic Empire.
func imperialTIERbHeavy() []*xwing.Card {
	return []*xwing.Card{
		flightLeaderUbbel(),
		pilot("lyttandree", rerolls(board.AttackDice, 1, fromTheFlank)),
		rampage(),
	}
}

// fromTheFlank: a friend near the owner attacks a ship that has the owner at its side.
func fromTheFlank(t *xwing.Table, m xwing.Moment) bool {
	return friendlyAt(t, m, gauge.Range2) && (t.InArc(m.Other, m.Owner, gauge.Left) || t.InArc(m.Other, m.Owner, gauge.Right))
}

func rampage() *xwing.Card {
	return pilot("rampage", given(func(_ *xwing.Table, m xwing.Moment) bool {
		return you(m) && m.Move.Maneuver.Speed >= 3 && m.Move.Maneuver.Speed <= 4
	}, chooses(xwing.AfterManeuver,
		func(t *xwing.Table, m xwing.Moment) []board.ShipID {
			return t.ShipsAt(m.Owner, gauge.Range1, func(id board.ShipID) bool { return t.InTurretArc(m.Owner, id) })
		},
		func(t *xwing.Table, m xwing.Moment, id board.ShipID) {
			n := 1
			if t.Ship(m.Owner).Damaged() {
				n = 2
			}
			t.GainTokens(id, board.Strain, n)
		})))
}

// flightLeaderUbbel pays back what a friend has suffered.
func flightLeaderUbbel() *xwing.Card {
	back := func(m xwing.Moment) xwing.AttackTerms {
		return xwing.AttackTerms{Whom: func(id board.ShipID) bool { return id == m.Other }}
	}
	return pilot("flightleaderubbel", xwing.Ability{When: xwing.AfterDefending, Upon: theOther, Bonus: true,
		If: func(t *xwing.Table, m xwing.Moment) bool {
			return friendlyAt(t, m, gauge.Range2) && t.Fight().DealtCard(m.Ship) && t.CanBonusAttack(m.Owner, back(m))
		},
		Do: func(t *xwing.Table, m xwing.Moment) { t.BonusAttack(m.Owner, back(m)) }})
}

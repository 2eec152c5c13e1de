package cards

import (
	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/gauge"
)

// republicLAATIGunship lists the pilots of the LAAT/i Gunship that fly for the Galactic Republic.
func republicLAATIGunship() []*xwing.Card {
	return []*xwing.Card{hawk("hawk"), hound(), sicko(), pilot("warthog", keepsTheDead())}
}

// hound takes what weighs a friend down upon himself.
func hound() *xwing.Card {
	return pilot("hound", xwing.Ability{When: xwing.AfterGainingToken, May: true, Upon: theShip,
		If: func(t *xwing.Table, m xwing.Moment) bool {
			s := t.Ship(m.Ship)
			return t.Friendly(m.Owner, m.Ship) && s.Size == gauge.Small && t.InTurretArc(m.Owner, m.Ship) &&
				(m.Token == board.Deplete || m.Token == board.Strain) && t.Ship(m.Owner).Has(m.Token) == 0
		},
		Do: func(t *xwing.Table, m xwing.Moment) { t.TransferToken(m.Ship, m.Owner, m.Token) }})
}

func sicko() *xwing.Card {
	return pilot("sicko", xwing.Ability{When: xwing.AfterManeuver, May: true,
		If: func(_ *xwing.Table, m xwing.Moment) bool { return you(m) && xwing.Basic(m.Move.Maneuver.Bearing) },
		Do: func(t *xwing.Table, m xwing.Moment) { t.AssignCondition(m, m.Owner, "sickeningmaneuver") }})
}

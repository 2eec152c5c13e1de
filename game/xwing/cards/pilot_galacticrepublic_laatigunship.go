package cards

import "xwing/game/xwing"

// republicLAATIGunship lists the pilots of the LAAT/i Gunship that fly for the Galactic Republic.
func republicLAATIGunship() []*xwing.Card {
	return []*xwing.Card{sicko()}
}

func sicko() *xwing.Card {
	return pilot("sicko", xwing.Ability{When: xwing.AfterManeuver, May: true,
		If: func(_ *xwing.Table, m xwing.Moment) bool { return you(m) && xwing.Basic(m.Maneuver.Bearing) },
		Do: func(t *xwing.Table, m xwing.Moment) { t.AssignCondition(m, m.Owner, "sickeningmaneuver") }})
}

package cards

import (
	"xwing/game/xwing"
	"xwing/physics"
)

// Iden Versio saves herself too: a ship is friendly to itself.
func idenVersio() *xwing.Card {
	return pilot("idenversio", xwing.Ability{
		When: xwing.WouldSufferDamage, May: true, Cost: xwing.Cost{Charges: 1},
		If: func(t *xwing.Table, m xwing.Moment) bool {
			return t.Ship(m.Ship).Chassis == "tielnfighter" && friendlyAt(t, m, physics.Range1)
		},
		Replace: func(_ *xwing.Table, _ xwing.Moment, d *xwing.Damage) { *d = xwing.Damage{} },
	})
}

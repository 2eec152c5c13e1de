package cards

import (
	"xwing/game/xwing"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/gauge"
)

// separatistHyenaClassDroidBomber lists the pilots of the Hyena-class Droid Bomber that fly for the Separatist Alliance.
func separatistHyenaClassDroidBomber() []*xwing.Card {
	return []*xwing.Card{
		also(pilot("dbs32c-siegeofcoruscant", xwing.Ability{When: xwing.AfterAction, Cost: xwing.Cost{Charges: 1},
			If: having(catalog.Calculate), Act: may(white(catalog.Jam))}), "dbs32c-siegeofcoruscant-lsl"),
		dbs404("dbs404", gauge.Range0, xwing.Ability{Query: xwing.AttackingTouched, By: one}),
		later(dbs404("dbs404", gauge.Range1)),
		also(dbs404("dbs404-siegeofcoruscant", gauge.Range1), "dbs404-siegeofcoruscant-lsl"),
	}
}

// dbs404 burns itself as it fires from close by.
func dbs404(xws string, nearest gauge.Range, more ...xwing.Ability) *xwing.Card {
	near := func(t *xwing.Table, m xwing.Moment) bool {
		return attacking(t, m) && t.View.Attack.Range >= nearest && t.View.Attack.Range <= gauge.Range1
	}
	return pilot(xws, append(more,
		number(xwing.AttackDiceCount, 1, near),
		xwing.Ability{When: xwing.AfterAttacking,
			If: func(t *xwing.Table, m xwing.Moment) bool { return near(t, m) && t.View.Attack.Hit },
			Do: func(t *xwing.Table, m xwing.Moment) { t.SufferDamage(m.Owner, xwing.Damage{Crits: 1}) }})...)
}

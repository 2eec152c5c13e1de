package cards

import (
	"xwing/game/xwing"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/rule"
)

// sensors lists sensors.
func sensors() []*xwing.Card { return []*xwing.Card{passiveSensors()} }

// Passive sensors are an action that nobody can coordinate, and pay off when the ship
// engages.
func passiveSensors() *xwing.Card {
	watching := func(t *xwing.Table, m xwing.Moment) bool { return t.ActiveCharges(m.Owner, "passivesensors") == 0 }
	return upgrade("passivesensors",
		xwing.Ability{When: xwing.AsAction, Cost: xwing.Cost{Charges: 1}, Do: func(*xwing.Table, xwing.Moment) {}},
		xwing.Ability{Query: xwing.PerformingAction, Refuse: refusing(rule.CardForbids),
			If: func(_ *xwing.Table, m xwing.Moment) bool {
				return !m.Step && m.Action == "card:upgrade/passivesensors/0"
			}},
		xwing.Ability{Query: xwing.Coordinating, Refuse: refusing(rule.CardForbids),
			If: func(t *xwing.Table, m xwing.Moment) bool { return m.Other == m.Owner && watching(t, m) }},
		xwing.Ability{When: xwing.BeforeEngaging, Act: may(white(catalog.Calculate, catalog.Lock)),
			If: func(t *xwing.Table, m xwing.Moment) bool { return you(m) && watching(t, m) }})
}

package cards

import (
	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/gauge"
	"xwing/game/xwing/rule"
)

// separatistHyenaClassDroidBomber lists the pilots of the Hyena-class Droid Bomber that fly for the Separatist Alliance.
func separatistHyenaClassDroidBomber() []*xwing.Card {
	return []*xwing.Card{
		also(baktoidPrototype(), "baktoidprototype-siegeofcoruscant", "baktoidprototype-siegeofcoruscant-lsl"),
		bombardmentDrone(),
		dbs32c(),
		also(pilot("dbs32c-siegeofcoruscant", xwing.Ability{When: xwing.AfterAction, Cost: xwing.Cost{Charges: 1},
			If: having(catalog.Calculate), Act: may(white(catalog.Jam))}), "dbs32c-siegeofcoruscant-lsl"),
		dbs404("dbs404", gauge.Range0, attacksTouched(you)),
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
		xwing.Ability{When: xwing.AfterNeutralizing,
			If: func(t *xwing.Table, m xwing.Moment) bool { return near(t, m) && t.View.Attack.Hit },
			Do: func(t *xwing.Table, m xwing.Moment) { t.SufferDamage(m.Owner, xwing.Damage{Crits: 1}) }})...)
}

// baktoidPrototype aims by what another droid of its net has locked.
func baktoidPrototype() *xwing.Card {
	return pilot("baktoidprototype", xwing.Ability{Query: xwing.WaivingRequirement,
		If: func(t *xwing.Table, m xwing.Moment) bool {
			return you(m) && m.Is(catalog.Focus, catalog.Calculate, catalog.Lock) &&
				len(friends(t, m, func(t *xwing.Table, m xwing.Moment, id board.ShipID) bool {
					return networked(t, id) && t.Ship(id).HasLocked(m.Other.Piece())
				})) > 0
		}})
}

func dbs32c() *xwing.Card {
	return pilot("dbs32c",
		xwing.Ability{When: xwing.StartOfEngagement, If: always, Cost: xwing.Cost{Spend: board.Calculate, SpendN: 1}, Act: may(white(catalog.Coordinate))},
		xwing.Ability{Query: xwing.Coordinating, Refuse: refusing(rule.CardForbids),
			If: func(t *xwing.Table, m xwing.Moment) bool { return you(m) && !networked(t, m.Other) }})
}

// networked reports whether a ship has the ship ability of droids that calculate for each other.
func networked(t *xwing.Table, id board.ShipID) bool {
	return t.HasShipAbility(id, "networkedcalculations") && !independent(t, id)
}

// bombardmentDrone throws what others drop.
func bombardmentDrone() *xwing.Card {
	return pilot("bombardmentdrone", xwing.Ability{Query: xwing.PlacingInstead, Instead: func(w board.Way) []board.Way {
		if w.Launch {
			return nil
		}
		w.Launch = true
		return []board.Way{w}
	}})
}

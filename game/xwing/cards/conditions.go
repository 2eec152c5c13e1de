package cards

import (
	"slices"

	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/physics"
)

// conditions lists condition cards and the cards that assign them.
func conditions() []*xwing.Card {
	return slices.Concat(huntingConditions(), guardingConditions(), zamWesell(), []*xwing.Card{agentKallus(), benTeene(), captainRex(), fearfulPrey(), fearsomePredator(), hunted(), informant(),
		listeningDevice(), rattled(), suppressiveFire()})
}

// condition declares a second edition condition.
func condition(xws string, abilities ...xwing.Ability) *xwing.Card {
	return declare(catalog.ConditionCard, xws, abilities)
}

// shipAbility declares what all cards of a ship type print.
func shipAbility(name string, abilities ...xwing.Ability) *xwing.Card {
	return declare(catalog.ShipAbility, name, abilities)
}

// assigns is the "Setup:" ability to assign a condition to an enemy ship.
func assigns(card string) xwing.Ability {
	return xwing.Ability{When: xwing.AfterPlacingForces, If: always,
		Do: func(t *xwing.Table, m xwing.Moment) {
			if ship := t.ChooseShip(m, t.View.ShipsOf(t.Ship(m.Owner).Seat.Other()), false); ship != 0 {
				t.AssignCondition(m, ship, card)
			}
		}}
}

func informant() *xwing.Card { return upgrade("informant", assigns("listeningdevice")) }

// The dial of the ship that is listened to lies open in the System Phase, at its
// own initiative, while the informant is near.
func listeningDevice() *xwing.Card {
	return condition("listeningdevice", dialOpens(func(t *xwing.Table, m xwing.Moment) bool {
		by := t.ConditionBy(m.Owner, "listeningdevice")
		return t.Ship(by).Where == board.InPlay && t.AtRange(by, m.Owner, physics.Range0, physics.Range2)
	}))
}

func agentKallus() *xwing.Card {
	return upgrade("agentkallus", assigns("hunted"), xwing.Ability{When: xwing.ModifyingAttackDice, May: true,
		If: func(t *xwing.Table, m xwing.Moment) bool {
			return attacking(t, m) && t.Ship(m.Other).HasCondition("hunted") && t.CountResults(board.AttackDice, board.FocusResult) > 0
		},
		Do: func(t *xwing.Table, _ xwing.Moment) {
			t.ChangeResults(board.AttackDice, board.FocusResult, board.Hit, 1)
		}})
}

// The hunt goes on after a ship is destroyed.
func hunted() *xwing.Card {
	return condition("hunted", passesOn("hunted", func(*xwing.Table, xwing.Moment, board.ShipID) bool { return true }))
}

func captainRex() *xwing.Card {
	return pilot("captainrex", xwing.Ability{When: xwing.AfterAttacking, Upon: theOther,
		Do: func(t *xwing.Table, m xwing.Moment) {
			t.AssignCondition(m, m.Other, "suppressivefire")
			m.Owner, m.Card = m.Other, "condition/suppressivefire"
			t.Note(m, "attacked")
		}})
}

// suppressiveFire lasts until Captain Rex has defended, is destroyed, or has let an
// Engagement Phase pass without an attack: every attack of his assigns it anew.
func suppressiveFire() *xwing.Card {
	rex := func(t *xwing.Table, m xwing.Moment) board.ShipID { return t.ConditionBy(m.Owner, "suppressivefire") }
	about := func(t *xwing.Table, m xwing.Moment) bool { return m.Ship == rex(t, m) }
	gone := func(t *xwing.Table, m xwing.Moment) { t.RemoveThis(m) }
	return condition("suppressivefire",
		xwing.Ability{Query: xwing.AttackDiceCount,
			If: func(t *xwing.Table, m xwing.Moment) bool { return you(m) && m.Other != rex(t, m) },
			By: func(*xwing.Table, xwing.Moment) int { return -1 }},
		xwing.Ability{When: xwing.AfterDefending, If: about, Do: gone},
		xwing.Ability{When: xwing.BeforeDestroyedRemoved, If: about, Do: gone},
		xwing.Ability{When: xwing.EndOfEngagement, Do: gone,
			If: func(t *xwing.Table, m xwing.Moment) bool { return !t.Noted(m, "attacked") }})
}

func benTeene() *xwing.Card {
	return pilot("benteene", xwing.Ability{When: xwing.AfterAttacking,
		If: func(t *xwing.Table, m xwing.Moment) bool {
			for _, arc := range t.Ship(m.Owner).Turret {
				if you(m) && t.InArc(m.Owner, m.Other, arc) {
					return true
				}
			}
			return false
		},
		Do: func(t *xwing.Table, m xwing.Moment) { t.AssignCondition(m, m.Other, "rattled") }})
}

// rattled: one crit when a bomb or mine goes off close by; calm where there is none.
func rattled() *xwing.Card {
	near := func(t *xwing.Table, m xwing.Moment, id board.DeviceID) bool {
		return physics.MeasureRange(t.ShipShape(m.Owner), t.DeviceShape(id)) <= physics.Range1
	}
	return condition("rattled",
		xwing.Ability{When: xwing.AfterDetonation,
			If: func(t *xwing.Table, m xwing.Moment) bool { return near(t, m, m.Device) },
			Do: func(t *xwing.Table, m xwing.Moment) {
				t.SufferDamage(m.Owner, xwing.Damage{Crits: 1})
				t.RemoveThis(m)
			}},
		xwing.Ability{When: xwing.AsAction,
			If: func(t *xwing.Table, m xwing.Moment) bool {
				for _, id := range t.View.DevicesInPlay() {
					if near(t, m, id) {
						return false
					}
				}
				return you(m)
			},
			Do: func(t *xwing.Table, m xwing.Moment) { t.RemoveThis(m) }})
}

func fearsomePredator() *xwing.Card { return pilot("fearsomepredator", assigns("fearfulprey")) }

// fearfulPrey strains a ship that spends no green token against a predator: there
// may be a pack of them.
func fearfulPrey() *xwing.Card {
	return condition("fearfulprey", xwing.Ability{When: xwing.AfterDefending,
		If: func(t *xwing.Table, m xwing.Moment) bool {
			return you(m) && t.Ship(m.Other).Pilot == "fearsomepredator" && !t.SpentGreen(m.Owner)
		},
		Do: func(t *xwing.Table, m xwing.Moment) { t.GainTokens(m.Owner, board.Strain, 1) }})
}

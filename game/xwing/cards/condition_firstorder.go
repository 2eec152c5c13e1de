package cards

import (
	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
)

// firstOrderConditionCards lists the conditions that are assigned by the First Order.
func firstOrderConditionCards() []*xwing.Card {
	return []*xwing.Card{brokenTrust(), darkSide(), primedForSpeed()}
}

// brokenTrust makes strangers of friends, until a fight of the ship's ends badly
// for the defender.
func brokenTrust() *xwing.Card {
	gone := func(when xwing.Timing) xwing.Ability {
		return xwing.Ability{When: when,
			If: func(t *xwing.Table, m xwing.Moment) bool {
				defender := t.View.Attack.Defender
				return you(m) && (t.Fight().DealtFaceup(defender) || t.Ship(defender).Destroyed)
			},
			Do: func(t *xwing.Table, m xwing.Moment) { t.RemoveThis(m) }}
	}
	c := condition("brokentrust",
		xwing.Ability{When: xwing.BeforeDeclaringDefender, Do: func(t *xwing.Table, m xwing.Moment) {
			for _, id := range t.View.ShipsOf(t.Ship(m.Owner).Seat) {
				if !t.Ship(id).Stressed() && t.InComingArc(m, id) {
					t.GainTokens(id, board.Stress, 1)
				}
			}
		}}, gone(xwing.AfterDefending), gone(xwing.AfterAttacking))
	c.Estranged = true
	return c
}

// darkSide keeps a card for the next crit, which then passes by the shields.
func darkSide() *xwing.Card {
	return condition("illshowyouthedarkside",
		xwing.Ability{When: xwing.WhenDealtFaceup,
			If: func(t *xwing.Table, m xwing.Moment) bool { return !t.LadenWith(m) },
			Do: func(t *xwing.Table, m xwing.Moment) { t.SearchDamage(m, catalog.PilotTrait) }},
		xwing.Ability{When: xwing.WouldSufferDamage,
			If: func(t *xwing.Table, m xwing.Moment) bool { return you(m) && m.Damage.Crit && t.LadenWith(m) },
			Replace: func(t *xwing.Table, m xwing.Moment, d *xwing.Damage) {
				d.Crits--
				d.Dealt++
				t.DealLaden(m)
			}})
}

func primedForSpeed() *xwing.Card {
	return condition("primedforspeed",
		xwing.Ability{Query: xwing.AddingActions, Bar: white(catalog.SLAM)},
		xwing.Ability{When: xwing.AfterAction,
			If: func(t *xwing.Table, m xwing.Moment) bool {
				return you(m) && m.Is(catalog.SLAM) && t.Ship(m.Owner).Has(board.Disarm) > 0
			},
			Do: func(t *xwing.Table, m xwing.Moment) {
				t.SufferDamage(m.Owner, xwing.Damage{Hits: 1})
				t.RemoveTokens(m.Owner, board.Disarm, 1)
			}})
}

package cards

import (
	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/gauge"
	"xwing/game/xwing/rule"
)

// firstConditions lists the conditions of first edition.
func firstConditions() []*xwing.Card {
	return []*xwing.Card{
		firstCondition(debt, turnsAttack(board.FocusResult, board.Crit, xwing.Cost{}, func(t *xwing.Table, _ xwing.Moment, a *board.Attack) bool {
			return t.Equips(a.Defender, "ascoretosettle")
		})),
		firstCondition(darkness,
			xwing.Ability{When: xwing.WhenDealtFaceup,
				If: func(t *xwing.Table, m xwing.Moment) bool { return !t.LadenWith(m) },
				Do: func(t *xwing.Table, m xwing.Moment) {
					if t.SearchDamage(m, catalog.PilotTrait); !t.LadenWith(m) {
						t.RemoveThis(m)
					}
				}},
			xwing.Ability{When: xwing.WouldSufferDamage,
				If: func(t *xwing.Table, m xwing.Moment) bool {
					return you(m) && m.Damage.Crit && whileAttacked(t) && t.LadenWith(m)
				},
				Replace: func(t *xwing.Table, m xwing.Moment, d *xwing.Damage) {
					d.Crits--
					d.Dealt++
					t.DealLaden(m)
				}}),
		firstCondition(devotion, devoted()...),
		firstCondition(harpooned,
			xwing.Ability{When: xwing.AfterNeutralizing, // before what hits instead cancels the crit
				If: func(t *xwing.Table, m xwing.Moment) bool {
					return m.Other == m.Owner && t.Fight().CountResults(board.AttackDice, board.Crit) > 0
				},
				Do: func(t *xwing.Table, m xwing.Moment) {
					splashes(t, m.Owner)
					t.RemoveThis(m)
					t.DealDamageCard(m.Owner, false)
				}},
			xwing.Ability{When: xwing.BeforeDestroyedRemoved, Do: func(t *xwing.Table, m xwing.Moment) { splashes(t, m.Owner) }},
			xwing.Ability{When: xwing.AsAction, Do: func(t *xwing.Table, m xwing.Moment) {
				t.RemoveThis(m)
				if f := rollFor(t, m); f == board.Hit || f == board.Crit {
					t.SufferDamage(m.Owner, xwing.Damage{Hits: 1})
				}
			}}),
		firstCondition(mimicked),
		firstCondition(prototype, prototypical()...),
		firstCondition(scrambled,
			xwing.Ability{Query: xwing.ModifyingDice, Refuse: refusing(rule.CardForbids), If: func(t *xwing.Table, m xwing.Moment) bool {
				return attacking(t, m) && m.Attack.Side == board.AttackDice && t.Equips(t.View.Attack.Defender, "targetingscrambler") &&
					t.View.Attack.Range == gauge.Range1
			}},
			xwing.Ability{When: xwing.EndOfEngagement, If: always, Do: func(t *xwing.Table, m xwing.Moment) { t.RemoveThis(m) }}),
		firstCondition(shadowed),
	}
}

// whileAttacked holds in an attack until all of its damage is dealt.
func whileAttacked(t *xwing.Table) bool {
	return t.View.Attack != nil && t.View.Attack.Step < board.Aftermath
}

// darkness is the condition of ships that are shown the dark side.
const darkness = "illshowyouthedarkside"

// shadowed and mimicked are the conditions of those whose pilot skill or ability another has.
const shadowed, mimicked = "shadowed", "mimicked"

// scrambled is the condition of ships whose aim is off.
const scrambled = "scrambled"

// harpooned is the condition of ships that drag a harpoon about.
const harpooned = "harpooned"

// debt is the condition by which ships settle a score.
const debt = "adebttopay"

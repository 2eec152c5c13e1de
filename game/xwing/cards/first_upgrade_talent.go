package cards

import (
	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/gauge"
)

// firstTalents lists the elite upgrades of first edition. What Veteran Instincts adds is a fact.
func firstTalents() []*xwing.Card {
	alone := func(t *xwing.Table, m xwing.Moment) bool { return friendless(t, m, gauge.Range2) }
	return []*xwing.Card{
		firstUpgrade("adaptability", choosesSide()),
		firstUpgrade("adrenalinerush", eases()),
		firstUpgrade("ascoretosettle", settles()...),
		firstUpgrade("calculation", turnsAttack(board.FocusResult, board.Crit, xwing.Cost{Spend: board.Focus, SpendN: 1}, nil)),
		firstUpgrade("coolhand", keepsCool()),
		firstUpgrade("crackshot", forTheCard(cancelsEvade(func(t *xwing.Table, a *board.Attack) bool {
			return t.InFiringArc(a.Attacker, a.Defender)
		}))),
		firstUpgrade("daredevil", dares()),
		firstUpgrade("deadeye", aimsByFocus()...),
		firstUpgrade("debrisgambit", hidesInDebris()),
		firstUpgrade("decoy", tradesSkill()),
		firstUpgrade("determination", discardsDealt(catalog.PilotTrait)),
		firstUpgrade("drawtheirfire", drawsCrit()),
		firstUpgrade("elusiveness", xwing.Ability{When: xwing.ModifyingAttackDice, May: true, Rerolls: true,
			Cost: xwing.Cost{Gain: board.Stress, GainN: 1},
			If:   func(t *xwing.Table, m xwing.Moment) bool { return calm(t, m) && defending(t, m) },
			Do:   func(t *xwing.Table, m xwing.Moment) { t.Fight().RerollChosen(m.Owner, board.AttackDice, 1, 1) }}),
		firstUpgrade("experthandling", rollsOut()),
		firstUpgrade("expertise", turnsOwn(board.AttackDice, board.FocusResult, board.Hit, 99, xwing.Cost{}, calm)),
		firstUpgrade("expose", exposes()...),
		firstUpgrade("intensity", burnsBright()...),
		firstUpgrade("intimidation", number(xwing.AgilityValue, -1, func(t *xwing.Table, m xwing.Moment) bool {
			return t.Enemy(m.Owner, m.Ship) && t.View.Touch(m.Owner, m.Ship)
		})),
		firstUpgrade("juke", jukes()),
		firstUpgrade("lightningreflexes", spinsAround()),
		firstUpgrade("lonewolf", rerollsSome(board.AttackDice, board.Blank, 1, alone), rerollsSome(board.DefenseDice, board.Blank, 1, alone)),
		firstUpgrade("marksmanship", marksman()...),
		firstUpgrade("opportunist", wish(number(xwing.AttackDiceCount, 1, func(t *xwing.Table, m xwing.Moment) bool {
			return calm(t, m) && t.Ship(m.Other).Has(board.Focus)+t.Ship(m.Other).Has(board.Evade) == 0
		}), xwing.Cost{Gain: board.Stress, GainN: 1})),
		firstUpgrade("outmaneuver", lessAgileFoe(func(t *xwing.Table, m xwing.Moment) bool {
			return t.InFiringArc(m.Owner, m.Ship) && !t.InFiringArc(m.Ship, m.Owner)
		})),
		firstUpgrade("predator", hunts(func(t *xwing.Table, id board.ShipID) bool { return t.Initiative(id) <= 2 })),
		firstUpgrade("pushthelimit", pushesOn(anyOfBar())),
		firstUpgrade("rage", rages()...),
		firstUpgrade("ruthlessness", spreads()),
		firstUpgrade("saturationsalvo", showers()),
		firstUpgrade("selflessness", takesHits()),
		firstUpgrade("snapshot", snaps()...),
		firstUpgrade("squadleader", leads()),
		firstUpgrade("stayontarget", staysOn()...),
		firstUpgrade("swarmleader", swarmsAround()...),
		firstUpgrade("swarmtactics", swarms(board.Engagement, func(t *xwing.Table, m xwing.Moment) []board.ShipID {
			return othersAt(t, m, gauge.Range1, nil)
		})),
		firstUpgrade("trickshot", wish(obstructedMore(), xwing.Cost{})),
		firstUpgrade("veteraninstincts"),
		firstUpgrade("wingman", wingsOver()),
		firstUpgrade("wired", rerollsSome(board.AttackDice, board.FocusResult, 99, stressed),
			rerollsSome(board.DefenseDice, board.FocusResult, 99, stressed)),
	}
}

// discardsDealt discards faceup damage cards of a trait as they are dealt.
func discardsDealt(trait catalog.Trait) xwing.Ability {
	return xwing.Ability{When: xwing.WouldBeDealtFaceup,
		If: func(t *xwing.Table, m xwing.Moment) bool {
			return you(m) && t.DamageTrait(m.Damage.Dealt.Card) == trait
		},
		Do: func(t *xwing.Table, m xwing.Moment) { t.DiscardDealt(m) }}
}

// marksman turns focus results of the round's attacks.
func marksman() []xwing.Ability {
	return []xwing.Ability{
		lastingAction(nil),
		{When: xwing.ModifyingAttackDice, May: true,
			If: whenAttacking(func(t *xwing.Table, m xwing.Moment, _ *board.Attack) bool {
				return t.Lasting(m) && t.Fight().CountResults(board.AttackDice, board.FocusResult) > 0
			}),
			Do: func(t *xwing.Table, _ xwing.Moment) {
				t.Fight().ChangeResults(board.AttackDice, board.FocusResult, board.Crit, 1)
				t.Fight().ChangeResults(board.AttackDice, board.FocusResult, board.Hit, len(t.Fight().Dice(board.AttackDice)))
			}},
	}
}

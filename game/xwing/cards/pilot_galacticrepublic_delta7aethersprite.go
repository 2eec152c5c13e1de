package cards

import (
	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/gauge"
)

// republicDelta7Aethersprite lists the pilots of the Delta-7 Aethersprite that fly for the Galactic Republic.
func republicDelta7Aethersprite() []*xwing.Card {
	return []*xwing.Card{
		also(adiGallia(), "adigallia-delta7baethersprite"),
		also(ahsokaTano(), "ahsokatano-delta7baethersprite"),
		also(anakinSkywalker("anakinskywalker"), "anakinskywalker-delta7baethersprite"),
		also(barrissOffee(), "barrissoffee-delta7baethersprite"),
		depaBillaba(),
		also(luminaraUnduli(), "luminaraunduli-delta7baethersprite"),
		also(maceWindu(), "macewindu-delta7baethersprite"),
		also(pilot("obiwankenobi", refocuses(board.Focus)), "obiwankenobi-delta7baethersprite"),
		also(ploKoon(), "plokoon-delta7baethersprite"),
		also(pilot("saeseetiin", revisesDial(gauge.Range2, xwing.Cost{Force: 1})), "saeseetiin-delta7baethersprite"),
	}
}

// adiGallia takes the enemy's range bonus away: the attacker's close by, the defender's far off.
func adiGallia() *xwing.Card {
	against := func(r gauge.Range) func(*xwing.Table, xwing.Moment) bool {
		return func(t *xwing.Table, m xwing.Moment) bool { return m.Other == m.Owner && t.View.Attack.Range == r }
	}
	return pilot("adigallia",
		wish(deniesRangeBonus(board.AttackDice, against(gauge.Range1)), xwing.Cost{Force: 1}),
		wish(deniesRangeBonus(board.DefenseDice, against(gauge.Range3)), xwing.Cost{Force: 1}))
}

// ploKoon shares: a green token goes to a friend, or an orange one comes from it.
func ploKoon() *xwing.Card {
	orange := []board.Token{}
	for k := range board.TokenKinds {
		if k.Color() == board.Orange {
			orange = append(orange, k)
		}
	}
	needy := func(t *xwing.Table, m xwing.Moment) []board.ShipID {
		return friendsAt(t, m, gauge.Range2, func(id board.ShipID) bool {
			return id != m.Owner && (len(greens(t, m.Owner)) > 0 || tokensOf(t, id, board.Orange) > 0)
		})
	}
	return pilot("plokoon", xwing.Ability{When: xwing.StartOfEngagement, May: true, Cost: xwing.Cost{Force: 1}, If: always,
		Choice: func(t *xwing.Table, m xwing.Moment) bool { return len(needy(t, m)) > 0 },
		Do: func(t *xwing.Table, m xwing.Moment) {
			id, mine := t.ChooseShip(m, needy(t, m), false), greens(t, m.Owner)
			if len(mine) > 0 && (tokensOf(t, id, board.Orange) == 0 || t.AskRather(m, m.Owner, "give-green", "take-orange")) {
				t.TransferAny(m, m.Owner, id, mine...)
				return
			}
			t.TransferAny(m, id, m.Owner, orange...)
		}})
}

// ahsokaTano pays for a choice, which comes before.
func ahsokaTano() *xwing.Card {
	any := xwing.ActionGrant{Stressed: true}
	able := func(t *xwing.Table, m xwing.Moment) []board.ShipID {
		return friendsAt(t, m, gauge.Range1, func(id board.ShipID) bool { return t.CanPerform(id, any) })
	}
	return pilot("ahsokatano", xwing.Ability{When: xwing.AfterManeuver, May: true, Cost: xwing.Cost{Force: 1},
		If:     func(_ *xwing.Table, m xwing.Moment) bool { return you(m) && m.Move.Full },
		Choice: func(t *xwing.Table, m xwing.Moment) bool { return len(able(t, m)) > 0 },
		Do:     func(t *xwing.Table, m xwing.Moment) { t.GrantAction(m, t.ChooseShip(m, able(t, m), false), any) }})
}

func barrissOffee() *xwing.Card {
	return pilot("barrissoffee", xwing.Ability{When: xwing.ModifyingAttackDice, May: true, Cost: xwing.Cost{Force: 1},
		If: func(t *xwing.Table, m xwing.Moment) bool {
			return friendlyAt(t, m, gauge.Range2) && rolls(t, m.Ship, board.AttackDice) && t.InBullseye(m.Ship, m.Other) &&
				t.Fight().CountResults(board.AttackDice, board.FocusResult, board.Hit) > 0
		},
		Do: func(t *xwing.Table, m xwing.Moment) {
			focus, hits := t.Fight().CountResults(board.AttackDice, board.FocusResult), t.Fight().CountResults(board.AttackDice, board.Hit)
			if hits == 0 || focus > 0 && t.AskRather(m, m.Owner, "focus-hit", "hit-crit") {
				t.Fight().ChangeResults(board.AttackDice, board.FocusResult, board.Hit, 1)
				return
			}
			t.Fight().ChangeResults(board.AttackDice, board.Hit, board.Crit, 1)
		}})
}

// depaBillaba has Force for friends ahead who have used theirs up.
func depaBillaba() *xwing.Card {
	return pilot("depabillaba-wat1", number(xwing.Lending, 1, func(t *xwing.Table, m xwing.Moment) bool {
		force := t.Ship(m.Ship).Force
		return m.Action == board.ForceCharges && t.Fight().Fighting(m.Ship) && t.Friendly(m.Owner, m.Ship) &&
			t.InArc(m.Owner, m.Ship, gauge.FullFront) && force.Limit-force.Active > force.Active
	}))
}

// luminaraUnduli softens one result that threatens a friend.
func luminaraUnduli() *xwing.Card {
	return pilot("luminaraunduli", xwing.Ability{When: xwing.ModifyingAttackDice, May: true, Cost: xwing.Cost{Force: 1},
		If: func(t *xwing.Table, m xwing.Moment) bool {
			return friendlyAt(t, m, gauge.Range2) && rolls(t, m.Other, board.AttackDice) && !t.InBullseye(m.Other, m.Ship) &&
				t.Fight().CountResults(board.AttackDice, board.Hit, board.Crit) > 0
		},
		Do: func(t *xwing.Table, m xwing.Moment) {
			hits, crits := t.Fight().CountResults(board.AttackDice, board.Hit), t.Fight().CountResults(board.AttackDice, board.Crit)
			if crits > 0 && (hits == 0 || t.AskRather(m, m.Owner, "soften-crit", "hit-focus")) {
				t.Fight().ChangeResults(board.AttackDice, board.Crit, board.Hit, 1)
				return
			}
			t.Fight().ChangeResults(board.AttackDice, board.Hit, board.FocusResult, 1)
		}})
}

func maceWindu() *xwing.Card {
	return pilot("macewindu", xwing.Ability{When: xwing.AfterManeuver,
		If: func(t *xwing.Table, m xwing.Moment) bool {
			return fullyRed(t, m) && t.CanRecover(m.Owner, board.ForceCharges)
		},
		Do: func(t *xwing.Table, m xwing.Moment) { t.RecoverCharges(m.Owner, board.ForceCharges, 1) }})
}

package cards

import (
	"slices"

	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/gauge"
)

// resistanceBTANR2YWing lists the pilots of the BTA-NR2 Y-Wing that fly for the Resistance.
func resistanceBTANR2YWing() []*xwing.Card {
	return []*xwing.Card{
		also(aftabAckbar(), "aftabackbar-wartime"),
		also(caiThrenalli("caithrenalli-btanr2ywing"), "caithrenalli-wartime"),
		also(corusKapellim(), "coruskapellim-wartime"),
		also(legaFossang(), "legafossang-wartime"),
		also(shasaZaro(), "shasazaro-wartime"),
		also(tezaNasz(), "tezanasz-wartime"),
		also(wilsaTeshlo(), "wilsateshlo-wartime"),
		also(zoriiBliss(), "zoriibliss-wartime"),
	}
}

// tezaNasz helps whoever shoots at a ship that has friends of his on both sides.
func tezaNasz() *xwing.Card {
	return pilot("tezanasz", rerollFor(func(t *xwing.Table, m xwing.Moment) bool {
		beside := func(arc gauge.Arc) bool {
			return slices.ContainsFunc(t.View.ShipsOf(t.Ship(m.Ship).Seat), func(id board.ShipID) bool {
				return t.Friendly(m.Ship, id) && t.InArc(m.Other, id, arc)
			})
		}
		return t.AtRange(m.Owner, m.Ship, gauge.Range0, gauge.Range2) && beside(gauge.Left) && beside(gauge.Right)
	}))
}

// aftabAckbar trades the stress of what is red for strain.
func aftabAckbar() *xwing.Card {
	shakes := func(when xwing.Timing, f func(m xwing.Moment) bool) xwing.Ability {
		return xwing.Ability{When: when, May: true, Cost: xwing.Cost{Gain: board.Strain, GainN: 1},
			If: func(t *xwing.Table, m xwing.Moment) bool {
				return you(m) && m.Difficulty == catalog.Red && f(m) && t.Ship(m.Owner).Has(board.Stress) == 1 && t.CanRemoveToken(m.Owner, board.Stress)
			},
			Do: func(t *xwing.Table, m xwing.Moment) { t.RemoveTokens(m.Owner, board.Stress, 1) }}
	}
	return pilot("aftabackbar", shakes(xwing.AfterManeuver, func(m xwing.Moment) bool { return xwing.Basic(m.Move.Maneuver.Bearing) }),
		shakes(xwing.AfterAction, func(xwing.Moment) bool { return true }))
}

// corusKapellim takes a green token from a ship right before the guns.
func corusKapellim() *xwing.Card {
	return pilot("coruskapellim", given(mine, chooses(xwing.BeforeEngaging, func(t *xwing.Table, m xwing.Moment) []board.ShipID {
		return t.ShipsAt(m.Owner, gauge.Range1, func(id board.ShipID) bool {
			return t.InFiringArc(m.Owner, id) && t.CanShed(id, board.Green)
		})
	}, func(t *xwing.Table, m xwing.Moment, id board.ShipID) {
		t.Hand(m, id, m.Owner, board.Green)
	})))
}

// shasaZaro shares what she has defended with behind her.
func shasaZaro() *xwing.Card {
	return pilot("shasazaro", given(func(t *xwing.Table, m xwing.Moment) bool {
		return you(m) && len(greens(t, m.Owner)) > 0
	}, chooses(xwing.AfterDefending, func(t *xwing.Table, m xwing.Moment) []board.ShipID {
		return othersAt(t, m, gauge.Range2, func(id board.ShipID) bool { return t.InArc(m.Owner, id, gauge.FullRear) })
	}, func(t *xwing.Table, m xwing.Moment, id board.ShipID) {
		t.GainEither(m, id, greens(t, m.Owner)...)
	})))
}

// legaFossang fires along with whatever of her side lies there.
func legaFossang() *xwing.Card {
	partners := func(t *xwing.Table, m xwing.Moment) int {
		a := t.View.Attack
		calculating := friends(t, m, func(t *xwing.Table, _ xwing.Moment, id board.ShipID) bool {
			return t.Ship(id).Has(board.Calculate) > 0 && inAttackArc(t, id)
		})
		return len(calculating) + t.DevicesInAttackArc(a.Attacker, a.Weapon, a.Defender)
	}
	return pilot("legafossang", xwing.Ability{When: xwing.ModifyingAttackDice, May: true, Rerolls: true,
		If: whenAttacking(func(t *xwing.Table, m xwing.Moment, _ *board.Attack) bool {
			return (inPrimary(t) || attacksWith(t, m, "turret")) && partners(t, m) > 0
		}),
		Do: func(t *xwing.Table, m xwing.Moment) {
			t.Fight().RerollChosen(m.Owner, board.AttackDice, 1, partners(t, m))
		}})
}

// wilsaTeshlo leaves whom he has torn open a choice.
func wilsaTeshlo() *xwing.Card {
	return pilot("wilsateshlo", xwing.Ability{When: xwing.AfterAttacking, Upon: theOther,
		If: func(t *xwing.Table, m xwing.Moment) bool { return you(m) && t.Fight().DealtFaceup(m.Other) },
		Do: func(t *xwing.Table, m xwing.Moment) {
			var spare []string
			for _, u := range t.Ship(m.Other).Upgrades {
				if u.Charges.Active > 0 && u.Charges.Recurring == 0 {
					spare = append(spare, u.XWS)
				}
			}
			if card, ok := t.AskToLoseCharge(m, m.Other, spare); ok {
				t.LoseCharges(m.Other, card, 1)
				return
			}
			t.GainTokensFrom(t.Ship(m.Owner).Seat, m.Other, board.Strain, 1)
		}})
}

// zoriiBliss does as others do.
func zoriiBliss() *xwing.Card {
	same := func(m xwing.Moment) (xwing.ActionGrant, bool) {
		g, ok := sameOnBar(m)
		g.Color, g.Must = catalog.Red, true
		return g, ok
	}
	return pilot("zoriibliss", xwing.Ability{When: xwing.AfterAction, May: true, Cost: xwing.Cost{Charges: 1},
		If: func(t *xwing.Table, m xwing.Moment) bool {
			g, ok := same(m)
			return ok && t.AtRange(m.Owner, m.Ship, gauge.Range1, gauge.Range1) && t.InActionStep(m.Ship) && t.CanPerform(m.Owner, g)
		},
		Do: func(t *xwing.Table, m xwing.Moment) {
			g, _ := same(m)
			t.GrantAction(m, m.Owner, g)
		}})
}

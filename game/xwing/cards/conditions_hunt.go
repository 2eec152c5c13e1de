package cards

import (
	"slices"

	"xwing/game"
	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/rule"
	"xwing/physics"
)

// Conditions that are laid onto enemies, and the cards that do so.
func huntingConditions() []*xwing.Card {
	return []*xwing.Card{agentTierny(), brokenTrust(), compromisingIntel(), darkSide(), kyloRenCrew(), kyloRenPilot(),
		falseFriend(), markedForElimination(), mercilessPursuit(), talMerrik(), theChild(), trackingFob(), viMoradi()}
}

// yields is the "Setup:" ability by which the opponent assigns a condition to so
// many of his own ships, out of those that pick names.
func yields(card string, n int, pick func(t *xwing.Table, ids []board.ShipID) []board.ShipID) xwing.Ability {
	return xwing.Ability{When: xwing.AfterPlacingForces, If: always, Do: func(t *xwing.Table, m xwing.Moment) {
		foe := t.Ship(m.Owner).Seat.Other()
		for range n {
			var ids []board.ShipID
			for _, id := range t.View.ShipsOf(foe) {
				if !t.Ship(id).HasCondition(card) {
					ids = append(ids, id)
				}
			}
			if ship := t.ChooseShipFor(foe, m, pick(t, ids), false); ship != 0 {
				t.AssignCondition(m, ship, card)
			}
		}
	}}
}

// dialOpens is the ability by which the dial of the ship lies open from its turn in
// the System Phase on.
func dialOpens(near func(t *xwing.Table, m xwing.Moment) bool) xwing.Ability {
	return xwing.Ability{When: xwing.DuringSystemPhase,
		If: func(t *xwing.Table, m xwing.Moment) bool {
			return t.Ship(m.Owner).Dial.Assigned && near(t, m)
		},
		Do: func(t *xwing.Table, m xwing.Moment) { t.FlipDialFaceup(m.Owner) }}
}

// spendsNot forbids the ship to spend tokens of some kinds in an attack.
func spendsNot(kinds func(k board.Token) bool, in func(t *xwing.Table, m xwing.Moment, a *board.Attack) bool) xwing.Ability {
	return xwing.Ability{Query: xwing.SpendingToken,
		If: func(t *xwing.Table, m xwing.Moment) bool {
			return you(m) && kinds(m.Token) && t.View.Attack != nil && in(t, m, t.View.Attack)
		},
		Refuse: func(t *xwing.Table, m xwing.Moment) *game.Refusal {
			return t.Refuse(rule.CardForbids, "refusal.card", "card", m.Card)
		}}
}

// Tal Merrik makes another false friend once the first is unmasked.
func talMerrik() *xwing.Card {
	foes := func(t *xwing.Table, m xwing.Moment) []board.ShipID {
		return t.View.SquadOf(t.Ship(m.Owner).Seat.Other())
	}
	near := func(t *xwing.Table, m xwing.Moment) []board.ShipID {
		return enemyAt(t, m, physics.Range2, func(id board.ShipID) bool { return t.InArc(m.Owner, id, physics.Front) })
	}
	return upgrade("talmerrik",
		xwing.Ability{When: xwing.BeforePlacingForces,
			If: func(t *xwing.Table, m xwing.Moment) bool { return len(foes(t, m)) > 0 },
			Do: func(t *xwing.Table, m xwing.Moment) {
				t.AssignCondition(m, t.ChooseShip(m, foes(t, m), false), "falsefriend")
			}},
		xwing.Ability{When: xwing.AsAction,
			If: func(t *xwing.Table, m xwing.Moment) bool {
				return len(near(t, m)) > 0 && !slices.ContainsFunc(foes(t, m), func(id board.ShipID) bool { return t.Ship(id).HasCondition("falsefriend") })
			},
			Do: func(t *xwing.Table, m xwing.Moment) {
				t.AssignCondition(m, t.ChooseShip(m, near(t, m), false), "falsefriend")
			}})
}

// falseFriend shows the dial to Tal Merrik and to the remotes of the enemy.
func falseFriend() *xwing.Card {
	listens := func(t *xwing.Table, m xwing.Moment) bool {
		return slices.ContainsFunc(t.View.Ships, func(s board.Ship) bool {
			return s.Where == board.InPlay && s.Seat != t.Ship(m.Owner).Seat && (s.Remote != "" || s.Equips("talmerrik")) &&
				t.AtRange(s.ID, m.Owner, physics.Range0, physics.Range2)
		})
	}
	return condition("falsefriend", dialOpens(listens), xwing.Ability{When: xwing.AsAction,
		Do: func(t *xwing.Table, m xwing.Moment) {
			t.GainTokens(m.Owner, board.Deplete, 1)
			t.GainTokens(m.Owner, board.Stress, 1)
			t.RemoveThis(m)
		}})
}

func viMoradi() *xwing.Card { return pilot("vimoradi", assigns("compromisingintel")) }

func compromisingIntel() *xwing.Card {
	vi := func(t *xwing.Table, m xwing.Moment) board.ShipID { return t.ConditionBy(m.Owner, "compromisingintel") }
	return condition("compromisingintel",
		dialOpens(func(t *xwing.Table, m xwing.Moment) bool {
			return t.Ship(vi(t, m)).Where == board.InPlay && t.AtRange(vi(t, m), m.Owner, physics.Range0, physics.Range3)
		}),
		spendsNot(func(k board.Token) bool { return k == board.Focus }, func(t *xwing.Table, m xwing.Moment, a *board.Attack) bool {
			by := vi(t, m)
			return a.Attacker == m.Owner && a.Defender == by || a.Attacker == by && a.Defender == m.Owner
		}))
}

// trackingFob marks a limited ship if there is one.
func trackingFob() *xwing.Card {
	return upgrade("trackingfob",
		yields("markedforelimination", 1, func(t *xwing.Table, ids []board.ShipID) []board.ShipID {
			var limited []board.ShipID
			for _, id := range ids {
				if t.Pilot(id).Limited > 0 {
					limited = append(limited, id)
				}
			}
			if len(limited) > 0 {
				return limited
			}
			return ids
		}),
		xwing.Ability{Query: xwing.LockingBeyond,
			If: func(t *xwing.Table, m xwing.Moment) bool {
				return you(m) && m.Other != 0 && t.Ship(m.Other).HasCondition("markedforelimination")
			},
			By: func(*xwing.Table, xwing.Moment) int { return 1 }})
}

func markedForElimination() *xwing.Card {
	return condition("markedforelimination", spendsNot(func(k board.Token) bool { return k.Color() == board.Green },
		func(t *xwing.Table, m xwing.Moment, a *board.Attack) bool {
			by := t.Ship(a.Attacker)
			return a.Defender == m.Owner && by.Equips("trackingfob") && by.HasLocked(m.Owner.Piece())
		}))
}

// theChild keeps its Force until its ship is hurt.
func theChild() *xwing.Card {
	return upgrade("thechild",
		yields("mercilesspursuit", 2, func(_ *xwing.Table, ids []board.ShipID) []board.ShipID { return ids }),
		xwing.Ability{Query: xwing.KeepingForce, By: func(*xwing.Table, xwing.Moment) int { return 1 }},
		xwing.Ability{When: xwing.AfterDefending,
			If: func(t *xwing.Table, m xwing.Moment) bool {
				return you(m) && t.SufferedDamage(m.Owner) && t.CanRecover(m.Owner, "force")
			},
			Do: func(t *xwing.Table, m xwing.Moment) { t.RecoverCharges(m.Owner, "force", 1) }})
}

func mercilessPursuit() *xwing.Card {
	return condition("mercilesspursuit", xwing.Ability{When: xwing.AfterAttacking, May: true,
		If: func(t *xwing.Table, m xwing.Moment) bool {
			return you(m) && t.Ship(m.Other).Equips("thechild") && t.CanLock(m.Owner, m.Other.Piece())
		},
		Do: func(t *xwing.Table, m xwing.Moment) { t.AcquireLock(m.Owner, m.Other.Piece()) }})
}

func kyloRenPilot() *xwing.Card {
	return pilot("kyloren", xwing.Ability{When: xwing.AfterDefending, Upon: theOther, May: true, Cost: xwing.Cost{Force: 1},
		Do: func(t *xwing.Table, m xwing.Moment) { t.AssignCondition(m, m.Other, "illshowyouthedarkside") }})
}

func kyloRenCrew() *xwing.Card {
	prey := func(t *xwing.Table, m xwing.Moment) []board.ShipID {
		return t.ShipsAt(m.Owner, physics.Range3, func(id board.ShipID) bool {
			return t.Enemy(m.Owner, id) && t.RangeBetween(m.Owner, id) >= physics.Range1
		})
	}
	return upgrade("kyloren", xwing.Ability{When: xwing.AsAction, Cost: xwing.Cost{Force: 1},
		If: func(t *xwing.Table, m xwing.Moment) bool { return len(prey(t, m)) > 0 },
		Do: func(t *xwing.Table, m xwing.Moment) {
			t.AssignCondition(m, t.ChooseShip(m, prey(t, m), false), "illshowyouthedarkside")
		}})
}

// darkSide keeps a card for the next crit, which then passes by the shields.
func darkSide() *xwing.Card {
	return condition("illshowyouthedarkside",
		xwing.Ability{When: xwing.WhenAssigned,
			If: func(t *xwing.Table, m xwing.Moment) bool { return !t.LadenWith(m) },
			Do: func(t *xwing.Table, m xwing.Moment) { t.SearchDamage(m, catalog.PilotTrait) }},
		xwing.Ability{When: xwing.WouldSufferDamage,
			If: func(t *xwing.Table, m xwing.Moment) bool { return you(m) && m.Crit && t.LadenWith(m) },
			Replace: func(t *xwing.Table, m xwing.Moment, d *xwing.Damage) {
				d.Crits--
				d.Dealt++
				t.DealLaden(m)
			}})
}

func agentTierny() *xwing.Card { return pilot("agenttierny", assigns("brokentrust")) }

// brokenTrust makes strangers of friends, until a fight of the ship's ends badly
// for the defender.
func brokenTrust() *xwing.Card {
	gone := func(when xwing.Timing) xwing.Ability {
		return xwing.Ability{When: when,
			If: func(t *xwing.Table, m xwing.Moment) bool {
				defender := t.View.Attack.Defender
				return you(m) && (t.DealtFaceup(defender) || t.Ship(defender).Destroyed)
			},
			Do: func(t *xwing.Table, m xwing.Moment) { t.RemoveThis(m) }}
	}
	c := condition("brokentrust",
		xwing.Ability{When: xwing.BeforeDeclaringDefender, Do: func(t *xwing.Table, m xwing.Moment) {
			weapon, _ := t.Weapon(m.Owner, m.Action)
			for _, id := range t.View.ShipsOf(t.Ship(m.Owner).Seat) {
				if !t.Ship(id).Stressed() && t.InAttackArc(m.Owner, weapon, m.Other, id) {
					t.GainTokens(id, board.Stress, 1)
				}
			}
		}}, gone(xwing.AfterDefending), gone(xwing.AfterAttacking))
	c.Estranged = true
	return c
}

package cards

import (
	"xwing/game"
	"xwing/game/armada"
	"xwing/game/armada/board"
	"xwing/game/armada/catalog"
	"xwing/game/armada/gauge"
)

// defenseTitles are titles that change how ships are attacked and overlapped.
func defenseTitles() []*armada.Card {
	return []*armada.Card{
		amity(), brightHope(), concord(), eclipse(), foresight(), gallantHaven(), garelsHonor(), implacable(), saNalaor(),
		seventhFleetStarDestroyer(), stronghold(), taskForceAntilles(), tideOfProgressXII(), tranquility(),
	}
}

func amity() *armada.Card {
	return upgrade("amity", gains(catalog.Evade), armada.Ability{When: armada.AfterOverlapping, May: true,
		If: all(enemyShip, func(_ *armada.Table, m armada.Moment) bool { return m.Other == m.Owner }),
		Do: func(t *armada.Table, m armada.Moment) {
			t.Deal(m.Ship, 1, false)
			t.Deal(m.Owner, 1, false)
		}})
}

func brightHope() *armada.Card {
	return upgrade("bright-hope", armada.Ability{When: armada.BeforeSuffering,
		If: all(defending, func(_ *armada.Table, m armada.Moment) bool { return m.Shot.At != gauge.Rear }),
		Do: func(t *armada.Table, _ armada.Moment) { t.Attack().Lower(1) }})
}

func concord() *armada.Card {
	return upgrade("concord", gains(catalog.Salvo), number(armada.SpendingStill, 1))
}

// overlapFaceup: an enemy ship's card of an overlap with this ship is faceup; of its own maneuver, or of this ship's.
func overlapFaceup(own bool) armada.Ability {
	return armada.Ability{Query: armada.OverlapFaceup,
		If: all(enemyShip, func(t *armada.Table, m armada.Moment) bool {
			return m.Other == m.Owner && t.Maneuver().Ship() == map[bool]board.ShipID{true: m.Owner, false: m.Ship}[own]
		}),
		By: func(*armada.Table, armada.Moment) int { return 1 }}
}

func eclipse() *armada.Card { return upgrade("eclipse", overlapFaceup(false)) }

func foresight() *armada.Card {
	more := func(kind catalog.DefenseToken, do func(a *armada.Attack)) armada.Ability {
		return armada.Ability{When: armada.WhenSpendingToken, If: all(defending, spends(kind), effective),
			Do: func(t *armada.Table, _ armada.Moment) { do(t.Attack()) }}
	}
	return upgrade("foresight", more(catalog.Evade, func(a *armada.Attack) { a.EvadeMore(1) }),
		more(catalog.Redirect, func(a *armada.Attack) { a.RedirectMore(1) }))
}

func gallantHaven() *armada.Card {
	return upgrade("gallant-haven", armada.Ability{When: armada.BeforeSuffering,
		If: func(t *armada.Table, m armada.Moment) bool {
			d := m.Shot.Defender
			return !t.Attack().IsBeside() && m.N > 1 && board.SquadronOf(d) != 0 && t.Own(m).Friendly(d) &&
				t.Apart(m.Owner.Piece(), d) == gauge.Distance1
		},
		Do: func(t *armada.Table, _ armada.Moment) { t.Attack().Lower(1) }})
}

func garelsHonor() *armada.Card { return upgrade("garels-honor", overlapFaceup(true)) }

func implacable() *armada.Card {
	return upgrade("implacable", armada.Ability{When: armada.BeforeSuffering, May: true, Cost: armada.Exhaust,
		If: func(t *armada.Table, m armada.Moment) bool {
			d := m.Shot.Defender
			return !t.Attack().IsBeside() && board.MarkerOf(d) == 0 && t.Own(m).Friendly(d) &&
				t.Apart(m.Owner.Piece(), d) <= gauge.Distance2 &&
				t.Ship(m.Owner).Shields[gauge.Front] > 0 && (!defending(t, m) || shieldsCount(t, m))
		},
		Do: func(t *armada.Table, m armada.Moment) {
			n := min(m.N, t.Ship(m.Owner).Shields[gauge.Front], 2)
			if n == 2 && t.Choose(m, t.Own(m).Player(), "1-shield", "2-shields") == "1-shield" {
				n = 1
			}
			t.LoseShields(m.Owner, gauge.Front, n)
			t.Attack().Lower(n)
		}})
}

func saNalaor() *armada.Card {
	return upgrade("sa-nalaor",
		armada.Ability{When: armada.WhenSpendingToken, May: true,
			If: all(defending, effective, withDice, func(t *armada.Table, m armada.Moment) bool {
				return t.Ship(m.Owner).Speed >= 2 && m.Token.Kind != catalog.Evade && !t.Attack().Evaded()
			}),
			Do: func(t *armada.Table, _ armada.Moment) {
				t.Attack().Instead()
				t.Attack().Evade()
			}},
		armada.Ability{Query: armada.Spending,
			If: all(you, func(t *armada.Table, m armada.Moment) bool {
				return m.Token.Kind == catalog.Evade && t.Attack() != nil && defending(t, m) && t.Attack().Evaded()
			}),
			Refuse: func(t *armada.Table, m armada.Moment) *game.Refusal { return t.Refuse("ARM-GLD-003", m) }})
}

func seventhFleetStarDestroyer() *armada.Card {
	return upgrade("seventh-fleet-star-destroyer", armada.Ability{When: armada.BeforeSuffering, May: true,
		If: all(defending, copied(gauge.Distance4), func(_ *armada.Table, m armada.Moment) bool { return m.Shot.At == gauge.Front }),
		Do: func(t *armada.Table, m armada.Moment) {
			t.Own(m).ExhaustCopy(gauge.Distance4)
			t.Attack().Lower(1)
		}})
}

func stronghold() *armada.Card {
	return upgrade("stronghold", armada.Ability{Query: armada.Obscured,
		If: func(t *armada.Table, m armada.Moment) bool {
			q := board.SquadronOf(m.Shot.Defender)
			return q != 0 && t.Own(m).Friendly(m.Shot.Defender) && t.Keyword(q, catalog.Swarm) > 0 &&
				t.Apart(m.Owner.Piece(), m.Shot.Defender) <= gauge.Distance2
		},
		By: func(*armada.Table, armada.Moment) int { return 1 }})
}

func taskForceAntilles() *armada.Card {
	return upgrade("task-force-antilles",
		armada.Ability{When: armada.WhenSuffering, May: true, If: all(defending, copied(gauge.Distance3)),
			Do: func(t *armada.Table, m armada.Moment) {
				id := t.Own(m).ExhaustCopy(gauge.Distance3)
				t.Attack().Lower(1)
				t.Suffer(id, 1)
			}},
		armada.Ability{When: armada.ResolvingCommand, If: all(you, exhausted, resolves(catalog.Repair)),
			Do: func(t *armada.Table, _ armada.Moment) { t.Command().Replace() }})
}

func tideOfProgressXII() *armada.Card {
	return upgrade("tide-of-progress-xii", armada.Ability{When: armada.BeforeFaceup, May: true, Cost: armada.Exhaust,
		If: all(you, func(t *armada.Table, m armada.Moment) bool { return t.Trait(m.Damage) == catalog.ShipTrait }),
		Do: func(t *armada.Table, _ armada.Moment) { t.TurnAway() }})
}

// upTo6: shields are moved to a hull zone of the ship beyond its maximum.
func upTo6() armada.Ability {
	return number(armada.MovedShields, 6, func(_ *armada.Table, m armada.Moment) bool {
		return m.Command == 0
	})
}

// noRecovery: the ship recovers no shield while a zone has more than its maximum.
func noRecovery() armada.Ability {
	return armada.Ability{Query: armada.Regaining,
		If: all(you, func(t *armada.Table, m armada.Moment) bool {
			return m.Zone != 0 && m.N == 0 && t.Over(m.Owner)
		}),
		Refuse: func(t *armada.Table, m armada.Moment) *game.Refusal { return t.Refuse("ARM-CRD-054", m) }}
}

func tranquility() *armada.Card {
	return upgrade("tranquility", upTo6(), noRecovery(), armada.Ability{When: armada.AfterSpendingTokens, May: true,
		If: all(defending, shieldsCount, func(t *armada.Table, m armada.Moment) bool {
			return t.Attack().Spends() < 2 && t.Own(m).CanMoveShields(m.Owner, m.Shot.At)
		}),
		Do: func(t *armada.Table, m armada.Moment) {
			t.Own(m).MoveShields(m.Owner, []gauge.Zone{m.Shot.At}, 2, true)
		}})
}

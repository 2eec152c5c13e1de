package cards

import (
	"xwing/game"
	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/gauge"
)

// The phrases of what the Empire's commanders of first edition order.

// devotion is the condition of ships that General Hux has stirred up.
const devotion = "fanaticaldevotion"

// prototype is the condition of the ship that Director Krennic has improved.
const prototype = "optimizedprototype"

// stirsUp is the action that focuses up to three friends at range 1-2, and makes one of them fanatical.
func stirsUp() xwing.Ability {
	near := func(t *xwing.Table, m xwing.Moment) []board.ShipID { return friendsAt(t, m, gauge.Range2, nil) }
	return xwing.Ability{When: xwing.AsAction,
		Do: func(t *xwing.Table, m xwing.Moment) {
			if ids := t.ChooseUpTo(m, near(t, m), 3); len(ids) > 0 {
				for _, id := range ids {
					t.GainTokens(id, board.Focus, 1)
				}
				t.AssignCondition(m, t.ChooseShip(m, ids, false), devotion)
			}
			t.GainTokens(m.Owner, board.Stress, 1)
		}}
}

// devoted spends no focus to defend; of the results that focus makes hits in an attack the first is not canceled. It lasts for
// the round.
func devoted() []xwing.Ability {
	return []xwing.Ability{
		{Query: xwing.SpendingToken, Refuse: cardForbids, If: func(t *xwing.Table, m xwing.Moment) bool {
			return you(m) && m.Token == board.Focus && t.Fight().Defends(m.Owner)
		}},
		{When: xwing.AfterSpendingToken,
			If: func(t *xwing.Table, m xwing.Moment) bool {
				return attacking(t, m) && t.Fight().ModifiedBy(board.Focus.String()) &&
					t.Fight().CountResults(board.AttackDice, board.FocusResult) > 0
			},
			Do: func(t *xwing.Table, m xwing.Moment) { t.NoteInAttack(m, noteUsed) }},
		number(xwing.SureHits, 1, func(t *xwing.Table, m xwing.Moment) bool { return you(m) && t.NotedInAttack(m, noteUsed) }),
		{When: xwing.DuringEndPhase, If: always, Do: func(t *xwing.Table, m xwing.Moment) { t.RemoveThis(m) }},
	}
}

// improves assigns the prototype to an Imperial friend with three shields at most.
func improves() xwing.Ability {
	frail := func(t *xwing.Table, m xwing.Moment) (ids []board.ShipID) {
		for i := range t.View.Ships { // those of a team mate, too
			s := &t.View.Ships[i]
			if s.Where != board.Removed && s.Remote == "" && t.Friendly(m.Owner, s.ID) && s.Shields.Limit <= 3 &&
				t.Pilot(s.ID).Faction == catalog.Imperial {
				ids = append(ids, s.ID)
			}
		}
		return ids
	}
	return xwing.Ability{When: xwing.BeforePlacingForces,
		If: func(t *xwing.Table, m xwing.Moment) bool { return len(frail(t, m)) > 0 },
		Do: func(t *xwing.Table, m xwing.Moment) {
			t.AssignCondition(m, t.ChooseShip(m, frail(t, m), false), prototype)
		}}
}

// prototypical has a shield more, strips one for a result of a primary attack once a round, and points the target out to Krennic.
func prototypical() []xwing.Ability {
	any := func(board.Die) *game.Refusal { return nil }
	locks := given(func(t *xwing.Table, m xwing.Moment) bool { return you(m) && inPrimary(t) },
		chooses(xwing.AfterAttacking, func(t *xwing.Table, m xwing.Moment) []board.ShipID {
			return friendsAt(t, m, gauge.Range2, func(id board.ShipID) bool {
				return t.Equips(id, "directorkrennic") && newLock(t, id, m.Other.Piece())
			})
		}, func(t *xwing.Table, m xwing.Moment, id board.ShipID) { t.AcquireLock(id, m.Other.Piece()) }))
	return []xwing.Ability{
		{When: xwing.WhenDealtFaceup, Do: func(t *xwing.Table, m xwing.Moment) { t.RaiseShields(m.Owner, 1) }},
		onceARound(xwing.Ability{When: xwing.ModifyingAttackDice, May: true,
			If: whenAttacking(func(t *xwing.Table, _ xwing.Moment, a *board.Attack) bool {
				return !a.Weapon.Special && t.Ship(a.Defender).Shielded() &&
					t.Fight().CountResults(board.AttackDice, board.AttackDice.Results()...) > 0
			}),
			Do: func(t *xwing.Table, m xwing.Moment) {
				t.Fight().SpendDie(board.AttackDice, t.Fight().ChooseDice(m.Owner, board.AttackDice, 1, 1, any)[0])
				t.LoseShield(m.Other)
			}}),
		locks,
	}
}

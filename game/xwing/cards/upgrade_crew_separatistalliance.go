package cards

import (
	"slices"

	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/gauge"
)

// separatistCrewUpgrades lists the upgrades of the slot crew of the Separatist Alliance.
func separatistCrewUpgrades() []*xwing.Card {
	return []*xwing.Card{
		commandos("deathwatchcommandos"),
		upgrade("countdooku", foresees(always)),
		later(upgrade("countdooku", foresees(duringAttack))),
		generalGrievousCrew(),
		talMerrik(),
	}
}

// generalGrievousCrew is hard to hit squarely while his people live.
func generalGrievousCrew() *xwing.Card {
	return upgrade("generalgrievous",
		xwing.Ability{When: xwing.AfterNeutralizing, May: true, Cost: xwing.Cost{Charges: 1},
			If: func(t *xwing.Table, m xwing.Moment) bool {
				return m.Other == m.Owner && t.Fight().CountResults(board.AttackDice, board.Hit, board.Crit) >= 2
			},
			Do: func(t *xwing.Table, m xwing.Moment) {
				face := board.Hit
				if t.Fight().CountResults(board.AttackDice, board.Hit) == 0 || t.Fight().CountResults(board.AttackDice, board.Crit) > 0 &&
					t.AskRather(m, m.Owner, "cancel-crit", "cancel-hit") {
					face = board.Crit
				}
				t.Fight().CancelResult(m, board.AttackDice, face)
			}},
		xwing.Ability{When: xwing.BeforeDestroyedRemoved,
			If: func(t *xwing.Table, m xwing.Moment) bool {
				return t.Friendly(m.Owner, m.Ship) && t.CanRecover(m.Owner, "generalgrievous")
			},
			Do: func(t *xwing.Table, m xwing.Moment) { t.RecoverCharges(m.Owner, "generalgrievous", 1) }})
}

// Tal Merrik makes another false friend once the first is unmasked.
func talMerrik() *xwing.Card {
	foes := func(t *xwing.Table, m xwing.Moment) []board.ShipID {
		return t.View.SquadsAgainst(t.Ship(m.Owner).Seat)
	}
	near := func(t *xwing.Table, m xwing.Moment) []board.ShipID {
		return enemyAt(t, m, gauge.Range2, func(id board.ShipID) bool { return t.InArc(m.Owner, id, gauge.Front) })
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

package cards

import (
	"slices"

	"xwing/game"
	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/gauge"
)

// cargoUpgrades lists the upgrades of the slot cargo.
func cargoUpgrades() []*xwing.Card {
	return []*xwing.Card{
		adaptiveShields(),
		boostedScanners(),
		endlessHordes(),
		illegalCountermeasures(),
		upgrade("optimizedpowercore", xwing.Ability{When: xwing.AfterManeuver,
			If: func(t *xwing.Table, m xwing.Moment) bool {
				return you(m) && m.Difficulty == catalog.Blue && t.CanRecover(m.Owner, board.ShipCharges)
			},
			Do: func(t *xwing.Table, m xwing.Moment) { t.RecoverCharges(m.Owner, board.ShipCharges, 1) }}),
		upgrade("secretprovisions-epicsl", xwing.Ability{When: xwing.DuringEndPhase, May: true, Cost: xwing.Cost{Charges: 1},
			If: func(t *xwing.Table, m xwing.Moment) bool {
				r := t.RangeToEdge(m.Owner, t.EnemyEdge(m.Owner))
				return r >= gauge.Range1 && r <= gauge.Range3
			},
			Do: func(t *xwing.Table, m xwing.Moment) {
				t.Score(t.Ship(m.Owner).Seat, 2, game.Say("why.card", "card", m.Card))
			}}),
		upgrade("tibannareserves", xwing.Ability{When: xwing.AsAction, Cost: xwing.Cost{Charges: 1},
			If: func(t *xwing.Table, m xwing.Moment) bool { return t.CanRecover(m.Owner, board.ShipCharges) },
			Do: func(t *xwing.Table, m xwing.Moment) { t.RecoverCharges(m.Owner, board.ShipCharges, 2) }}),
	}
}

// boostedScanners reach farther by a range for each energy, up to three, and to range 5 at most.
func boostedScanners() *xwing.Card {
	steps := func(t *xwing.Table, m xwing.Moment) int { return int(t.RangeTo(m.Owner, m.Answer)) - m.N }
	return upgrade("boostedscanners", xwing.Ability{Query: xwing.ReachingFar, By: one,
		If: func(t *xwing.Table, m xwing.Moment) bool {
			n := steps(t, m)
			return you(m) && n > 0 && n <= min(3, t.ActiveCharges(m.Owner, board.ShipCharges)) && m.N+n <= int(gauge.Range5)
		},
		Do: func(t *xwing.Table, m xwing.Moment) { t.SpendCharges(m.Owner, board.ShipCharges, steps(t, m)) }})
}

// endlessHordes take a droid that would be lost back in, as good as new.
func endlessHordes() *xwing.Card {
	return upgrade("endlesshordes-epicsl", xwing.Ability{When: xwing.WouldFlee, May: true, Cost: xwing.Cost{Charges: 1},
		If: func(t *xwing.Table, m xwing.Moment) bool {
			s := t.Ship(m.Ship)
			return friendlyAt(t, m, gauge.Range3) && t.CanTakeIn(m.Owner, m.Ship) && (s.Pilot == "tradefederationdrone" ||
				t.Equips(m.Ship, "contingencyprotocol-rsl") || t.Equips(m.Ship, "contingencyprotocol-siegeofcoruscant"))
		},
		Do: func(t *xwing.Table, m xwing.Moment) {
			t.Restore(m.Ship)
			for _, u := range slices.Clone(t.Ship(m.Ship).Upgrades) {
				if u.Kind == catalog.CommandSlot.String() {
					t.DiscardUpgrade(m.Ship, u.XWS)
				}
			}
			t.Dock(m.Ship, m.Owner)
		}})
}

// adaptiveShields stand in for a smaller friend beside them.
func adaptiveShields() *xwing.Card {
	const price = 2
	energy := func(t *xwing.Table, m xwing.Moment) bool { return t.ActiveCharges(m.Owner, board.ShipCharges) >= price }
	return upgrade("adaptiveshields", xwing.Ability{When: xwing.BeforeNeutralizing, May: true,
		If: func(t *xwing.Table, m xwing.Moment) bool {
			return m.Other != m.Owner && t.Friendly(m.Owner, m.Other) && t.AtRange(m.Owner, m.Other, gauge.Range0, gauge.Range1) &&
				t.Ship(m.Other).Size < t.Ship(m.Owner).Size && t.Fight().Cancelable(m, board.AttackDice, board.Hit, board.Crit) &&
				(t.Ship(m.Owner).Shielded() || energy(t, m))
		},
		Do: func(t *xwing.Table, m xwing.Moment) {
			if t.Ship(m.Owner).Shielded() && (!energy(t, m) || t.AskRather(m, m.Owner, "spend-shield", "spend-two-energy")) {
				t.SpendShield(m.Owner)
			} else {
				t.SpendCharges(m.Owner, board.ShipCharges, price)
			}
			hits, crits := t.Fight().CountResults(board.AttackDice, board.Hit), t.Fight().CountResults(board.AttackDice, board.Crit)
			if crits > 0 && (hits == 0 || t.AskRather(m, m.Owner, "cancel-crit", "cancel-hit")) {
				t.Fight().CancelResult(m, board.AttackDice, board.Crit)
				return
			}
			t.Fight().CancelResult(m, board.AttackDice, board.Hit)
		}})
}

// illegalCountermeasures take the range bonuses out of a fight of its ship, or of one that it has locked.
func illegalCountermeasures() *xwing.Card {
	return upgrade("illegalcountermeasures-epicsl", deniesRange(xwing.Cost{Energy: 1}, func(t *xwing.Table, m xwing.Moment,
		id board.ShipID) bool {
		return id == m.Owner || t.Ship(m.Owner).HasLocked(id.Piece()) && t.AtRange(m.Owner, id, gauge.Range0, gauge.Range3)
	})...)
}

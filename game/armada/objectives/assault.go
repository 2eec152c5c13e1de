package objectives

import (
	"xwing/game"
	"xwing/game/armada"
	"xwing/game/armada/board"
	"xwing/game/armada/catalog"
	"xwing/game/armada/gauge"
)

// advancedGunnery: an objective ship of each player may attack from one zone more than once.
func advancedGunnery() *armada.Objective {
	return objective("advanced-gunnery",
		on(armada.AfterDeploying, func(t *armada.Table, m armada.Moment) {
			for _, seat := range players(t) {
				if id := t.ChooseShip(m, seat, t.Ships(seat), false); id != 0 {
					t.Assign(id.Piece(), objectiveToken, false)
				}
			}
		}),
		armada.Ability{Query: armada.RepeatingZone, If: func(t *armada.Table, m armada.Moment) bool { return carries(t, m.Ship) },
			By: func(*armada.Table, armada.Moment) int { return 1 }},
		armada.Ability{Query: armada.DeclaringTarget,
			If: func(t *armada.Table, m armada.Moment) bool {
				return carries(t, m.Ship) && t.Ship(m.Ship).Seat == t.View.First && t.HasAttacked(m.Ship, m.Shot)
			},
			Refuse: func(t *armada.Table, m armada.Moment) *game.Refusal { return t.Refuse("ARM-OBA-002", m) }},
		destroyedTwice())
}

// mostWanted: a ship of each side is worth twice as much, and easier to hit.
func mostWanted() *armada.Objective {
	return objective("most-wanted",
		on(armada.AfterDeploying, func(t *armada.Table, m armada.Moment) {
			for _, seat := range [2]game.Seat{t.Second(), t.View.First} {
				if id := t.ChooseShip(m, t.Second(), t.Ships(seat), false); id != 0 {
					t.Assign(id.Piece(), objectiveToken, false)
				}
			}
		}),
		armada.Ability{When: armada.ResolvingEffects, May: true,
			If: func(t *armada.Table, m armada.Moment) bool {
				return m.Ship != 0 && carries(t, board.ShipOf(m.Shot.Defender)) && len(t.Attack().Dice()) > 0 && addable(m)
			},
			Do: func(t *armada.Table, m armada.Moment) { t.Attack().AddDie(false, by(m)) }},
		destroyedTwice())
}

// openingSalvo: the first attack of each ship on a ship gets two dice more; damaged ships score half.
func openingSalvo() *armada.Objective {
	return objective("opening-salvo",
		on(armada.AfterDeploying, func(t *armada.Table, _ armada.Moment) {
			for _, id := range t.Ships(game.NoSeat) {
				t.Assign(id.Piece(), objectiveToken, false)
			}
		}),
		armada.Ability{When: armada.ResolvingEffects,
			If: func(t *armada.Table, m armada.Moment) bool {
				return carries(t, m.Ship) && board.ShipOf(m.Shot.Defender) != 0
			},
			Do: func(t *armada.Table, m armada.Moment) {
				t.Assign(m.Ship.Piece(), objectiveToken, true)
				switch {
				case !addable(m):
				case t.Ship(m.Ship).Seat == t.View.First:
					t.Attack().AddDice(catalog.Red, 2, by(m))
				default:
					t.Attack().AddDie(true, by(m))
					t.Attack().AddDie(true, by(m))
				}
			}},
		armada.Ability{Query: armada.FinalScore, By: func(t *armada.Table, m armada.Moment) int {
			ship := t.Ship(m.Ship)
			if ship == nil || ship.Seat == m.Seat || ship.Where != board.OnTable || ship.Damage() == 0 {
				return 0
			}
			return (t.Cost(m.Ship) + 1) / 2
		}})
}

// precisionStrike: damage cards turned faceup score.
func precisionStrike() *armada.Objective {
	hit := func(d board.Die) bool { return d.Face.Hits() > 0 }
	able := func(t *armada.Table, m armada.Moment) bool {
		return board.ShipOf(m.Shot.Defender) != 0 && (m.Ship != 0 || t.Keyword(m.Squadron, catalog.Bomber) > 0)
	}
	return objective("precision-strike",
		on(armada.AfterDeploying, func(t *armada.Table, _ armada.Moment) {
			for _, id := range t.Ships(t.Second()) {
				t.GainCommand(id, catalog.ConcentrateFire)
			}
		}),
		armada.Ability{When: armada.ResolvingEffects, May: true,
			If: func(t *armada.Table, m armada.Moment) bool {
				return able(t, m) && t.Ship(board.ShipOf(m.Shot.Defender)).Facedown > 0 && spendable(t, hit) > 0
			},
			Do: func(t *armada.Table, m armada.Moment) {
				if t.Attack().SpendDie(hit, by(m)) {
					t.TurnFaceup(board.ShipOf(m.Shot.Defender))
				}
			}},
		armada.Ability{When: armada.AfterAttack, If: able, Do: func(t *armada.Table, m armada.Moment) {
			t.GainVictory(m, m.Seat, t.Attack().FaceupDealt())
		}})
}

// closeRangeIntelScan: accuracy that a ship spends against a ship scores, and costs the first player double.
func closeRangeIntelScan() *armada.Objective {
	price := func(t *armada.Table, m armada.Moment) int {
		if m.Seat == t.View.First {
			return 2
		}
		return 1
	}
	accuracy := func(d board.Die) bool { return d.Face == catalog.Accuracy }
	o := objective("close-range-intel-scan",
		armada.Ability{When: armada.ResolvingEffects, May: true,
			If: func(t *armada.Table, m armada.Moment) bool {
				return m.Ship != 0 && board.ShipOf(m.Shot.Defender) != 0 && spendable(t, accuracy) >= price(t, m)
			},
			Do: func(t *armada.Table, m armada.Moment) {
				for range price(t, m) {
					t.Attack().SpendDie(accuracy, by(m))
				}
				t.GainVictory(m, m.Seat, 1)
			}})
	o.With = []catalog.ObstacleKind{catalog.DustField}
	return o
}

// spendable is how many dice of the attack that fit may be spent.
func spendable(t *armada.Table, fits func(board.Die) bool) (n int) {
	for _, d := range t.Attack().Dice() {
		if t.Attack().Spendable(d) && fits(d) {
			n++
		}
	}
	return n
}

// riftAssault: tagged ships are weak, and slow ones near the rift are hurt.
func riftAssault() *armada.Objective {
	ships := func(m armada.Moment) bool { return m.Ship != 0 && board.ShipOf(m.Shot.Defender) != 0 }
	icon := func(d board.Die) bool { return d.Face != catalog.Blank }
	o := objective("rift-assault",
		armada.Ability{When: armada.ResolvingEffects, May: true,
			If: func(t *armada.Table, m armada.Moment) bool {
				target := board.ShipOf(m.Shot.Defender)
				return ships(m) && !carries(t, target) && !nearObstacle(t, target) && spendable(t, icon) > 0
			},
			Do: func(t *armada.Table, m armada.Moment) {
				if t.Attack().SpendDie(icon, by(m)) {
					t.Assign(m.Shot.Defender, objectiveToken, false)
				}
			}},
		armada.Ability{When: armada.ResolvingEffects, May: true,
			If: func(t *armada.Table, m armada.Moment) bool {
				return ships(m) && carries(t, board.ShipOf(m.Shot.Defender)) && len(t.Attack().Dice()) > 0
			},
			Do: func(t *armada.Table, m armada.Moment) {
				t.Assign(m.Shot.Defender, objectiveToken, true)
				faces := []catalog.Face{catalog.Accuracy, catalog.Hit}
				if m.Seat == t.Second() {
					faces = []catalog.Face{catalog.Accuracy, catalog.Hit, catalog.Crit, catalog.HitHit, catalog.HitCrit}
				}
				t.Attack().ChangeDie(faces, by(m))
				t.GainVictory(m, m.Seat, 1)
			}},
		on(armada.EndOfRound, func(t *armada.Table, _ armada.Moment) {
			for _, id := range t.Ships(game.NoSeat) {
				if t.Ship(id).Speed <= 1 && nearKind(t, id, catalog.GravityRift, gauge.Distance2) {
					t.Deal(id, 1, false)
				}
			}
		}))
	o.Without, o.With = []catalog.ObstacleKind{catalog.Station}, []catalog.ObstacleKind{catalog.GravityRift}
	return o
}

// nearObstacle reports whether a ship is at distance 1 of an obstacle.
func nearObstacle(t *armada.Table, id board.ShipID) bool {
	for _, k := range catalog.ObstacleKinds() {
		if nearKind(t, id, k, gauge.Distance1) {
			return true
		}
	}
	return false
}

// nearKind reports whether a ship is at a distance, or nearer, of an obstacle of a kind.
func nearKind(t *armada.Table, id board.ShipID, kind catalog.ObstacleKind, d gauge.Distance) bool {
	for i := range t.View.Obstacles {
		o := &t.View.Obstacles[i]
		if o.Kind == kind && o.Placed && !o.Gone && gauge.At(o.Shape(), t.Ship(id).Base().Shape(), gauge.Distance1, d) {
			return true
		}
	}
	return false
}

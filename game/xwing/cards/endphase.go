package cards

import (
	"slices"

	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/physics"
)

// endOfRound lists cards that work in the End Phase.
func endOfRound() []*xwing.Card {
	return []*xwing.Card{ketsuOnyoCrew(), chewbaccaScumCrew(), fourLOM(), r2d2Resistance(),
		pilot("gamutkey", holds("ship", func(t *xwing.Table, m xwing.Moment) []board.ShipID {
			return t.ShipsAt(m.Owner, arcReach, func(id board.ShipID) bool { return id == m.Owner || t.InTurretArc(m.Owner, id) })
		})...),
		upgrade("gamutkey", holds("gamutkey", func(t *xwing.Table, m xwing.Moment) []board.ShipID {
			return t.ShipsAt(m.Owner, physics.Range1, func(board.ShipID) bool { return true })
		})...),
		upgrade("electronicbaffle", xwing.Ability{When: xwing.DuringEndPhase, May: true, Cost: xwing.Cost{Hits: 1},
			If: func(t *xwing.Table, m xwing.Moment) bool {
				return t.CanShed(m.Owner, board.RedColor)
			},
			Do: func(t *xwing.Table, m xwing.Moment) {
				if t.Ship(m.Owner).Where == board.InPlay {
					t.Shed(m, m.Owner, board.RedColor)
				}
			}}),
	}
}

// holds keeps the circular tokens of one of the ships, for two charges.
func holds(charges string, among func(*xwing.Table, xwing.Moment) []board.ShipID) []xwing.Ability {
	with := func(t *xwing.Table, m xwing.Moment) []board.ShipID {
		if t.ActiveCharges(m.Owner, charges) < 2 {
			return nil
		}
		return slices.DeleteFunc(among(t, m), func(id board.ShipID) bool {
			for k := range board.TokenKinds {
				if k.Circular() && t.Ship(id).Has(k) > 0 {
					return false
				}
			}
			return true
		})
	}
	return []xwing.Ability{
		chooses(xwing.StartOfEnd, with, func(t *xwing.Table, m xwing.Moment, id board.ShipID) {
			t.SpendCharges(m.Owner, charges, 2)
			t.Note(m, id.Piece())
		}),
		number(xwing.KeepingCircular, 99, func(t *xwing.Table, m xwing.Moment) bool { return t.Noted(m, m.Ship.Piece()) }),
	}
}

func ketsuOnyoCrew() *xwing.Card {
	return upgrade("ketsuonyo",
		chooses(xwing.StartOfEnd,
			func(t *xwing.Table, m xwing.Moment) []board.ShipID {
				return enemyAt(t, m, physics.Range2, func(id board.ShipID) bool {
					return t.InFiringArc(m.Owner, id) && t.Ship(id).Has(board.Tractor) > 0
				})
			},
			func(t *xwing.Table, m xwing.Moment, id board.ShipID) { t.Note(m, id.Piece()) }),
		number(xwing.KeepingCircular, 99, func(t *xwing.Table, m xwing.Moment) bool {
			return m.Token == board.Tractor && t.Noted(m, m.Ship.Piece())
		}))
}

func chewbaccaScumCrew() *xwing.Card {
	return upgrade("chewbacca-crew", repairsFaceup(xwing.StartOfEnd, xwing.Cost{Spend: board.Focus, SpendN: 1}))
}

// fourLOM calculates when it gets hard, and hands the stress on.
func fourLOM() *xwing.Card {
	return pilot("4lom",
		xwing.Ability{When: xwing.AfterManeuver, If: fullyRed,
			Do: func(t *xwing.Table, m xwing.Moment) { t.GainTokens(m.Owner, board.Calculate, 1) }},
		chooses(xwing.StartOfEnd,
			func(t *xwing.Table, m xwing.Moment) []board.ShipID {
				if !t.Ship(m.Owner).Stressed() {
					return nil
				}
				return t.ShipsAt(m.Owner, physics.Range1, func(id board.ShipID) bool { return id != m.Owner })
			},
			func(t *xwing.Table, m xwing.Moment, id board.ShipID) { t.TransferToken(m.Owner, id, board.Stress) }))
}

// r2d2Resistance trades shields for calm, and charges for shields.
func r2d2Resistance() *xwing.Card {
	return upgrade("r2d2-resistance",
		xwing.Ability{When: xwing.DuringEndPhase, May: true, Cost: xwing.Cost{Charges: 1, Shields: 1},
			If: func(t *xwing.Table, m xwing.Moment) bool {
				return t.CanShed(m.Owner, board.RedColor)
			},
			Do: func(t *xwing.Table, m xwing.Moment) { t.Shed(m, m.Owner, board.RedColor) }},
		xwing.Ability{When: xwing.DuringEndPhase, May: true, Cost: xwing.Cost{Charges: 2},
			If: func(t *xwing.Table, m xwing.Moment) bool {
				s := t.Ship(m.Owner)
				return !s.Shielded() && s.Shields.Limit > 0
			},
			Do: func(t *xwing.Table, m xwing.Moment) {
				t.RecoverShield(m.Owner)
				t.GainTokensFrom(t.Ship(m.Owner).Seat, m.Owner, board.Deplete, 1)
			}})
}

package cards

import (
	"slices"

	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/gauge"
)

// republicCrewUpgrades lists the upgrades of the slot crew of the Galactic Republic.
func republicCrewUpgrades() []*xwing.Card {
	return []*xwing.Card{
		aaylaSecuraCrew(),
		c3poOfTheRepublic(),
		fives(),
		upgrade("ghostcompany", sweeping(xwing.AttackTerms{})),
		kitFisto(),
		korkieKryze(),
		commandos("niteowlcommandos"),
		upgrade("obiwankenobi", refocuses(board.Focus, board.Evade)),
		ploKoonCrew(),
		satineKryze(),
		wolfpack(),
		yodaCrew(),
	}
}

// aaylaSecuraCrew spoils the aim of an enemy ship at a friend: a remote is one, though no friendly ship (X20-FRI-001).
func aaylaSecuraCrew() *xwing.Card {
	return upgrade("aaylasecura", xwing.Ability{When: xwing.ModifyingDefenseDice, May: true,
		If: func(t *xwing.Table, m xwing.Moment) bool {
			return t.Enemy(m.Owner, m.Other) && friendlyUnitAt(t, m, gauge.Range2) &&
				rolls(t, m.Ship, board.DefenseDice) && t.InBullseye(m.Owner, m.Other) &&
				t.Fight().CountResults(board.DefenseDice, board.Blank) > 0
		},
		Do: changes(board.DefenseDice, board.Blank, board.FocusResult, 1)})
}

func c3poOfTheRepublic() *xwing.Card {
	return upgrade("c3po-republic", rerolls(board.DefenseDice, 1, func(t *xwing.Table, m xwing.Moment) bool {
		return you(m) && t.Ship(m.Owner).Has(board.Calculate) > 0
	}), gainsAfter(board.Calculate, catalog.Calculate))
}

func kitFisto() *xwing.Card {
	evade := xwing.ActionGrant{Only: red(catalog.Evade)}
	able := func(t *xwing.Table, m xwing.Moment) []board.ShipID {
		return friendsAt(t, m, gauge.Range1, func(id board.ShipID) bool { return t.CanPerform(id, evade) })
	}
	return upgrade("kitfisto", xwing.Ability{When: xwing.StartOfEngagement, May: true, Cost: xwing.Cost{Force: 1}, If: always,
		Choice: func(t *xwing.Table, m xwing.Moment) bool { return len(able(t, m)) > 0 },
		Do:     func(t *xwing.Table, m xwing.Moment) { t.GrantAction(m, t.ChooseShip(m, able(t, m), false), evade) }})
}

// wolfpack lets whoever was shot at turn on the attacker.
func wolfpack() *xwing.Card {
	return upgrade("wolfpack", xwing.Ability{When: xwing.AfterDefending, May: true,
		If: func(t *xwing.Table, m xwing.Moment) bool {
			return friendlyAt(t, m, gauge.Range3) && t.InFiringArc(m.Owner, m.Other) && newLock(t, m.Ship, m.Other.Piece())
		},
		Do: func(t *xwing.Table, m xwing.Moment) {
			t.GainTokens(m.Ship, board.Strain, 1)
			t.AcquireLock(m.Ship, m.Other.Piece())
		}})
}

// yodaCrew shares the Force with whoever leans on it.
func yodaCrew() *xwing.Card {
	shares := func(when xwing.Timing, did func(xwing.Moment) bool) xwing.Ability {
		return xwing.Ability{When: when, Upon: theShip, May: true, Cost: xwing.Cost{Force: 1},
			If: func(t *xwing.Table, m xwing.Moment) bool {
				return !you(m) && friendlyAt(t, m, gauge.Range2) && m.Difficulty == catalog.Purple && did(m) &&
					t.CanRecover(m.Ship, board.ForceCharges)
			},
			Do: func(t *xwing.Table, m xwing.Moment) { t.RecoverCharges(m.Ship, board.ForceCharges, 1) }}
	}
	return upgrade("yoda", shares(xwing.AfterManeuver, func(m xwing.Moment) bool { return m.Move.Full }),
		shares(xwing.AfterAction, func(xwing.Moment) bool { return true }))
}

// fives learns from a miss.
func fives() *xwing.Card {
	return upgrade("fives",
		xwing.Ability{When: xwing.AfterAttacking,
			If: func(t *xwing.Table, m xwing.Moment) bool {
				return attacking(t, m) && !t.View.Attack.Hit && t.Initiative(m.Other) >= t.Initiative(m.Owner)
			},
			Do: func(t *xwing.Table, m xwing.Moment) {
				k := board.Evade
				if t.AskRatherFor(m, m.Owner, "keep-focus", "keep-evade") {
					k = board.Focus
				}
				t.PutOnCard(m, append(slices.Clone(t.OnCard(m)), k)...)
			}},
		xwing.Ability{When: xwing.BeforeEngaging, May: true,
			If: func(t *xwing.Table, m xwing.Moment) bool { return you(m) && len(t.OnCard(m)) > 0 },
			Do: func(t *xwing.Table, m xwing.Moment) { t.GiveFromCard(m, m.Owner) }})
}

// korkieKryze stands by whoever is attacked ahead of him.
func korkieKryze() *xwing.Card {
	ahead := func(t *xwing.Table, m xwing.Moment) bool {
		return t.Friendly(m.Owner, m.Ship) && t.AtRange(m.Owner, m.Ship, gauge.Range1, gauge.Range2) && t.InArc(m.Owner, m.Ship, gauge.FullFront)
	}
	return upgrade("korkiekryze", append(standsInTheWay(ahead),
		xwing.Ability{When: xwing.AfterBecomingDefender, Upon: theShip, May: true,
			If: func(t *xwing.Table, m xwing.Moment) bool { return ahead(t, m) && t.Ship(m.Owner).Green() > 0 },
			Do: func(t *xwing.Table, m xwing.Moment) { t.Hand(m, m.Owner, m.Ship, board.Green) }})...)
}

// ploKoonCrew mends whoever flies beside the ship that shields itself.
func ploKoonCrew() *xwing.Card {
	worn := func(t *xwing.Table, id board.ShipID) bool {
		s := t.Ship(id)
		return s.Has(board.Deplete)+s.Has(board.Strain)+len(s.Faceup) > 0
	}
	reinforced := func(t *xwing.Table, m xwing.Moment) bool {
		return t.Ship(m.Owner).Has(board.ReinforceFore)+t.Ship(m.Owner).Has(board.ReinforceAft) > 0
	}
	beside := func(t *xwing.Table, m xwing.Moment) []board.ShipID {
		return friendsAt(t, m, gauge.Range1, func(id board.ShipID) bool {
			aside := t.InArc(m.Owner, id, gauge.Left) || t.InArc(m.Owner, id, gauge.Right)
			return worn(t, id) && (aside || t.AtRange(m.Owner, id, gauge.Range0, gauge.Range0))
		})
	}
	return upgrade("plokoon", given(reinforced, chooses(xwing.StartOfEnd, beside, func(t *xwing.Table, m xwing.Moment, id board.ShipID) {
		s, k := t.Ship(id), board.Deplete
		tired := s.Has(board.Deplete)+s.Has(board.Strain) > 0
		if m.Owner = id; len(s.Faceup) > 0 && (!tired || t.AskRather(m, id, "repair-faceup", "remove-token")) {
			d, _ := t.ChooseFaceup(m, func(string) bool { return true })
			t.RepairFaceup(id, d)
			return
		}
		if s.Has(k) == 0 || s.Has(board.Strain) > 0 && t.AskRather(m, id, "lose-strain", "lose-deplete") {
			k = board.Strain
		}
		t.RemoveTokens(id, k, 1)
	})))
}

// satineKryze has everyone choose between cover and attack.
func satineKryze() *xwing.Card {
	return upgrade("satinekryze", xwing.Ability{When: xwing.StartOfEngagement, May: true, Cost: xwing.Cost{Charges: 2}, If: always,
		Do: func(t *xwing.Table, m xwing.Moment) {
			for _, id := range friends(t, m, func(*xwing.Table, xwing.Moment, board.ShipID) bool { return true }) {
				switch t.AskAmongFor(m, id, "deplete-focus", "disarm-evade", "neither") {
				case "deplete-focus":
					t.GainTokens(id, board.Deplete, 1)
					t.GainTokens(id, board.Focus, 1)
				case "disarm-evade":
					t.GainTokens(id, board.Disarm, 1)
					t.GainTokens(id, board.Evade, 1)
				}
			}
		}})
}

package cards

import (
	"slices"

	"xwing/game"
	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/physics"
)

// scumPilots lists pilots of Scum and Villainy beside those by the moment of their
// abilities.
func scumPilots() []*xwing.Card {
	return []*xwing.Card{
		pilot("ahhav", number(xwing.AttackDiceCount, 1, larger), number(xwing.DefenseDiceCount, 1, larger)),
		pilot("graz", number(xwing.AttackDiceCount, 1, fromBehind), number(xwing.DefenseDiceCount, 1, fromBehind)),
		pilot("talonbanecobra", number(xwing.AttackDiceCount, 1, attackRange1), number(xwing.DefenseDiceCount, 1,
			func(t *xwing.Table, m xwing.Moment) bool { return you(m) && t.View.Attack.Range == physics.Range3 })),
		pilot("serissu", rerolls(board.DefenseDice, 1, func(t *xwing.Table, m xwing.Moment) bool { return friendlyAt(t, m, physics.Range1) })),
		pilot("kananjarrus-hwk290lightfreighter", wish(number(xwing.AttackDiceCount, -1, func(t *xwing.Table, m xwing.Moment) bool {
			return m.Other == m.Owner || t.InTurretArc(m.Owner, m.Other)
		}), xwing.Cost{Force: 1})),
		pilot("laetinashera", missed(xwing.AfterAttacking), missed(xwing.AfterDefending)),
		pilot("ig88c", xwing.Ability{When: xwing.AfterAction, Act: may(white(catalog.Evade)),
			If: func(_ *xwing.Table, m xwing.Moment) bool { return you(m) && m.Action == "boost" }}),
		pilot("l337", unshieldedBanks()),
		pilot("torkilmux", hastens(0)), pilot("palobgodalhi", pockets(palobsMarks)), pilot("kaatoleeachos", pockets(kaatosFriends)),
		viktorHel(), ketsuOnyo(), dengar(), unkarPlutt(), foremanProach(), sabineTheArtist(), dalanOberos(), g4rGorVM(),
		ig88A(), ig88B(), manaroo(), asajjVentress(), toraniKulda(), leemaKai(), dalanTurns(), inaldra(), quinnJast(),
	}
}

func larger(t *xwing.Table, m xwing.Moment) bool {
	return you(m) && t.Ship(m.Other).Size > t.Ship(m.Owner).Size
}

func fromBehind(t *xwing.Table, m xwing.Moment) bool { return you(m) && t.Behind(m.Owner, m.Other) }

// missed rewards an attack that did not hit.
func missed(when xwing.Timing) xwing.Ability {
	return xwing.Ability{When: when,
		If: func(t *xwing.Table, m xwing.Moment) bool { return you(m) && !t.View.Attack.Hit },
		Do: func(t *xwing.Table, m xwing.Moment) { t.GainTokens(m.Owner, board.Evade, 1) }}
}

func unshieldedBanks() xwing.Ability {
	return number(xwing.ManeuverDifficulty, -1, func(t *xwing.Table, m xwing.Moment) bool {
		b := m.Maneuver.Bearing
		return you(m) && !t.Ship(m.Owner).Shielded() && (b == physics.BankLeft || b == physics.BankRight)
	})
}

// pockets takes a focus or evade token from one of the ships.
func pockets(from func(*xwing.Table, xwing.Moment) []board.ShipID) xwing.Ability {
	holding := func(t *xwing.Table, m xwing.Moment) []board.ShipID {
		return slices.DeleteFunc(from(t, m), func(id board.ShipID) bool { return t.Ship(id).Has(board.Focus)+t.Ship(id).Has(board.Evade) == 0 })
	}
	return chooses(xwing.StartOfEngagement, holding, func(t *xwing.Table, m xwing.Moment, id board.ShipID) {
		s, k := t.Ship(id), board.Focus
		if s.Has(board.Focus) == 0 || s.Has(board.Evade) > 0 && t.AskEither(m, m.Owner, "take-focus", "take-evade") == "take-evade" {
			k = board.Evade
		}
		t.TransferToken(id, m.Owner, k)
	})
}

func palobsMarks(t *xwing.Table, m xwing.Moment) []board.ShipID {
	return enemyAt(t, m, physics.Range2, func(id board.ShipID) bool { return t.InFiringArc(m.Owner, id) })
}

func kaatosFriends(t *xwing.Table, m xwing.Moment) []board.ShipID {
	return othersAt(t, m, physics.Range2, nil)
}

func viktorHel() *xwing.Card {
	return pilot("viktorhel", xwing.Ability{When: xwing.AfterDefending, Upon: theOther,
		If: func(t *xwing.Table, m xwing.Moment) bool {
			rolled := slices.DeleteFunc(slices.Clone(t.Dice(board.DefenseDice)), func(d board.Die) bool { return d.Added })
			return you(m) && len(rolled) != 2
		},
		Do: func(t *xwing.Table, m xwing.Moment) { t.GainTokens(m.Other, board.Stress, 1) }})
}

func ketsuOnyo() *xwing.Card {
	return pilot("ketsuonyo", chooses(xwing.StartOfEngagement,
		func(t *xwing.Table, m xwing.Moment) []board.ShipID {
			return t.ShipsAt(m.Owner, physics.Range1, func(id board.ShipID) bool {
				return t.InArc(m.Owner, id, physics.Front) && t.InTurretArc(m.Owner, id)
			})
		}, tractors))
}

// tractors pulls at a ship.
func tractors(t *xwing.Table, m xwing.Moment, id board.ShipID) {
	t.Tractor(t.Ship(m.Owner).Seat, id, 1)
}

func dengar() *xwing.Card {
	back := func(m xwing.Moment) xwing.AttackTerms {
		return xwing.AttackTerms{Target: func(_ board.Weapon, defender board.ShipID) *game.Refusal {
			if defender == m.Other {
				return nil
			}
			return &game.Refusal{Rule: m.Card, Why: game.Say("refusal.only-against", "ship", m.Other.Piece())}
		}}
	}
	return pilot("dengar", xwing.Ability{When: xwing.AfterDefending, Upon: theOther, May: true, Bonus: true, Cost: xwing.Cost{Charges: 1},
		If: func(t *xwing.Table, m xwing.Moment) bool {
			return you(m) && t.InArc(m.Owner, m.Other, physics.Front) && t.CanBonusAttack(m.Owner, back(m))
		},
		Do: func(t *xwing.Table, m xwing.Moment) { t.BonusAttack(m.Owner, back(m)) }})
}

func unkarPlutt() *xwing.Card {
	touching := func(t *xwing.Table, m xwing.Moment) []board.ShipID {
		return t.ShipsAt(m.Owner, physics.Range0, func(id board.ShipID) bool { return id != m.Owner })
	}
	return pilot("unkarplutt", xwing.Ability{When: xwing.StartOfEngagement,
		If: func(t *xwing.Table, m xwing.Moment) bool { return len(touching(t, m)) > 0 },
		Do: func(t *xwing.Table, m xwing.Moment) {
			for _, id := range append(touching(t, m), m.Owner) {
				tractors(t, m, id)
			}
		}})
}

func foremanProach() *xwing.Card {
	return pilot("foremanproach", chooses(xwing.BeforeEngaging,
		func(t *xwing.Table, m xwing.Moment) []board.ShipID {
			if !you(m) {
				return nil
			}
			return enemyAt(t, m, physics.Range2, func(id board.ShipID) bool {
				return t.InBullseye(m.Owner, id) && t.RangeBetween(m.Owner, id) >= physics.Range1
			})
		},
		func(t *xwing.Table, m xwing.Moment, id board.ShipID) {
			t.GainTokens(m.Owner, board.Disarm, 1)
			tractors(t, m, id)
		}))
}

func sabineTheArtist() *xwing.Card {
	return pilot("sabinewren-lancerclasspursuitcraft", xwing.Ability{When: xwing.ModifyingDefenseDice, May: true,
		If: func(t *xwing.Table, m xwing.Moment) bool {
			return defending(t, m) && t.InTurretArc(m.Owner, m.Other) && t.AtRange(m.Owner, m.Other, physics.Range0, physics.Range2)
		},
		Do: func(t *xwing.Table, _ xwing.Moment) { t.AddDie(board.DefenseDice, board.FocusResult) }})
}

func dalanOberos() *xwing.Card {
	return pilot("dalanoberos", chooses(xwing.StartOfEngagement,
		func(t *xwing.Table, m xwing.Moment) []board.ShipID {
			if t.ActiveCharges(m.Owner, "ship") == 0 {
				return nil
			}
			return t.ShipsAt(m.Owner, arcReach, func(id board.ShipID) bool { return t.InBullseye(m.Owner, id) && t.Ship(id).Shielded() })
		},
		func(t *xwing.Table, m xwing.Moment, id board.ShipID) {
			t.SpendCharges(m.Owner, "ship", 1)
			t.LoseShield(id)
			t.RecoverShield(m.Owner)
		}))
}

func g4rGorVM() *xwing.Card {
	touching := func(t *xwing.Table, m xwing.Moment) []board.ShipID {
		return t.ShipsAt(m.Owner, physics.Range0, func(id board.ShipID) bool { return id != m.Owner })
	}
	return pilot("g4rgorvm", xwing.Ability{When: xwing.AfterDefending,
		If: func(t *xwing.Table, m xwing.Moment) bool { return you(m) && len(touching(t, m)) > 0 },
		Do: func(t *xwing.Table, m xwing.Moment) {
			for _, id := range touching(t, m) {
				t.SufferDamage(id, xwing.Damage{Crits: 1})
			}
		}})
}

func ig88A() *xwing.Card {
	calculates := func(t *xwing.Table, id board.ShipID) bool {
		return slices.ContainsFunc(t.ActionBar(id), func(a catalog.BarAction) bool { return a.Type == catalog.Calculate })
	}
	return pilot("ig88a", chooses(xwing.StartOfEngagement,
		func(t *xwing.Table, m xwing.Moment) []board.ShipID {
			if t.Ship(m.Owner).Has(board.Calculate) == 0 {
				return nil
			}
			return othersAt(t, m, physics.Range3, func(id board.ShipID) bool {
				return calculates(t, id) && t.RangeBetween(m.Owner, id) >= physics.Range1
			})
		},
		func(t *xwing.Table, m xwing.Moment, id board.ShipID) { t.TransferToken(m.Owner, id, board.Calculate) }))
}

func ig88B() *xwing.Card {
	cannon := func(t *xwing.Table, m xwing.Moment) xwing.AttackTerms {
		return xwing.AttackTerms{Weapon: func(w board.Weapon) bool { return t.WeaponIn(m.Owner, w, "cannon") }}
	}
	return pilot("ig88b", xwing.Ability{When: xwing.AfterAttacking, Bonus: true,
		If: func(t *xwing.Table, m xwing.Moment) bool {
			return you(m) && !t.View.Attack.Hit && t.CanBonusAttack(m.Owner, cannon(t, m))
		},
		Do: func(t *xwing.Table, m xwing.Moment) { t.BonusAttack(m.Owner, cannon(t, m)) }})
}

func manaroo() *xwing.Card {
	return pilot("manaroo", chooses(xwing.StartOfEngagement,
		func(t *xwing.Table, m xwing.Moment) []board.ShipID {
			if t.Ship(m.Owner).Green() == 0 {
				return nil
			}
			return othersAt(t, m, physics.Range1, nil)
		},
		func(t *xwing.Table, m xwing.Moment, id board.ShipID) {
			for k := range board.TokenKinds {
				for k.Color() == board.Green && t.TransferToken(m.Owner, id, k) {
				}
			}
		}))
}

func asajjVentress() *xwing.Card {
	return pilot("asajjventress", chooses(xwing.StartOfEngagement,
		func(t *xwing.Table, m xwing.Moment) []board.ShipID {
			if t.ActiveCharges(m.Owner, "force") == 0 {
				return nil
			}
			return enemyAt(t, m, physics.Range2, func(id board.ShipID) bool { return t.InTurretArc(m.Owner, id) })
		},
		func(t *xwing.Table, m xwing.Moment, id board.ShipID) {
			t.SpendCharges(m.Owner, "force", 1)
			orGreen(t, m, id, func() { t.GainTokens(id, board.Stress, 1) })
		}))
}

func toraniKulda() *xwing.Card {
	ahead := func(t *xwing.Table, m xwing.Moment) []board.ShipID {
		return enemyAt(t, m, arcReach, func(id board.ShipID) bool { return t.InBullseye(m.Owner, id) })
	}
	return pilot("toranikulda", xwing.Ability{When: xwing.AfterAttacking,
		If: func(t *xwing.Table, m xwing.Moment) bool { return you(m) && len(ahead(t, m)) > 0 },
		Do: func(t *xwing.Table, m xwing.Moment) {
			for _, id := range ahead(t, m) {
				orGreen(t, m, id, func() { t.SufferDamage(id, xwing.Damage{Hits: 1}) })
			}
		}})
}

func leemaKai() *xwing.Card {
	seen := func(t *xwing.Table, m xwing.Moment) bool {
		return slices.ContainsFunc(t.View.ShipsOf(t.Ship(m.Owner).Seat.Other()), func(id board.ShipID) bool { return t.InArc(id, m.Owner, physics.Front) })
	}
	return pilot("leemakai", chooses(xwing.BeforeEngaging,
		func(t *xwing.Table, m xwing.Moment) []board.ShipID {
			if !you(m) || seen(t, m) {
				return nil
			}
			return enemyAt(t, m, arcReach, func(id board.ShipID) bool {
				return t.InArc(m.Owner, id, physics.FullFront) && t.CanLock(m.Owner, id.Piece())
			})
		},
		func(t *xwing.Table, m xwing.Moment, id board.ShipID) { t.AcquireLock(m.Owner, id.Piece()) }))
}

func dalanTurns() *xwing.Card {
	return pilot("dalanoberos-starviperclassattackplatform", xwing.Ability{When: xwing.AfterManeuver, May: true, If: fully(0, 5),
		Cost: xwing.Cost{Gain: board.Stress, GainN: 1},
		Do:   func(t *xwing.Table, m xwing.Moment) { t.Pivot(m.Owner, t.AskPivot(m, 90, -90)) }})
}

func inaldra() *xwing.Card {
	anew := func(side board.Side) xwing.Ability {
		return xwing.Ability{When: modifying(side), May: true, Rerolls: true, Cost: xwing.Cost{Hits: 1},
			If: func(t *xwing.Table, m xwing.Moment) bool {
				return rolls(t, m.Owner, side)
			},
			Do: func(t *xwing.Table, m xwing.Moment) { t.RerollChosen(m.Owner, side, 0, t.Rerollable(side)) }}
	}
	return pilot("inaldra", anew(board.AttackDice), anew(board.DefenseDice))
}

func quinnJast() *xwing.Card {
	spent := func(t *xwing.Table, m xwing.Moment) []string {
		var out []string
		for _, u := range t.Ship(m.Owner).Upgrades {
			if t.CanRecover(m.Owner, u.XWS) {
				out = append(out, u.XWS)
			}
		}
		return out
	}
	return pilot("quinnjast", xwing.Ability{When: xwing.StartOfEngagement, May: true, Cost: xwing.Cost{Gain: board.Disarm, GainN: 1},
		If: func(t *xwing.Table, m xwing.Moment) bool { return len(spent(t, m)) > 0 },
		Do: func(t *xwing.Table, m xwing.Moment) { t.RecoverCharges(m.Owner, t.ChooseUpgrade(m, spent(t, m)), 1) }})
}

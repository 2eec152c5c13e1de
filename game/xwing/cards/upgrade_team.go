package cards

import (
	"slices"

	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/gauge"
)

// teamUpgrades lists the upgrades of the slot team.
func teamUpgrades() []*xwing.Card {
	return []*xwing.Card{
		upgrade("bombardmentspecialists", wish(number(xwing.WideningRange, 1, nil), xwing.Cost{Spend: board.Calculate, SpendN: 1})),
		commsTeam(),
		damageControlTeam(),
		droidCrew(),
		gunnerySpecialists(),
		upgrade("igrmdroids", turnsAttack(board.Hit, board.Crit, xwing.Cost{}, func(t *xwing.Table, m xwing.Moment, _ *board.Attack) bool {
			return t.Ship(m.Owner).Has(board.Calculate) > 0
		})),
		upgrade("jinatasecurityforces-epicsl",
			turnsOwn(board.AttackDice, board.Blank, board.Hit, 1, xwing.Cost{Spend: board.Focus, SpendN: 1}, nil),
			turnsOwn(board.DefenseDice, board.Blank, board.EvadeResult, 1, xwing.Cost{Spend: board.Focus, SpendN: 1}, nil)),
		infernoSquad(),
		ordnanceTeam(),
		sensorExperts(),
		tractorTechnicians(),
	}
}

// commsTeam coordinates more ships around the first, each for an energy.
func commsTeam() *xwing.Card {
	beside := func(t *xwing.Table, m xwing.Moment) []board.ShipID {
		return t.ShipsAt(m.Other, gauge.Range1, func(id board.ShipID) bool {
			return id != m.Owner && t.Friendly(m.Owner, id) && !slices.Contains(m.Act.Others, id) && !t.Noted(m, id.Piece()) &&
				t.CanCoordinateShip(m.Owner, id)
		})
	}
	return upgrade("commsteam", forEnergy(xwing.Ability{When: xwing.AfterAction, Upon: theOther,
		If:     func(_ *xwing.Table, m xwing.Moment) bool { return you(m) && m.Is(catalog.Coordinate) && m.Other != 0 },
		Choice: func(t *xwing.Table, m xwing.Moment) bool { return len(beside(t, m)) > 0 },
		Do: func(t *xwing.Table, m xwing.Moment) {
			id := t.ChooseShip(m, beside(t, m), false)
			t.Note(m, id.Piece())
			t.CoordinateShip(m.Owner, id)
		}}, 2))
}

// sensorExperts lock what is near what they have locked, each for an energy.
func sensorExperts() *xwing.Card {
	beside := func(t *xwing.Table, m xwing.Moment) []string {
		return slices.DeleteFunc(t.LockableBeside(m.Owner, m.Answer, gauge.Range1), t.Ship(m.Owner).HasLocked)
	}
	return upgrade("sensorexperts", xwing.Ability{Query: xwing.LockLimit, By: plus(3)},
		forEnergy(xwing.Ability{When: xwing.AfterAction, Upon: theLocked,
			If:     func(_ *xwing.Table, m xwing.Moment) bool { return you(m) && m.Is(catalog.Lock) && m.Answer != "" },
			Choice: func(t *xwing.Table, m xwing.Moment) bool { return len(beside(t, m)) > 0 },
			Do:     func(t *xwing.Table, m xwing.Moment) { t.LockOneOf(m.Owner, beside(t, m)) }}, 2))
}

// infernoSquad has three of its pilots hit, and bears it.
func infernoSquad() *xwing.Card {
	return upgrade("infernosquad-epicsl", xwing.Ability{When: xwing.ModifyingAttackDice, May: true, Cost: xwing.Cost{Hits: 1},
		If: func(t *xwing.Table, m xwing.Moment) bool {
			return friendlyAt(t, m, gauge.Range2) && rolls(t, m.Ship, board.AttackDice) &&
				slices.Contains([]string{"Gideon Hask", "Del Meeko", "Seyn Marana"}, t.Pilot(m.Ship).Name) &&
				t.Fight().CountResults(board.AttackDice, board.Blank, board.FocusResult) > 0
		},
		Do: func(t *xwing.Table, m xwing.Moment) {
			t.Fight().ChangeOne(m.Ship, board.AttackDice, board.Hit, board.Blank, board.FocusResult)
		}})
}

// damageControlTeam turns offline cards back, and repairs, each for an energy.
func damageControlTeam() *xwing.Card {
	offline := func(t *xwing.Table, m xwing.Moment) (cards []string) {
		for _, u := range t.Ship(m.Owner).Upgrades {
			if u.Kind == "hardpoint" && u.Side == 1 && !u.Discarded && !slices.Contains(cards, u.XWS) {
				cards = append(cards, u.XWS)
			}
		}
		return cards
	}
	return upgrade("damagecontrolteam",
		forEnergy(xwing.Ability{When: xwing.BeforeEngaging, If: mine,
			Choice: func(t *xwing.Table, m xwing.Moment) bool { return len(offline(t, m)) > 0 },
			Do:     func(t *xwing.Table, m xwing.Moment) { t.TurnUpgrade(m.Owner, t.ChooseUpgrade(m, offline(t, m)), 0) }}, allEnergy),
		forEnergy(xwing.Ability{When: xwing.AsAction, If: hasFaceup(catalog.ShipTrait), Choice: hasFaceup(catalog.ShipTrait),
			Do: repairsOf(catalog.ShipTrait)}, allEnergy))
}

// droidCrew aims under strain alone, and sees to what befalls the crew.
func droidCrew() *xwing.Card {
	crew := hasFaceup(catalog.CrewTrait)
	return upgrade("droidcrew",
		xwing.Ability{Query: xwing.ActionColor, By: plus(int(catalog.Red)), If: func(_ *xwing.Table, m xwing.Moment) bool {
			return you(m) && m.Is(catalog.Focus) && m.Difficulty == catalog.White
		}},
		xwing.Ability{When: xwing.StartOfEnd, If: atAPhase, Choice: crew, Do: func(t *xwing.Table, m xwing.Moment) {
			for _, d := range slices.Clone(t.Ship(m.Owner).Faceup) {
				if t.DamageTrait(d.Card) == catalog.CrewTrait {
					t.RepairFaceup(m.Owner, d)
				}
			}
		}})
}

// ordnanceTeam reloads more, each charge for an energy, and is armed again for one.
func ordnanceTeam() *xwing.Card {
	emptied := func(t *xwing.Table, m xwing.Moment) (cards []string) {
		for _, u := range t.Ship(m.Owner).Upgrades {
			warhead := u.Kind == "missile" || u.Kind == "torpedo"
			if warhead && t.CanRecover(m.Owner, u.XWS) && !slices.Contains(cards, u.XWS) {
				cards = append(cards, u.XWS)
			}
		}
		return cards
	}
	return upgrade("ordnanceteam",
		forEnergy(xwing.Ability{When: xwing.AfterAction, Apart: "reload-more", If: having(catalog.Reload),
			Choice: func(t *xwing.Table, m xwing.Moment) bool { return len(emptied(t, m)) > 0 },
			Do:     func(t *xwing.Table, m xwing.Moment) { t.RecoverCharges(m.Owner, t.ChooseUpgrade(m, emptied(t, m)), 1) }}, 3),
		xwing.Ability{When: xwing.AfterAction, Apart: "arm-again", If: having(catalog.Reload), May: true, Cost: xwing.Cost{Energy: 1},
			Choice: func(t *xwing.Table, m xwing.Moment) bool { return t.CanRemoveToken(m.Owner, board.Disarm) },
			Do:     func(t *xwing.Table, m xwing.Moment) { t.RemoveTokens(m.Owner, board.Disarm, 1) }})
}

// gunnerySpecialists reroll a die for each energy spent.
func gunnerySpecialists() *xwing.Card {
	return upgrade("gunneryspecialists", xwing.Ability{When: xwing.ModifyingAttackDice, May: true, Rerolls: true,
		If: whenAttacking(func(t *xwing.Table, m xwing.Moment, a *board.Attack) bool {
			return (!a.Weapon.Special || t.WeaponIn(m.Owner, a.Weapon, "hardpoint")) && t.ActiveCharges(m.Owner, board.ShipCharges) > 0
		}),
		Do: func(t *xwing.Table, m xwing.Moment) {
			most := min(t.ActiveCharges(m.Owner, board.ShipCharges), t.Fight().Rerollable(board.AttackDice))
			dice := t.Fight().ChooseRerolls(m.Owner, board.AttackDice, 1, most)
			t.SpendCharges(m.Owner, board.ShipCharges, len(dice))
			t.Fight().RerollDice(board.AttackDice, dice)
		}})
}

// tractorTechnicians hold on to whom they have caught, and slow him down.
func tractorTechnicians() *xwing.Card {
	return upgrade("tractortechnicians",
		number(xwing.KeepingToken, 1, func(t *xwing.Table, m xwing.Moment) bool {
			return !you(m) && m.Token == board.Tractor && t.View.Phase == board.End && t.AtRange(m.Owner, m.Ship, gauge.Range0,
				gauge.Range1)
		}),
		xwing.Ability{When: xwing.BeforeRevealingDial, Upon: theShip, May: true, Cost: xwing.Cost{Energy: 1},
			If: func(t *xwing.Table, m xwing.Moment) bool {
				return t.Enemy(m.Owner, m.Ship) && t.Tractored(m.Ship) && t.AtRange(m.Owner, m.Ship, gauge.Range0, gauge.Range1)
			},
			Do: func(t *xwing.Table, m xwing.Moment) { t.Note(m, m.Ship.Piece()) }},
		xwing.Ability{When: xwing.BeforeManeuver, Upon: theShip,
			If: func(t *xwing.Table, m xwing.Moment) bool {
				return m.Act.Step && t.Noted(m, m.Ship.Piece()) && m.Move.Maneuver.Speed > 1
			},
			Do: func(t *xwing.Table, m xwing.Moment) {
				slower := m.Move.Maneuver
				slower.Speed--
				t.ChangeManeuver(m.Ship, slower)
			}})
}

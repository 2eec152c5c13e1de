package cards

import (
	"slices"

	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
)

// teamUpgrades lists the upgrades of the slot team.
func teamUpgrades() []*xwing.Card {
	return []*xwing.Card{
		damageControlTeam(),
		droidCrew(),
		gunnerySpecialists(),
		upgrade("igrmdroids", turnsAttack(board.Hit, board.Crit, xwing.Cost{}, func(t *xwing.Table, m xwing.Moment, _ *board.Attack) bool {
			return t.Ship(m.Owner).Has(board.Calculate) > 0
		})),
		upgrade("jinatasecurityforces-epicsl",
			turnsOwn(board.AttackDice, board.Blank, board.Hit, 1, xwing.Cost{Spend: board.Focus, SpendN: 1}, nil),
			turnsOwn(board.DefenseDice, board.Blank, board.EvadeResult, 1, xwing.Cost{Spend: board.Focus, SpendN: 1}, nil)),
		ordnanceTeam(),
	}
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
		forEnergy(xwing.Ability{When: xwing.AfterAction, If: having(catalog.Reload),
			Choice: func(t *xwing.Table, m xwing.Moment) bool { return len(emptied(t, m)) > 0 },
			Do:     func(t *xwing.Table, m xwing.Moment) { t.RecoverCharges(m.Owner, t.ChooseUpgrade(m, emptied(t, m)), 1) }}, 3),
		xwing.Ability{When: xwing.AfterAction, If: having(catalog.Reload), May: true, Cost: xwing.Cost{Energy: 1},
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

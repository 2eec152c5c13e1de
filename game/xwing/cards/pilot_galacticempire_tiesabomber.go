package cards

import (
	"slices"

	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/gauge"
)

// imperialTIESaBomber lists the pilots of the TIE/sa Bomber that fly for the Galactic Empire.
func imperialTIESaBomber() []*xwing.Card {
	return []*xwing.Card{
		also(pilot("captainjonus", rerolls(board.AttackDice, 2, warhead)), "captainjonus-swz105"),
		also(pilot("captainjonus-swz98", xwing.Ability{When: xwing.AfterPlacingDevice,
			If: placed,
			Do: func(t *xwing.Table, m xwing.Moment) { t.GainTokens(m.Owner, board.Evade, 1) }}), "captainjonus-swz98-lsl"),
		deathfire(),
		also(deathfireOfLothal(), "deathfire-swz98-lsl"),
		pilot("majorrhymer", number(xwing.WideningRange, 1, warheadOf)),
		also(majorRhymerOfLothal(), "majorrhymer-swz98-lsl"),
		also(scimitar1(), "scimitar1-battleoverendor-lsl"),
		also(pilot("scimitar3-battleoverendor", xwing.Ability{When: xwing.AfterPlacingDevice, If: droppedBomb,
			Cost: xwing.Cost{Charges: 1}, Act: may(white(catalog.Boost))}), "scimitar3-battleoverendor-lsl"),
		also(tomaxBren(), "tomaxbren-swz105"),
		also(pilot("tomaxbren-swz98", xwing.Ability{When: xwing.AfterAction, May: true, Cost: xwing.Cost{Charges: 2}, If: having(catalog.BarrelRoll),
			Do: func(t *xwing.Table, m xwing.Moment) { t.GainTokens(m.Owner, board.Focus, 1) }}), "tomaxbren-swz98-lsl"),
	}
}

func warhead(t *xwing.Table, m xwing.Moment) bool {
	return friendlyAt(t, m, gauge.Range1) && t.WeaponIn(m.Ship, t.View.Attack.Weapon, "torpedo", "missile")
}

func deathfire() *xwing.Card {
	return pilot("deathfire", xwing.Ability{When: xwing.BeforeDestroyedRemoved, May: true, Bonus: true,
		If: func(t *xwing.Table, m xwing.Moment) bool {
			return you(m) && (t.CanBonusAttack(m.Owner, xwing.AttackTerms{}) || t.CanPlaceAny(m, anyWay))
		},
		Do: func(t *xwing.Table, m xwing.Moment) {
			t.BonusAttack(m.Owner, xwing.AttackTerms{})
			t.PlaceAny(m, anyWay)
		}})
}

// deathfireOfLothal bombs from full flight.
func deathfireOfLothal() *xwing.Card {
	ahead := []board.Way{{Template: straight(3)}, {Template: straight(3), Launch: true}}
	return pilot("deathfire-swz98", xwing.Ability{When: xwing.AfterManeuver, May: true, Cost: xwing.Cost{Charges: 2},
		If: func(t *xwing.Table, m xwing.Moment) bool {
			return full(m, 3, 5) && !t.HasPlaced(m.Owner) && t.CanPlaceThus(m, t.IsBomb, ahead)
		},
		Do: func(t *xwing.Table, m xwing.Moment) { t.PlaceThus(m, t.IsBomb, ahead) }})
}

// anyWay allows every device and template.
func anyWay(string, board.Way) bool { return true }

func tomaxBren() *xwing.Card {
	spent := func(t *xwing.Table, m xwing.Moment) []string {
		return drawnOn(t, m, func(u board.Upgrade) bool { return u.Kind == "talent" })
	}
	return pilot("tomaxbren", xwing.Ability{When: xwing.AfterAction, May: true,
		If:     func(_ *xwing.Table, m xwing.Moment) bool { return you(m) && m.Is(catalog.Reload) },
		Choice: func(t *xwing.Table, m xwing.Moment) bool { return len(spent(t, m)) > 0 },
		Do:     func(t *xwing.Table, m xwing.Moment) { t.RecoverCharges(m.Owner, t.ChooseUpgrade(m, spent(t, m)), 1) }})
}

// majorRhymerOfLothal has no choice.
func majorRhymerOfLothal() *xwing.Card {
	return pilot("majorrhymer-swz98", xwing.Ability{When: xwing.ModifyingAttackDice,
		If: func(t *xwing.Table, m xwing.Moment) bool {
			return attacksWith(t, m, "torpedo") && t.InBullseye(m.Owner, m.Other) &&
				t.Fight().CountResults(board.AttackDice, board.FocusResult) > 0
		},
		Do: changes(board.AttackDice, board.FocusResult, board.Crit, 1)})
}

func scimitar1() *xwing.Card {
	return pilot("scimitar1-battleoverendor", xwing.Ability{When: xwing.AfterAttacking, Upon: theOther, May: true, Cost: xwing.Cost{Charges: 1},
		If: func(t *xwing.Table, m xwing.Moment) bool {
			return friendlyAt(t, m, gauge.Range3) && locksAnew(t, m, m.Other)
		},
		Do: func(t *xwing.Table, m xwing.Moment) { t.AcquireLock(m.Owner, m.Other.Piece()) }})
}

// droppedBomb reports whether the owner has dropped a bomb.
func droppedBomb(t *xwing.Table, m xwing.Moment) bool {
	d := t.View.Device(m.Device.ID)
	return you(m) && !m.Device.Launched && !m.Device.Touching && d != nil && slices.Contains(t.DeviceTypes(d.Kind), catalog.Bomb)
}

package cards

import (
	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/gauge"
)

// imperialTIESaBomber lists the pilots of the TIE/sa Bomber that fly for the Galactic Empire.
func imperialTIESaBomber() []*xwing.Card {
	return []*xwing.Card{
		pilot("captainjonus", rerolls(board.AttackDice, 2, warhead)),
		deathfire(),
		tomaxBren(),
	}
}

func warhead(t *xwing.Table, m xwing.Moment) bool {
	return friendlyAt(t, m, gauge.Range1) && t.WeaponIn(m.Ship, t.View.Attack.Weapon, "torpedo", "missile")
}

func deathfire() *xwing.Card {
	return pilot("deathfire", xwing.Ability{When: xwing.BeforeDestroyedRemoved, May: true,
		If: func(t *xwing.Table, m xwing.Moment) bool {
			return you(m) && (t.CanBonusAttack(m.Owner, xwing.AttackTerms{}) || t.CanPlaceAny(m, anyWay))
		},
		Do: func(t *xwing.Table, m xwing.Moment) {
			t.BonusAttack(m.Owner, xwing.AttackTerms{})
			t.PlaceAny(m, anyWay)
		}})
}

// anyWay allows every device and template.
func anyWay(string, board.Way) bool { return true }

func tomaxBren() *xwing.Card {
	spent := func(t *xwing.Table, m xwing.Moment) []string {
		var out []string
		for _, e := range t.EquippedIn("talent", []board.ShipID{m.Owner}) {
			if t.CanRecover(m.Owner, e.XWS) {
				out = append(out, e.XWS)
			}
		}
		return out
	}
	return pilot("tomaxbren", xwing.Ability{When: xwing.AfterAction, May: true,
		If: func(t *xwing.Table, m xwing.Moment) bool {
			return you(m) && m.Is(catalog.Reload) && len(spent(t, m)) > 0
		},
		Do: func(t *xwing.Table, m xwing.Moment) { t.RecoverCharges(m.Owner, t.ChooseUpgrade(m, spent(t, m)), 1) }})
}

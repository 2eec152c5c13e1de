package cards

import (
	"slices"

	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/gauge"
)

// scumTalentUpgrades lists the upgrades of the slot talent of Scum and Villainy.
func scumTalentUpgrades() []*xwing.Card {
	return []*xwing.Card{cutthroat(), fearless()}
}

// Fearless counts the icon on the weapon, like all front arc attacks.
func fearless() *xwing.Card {
	noHit := func(d board.Die) bool { return !d.Gone && d.Face != board.Hit }
	return upgrade("fearless", xwing.Ability{When: xwing.ModifyingAttackDice, May: true,
		If: whenAttacking(func(t *xwing.Table, _ xwing.Moment, a *board.Attack) bool {
			return !a.Weapon.Special && a.Weapon.Arc == catalog.FrontArc && a.Range == gauge.Range1 &&
				t.InArc(a.Defender, a.Attacker, gauge.Front) && slices.ContainsFunc(t.Fight().Dice(board.AttackDice), noHit)
		}),
		Do: func(t *xwing.Table, m xwing.Moment) {
			t.Fight().ChangeOne(m.Owner, board.AttackDice, board.Hit, board.Blank, board.FocusResult, board.Crit)
		}})
}

// cutthroat profits from a friend's fall.
func cutthroat() *xwing.Card {
	emptied := func(t *xwing.Table, m xwing.Moment) []string {
		return drawnOn(t, m, func(u board.Upgrade) bool { return u.Charges.Recurring == 0 })
	}
	spent := func(t *xwing.Table, m xwing.Moment) bool {
		return t.Ship(m.Owner).Charges.Recurring == 0 && t.CanRecover(m.Owner, board.ShipCharges)
	}
	return upgrade("cutthroat", xwing.Ability{When: xwing.BeforeDestroyedRemoved, May: true,
		If: func(t *xwing.Table, m xwing.Moment) bool {
			return !you(m) && friendlyAt(t, m, gauge.Range3) && (t.Pilot(m.Ship).Limited > 0 || t.Equips(m.Ship, "cutthroat"))
		},
		Choice: func(t *xwing.Table, m xwing.Moment) bool {
			return t.CanShed(m.Owner, board.Orange, board.RedColor) || spent(t, m) || len(emptied(t, m)) > 0
		},
		Do: func(t *xwing.Table, m xwing.Moment) {
			cards, ship := emptied(t, m), spent(t, m)
			switch {
			case t.CanShed(m.Owner, board.Orange, board.RedColor) && (len(cards) == 0 && !ship || t.AskRather(m, m.Owner, "shed-token", "recover-charge")):
				t.Shed(m, m.Owner, board.Orange, board.RedColor)
			case ship && (len(cards) == 0 || t.AskRather(m, m.Owner, "recover-own", "recover-upgrade")):
				t.RecoverCharges(m.Owner, board.ShipCharges, 1)
			default:
				t.RecoverCharges(m.Owner, t.ChooseUpgrade(m, cards), 1)
			}
		}})
}

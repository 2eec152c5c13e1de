package cards

import (
	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/gauge"
)

// firstImperialTIEAdvanced lists the pilots of the TIE Advanced, first edition.
func firstImperialTIEAdvanced() []*xwing.Card {
	return []*xwing.Card{
		firstPilot("commanderalozen", chooses(xwing.StartOfEngagement,
			func(t *xwing.Table, m xwing.Moment) []board.ShipID {
				return enemyAt(t, m, gauge.Range1, func(id board.ShipID) bool { return locksAnew(t, m, id) })
			},
			func(t *xwing.Table, m xwing.Moment, id board.ShipID) { t.AcquireLock(m.Owner, id.Piece()) })),
		firstPilot("darthvader", xwing.Ability{When: xwing.AfterAction,
			If: func(t *xwing.Table, m xwing.Moment) bool {
				return you(m) && m.Act.Step && t.CanPerform(m.Owner, xwing.ActionGrant{})
			},
			Do: func(t *xwing.Table, m xwing.Moment) { t.GrantAction(m, m.Owner, xwing.ActionGrant{}) }}),
		firstPilot("junoeclipse", variesSpeed(0, mine)),
		firstPilot("lieutenantcolzet", opensUp(xwing.StartOfEnd)),
		firstPilot("maarekstele-tieadvanced", picksCard(byAttack)),
		firstPilot("zertikstrom", number(xwing.WithoutRangeBonus, 1, func(t *xwing.Table, m xwing.Moment) bool {
			return m.Attack.Side == board.AttackDice && t.Enemy(m.Owner, m.Ship) && t.AtRange(m.Owner, m.Ship, gauge.Range0, gauge.Range1)
		})),
	}
}

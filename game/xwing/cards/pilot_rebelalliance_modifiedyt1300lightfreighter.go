package cards

import (
	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/gauge"
)

// rebelModifiedYT1300LightFreighter lists the pilots of the Modified YT-1300 Light Freighter that fly for the Rebel Alliance.
func rebelModifiedYT1300LightFreighter() []*xwing.Card {
	return []*xwing.Card{
		pilot("chewbacca", xwing.Ability{When: xwing.WouldBeDealtFaceup, May: true, Cost: xwing.Cost{Charges: 1},
			Do: func(*xwing.Table, xwing.Moment) {}}),
		hanSoloRebel(),
		also(pilot("hansolo-battleofyavin", xwing.Ability{When: xwing.AfterAttacking, If: hasHit,
			Cost: xwing.Cost{Charges: 1}, Act: may(white(catalog.Coordinate))}), "hansolo-battleofyavin-lsl"),
		also(landoOverEndor(), "landocalrissian-battleoverendor-lsl"),
		landoRebel(),
		leiaOrgana(),
	}
}

// The captain of the rebels' Falcon is lucky near rocks.
func hanSoloRebel() *xwing.Card {
	return pilot("hansolo-modifiedyt1300lightfreighter", xwing.Ability{When: xwing.AfterRolling, May: true,
		If: func(t *xwing.Table, m xwing.Moment) bool { return you(m) && t.NearObstacle(m.Owner, gauge.Range1) },
		Do: func(t *xwing.Table, m xwing.Moment) { t.ThrowAgain(m) }})
}

// landoOverEndor picks his moment.
func landoOverEndor() *xwing.Card {
	return pilot("landocalrissian-battleoverendor", xwing.Ability{When: xwing.StartOfActivation, May: true, Cost: xwing.Cost{Charges: 1}, If: always,
		Do: func(t *xwing.Table, m xwing.Moment) {
			t.SetInitiative(m.Owner, m.Card, t.AskInitiative(m, 1, 6), board.Activation)
		}})
}

func landoRebel() *xwing.Card {
	return pilot("landocalrissian-modifiedyt1300lightfreighter", given(func(_ *xwing.Table, m xwing.Moment) bool { return full(m, 0, 5) && m.Difficulty == catalog.Blue }, chooses(xwing.AfterManeuver,
		func(t *xwing.Table, m xwing.Moment) []board.ShipID {
			return friendsAt(t, m, gauge.Range3, func(id board.ShipID) bool {
				return t.CanPerform(id, xwing.ActionGrant{})
			})
		}, ordered(xwing.ActionGrant{}))))
}

// ordered has a ship perform an action of the grant.
func ordered(g xwing.ActionGrant) func(*xwing.Table, xwing.Moment, board.ShipID) {
	return func(t *xwing.Table, m xwing.Moment, id board.ShipID) {
		t.GrantAction(m, id, g)
	}
}

// leiaOrgana steadies whoever has flown a red maneuver.
func leiaOrgana() *xwing.Card {
	return pilot("leiaorgana", xwing.Ability{When: xwing.AfterManeuver, May: true, Cost: xwing.Cost{Force: 1},
		If: func(t *xwing.Table, m xwing.Moment) bool {
			return m.Move.Full && m.Difficulty == catalog.Red && friendlyAt(t, m, gauge.Range3)
		},
		Do: func(t *xwing.Table, m xwing.Moment) {
			if t.CanRecover(m.Ship, board.ForceCharges) && !t.AskRatherFor(m, m.Ship, "focus", "recover-force") {
				t.RecoverCharges(m.Ship, board.ForceCharges, 1)
				return
			}
			t.GainTokens(m.Ship, board.Focus, 1)
		}})
}

package cards

import (
	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/gauge"
)

// scumCustomizedYT1300LightFreighter lists the pilots of the Customized YT-1300 Light Freighter that fly for Scum and Villainy.
func scumCustomizedYT1300LightFreighter() []*xwing.Card {
	return []*xwing.Card{
		pilot("riodurant-wat1", xwing.Ability{When: xwing.AfterAttacking, May: true,
			Do: func(t *xwing.Table, m xwing.Moment) { t.Rotate(m.Owner) }}),
		also(hanSoloScum(), "hansolo-armedanddangerous"), pilot("l337", unshieldedBanks()),
		also(landoScum(), "landocalrissian-escapecraft")}
}

// The smuggler among scum makes use of cover, ignored or not.
func hanSoloScum() *xwing.Card {
	cover := func(t *xwing.Table, m xwing.Moment) bool { return you(m) && len(t.View.Attack.Obstructed) > 0 }
	attack := func(t *xwing.Table, m xwing.Moment) bool { return cover(t, m) && !t.View.Attack.Weapon.Special }
	return pilot("hansolo", wish(number(xwing.AttackDiceCount, 1, attack), xwing.Cost{}),
		wish(number(xwing.DefenseDiceCount, 1, cover), xwing.Cost{}))
}

func unshieldedBanks() xwing.Ability {
	return number(xwing.ManeuverDifficulty, -1, func(t *xwing.Table, m xwing.Moment) bool {
		b := m.Move.Maneuver.Bearing
		return you(m) && !t.Ship(m.Owner).Shielded() && (b == gauge.BankLeft || b == gauge.BankRight)
	})
}

// landoScum takes another chance with every blank.
func landoScum() *xwing.Card {
	return pilot("landocalrissian", xwing.Ability{When: xwing.AfterRolling, May: true, Cost: xwing.Cost{Gain: board.Stress, GainN: 1},
		If: func(t *xwing.Table, m xwing.Moment) bool {
			return you(m) && !t.Ship(m.Owner).Stressed() && t.CanRerollShowing(m, board.Blank)
		},
		Do: func(t *xwing.Table, m xwing.Moment) { t.RerollShowing(m, board.Blank) }})
}

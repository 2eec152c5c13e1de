package cards

import (
	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
)

// firstOrderShipAbilities lists what ship types have that fly for the First Order.
func firstOrderShipAbilities() []*xwing.Card {
	return []*xwing.Card{
		fineTunedThrusters(),
		shipAbility("heavyweaponturret", turretOnly("front", "rear"), turning("missile")),
		shipAbility("heavyweaponturret-evacuationofdqar", afterAction(white(catalog.Rotate)), turretOnly("front", "rear"), turning("missile")),
		shipAbility("linkedbattery", xwing.Ability{Query: xwing.AttackDiceCount, By: one,
			If: func(t *xwing.Table, m xwing.Moment) bool { return attacksWith(t, m, "cannon") }}),
		shipAbility("merciless", sparesNobody()),
		shipAbility("pursuitthrusters", inSystemPhase(white(catalog.Boost))),
	}
}

// The TIE/ba's engines are fine-tuned as long as nothing else suffers from it.
func fineTunedThrusters() *xwing.Card {
	return shipAbility("finetunedthrusters", xwing.Ability{When: xwing.AfterManeuver,
		If: func(t *xwing.Table, m xwing.Moment) bool {
			s := t.Ship(m.Owner)
			return you(m) && m.Move.Full && !s.Depleted() && !s.Strained()
		},
		Cost: xwing.Cost{Either: []board.Token{board.Deplete, board.Strain}}, Act: may(white(catalog.Lock, catalog.BarrelRoll))})
}

package cards

import (
	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/gauge"
)

// firstOrderXiClassLightShuttle lists the pilots of the Xi-class Light Shuttle that fly for the First Order.
func firstOrderXiClassLightShuttle() []*xwing.Card {
	return []*xwing.Card{
		pilot("agentterex", hands(xwing.AfterPlacingForces, xwing.Handing{Slot: "illicit", To: func(t *xwing.Table, _ xwing.Moment, id board.ShipID) bool {
			return t.Ship(id).Chassis == "tiefofighter" || t.Ship(id).Chassis == "tiesffighter"
		}})),
		agentTierny(),
		commanderMalarusOfTheXi(),
		gideonHaskOfTheXi(),
	}
}

// hands equips other ships with upgrades of its own.
func hands(when xwing.Timing, h xwing.Handing) xwing.Ability {
	return xwing.Ability{When: when,
		If: func(t *xwing.Table, m xwing.Moment) bool { return t.CanHandUpgrades(m, h) },
		Do: func(t *xwing.Table, m xwing.Moment) { t.HandUpgrades(m, h) }}
}

func agentTierny() *xwing.Card { return pilot("agenttierny", assigns("brokentrust")) }

// commanderMalarusOfTheXi has nobody be content with a blank.
func commanderMalarusOfTheXi() *xwing.Card {
	return pilot("commandermalarus-xiclasslightshuttle", xwing.Ability{When: xwing.AfterRolling,
		If: func(t *xwing.Table, m xwing.Moment) bool {
			return m.Attack.Pool && m.Attack.Side == board.AttackDice && inPrimary(t) && friendlyAt(t, m, gauge.Range2) &&
				t.Fight().CanRerollOne(m.Attack.Side, board.Blank) && t.Fight().Modifiable(m, m.Attack.Side)
		},
		Do: func(t *xwing.Table, m xwing.Moment) {
			t.GainTokens(m.Ship, board.Strain, 1)
			t.Fight().RerollOne(m.Attack.Side, board.Blank)
		}})
}

// gideonHaskOfTheXi has the small ones strain for one shot more.
func gideonHaskOfTheXi() *xwing.Card {
	return pilot("gideonhask-xiclasslightshuttle", xwing.Ability{When: xwing.AfterRolling, May: true,
		If: func(t *xwing.Table, m xwing.Moment) bool {
			return m.Attack.Pool && m.Attack.Side == board.AttackDice && inPrimary(t) && friendlyAt(t, m, gauge.Range2) && (you(m) ||
				t.Ship(m.Ship).Size == gauge.Small) &&
				t.Ship(t.View.Attack.Defender).Damaged() && len(t.Fight().Dice(m.Attack.Side)) <= 2 && t.Fight().CanRollMore(m)
		},
		Do: func(t *xwing.Table, m xwing.Moment) {
			t.GainTokensFrom(t.Ship(m.Ship).Seat, m.Ship, board.Strain, 1)
			t.Fight().RollMore(m)
		}})
}

package cards

import (
	"slices"

	"xwing/game/armada"
	"xwing/game/armada/board"
	"xwing/game/armada/catalog"
	"xwing/game/armada/gauge"
)

func ionCannons() []*armada.Card {
	return []*armada.Card{
		heavyIonEmplacements(), moreDice("high-capacity-ion-turbines", catalog.Blue, 1, gauge.Left, gauge.Right), ionCannonBatteries(),
		ms1IonCannons(), overloadPulse(), pointDefenseIonCannons(), sw7IonBatteries(),
	}
}

func heavyIonEmplacements() *armada.Card {
	shielded := func(t *armada.Table, m armada.Moment) []gauge.Zone {
		id := board.ShipOf(m.Shot.Defender)
		zones := t.Zones(id)
		return slices.DeleteFunc(slices.Clone(zones), func(z gauge.Zone) bool {
			return t.Ship(id).Shields[z] == 0 || z != m.Shot.At && !gauge.Adjacent(m.Shot.At, z, len(zones))
		})
	}
	return upgrade("heavy-ion-emplacements", criticalIf(armada.Exhaust, func(t *armada.Table, m armada.Moment) bool {
		return len(shielded(t, m)) > 0
	}, func(t *armada.Table, m armada.Moment) {
		for _, z := range shielded(t, m) {
			t.LoseShields(board.ShipOf(m.Shot.Defender), z, 1)
		}
	}, catalog.Blue))
}

func ionCannonBatteries() *armada.Card {
	return upgrade("ion-cannon-batteries", criticalIf(armada.Free, func(t *armada.Table, m armada.Moment) bool {
		ship := t.Ship(board.ShipOf(m.Shot.Defender))
		return len(ship.Commands) > 0 || ship.Shields[m.Shot.At] > 0
	}, func(t *armada.Table, m armada.Moment) {
		id := board.ShipOf(m.Shot.Defender)
		if tokens := t.Ship(id).Commands; len(tokens) > 0 {
			t.Own(m).DiscardCommand(id, t.Own(m).ChooseCommand(tokens, false))
			return
		}
		t.LoseShields(id, m.Shot.At, 1)
	}, catalog.Blue))
}

func ms1IonCannons() *armada.Card {
	readied := func(_ *catalog.Upgrade, u board.Upgrade) bool { return !u.Exhausted }
	return upgrade("ms-1-ion-cannons", criticalIf(armada.Free, func(t *armada.Table, m armada.Moment) bool {
		return len(t.UpgradesOf(board.ShipOf(m.Shot.Defender), readied)) > 0
	}, func(t *armada.Table, m armada.Moment) {
		id := board.ShipOf(m.Shot.Defender)
		t.Own(m).ExhaustUpgrade(id, t.Own(m).ChooseUpgrade(id, t.UpgradesOf(id, readied)))
	}, catalog.Blue))
}

func overloadPulse() *armada.Card {
	return upgrade("overload-pulse", criticalIf(armada.Free, func(t *armada.Table, m armada.Moment) bool {
		return len(readyTokens(t, m.Shot.Defender)) > 0
	}, func(t *armada.Table, m armada.Moment) {
		for _, k := range readyTokens(t, m.Shot.Defender) {
			t.SetToken(k, board.Exhausted)
		}
	}, catalog.Blue))
}

// readyTokens are the readied defense tokens of a piece.
func readyTokens(t *armada.Table, piece string) (ready []armada.Token) {
	for _, k := range t.Tokens(piece) {
		if t.View.TokensOf(piece)[k.Index].State == board.Ready {
			ready = append(ready, k)
		}
	}
	return ready
}

func pointDefenseIonCannons() *armada.Card {
	return upgrade("point-defense-ion-cannons", armada.Ability{When: armada.SpendingTokens, May: true,
		If: all(defending, withDice, within(gauge.CloseRange)), // a squadron attacks a ship at distance 1, and at no range
		Do: func(t *armada.Table, m armada.Moment) { t.Attack().ForceReroll(1, by(m)) }})
}

func sw7IonBatteries() *armada.Card {
	return upgrade("sw-7-ion-batteries", armada.Ability{Query: armada.DamageTotal, If: all(you, attackingShip),
		By: func(t *armada.Table, _ armada.Moment) (n int) {
			for _, d := range t.Attack().Dice() {
				if d.Color == catalog.Blue && d.Face == catalog.Accuracy {
					n++
				}
			}
			return n
		}})
}

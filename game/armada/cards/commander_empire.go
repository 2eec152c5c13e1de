package cards

import (
	"xwing/game"
	"xwing/game/armada"
	"xwing/game/armada/board"
	"xwing/game/armada/catalog"
	"xwing/game/armada/gauge"
)

func imperialCommanders() []*armada.Card {
	return []*armada.Card{admiralKonstantine(), admiralOzzel(), admiralPiett(), generalRomodi()}
}

func admiralKonstantine() *armada.Card {
	return upgrade("admiral-konstantine", armada.Ability{When: armada.StartOfPhase, May: true,
		If: all(starts(board.StatusPhase), func(t *armada.Table, m armada.Moment) bool { return len(pool(t, m, caught)) > 0 }),
		Do: func(t *armada.Table, m armada.Moment) {
			left := pool(t, m, caught)
			for len(left) > 0 {
				id := t.ChooseShip(m, t.Own(m).Player(), left, true)
				if id == 0 {
					return
				}
				hamper(t, m, id)
				left = dropShip(left, id)
			}
		}})
}

// hamper takes a navigate token from a ship, or changes its speed by 1.
func hamper(t *armada.Table, m armada.Moment, id board.ShipID) {
	effects, speed := []string{"nothing"}, t.Ship(id).Speed
	if t.HasToken(id, catalog.Navigate) {
		effects = append(effects, "discard-navigate")
	}
	if speed > 1 {
		effects = append(effects, "slow-down")
	}
	if speed < t.Card(id).MaxSpeed() {
		effects = append(effects, "speed-up")
	}
	switch t.Choose(m, t.Own(m).Player(), effects...) {
	case "discard-navigate":
		t.Own(m).DiscardTokenOf(id, catalog.Navigate)
	case "slow-down":
		t.Own(m).ForceSpeed(id, speed-1)
	case "speed-up":
		t.Own(m).ForceSpeed(id, speed+1)
	}
}

// caught: an enemy ship at distance 1-5 of two ships of the card's player that are no flotillas, one of them medium or larger.
func caught(t *armada.Table, m armada.Moment) bool {
	near, large := 0, false
	for _, piece := range t.ShipsAndStations(t.Own(m).Player()) {
		own := t.Ship(board.ShipOf(piece)) // a station is of no size
		if t.Apart(piece, m.Ship.Piece()) <= gauge.Distance5 && (own == nil || !t.Card(own.ID).Flotilla) {
			near++
			large = large || own != nil && own.Size != gauge.Small
		}
	}
	return enemyShip(t, m) && near > 1 && large
}

func dropShip(list []board.ShipID, id board.ShipID) (rest []board.ShipID) {
	for _, other := range list {
		if other != id {
			rest = append(rest, other)
		}
	}
	return rest
}

func admiralOzzel() *armada.Card {
	return upgrade("admiral-ozzel-commander", armada.Ability{When: armada.DeterminingCourse, May: true,
		If: all(friendlyShip, inStep),
		Do: func(t *armada.Table, _ armada.Moment) { t.Maneuver().ChangeSpeed() }})
}

// inStep: the Determine Course step begins.
func inStep(_ *armada.Table, m armada.Moment) bool { return m.N == 1 }

func admiralPiett() *armada.Card {
	return upgrade("admiral-piett", armada.Ability{When: armada.ResolvingCommand, May: true, Cost: armada.Exhaust,
		If: all(friendlyShip, byToken),
		Do: func(t *armada.Table, _ armada.Moment) { t.Command().AsDial() }})
}

// byToken: the command is resolved by a token alone; byDial: by a dial alone.
func byToken(t *armada.Table, _ armada.Moment) bool {
	dial, token := t.Command().Spent()
	return token && !dial
}

func byDial(t *armada.Table, _ armada.Moment) bool {
	dial, token := t.Command().Spent()
	return dial && !token
}

func generalRomodi() *armada.Card {
	veiled := all(friendlyShip, attackingShip, func(_ *armada.Table, m armada.Moment) bool { return !m.Shot.Obstructed.None() })
	return upgrade("general-romodi",
		armada.Ability{Query: armada.KeepingDie, If: veiled,
			Refuse: func(t *armada.Table, m armada.Moment) *game.Refusal { return t.Refuse("ARM-OBS-001", m) }},
		armada.Ability{When: armada.ResolvingEffects, May: true, If: all(veiled, addable),
			Do: func(t *armada.Table, m armada.Moment) { t.Attack().AddDice(catalog.Red, 1, by(m)) }})
}

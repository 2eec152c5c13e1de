package cards

import (
	"xwing/game/armada"
	"xwing/game/armada/board"
	"xwing/game/armada/catalog"
)

func separatistCommanders() []*armada.Card {
	return []*armada.Card{admiralTrench(), tf1726()}
}

func admiralTrench() *armada.Card {
	return upgrade("admiral-trench",
		armada.Ability{When: armada.StartOfPhase, May: true, If: all(starts(board.ShipPhase), hasDials), Do: lastDial},
		armada.Ability{When: armada.ResolvingCommand, Lasts: true,
			If: all(lastingFriend, byToken, func(_ *armada.Table, m armada.Moment) bool { return m.Command == catalog.Command(m.Kept) }),
			Do: func(t *armada.Table, _ armada.Moment) { t.Command().AsBoth() }})
}

func tf1726() *armada.Card {
	return upgrade("tf-1726", armada.Ability{When: armada.ResolvingEffects, May: true, Limit: armada.OncePerActivation,
		If: all(friendlyShip, attackingShip, addable, func(t *armada.Table, m armada.Moment) bool { return raids(t, m) > 0 }),
		Do: func(t *armada.Table, m armada.Moment) { t.Attack().AddDice(catalog.Black, min(2, raids(t, m)), by(m)) }})
}

// raids are how many raid tokens the defender has.
func raids(t *armada.Table, m armada.Moment) int {
	if ship := t.Ship(board.ShipOf(m.Shot.Defender)); ship != nil {
		return len(ship.Raided)
	}
	return 0
}

package cards

import "xwing/game/xwing"

// firstOrderXiClassLightShuttle lists the pilots of the Xi-class Light Shuttle that fly for the First Order.
func firstOrderXiClassLightShuttle() []*xwing.Card {
	return []*xwing.Card{agentTierny()}
}

func agentTierny() *xwing.Card { return pilot("agenttierny", assigns("brokentrust")) }

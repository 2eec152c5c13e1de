// Package scenario declares the standard scenarios of 2.5, each in a file of its own. It decides no rule: what a
// declaration can say is xwing.Mission.
package scenario

import "xwing/game/xwing"

// All returns the scenarios in the order in which the rulebook has them.
func All() []*xwing.Mission { return []*xwing.Mission{Assault(), Chance(), Salvage(), Scramble()} }

// What lies in the play area.
const (
	satellite   = "satellite"
	supplyCache = "supplycache"
)

// enough is with how many mission points each of them is won.
const enough = 20

// each is the worth of a feature that gives a point to whoever claims it, which only one player can.
func each(own, _ int) int { return own }

// whether is a claim that a player has or has not.
func whether(has bool) int {
	if has {
		return 1
	}
	return 0
}

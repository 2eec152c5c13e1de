package squad

import (
	"strconv"

	"xwing/game/xwing/catalog"
	"xwing/game/xwing/rule"
)

// budget checks the total against the mode's limit. Cards without a cost count nothing here; each is a
// breach of its own.
func (c *checker) budget() {
	total := 0
	for _, sh := range c.ships {
		total += sh.cost
	}
	if c.mode.Points > 0 && total > c.mode.Points {
		c.add(rule.SquadPoints, OverBudget, -1, "",
			"total", strconv.Itoa(total), "limit", strconv.Itoa(c.mode.Points))
	}
}

// cost is what a ship counts towards the total.
func (c *checker) cost(sh ship) int {
	total := sh.rules.Cost
	if c.mode.Loadout || len(sh.rules.StandardLoadout) > 0 {
		return total
	}
	equipped := c.squad.Pilots[sh.index].UpgradeIDs()
	for _, u := range sh.upgrades {
		cost, _ := c.cat.UpgradeCostOn(c.mode.Ruleset, sh.printed, u.XWS, equipped...)
		total += cost
	}
	return total
}

// size checks the number of ships.
func (c *checker) size() {
	n := len(c.squad.Pilots)
	if n > 0 && n < c.mode.MinShips {
		c.add(rule.NumberOfShips, TooFewShips, -1, "", "count", strconv.Itoa(n), "limit", strconv.Itoa(c.mode.MinShips))
	}
	if c.mode.MaxShips > 0 && n > c.mode.MaxShips {
		c.add(rule.NumberOfShips, TooManyShips, -1, "", "count", strconv.Itoa(n), "limit", strconv.Itoa(c.mode.MaxShips))
	}
}

func (c *checker) obstacles() {
	if n := len(c.squad.Obstacles); n > c.mode.Obstacles() {
		c.add(rule.SquadObstacles, TooManyObstacles, -1, "", "count", strconv.Itoa(n), "limit", strconv.Itoa(c.mode.Obstacles()))
	}
	for _, id := range c.squad.Obstacles {
		if o, err := c.cat.Obstacle(id); err != nil || !o.Chosen {
			c.add(rule.SquadObstacles, UnknownObstacle, -1, "", c.near(catalog.ObstacleKind, id, "obstacle", id)...)
		}
	}
}

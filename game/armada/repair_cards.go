package armada

import (
	"slices"

	"xwing/game"
	"xwing/game/armada/board"
	"xwing/game/armada/gauge"
)

// projection is what is left of the shields that a repair command may move to another ship, and to which.
type projection struct {
	left int
	to   board.ShipID // 0: none is chosen yet
	by   string       // the card
}

// Project lets points of the repair command move up to so many shields to a friendly ship at distance 1-5.
func (c *Command) Project(m Moment, n int) {
	c.projects.left, c.projects.by = c.projects.left+n, m.Card
}

// DiscardCheaper has facedown damage cards cost a point less.
func (c *Command) DiscardCheaper() { c.cheaper = true }

// roomy are the hull zones of a ship that may be given a shield by another ship: nothing that keeps it from recovering counts
// (ARM-DCK-035).
func (s *State) roomy(id board.ShipID) []gauge.Zone {
	return slices.DeleteFunc(slices.Clone(s.shipCard(id).Zones()), func(z gauge.Zone) bool {
		return s.View.Ship(id).Shields[z] >= s.shieldLimit(id, z, 0)
	})
}

// Takers are the friendly ships at distance 1-5 to which the command may still move a shield.
func (c *Command) Takers(t *Table) (ids []board.ShipID) {
	for _, id := range t.onTable(t.Ship(c.Ship).Seat) {
		if id != c.Ship && (c.projects.to == 0 || c.projects.to == id) && len(t.roomy(id)) > 0 &&
			t.Apart(c.Ship.Piece(), id.Piece()) <= gauge.Distance5 {
			ids = append(ids, id)
		}
	}
	return ids
}

// moreRepairs are the options that cards add to a repair command.
func (c *Command) moreRepairs(t *Table, points int) (options []game.Option) {
	if c.projects.left > 0 && len(t.givers(c.Ship)) > 0 && len(c.Takers(t)) > 0 {
		options = append(options, game.Option{ID: "project", Text: game.Say("option.repair-project")})
	}
	if c.cheaper && points >= 2 && t.Ship(c.Ship).Facedown > 0 {
		options = append(options, game.Option{ID: "facedown", Text: game.Say("option.repair-facedown")})
	}
	return options
}

// spendRepair spends points on one of them; it returns how many.
func (c *Command) spendRepair(t *Table, pick string) int {
	switch pick {
	case "project":
		c.project(t)
		return 1
	case "facedown":
		dropFacedown(t, c.Ship)
		return 2
	}
	return 0
}

// project moves a shield to another ship.
func (c *Command) project(t *Table) {
	ids := c.Takers(t)
	if c.projects.to = ids[0]; len(ids) > 1 {
		c.projects.to = t.ChooseShip(Moment{Owner: c.Ship, Card: c.projects.by}, t.Ship(c.Ship).Seat, ids, false)
	}
	c.projects.left--
	to := c.projects.to
	from := t.askZone(c.Ship, game.Say("prompt.shield-from", "ship", c.Ship.Piece()), t.givers(c.Ship))
	z := t.askZone(to, game.Say("prompt.shield-to", "ship", to.Piece()), t.roomy(to))
	t.announce(board.ShieldsChanged{Ship: c.Ship, Zone: from, Shields: t.Ship(c.Ship).Shields[from] - 1})
	t.announce(board.ShieldsChanged{Ship: to, Zone: z, Shields: t.Ship(to).Shields[z] + 1})
}

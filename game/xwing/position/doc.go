// Package position is a table as somebody has stood it up: whose ships stand where and with what on them, what lies between
// them, in which phase of which round play begins. It is a value that is written as lines of text and read back, and of which a
// State is made; scripts begin with the same lines. It is what a sandbox edits. It never plays, and never knows what a seat may
// not: Of makes it of a View.
package position

import (
	"maps"
	"slices"

	"xwing/game"
	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
)

// Position is what stands on a table.
type Position struct {
	Edition     string // "": that of the points list
	Deck        string // of damage cards, where there are several; "": the latest
	List        catalog.Ruleset
	Mission     string // the scenario's id; "": none
	Environment string // the environment card; "": none
	Epic        bool   // an epic battle, on its table
	Table       xwing.Scenario
	Details     []Detail         // of ships, by ShipID, in the order in which they are brought about
	Dice        [2][]board.Face  // results that come before any roll: attack dice, defense dice
	Decks       [2][]string      // the cards that lie on top of each seat's damage decks, the first on top
	lines       map[string][]int // of the text that it was read from, by piece; for faults
}

// Detail is something about a ship beyond where it stands, as its line says it: "left ship:1 shields 0".
type Detail struct {
	What  string // the first word of its line
	Ship  board.ShipID
	Words []string // behind the ship
}

// New is a table with nothing on it, in the Planning Phase.
func New(list catalog.Ruleset) Position {
	return Position{List: list, Table: xwing.Scenario{Phase: board.Planning, Round: 1}}
}

// Clone is a copy that shares nothing.
func (p *Position) Clone() Position {
	c := *p
	t := &c.Table
	t.Ships = slices.Clone(t.Ships)
	for i := range t.Ships {
		s := &t.Ships[i]
		s.Upgrades, s.Turret, s.Tokens = slices.Clone(s.Upgrades), slices.Clone(s.Turret), maps.Clone(s.Tokens)
	}
	t.Obstacles, t.Devices = slices.Clone(t.Obstacles), slices.Clone(t.Devices)
	t.Features, t.Counters, t.Wings = slices.Clone(t.Features), slices.Clone(t.Counters), slices.Clone(t.Wings)
	for i := range t.Wings {
		t.Wings[i].Mates = slices.Clone(t.Wings[i].Mates)
	}
	c.Details = slices.Clone(c.Details)
	for i := range c.Details {
		c.Details[i].Words = slices.Clone(c.Details[i].Words)
	}
	for seat := range c.Dice {
		c.Dice[seat], c.Decks[seat] = slices.Clone(c.Dice[seat]), slices.Clone(c.Decks[seat])
	}
	return c
}

// Fielded is what each seat has on the table, as the rules need it of a squad.
func (p *Position) Fielded() []xwing.Muster {
	squads := make([]xwing.Muster, 2)
	for _, s := range p.Table.Ships {
		ship := xwing.MusterShip{Pilot: s.Pilot, Points: s.Points}
		for _, u := range s.Upgrades {
			ship.Upgrades = append(ship.Upgrades, xwing.MusterUpgrade{XWS: u})
		}
		squads[s.Seat].Ships = append(squads[s.Seat].Ships, ship)
	}
	for _, o := range p.Table.Obstacles {
		squads[game.Red].Obstacles = append(squads[game.Red].Obstacles, o.XWS)
	}
	return squads
}

package armada

import (
	"strconv"

	"xwing/game"
	"xwing/game/armada/board"
	"xwing/game/armada/gauge"
)

// Score is what a player would score now: the cost of destroyed enemies, half of that of crippled huge ones, and the
// victory tokens (ARM-SCR-001 to -009, ARM-HUG-015 to -017).
func (s *State) Score(seat game.Seat) int {
	side := &s.View.Sides[seat]
	n := s.View.Sides[board.Across(seat)].Lost + side.Bonus + side.Victory*s.tokenWorth() + s.endScore(seat)
	for _, id := range s.onTable(board.Across(seat)) {
		if ship := s.View.Ship(id); ship.Size == gauge.Huge && ship.Damage() >= (ship.Hull+1)/2 {
			n += (s.shipCost(id) + 1) / 2
		}
	}
	for i := range s.View.Ships { // set aside and never deployed: destroyed (ARM-SAS-007)
		if ship := &s.View.Ships[i]; ship.Seat != seat && ship.Where == board.SetAside {
			n += s.shipCost(ship.ID)
		}
	}
	for i := range s.View.Squadrons {
		if q := &s.View.Squadrons[i]; q.Seat != seat && q.Where == board.SetAside {
			n += s.squadronCard(q.ID).Cost
		}
	}
	return n
}

// tokenWorth is what a victory token counts (ARM-SCR-004).
func (s *State) tokenWorth() int {
	o, err := s.rules.Catalog.Objective(s.View.Objective)
	if err != nil {
		return 0
	}
	return o.Victory
}

// endIfOver ends the game once a fleet has lost its last ship, or the last round is over (ARM-WIN-001 to -005).
func (t *Table) endIfOver() {
	if t.View.Ended || t.View.Phase == board.Setup {
		return
	}
	red, blue := len(t.onTable(game.Red)), len(t.onTable(game.Blue))
	switch {
	case red > 0 && blue == 0:
		t.end(game.Red, game.Say("why.last-ship", "seat", game.Blue.ID()))
	case blue > 0 && red == 0:
		t.end(game.Blue, game.Say("why.last-ship", "seat", game.Red.ID()))
	case red == 0 && blue == 0 || t.Memory.At == Over:
		t.endByScore()
	}
}

// endByScore gives the game to the higher score; a tie is the second player's.
func (t *Table) endByScore() {
	red, blue := t.Score(game.Red), t.Score(game.Blue)
	winner := t.second()
	if red > blue {
		winner = game.Red
	} else if blue > red {
		winner = game.Blue
	}
	t.end(winner, game.Say("why.score", "red", strconv.Itoa(red), "blue", strconv.Itoa(blue)))
}

func (t *Table) end(winner game.Seat, why game.Phrase) {
	t.Memory.At, t.Memory.Why = Over, why
	t.announce(board.GameEnded{Winner: winner, Why: why})
}

package armada

import (
	"strconv"

	"xwing/game"
	"xwing/game/armada/board"
	"xwing/game/armada/gauge"
)

// Score is what a player would score now: the cost of destroyed enemies, the victory tokens, and what is counted at the end
// (ARM-SCR-001 to -009).
func (s *State) Score(seat game.Seat) int {
	side := &s.View.Sides[seat]
	n := s.View.Sides[board.Across(seat)].Lost + side.Bonus + side.Victory*s.TokenWorth()
	for _, p := range s.EndPoints(seat) {
		n += p.N
	}
	return n
}

// EndPoints are points that stand for something as it is at the end, and why.
type EndPoints struct {
	N         int
	Objective bool // the objective counts them
	Why       game.Phrase
}

// EndPoints are those that a player would be given now, beside what was scored on the way: half the cost of crippled huge
// enemies (ARM-HUG-015 to -017), enemies that were set aside and never deployed (ARM-SAS-007), and what the objective counts.
func (s *State) EndPoints(seat game.Seat) (out []EndPoints) {
	add := func(p EndPoints) {
		if p.N != 0 {
			out = append(out, p)
		}
	}
	goal := "objective/" + s.View.Objective
	for i := range s.View.Ships {
		ship := &s.View.Ships[i]
		piece := ship.ID.Piece()
		switch {
		case ship.Seat == seat:
		case ship.Where == board.SetAside:
			add(EndPoints{N: s.shipCost(ship.ID), Why: game.Say("why.never-deployed", "piece", piece)})
		case ship.Where == board.OnTable && ship.Size == gauge.Huge && ship.Damage() >= (ship.Hull+1)/2:
			add(EndPoints{N: (s.shipCost(ship.ID) + 1) / 2, Why: game.Say("why.crippled", "piece", piece)})
		}
		add(EndPoints{s.finalScore(seat, ship.ID), true, game.Say("why.objective-ship", "piece", piece, "objective", goal)})
		for _, u := range ship.Upgrades {
			add(EndPoints{N: s.cardScore(seat, ship, u), Why: game.Say("why.card", "piece", piece, "card", "upgrade/"+u.Card)})
		}
	}
	for i := range s.View.Squadrons {
		if q := &s.View.Squadrons[i]; q.Seat != seat && q.Where == board.SetAside {
			add(EndPoints{N: s.squadronCard(q.ID).Cost, Why: game.Say("why.never-deployed", "piece", q.ID.Piece())})
		}
	}
	add(EndPoints{s.finalScore(seat, 0), true, game.Say("why.objective", "objective", goal)})
	return out
}

// cardScore is what an upgrade counts at the end of the game for the ship that has it.
func (s *State) cardScore(seat game.Seat, ship *board.Ship, u board.Upgrade) (n int) {
	if s.rules.Cards == nil || u.Discarded || ship.Where != board.OnTable {
		return 0
	}
	card := s.rules.Cards.query[FinalScore].upgrade[u.Card]
	if card == nil {
		return 0
	}
	t := &Table{State: s}
	for i := range card.Abilities {
		a := &card.Abilities[i]
		m := inPlay{owner: ship.ID, card: card}.at(Moment{Seat: seat, Ship: ship.ID})
		if a.Query == FinalScore && a.By != nil && a.If(t, m) {
			n += a.By(t, m)
		}
	}
	return n
}

// Margin is by how much the winner's score is the higher one, counted up to the agreed total; an eliminated player may have
// scored more than the winner.
func (s *State) Margin() int {
	winner := s.View.Winner
	return min(max(s.Score(winner)-s.Score(board.Across(winner)), 0), s.View.Sides[winner].Points)
}

// TournamentPoints are what a tournament gives winner and loser for a margin. They decide nothing (ruling A14).
func TournamentPoints(margin int) (winner, loser int) {
	winner = 6
	for _, from := range []int{60, 140, 220, 300} {
		if margin >= from {
			winner++
		}
	}
	return winner, 11 - winner
}

// TokenWorth is what a victory token counts (ARM-SCR-004).
func (s *State) TokenWorth() int {
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
	if o := t.objective(); o != nil && o.FirstTies {
		winner = t.View.First
	}
	if red > blue {
		winner = game.Red
	} else if blue > red {
		winner = game.Blue
	}
	t.end(winner, game.Say("why.score", "red", strconv.Itoa(red), "blue", strconv.Itoa(blue)))
}

func (t *Table) end(winner game.Seat, why game.Phrase) {
	t.Memory.At, t.Memory.Why = Over, why
	if o := t.objective(); o != nil && o.Resources != nil {
		for seat, n := range o.Resources(t, winner) {
			if n > 0 {
				t.announce(board.ResourcesTold{Seat: game.Seat(seat), N: n})
			}
		}
	}
	t.announce(board.GameEnded{Winner: winner, Why: why})
}

package tally_test

import (
	"math"
	"os"
	"path/filepath"
	"reflect"
	"testing"

	"xwing/game"
	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/match/matchtest"
	"xwing/game/xwing/tally"
)

// counted is a kept game, told once more and counted.
type counted struct {
	*tally.Tally
	state  *xwing.State
	events []game.Event
}

// count tells the kept game once more.
func count(t *testing.T, s *game.Session) counted {
	t.Helper()
	r := s.Retell()
	t.Cleanup(r.Close)
	state := r.State().(*xwing.State)
	c := counted{Tally: tally.New(state.View, s.State().(*xwing.State).Standing)}
	for e := range r.Events() {
		c.Add(e)
		c.events = append(c.events, e)
	}
	c.state = s.State().(*xwing.State)
	return c
}

// games are the kept games, resumed.
func games(t *testing.T, each func(t *testing.T, s *game.Session)) {
	t.Helper()
	kit := matchtest.Kit(t)
	files, _ := filepath.Glob("../../../testdata/games/*.jsonl")
	if len(files) < 10 {
		t.Fatalf("only %d games are kept", len(files))
	}
	for _, file := range files {
		t.Run(filepath.Base(file), func(t *testing.T) {
			text, err := os.ReadFile(file)
			if err != nil {
				t.Fatal(err)
			}
			s, _, err := game.Resume(text, kit.Start, nil)
			if err != nil {
				t.Fatal(err)
			}
			defer s.Close()
			each(t, s)
		})
	}
}

// TestKeptGames holds the counts of every kept game against the table at its end and
// against its Events, and all their dice against chance.
func TestKeptGames(t *testing.T) {
	var all [2]tally.Dice
	games(t, func(t *testing.T, s *game.Session) {
		c := count(t, s)
		if want := c.state.ViewFor(game.NoSeat); !reflect.DeepEqual(*c.View(), want) {
			t.Error("the table that is told is not that of the game")
		}
		score := c.state.Standing(&c.state.View)
		if got := c.Rounds[len(c.Rounds)-1]; got != score || c.Score() != score || len(c.Rounds) != c.state.View.Round+1 {
			t.Errorf("the score after %d rounds is %v, want %v after %d", len(c.Rounds)-1, got, score, c.state.View.Round)
		}
		c.sums(t)
		c.points(t)
		for seat := range c.Dice {
			for side, d := range c.Dice[seat] {
				all[side].Rolled += d.Rolled
				all[side].Results += d.Results
			}
		}
	})
	for side, d := range all {
		p := float64(tally.Eighths(board.Side(side))) / 8
		off := math.Abs(float64(d.Results)-float64(d.Rolled)*p) / math.Sqrt(float64(d.Rolled)*p*(1-p))
		if d.Rolled < 500 || off > 4 {
			t.Errorf("%v: %d of %d, %.1f deviations off", board.Side(side), d.Results, d.Rolled, off)
		}
	}
}

// points: those that were scored up to the end of each round make its score, where any are.
func (c *counted) points(t *testing.T) {
	t.Helper()
	if c.state.Mission() == nil && len(c.Points) == 0 {
		return
	}
	for round, want := range c.Rounds {
		var sum [2]int
		for _, p := range c.Points {
			if p.Round <= round {
				sum[p.Seat] += p.N
			}
		}
		if sum != want || c.Points[0].Why.Key == "" {
			t.Errorf("up to round %d %v is counted, want %v", round, sum, want)
		}
	}
}

// sums holds the counts of ships against the Events, counted otherwise.
func (c *counted) sums(t *testing.T) {
	t.Helper()
	taken, dealt, kills := map[board.ShipID]int{}, 0, 0
	var lost []board.ShipID
	for _, e := range c.events {
		switch e := e.(type) {
		case board.DamageSuffered:
			taken[e.Ship]++
		case board.ShipRemoved:
			lost = append(lost, e.Ship)
		}
	}
	for i, s := range c.Ships {
		id := board.ShipID(i + 1)
		if s.Taken != taken[id] {
			t.Errorf("ship %d took %d, want %d", id, s.Taken, taken[id])
		}
		sum := 0
		for round := range c.View().Round + 1 {
			sum += s.In(round)
		}
		if sum != s.Taken || s.Lost > 0 && len(s.Each) > s.Lost+1 {
			t.Errorf("ship %d took %v in its rounds, %d in all; it was lost in round %d", id, s.Each, s.Taken, s.Lost)
		}
		if gone := c.View().Ship(id).Where == board.Removed; gone != (s.Lost > 0) || s.Lost > c.View().Round {
			t.Errorf("ship %d left in round %d; it is gone: %v", id, s.Lost, gone)
		}
		dealt, kills = dealt+s.Dealt, kills+s.Kills
	}
	suffered := 0
	for _, n := range taken {
		suffered += n
	}
	if dealt > suffered || kills > len(lost) {
		t.Errorf("%d damage dealt of %d suffered, %d kills of %d ships lost", dealt, suffered, kills, len(lost))
	}
	if b := c.Best; (b == nil) != (dealt == 0) {
		t.Errorf("%d damage dealt, and the best moment is %v", dealt, b)
	} else if b != nil && (b.Dealt > c.Ships[b.Attacker-1].Dealt || b.Dealt < 1 || b.View.Attack == nil || b.View.Attack.Defender != b.Defender) {
		t.Errorf("the best moment is %+v", b)
	}
}

// TestAttack counts an attack: what was rolled, what was put in or changed, the damage
// of others, the kill.
func TestAttack(t *testing.T) {
	start := board.View{Ships: []board.Ship{{ID: 1}, {ID: 2, Seat: game.Blue, Hull: 2}}}
	c := tally.New(start, func(v *board.View) [2]int { return v.Score })
	die := func(f board.Face) board.Die { return board.Die{Face: f} }
	for _, e := range []game.Event{
		board.PhaseBegan{Phase: board.Planning, Round: 1},
		board.AttackDeclared{Attack: board.Attack{Attacker: 1, Defender: 2}},
		board.DiceRolled{Ship: 1, Attack: true, Dice: []board.Die{die(board.Hit), die(board.FocusResult), die(board.Blank), {Face: board.Hit, Added: true}}},
		board.DiceModified{Ship: 1, Dice: []board.Die{die(board.Hit), die(board.Crit), {Face: board.Hit, Gone: true}, die(board.Hit)}},
		board.DiceRolled{Ship: 2, Side: board.DefenseDice, Attack: true, Dice: []board.Die{die(board.EvadeResult)}},
		board.DiceRolled{Ship: 2, Side: board.AttackDice, Dice: []board.Die{die(board.Hit)}},
		board.ResultsNeutralized{Hit: true},
		board.AttackStepBegan{Step: board.DealDamage},
		board.DamageSuffered{Ship: 2}, board.DamageSuffered{Ship: 1}, board.DamageSuffered{Ship: 2, Crit: true},
		board.ShipDestroyed{Ship: 2}, board.PointsScored{N: 30},
		board.AttackStepBegan{Step: board.Aftermath}, board.DamageSuffered{Ship: 2},
		board.AttackEnded{Attacker: 1, Defender: 2},
		board.ShipRemoved{Ship: 2}, board.RoundEnded{Round: 1},
	} {
		c.Add(e)
	}
	if got, want := c.Dice, [2][2]tally.Dice{{{Rolled: 3, Results: 1, After: 3}}, {board.DefenseDice: {Rolled: 1, Results: 1, After: 1}}}; got != want {
		t.Errorf("dice %+v, want %+v", got, want)
	}
	if got, want := c.Ships, []tally.Ship{{Dealt: 2, Taken: 1, Each: []int{0, 1}, Kills: 1}, {Taken: 3, Each: []int{0, 3}, Lost: 1}}; !reflect.DeepEqual(got, want) {
		t.Errorf("ships %+v, want %+v", got, want)
	}
	if got, want := c.Rounds, [][2]int{{}, {30}}; !reflect.DeepEqual(got, want) {
		t.Errorf("rounds %v, want %v", got, want)
	}
	if b := c.Best; b == nil || b.Dealt != 2 || !b.Destroyed || b.Round != 1 || b.View.Ship(2).Destroyed {
		t.Errorf("best %+v", b)
	}
}

//go:build !js

package store

import (
	"bufio"
	"encoding/json"
	"fmt"
	"os"
	"os/exec"
	"strconv"
	"strings"
	"testing"

	"xwing/game"
)

// counting is a game that asks for ever: the answers are its state.
type counting struct {
	Answers []string
	Dice    game.Source
}

func startCounting(h game.Header) (game.State, error) {
	return &counting{Dice: game.NewSource(h.Seed, 0)}, nil
}

func (c *counting) Clone() game.State {
	d := *c
	d.Answers = append([]string(nil), c.Answers...)
	return &d
}
func (c *counting) Step() string                  { return fmt.Sprint(len(c.Answers)) }
func (c *counting) Outcome() (game.Outcome, bool) { return game.Outcome{}, false }
func (c *counting) Reseed(seed uint64)            { c.Dice = game.NewSource(seed, 0) }

// Imagine is Reseed: nothing is hidden here.
func (c *counting) Imagine(_ game.Seat, seed uint64, _ game.Belief) { c.Reseed(seed) }
func (c *counting) Encode() []byte                                  { b, _ := json.Marshal(c); return b }
func (c *counting) Run(t *game.Table) {
	var options []game.Option
	for i := range 10 {
		options = append(options, game.Option{ID: fmt.Sprint(i)})
	}
	a := t.Ask(game.Decision{Kind: "count", Seat: game.Red, Shape: game.OneOf, Options: options})[0]
	c.Answers = append(c.Answers, a.One())
	t.Chance(fmt.Sprint(c.Dice.Below(6)))
}

// child plays on until it is killed, and says each choice that was confirmed.
func child(folder string) error {
	s := Open(Folders{Games: folder})
	games, err := s.Games()
	if err != nil {
		return err
	}
	var session *game.Session
	if len(games) == 0 {
		j, err := s.Begin("count")
		if err != nil {
			return err
		}
		h := game.Header{Rules: "1", Seed: 5}
		state, _ := startCounting(h)
		if session, err = game.NewSession(h, state, j); err != nil {
			return err
		}
	} else {
		text, j, err := s.OpenGame(games[0].Path)
		if err != nil {
			return err
		}
		if session, _, err = game.Resume(text, startCounting, j); err != nil {
			return err
		}
	}
	for {
		n := session.Choices()
		if err := session.Choose(game.Choice{Seat: game.Red, Kind: "count", Pick: []string{answer(n)}}); err != nil {
			return err
		}
		fmt.Println(n + 1)
	}
}

func answer(n int) string { return strconv.Itoa(n * 7 % 10) }

func TestMain(m *testing.M) {
	if folder := os.Getenv("XWING_STORE_CHILD"); folder != "" {
		fmt.Fprintln(os.Stderr, child(folder))
		os.Exit(1)
	}
	os.Exit(m.Run())
}

// A program killed at any moment has lost nothing that it confirmed.
func TestKilledProgramLosesNothing(t *testing.T) {
	folder := t.TempDir()
	confirmed := 0
	for kill := range 12 {
		cmd := exec.Command(os.Args[0])
		cmd.Env = append(os.Environ(), "XWING_STORE_CHILD="+folder)
		cmd.Stderr = os.Stderr
		out, err := cmd.StdoutPipe()
		if err != nil {
			t.Fatal(err)
		}
		if err := cmd.Start(); err != nil {
			t.Fatal(err)
		}
		read := bufio.NewScanner(out)
		for n := 0; read.Scan(); n++ {
			last, err := strconv.Atoi(strings.TrimSpace(read.Text()))
			if err != nil || last != confirmed+1 {
				t.Fatalf("the child says %q after %d", read.Text(), confirmed)
			}
			confirmed = last
			if n == 5+13*kill {
				if err := cmd.Process.Kill(); err != nil { // what is in the pipe still counts
					t.Fatal(err)
				}
			}
		}
		_ = cmd.Wait()

		games, err := Open(Folders{Games: folder}).Games()
		if err != nil || len(games) != 1 {
			t.Fatalf("Games() = %v, %v", games, err)
		}
		text, err := ReadFile(games[0].Path, MaxJournal)
		if err != nil {
			t.Fatal(err)
		}
		s, notice, err := game.Resume(text, startCounting, nil)
		if err != nil {
			t.Fatalf("after kill %d: %v", kill, err)
		}
		// One more may be written and not yet confirmed.
		if got := s.Choices(); got != confirmed && got != confirmed+1 {
			t.Errorf("after kill %d: %d choices, %d confirmed (%s)", kill, got, confirmed, notice)
		}
		for n, c := range s.Played() {
			if c.One() != answer(n) {
				t.Fatalf("choice %d is %s, want %s", n, c.One(), answer(n))
			}
		}
		confirmed = s.Choices()
		s.Close()
	}
	if confirmed < 100 {
		t.Errorf("only %d choices", confirmed)
	}
}

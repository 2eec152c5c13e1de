package match

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"xwing/assets"
	"xwing/game"
	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/gauge"
	"xwing/physics"
)

func firstKit(t *testing.T) *Kit {
	t.Helper()
	k, err := NewFirstKit(assets.FirstFacts())
	if err != nil {
		t.Fatal(err)
	}
	return k
}

// TestFirstEditionBegins begins a game of first edition: by its own list, with three obstacles of its core set a squad
// and one of its damage decks.
func TestFirstEditionBegins(t *testing.T) {
	k := firstKit(t)
	fly := []byte(`{"faction": "rebel", "version": "0.3.0", "pilots": [{"name": "rookiepilot", "ship": "xwing"}]}`)
	h, err := k.Header([2][]byte{fly, fly}, 1)
	if err != nil || h.Edition != "1" {
		t.Fatalf("edition %q, %v", h.Edition, err)
	}
	s, err := k.Start(h)
	if err != nil {
		t.Fatal(err)
	}
	state := s.(*xwing.State)
	if got := state.View.Ships; len(got) != 2 || got[0].Initiative != 2 || got[0].Hull != 3 || got[0].Shields.Active != 2 {
		t.Errorf("ships %+v", got)
	}
	for seat, ids := range state.View.Reserve[:2] {
		if len(ids) != PerSquad {
			t.Errorf("seat %d brings the obstacles %q", seat, ids)
		}
	}
	if rules := k.Rules(); rules.List != catalog.FFG10 || rules.Deck != "2015" {
		t.Errorf("list %s, deck %s", rules.List, rules.Deck)
	}
}

// TestFirstEditionDiscounts: what a squad costs in the game is what it costs to build.
func TestFirstEditionDiscounts(t *testing.T) {
	k := firstKit(t)
	fly := []byte(`{"faction": "rebel", "version": "0.3.0", "pilots": [{"name": "lukeskywalker", "ship": "xwing",
		"upgrades": {"ept": ["pushthelimit"], "mod": ["renegaderefit"]}}]}`)
	h, err := k.Header([2][]byte{fly, fly}, 1)
	if err != nil {
		t.Fatal(err)
	}
	s, err := k.Start(h)
	if err != nil {
		t.Fatal(err)
	}
	t.Run("X10-INI-001 X10-OPT-006", func(t *testing.T) {
		state := s.(*xwing.State)
		if points, worth := state.Memory.Points, state.Worth(1); points != [board.MaxSeats]int{28, 28} || worth != 28 {
			t.Errorf("a squad of %v points, a ship of %d; want 28", points, worth)
		}
	})
}

// TestFirstEditionShipTypes: a ship has the figure and the dial of its type.
func TestFirstEditionShipTypes(t *testing.T) {
	k := firstKit(t)
	for pilot, ship := range map[string]string{"rookiepilot": "xwing", "academypilot": "tiefighter", "bobafett-scumandvillainy": "firespray31"} {
		t.Run("X10-SIZ-004 "+ship, func(t *testing.T) {
			s, err := xwing.NewScenario(k.Rules(), xwing.Scenario{Phase: board.Planning, Ships: []xwing.ScenarioShip{{Pilot: pilot, Pose: physics.PoseAt(400, 300, 0)}}})
			if err != nil {
				t.Fatal(err)
			}
			facts, err := k.Facts.Ship(ship)
			if err != nil {
				t.Fatal(err)
			}
			if got := s.View.Ships[0].Chassis; got != ship {
				t.Errorf("it is the figure of a %s", got)
			}
			if got := s.Dial(1); len(got) < 12 || !slices.Equal(got, facts.Dial) {
				t.Errorf("its dial is %v, want %v", got, facts.Dial)
			}
		})
	}
}

// TestFirstEditionInRounds has the header name a last round that the players have agreed on.
func TestFirstEditionInRounds(t *testing.T) {
	k := firstKit(t)
	fly := []byte(`{"faction": "rebel", "version": "0.3.0", "pilots": [{"name": "rookiepilot", "ship": "xwing"}]}`)
	h, err := k.Header([2][]byte{fly, fly}, 1)
	if err != nil {
		t.Fatal(err)
	}
	t.Run("X10-OPT-004", func(t *testing.T) {
		for n, legal := range map[int]bool{0: true, 1: true, 8: true, 99: true, 100: false, -1: false} {
			agreed, err := k.InRounds(h, n)
			s, no := k.Start(agreed)
			if (err == nil) != legal || (no == nil) != legal {
				t.Errorf("%d rounds: %v, %v", n, err, no)
			} else if legal && s.(*xwing.State).Rules().Edition.Ending.Rounds != n {
				t.Errorf("%d rounds: another number is played", n)
			}
		}
		if !k.AgreesOnRounds(catalog.FFG10) || kit(t).AgreesOnRounds(catalog.FFG20) || !kit(t).AgreesOnRounds(catalog.AMG25) {
			t.Error("who agrees on rounds is not as the editions have it")
		}
	})
}

// TestDamageDeckChosen has the header name the damage deck; one that there is not is refused.
func TestDamageDeckChosen(t *testing.T) {
	k := firstKit(t)
	fly := []byte(`{"faction": "rebel", "version": "0.3.0", "pilots": [{"name": "rookiepilot", "ship": "xwing"}]}`)
	h, err := k.Header([2][]byte{fly, fly}, 1)
	if err != nil {
		t.Fatal(err)
	}
	for deck, want := range map[string]string{"": "2015", "2012": "2012", "2015": "2015", "2014": ""} {
		chosen, err := k.WithDeck(h, deck)
		got, unknown := k.deckOf(chosen)
		if got != want || (err == nil) != (want != "") || (unknown == nil) != (want != "") {
			t.Errorf("%q: a game with the deck %q, %v", deck, got, err)
		}
		if _, err := k.Start(chosen); (err == nil) != (want != "") {
			t.Errorf("%q: %v", deck, err)
		}
	}
	if second := kit(t); second.Rules().Deck != "" {
		t.Errorf("second edition plays with the deck %q", second.Rules().Deck)
	}
}

func TestFirstEditionDecksAndTurrets(t *testing.T) {
	k := firstKit(t)
	for _, deck := range k.Facts.DamageDecks() {
		t.Run("X10-SET-009 "+deck, func(t *testing.T) {
			rules := *k.Rules()
			rules.Deck = deck
			s, err := xwing.NewScenario(&rules, xwing.Scenario{Phase: board.Planning})
			if err != nil {
				t.Fatal(err)
			}
			for seat := range 2 {
				cards := s.Hidden.Decks[seat].Cards
				for _, c := range cards {
					if facts, err := k.Facts.Damage(c.Card); err != nil || facts.Deck != deck {
						t.Errorf("%s lies in the deck of %s", c.Card, deck)
					}
				}
				if len(cards) != 33 {
					t.Errorf("seat %d has %d cards", seat, len(cards))
				}
			}
			other, err := xwing.NewScenario(&rules, xwing.Scenario{Phase: board.Planning, Seed: 1})
			if err != nil {
				t.Fatal(err)
			}
			red := s.Hidden.Decks[game.Red].Cards
			if slices.Equal(red, s.Hidden.Decks[game.Blue].Cards) || slices.Equal(red, other.Hidden.Decks[game.Red].Cards) {
				t.Error("a deck is not shuffled")
			}
		})
	}
	t.Run("X10-ATK-004", func(t *testing.T) {
		for want, y := range map[bool]float64{true: -200, false: -500} {
			s, err := xwing.NewScenario(k.Rules(), xwing.Scenario{Phase: board.Engagement, Ships: []xwing.ScenarioShip{
				{Seat: game.Red, Pilot: "outerrimsmuggler", Pose: physics.PoseAt(0, 0, 0)},
				{Seat: game.Blue, Pilot: "academypilot", Pose: physics.PoseAt(0, y, 0)},
			}})
			if err != nil {
				t.Fatal(err)
			}
			if s.InArc(1, 2, gauge.Front) || s.InFiringArc(1, 2) {
				t.Fatal("the ship behind is in the firing arc")
			}
			if got := s.PreviewAttack(1, "primary:0", 2).Refusal == nil; got != want {
				t.Errorf("a turret attacks %v mm behind: %v", y, got)
			}
		}
	})
}

// TestFirstEpicBattle: an epic battle of first edition, with twelve obstacles and huge ships whole.
func TestFirstEpicBattle(t *testing.T) {
	k := firstKit(t)
	fly := func(ships ...string) []byte {
		text := `{"faction": "rebel", "version": "0.3.0", "pilots": [`
		for i, s := range ships {
			if i > 0 {
				text += ", "
			}
			text += fmt.Sprintf(`{"name": %q, "ship": %q}`, s, s)
		}
		return []byte(text + "]}")
	}
	whole := fly("cr90corvettefore", "cr90corvetteaft", "gr75mediumtransport")
	t.Run("X10-HUG-045:number,table", func(t *testing.T) {
		h, err := k.Header([2][]byte{whole, whole}, 1)
		if err == nil {
			h, err = k.InEpic(h, true)
		}
		if err != nil || !k.IsEpic(h) || !k.HasEpic(catalog.FFG10) {
			t.Fatal(err)
		}
		started, err := k.Start(h)
		if err != nil {
			t.Fatal(err)
		}
		v := &started.(*xwing.State).View
		if v.Area.Width != 1828.8 || len(v.Reserve[0])+len(v.Reserve[1]) != 12 || v.Ship(1).Joined != 2 || v.Ship(5).Joined != 4 {
			t.Errorf("area %v, obstacles %v", v.Area, v.Reserve)
		}
	})
	t.Run("X10-HUG-043:both", func(t *testing.T) {
		for _, lone := range [][]byte{fly("cr90corvettefore"), fly("cr90corvetteaft", "cr90corvettefore", "cr90corvetteaft")} {
			h, err := k.Header([2][]byte{whole, lone}, 1)
			if err == nil {
				_, err = k.Start(h)
			}
			if err == nil || !strings.Contains(err.Error(), "lacks the other section") {
				t.Errorf("%s: %v", lone, err)
			}
		}
	})
}

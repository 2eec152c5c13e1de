package match

import (
	"errors"
	"fmt"
	"slices"
	"testing"

	"xwing/assets"
	"xwing/game"
	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
)

const wingman = `{"faction":"rebelalliance","pilots":[{"id":"bluesquadronescort","ship":"t65xwing"}]}`

// bringing are squads for teams, all alike.
func bringing(t Teams) (all [2][][]byte) {
	for side, n := range t {
		for range n {
			all[side] = append(all[side], []byte(wingman))
		}
	}
	return all
}

// TestTeams: a header names the teams of a game, which has as many seats, on two sides, with six obstacles each.
func TestTeams(t *testing.T) {
	k, err := NewKit(assets.Facts())
	if err != nil {
		t.Fatal(err)
	}
	for _, list := range []catalog.Ruleset{catalog.FFG20, catalog.X2PO, catalog.AMG25, catalog.XWA} {
		for teams, want := range map[Teams]string{{2, 2}: "[0 1 0 1]", {3, 3}: "[0 1 0 1 0 1]", {2, 1}: "[0 1 0]", {3, 2}: "[0 1 0 1 0]"} {
			t.Run(fmt.Sprint(list, " ", teams), func(t *testing.T) {
				h, err := k.InTeams(list, teams, bringing(teams), 1)
				if err != nil {
					t.Fatal(err)
				}
				started, err := k.Start(h)
				if err != nil {
					t.Fatal(err)
				}
				s := started.(*xwing.State)
				if got := fmt.Sprint(game.SidesOf(s)); got != want || k.TeamsOf(h) != teams || !k.IsEpic(h) {
					t.Errorf("sides %s, want %s", got, want)
				}
				if _, facts := s.Versions(); facts != h.Catalogue {
					t.Errorf("the header goes by facts %s, the game by %s", h.Catalogue, facts)
				}
				var own [2][]string
				for seat := range s.View.Seats() {
					side := s.View.SideOf(game.Seat(seat))
					own[side] = append(own[side], s.View.Reserve[seat]...)
					if s.View.Ships[seat].Seat != game.Seat(seat) {
						t.Errorf("ship %d is of seat %d", seat+1, s.View.Ships[seat].Seat)
					}
				}
				for side := range own {
					if slices.Sort(own[side]); len(slices.Compact(own[side])) != 6 {
						t.Errorf("side %d brings %v", side, own[side])
					}
				}
			})
		}
	}
}

// TestTeamsRefused: what is no two teams of one to three, as equal as can be, is refused, and so is what teams do not play.
func TestTeamsRefused(t *testing.T) {
	k, err := NewKit(assets.Facts())
	if err != nil {
		t.Fatal(err)
	}
	refused := func(t *testing.T, err error, key string) {
		t.Helper()
		var no *game.Refused
		if !errors.As(err, &no) || no.Refusal.Why.Key != key {
			t.Errorf("%v, want %s", err, key)
		}
	}
	for _, teams := range []Teams{{4, 4}, {1, 3}, {0, 2}, {1, 1}, {4, 3}, {3, 1}, {1, 2}, {2, 3}} {
		t.Run(teams.String(), func(t *testing.T) {
			_, err := k.InTeams(catalog.FFG20, teams, bringing(teams), 1)
			refused(t, err, "refusal.teams")
		})
	}
	for text, ok := range map[string]bool{"2v2": true, "3v3": true, "1v2": true, "2v2v2": false, "v2": false, "2": false, "two": false,
		"02v2": false} {
		if _, got := ParseTeams(text); got != ok {
			t.Errorf("%q is read: %v", text, got)
		}
	}
	t.Run("a squad short", func(t *testing.T) {
		all := bringing(Teams{2, 1})
		_, err := k.InTeams(catalog.FFG20, Teams{2, 2}, all, 1)
		refused(t, err, "refusal.team-squads")
	})
	h, err := k.InTeams(catalog.FFG20, Teams{2, 2}, bringing(Teams{2, 2}), 1)
	if err != nil {
		t.Fatal(err)
	}
	t.Run("no epic battle", func(t *testing.T) {
		_, err := k.Start(without(h, formatKey))
		refused(t, err, "refusal.teams-epic")
	})
	t.Run("an environment card", func(t *testing.T) {
		among, _ := with(h, environmentKey, k.Environments(catalog.FFG20)[0].ID)
		_, err := k.Start(among)
		refused(t, err, "refusal.teams-environment")
	})
	t.Run("squads of others", func(t *testing.T) {
		short := h
		short.Squads = h.Squads[:3]
		if _, err := k.Start(short); err == nil {
			t.Error("a game of four begins with three squads")
		}
	})
	t.Run("first edition", func(t *testing.T) {
		first, err := NewFirstKit(assets.FirstFacts())
		if err != nil {
			t.Fatal(err)
		}
		for _, teams := range EvenTeams()[1:] {
			if err := first.PlaysTeams(first.Rules().List, teams); err != nil {
				t.Errorf("%s in first edition: %v", teams, err)
			}
		}
		refused(t, first.PlaysTeams(first.Rules().List, Teams{3, 1}), "refusal.teams")
	})
}

// TestTeamOrderOfSetup: the teams' obstacles and ships are placed by turns: obstacles by sides, ships by initiative around the table.
func TestTeamOrderOfSetup(t *testing.T) {
	k, err := NewKit(assets.Facts())
	if err != nil {
		t.Fatal(err)
	}
	teams := Teams{2, 1}
	h, err := k.InTeams(catalog.X2PO, teams, bringing(teams), 3)
	if err != nil {
		t.Fatal(err)
	}
	started, err := k.Start(h)
	if err != nil {
		t.Fatal(err)
	}
	s, err := game.NewSession(h, started, nil)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(s.Close)
	chance := game.NewSource(1, 1)
	var order []game.Seat
	for s.State().(*xwing.State).View.Phase == board.Setup {
		d := s.Open()[0]
		if d.Shape == game.Place {
			order = append(order, d.Seat)
		}
		c, err := game.Sample(&chance, d)
		if err != nil {
			t.Fatal(err)
		}
		if err := s.Choose(c); err != nil {
			t.Fatal(err)
		}
	}
	want := map[game.Seat]string{0: "[0 1 2 1 0 1 2 1 0 1 2 1 0 1 2]", 1: "[1 2 1 0 1 2 1 0 1 2 1 0 1 2 0]",
		2: "[2 1 0 1 2 1 0 1 2 1 0 1 2 0 1]"}
	if first := s.State().(*xwing.State).View.First; fmt.Sprint(order) != want[first] {
		t.Errorf("first player %d: %v, want %s", first, order, want[first])
	}
}

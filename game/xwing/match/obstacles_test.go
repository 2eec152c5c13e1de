package match

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"xwing/game"
	"xwing/game/xwing"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/squad"
)

// started is a game of two small squads by a points list.
func started(t *testing.T, k *Kit, list catalog.Ruleset, red, blue string) (game.Header, *xwing.State) {
	t.Helper()
	h, err := k.HeaderBy(list, [2][]byte{[]byte(red), []byte(blue)}, 3)
	if err != nil {
		t.Fatal(err)
	}
	state, err := k.Start(h)
	if err != nil {
		t.Fatal(err)
	}
	return h, state.(*xwing.State)
}

// TestObstaclesOfTheCoreSet shares its six tokens between squads that bring none,
// and writes the shares down.
func TestObstaclesOfTheCoreSet(t *testing.T) {
	k := kit(t)
	h, s := started(t, k, catalog.FFG20, small, small)
	all := slices.Concat(s.View.Reserve[0], s.View.Reserve[1])
	slices.Sort(all)
	core := k.CoreObstacles()
	slices.Sort(core)
	if len(core) != 6 || !slices.Equal(all, core) {
		t.Errorf("the squads bring %v, want the core set's six %v", all, core)
	}
	for i, xws := range h.Squads {
		if q, err := squad.ParseXWS("squad", xws); err != nil || !slices.Equal(q.Obstacles, s.View.Reserve[i]) {
			t.Errorf("the journal says %v, %v; the table %v", q.Obstacles, err, s.View.Reserve[i])
		}
	}
}

// TestEveryObstacleCanBeBrought plays with each token of the facts that squads
// choose from; what there is not cannot be played with unless it is replaced.
func TestEveryObstacleCanBeBrought(t *testing.T) {
	k := kit(t)
	n := 0
	for _, o := range k.Facts.Obstacles() {
		if !o.Chosen {
			continue
		}
		n++
		red, err := WithObstacles([]byte(small), []string{o.ID, "gascloud1", "gascloud2"})
		if err != nil {
			t.Fatal(err)
		}
		if _, s := started(t, k, catalog.FFG20, string(red), small); s.View.Reserve[game.Red][0] != o.ID {
			t.Errorf("%s: the squad brings %v", o.ID, s.View.Reserve[game.Red])
		}
	}
	if n < 20 {
		t.Errorf("only %d obstacles can be chosen", n)
	}
	for _, id := range []string{"loosecargo", "no-such"} {
		s := squad.Squad{Obstacles: []string{id}, Pilots: []squad.SquadPilot{{Pilot: "bluesquadronescort"}}}
		if len(k.Obstacles(s)) > 0 || k.Playable(catalog.FFG20, s) == nil {
			t.Errorf("a squad may bring %s", id)
		}
	}
}

// TestPointsLists plays by the list that the header names, with its costs.
func TestPointsLists(t *testing.T) {
	k := kit(t)
	var points []int
	for _, list := range k.Lists() {
		wedge := strings.ReplaceAll(small, "bluesquadronescort", "wedgeantilles")
		h, s := started(t, k, list, wedge, small)
		if got := s.Rules().List; got != list {
			t.Errorf("a game by %s plays by %s", list, got)
		}
		if got, err := k.ListOf(h); err != nil || got != list {
			t.Errorf("ListOf = %s, %v, want %s", got, err, list)
		}
		points = append(points, s.Memory.Points[game.Red])
	}
	if slices.Min(points) == slices.Max(points) {
		t.Errorf("the pilot costs %d by every list: the test sees nothing", points[0])
	}
	h, _ := started(t, k, catalog.X2PO, small, small)
	h.Extra[pointsKey] = []byte(`"amg25"`)
	if _, err := k.Start(h); err == nil {
		t.Error("a game of this edition begins by a points list of another")
	}
}

// TestPlayable lets a card without a cost play, and none that is not known or is on one ship twice: of the two
// attacks that two torpedoes make, the player could pick neither.
func TestPlayable(t *testing.T) {
	k := kit(t)
	for _, tt := range []struct {
		pilot    string
		upgrades []string
		want     bool
	}{
		{"bluesquadronescort", nil, true},
		{"bluesquadronescort", []string{"protontorpedoes"}, true},
		{"bluesquadronescort", []string{"protontorpedoes", "iontorpedoes"}, true},
		{"bluesquadronescort", []string{"protontorpedoes", "protontorpedoes"}, false},
		{"bluesquadronescort", []string{"no-such"}, false},
		{"no-such", nil, false},
	} {
		s := squad.Squad{Pilots: []squad.SquadPilot{{Pilot: tt.pilot}}}
		for _, xws := range tt.upgrades {
			s.Pilots[0].Upgrades = append(s.Pilots[0].Upgrades, squad.Equipped{Slot: "torpedo", XWS: xws})
		}
		if err := k.Playable(catalog.FFG20, s); (err == nil) != tt.want {
			t.Errorf("Playable(%s) = %v, want playable %v", fmt.Sprint(tt.pilot, " ", tt.upgrades), err, tt.want)
		}
	}
}

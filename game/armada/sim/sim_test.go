package sim

import (
	"bytes"
	"strings"
	"testing"

	"xwing/assets"
	"xwing/game"
	"xwing/game/armada"
	"xwing/game/armada/board"
	"xwing/game/armada/match"
	"xwing/game/armada/player"
	"xwing/game/trial"
	"xwing/physics"
)

func kit(t testing.TB) *match.Kit {
	t.Helper()
	k, err := match.NewKit(assets.ArmadaFacts())
	if err != nil {
		t.Fatal(err)
	}
	return k
}

// newGame is a game of drawn fleets.
func newGame(t testing.TB, k *match.Kit, points int, seed uint64) Game {
	t.Helper()
	texts, err := Fleets{Cat: k.Facts, Points: points}.Pair(seed)
	if err != nil {
		t.Fatal(err)
	}
	h, err := k.Header(texts, seed, match.Options{})
	if err != nil {
		t.Fatal(err)
	}
	return Game{Header: h, Start: k.Start, Players: [2]player.Player{player.NewRandom(2 * seed), player.NewRandom(2*seed + 1)},
		Cover: trial.NewCoverage()}
}

// TestGamesHold plays whole games of all sizes with every check on.
func TestGamesHold(t *testing.T) {
	k := kit(t)
	for seed := range uint64(12) {
		g := newGame(t, k, []int{180, 300, 400}[seed%3], seed)
		g.Checks = true
		r := Play(g)
		if err := r.Err(); err != nil {
			t.Errorf("seed %d: %v", seed, err)
		}
		if !r.Over || r.Rounds == 0 || r.Decisions < 20 || g.Cover.Counts["event"]["GameEnded"] != 1 {
			t.Errorf("seed %d: %d decisions, %d rounds, over %v", seed, r.Decisions, r.Rounds, r.Over)
		}
		if err := Examine(r.Journal, k.Start); err != nil && r.Err() == nil {
			t.Errorf("seed %d: examined: %v", seed, err)
		}
	}
}

// TestSameSeedSameGame: a game follows from its seed.
func TestSameSeedSameGame(t *testing.T) {
	k := kit(t)
	a, b := Play(newGame(t, k, 200, 7)), Play(newGame(t, k, 200, 7))
	if !bytes.Equal(a.Journal, b.Journal) || len(a.Journal) == 0 {
		t.Error("two games of one seed differ")
	}
}

// TestFleetsAroundACard: one of the fleets has the card.
func TestFleetsAroundACard(t *testing.T) {
	k := kit(t)
	for seed := range uint64(6) {
		texts, err := Fleets{Cat: k.Facts, Points: 400, Around: "demolisher"}.Pair(seed)
		if err != nil {
			t.Fatal(err)
		}
		if !bytes.Contains(texts[seed%2], []byte(`"demolisher"`)) {
			t.Errorf("seed %d: the card is not there", seed)
		}
	}
	if _, err := (Fleets{Cat: k.Facts, Points: 5}).Pair(1); err == nil {
		t.Error("fleets of five points are drawn")
	}
}

// TestWatchFinds spoils a table and wants every check to say so.
func TestWatchFinds(t *testing.T) {
	k := kit(t)
	g := newGame(t, k, 300, 2)
	state, err := k.Start(g.Header)
	if err != nil {
		t.Fatal(err)
	}
	for name, c := range map[string]struct {
		spoil func(s *armada.State)
		want  string
	}{
		"overlap":    {func(s *armada.State) { deployAll(s); s.View.Ships[1].Pose = s.View.Ships[0].Pose }, "overlap"},
		"outside":    {func(s *armada.State) { deployAll(s); s.View.Ships[0].Pose = physics.PoseAt(-500, 100, 0) }, "outside"},
		"dials":      {func(s *armada.State) { s.View.Ships[0].Dials = 1 }, "dials"},
		"speed":      {func(s *armada.State) { s.View.Ships[0].Speed = 5 }, "at speed"},
		"shields":    {func(s *armada.State) { s.View.Ships[0].Shields[1] = 9 }, "shields"},
		"tokens":     {func(s *armada.State) { s.View.Ships[0].Tokens = nil }, "defense tokens"},
		"passes":     {func(s *armada.State) { s.View.Sides[0].Passes = -1 }, "pass tokens"},
		"cards":      {func(s *armada.State) { s.Hidden.Decks[0] = s.Hidden.Decks[0][1:] }, "in 0 places"},
		"counted":    {func(s *armada.State) { s.View.Sides[1].Deck = 3 }, "view tells"},
		"facedown":   {func(s *armada.State) { s.View.Ships[0].Facedown = 1 }, "facedown"},
		"damage":     {func(s *armada.State) { deployAll(s); s.View.Ships[0].Facedown = 99 }, "damage cards of"},
		"lost":       {func(s *armada.State) { s.View.Sides[0].Lost = 7 }, "counted"},
		"commands":   {func(s *armada.State) { s.View.Ships[0].Commands = append(s.View.Ships[0].Commands, 1, 1) }, "of one command"},
		"destroyed":  {func(s *armada.State) { s.View.Ships[0].Where = board.Destroyed }, "has lost"},
		"round":      {func(s *armada.State) { s.View.Round = 7 }, "round 7 of 6"},
		"not spoilt": {func(*armada.State) {}, ""},
	} {
		s := state.Clone().(*armada.State)
		c.spoil(s)
		var f trial.Faults
		w := &watch{game: Game{Checks: true}}
		w.Begin(s, &f)
		session, err := game.NewSession(g.Header, s, nil)
		if err != nil {
			t.Fatal(err)
		}
		for _, e := range session.Drain() {
			w.Happened("", e)
		}
		w.Stands(session)
		session.Close()
		var all []string
		for _, err := range f {
			all = append(all, err.Error())
		}
		if got := strings.Join(all, "\n"); !strings.Contains(got, c.want) || c.want == "" && got != "" {
			t.Errorf("%s: %q, want %q in it", name, got, c.want)
		}
	}
}

// deployAll puts all ships on the table, apart from each other.
func deployAll(s *armada.State) {
	for i := range s.View.Ships {
		ship := &s.View.Ships[i]
		ship.Where, ship.Pose = board.OnTable, physics.PoseAt(200+float64(i%8)*200, 200+float64(i/8)*200, 0)
	}
}

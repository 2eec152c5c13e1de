package xwing_test

import (
	"encoding/json"
	"testing"

	"xwing/game"
	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/cards"
	"xwing/game/xwing/gauge"
	"xwing/game/xwing/xwingtest"
)

// brawl is a table on which many ships shoot at once, with cards, tokens and
// obstacles.
func brawl(t *testing.T, seed uint64) *xwing.State {
	t.Helper()
	src := game.NewSource(seed, 50)
	place := func(seat game.Seat, pilot string, x, y float64, upgrades ...string) xwing.ScenarioShip {
		s := xwingtest.Ship(seat, pilot, x+float64(src.Below(40)), y+float64(src.Below(40)), float64(src.Below(360)), upgrades...)
		s.Tokens = map[board.Token]int{}
		for k := range board.TokenKinds {
			if src.Below(5) == 0 && k != board.Ion {
				s.Tokens[k] = 1
			}
		}
		return s
	}
	fighters := []xwing.ScenarioShip{
		place(game.Red, "lukeskywalker", 300, 300, "protontorpedoes", "instinctiveaim", "r2d2"),
		place(game.Red, "jekporkins", 380, 420, "protontorpedoes", "r5d8", "predator"),
		place(game.Red, "graysquadronbomber", 500, 300, "dorsalturret"),
		place(game.Blue, "idenversio", 420, 520, "outmaneuver"),
		place(game.Blue, "nightbeast", 520, 450, "elusive"),
		place(game.Blue, "valenrudor", 300, 520),
		place(game.Blue, "patrolleader", 600, 580),
	}
	fighters[2].Turret = []gauge.Arc{gauge.Left}
	fighters[6].Turret = []gauge.Arc{gauge.Front, gauge.Rear}
	s, err := xwing.NewScenario(rulesWith(t, cards.All()...), xwing.Scenario{Phase: board.Engagement, Ships: fighters, Seed: seed,
		Obstacles: []xwing.ScenarioObstacle{{XWS: "gascloud1", Pose: at(400, 420)}, {XWS: "coreasteroid0", Pose: at(480, 380)},
			{XWS: "yt2400debris0", Pose: at(450, 600)}}})
	if err != nil {
		t.Fatal(err)
	}
	for i := range s.View.Ships {
		for j := range s.View.Ships {
			if i != j && src.Below(4) == 0 {
				s.View.Ships[i].Locks = []string{s.View.Ships[j].ID.Piece()}
			}
		}
	}
	return s
}

// Whatever is chosen, the game goes on, a board that is changed by Events alone
// shows the same table, and no seat's number of cards is lost.
func TestRandomBrawls(t *testing.T) {
	seeds := uint64(60)
	if testing.Short() {
		seeds = 10
	}
	attacks := 0
	for seed := range seeds {
		s := brawl(t, seed)
		shown := s.View.Clone()
		g := xwingtest.Play(t, s)
		src := game.NewSource(seed, 51)
		for n := 0; n < 400 && len(g.Open()) > 0 && g.Now().View.Round < 4; n++ {
			d := g.Open()[0]
			c, err := game.Sample(&src, d)
			if err != nil {
				t.Fatalf("seed %d: %v", seed, err)
			}
			g.MustChoose(c)
		}
		for _, e := range g.Events {
			shown.Apply(e)
		}
		attacks += len(xwingtest.All[board.AttackEnded](g))
		if want, got := encode(t, g.Now().View), encode(t, shown); got != want {
			t.Fatalf("seed %d: the shown differs\n%s\n%s", seed, got, want)
		}
		countCards(t, g.Now(), seed)
	}
	t.Logf("%d attacks", attacks)
}

// An undo that takes back no roll leaves the very state that was there before,
// hash and all, and one past a roll the same view.
func TestUndoneBrawls(t *testing.T) {
	for seed := range uint64(10) {
		g := xwingtest.Play(t, brawl(t, seed))
		src := game.NewSource(seed, 52)
		for n := 0; n < 100 && len(g.Open()) > 0; n++ {
			d := g.Open()[0]
			c, err := game.Sample(&src, d)
			if err != nil {
				t.Fatalf("seed %d: %v", seed, err)
			}
			hash, view := g.Hash(), encode(t, g.Now().View)
			g.MustChoose(c)
			if n%3 != 0 {
				continue
			}
			rolled := g.CanUndo(game.NoSeat).Chance
			if err := g.Undo(game.NoSeat, true, seed); err != nil {
				t.Fatalf("seed %d: %v", seed, err)
			}
			if encode(t, g.Now().View) != view || !rolled && g.Hash() != hash {
				t.Fatalf("seed %d: after undoing %s (rolled: %v) the state is another", seed, d.Kind, rolled)
			}
			g.MustChoose(c)
		}
	}
}

func encode(t *testing.T, v board.View) string {
	t.Helper()
	b, err := json.Marshal(v)
	if err != nil {
		t.Fatal(err)
	}
	return string(b)
}

// countCards checks that each deck's 33 cards are somewhere, and that what the
// view counts is there.
func countCards(t *testing.T, s *xwing.State, seed uint64) {
	t.Helper()
	for seat := range 2 {
		n := len(s.Hidden.Decks[seat].Cards) + len(s.Hidden.Decks[seat].Discard)
		for i := range s.View.Ships {
			ship := &s.View.Ships[i]
			if ship.Facedown != len(s.Hidden.Facedown[i]) {
				t.Fatalf("seed %d: ship %d shows %d facedown cards, has %d", seed, ship.ID, ship.Facedown, len(s.Hidden.Facedown[i]))
			}
			if int(ship.Seat) == seat {
				n += ship.DamageCards()
			}
		}
		if n != 33 || s.View.Decks[seat] != len(s.Hidden.Decks[seat].Cards) {
			t.Fatalf("seed %d: seat %d has %d cards, its deck shows %d of %d", seed, seat, n, s.View.Decks[seat],
				len(s.Hidden.Decks[seat].Cards))
		}
	}
}

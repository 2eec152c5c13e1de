package player_test

import (
	"slices"
	"testing"

	"xwing/game"
	"xwing/game/xwing"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
	"xwing/game/xwing/player"
	"xwing/game/xwing/xwingtest"
)

// TestSensibleChoices asks the sensible player what cards ask: it takes the lesser
// evil, keeps the lock on an enemy nearby, and does for all what may be done for all.
func TestSensibleChoices(t *testing.T) {
	s, err := xwing.NewScenario(xwingtest.Rules(t), xwing.Scenario{Phase: board.Engagement, Ships: []xwing.ScenarioShip{
		xwingtest.Ship(game.Red, "lukeskywalker", 400, 300, 0), xwingtest.Ship(game.Blue, "academypilot", 400, 450, 180),
		xwingtest.Ship(game.Blue, "academypilot", 800, 850, 180)}})
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		kind    game.Kind
		shape   game.Shape
		options []string
		want    []string
	}{
		{ask.ChooseEither, game.OneOf, []string{"expose", "strain"}, []string{"strain"}},
		{ask.ChooseEither, game.OneOf, []string{"crit", "hit"}, []string{"hit"}},
		{ask.ChooseEither, game.OneOf, []string{"suffer-hit", "defend"}, []string{"defend"}},
		{ask.ChooseLine, game.OneOf, []string{"obstacle:1", "clear"}, []string{"clear"}},
		{ask.ChooseLockToBreak, game.OneOf, []string{"ship:2", "ship:3"}, []string{"ship:3"}},
		{ask.ChooseLockToBreak, game.OneOf, []string{"ship:2", "obstacle:1"}, []string{"obstacle:1"}},
		{ask.ChooseShips, game.SomeOf, []string{"ship:2", "ship:3"}, []string{"ship:2", "ship:3"}},
	} {
		d := game.Decision{Kind: c.kind, Seat: game.Red, Shape: c.shape, Min: 1, Max: len(c.options), About: []string{"ship:1"}}
		for _, id := range c.options {
			d.Options = append(d.Options, game.Option{ID: id, Target: id})
		}
		for seed := range uint64(20) {
			got, err := player.NewSensible(seed).Answer(s.Seen(d.Seat), d)
			if err != nil || !slices.Equal(got.Pick, c.want) {
				t.Fatalf("%s %v: %v, %v; want %v", c.kind, c.options, got.Pick, err, c.want)
			}
		}
	}
}

// TestNamedResults names the best for a friend's dice in an attack and the worst where a roll means damage.
func TestNamedResults(t *testing.T) {
	s, err := xwing.NewScenario(xwingtest.Rules(t), xwing.Scenario{Phase: board.Engagement, Ships: []xwing.ScenarioShip{
		xwingtest.Ship(game.Red, "lukeskywalker", 400, 300, 0), xwingtest.Ship(game.Blue, "academypilot", 400, 450, 180)}})
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		of     string
		attack *board.Attack
		want   board.Face
	}{
		{"ship:1", &board.Attack{Attacker: 1, Defender: 2, Step: board.RollAttackDice}, board.Crit},
		{"ship:2", &board.Attack{Attacker: 2, Defender: 1, Step: board.RollAttackDice}, board.Blank},
		{"ship:1", nil, board.Blank},
		{"ship:2", nil, board.Crit},
	} {
		s.View.Attack = c.attack
		d := game.Decision{Kind: ask.NameResult, Seat: game.Red, Shape: game.OneOf, Min: 1, Max: 1, About: []string{"ship:1", c.of}}
		for _, f := range board.AttackDice.Results() {
			d.Options = append(d.Options, game.Option{ID: f.String()})
		}
		if got, err := player.NewSensible(1).Answer(s.Seen(d.Seat), d); err != nil || !slices.Equal(got.Pick, []string{c.want.String()}) {
			t.Errorf("for %s, in an attack: %v: %v, %v; want %s", c.of, c.attack != nil, got.Pick, err, c.want)
		}
	}
}

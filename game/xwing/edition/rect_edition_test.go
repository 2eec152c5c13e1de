package edition_test

import (
	"fmt"
	"slices"
	"testing"

	"xwing/game"
	"xwing/game/xwing"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
	"xwing/game/xwing/cards"
	"xwing/game/xwing/edition"
	"xwing/game/xwing/gauge"
	"xwing/game/xwing/xwingtest"
	"xwing/physics"
)

// barges is an edition in which TIE fighters stand on bases 80 mm wide and 224.5 long, whose token has a front arc of 60
// degrees from a point ahead of the middle, through which ranges are measured from the fore half.
func barges() *xwing.Edition {
	e := edition.Second()
	e.ID, e.Huge = "barges", xwing.HugeRules{} // they fly by templates
	arcs, token := e.Arcs.With(gauge.Huge, map[gauge.Arc]gauge.Opening{
		gauge.Front: {From: physics.Vec{Y: 72.25}, Half: 30, Part: gauge.Stretch{Ahead: 112.25}},
		gauge.Rear:  {From: physics.Vec{Y: -72.25}, Bearing: 180, Half: 30, Part: gauge.Stretch{Astern: -112.25}}})
	e.Arcs, e.Prints = arcs, map[string]gauge.Token{"tielnfighter": token}
	return e
}

// enlarged puts the ships with that token on long bases.
func enlarged(s *xwing.State) {
	for i := range s.View.Ships {
		if s.View.Ships[i].Token > 0 {
			s.View.Ships[i].Size = gauge.Huge
		}
	}
}

// TestBargesShoot has a long base shoot through its own arcs, at ranges from what they measure from.
func TestBargesShoot(t *testing.T) {
	for _, c := range []struct {
		x, y float64 // of the target, from the barge's middle
		want string
	}{
		{0, 112.25 + 20 + 60, "range 1"}, {0, 112.25 + 20 + 160, "range 2"}, {60, 112.25 + 20 + 90, "range 1"},
		{90, 112.25, "X20-ATK-006"},      // in the front arc of all long bases, not of its token
		{65, 0, "X20-ATK-006"},           // beside it
		{0, -112.25 - 80, "X20-ATK-006"}, // its weapon is the front one
	} {
		target := blue(tie, 450+c.x, 350+c.y, 180)
		target.Pilot = "binayrepirate"
		g := xwingtest.Start(t, rules(t, barges()), xwing.Scenario{Phase: board.Engagement,
			Ships: []xwing.ScenarioShip{red(tie, 450, 350, 0), target}}, enlarged)
		p := g.Now().PreviewAttack(1, "primary:0", 2)
		got := fmt.Sprint("range ", p.Range)
		if p.Refusal != nil {
			got = p.Refusal.Rule
		}
		if got != c.want {
			t.Errorf("at (%v, %v): %s, want %s", c.x, c.y, got, c.want)
		}
		if p.Refusal != nil {
			continue
		}
		if g.Asks(ask.ChooseAttack) {
			g.Pick(ask.ChooseAttack, "primary:0>ship:2")
		}
		if !slices.ContainsFunc(g.Events, func(e game.Event) bool { return game.EventKind(e) == "AttackDeclared" }) {
			t.Errorf("at (%v, %v): it does not attack: %v", c.x, c.y, seen(g))
		}
	}
}

// TestBargesPlay plays whole games of long and square bases: they are set up, fly, bump, shoot, and come back from the
// journal's choices alike.
func TestBargesPlay(t *testing.T) {
	bumped, shot := 0, 0
	for seed := range uint64(24) {
		state, err := xwing.New(rules(t, barges(), cards.All()...), [2]xwing.Muster{squad(tie, tie, medium), squad(tie, large)}, seed)
		if err != nil {
			t.Fatal(err)
		}
		enlarged(state)
		g, src := xwingtest.Play(t, state), game.NewSource(seed, 7)
		n := 0
		for ; n < 3000 && len(g.Open()) > 0; n++ {
			c, err := game.Sample(&src, g.Open()[0])
			if err != nil {
				t.Fatal(err)
			}
			g.MustChoose(c)
		}
		if _, over := g.Now().Outcome(); !over && n < 3000 {
			t.Errorf("game %d stops after %d choices: %v", seed, n, g.Fault())
		}
		long := func(id board.ShipID) bool { return g.Now().View.Ship(id).Size == gauge.Huge }
		for _, e := range g.Events {
			switch e := e.(type) {
			case board.ShipMoved:
				if e.Touched != 0 && (long(e.Ship) || long(e.Touched)) {
					bumped++
				}
			case board.AttackDeclared:
				if long(e.Attack.Attacker) {
					shot++
				}
			}
		}
		before := g.Hash()
		for range 12 {
			if err := g.Undo(game.NoSeat, true, 5); err != nil {
				t.Fatal(err)
			}
		}
		if g.Hash() == before {
			t.Error("nothing is taken back")
		}
	}
	if shot == 0 || bumped == 0 {
		t.Errorf("long bases have %d bumps and %d shots", bumped, shot)
	}
}

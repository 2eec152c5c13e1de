package xwing_test

import (
	"slices"
	"strings"
	"sync"
	"testing"

	"xwing/assets"
	"xwing/game"
	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/edition"
	"xwing/game/xwing/gauge"
	"xwing/game/xwing/xwingtest"
	"xwing/physics"
)

// The duel: an X-wing (3 attack dice, agility 2, 4 hull, 2 shields, initiative
// 3) of Red's as ship 1, flying up the table, and a TIE fighter (2 attack dice,
// agility 3, 3 hull, initiative 1) of Blue's as ship 2, ahead of it and flying
// towards it. The first player is Red.
const (
	xwingPilot = "redsquadronveteran"
	tiePilot   = "academypilot"
	attacker   = board.ShipID(1)
	defender   = board.ShipID(2)
	shoot      = "primary:0>ship:2"
)

// duel describes a table for a test of the Engagement Phase.
type duel struct {
	gap       float64 // mm between the two bases; 0: 60 (range 1)
	red, blue string  // other pilots
	upgrades  []string
	more      []xwing.ScenarioShip
	obstacles []xwing.ScenarioObstacle
	devices   []xwing.ScenarioDevice
	attack    string // faces to come, one letter each: h c f b
	defense   string // e f b
	cards     []*xwing.Card
	change    func(s *xwing.State)
}

// start begins the Engagement Phase of the duel.
func (d duel) start(t *testing.T) *xwingtest.Game {
	t.Helper()
	return xwingtest.Play(t, d.state(t))
}

func (d duel) state(t *testing.T) *xwing.State {
	t.Helper()
	red, blue, gap := d.red, d.blue, d.gap
	if red == "" {
		red = xwingPilot
	}
	if blue == "" {
		blue = tiePilot
	}
	if gap == 0 {
		gap = 60
	}
	one := xwingtest.Ship(game.Red, red, 450, 300, 0, d.upgrades...)
	two := xwingtest.Ship(game.Blue, blue, 450, 340+gap, 180)
	s, err := xwing.NewScenario(rulesWith(t, d.cards...), xwing.Scenario{Phase: board.Engagement, First: game.Red,
		Ships: append([]xwing.ScenarioShip{one, two}, d.more...), Obstacles: d.obstacles, Devices: d.devices})
	if err != nil {
		t.Fatal(err)
	}
	// The gap is measured from edge to edge, whatever the sizes.
	a, b := &s.View.Ships[0], &s.View.Ships[1]
	b.Pose = physics.PoseAt(450, 300+a.Size.Fore()+gap+b.Size.Fore(), 180)
	load(s, board.AttackDice, d.attack)
	load(s, board.DefenseDice, d.defense)
	if d.change != nil {
		d.change(s)
	}
	return s
}

// facts is the catalog, read once for all tests.
var facts = sync.OnceValues(func() (*catalog.Catalog, error) { return catalog.Open(assets.Facts()) })

// rulesWith is xwingtest.Rules with the catalog read once.
func rulesWith(t *testing.T, cards ...*xwing.Card) *xwing.Rules {
	t.Helper()
	cat, err := facts()
	if err != nil {
		t.Fatal(err)
	}
	e := edition.Second()
	return &xwing.Rules{Edition: e, List: catalog.FFG20, Catalog: cat, Cards: xwing.NewLibrary(e.ID, cards...)}
}

// load makes the next results of a kind of dice known: one letter each.
func load(s *xwing.State, side board.Side, letters string) {
	faces := map[rune]board.Face{'h': board.Hit, 'c': board.Crit, 'f': board.FocusResult, 'b': board.Blank, 'e': board.EvadeResult}
	for _, l := range letters {
		s.Hidden.Loaded[side] = append(s.Hidden.Loaded[side], faces[l])
	}
}

// top puts damage cards on top of a seat's deck, the first to be drawn first.
func top(s *xwing.State, seat game.Seat, cards ...string) {
	for n, c := range slices.Backward(cards) {
		s.Hidden.Decks[seat].Cards = append(s.Hidden.Decks[seat].Cards, xwing.DamageCard{Card: c, N: 90 + n})
	}
}

// hurt gives a ship facedown damage cards without an event.
func hurt(s *xwing.State, id board.ShipID, n int) {
	for range n {
		seat := s.View.Ship(id).Seat
		deck := s.Hidden.Decks[seat].Cards
		s.Hidden.Facedown[id-1] = append(s.Hidden.Facedown[id-1], deck[len(deck)-1])
		s.Hidden.Decks[seat].Cards = deck[:len(deck)-1]
		s.View.Ship(id).Facedown++
		s.View.Decks[seat]--
	}
}

// give gives a ship tokens without an event.
func give(id board.ShipID, k board.Token, n int) func(*xwing.State) {
	return func(s *xwing.State) { s.View.Ship(id).Tokens[k] += int8(n) }
}

// all makes several changes.
func all(changes ...func(*xwing.State)) func(*xwing.State) {
	return func(s *xwing.State) {
		for _, c := range changes {
			c(s)
		}
	}
}

// pool shows the dice of the last event that showed both pools after
// neutralizing, or of the attack under way: letters, canceled dice left out.
func pool(dice []board.Die) string {
	letters := map[board.Face]string{board.Hit: "h", board.Crit: "c", board.FocusResult: "f", board.Blank: "b", board.EvadeResult: "e"}
	var b strings.Builder
	for _, d := range dice {
		if !d.Gone {
			b.WriteString(letters[d.Face])
		}
	}
	return b.String()
}

// rolled returns the number of dice of the n-th attack roll of a side.
func rolled(t *testing.T, g *xwingtest.Game, side board.Side) int {
	t.Helper()
	for _, e := range xwingtest.All[board.DiceRolled](g) {
		if e.Attack && e.Side == side {
			return len(e.Dice)
		}
	}
	t.Fatalf("no attack roll of side %d among %s", side, g.Kinds())
	return 0
}

// neutralized returns the pools after Neutralize Results, and whether it hit.
func neutralized(t *testing.T, g *xwingtest.Game) (string, bool) {
	t.Helper()
	all := xwingtest.All[board.ResultsNeutralized](g)
	if len(all) == 0 {
		t.Fatalf("no results neutralized among %s", g.Kinds())
	}
	e := all[len(all)-1]
	return pool(e.Dice[board.AttackDice]) + "/" + pool(e.Dice[board.DefenseDice]), e.Hit
}

// refusal returns the rule that forbids an option: "" if it is legal, "absent" if
// it is not shown.
func refusal(g *xwingtest.Game, kind game.Kind, id string) string {
	g.Helper()
	o, ok := g.Option(kind, id)
	switch {
	case !ok:
		return "absent"
	case o.Refusal == nil:
		return ""
	}
	return o.Refusal.Rule
}

// order returns the kinds of events from the first of one kind on.
func order(g *xwingtest.Game, wanted ...string) []string {
	var out []string
	for _, e := range g.Events {
		if slices.Contains(wanted, game.EventKind(e)) {
			out = append(out, game.EventKind(e))
		}
	}
	return out
}

// card declares an ability on a card for a test ("upgrade/predator").
func card(ref string, abilities ...xwing.Ability) *xwing.Card {
	kind, xws, _ := strings.Cut(ref, "/")
	return &xwing.Card{ID: catalog.Card(catalog.Kind(kind), xws), Editions: []string{"2.0"}, Abilities: abilities}
}

// torpedoes declares Proton Torpedoes: 4 dice, front arc, range 2-3, ordnance,
// 2 charges, with a requirement and a price for the test.
func torpedoes(requires catalog.ActionType, spend int) *xwing.Card {
	c := card("upgrade/protontorpedoes")
	c.Requires, c.Spend = requires, spend
	return c
}

const fireTorpedoes = "upgrade:protontorpedoes>ship:2"

// eq fails the test unless the two are equal.
func eq[T comparable](t *testing.T, what string, got, want T) {
	t.Helper()
	if got != want {
		t.Errorf("%s = %v, want %v", what, got, want)
	}
}

// dial returns the X-wing's maneuver of that speed and bearing.
func dial(t *testing.T, code string) string {
	t.Helper()
	for _, m := range (duel{}).state(t).Profile(attacker).Ship.Dial {
		if strings.HasPrefix(m.Code(), code[:2]) {
			return m.Code()
		}
	}
	t.Fatalf("no %s on the dial", code)
	return ""
}

// at is a pose with heading 0.
func at(x, y float64) physics.Pose { return physics.PoseAt(x, y, 0) }

// arcs reads arcs by their names ("front", "left right").
func arcs(names string) []gauge.Arc {
	byName := map[string]gauge.Arc{"front": gauge.Front, "left": gauge.Left, "right": gauge.Right, "rear": gauge.Rear}
	var out []gauge.Arc
	for _, n := range strings.Fields(names) {
		out = append(out, byName[n])
	}
	return out
}

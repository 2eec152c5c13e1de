package edition_test

import (
	"fmt"
	"reflect"
	"slices"
	"strings"
	"testing"

	"xwing/game"
	"xwing/game/xwing"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
	"xwing/game/xwing/cards"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/edition"
	"xwing/game/xwing/gauge"
	"xwing/game/xwing/xwingtest"
)

// situation shows what a switch does: one field of the Edition, or some that say the same of several things.
type situation struct {
	field   string                 // "Ion.Tokens", all below it included
	flip    func(e *xwing.Edition) // where the other value is not simply the opposite, or one more
	see     func(t *testing.T, e *xwing.Edition) string
	second  string // what is seen by 2.0
	flipped string // by the other value; "": whatever is not the same
}

func situations() []situation {
	return slices.Concat(firsts(), firstMoves(), rounds(), moves(), dice(), tokens(), things(), endings(), habits(), leavings(), dockings(),
		huges(), teams())
}

// TestEverySwitch flips every switch of the edition, one after the other: each has a situation in which something
// else is seen, or nobody asks it.
func TestEverySwitch(t *testing.T) {
	all := situations()
	tried := map[string]bool{}
	for _, path := range leaves(reflect.TypeFor[xwing.Edition](), "") {
		i := slices.IndexFunc(all, func(s situation) bool { return path == s.field || strings.HasPrefix(path, s.field+".") })
		if i < 0 {
			t.Errorf("no situation shows what %s does", path)
			continue
		}
		s := all[i]
		tried[s.field] = true
		t.Run(path, func(t *testing.T) {
			if got := s.see(t, edition.Second()); got != s.second {
				t.Errorf("2.0 shows %q, want %q", got, s.second)
			}
			e := edition.Second()
			flip(t, e, path, s.flip)
			switch got := s.see(t, e); {
			case got == s.second:
				t.Errorf("nobody asks %s: flipped it shows %q, too", path, got)
			case s.flipped != "" && got != s.flipped:
				t.Errorf("flipped it shows %q, want %q", got, s.flipped)
			}
		})
	}
	for _, s := range all {
		if !tried[s.field] {
			t.Errorf("the Edition has no field %s", s.field)
		}
	}
}

// leaves lists the switches of a value of the rules by their paths.
func leaves(of reflect.Type, path string) []string {
	if of.Kind() != reflect.Struct || !strings.HasSuffix(of.PkgPath(), "game/xwing") {
		return []string{path}
	}
	var out []string
	for i := range of.NumField() {
		out = append(out, leaves(of.Field(i).Type, strings.TrimPrefix(path+"."+of.Field(i).Name, "."))...)
	}
	return out
}

// flip gives one switch its other value.
func flip(t *testing.T, e *xwing.Edition, path string, other func(*xwing.Edition)) {
	t.Helper()
	if other != nil {
		other(e)
		return
	}
	v := reflect.ValueOf(e).Elem()
	for name := range strings.SplitSeq(path, ".") {
		v = v.FieldByName(name)
	}
	switch v.Kind() {
	case reflect.Bool:
		v.SetBool(!v.Bool())
	case reflect.Int:
		v.SetInt(v.Int() + 1)
	case reflect.Uint8:
		v.SetUint(v.Uint() + 1)
	default:
		t.Fatalf("%s: say how to flip a %s", path, v.Type())
	}
}

// TestEverySwitchAtOnce plays games by an edition that flips them all.
func TestEverySwitchAtOnce(t *testing.T) {
	e := edition.Second()
	all := situations()
	for _, path := range leaves(reflect.TypeFor[xwing.Edition](), "") {
		i := slices.IndexFunc(all, func(s situation) bool { return path == s.field || strings.HasPrefix(path, s.field+".") })
		if i < 0 {
			continue // TestEverySwitch misses it
		}
		s := all[i]
		if path != "ID" && path != "Again" { // there are no cards of the one, and no dials without the other
			flip(t, e, path, s.flip)
		}
	}
	for seed := range uint64(3) {
		state, err := xwing.New(rules(t, e, cards.All()...), [2]xwing.Muster{squad(medium, "lukeskywalker"), squad(large, tie)}, seed)
		if err != nil {
			t.Fatal(err)
		}
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
			t.Errorf("game %d stops after %d choices", seed, n)
		}
	}
}

// rules are those of an edition, with the cards given.
func rules(t testing.TB, e *xwing.Edition, cards ...*xwing.Card) *xwing.Rules {
	r := xwingtest.Rules(t)
	r.Edition, r.Cards = e, xwing.NewLibrary(e.ID, cards...)
	return r
}

func squad(pilots ...string) xwing.Muster {
	m := xwing.Muster{Name: "test", Points: 100, Obstacles: []string{"coreasteroid0", "gascloud1", "pomdebris1"}}
	for _, p := range pilots {
		m.Ships = append(m.Ships, xwing.MusterShip{Pilot: p})
	}
	return m
}

// both are the editions of the cards that situations bring.
var both = []string{"1", "2.0", "2.5"}

// table is what a situation begins with.
type table struct {
	phase     board.Phase
	ships     []xwing.ScenarioShip
	obstacles []xwing.ScenarioObstacle
	dice      [2]string // that come: h c f b, e f b
	round     int       // 0: the first
	does      func(*xwing.Table)
}

// start begins a situation: an ability of ship 1's, an academy pilot, does something when the phase starts.
func (s table) start(t *testing.T, e *xwing.Edition) *xwingtest.Game {
	var own []*xwing.Card
	if s.does != nil {
		own = append(own, &xwing.Card{ID: catalog.Card(catalog.PilotCard, "academypilot"), Editions: both,
			Abilities: []xwing.Ability{{When: xwing.StartOfEngagement,
				If: func(_ *xwing.Table, m xwing.Moment) bool { return m.Owner == 1 },
				Do: func(t *xwing.Table, _ xwing.Moment) { s.does(t) }}}})
	}
	return xwingtest.Start(t, rules(t, e, own...), xwing.Scenario{Phase: s.phase, Round: s.round, Ships: s.ships,
		Obstacles: s.obstacles}, s.load)
}

// load has the dice of the table come first.
func (s table) load(state *xwing.State) {
	faces := map[rune]board.Face{'h': board.Hit, 'c': board.Crit, 'f': board.FocusResult, 'b': board.Blank, 'e': board.EvadeResult}
	for side, letters := range s.dice {
		for _, l := range letters {
			state.Hidden.Loaded[side] = append(state.Hidden.Loaded[side], faces[l])
		}
	}
}

func red(pilot string, x, y, degrees float64, tokens ...board.Token) xwing.ScenarioShip {
	return standing(game.Red, pilot, x, y, degrees, tokens)
}

func blue(pilot string, x, y, degrees float64, tokens ...board.Token) xwing.ScenarioShip {
	return standing(game.Blue, pilot, x, y, degrees, tokens)
}

func standing(seat game.Seat, pilot string, x, y, degrees float64, tokens []board.Token) xwing.ScenarioShip {
	s := xwingtest.Ship(seat, pilot, x, y, degrees)
	s.Tokens = map[board.Token]int{}
	for _, k := range tokens {
		s.Tokens[k]++
	}
	return s
}

const (
	tie    = "academypilot"
	medium = "wardensquadronpilot"
	large  = "omicrongrouppilot"
)

var far = blue("blacksquadronace", 650, 800, 180)

// seen tells the events of a situation that matter here.
func seen(g *xwingtest.Game) string {
	var out []string
	suffered := false
	for _, e := range g.Events {
		if _, dealt := e.(board.DamageDealt); dealt && !suffered {
			out = append(out, "card")
		}
		_, suffered = e.(board.DamageSuffered)
		switch e := e.(type) {
		case board.DiceRolled:
			out = append(out, "die")
		case board.DamageSuffered:
			out = append(out, map[bool]string{false: "hit", true: "crit"}[e.Crit])
		case board.TokenGained:
			out = append(out, fmt.Sprint(e.Token, "+", e.N))
		case board.TokenLost:
			out = append(out, fmt.Sprint(e.Token, "-", e.N))
		case board.ActionStepSkipped:
			out = append(out, "no action")
		case board.FirstPlayerChosen:
			out = append(out, "first "+e.Seat.ID())
		case board.DevicePlaced:
			out = append(out, "device")
		}
	}
	return strings.Join(out, ", ")
}

// straight is a straight maneuver.
func straight(speed int, d catalog.Difficulty) catalog.Maneuver {
	return catalog.Maneuver{Speed: speed, Bearing: gauge.StraightAhead, Difficulty: d}
}

// things are the switches of devices.
func things() []situation {
	return []situation{
		{field: "Devices.SystemPhaseOnly", see: func(t *testing.T, e *xwing.Edition) string {
			back := &xwing.Placing{Device: "protonbomb", Ways: board.Drops(gauge.Template{Kind: gauge.Straight, Speed: 1})}
			card := &xwing.Card{ID: catalog.Card(catalog.PilotCard, tie), Editions: both}
			for range 2 {
				card.Abilities = append(card.Abilities, xwing.Ability{When: xwing.StartOfEngagement, Place: back,
					If: func(_ *xwing.Table, m xwing.Moment) bool { return m.Owner == 1 }})
			}
			g := xwingtest.Start(t, rules(t, e, card), xwing.Scenario{Phase: board.Engagement, Ships: []xwing.ScenarioShip{red(tie, 300, 300, 0), far}}, nil)
			g.Pick(ask.ChooseAbility, g.Legal(ask.ChooseAbility)[0])
			for g.Asks(ask.ChooseDevicePlace) {
				g.Pick(ask.ChooseDevicePlace, g.Legal(ask.ChooseDevicePlace)[0])
			}
			return seen(g)
		}, second: "device", flipped: "device, device"},
	}
}

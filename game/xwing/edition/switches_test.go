package edition_test

import (
	"fmt"
	"math"
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
	"xwing/game/xwing/rule"
	"xwing/game/xwing/xwingtest"
	"xwing/physics"
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
	return slices.Concat(rounds(), moves(), dice(), tokens(), things(), endings(), habits(), leavings())
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
func rules(t *testing.T, e *xwing.Edition, cards ...*xwing.Card) *xwing.Rules {
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
var both = []string{"2.0", "2.5"}

// table is what a situation begins with.
type table struct {
	phase     board.Phase
	ships     []xwing.ScenarioShip
	obstacles []xwing.ScenarioObstacle
	dice      [2]string // that come: h c f b, e f b
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
	return xwingtest.Start(t, rules(t, e, own...), xwing.Scenario{Phase: s.phase, Ships: s.ships, Obstacles: s.obstacles}, s.load)
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
	for _, e := range g.Events {
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

// rounds are the switches of the round and of setup.
func rounds() []situation {
	steps := func(t *testing.T, e *xwing.Edition) string {
		g := table{phase: board.Planning, ships: []xwing.ScenarioShip{red(tie, 300, 200, 0), far}}.start(t, e)
		for range 2 {
			g.Dials(nil)
			g.Until(ask.SetDials, nil)
		}
		var names []string
		for _, s := range xwingtest.All[board.StepBegan](g) {
			names = append(names, s.Step)
		}
		return strings.Join(names[:min(7, len(names))], " ")
	}
	set := func(t *testing.T, e *xwing.Edition) string {
		state, err := xwing.New(rules(t, e), [2]xwing.Muster{squad(tie), squad(tie)}, 1)
		if err != nil {
			t.Fatal(err)
		}
		g := xwingtest.Play(t, state)
		return string(g.Open()[0].Kind) + " " + fmt.Sprint(g.Now().View.Area.Width) + " " + g.Now().Refuse(rule.StressedAction, "x").Rule
	}
	return []situation{
		{field: "ID", flip: func(e *xwing.Edition) { e.ID = "test" }, second: "known", flipped: "unknown",
			see: func(t *testing.T, e *xwing.Edition) string {
				card := &xwing.Card{ID: catalog.Card(catalog.PilotCard, tie), Editions: []string{"2.0"}}
				if xwing.NewLibrary(e.ID, card).Card("pilot/"+tie) == nil {
					return "unknown"
				}
				return "known"
			}},
		{field: "Steps", flip: func(e *xwing.Edition) { e.Steps = slices.Delete(e.Steps, 5, 6) }, see: steps,
			second:  "planning system activation engagement end planning system",
			flipped: "planning activation engagement end planning activation engagement"},
		{field: "Again", see: steps, second: "planning system activation engagement end planning system",
			flipped: "planning system activation engagement end system activation"},
		{field: "Area", flip: func(e *xwing.Edition) { e.Area.Width = 1828.8 }, see: set,
			second: "call-die 914.4 X20-ACT-002", flipped: "call-die 1828.8 X20-ACT-002"},
		{field: "Ledger", flip: func(e *xwing.Edition) {
			own := *e.Ledger
			own[rule.StressedAction] = "own"
			e.Ledger = &own
		}, see: set, second: "call-die 914.4 X20-ACT-002", flipped: "call-die 914.4 own"},
		{field: "PlayerOrder.RollOff", see: func(t *testing.T, e *xwing.Edition) string {
			state, err := xwing.New(rules(t, e), [2]xwing.Muster{squad(tie), squad(tie)}, 1)
			if err != nil {
				t.Fatal(err)
			}
			state.Hidden.Loaded[board.AttackDice] = []board.Face{board.Hit, board.Hit, board.Crit, board.Hit, board.FocusResult, board.Crit}
			return seen(xwingtest.Play(t, state))
		}, second: "", flipped: "die, die, first blue"},
		{field: "PlayerOrder.EachRound", see: func(t *testing.T, e *xwing.Edition) string {
			g := table{phase: board.Planning, ships: []xwing.ScenarioShip{red(tie, 100, 100, 0), far},
				dice: [2]string{"hhhhhh" + "fbhhhh"}}.start(t, e)
			g.Dials(nil)
			return seen(g)
		}, second: "", flipped: "die, die, die, die, first red"},
	}
}

// moves are the switches of maneuvers and of what is met on the way.
func moves() []situation {
	flies := func(m catalog.Maneuver, dice string, ships []xwing.ScenarioShip, obstacles ...xwing.ScenarioObstacle) func(*testing.T, *xwing.Edition) string {
		return func(t *testing.T, e *xwing.Edition) string {
			s := table{phase: board.Engagement, ships: ships, obstacles: obstacles, dice: [2]string{dice},
				does: func(t *xwing.Table) { t.ExecuteManeuver(1, m, xwing.ManeuverOptions{Step: true}) }}
			return seen(s.start(t, e))
		}
	}
	meets := func(xws string) func(t *testing.T, e *xwing.Edition) string {
		return func(t *testing.T, e *xwing.Edition) string {
			there := xwing.ScenarioObstacle{XWS: xws, Pose: physics.PoseAt(400, 400, 0)}
			var out []string
			for _, face := range []string{"h", "c"} {
				out = append(out, flies(straight(2, catalog.White), face, []xwing.ScenarioShip{red(tie, 400, 320, 0), far}, there)(t, e))
			}
			g := table{phase: board.Engagement, obstacles: []xwing.ScenarioObstacle{there},
				ships: []xwing.ScenarioShip{red(tie, 400, 400, 0), blue(tie, 400, 550, 180)}}.start(t, e)
			if no := g.Now().PreviewAttack(1, "primary:0", 2).Refusal; no != nil {
				out = append(out, no.Rule)
			}
			for _, face := range []string{"b", "h", "c"} {
				out = append(out, locked(t, e, there, face))
			}
			return strings.Join(append(out, behind(t, e, there)), "; ")
		}
	}
	return []situation{
		{field: "Overlap.FriendDie", see: flies(straight(2, catalog.White), "h", []xwing.ScenarioShip{red(tie, 400, 300, 0), red("blacksquadronace", 400, 420, 0), far}),
			second: "no action", flipped: "no action, die, hit"},
		{field: "Overlap.EnemyAction", see: func(t *testing.T, e *xwing.Edition) string {
			g := table{phase: board.Planning, ships: []xwing.ScenarioShip{red(tie, 400, 300, 0), blue("blacksquadronace", 400, 420, 0)}}.start(t, e)
			g.Dials(map[board.ShipID]string{1: "2FB"})
			if g.Until(ask.ChooseAttack, map[game.Kind][]string{ask.ChooseAction: {"focus"}}); g.Ship(1).Has(board.Focus) == 0 {
				return "none"
			}
			return xwingtest.All[board.ActionPerformed](g)[0].Difficulty.String()
		}, second: "none", flipped: "red"},
		{field: "Difficulty.BlueRemoves", flip: func(e *xwing.Edition) { e.Difficulty.BlueRemoves = []board.Token{board.Stress} },
			see:    flies(straight(2, catalog.Blue), "", []xwing.ScenarioShip{red(tie, 400, 300, 0, board.Stress, board.Strain, board.Deplete), far}),
			second: "stress-1, strain-1, deplete-1", flipped: "stress-1"},
		{field: "Obstacles.Asteroid", see: meets("coreasteroid0"), second: "die, hit, no action; die, crit, no action; X20-OBS-013; 2 true; 2 true; 2 true; "},
		{field: "Obstacles.Debris", see: meets("pomdebris1"), second: "stress+1, die; stress+1, die, crit; 2 true; 2 true; 2 true; "},
		{field: "Obstacles.HaltAtEnd", see: flies(straight(2, catalog.White), "b", []xwing.ScenarioShip{red(tie, 400, 320, 0), far},
			xwing.ScenarioObstacle{XWS: "pomdebris1", Pose: physics.PoseAt(400, 400, 0)}),
			second: "stress+1, die", flipped: "stress+1, die, no action"},
		{field: "Obstacles.LeftFreely", see: flies(straight(4, catalog.White), "b", []xwing.ScenarioShip{red(tie, 400, 400, 0), far},
			xwing.ScenarioObstacle{XWS: "pomdebris1", Pose: physics.PoseAt(400, 400, 0)}),
			second: "stress+1, die", flipped: ""},
		{field: "Obstacles.Strewn", see: meets("loosecargo"), second: "stress+1, die; stress+1, die, crit; 2 true; 2 true; 2 true; "},
		{field: "Obstacles.Gas", see: meets("gascloud1"), second: "no action; no action; 2 true; 2 true; 2 true; gas-cloud done"},
	}
}

// locked tells of two ships that have locked each other how many locks are left once one has flown onto an obstacle,
// and whether it can be locked there.
func locked(t *testing.T, e *xwing.Edition, there xwing.ScenarioObstacle, face string) string {
	g := table{phase: board.Engagement, obstacles: []xwing.ScenarioObstacle{there}, dice: [2]string{face},
		ships: []xwing.ScenarioShip{red(tie, 400, 180, 0), blue("blacksquadronace", 400, 280, 0), blue(tie, 650, 500, 180)},
		does: func(t *xwing.Table) {
			t.AcquireLock(1, "ship:2")
			t.AcquireLock(2, "ship:1")
			t.ExecuteManeuver(2, straight(2, catalog.White), xwing.ManeuverOptions{Step: true})
		}}.start(t, e)
	return fmt.Sprint(len(g.Ship(1).Locks)+len(g.Ship(2).Locks), (&xwing.Table{State: g.Now()}).CanLock(1, "ship:2"))
}

// behind is what a defender behind an obstacle may do to its blanks.
func behind(t *testing.T, e *xwing.Edition, there xwing.ScenarioObstacle) string {
	g := table{phase: board.Engagement, obstacles: []xwing.ScenarioObstacle{there}, dice: [2]string{"hhh", "bbbbb"},
		ships: []xwing.ScenarioShip{red("blacksquadronace", 400, 300, 0), blue(tie, 400, 500, 135)}}.start(t, e)
	g.Pick(ask.ChooseAttack, "primary:0>ship:2")
	if g.Asks(ask.ModifyDefenseDice) {
		return strings.Join(g.Legal(ask.ModifyDefenseDice), " ")
	}
	return ""
}

// dice are the switches of attacks.
func dice() []situation {
	preview := func(weapon string, ships ...xwing.ScenarioShip) func(*testing.T, *xwing.Edition) string {
		return func(t *testing.T, e *xwing.Edition) string {
			p := xwingtest.Start(t, rules(t, e, cards.All()...), xwing.Scenario{Phase: board.Engagement, Ships: ships}, nil).Now().PreviewAttack(1, weapon, 2)
			out := fmt.Sprint(p.AttackDice, " against ", p.DefenseDice)
			if p.Refusal != nil {
				out += " " + p.Refusal.Rule
			}
			return out
		}
	}
	// Its nearest corner lies between the arcs of both editions.
	const corner = 40.53 * math.Pi / 180
	aside := blue(tie, 300+200*math.Sin(corner)+20, 300+200*math.Cos(corner)-20, 0)
	cannon := xwingtest.Ship(game.Red, "bluesquadronpilot", 400, 300, 0, "ioncannon")
	return []situation{
		{field: "Arcs", flip: func(e *xwing.Edition) { e.Arcs = gauge.FirstEditionArcs() },
			see: preview("primary:0", red(tie, 300, 300, 0), aside), second: "2 against 3", flipped: "0 against 0 X20-ATK-006"},
		{field: "Range0.PrimaryAttacks", see: preview("primary:0", red(tie, 400, 300, 0), blue(tie, 400, 340, 180)),
			second: "3 against 3 X20-ATK-010", flipped: "3 against 3"},
		{field: "Range0.AnyArc", see: func(t *testing.T, e *xwing.Edition) string {
			// They touch at a corner, and in the bullseye arc they are apart.
			g := table{phase: board.Engagement, ships: []xwing.ScenarioShip{red("gorgol", 300, 300, 0), blue(tie, 278, 346.284, 45)}}.start(t, e)
			return fmt.Sprint(g.Now().PreviewAttack(1, "primary:0", 2).Range)
		}, second: "1", flipped: "0"},
		{field: "Range0.BindsAttacker", second: "4 dice, focus done", flipped: "3 dice, nothing", see: func(t *testing.T, e *xwing.Edition) string {
			g := touching(t, e, xwing.Ability{Query: xwing.AttackDiceCount, By: func(*xwing.Table, xwing.Moment) int { return 1 }})
			out := fmt.Sprint(g.Now().PreviewAttack(1, "primary:0", 2).AttackDice) + " dice, "
			g.Pick(ask.ChooseAttack, "primary:0>ship:2")
			if !g.Asks(ask.ModifyAttackDice) {
				return out + "nothing"
			}
			return out + strings.Join(g.Legal(ask.ModifyAttackDice), " ")
		}},
		{field: "Range0.ShieldsDefender", second: "2 dice", flipped: "3 dice", see: func(t *testing.T, e *xwing.Edition) string {
			g := touching(t, e, xwing.Ability{Query: xwing.DefenseDiceCount, By: func(*xwing.Table, xwing.Moment) int { return -1 }})
			return fmt.Sprint(g.Now().PreviewAttack(1, "primary:0", 2).DefenseDice) + " dice"
		}},
		{field: "RangeBonus.Nearest", see: preview("primary:0", red(tie, 400, 300, 0), blue(tie, 400, 340, 180)),
			second: "3 against 3 X20-ATK-010", flipped: "2 against 3 X20-ATK-010"},
		{field: "RangeBonus.PrimaryOnly", see: preview("upgrade:ioncannon", cannon, blue(tie, 400, 400, 180)), second: "4 against 3", flipped: "3 against 3"},
		{field: "Dice.FocusFreely", see: func(t *testing.T, e *xwing.Edition) string {
			g := table{phase: board.Engagement, dice: [2]string{"bbb"}, ships: []xwing.ScenarioShip{red(tie, 400, 300, 0, board.Focus), blue(tie, 400, 400, 180)}}.start(t, e)
			g.Pick(ask.ChooseAttack, "primary:0>ship:2")
			if !g.Asks(ask.ModifyAttackDice) {
				return "nothing"
			}
			return strings.Join(g.Legal(ask.ModifyAttackDice), " ")
		}, second: "nothing", flipped: "focus done"},
		{field: "Strain.AtRoll", see: func(t *testing.T, e *xwing.Edition) string {
			g := table{phase: board.Engagement, dice: [2]string{"hh", "bbb"},
				ships: []xwing.ScenarioShip{red(tie, 400, 300, 0, board.Deplete), blue(tie, 400, 400, 180, board.Strain, board.Focus)}}.start(t, e)
			g.Pick(ask.ChooseAttack, "primary:0>ship:2")
			g.Until("", nil)
			var out []string
			for _, event := range g.Events {
				switch event := event.(type) {
				case board.DiceRolled:
					out = append(out, fmt.Sprint(len(event.Dice), " dice"))
				case board.TokenLost:
					out = append(out, event.Token.String())
				}
			}
			return strings.Join(out[:4], ", ")
		}, second: "2 dice, 2 dice, strain, deplete", flipped: "deplete, 2 dice, strain, 2 dice"},
		{field: "Dice.Most", flip: func(e *xwing.Edition) { e.Dice.Most = 2 }, second: "3 dice", flipped: "2 dice", see: func(t *testing.T, e *xwing.Edition) string {
			g := table{phase: board.Engagement, ships: []xwing.ScenarioShip{red(tie, 400, 300, 0), blue(tie, 400, 400, 180)}}.start(t, e)
			g.Pick(ask.ChooseAttack, "primary:0>ship:2")
			return fmt.Sprint(len(xwingtest.All[board.DiceRolled](g)[0].Dice), " dice")
		}},
		{field: "Dice.EvadeAdds", see: func(t *testing.T, e *xwing.Edition) string {
			g := table{phase: board.Engagement, dice: [2]string{"hhh", "bee"}, ships: []xwing.ScenarioShip{red(tie, 400, 300, 0), blue(tie, 400, 400, 180, board.Evade)}}.start(t, e)
			g.Pick(ask.ChooseAttack, "primary:0>ship:2")
			g.Pick(ask.ModifyDefenseDice, "evade")
			all := xwingtest.All[board.DiceModified](g)
			return fmt.Sprint(len(all[len(all)-1].Dice), " dice")
		}, second: "3 dice", flipped: "4 dice"},
	}
}

// touching sets up a ship with a focus token that may attack one in contact, and has one more ability then.
func touching(t *testing.T, e *xwing.Edition, more xwing.Ability) *xwingtest.Game {
	mine := func(_ *xwing.Table, m xwing.Moment) bool { return m.Owner == 1 }
	more.If = mine
	card := &xwing.Card{ID: catalog.Card(catalog.PilotCard, tie), Editions: both, Abilities: []xwing.Ability{more,
		{Query: xwing.AttackingTouched, If: mine, By: func(*xwing.Table, xwing.Moment) int { return 1 }}}}
	return xwingtest.Start(t, rules(t, e, card), xwing.Scenario{Phase: board.Engagement,
		Ships: []xwing.ScenarioShip{red(tie, 400, 300, 0, board.Focus), blue(tie, 400, 340, 180)}}, func(s *xwing.State) {
		s.Hidden.Loaded[board.AttackDice] = []board.Face{board.FocusResult, board.FocusResult, board.FocusResult, board.FocusResult}
	})
}

// tokens are the switches of locks, jam, ion and tractor.
func tokens() []situation {
	sizes := map[string]string{tie: "small", medium: "medium", large: "large"}
	least := func(of func(s *xwing.State) bool, k board.Token) func(*testing.T, *xwing.Edition) string {
		return func(t *testing.T, e *xwing.Edition) string {
			var out []string
			for _, pilot := range []string{tie, medium, large} {
				for n := 1; n < 6; n++ {
					ship := red(pilot, 300, 300, 0)
					ship.Tokens[k] = n
					if of(table{phase: board.Engagement, ships: []xwing.ScenarioShip{ship, far}}.start(t, e).Now()) {
						out = append(out, fmt.Sprint(sizes[pilot], " ", n))
						break
					}
				}
			}
			return strings.Join(out, ", ")
		}
	}
	ionized := func(t *testing.T, e *xwing.Edition) string {
		g := table{phase: board.Planning, ships: []xwing.ScenarioShip{red(tie, 300, 300, 0, board.Ion), far}}.start(t, e)
		g.Dials(nil)
		g.Until(ask.ChooseAction, nil)
		return xwingtest.All[board.ManeuverExecuted](g)[0].Maneuver.Code() + ": " + strings.Join(g.Legal(ask.ChooseAction), " ")
	}
	return []situation{
		{field: "Lock", see: func(t *testing.T, e *xwing.Edition) string {
			g := table{phase: board.Engagement, obstacles: []xwing.ScenarioObstacle{{XWS: "coreasteroid0", Pose: physics.PoseAt(400, 450, 0)}},
				ships: []xwing.ScenarioShip{red(tie, 300, 300, 0), blue(tie, 300, 340, 180), blue(tie, 300, 620, 180), blue(tie, 300, 800, 180), red(tie, 500, 300, 0)}}.start(t, e)
			var out []string
			for _, piece := range []string{"ship:2", "ship:3", "ship:4", "ship:5", "obstacle:1"} {
				if (&xwing.Table{State: g.Now()}).CanLock(1, piece) {
					out = append(out, piece)
				}
			}
			return strings.Join(out, " ")
		}, second: "ship:2 ship:3 ship:5 obstacle:1"},
		{field: "Jam.Bullseye", see: func(t *testing.T, e *xwing.Edition) string {
			g := table{phase: board.Engagement, does: func(t *xwing.Table) { t.Jam(1) },
				ships: []xwing.ScenarioShip{red(tie, 300, 300, 0), blue(tie, 300, 410, 180), blue(tie, 300, 510, 180), blue(tie, 400, 480, 180)}}.start(t, e)
			return strings.Join(g.Legal(ask.ChooseJamTarget), " ")
		}, second: "ship:2 none", flipped: "ship:2 ship:3 none"},
		{field: "Ion.Tokens", see: least(func(s *xwing.State) bool { return s.Ionized(1) }, board.Ion), second: "small 1, medium 2, large 3"},
		{field: "Ion.Maneuver", flip: func(e *xwing.Edition) { e.Ion.Maneuver.Difficulty = catalog.White }, see: ionized,
			second: "1FB: focus none", flipped: "1FW: focus none"},
		{field: "Ion.FocusOnly", see: ionized, second: "1FB: focus none", flipped: "1FB: focus evade barrelroll none"},
		{field: "Ion.ByDial", see: func(t *testing.T, e *xwing.Edition) string {
			g := table{phase: board.Planning, ships: []xwing.ScenarioShip{red(tie, 300, 300, 0, board.Ion), far}}.start(t, e)
			g.Dials(map[board.ShipID]string{1: "3TW"})
			g.Until(ask.ChooseAction, nil)
			return fmt.Sprint(len(xwingtest.All[board.DialRevealed](g)), " ", xwingtest.All[board.ManeuverExecuted](g)[0].Maneuver.Code())
		}, second: "0 1FB", flipped: "1 1BB"},
		{field: "Ion.FocusAlways", see: func(t *testing.T, e *xwing.Edition) string {
			g := table{phase: board.Engagement, ships: []xwing.ScenarioShip{red(tie, 300, 300, 0, board.Ion), far},
				does: func(t *xwing.Table) { t.PerformAction(1, xwing.ActionGrant{Source: xwing.Deployment}) }}.start(t, e)
			return strings.Join(g.Legal(ask.ChooseAction), " ")
		}, second: "focus evade barrelroll none", flipped: "focus none"},
		{field: "Ion.NoLocks", see: func(t *testing.T, e *xwing.Edition) string {
			g := table{phase: board.Engagement, ships: []xwing.ScenarioShip{red(tie, 300, 300, 0), blue(tie, 300, 450, 180)}, does: func(t *xwing.Table) {
				t.AcquireLock(1, "ship:2")
				t.GainTokens(1, board.Ion, 1)
			}}.start(t, e)
			return fmt.Sprint(len(g.Ship(1).Locks), (&xwing.Table{State: g.Now()}).CanLock(1, "ship:2"))
		}, second: "1 true", flipped: "0 false"},
		{field: "Tractor.AnyPhase", see: func(t *testing.T, e *xwing.Edition) string {
			g := table{phase: board.Planning, ships: []xwing.ScenarioShip{red(tie, 300, 300, 0), blue(tie, 300, 500, 180, board.Tractor)}}.start(t, e)
			return fmt.Sprint(g.Now().PreviewAttack(1, "primary:0", 2).DefenseDice)
		}, second: "3", flipped: "2"},
		{field: "Tractor.OnceARound", see: tractored(2, func(t *xwing.Table) {
			for range 2 {
				t.Tractor(game.Blue, 1, 1)
				t.RemoveTokens(1, board.Tractor, 1)
			}
		}), second: "2 moves, 0 turns", flipped: "1 moves, 0 turns"},
		{field: "Tractor.TurnAfter", see: tractored(1, func(t *xwing.Table) { t.Tractor(game.Blue, 1, 1) }),
			second: "1 moves, 0 turns", flipped: "1 moves, 1 turns, stress+1"},
		{field: "Tractor.Tokens", see: func(t *testing.T, e *xwing.Edition) string {
			var out []string
			for _, pilot := range []string{tie, medium, large} {
				for n := 1; n < 6; n++ {
					g := table{phase: board.Engagement, ships: []xwing.ScenarioShip{red(tie, 100, 100, 0), red(pilot, 500, 300, 0), far},
						does: func(t *xwing.Table) { t.Tractor(game.Blue, 2, n) }}.start(t, e)
					if g.Asks(ask.ChooseTractorMove) {
						out = append(out, fmt.Sprint(sizes[pilot], " ", n))
						break
					}
				}
			}
			return strings.Join(out, ", ")
		}, second: "small 1, medium 2, large 3"},
		{field: "Tractor.OntoObstacles", see: func(t *testing.T, e *xwing.Edition) string {
			g := table{phase: board.Engagement, ships: []xwing.ScenarioShip{red(tie, 300, 300, 0), far}, does: func(t *xwing.Table) { t.Tractor(game.Blue, 1, 1) },
				obstacles: []xwing.ScenarioObstacle{{XWS: "coreasteroid0", Pose: physics.PoseAt(300, 380, 0)}}}.start(t, e)
			return fmt.Sprint(slices.Contains(g.Legal(ask.ChooseTractorMove), "boost-straight"))
		}, second: "true", flipped: "false"},
		{field: "Tractor.AnyToken", see: func(t *testing.T, e *xwing.Edition) string {
			g := table{phase: board.Engagement, ships: []xwing.ScenarioShip{red(tie, 300, 300, 0), blue(medium, 300, 500, 180, board.Tractor)}}.start(t, e)
			return fmt.Sprint(g.Now().PreviewAttack(1, "primary:0", 2).DefenseDice)
		}, second: "0", flipped: "1"},
	}
}

// tractored counts how often tractor tokens move a ship, up to so many times, and how often it turns then.
func tractored(times int, does func(*xwing.Table)) func(*testing.T, *xwing.Edition) string {
	return func(t *testing.T, e *xwing.Edition) string {
		g := table{phase: board.Engagement, ships: []xwing.ScenarioShip{red(tie, 300, 300, 0), far}, does: does}.start(t, e)
		for range times {
			if g.Asks(ask.ChooseTractorMove) {
				g.Pick(ask.ChooseTractorMove, "boost-straight")
			}
			if g.Asks(ask.ChooseTractorTurn) {
				g.Pick(ask.ChooseTractorTurn, "left")
			}
		}
		moves, turns := 0, 0
		for _, m := range xwingtest.All[board.ShipMoved](g) {
			switch m.By {
			case board.ByTractor:
				moves++
			case board.ByPivot:
				turns++
			}
		}
		out := fmt.Sprint(moves, " moves, ", turns, " turns")
		if g.Ship(1).Stressed() {
			out += ", stress+1"
		}
		return out
	}
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

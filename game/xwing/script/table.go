package script

import (
	"fmt"
	"slices"
	"strconv"

	"xwing/game/script"
	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/gauge"
	"xwing/game/xwing/match"
	"xwing/game/xwing/terms"
)

// table is what the lines before the answers describe.
type table struct {
	kit    *match.Kit
	words  *terms.Words
	board  board.View // fed with events, so that names are right
	chance chance

	scenario xwing.Scenario
	squads   [2]string
	dice     [2][]board.Face
	decks    [2][]string
	laid     [board.Piles]int                // cards of those that are of each damage deck; known once the game begins
	order    [board.Piles][]xwing.DamageCard // of all cards as they are drawn; likewise
	locks    [][2]string
	damage   [][2]string // ship, card
	edition  string
	cards    string // the damage deck, where there are several
	list     catalog.Ruleset
	mission  string // the scenario
	among    string // the environment card
	forces   bool   // the ships are to be set up yet
	changes  []shipChange
}

// shipChange is a line about a ship that stands.
type shipChange struct {
	ship string
	change
}

// Line takes in a line that is no answer.
func (t *table) Line(what string, f []string) error {
	var err error
	switch what {
	case "ship":
		err = t.ship(f)
	case "obstacle":
		err = t.obstacle(f)
	case "device":
		err = t.device(f)
	case "tokens":
		err = t.tokens(f)
	case "turret":
		err = t.turret(f)
	case "lock":
		t.locks = append(t.locks, [2]string{f[0], f[1]})
	case "damage":
		t.damage = append(t.damage, [2]string{f[0], f[1]})
	case "first":
		t.scenario.First, err = script.Seat(f[0], 2)
	case "phase":
		if t.forces = f[0] == forces; t.forces {
			f[0] = board.Setup.String()
		}
		t.scenario.Phase, err = phaseOf(f[0])
	case "squad":
		err = t.squad(f)
	case "seed":
		t.scenario.Seed, err = strconv.ParseUint(f[0], 10, 64)
	case "dice":
		err = t.load(f)
	case "deck":
		err = t.deck(f)
	case "edition":
		t.edition, t.cards = f[0], append(f, "")[1]
	case "list":
		t.list = catalog.Ruleset(f[0])
	case "scenario":
		t.mission = f[0]
	case "environment":
		t.among = f[0]
	case "counter":
		err = t.counter(f)
	case "wing":
		err = t.wing(f)
	case "feature":
		err = t.feature(f)
	case "teams":
		err = t.teams(f[0])
	case "round":
		t.scenario.Round, err = strconv.Atoi(f[0])
	case "left", "ordnance", "discarded", "facedown", "dial", "flip", "condition", "docked", "reserve", "tows", "holds", "worth", "split",
		"scored", "objectives":
		var c change
		c, err = changes(what, f)
		t.changes = append(t.changes, shipChange{f[0], c})
	}
	return err
}

func (t *table) squad(f []string) error {
	of, err := script.Seat(f[0], 2)
	if err == nil {
		t.squads[of] = f[1]
	}
	return err
}

func (t *table) deck(f []string) error {
	of, err := script.Seat(f[0], 2)
	if err == nil {
		t.decks[of] = append(t.decks[of], f[1:]...)
	}
	return err
}

func (t *table) obstacle(f []string) error {
	pose, err := script.Pose(f[1:4])
	t.scenario.Obstacles = append(t.scenario.Obstacles, xwing.ScenarioObstacle{XWS: f[0], Pose: pose})
	return err
}

func (t *table) ship(f []string) error {
	of, pilot, pose, err := t.owned(f)
	if err != nil {
		return err
	}
	s := xwing.ScenarioShip{Seat: of, Pilot: pilot, Pose: pose, Tokens: map[board.Token]int{}}
	if len(f) > 5 {
		if f[5] != "with" || len(f) == 6 {
			return grammar.Unread("ship", f[5:])
		}
		s.Upgrades = f[6:]
	}
	t.scenario.Ships = append(t.scenario.Ships, s)
	return nil
}

func (t *table) feature(f []string) error {
	pose, err := script.Pose([]string{f[0], f[1], "0"})
	t.scenario.Features = append(t.scenario.Features, pose)
	return err
}

// counter lays a cache onto an obstacle, or a target point somewhere.
func (t *table) counter(f []string) (err error) {
	c := board.Counter{Kind: f[0]}
	switch {
	case len(f) == 2 && f[0] == board.Cache:
		c.On = board.ObstacleOf(f[1])
	case len(f) == 3 && f[0] == board.Target:
		c.Pose, err = script.Pose([]string{f[1], f[2], "0"})
	default:
		return grammar.Unread("counter", f)
	}
	t.scenario.Counters = append(t.scenario.Counters, c)
	return err
}

// wing forms a wing: the leader, then the wingmates by their numbers.
func (t *table) wing(f []string) error {
	w := xwing.MusterWing{Leader: int(board.ShipOf(f[0])) - 1}
	for _, mate := range f[1:] {
		w.Mates = append(w.Mates, int(board.ShipOf(mate))-1)
	}
	for _, i := range append([]int{w.Leader}, w.Mates...) {
		if i < 0 || i >= len(t.scenario.Ships) {
			return fmt.Errorf("a wing is of ships that are there, not %q", f)
		}
	}
	if gauge.Formation(len(w.Mates)) == nil {
		return fmt.Errorf("a wing has %d to %d wingmates, not %d", gauge.FewestWingmates, gauge.MostWingmates, len(w.Mates))
	}
	t.scenario.Wings = append(t.scenario.Wings, w)
	return nil
}

func (t *table) device(f []string) error {
	of, kind, pose, err := t.owned(f)
	if err != nil {
		return err
	}
	d := xwing.ScenarioDevice{Seat: of, Kind: kind, Pose: pose}
	if len(f) > 5 {
		if d.Fuses, err = strconv.Atoi(f[5]); err != nil {
			return fmt.Errorf("want a number of fuses, not %q", f[5])
		}
	}
	t.scenario.Devices = append(t.scenario.Devices, d)
	return nil
}

// at returns the ship that a line names.
func (t *table) at(piece string) (*xwing.ScenarioShip, error) {
	id := int(board.ShipOf(piece))
	if id < 1 || id > len(t.scenario.Ships) {
		return nil, fmt.Errorf("there is no %q so far", piece)
	}
	return &t.scenario.Ships[id-1], nil
}

func (t *table) tokens(f []string) error {
	s, err := t.at(f[0])
	if err != nil {
		return err
	}
	n, err := strconv.Atoi(f[2])
	if err != nil {
		return fmt.Errorf("want a number of tokens, not %q", f[2])
	}
	k, err := tokenOf(f[1])
	s.Tokens[k] = n
	return err
}

func tokenOf(name string) (board.Token, error) {
	for k := range board.TokenKinds {
		if board.Token(k).String() == name {
			return board.Token(k), nil
		}
	}
	return 0, fmt.Errorf("there is no token %q", name)
}

func (t *table) turret(f []string) error {
	s, err := t.at(f[0])
	if err != nil {
		return err
	}
	names := []string{gauge.Front: "front", gauge.Left: "left", gauge.Right: "right", gauge.Rear: "rear"}
	words, of := f[1:], ""
	if slices.Contains(s.Upgrades, words[0]) {
		words, of = words[1:], words[0]
	}
	var arcs []gauge.Arc
	for _, name := range words {
		i := slices.Index(names, name)
		if i < 0 {
			return fmt.Errorf("there is no arc %q", name)
		}
		arcs = append(arcs, gauge.Arc(i))
	}
	if of == "" {
		s.Turret = arcs
		return nil
	}
	t.changes = append(t.changes, shipChange{f[0], upon(of, func(u *board.Upgrade) { u.Turret = arcs })})
	return nil
}

func (t *table) load(f []string) error {
	side := slices.Index([]string{"attack", "defense"}, f[0])
	if side < 0 {
		return fmt.Errorf("want attack or defense dice, not %q", f[0])
	}
	for _, name := range f[1:] {
		face, ok := faceOf(name)
		if !ok || !board.Side(side).CanShow(face) {
			return fmt.Errorf("%s dice show no %q", f[0], name)
		}
		t.dice[side] = append(t.dice[side], face)
	}
	return nil
}

func faceOf(name string) (board.Face, bool) {
	for f := board.Blank; f <= board.EvadeResult; f++ {
		if f.String() == name {
			return f, true
		}
	}
	return 0, false
}

func phaseOf(name string) (board.Phase, error) {
	for p := board.Setup; p <= board.End; p++ {
		if p.String() == name {
			return p, nil
		}
	}
	return 0, fmt.Errorf("there is no phase %q", name)
}

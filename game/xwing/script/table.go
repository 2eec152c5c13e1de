package script

import (
	"fmt"
	"math"
	"slices"
	"strconv"
	"strings"

	"xwing/game"
	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/gauge"
	"xwing/physics"
)

// table is what the lines before the answers describe.
type table struct {
	scenario xwing.Scenario
	squads   [2]string
	dice     [2][]board.Face
	decks    [2][]string
	order    [2][]xwing.DamageCard // of all cards as they are drawn, by game.Seat; known once the game begins
	locks    [][2]string
	damage   [][2]string // ship, card
	edition  string
	cards    string // the damage deck, where there are several
	list     catalog.Ruleset
	mission  string // the scenario
	forces   bool   // the ships are to be set up yet
	changes  []shipChange
}

// shipChange is a line about a ship that stands.
type shipChange struct {
	ship string
	change
}

// read takes in every line that is no answer.
func (t *table) read(lines []line) error {
	t.scenario.Phase = board.Planning
	for _, l := range lines {
		if _, answer := seatOf(l.text); answer || strings.HasPrefix(l.text, "\t") || strings.HasPrefix(l.text, "#") {
			continue
		}
		if f := strings.Fields(l.text); len(f) > 0 {
			if err := t.line(f[0], f[1:]); err != nil {
				return fmt.Errorf("line %d: %w", l.number, err)
			}
		}
	}
	return nil
}

// many is as many words as a line has.
const many = math.MaxInt

func (t *table) line(what string, f []string) error {
	want, ok := forms[what]
	if !ok {
		return fmt.Errorf("unknown line %q", what)
	}
	if len(f) < want.least {
		return fmt.Errorf("want: %s", want.form)
	}
	if len(f) > want.most {
		return unread(f[want.most:], want.form)
	}
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
		t.scenario.First, err = seat(f[0])
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
	case "feature":
		err = t.feature(f)
	case "round":
		t.scenario.Round, err = strconv.Atoi(f[0])
	case "left", "ordnance", "discarded", "facedown", "dial", "flip", "condition", "docked", "reserve", "tows", "holds", "worth":
		var c change
		c, err = changes(what, f)
		t.changes = append(t.changes, shipChange{f[0], c})
	}
	return err
}

func (t *table) squad(f []string) error {
	of, err := seat(f[0])
	if err == nil {
		t.squads[of] = f[1]
	}
	return err
}

func (t *table) deck(f []string) error {
	of, err := seat(f[0])
	if err == nil {
		t.decks[of] = append(t.decks[of], f[1:]...)
	}
	return err
}

func (t *table) obstacle(f []string) error {
	pose, err := poseOf(f[1:4])
	t.scenario.Obstacles = append(t.scenario.Obstacles, xwing.ScenarioObstacle{XWS: f[0], Pose: pose})
	return err
}

// owned reads whose a ship or device is, what it is and where.
func owned(f []string) (of game.Seat, what string, pose physics.Pose, err error) {
	if of, err = seat(f[0]); err != nil {
		return of, "", pose, err
	}
	pose, err = poseOf(f[2:5])
	return of, f[1], pose, err
}

// seat reads whose something is.
func seat(word string) (game.Seat, error) {
	for _, s := range [2]game.Seat{game.Red, game.Blue} {
		if s.ID() == word {
			return s, nil
		}
	}
	return game.NoSeat, fmt.Errorf("want red or blue, not %q", word)
}

// unread says that a line has words that mean nothing.
func unread(words []string, form string) error {
	return fmt.Errorf("%q means nothing here; want: %s", strings.Join(words, " "), form)
}

func (t *table) ship(f []string) error {
	of, pilot, pose, err := owned(f)
	if err != nil {
		return err
	}
	s := xwing.ScenarioShip{Seat: of, Pilot: pilot, Pose: pose, Tokens: map[board.Token]int{}}
	if len(f) > 5 {
		if f[5] != "with" || len(f) == 6 {
			return unread(f[5:], forms["ship"].form)
		}
		s.Upgrades = f[6:]
	}
	t.scenario.Ships = append(t.scenario.Ships, s)
	return nil
}

func (t *table) feature(f []string) error {
	pose, err := poseOf([]string{f[0], f[1], "0"})
	t.scenario.Features = append(t.scenario.Features, pose)
	return err
}

func (t *table) device(f []string) error {
	of, kind, pose, err := owned(f)
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
	arcs := []string{gauge.Front: "front", gauge.Left: "left", gauge.Right: "right", gauge.Rear: "rear"}
	for _, name := range f[1:] {
		i := slices.Index(arcs, name)
		if i < 0 {
			return fmt.Errorf("there is no arc %q", name)
		}
		s.Turret = append(s.Turret, gauge.Arc(i))
	}
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

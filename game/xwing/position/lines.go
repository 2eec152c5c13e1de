package position

import (
	"fmt"
	"slices"
	"strconv"

	"xwing/game"
	"xwing/game/script"
	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/gauge"
	"xwing/physics"
)

// Line takes in a line of text, without judging what stands where.
func (p *Position) Line(what string, f []string) error {
	var err error
	switch what {
	case "ship":
		err = p.ship(f)
	case "obstacle":
		err = p.obstacle(f)
	case "device":
		err = p.device(f)
	case "tokens":
		err = p.tokens(f)
	case "turret":
		err = p.turret(f)
	case "first":
		p.Table.First, err = script.Seat(f[0], 2)
	case "phase":
		p.Table.Phase, err = phaseOf(f[0])
	case "seed":
		p.Table.Seed, err = strconv.ParseUint(f[0], 10, 64)
	case "dice":
		err = p.load(f)
	case "deck":
		err = p.deck(f)
	case "edition":
		p.Edition, p.Deck = f[0], append(f, "")[1]
	case "list":
		p.List = catalog.Ruleset(f[0])
	case "scenario":
		p.Mission = f[0]
	case "format":
		if p.Epic = f[0] == "epic"; !p.Epic {
			err = grammar.Unread(what, f)
		}
	case "environment":
		p.Environment = f[0]
	case "counter":
		err = p.counter(f)
	case "wing":
		err = p.wing(f)
	case "feature":
		err = p.feature(f)
	case "round":
		p.Table.Round, err = strconv.Atoi(f[0])
	default:
		err = p.detail(what, f)
	}
	return err
}

// detail takes in a line about a ship.
func (p *Position) detail(what string, f []string) error {
	ship := board.ShipOf(f[0])
	if ship == 0 {
		return fmt.Errorf("there is no %q", f[0])
	}
	if what != "lock" && what != "damage" {
		if _, err := changes(what, f); err != nil {
			return err
		}
	}
	p.Details = append(p.Details, Detail{what, ship, f[1:]})
	return nil
}

func (p *Position) deck(f []string) error {
	of, err := script.Seat(f[0], 2)
	if err == nil {
		p.Decks[of] = append(p.Decks[of], f[1:]...)
	}
	return err
}

func (p *Position) obstacle(f []string) error {
	pose, err := script.Pose(f[1:4])
	p.Table.Obstacles = append(p.Table.Obstacles, xwing.ScenarioObstacle{XWS: f[0], Pose: pose})
	return err
}

// owned reads whose a ship or device is, what it is and where.
func (p *Position) owned(f []string) (of game.Seat, what string, pose physics.Pose, err error) {
	if of, err = script.Seat(f[0], max(len(p.Table.Sides), 2)); err != nil {
		return of, "", pose, err
	}
	pose, err = script.Pose(f[2:5])
	return of, f[1], pose, err
}

func (p *Position) ship(f []string) error {
	of, pilot, pose, err := p.owned(f)
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
	p.Table.Ships = append(p.Table.Ships, s)
	return nil
}

func (p *Position) feature(f []string) error {
	pose, err := script.Pose([]string{f[0], f[1], "0"})
	p.Table.Features = append(p.Table.Features, pose)
	return err
}

// counter lays a cache onto an obstacle, or a target point somewhere.
func (p *Position) counter(f []string) (err error) {
	c := board.Counter{Kind: f[0]}
	switch {
	case len(f) == 2 && f[0] == board.Cache:
		c.On = board.ObstacleOf(f[1])
	case len(f) == 3 && f[0] == board.Target:
		c.Pose, err = script.Pose([]string{f[1], f[2], "0"})
	default:
		return grammar.Unread("counter", f)
	}
	p.Table.Counters = append(p.Table.Counters, c)
	return err
}

// wing forms a wing: the leader, then the wingmates by their numbers.
func (p *Position) wing(f []string) error {
	w := xwing.MusterWing{Leader: int(board.ShipOf(f[0])) - 1}
	for _, mate := range f[1:] {
		w.Mates = append(w.Mates, int(board.ShipOf(mate))-1)
	}
	for _, i := range append([]int{w.Leader}, w.Mates...) {
		if i < 0 || i >= len(p.Table.Ships) {
			return fmt.Errorf("a wing is of ships that are there, not %q", f)
		}
	}
	if gauge.Formation(len(w.Mates)) == nil {
		return fmt.Errorf("a wing has %d to %d wingmates, not %d", gauge.FewestWingmates, gauge.MostWingmates, len(w.Mates))
	}
	p.Table.Wings = append(p.Table.Wings, w)
	return nil
}

func (p *Position) device(f []string) error {
	of, kind, pose, err := p.owned(f)
	if err != nil {
		return err
	}
	d := xwing.ScenarioDevice{Seat: of, Kind: kind, Pose: pose}
	if len(f) > 5 {
		if d.Fuses, err = strconv.Atoi(f[5]); err != nil {
			return fmt.Errorf("want a number of fuses, not %q", f[5])
		}
	}
	p.Table.Devices = append(p.Table.Devices, d)
	return nil
}

// named returns the ship that a line names.
func (p *Position) named(piece string) (*xwing.ScenarioShip, error) {
	id := int(board.ShipOf(piece))
	if id < 1 || id > len(p.Table.Ships) {
		return nil, fmt.Errorf("there is no %q so far", piece)
	}
	return &p.Table.Ships[id-1], nil
}

func (p *Position) tokens(f []string) error {
	s, err := p.named(f[0])
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

func (p *Position) turret(f []string) error {
	s, err := p.named(f[0])
	if err != nil {
		return err
	}
	if slices.Contains(s.Upgrades, f[1]) {
		return p.detail("turret", f)
	}
	s.Turret, err = arcsOf(f[1:])
	return err
}

// arcNames are the names of arcs, by gauge.Arc.
var arcNames = [...]string{gauge.Front: "front", gauge.Left: "left", gauge.Right: "right", gauge.Rear: "rear"}

func arcsOf(words []string) (arcs []gauge.Arc, err error) {
	for _, name := range words {
		i := slices.Index(arcNames[:], name)
		if i < 0 {
			return nil, fmt.Errorf("there is no arc %q", name)
		}
		arcs = append(arcs, gauge.Arc(i))
	}
	return arcs, nil
}

func (p *Position) load(f []string) error {
	side := slices.Index([]string{"attack", "defense"}, f[0])
	if side < 0 {
		return fmt.Errorf("want attack or defense dice, not %q", f[0])
	}
	for _, name := range f[1:] {
		face, ok := faceOf(name)
		if !ok || !board.Side(side).CanShow(face) {
			return fmt.Errorf("%s dice show no %q", f[0], name)
		}
		p.Dice[side] = append(p.Dice[side], face)
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

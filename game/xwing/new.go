package xwing

import (
	"fmt"
	"slices"

	"xwing/game"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/gauge"
	"xwing/physics"
)

// Muster is one seat's squad as the rules need it: cards and obstacles by xws id.
type Muster struct {
	Name      string
	Points    int
	Ships     []MusterShip
	Wings     []MusterWing
	Obstacles []string
}

// MusterShip is one ship of a squad: its pilot and its upgrades in order.
type MusterShip struct {
	Pilot    string
	Points   int // squad points, its upgrades included
	Upgrades []MusterUpgrade
}

// MusterUpgrade is one equipped upgrade and the slot it fills.
type MusterUpgrade struct {
	Slot string // XWS slot ("force-power"); "" takes the card's first
	XWS  string
}

// New returns the state of a game about to be set up (Setup chapter): cards with
// full shields, charges and Force, ID markers in squad order, Red's first.
func New(rules *Rules, squads [2]Muster, seed uint64) (*State, error) {
	return NewTeams(rules, nil, squads[:], seed)
}

// NewTeams is New for as many players as there are squads, each of whom plays for a side: the first for the first, the second
// for the other. Without sides there are two, each for himself.
func NewTeams(rules *Rules, sides []game.Side, squads []Muster, seed uint64) (*State, error) {
	s := &State{rules: rules.ByList(rules.List)}
	s.View = board.View{Phase: board.Setup, Area: rules.Edition.Area, Winner: game.NoSeat, Sides: sides}
	n := 0
	for i := range squads {
		n += len(squads[i].Ships)
	}
	if n > 0 {
		s.View.Ships, s.printed = make([]board.Ship, 0, n), make([]printed, 0, n)
		s.Hidden.Dials, s.Hidden.Facedown = make([]catalog.Maneuver, 0, n), make([][]DamageCard, 0, n)
		s.Memory.Ships = make([]ShipMemory, 0, n)
	}
	for seat, q := range squads {
		s.Memory.Points[seat], s.Memory.Squads[seat] = q.Points, q.Name
		first := len(s.View.Ships)
		if err := s.addShips(game.Seat(seat), q.Ships); err != nil {
			return nil, fmt.Errorf("squad %q: %w", q.Name, err)
		}
		s.formWings(first, q.Wings)
	}
	s.joinSections()
	for seat, q := range squads {
		s.View.Reserve[seat] = append([]string(nil), q.Obstacles...)
	}
	if rules.Environment != nil { // it asks for those of two
		for seat, obstacles := range rules.Gathered([2][]string{squads[game.Red].Obstacles, squads[game.Blue].Obstacles}) {
			s.View.Reserve[seat] = append([]string(nil), obstacles...)
		}
	}
	s.Hidden.Dice = game.NewSource(seed, diceStream)
	s.seedDecks(seed)
	return s, nil
}

func (s *State) addShip(seat game.Seat, m MusterShip) error {
	xws := make([]string, len(m.Upgrades))
	for i, u := range m.Upgrades {
		xws[i] = u.XWS
	}
	p, err := s.rules.Catalog.Profile(s.rules.List, m.Pilot, xws...)
	if err != nil {
		return fmt.Errorf("pilot %q: %w", m.Pilot, err)
	}
	ship := board.Ship{
		ID: board.ShipID(len(s.View.Ships) + 1), Seat: seat, Pilot: m.Pilot, Chassis: p.Ship.XWS,
		Size: p.Ship.Size, Token: s.rules.Edition.Prints[p.Ship.XWS],
		Initiative: p.Pilot.Initiative, Hull: p.Stats.Hull,
		Shields: board.Charges{Active: p.Stats.Shields, Limit: p.Stats.Shields, Recurring: p.Stats.ShieldsRecover},
		Charges: full(p.Charges), Force: board.Charges{Active: p.Force.Value, Limit: p.Force.Value, Recurring: p.Force.Recovers},
		Double: hasArc(p, catalog.DoubleTurretArc),
	}
	if _, huge := s.tool(&ship); huge { // an edition may have no deck for it
		ship.HugeDeck = len(s.rules.Catalog.HugeDeck()) > 0
	}
	if p.Stats.Energy > 0 {
		ship.Charges = energyOf(p.Stats)
	}
	ship.Upgrades = slices.Grow(ship.Upgrades, len(m.Upgrades))
	for _, u := range m.Upgrades {
		facts, err := s.rules.Catalog.Upgrade(u.XWS)
		if err != nil {
			return fmt.Errorf("pilot %q: %w", m.Pilot, err)
		}
		card, _ := facts.In(s.rules.List)
		slot := u.Slot
		if slot == "" {
			slot = card.Slots[0].String()
		}
		ship.Upgrades = append(ship.Upgrades, board.Upgrade{XWS: u.XWS, Kind: slot, Charges: chargesOf(&card)})
	}
	s.View.Ships = append(s.View.Ships, ship)
	s.Hidden.Dials = append(s.Hidden.Dials, catalog.Maneuver{})
	s.Hidden.Facedown = append(s.Hidden.Facedown, nil)
	s.Memory.Ships = append(s.Memory.Ships, ShipMemory{})
	s.worth = append(s.worth, m.Points)
	if s.rules.Edition.Scoring.Destroyed {
		s.Memory.Worth = append(s.Memory.Worth, m.Points)
	}
	cards := s.faced(s.readCards(&ship), ship)
	if cards.shares {
		s.lenders++
	}
	if cards.heeds.may(concern{query: TreatingAs}) {
		s.farsighted++
	}
	s.printed = append(s.printed, cards)
	return nil
}

func full(c catalog.Charges) board.Charges {
	return board.Charges{Active: c.Value, Limit: c.Value, Recurring: c.Recovers}
}

// hasArc reports whether a primary weapon or an arc indicator of the profile
// has the arc.
func hasArc(p catalog.Profile, arc catalog.ArcKind) bool {
	if p.Stats.HasArc(arc) {
		return true
	}
	for _, a := range p.Arcs {
		if a == arc {
			return true
		}
	}
	return false
}

// Scenario is a table already set up, for lessons, tests and what-ifs.
type Scenario struct {
	Ships     []ScenarioShip
	Obstacles []ScenarioObstacle
	Wings     []MusterWing     // by the places of Ships
	Devices   []ScenarioDevice // remotes too, which count as ships after the others
	Features  []physics.Pose   // of the rules' mission
	Counters  []board.Counter  // of the rules' environment card
	Sides     []game.Side      // for which each seat plays; nil: two seats, each for himself
	Phase     board.Phase      // where play begins
	Round     int              // and in which round; 0: the first
	First     game.Seat
	Seed      uint64
}

// ScenarioShip is a ship standing on the table.
type ScenarioShip struct {
	Seat     game.Seat
	Pilot    string
	Points   int
	Upgrades []string
	Pose     physics.Pose
	Turret   []gauge.Arc
	Tokens   map[board.Token]int
}

// ScenarioObstacle is an obstacle lying on the table.
type ScenarioObstacle struct {
	XWS  string
	Pose physics.Pose
}

// addDevice lays a device onto the table, without anybody to have placed it.
func (s *State) addDevice(d ScenarioDevice) error {
	if _, err := s.rules.Catalog.Device(d.Kind); err != nil {
		return err
	}
	types := s.DeviceTypes(d.Kind)
	if slices.Contains(types, catalog.ObstacleDevice) {
		return fmt.Errorf("%s is an obstacle: it lies among those", d.Kind)
	}
	if slices.Contains(types, catalog.RemoteDevice) {
		s.addRemote(board.Placed{Seat: d.Seat}, d.Kind, d.Pose, func(e board.RemotePlaced) { s.View.Apply(e) })
		return nil
	}
	s.View.Apply(board.DevicePlaced{Device: board.DeviceID(len(s.View.Devices) + 1), Kind: d.Kind, Pose: d.Pose, Fuses: d.Fuses, Placed: board.Placed{Seat: d.Seat}})
	return nil
}

// ScenarioDevice is a device lying on the table.
type ScenarioDevice struct {
	Seat  game.Seat
	Kind  string
	Pose  physics.Pose
	Fuses int
}

// NewScenario returns the state of a game that begins in the scenario's phase of
// its round, with full decks in order of the catalog, shuffled by the seed.
func NewScenario(rules *Rules, sc Scenario) (*State, error) {
	s, err := NewTeams(rules, sc.Sides, make([]Muster, max(len(sc.Sides), 2)), sc.Seed)
	if err != nil {
		return nil, err
	}
	for _, ship := range sc.Ships {
		m := MusterShip{Pilot: ship.Pilot, Points: ship.Points}
		for _, u := range ship.Upgrades {
			m.Upgrades = append(m.Upgrades, MusterUpgrade{XWS: u})
		}
		if err := s.addShip(ship.Seat, m); err != nil {
			return nil, err
		}
		stands := &s.View.Ships[len(s.View.Ships)-1]
		stands.Where, stands.Pose, stands.Turret = board.InPlay, ship.Pose, ship.Turret
		for k, n := range ship.Tokens {
			stands.Tokens[k] = int8(n)
		}
	}
	s.formWings(0, sc.Wings)
	s.joinSections()
	for i, o := range sc.Obstacles {
		facts, err := rules.Catalog.Obstacle(o.XWS)
		if err != nil {
			return nil, err
		}
		s.View.Obstacles = append(s.View.Obstacles,
			board.Obstacle{ID: board.ObstacleID(i + 1), XWS: o.XWS, Type: facts.Type, Pose: o.Pose})
	}
	for _, d := range sc.Devices {
		if err := s.addDevice(d); err != nil {
			return nil, err
		}
	}
	for i, pose := range sc.Features {
		s.View.Apply(board.FeaturePlaced{Feature: board.FeatureID(i + 1), Kind: rules.Mission.Feature, Seat: game.NoSeat, Pose: pose})
	}
	if e := rules.Environment; e != nil {
		s.View.Apply(board.EnvironmentDealt{Environment: e.ID, Aside: e.aside(), Timers: e.Timers})
	}
	for _, c := range sc.Counters {
		c.ID = board.CounterID(len(s.View.Counters) + 1)
		s.View.Apply(board.CounterPlaced{Counter: c.ID, Kind: c.Kind, Seat: c.Seat, On: c.On, Pose: c.Pose})
	}
	s.View.First, s.View.Chosen, s.View.Round, s.View.Phase = sc.First, true, max(sc.Round, 1), sc.Phase
	s.seedDecks(sc.Seed) // of huge ships, too
	s.shuffleDecks()
	for i, step := range rules.Edition.Steps {
		if step.Phase() == sc.Phase {
			s.Memory.At = i
			break
		}
	}
	return s, nil
}

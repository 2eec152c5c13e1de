package script

import (
	"fmt"
	"slices"

	"xwing/game"
	"xwing/game/armada"
	"xwing/game/armada/board"
	"xwing/game/armada/catalog"
	"xwing/game/armada/gauge"
	"xwing/game/armada/match"
	"xwing/game/script"
)

// deploy is the phase in which the fleets are to be deployed.
const deploy = "deploy"

// Begin returns the first state of the game, and its header.
func (t *table) Begin() (game.State, game.Header, error) {
	h := game.Header{Game: match.Game, Rules: match.RulesVersion, Edition: match.Edition, Catalogue: t.kit.Facts.Version(), Seed: t.seed}
	s, err := armada.New(t.kit.Rules(t.agreed), t.fleets, t.seed)
	if err != nil {
		return nil, h, err
	}
	s.View.First, s.View.Round = game.Red, 1
	t.stand(s)
	for _, change := range t.changes {
		if err := change(s); err != nil {
			return nil, h, err
		}
	}
	s.Hidden.Loaded = slices.Clone(t.dice)
	t.begin(s)
	t.board = s.View.Clone()
	return s, h, nil
}

// stand puts the pieces where they stand.
func (t *table) stand(s *armada.State) {
	if t.phase == board.Setup.String() || t.phase == deploy {
		return
	}
	for i, p := range t.ships {
		s.View.Ships[i].Where, s.View.Ships[i].Pose, s.View.Ships[i].Speed = board.OnTable, p.pose, p.speed
	}
	for i, p := range t.squadrons {
		s.View.Squadrons[i].Where, s.View.Squadrons[i].Pose = board.OnTable, p.pose
	}
}

// begin has the game begin with the phase that the script names.
func (t *table) begin(s *armada.State) {
	switch t.phase {
	case board.Setup.String():
		s.View.First, s.View.Round = game.NoSeat, 0
	case deploy:
		s.View.Round = 0
		s.Memory.At, s.Memory.Turn = armada.DeployFleets, s.View.First
	case board.CommandPhase.String():
		s.View.Phase, s.Memory.At = board.StatusPhase, armada.CommandPhase
		s.View.Round--
	case board.ShipPhase.String():
		s.View.Phase, s.Memory.At = board.CommandPhase, armada.ShipPhase
	case board.SquadronPhase.String():
		s.View.Phase, s.Memory.At = board.ShipPhase, armada.SquadronPhase
	case board.StatusPhase.String():
		s.View.Phase, s.Memory.At = board.SquadronPhase, armada.StatusPhase
	}
}

func knownPhase(name string) error {
	if name == deploy {
		return nil
	}
	for p := board.Setup; p <= board.StatusPhase; p++ {
		if p.String() == name {
			return nil
		}
	}
	return fmt.Errorf("there is no phase %q", name)
}

// changeOf reads a line about the table or about a piece that stands on it.
func changeOf(what string, f []string) (func(*armada.State) error, error) {
	switch what {
	case "objective", "victory", "card", "tokens", "brought", "reserve", "first", "round", "passes", "deck":
		return gameChange(what, f)
	case "obstacle":
		return obstacle(f)
	case "activated":
		return func(s *armada.State) error { return activated(s, f[0]) }, nil
	case "hull":
		n, err := count(f[1])
		return func(s *armada.State) error {
			q := s.View.Squadron(board.SquadronOf(f[0]))
			if q == nil {
				return fmt.Errorf("there is no %q", f[0])
			}
			q.Hull = n
			return nil
		}, err
	case "token":
		return token(f)
	case "garrison":
		return garrison(f), nil
	case "struck":
		return struck(f)
	case "targeting":
		return targeting(f)
	case "aside":
		return func(s *armada.State) error { return aside(s, f[0]) }, nil
	case "marked":
		return func(s *armada.State) error { return marked(s, f) }, nil
	case "marker":
		return marker(f)
	}
	if what == "holds" || what == "kept" || what == "chosen" || what == "lies" {
		return held(what, f)
	}
	change, err := shipChange(what, f)
	return func(s *armada.State) error {
		ship := s.View.Ship(board.ShipOf(f[0]))
		if ship == nil {
			return fmt.Errorf("there is no %q", f[0])
		}
		return change(s, ship)
	}, err
}

// obstacle puts an obstacle on the table: one of the core set, or another one.
func obstacle(f []string) (func(*armada.State) error, error) {
	pose, err := script.Pose(f[1:4])
	return func(s *armada.State) error {
		card, err := s.Rules().Catalog.Obstacle(f[0])
		if err != nil {
			return err
		}
		i := slices.IndexFunc(s.View.Obstacles, func(o board.Obstacle) bool { return o.Card == f[0] })
		if i < 0 {
			i = len(s.View.Obstacles)
			s.View.Obstacles = append(s.View.Obstacles,
				board.Obstacle{ID: board.ObstacleID(i + 1), Card: card.ID, Kind: card.Kind, Outline: card.Outline()})
		}
		s.View.Obstacles[i].Placed, s.View.Obstacles[i].Pose = true, pose
		return nil
	}, err
}

func activated(s *armada.State, piece string) error {
	if ship := s.View.Ship(board.ShipOf(piece)); ship != nil {
		ship.Activated = true
		return nil
	}
	if q := s.View.Squadron(board.SquadronOf(piece)); q != nil {
		q.Activated = true
		return nil
	}
	return fmt.Errorf("there is no %q", piece)
}

// token turns a defense token that is still ready.
func token(f []string) (func(*armada.State) error, error) {
	state := slices.Index([]string{"ready", "exhausted", "discarded"}, f[2])
	if state < 0 {
		return nil, fmt.Errorf("want exhausted or discarded, not %q", f[2])
	}
	return func(s *armada.State) error {
		tokens := s.View.TokensOf(f[0])
		i := slices.IndexFunc(tokens, func(d board.DefenseToken) bool { return d.Kind.String() == f[1] && d.State == board.Ready })
		if i < 0 {
			return fmt.Errorf("%s has no ready %s token", f[0], f[1])
		}
		tokens[i].State = board.TokenState(state)
		return nil
	}, nil
}

// shipChange reads a line about a ship.
func shipChange(what string, f []string) (func(*armada.State, *board.Ship) error, error) {
	switch what {
	case "shields":
		n, err := count(f[2])
		var z gauge.Zone
		if err == nil {
			err = z.UnmarshalText([]byte(f[1]))
		}
		return func(_ *armada.State, ship *board.Ship) error { ship.Shields[z] = n; return nil }, err
	case "dials", "commands", "raided":
		list, err := commands(f[1:])
		return func(s *armada.State, ship *board.Ship) error {
			switch what {
			case "dials":
				s.Hidden.Stacks[ship.ID-1], ship.Dials = list, len(list)
			case "commands":
				ship.Commands = list
			default:
				ship.Raided = list
			}
			return nil
		}, err
	case "damage":
		return func(s *armada.State, ship *board.Ship) error {
			c, err := draw(s, ship.Seat, f[1])
			ship.Faceup = append(ship.Faceup, board.FaceupDamage(c))
			s.View.Sides[ship.Seat].Deck = len(s.Hidden.Decks[ship.Seat])
			return err
		}, nil
	case "facedown":
		n, err := count(f[1])
		return func(s *armada.State, ship *board.Ship) error {
			deck := s.Hidden.Decks[ship.Seat]
			if n > len(deck) {
				return fmt.Errorf("the damage deck has %d cards", len(deck))
			}
			s.Hidden.Facedown[ship.ID-1] = slices.Clone(deck[len(deck)-n:])
			s.Hidden.Decks[ship.Seat] = deck[:len(deck)-n]
			ship.Facedown, s.View.Sides[ship.Seat].Deck = n, len(deck)-n
			return nil
		}, err
	}
	return func(_ *armada.State, ship *board.Ship) error {
		u := ship.Upgrade(f[1])
		if u == nil {
			return fmt.Errorf("%s has no %s", f[0], f[1])
		}
		u.Exhausted = true
		return nil
	}, nil
}

func commands(names []string) (list []catalog.Command, err error) {
	for _, name := range names {
		var c catalog.Command
		if err := c.UnmarshalText([]byte(name)); err != nil {
			return nil, err
		}
		list = append(list, c)
	}
	return list, nil
}

package armada

import (
	"slices"

	"xwing/game"
	"xwing/game/armada/ask"
	"xwing/game/armada/board"
	"xwing/game/armada/catalog"
	"xwing/game/armada/gauge"
	"xwing/game/armada/rule"
	"xwing/physics"
)

// Objective is how a game of an objective differs: its setup as data, its rules as abilities of the objective card.
type Objective struct {
	Card         Card // "objective/most-wanted"
	Without      []catalog.ObstacleKind
	With         []catalog.ObstacleKind
	Edges        gauge.Distance // obstacles lie beyond this distance of the player edges, and anywhere along them; 0: as usual
	Apart        gauge.Distance // and beyond this distance of one another; 0: as usual
	Anywhere     bool           // obstacles may lie anywhere in the setup area
	SecondPlaces bool           // the second player places all obstacles
	FirstDeploys bool           // the first player deploys everything before the second
}

// objective is the one that is played; nil if none of it is enforced.
func (s *State) objective() *Objective { return s.rules.Objectives[s.View.Objective] }

// layObstacles takes the obstacles of the game out of the box: the usual six, less and more what the objective says
// (ARM-SET-018, ARM-OBT-034).
func (t *Table) layObstacles() {
	kinds := []catalog.ObstacleKind{catalog.AsteroidField, catalog.DebrisField, catalog.Station}
	if o := t.objective(); o != nil {
		kinds = append(slices.DeleteFunc(kinds, func(k catalog.ObstacleKind) bool { return slices.Contains(o.Without, k) }), o.With...)
	}
	var cards []string
	for _, card := range t.rules.Catalog.Obstacles() {
		if slices.Contains(kinds, card.Kind) {
			cards = append(cards, card.ID)
		}
	}
	t.announce(board.ObstaclesChosen{Obstacles: t.obstacles(cards)})
}

// obstacles are obstacle tokens to be placed.
func (s *State) obstacles(cards []string) (list []board.Obstacle) {
	for _, id := range cards {
		card, err := s.rules.Catalog.Obstacle(id)
		if err != nil {
			panic("armada: " + err.Error())
		}
		list = append(list, board.Obstacle{ID: board.ObstacleID(len(s.View.Obstacles) + len(list) + 1), Card: id, Kind: card.Kind,
			Outline: card.Outline()})
	}
	return list
}

// obstacleZone is where obstacles may be placed, and how far from one another (ARM-SET-020, -021).
func (s *State) obstacleZone() (gauge.Area, float64) {
	zone, apart := s.View.Field.Setup(), gauge.Distance1
	edges := gauge.Distance3
	o := s.objective()
	if o != nil && o.Apart != 0 {
		apart = o.Apart
	}
	if o != nil && o.Edges != 0 {
		edges = o.Edges
	}
	reach := edges.Limit() + slack
	if o != nil && o.Anywhere {
		return zone, apart.Limit() + slack
	}
	zone.Y0, zone.Y1 = reach, s.View.Field.Depth-reach
	if o == nil || o.Edges == 0 {
		zone.X0, zone.X1 = max(zone.X0, reach), min(zone.X1, s.View.Field.Width-reach)
	}
	return zone, apart.Limit() + slack
}

// PlaceMarkers has a player place one objective token after the other: in an area, where asked near an obstacle, beyond
// a distance of the others.
func (t *Table) PlaceMarkers(by game.Seat, n int, area gauge.Area, apart gauge.Distance, nearObstacles bool) {
	for range n {
		p := &game.Placement{Area: t.View.Field.All().Shape()}
		id := board.MarkerID(len(t.View.Markers) + 1)
		p.Pieces = []game.Piece{{ID: id.Piece(), Outline: physics.Disc(physics.Vec{}, gauge.TokenRadius),
			Start: physics.PoseAt((area.X0+area.X1)/2, (area.Y0+area.Y1)/2, 0),
			Zone:  game.Zone{Outline: area.Shape(), Refusal: *refuse(rule.ObstaclePlaces, "objective-zone")}}}
		if apart != 0 {
			for i := range t.View.Markers {
				if m := &t.View.Markers[i]; !m.Gone {
					p.KeepOut = append(p.KeepOut, game.KeepOut{ID: m.ID.Piece(), Shape: gauge.Token(m.Pose),
						Distance: apart.Limit() + slack,
						Refusal:  *refuse(rule.ObstaclePlaces, "objective-apart")})
				}
			}
		}
		if nearObstacles {
			p.Near = t.nearObstacles()
		}
		c := t.ask(game.Decision{Kind: ask.PlaceMarker, Seat: by, Prompt: game.Say("prompt.place-objective-token"), Shape: game.Place,
			Placement: p})
		t.announce(board.MarkerPlaced{Marker: board.Marker{ID: id, Kind: board.ObjectiveToken, Seat: game.NoSeat, Pose: *c.Pose}})
	}
}

// nearObstacles is at distance 1 of an obstacle.
func (t *Table) nearObstacles() *game.Near {
	near := &game.Near{Max: gauge.Distance1.Limit(), Refusal: *refuse(rule.ObstaclePlaces, "objective-near-obstacle")}
	for i := range t.View.Obstacles {
		if o := &t.View.Obstacles[i]; o.Placed && !o.Gone {
			near.IDs, near.Shapes = append(near.IDs, o.ID.Piece()), append(near.Shapes, o.Shape())
		}
	}
	return near
}

// endScore adds what the objective counts at the end of the game.
func (s *State) endScore(seat game.Seat) (n int) {
	o := s.objective()
	if o == nil {
		return 0
	}
	t := &Table{State: s}
	for i := range o.Card.Abilities {
		if a := &o.Card.Abilities[i]; a.Query == FinalScore && a.By != nil {
			n += a.By(t, Moment{Seat: seat, Card: o.Card.Ref})
		}
	}
	return n
}

// obstaclePlacement is where the obstacles that are left may be placed: in an area, farther than so many mm from the others.
func (t *Table) obstaclePlacement(area gauge.Area, apart float64) *game.Placement {
	p := &game.Placement{Area: t.View.Field.All().Shape()}
	why := *refuse(rule.ObstaclePlaces, "obstacle-zone")
	for i := range t.View.Obstacles {
		o := &t.View.Obstacles[i]
		if o.Placed {
			p.KeepOut = append(p.KeepOut, game.KeepOut{ID: o.ID.Piece(), Shape: o.Shape(), Distance: apart,
				Refusal: *refuse(rule.ObstaclePlaces, "obstacle-apart", "obstacle", o.ID.Piece())})
			continue
		}
		p.Pieces = append(p.Pieces, game.Piece{ID: o.ID.Piece(), Outline: o.Outline,
			Start: physics.PoseAt(t.View.Field.Width/2, t.View.Field.Depth/2, 0), Zone: game.Zone{Outline: area.Shape(), Refusal: why}})
	}
	return p
}

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
	ShortEdges   bool                          // the players sit at the short edges
	Edges        float64                       // obstacles lie farther than so many mm from the player edges; 0: as usual
	Apart        gauge.Distance                // and beyond this distance of one another; 0: as usual
	Anywhere     bool                          // obstacles may lie anywhere in the setup area
	Row          string                        // of the ledger: where obstacles lie, if otherwise than usual
	Inner        catalog.ObstacleKind          // of this kind they lie beyond distance 5 of both player edges, too; 0: of none
	Ring         gauge.Distance                // and at this distance to 5 of the station that lies already; 0: wherever that is
	SecondPlaces bool                          // the second player places all obstacles
	FirstBegins  bool                          // the first player places the first of them
	FirstDeploys bool                          // the first player deploys everything before the second
	SecondFirst  bool                          // the second player deploys everything before the first
	Deploys      func(t *Table, d *Deployment) // how it changes a deployment turn; nil: not at all
	Swim         func(t *Table) physics.Shape  // toward what purrgil move; nil: anywhere
	FirstTies    bool                          // equal scores are won by the first player

	// Resources are what the players' teams would gain for a campaign: told, and not kept.
	Resources func(t *Table, winner game.Seat) [2]int
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

// obstacleZone is where obstacles may be placed, how far from one another, and the row that says so (ARM-SET-020, -021).
func (s *State) obstacleZone() (zone gauge.Area, apart float64, row string) {
	field, least := s.View.Field, gauge.Distance1
	zone, row = field.Setup(), rule.ObstaclePlaces
	edges := gauge.Distance3.Limit()
	o := s.objective()
	if o != nil && o.Row != "" {
		row = o.Row
	}
	if o != nil && o.Apart != 0 {
		least = o.Apart
	}
	apart = least.Limit() + slack
	switch {
	case o != nil && o.Anywhere:
		return zone, apart, row
	case o != nil && o.Edges != 0:
		return field.Between(zone, o.Edges), apart, row
	}
	reach := edges + slack
	zone = field.Between(zone, edges)
	zone.X0, zone.X1 = max(zone.X0, reach), min(zone.X1, field.Width-reach)
	return zone, apart, row
}

// finalScore is what the objective counts at the end of the game for a ship; 0: for none.
func (s *State) finalScore(seat game.Seat, ship board.ShipID) (n int) {
	o := s.objective()
	if o == nil {
		return 0
	}
	t := &Table{State: s}
	for i := range o.Card.Abilities {
		if a := &o.Card.Abilities[i]; a.Query == FinalScore && a.By != nil {
			n += a.By(t, Moment{Seat: seat, Ship: ship, Card: o.Card.Ref})
		}
	}
	return n
}

// obstaclePlacement is where the obstacles that are left may be placed: in an area, farther than so many mm from the others, as
// a row of the ledger says.
func (t *Table) obstaclePlacement(area gauge.Area, apart float64, row string) *game.Placement {
	p := &game.Placement{Area: t.View.Field.All().Shape()}
	why := *refuse(row, "obstacle-zone-objective")
	if row == rule.ObstaclePlaces {
		why = *refuse(row, "obstacle-zone")
	}
	for i := range t.View.Obstacles {
		o := &t.View.Obstacles[i]
		if o.Placed {
			p.KeepOut = append(p.KeepOut, game.KeepOut{ID: o.ID.Piece(), Shape: o.Shape(), Distance: apart,
				Refusal: *refuse(row, "obstacle-apart", "obstacle", o.ID.Piece())})
			continue
		}
		p.Pieces = append(p.Pieces, game.Piece{ID: o.ID.Piece(), Outline: o.Outline,
			Start: physics.PoseAt(t.View.Field.Width/2, t.View.Field.Depth/2, 0), Zone: game.Zone{Outline: area.Shape(), Refusal: why}})
	}
	return p
}

// ringed keeps obstacles near the station where the objective says so; from distance 1 on they may lie as near it as they like.
func (s *State) ringed(p *game.Placement) {
	o, stations := s.objective(), s.ofKind(catalog.Station)
	if o == nil || o.Ring == 0 || len(stations) == 0 {
		return
	}
	station := s.View.Obstacle(stations[0])
	p.Near = &game.Near{IDs: []string{station.ID.Piece()}, Shapes: []physics.Shape{station.Shape()}, Max: gauge.Distance5.Limit(),
		Refusal: *refuse(o.Row, "place-near")}
	for i := range p.KeepOut {
		if p.KeepOut[i].ID == station.ID.Piece() && o.Ring == gauge.Distance1 {
			p.KeepOut[i].Distance = 0
		}
	}
}

// inner keeps obstacles of a kind in the middle of the table where the objective says so.
func (s *State) inner(p *game.Placement) {
	o := s.objective()
	if o == nil || o.Inner == 0 {
		return
	}
	field := s.View.Field
	for i := range p.Pieces {
		if s.View.Obstacle(board.ObstacleOf(p.Pieces[i].ID)).Kind == o.Inner {
			p.Pieces[i].Zone = game.Zone{Outline: field.Between(field.Setup(), gauge.Distance5.Limit()).Shape(),
				Refusal: *refuse(o.Row, "obstacle-zone-objective")}
		}
	}
}

// placeObstacle has a player place one of the obstacles. Where none has a legal place the distances to the others are
// shortened as little as lets one be placed (ARM-SET-022).
func (t *Table) placeObstacle(by game.Seat, p *game.Placement, moved bool) board.ObstacleID {
	if q, _ := p.Closer(*refuse(rule.NoRoom, "obstacle-no-room")); q.Relaxed != nil {
		p = &q
	}
	c := t.ask(game.Decision{Kind: ask.PlaceObstacle, Seat: by, Prompt: game.Say("prompt.place-obstacle"), Shape: game.Place, Placement: p})
	id := board.ObstacleOf(c.Piece)
	t.announce(board.ObstaclePlaced{Obstacle: id, Pose: *c.Pose, Moved: moved})
	return id
}

package armada

import (
	"slices"

	"xwing/game"
	"xwing/game/armada/board"
	"xwing/game/armada/catalog"
	"xwing/game/armada/gauge"
	"xwing/game/armada/rule"
	"xwing/physics"
)

// deploymentWithRoom is deployment. Where nothing has a legal place ships are deployed as near their zone as one can be,
// and squadrons as near a ship (RULINGS 36), a huge flagship on what it has to overlap as near its edge (ARM-CLR-010).
func (t *Table) deploymentWithRoom(d *Deployment) *game.Placement {
	p := t.deployment(d)
	if _, _, ok := p.AnyLegal(); ok {
		return p
	}
	why := *refuse(rule.NoRoom, "deployment-no-room")
	if len(d.Ships) > 0 {
		d.Squadrons = nil
		p = t.deployment(d)
		q, ok := p.Wider(why)
		if !ok && p.Near != nil {
			q, _ = p.Farther(why)
		}
		return &q
	}
	q := *p
	if p.Near != nil {
		q, _ = p.Farther(why)
	}
	if q.Relaxed == nil {
		q, _ = q.Wider(why)
	}
	return &q
}

// deployment is where pieces may be deployed (ARM-SET-030 to -036).
func (t *Table) deployment(d *Deployment) *game.Placement {
	field, upper := t.View.Field, d.Seat == game.Blue
	p := &game.Placement{Area: field.All().Shape(), KeepOut: slices.Clone(d.Off)}
	own := field.Deployment(upper)
	zone := game.Zone{Outline: own.Shape(), Refusal: *refuse(rule.DeploymentZone, "deployment-zone")}
	if !d.Zone.Outline.Empty() {
		zone = d.Zone
	}
	lo, hi := zone.Outline.Bounds()
	start := physics.PoseAt((lo.X+hi.X)/2, (lo.Y+hi.Y)/2, field.Facing(upper))
	if o := t.View.Obstacle(d.On); o != nil && len(d.Ships) > 0 {
		p.Near = &game.Near{IDs: []string{d.On.Piece()}, Shapes: []physics.Shape{o.Shape()}, Onto: true, For: d.Ships[0].Piece(),
			Refusal: *refuse(rule.FlagshipOnStation, "flagship-on-station")}
		zone = game.Zone{Outline: field.All().Shape(), Refusal: p.Near.Refusal}
		start = start.MovedTo(o.Pose.Point())
	}
	for _, id := range d.Ships {
		half := t.Ship(id).Size.Base().Scale(0.5)
		p.Pieces = append(p.Pieces, game.Piece{ID: id.Piece(), Outline: physics.Rect(-half.X, -half.Y, half.X, half.Y), Start: start,
			Zone: zone})
	}
	anywhere := game.Zone{Outline: field.Setup().Shape(), Refusal: *refuse(rule.SetupArea, "setup-area")}
	for _, id := range d.Squadrons {
		p.Pieces = append(p.Pieces, game.Piece{ID: id.Piece(), Outline: physics.Disc(physics.Vec{}, gauge.SquadronRadius), Start: start,
			Zone: anywhere})
	}
	if len(d.Squadrons) > 0 {
		t.nearFriends(d, p)
	}
	t.keepOffPieces(p, rule.DeployedOntoShip)
	if d.Zone.Outline.Empty() {
		for _, id := range d.Ships {
			if t.Ship(id).Size == gauge.Huge {
				t.hugeAtEdge(d, p, p.PieceNamed(id.Piece()))
			}
		}
	}
	return p
}

// nearFriends lets squadrons be deployed within distance 1-2 of a friendly ship alone (ARM-SET-035): in a zone that is
// nowhere, or else near one. Scouts may keep away from enemies instead (ARM-KEY-026 to -028).
func (t *Table) nearFriends(d *Deployment, p *game.Placement) {
	near := game.Near{Max: withinOfSquadron(gauge.Distance2), Refusal: *refuse(rule.SquadronsNearShips, "squadron-near-ship")}
	inside := near // the ships that do not stick out of the zone
	own := t.View.Field.Deployment(d.Seat == game.Blue)
	for _, id := range t.onTable(d.Seat) {
		base := t.Ship(id).Base().Shape()
		near.IDs, near.Shapes = append(near.IDs, id.Piece()), append(near.Shapes, base)
		if t.Ship(id).Size != gauge.Huge || own.Holds(base) {
			inside.IDs, inside.Shapes = append(inside.IDs, id.Piece()), append(inside.Shapes, base)
		}
	}
	if len(inside.Shapes) < len(near.Shapes) {
		t.nearZone(d.Seat, p, &inside)
	}
	scouts := false
	for _, id := range d.Squadrons {
		if t.scouts(id) {
			scouts = true
			t.scout(d.Seat, p, id.Piece(), &near)
		}
	}
	if !scouts && len(p.Pieces) == len(d.Squadrons) {
		p.Near = &near
		return
	}
	for _, id := range d.Squadrons {
		if !t.scouts(id) {
			piece := p.PieceNamed(id.Piece())
			piece.Zone = game.Zone{Refusal: near.Refusal}
			piece.Else = &near
		}
	}
}

// withinOfSquadron is how far a squadron's base may be from what all of it lies within a distance of: its own width less.
func withinOfSquadron(d gauge.Distance) float64 { return d.Limit() - 2*gauge.SquadronRadius }

// scouts reports whether a squadron has scout, printed or by a card.
func (s *State) scouts(id board.SquadronID) bool {
	return s.keyword(id, catalog.Scout) > 0
}

// scout keeps a scout beyond distance 5 of enemies, unless it is deployed near a friendly ship as others are.
func (t *Table) scout(seat game.Seat, p *game.Placement, piece string, friends *game.Near) {
	for _, enemy := range t.enemies(seat) {
		p.KeepOut = append(p.KeepOut, game.KeepOut{ID: enemy.id, Shape: enemy.base, Distance: gauge.Distance5.Limit() + slack, For: piece,
			ButNear: friends, Refusal: *refuse(rule.ScoutFromEnemies, "scout-from-enemies", "piece", enemy.id)})
	}
}

// standing is a piece with its base.
type standing struct {
	id   string
	base physics.Shape
}

// enemies are the ships and squadrons on the table of a seat's opponent.
func (t *Table) enemies(seat game.Seat) (all []standing) {
	for _, id := range t.onTable(board.Across(seat)) {
		all = append(all, standing{id.Piece(), t.Ship(id).Base().Shape()})
	}
	for _, id := range t.squadronsOnTable(board.Across(seat)) {
		all = append(all, standing{id.Piece(), gauge.Squadron(t.Squadron(id).Pose)})
	}
	return all
}

// nearZone keeps squadrons that are near a huge ship out of the zone alone within distance 1-2 of the deployment zone
// (ARM-HUG-011).
func (t *Table) nearZone(seat game.Seat, p *game.Placement, others *game.Near) {
	field, upper := t.View.Field, seat == game.Blue
	deep := gauge.Distance3.Limit() + gauge.Distance2.Limit()
	if field.ShortEdges {
		deep = 2*gauge.RulerLength + gauge.Distance2.Limit()
	}
	across := field.Depth
	if field.ShortEdges {
		across = field.Width
	}
	k := game.KeepOut{Shape: field.Along(!upper, across-deep).Shape(), Refusal: *refuse(rule.HugeSquadrons, "squadron-near-zone")}
	if len(others.Shapes) > 0 {
		k.ButNear = others
	}
	for i := range p.Pieces {
		if board.SquadronOf(p.Pieces[i].ID) != 0 {
			k.For = p.Pieces[i].ID
			p.KeepOut = append(p.KeepOut, k)
		}
	}
}

// hugeAtEdge has a huge ship touch its player's edge, in the setup area, within the deployment zone or not, off obstacles
// but the one that it has to overlap (ARM-HUG-009, -010, ARM-CLR-010).
func (t *Table) hugeAtEdge(d *Deployment, p *game.Placement, piece *game.Piece) {
	edge := &game.Near{Shapes: []physics.Shape{t.Edge(d.Seat)}, For: piece.ID, Refusal: *refuse(rule.HugeAtEdge, "huge-at-edge")}
	piece.Else = edge
	if d.On != 0 {
		piece.Else, p.Near = p.Near, edge
	}
	piece.Zone = game.Zone{Refusal: piece.Else.Refusal}
	field, setup := t.View.Field, t.View.Field.Setup()
	if setup.X0 > 0 {
		for _, x := range [2][2]float64{{0, setup.X0}, {setup.X1, field.Width}} {
			p.KeepOut = append(p.KeepOut, game.KeepOut{Shape: physics.Rect(x[0], 0, x[1], field.Depth), For: piece.ID,
				Refusal: *refuse(rule.SetupArea, "setup-area")})
		}
	}
	for i := range t.View.Obstacles {
		if o := &t.View.Obstacles[i]; o.Placed && !o.Gone && o.ID != d.On {
			p.KeepOut = append(p.KeepOut, game.KeepOut{ID: o.ID.Piece(), Shape: o.Shape(), For: piece.ID,
				Refusal: *refuse(rule.HugeOffObstacles, "onto", "piece", o.ID.Piece())})
		}
	}
	t.startAtEdge(d, p, piece)
}

// startAtEdge has a huge ship start where it is legal: looking across or along the edge, as near the middle, or what it has
// to overlap, as can be.
func (t *Table) startAtEdge(d *Deployment, p *game.Placement, piece *game.Piece) {
	field, upper := t.View.Field, d.Seat == game.Blue
	middle := physics.Vec{X: field.Width / 2, Y: field.Depth / 2}
	if o := t.View.Obstacle(d.On); o != nil {
		middle = o.Pose.Point()
	}
	half := gauge.Huge.Base().Scale(0.5)
	for _, turned := range [3]float64{0, 90, -90} {
		deep := half.Y
		if turned != 0 {
			deep = half.X
		}
		const step = 10
		for aside := 0.0; aside < field.Width/2; aside += step {
			for _, side := range [2]float64{aside, -aside} {
				edge := field.Along(upper, 2*deep)
				at := physics.PoseAt(middle.X+side, (edge.Y0+edge.Y1)/2, field.Facing(upper)+turned)
				if field.ShortEdges {
					at = physics.PoseAt((edge.X0+edge.X1)/2, middle.Y+side, field.Facing(upper)+turned)
				}
				if len(p.Check(piece.ID, at)) == 0 {
					piece.Start = at
					return
				}
			}
		}
	}
}

// keepOffPieces keeps what is placed off ships and squadrons.
func (t *Table) keepOffPieces(p *game.Placement, row string) {
	for _, seat := range [2]game.Seat{game.Red, game.Blue} {
		for _, s := range t.enemies(seat) {
			p.KeepOut = append(p.KeepOut, game.KeepOut{ID: s.id, Shape: s.base, Refusal: *refuse(row, "onto", "piece", s.id)})
		}
	}
}

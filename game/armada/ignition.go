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

// specialArc is a special arc of a ship, in its frame, and the hull zone to which it belongs (ARM-IGN-002).
type specialArc struct {
	zone  gauge.Zone
	wedge *physics.Wedge
}

// special are the special arcs of a ship and the battery armament that belongs to each of them (ARM-IGN-003): its own, or by an
// upgrade those of its front, left and right zones.
func (s *State) special(id board.ShipID) (arcs []specialArc, dice catalog.Dice) {
	card := s.shipCard(id)
	hull := s.rules.hulls[card.Chassis]
	if hull.Special() != nil {
		return []specialArc{{gauge.Front, hull.Special()}}, card.Special
	}
	for _, u := range s.View.Ship(id).Upgrades {
		up, err := s.rules.Catalog.Upgrade(u.Card)
		if err == nil && !u.Discarded && up.Special.Total() > 0 {
			for _, z := range [3]gauge.Zone{gauge.Front, gauge.Left, gauge.Right} {
				arcs = append(arcs, specialArc{z, hull.Arc(z)})
			}
			return arcs, up.Special
		}
	}
	return nil, dice
}

// ignitions are the range bands of a ship's ignition keywords (ARM-IGN-005).
func (s *State) ignitions(id board.ShipID) (bands []gauge.Range) {
	for _, u := range s.View.Ship(id).Upgrades {
		up, err := s.rules.Catalog.Upgrade(u.Card)
		if err == nil && !u.Discarded && !u.Exhausted && up.Ignition != 0 {
			bands = append(bands, gauge.Range(up.Ignition-catalog.Close))
		}
	}
	return bands
}

// targeting is the targeting token of a ship; nil if it is not in play.
func (s *State) targeting(id board.ShipID) *board.Marker {
	for i := range s.View.Markers {
		if m := &s.View.Markers[i]; m.Kind == board.TargetingToken && m.Ship == id && !m.Gone {
			return m
		}
	}
	return nil
}

// placeTargeting lets the owner of a ship with ignition place its targeting token in a special arc and within one of its ranges
// at the end of its activation (ARM-IGN-004, -005).
func (t *Table) placeTargeting(id board.ShipID) { placeTargetingAt(t, id, t.ignitions(id), true) }

// placeTargetingAt lets the owner do that in one of some ranges, or not where he may leave it.
func placeTargetingAt(t *Table, id board.ShipID, bands []gauge.Range, may bool) {
	arcs, _ := t.special(id)
	var options []game.Option
	for i, arc := range arcs {
		for _, band := range bands {
			if p := t.targetingPlacement(id, &arcs[i], band); p != nil {
				options = append(options, game.Option{ID: arc.zone.String() + "/" + band.String(),
					Text: game.Say("option.targeting", "zone", arc.zone.String(), "range", band.String())})
			}
		}
	}
	if len(options) == 0 {
		return
	}
	if may {
		options = append(options, game.Option{ID: "none", Text: game.Say("option.none")})
	}
	pick := t.askOne(t.Ship(id).Seat, ask.ChooseEffect, game.Say("prompt.place-targeting", "ship", id.Piece()), []string{id.Piece()},
		options)
	for i, arc := range arcs {
		for _, band := range bands {
			if pick == arc.zone.String()+"/"+band.String() {
				at := t.askMarker(t.Ship(id).Seat, t.targetingPlacement(id, &arcs[i], band), "targeting-token")
				t.announce(board.MarkerPlaced{Marker: board.Marker{ID: board.MarkerID(len(t.View.Markers) + 1), Kind: board.TargetingToken,
					Seat: t.Ship(id).Seat, Ship: id, Pose: at}})
				spendIgnition(t, id, band)
				return
			}
		}
	}
}

// spendIgnition exhausts the upgrade by whose ignition a targeting token was placed, if it is readied for a cost.
func spendIgnition(t *Table, id board.ShipID, band gauge.Range) {
	for _, u := range t.UpgradesOf(id, func(card *catalog.Upgrade, u board.Upgrade) bool {
		return !u.Exhausted && card.Recur == catalog.NonRecurs && card.Ignition != 0 && gauge.Range(card.Ignition-catalog.Close) == band
	}) {
		u.Exhausted = true
		t.announce(board.UpgradeChanged{Ship: id, Upgrade: u})
	}
}

// targetingPlacement is where a targeting token may be placed in a special arc and a range band; nil if it has no place there.
func (t *Table) targetingPlacement(id board.ShipID, arc *specialArc, band gauge.Range) *game.Placement {
	why := *refuse(rule.TargetingPlace, "targeting-place", "ship", id.Piece())
	ship := t.gauged(id)
	far := gauge.RulerLength + ship.Base().Size.Base().Len()
	all := physics.ConvexOf(physics.Vec{X: far, Y: far}, physics.Vec{X: -far, Y: far}, physics.Vec{X: -far, Y: -far},
		physics.Vec{X: far, Y: -far})
	part := arc.wedge.Part(&all)
	zone := part.At(ship.Pose.Frame())
	hull := ship.Hull(arc.zone)
	near := &game.Near{IDs: []string{id.Piece()}, Shapes: []physics.Shape{hull.Shape()}, Max: band.Limit(), Whole: true, Refusal: why}
	if band > gauge.CloseRange {
		near.Min = (band - 1).Limit()
	}
	start := ship.Pose.MovedTo(ship.Pose.Frame().Out(physics.Vec{Y: ship.Base().Size.Base().Y/2 + (near.Min+near.Max)/2}))
	p := t.markerPlacement(board.MarkerID(len(t.View.Markers)+1), start, zone.Shape(), why)
	p.Near = near
	if _, _, ok := p.AnyLegal(); !ok {
		return nil
	}
	return p
}

// ignite has a ship whose targeting token is in play make an ignition attack as its first, if it can; it reports whether it has
// (ARM-IGN-006, -007, -015).
func (t *Table) ignite(id board.ShipID) bool {
	token := t.targeting(id)
	if token == nil || t.Ship(id).Where != board.OnTable || !t.mayAttack(id, nil) {
		return false
	}
	shots := t.ignitionShots(id, token)
	if len(shots) == 0 {
		return false
	}
	var options []game.Option
	for i := range shots {
		options = append(options, shots[i].option())
	}
	pick := t.askOne(t.Ship(id).Seat, ask.ChooseAttack, game.Say("prompt.ignition", "ship", id.Piece()), []string{id.Piece()}, options)
	shot := shots[slices.IndexFunc(shots, func(s Shot) bool { return s.id() == pick })]
	m := t.Deeds(id)
	m.Fired, m.Again = append(m.Fired, shot.From), 0
	t.makeAttack(shot, false)
	t.removeTargeting(id)
	return true
}

// removeTargeting takes a ship's targeting token from the table.
func (t *Table) removeTargeting(id board.ShipID) {
	if m := t.targeting(id); m != nil {
		t.RemoveMarker(m.ID)
	}
}

// ignitionShots are the ignition attacks on ships in the special arc in which the token lies: at any range, with the dice of the
// special battery by the range from the token to the nearest part of the defender's (ARM-IGN-008 to -013).
func (t *Table) ignitionShots(id board.ShipID, token *board.Marker) (shots []Shot) {
	v, attacker := t.sights(), t.gauged(id)
	arcs, special := t.special(id)
	for _, arc := range arcs {
		if !arc.wedge.Contains(attacker.Pose.Frame().In(token.Pose.Point())) {
			continue
		}
		for _, d := range t.onTable(board.Across(t.Ship(id).Seat)) {
			size := t.Ship(d).Size.Token().Scale(0.5)
			all := physics.Rect(-size.X, -size.Y, size.X, size.Y).At(t.Ship(d).Pose)
			dice := t.atRange(special, 0, &Shot{Kind: board.IgnitionAttack,
				Range: gauge.RangeOf(physics.Distance(gauge.Token(token.Pose), all).Distance)})
			for _, at := range t.Zones(d) {
				shot, ok := t.ignitionShot(&v, id, arc, d, at, dice)
				if ok && t.forbidden(DeclaringTarget, Moment{Ship: id, Shot: &shot}) == nil {
					shots = append(shots, shot)
				}
			}
		}
	}
	return shots
}

// ignitionShot measures an ignition attack on a hull zone.
func (t *Table) ignitionShot(v *sights, id board.ShipID, arc specialArc, d board.ShipID, at gauge.Zone, dice catalog.Dice) (Shot, bool) {
	attacker, target := t.gauged(id), t.gauged(d)
	gap, ok := attacker.ArcRange(arc.zone, arc.wedge, target, at)
	if !ok {
		return Shot{}, false
	}
	shot := Shot{Kind: board.IgnitionAttack, Attacker: id.Piece(), From: arc.zone, Defender: d.Piece(), At: at,
		Range: gauge.RangeOf(gap.Distance), Sight: physics.Segment{A: attacker.Target(arc.zone), B: target.Target(at)}}
	if shot.Line, ok = target.FreeLine(gap, at); !ok || crosses(target, shot.Sight, at) {
		return Shot{}, false
	}
	shot, no := t.clearSight(v, shot, dice)
	return shot, no == nil
}

// bands are the ranges at which the card's ship may place its targeting token: close range, if nothing else says (ARM-IGN-005).
func (o Own) bands() []gauge.Range {
	if bands := o.t.ignitions(o.m.Owner); len(bands) > 0 {
		return bands
	}
	return []gauge.Range{gauge.CloseRange}
}

// CanPlaceTargeting reports whether the card's ship can place its targeting token somewhere.
func (o Own) CanPlaceTargeting() bool {
	arcs, _ := o.t.special(o.m.Owner)
	for i := range arcs {
		for _, band := range o.bands() {
			if o.t.targetingPlacement(o.m.Owner, &arcs[i], band) != nil {
				return true
			}
		}
	}
	return false
}

// PlaceTargeting has the card's ship place its targeting token, or move it.
func (o Own) PlaceTargeting() {
	o.t.removeTargeting(o.m.Owner)
	placeTargetingAt(o.t, o.m.Owner, o.bands(), false)
}

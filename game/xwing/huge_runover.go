package xwing

import (
	"math"
	"slices"

	"xwing/game"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
	"xwing/game/xwing/gauge"
	"xwing/game/xwing/rule"
	"xwing/physics"
)

// runOver hurts the ships that a huge one has come to lie on, has their players place them behind it, and their opponents
// turn them (X25-HUG-052 to 055, RULINGS 56 to 58).
func (h *hugeManeuver) runOver() {
	over := h.went.Huge.RunOver
	if len(over) == 0 || h.gone(h.id) { // one that ramming has destroyed runs over nobody
		return
	}
	if h.rules.Edition.Huge.Destroys {
		h.crushAll()
		h.suffer()
		return
	}
	for _, other := range over {
		h.announce(board.ShipRunOver{Ship: h.id, Other: other})
	}
	h.together(func() {
		for _, id := range over {
			h.SufferDamage(id, Damage{Crits: h.speed})
		}
	})
	var aside []board.ShipID
	for _, id := range over {
		if h.Ship(id).Where == board.InPlay && (!h.Ship(id).Destroyed || h.Stays(id)) { // or a card keeps it for now
			aside = append(aside, id)
		}
	}
	aside = h.placingOrder(aside)
	for i, id := range aside {
		if h.gone(h.id) { // there is nothing that they would be placed behind
			return
		}
		h.placeBehind(id, aside[i+1:])
	}
	h.suffer()
}

// placeBehind has the player of a ship put it behind the huge one; where it cannot lie anywhere it is destroyed
// (X25-HUG-053). The others that are set aside are not in its way.
func (h *hugeManeuver) placeBehind(id board.ShipID, aside []board.ShipID) {
	p := h.behindPlacement(id, aside)
	free, ok := p.FindAnyLegal(id.Piece())
	if !ok {
		h.memory(id).Stays = 0
		h.Destroy(id)
		return
	}
	p.Pieces[0].Start = free // nobody has to look for the only place
	c := h.ask(game.Decision{Kind: ask.PlaceRunOver, Seat: h.Ship(id).Seat, Shape: game.Place, Placement: &p,
		Prompt: game.Say("prompt.place-run-over", "ship", id.Piece(), "by", h.id.Piece()), About: []string{id.Piece(), h.id.Piece()}})
	h.announce(board.ShipPlaced{Ship: id, Pose: *c.Pose})
	h.turnRunOver(id, aside)
}

// behindPlacement says where a ship may be put that a huge one has run over: any part of it in the full rear arc at range
// 0-1, on nothing, wholly inside the play area.
func (h *hugeManeuver) behindPlacement(id board.ShipID, aside []board.ShipID) game.Placement {
	base, size := h.Ship(h.id).Base(), h.Ship(id).Size
	area, behind := h.View.Area.Shape(), *h.Refuse(rule.PlacedBehind, "refusal.place-behind", "ship", h.id.Piece())
	p := game.Placement{Area: area,
		Pieces: []game.Piece{{ID: id.Piece(), Outline: gauge.Base{Size: size}.Shape(),
			Start: base.Pose.Moved(0, -(base.Size.Fore() + size.Fore() + gauge.RangeBand/2)),
			Zone:  game.Zone{Outline: area, Refusal: behind}}},
		Near: &game.Near{IDs: []string{h.id.Piece()}, Shapes: []physics.Shape{rearArea(base)}, Refusal: behind}}
	keep := func(piece string, shape physics.Shape) {
		p.KeepOut = append(p.KeepOut, game.KeepOut{ID: piece, Shape: shape,
			Refusal: *h.Refuse(rule.PlacedBehind, "refusal.overlaps-object", "object", piece)})
	}
	for _, other := range h.View.ShipsInPlay() {
		if other != id && !slices.Contains(aside, other) {
			keep(other.Piece(), h.ShipShape(other))
		}
	}
	for _, r := range h.View.RemotesInPlay() {
		keep(r.Piece(), h.ShipShape(r))
	}
	for _, o := range h.View.ObstaclesInPlay() {
		keep(o.Piece(), h.ObstacleShape(o))
	}
	for _, d := range h.View.DevicesInPlay() {
		keep(d.Piece(), h.DeviceShape(d))
	}
	return p
}

// rearArea is the full rear arc of a base at range 0-1: what lies behind its middle within a band of its rear half. The two
// round corners are drawn by degrees, less than 0.004 mm inside.
func rearArea(b gauge.Base) physics.Shape {
	const band, steps = gauge.RangeBand, 90
	x, y := b.Size.Abeam(), -b.Size.Fore()
	corners := []physics.Vec{{X: -(x + band)}}
	corner := func(cx, from float64) {
		for i := range steps + 1 {
			a := (from + float64(i)) * math.Pi / 180
			sin, cos := physics.SinCos(a)
			corners = append(corners, physics.Vec{X: cx + float64(band*cos), Y: y + float64(band*sin)})
		}
	}
	corner(-x, 180)
	corner(x, 270)
	corners = append(corners, physics.Vec{X: x + band})
	return physics.Polygon(corners).At(b.Pose)
}

// turner is the opponent who may turn a ship that has been run over: whose ship did it, if that is one.
func (h *hugeManeuver) turner(id board.ShipID) game.Seat {
	if seat := h.Ship(h.id).Seat; h.View.Opposed(seat, h.Ship(id).Seat) {
		return seat
	}
	return h.View.OpponentOf(h.Ship(id).Seat)
}

// turnRunOver lets the opponent turn a ship by 90 degrees that has been placed, where it lies legally so (X25-HUG-054,
// RULINGS 57).
func (h *hugeManeuver) turnRunOver(id board.ShipID, aside []board.ShipID) {
	p := h.behindPlacement(id, aside)
	options := []game.Option{{ID: game.None, Text: game.Say("option.no-turn")}}
	poses := map[string]physics.Pose{}
	for _, turn := range [...]struct {
		id      string
		degrees float64
	}{{"left", 90}, {"right", -90}} {
		to := h.Ship(id).Pose.Turned(turn.degrees)
		o := game.Option{ID: turn.id, Text: game.Say("option.turn-" + turn.id), Places: h.standing(id, Spot{Pose: to})}
		if no := p.Check(id.Piece(), to); len(no) > 0 {
			o.Refusal = &no[0]
		}
		poses[turn.id], options = to, append(options, o)
	}
	pick := h.askOne(h.turner(id), ask.TurnRunOver, game.Say("prompt.turn-run-over", "ship", id.Piece()),
		[]string{id.Piece()}, options)
	if to, ok := poses[pick]; ok {
		h.announce(board.ShipMoved{Ship: id, By: board.ByPivot, From: h.Ship(id).Pose, To: to, Full: true})
	}
}

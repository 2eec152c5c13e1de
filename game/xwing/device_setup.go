package xwing

import (
	"slices"

	"xwing/game"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/gauge"
	"xwing/game/xwing/rule"
	"xwing/physics"
)

// Devices that are laid out in setup.

// carriedBy is what an upgrade of a ship places, if anything.
func (t *Table) carriedBy(id board.ShipID, xws string) *Placing {
	for _, c := range t.cardsOf(id) {
		if c.ref != catalog.UpgradeCard.Ref(xws) {
			continue
		}
		if i := slices.IndexFunc(c.card.Abilities, func(a Ability) bool { return a.Place != nil }); i >= 0 {
			return c.card.Abilities[i].Place
		}
	}
	return nil
}

// laidOut is where what an upgrade of a ship places may lie beyond range 3 of enemy ships.
func (t *Table) laidOut(id board.ShipID, p *Placing) game.Placement {
	outline := t.rules.token(p.Device).Outline
	if len(p.Beside) > 0 {
		var corners []physics.Vec
		for _, part := range p.parts(physics.Pose{}) {
			corners = append(corners, t.rules.TokenShape(part.token, part.pose).Outline(0.1)...)
		}
		outline = physics.Polygon(physics.Hull(corners))
	}
	area := t.View.Area
	out := game.Placement{Area: area.Shape(), Pieces: []game.Piece{{ID: devicePiece(p.Device), Outline: outline,
		Start: physics.PoseAt(area.Width/2, area.Height/2, 0), Zone: game.Zone{Outline: area.Shape(),
			Refusal: *t.Refuse(rule.DeviceOutside, "refusal.device-outside")}}}}
	for _, other := range t.View.ShipsInPlay() {
		if t.Enemy(id, other) {
			out.KeepOut = append(out.KeepOut, game.KeepOut{ID: other.Piece(), Shape: t.ShipShape(other), Distance: 3 * gauge.RangeBand,
				Refusal: *t.Refuse(rule.SetupEffects, "refusal.place-near-enemy", "ship", other.Piece())})
		}
	}
	return out
}

// CanLayOut reports whether an upgrade of a ship places a device, and there is room for that beyond range 3 of enemy ships.
func (t *Table) CanLayOut(id board.ShipID, xws string) bool {
	p := t.carriedBy(id, xws)
	if p == nil {
		return false
	}
	where := t.laidOut(id, p)
	_, _, ok := where.AnyLegal()
	return ok
}

// LayOut has the player of an ability discard an upgrade of its ship, and place its device there in setup.
func (t *Table) LayOut(m Moment, xws string) {
	p := *t.carriedBy(m.Owner, xws)
	where := t.laidOut(m.Owner, &p)
	t.DiscardUpgrade(m.Owner, xws)
	c := t.ask(game.Decision{Kind: ask.PlaceRemote, Seat: t.Ship(m.Owner).Seat, Shape: game.Place,
		Prompt: game.Say("prompt.lay-out", "card", m.Card, "device", devicePiece(p.Device)),
		About:  []string{m.Owner.Piece(), devicePiece(p.Device)}, Placement: &where})
	t.putDown(m, &p, PlaceSpot{Pose: *c.Pose})
}

package xwing

import (
	"xwing/game"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/gauge"
	"xwing/game/xwing/rule"
	"xwing/physics"
)

// Away is where a card has a device be placed to which no template leads.
type Away struct {
	Beyond gauge.Range  // of every enemy ship; 0: it does not say so
	Clear  bool         // of every other device and scenario feature, too
	At     board.ShipID // at range 0 of this ship, and in the owner's rear arc at range 0-1; 0: it does not say so
}

// PlacersAway lists the upgrades of a ship by which it could place devices for which fit holds, if it could pay for it and there
// is room.
func (t *Table) PlacersAway(m Moment, fit func(kind string) bool, where Away) []string {
	_, among := t.placersAway(m, fit, where)
	return among
}

func (t *Table) placersAway(m Moment, fit func(kind string) bool, where Away) (map[string]*Ability, []string) {
	entries, among := map[string]*Ability{}, []string(nil)
	if t.View.Phase != board.Setup && t.againstPlacing(m.Owner, false) != nil {
		return entries, nil
	}
	for _, c := range t.cardsOf(m.Owner) {
		for i := range c.card.Abilities {
			a := &c.card.Abilities[i]
			if a.Place == nil || !fit(a.Place.Device) || !t.affordable(m.Owner, c.ref, a.Cost) || entries[c.ref] != nil {
				continue
			}
			p := t.awayPlacement(m, a.Place, where)
			if _, _, ok := p.AnyLegal(); ok {
				entries[c.ref], among = a, append(among, chargeCard(c.ref))
			}
		}
	}
	return entries, among
}

// PlaceAway has the player of an ability place a device by one of these upgrades, at its cost, which is no drop (X20-REP-003).
func (t *Table) PlaceAway(m Moment, xws string, where Away) {
	entries, _ := t.placersAway(m, func(string) bool { return true }, where)
	card := catalog.UpgradeCard.Ref(xws)
	a := entries[card]
	if a == nil {
		return
	}
	p := t.awayPlacement(m, a.Place, where)
	prompt := game.Say("prompt.place-away", "card", m.Card, "device", devicePiece(a.Place.Device))
	if where.Beyond > 0 {
		prompt = game.Say("prompt.place-away-beyond", "card", m.Card, "device", devicePiece(a.Place.Device), "n", where.Beyond.String())
	}
	c := t.ask(game.Decision{Kind: ask.PlaceRemote, Seat: t.Ship(m.Owner).Seat, Shape: game.Place, Placement: &p,
		Prompt: prompt, About: []string{m.Owner.Piece()}})
	t.pay(m.Owner, card, a.Cost)
	m.Card = card
	t.putDown(m, a.Place, PlaceSpot{Way: board.Way{Away: true}, Pose: *c.Pose})
}

// awayPlacement says where that is.
func (t *Table) awayPlacement(m Moment, p *Placing, where Away) game.Placement {
	area, token := t.View.Area.Shape(), t.rules.token(p.Device).Outline
	if len(p.Beside) > 0 {
		var corners []physics.Vec
		for _, part := range p.parts(physics.Pose{}) {
			corners = append(corners, t.rules.TokenShape(part.token, part.pose).Outline(0.1)...)
		}
		token = physics.Polygon(physics.Hull(corners))
	}
	out := game.Placement{Area: area, Pieces: []game.Piece{{ID: devicePiece(p.Device), Outline: token, Start: t.Ship(m.Owner).Pose,
		Zone: game.Zone{Outline: area, Refusal: *t.Refuse(rule.DeviceOutside, "refusal.device-outside")}}}}
	if where.At != 0 {
		base, arcs := t.Ship(m.Owner).Base(), t.rules.Edition.Arcs
		near := physics.Polygon(gauge.ArcOutline(base, arcs, gauge.Rear, gauge.Range1.Limit()))
		out.Near = &game.Near{IDs: []string{where.At.Piece()}, Shapes: []physics.Shape{t.ShipShape(where.At)},
			Refusal: *t.Refuse(rule.MandatoryEffect, "refusal.place-at-ship", "ship", where.At.Piece())}
		out.Pieces[0].Near = &game.Near{IDs: []string{m.Owner.Piece()}, Shapes: []physics.Shape{near}, Onto: true,
			Refusal: *t.Refuse(rule.MandatoryEffect, "refusal.place-astern", "ship", m.Owner.Piece())}
	}
	if where.Beyond > 0 {
		t.keepAway(m, &out, where)
	}
	return out
}

// keepAway keeps what is placed far enough from what it may not be near.
func (t *Table) keepAway(m Moment, p *game.Placement, where Away) {
	keep := func(piece string, shape physics.Shape) {
		p.KeepOut = append(p.KeepOut, game.KeepOut{ID: piece, Shape: shape, Distance: where.Beyond.Limit(),
			Refusal: *t.Refuse(rule.MandatoryEffect, "refusal.place-too-near", "piece", piece, "n", where.Beyond.String())})
	}
	for _, id := range t.View.ShipsInPlay() {
		if t.Enemy(m.Owner, id) {
			keep(id.Piece(), t.ShipShape(id))
		}
	}
	if !where.Clear {
		return
	}
	for _, id := range t.View.RemotesInPlay() {
		keep(id.Piece(), t.ShipShape(id))
	}
	for _, id := range t.View.DevicesInPlay() {
		keep(id.Piece(), t.DeviceShape(id))
	}
	for i := range t.View.Features {
		if f := &t.View.Features[i]; f.InPlay() {
			keep(f.ID.Piece(), f.Shape())
		}
	}
}

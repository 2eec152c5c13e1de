package xwing

import (
	"slices"
	"strconv"

	"xwing/game"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
	"xwing/game/xwing/gauge"
	"xwing/game/xwing/rule"
	"xwing/physics"
)

// MusteredWith returns the other ships of a ship's side that are still to be set up.
func (t *Table) MusteredWith(id board.ShipID) []board.ShipID {
	return slices.DeleteFunc(t.unplaced(), func(other board.ShipID) bool { return other == id || !t.Friendly(id, other) })
}

// AskCharges has the player of an ability choose how many charges it costs.
func (t *Table) AskCharges(m Moment, least, most int) int {
	var options []game.Option
	for n := least; n <= most; n++ {
		options = append(options, game.Option{ID: strconv.Itoa(n), Text: game.Say("option.charges", "n", strconv.Itoa(n))})
	}
	n, _ := strconv.Atoi(t.askOne(t.Ship(m.Owner).Seat, ask.ChooseCharges, game.Say("prompt.choose-charges", "ship", m.Owner.Piece(), "card", m.Card),
		[]string{m.Owner.Piece()}, options))
	return n
}

// PlaceFromReserve has the player of a ship in reserve place it within range 1 of
// any edge and beyond range 3 of every enemy ship (X20-RSV-003). Where there is no
// room he keeps less of a distance (RULINGS 36).
func (t *Table) PlaceFromReserve(id board.ShipID) {
	s := t.Ship(id)
	if s.Where != board.InReserve || s.Docked != 0 {
		return
	}
	p, _ := t.edgePlacement(id).Closer(*t.Refuse(rule.NoRoom, "refusal.ship-no-room"))
	t.arrive(id, game.Say("prompt.place-from-reserve", "ship", id.Piece()), p)
	t.arriveWing(id, t.edgePlacement)
}

// arriveWing has the wingmates of a ship that has come from reserve follow it in formation; where one that cannot may come,
// where says.
func (t *Table) arriveWing(leader board.ShipID, where func(board.ShipID) game.Placement) {
	t.placeMates(leader, func(id board.ShipID) (in, split game.Placement, prompt game.Phrase) {
		in = t.freePlacement(id)
		for i := range in.KeepOut {
			in.KeepOut[i].Distance, in.KeepOut[i].Refusal = 0, *t.ontoShip(board.ShipOf(in.KeepOut[i].ID))
		}
		return in, where(id), game.Say("prompt.place-from-reserve", "ship", id.Piece())
	})
}

// PlaceAtObstacle has the player of a ship in reserve place it at range 0 of an
// obstacle, which is on it (X20-RNG-012), and beyond range 3 of every enemy ship; where there is no such place,
// within range 1 of his own edge (X20-FAQ-008).
func (t *Table) PlaceAtObstacle(m Moment) {
	s := t.Ship(m.Owner)
	p := t.freePlacement(m.Owner)
	p.Near = &game.Near{Onto: true, Refusal: *t.Refuse(rule.PlacedAtObstacle, "refusal.place-at-obstacle")}
	for _, o := range t.View.ObstaclesInPlay() {
		p.Near.IDs, p.Near.Shapes = append(p.Near.IDs, o.Piece()), append(p.Near.Shapes, t.ObstacleShape(o))
	}
	prompt := game.Say("prompt.place-at-obstacle", "ship", m.Owner.Piece())
	if _, _, ok := p.AnyLegal(); !ok {
		prompt = t.placePrompt()
		p, _ = t.forcesPlacement(s.Seat, []board.ShipID{m.Owner}).Wider(*t.Refuse(rule.NoRoom, "refusal.ship-no-room"))
	}
	t.arrive(m.Owner, prompt, p)
}

// PlaceBesideFriend has the player of a ship in reserve place it at range 0 to hi of a friendly ship in play; where there is
// no such place, within range 1 of his own edge (X20-FAQ-008).
func (t *Table) PlaceBesideFriend(m Moment, hi gauge.Range) {
	s := t.Ship(m.Owner)
	p := t.freePlacement(m.Owner)
	p.Near = &game.Near{Max: hi.Limit(), Refusal: *t.Refuse(rule.MandatoryEffect, "refusal.place-beside-friend", "n", hi.String())}
	for i, other := range t.View.ShipsInPlay() {
		p.KeepOut[i].Distance, p.KeepOut[i].Refusal = 0, *t.ontoShip(other)
		if t.Friendly(m.Owner, other) {
			p.Near.IDs, p.Near.Shapes = append(p.Near.IDs, other.Piece()), append(p.Near.Shapes, t.ShipShape(other))
		}
	}
	prompt := game.Say("prompt.place-beside-friend", "ship", m.Owner.Piece(), "n", hi.String())
	if _, _, ok := p.AnyLegal(); !ok {
		prompt = t.placePrompt()
		p, _ = t.forcesPlacement(s.Seat, []board.ShipID{m.Owner}).Wider(*t.Refuse(rule.NoRoom, "refusal.ship-no-room"))
	}
	t.arrive(m.Owner, prompt, p)
}

// arrive has the player of a ship in reserve place it.
func (t *Table) arrive(id board.ShipID, prompt game.Phrase, p game.Placement) {
	c := t.ask(game.Decision{Kind: ask.PlaceFromReserve, Seat: t.Ship(id).Seat, Shape: game.Place,
		Prompt: prompt, About: []string{id.Piece()}, Placement: &p})
	t.announce(board.ShipPlaced{Ship: id, Pose: *c.Pose})
	t.setTurret(id)
}

// edgePlacement says where a ship may come from reserve: the middle of the area,
// more than range 1 from every edge, is kept out of, and so are the surroundings of
// its enemies.
func (t *Table) edgePlacement(id board.ShipID) game.Placement {
	const band = gauge.RangeBand + physics.Slack
	p, area := t.freePlacement(id), t.View.Area
	edge := game.KeepOut{Shape: physics.Rect(band, band, area.Width-band, area.Height-band), Refusal: p.Pieces[0].Zone.Refusal}
	p.KeepOut = append([]game.KeepOut{edge}, p.KeepOut...)
	return p
}

// freePlacement is a placement anywhere but near enemies and on other ships.
func (t *Table) freePlacement(id board.ShipID) game.Placement {
	s, area := t.Ship(id), t.View.Area
	whole := game.Zone{Outline: area.Shape(), Refusal: *t.Refuse(rule.FromReserve, "refusal.beyond-edges")}
	p := game.Placement{Area: area.Shape(), Pieces: []game.Piece{{ID: id.Piece(), Outline: gauge.Base{Size: s.Size}.Shape(),
		Start: t.startPose(s.Seat), Zone: whole, Onto: t.ontoShip(id)}}}
	for _, other := range t.View.ShipsInPlay() {
		k := game.KeepOut{ID: other.Piece(), Shape: t.ShipShape(other), Refusal: *t.ontoShip(other)}
		if t.Enemy(id, other) {
			k.Distance = 3 * gauge.RangeBand
			k.Refusal = *t.Refuse(rule.FromReserve, "refusal.place-near-enemy", "n", gauge.Range3.String(), "ship", other.Piece())
		}
		p.KeepOut = append(p.KeepOut, k)
	}
	return p
}

package xwing

import (
	"xwing/game"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
	"xwing/game/xwing/gauge"
	"xwing/game/xwing/rule"
	"xwing/physics"
)

// SetUpRemotes has the player of an ability place n remotes of a kind beyond range
// 2 of every edge.
func (t *Table) SetUpRemotes(m Moment, kind string, n int) {
	seat := t.Ship(m.Owner).Seat
	for range n {
		area := t.View.Area
		zone := game.Zone{Outline: middleOf(area), Refusal: *t.Refuse(rule.SetupEffects, "refusal.remote-near-edge")}
		p := game.Placement{Area: area.Shape(), Pieces: []game.Piece{{ID: devicePiece(kind), Outline: t.rules.token(kind).Outline,
			Start: physics.PoseAt(area.Width/2, area.Height/2, 0), Zone: zone}}}
		c := t.ask(game.Decision{Kind: ask.PlaceRemote, Seat: seat, Shape: game.Place,
			Prompt: game.Say("prompt.place-remote", "card", m.Card), About: []string{m.Owner.Piece()}, Placement: &p})
		t.placeRemote(board.Placed{By: m.Owner, Seat: seat}, kind, *c.Pose)
	}
}

// ShipsNearRemotes returns the ships at range 0 to hi of a friendly remote of a
// kind, the ship itself left out.
func (t *Table) ShipsNearRemotes(of board.ShipID, kind string, hi gauge.Range) []board.ShipID {
	var out []board.ShipID
	for _, id := range t.View.ShipsInPlay() {
		for _, r := range t.View.RemotesInPlay() {
			remote := t.Ship(r)
			if id != of && remote.Remote == kind && remote.Seat == t.Ship(of).Seat && t.RangeBetween(r, id) <= hi {
				out = append(out, id)
				break
			}
		}
	}
	return out
}

package xwing

import (
	"xwing/game"
	"xwing/game/xwing/board"
	"xwing/game/xwing/gauge"
	"xwing/game/xwing/rule"
)

// Wing returns a leader with its wingmates; nil of a ship that leads none.
func (t *Table) Wing(leader board.ShipID) []board.ShipID {
	mates := t.View.Wingmates(leader)
	if len(mates) == 0 {
		return nil
	}
	return append([]board.ShipID{leader}, mates...)
}

// WithdrawWing places a wing in reserve, in which it stays together.
func (t *Table) WithdrawWing(leader board.ShipID) {
	for _, id := range t.Wing(leader) {
		t.announce(board.ShipWithdrawn{Ship: id, Formed: true})
	}
}

// PlaceWing has the player of a wing in reserve place it where his ships are set up, or beyond a range of every enemy ship. A
// wingmate that cannot lie there in formation splits, and is placed there by itself.
func (t *Table) PlaceWing(leader board.ShipID, r gauge.Range) {
	setup := t.rules.Edition.Setup
	where := func(id board.ShipID) (game.Placement, game.Phrase) {
		p := t.forcesPlacement(t.Ship(id).Seat, []board.ShipID{id})
		home := p.Pieces[0].Zone
		p.Pieces[0].Zone = game.Zone{Outline: p.Area, Refusal: home.Refusal}
		p.KeepOut = append(p.KeepOut, t.awayFromEnemies(id, home, r)...)
		return p, game.Say("prompt.place-wing", "ship", id.Piece(), "zone", setup.Depth.String(), "n", r.String())
	}
	p, prompt := where(leader)
	p, _ = p.Closer(*t.Refuse(rule.NoRoom, "refusal.ship-no-room"))
	t.arrive(leader, prompt, p)
	t.placeMates(leader, func(id board.ShipID) (in, split game.Placement, prompt game.Phrase) {
		p, prompt := where(id)
		return p, p, prompt
	})
}

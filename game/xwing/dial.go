package xwing

import (
	"xwing/game"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
)

// LookAtDial shows the facedown dial of a ship to the player of another, behind
// his curtain: the secret is in his private view alone.
func (t *Table) LookAtDial(by, ship board.ShipID) {
	seat := t.Ship(by).Seat
	t.Hidden.Looked[seat] = append(t.Hidden.Looked[seat], ship)
	t.Reveal()
	t.announce(board.DialLookedAt{Ship: ship, By: by})
	t.ask(game.Decision{Kind: ask.LookedAtDial, Seat: seat, Private: true, Shape: game.OneOf,
		Prompt: game.Say("prompt.looked-at-dial", "ship", ship.Piece()), About: []string{ship.Piece()},
		Options: []game.Option{{ID: "seen", Text: game.Say("option.seen")}}})
}

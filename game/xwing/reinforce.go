package xwing

import (
	"xwing/game"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
)

// The sides to which a ship reinforces, as its player chooses them.
const (
	Fore = "fore"
	Aft  = "aft"
)

// Reinforce gives a ship one reinforce token, as the action does or an ability
// (Reinforce chapter, X20-REI-011); its player chooses fore or aft (X20-REI-009).
func (t *Table) Reinforce(id board.ShipID) {
	side := t.askOne(t.Ship(id).Seat, ask.ChooseReinforceSide,
		game.Say("prompt.choose-reinforce-side", "ship", id.Piece()), []string{id.Piece()}, []game.Option{
			{ID: Fore, Text: game.Say("option.fore"), Refusal: t.againstArc(id, Fore)},
			{ID: Aft, Text: game.Say("option.aft"), Refusal: t.againstArc(id, Aft)}})
	k, cards := board.ReinforceFore, t.cardShips(id)
	on := cards[0] // of two cards it lies on that of its section (X10-HUG-028)
	if side == Aft {
		k, on = board.ReinforceAft, cards[len(cards)-1]
	}
	t.GainTokens(on, k, 1)
}

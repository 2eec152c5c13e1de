package xwing

import (
	"xwing/game"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
)

// Reinforce gives a ship one reinforce token, as the action does or an ability
// (Reinforce chapter, X20-REI-011); its player chooses fore or aft (X20-REI-009).
func (t *Table) Reinforce(id board.ShipID) {
	side := t.askOne(t.Ship(id).Seat, ask.ChooseReinforceSide,
		game.Say("prompt.choose-reinforce-side", "ship", id.Piece()), []string{id.Piece()}, []game.Option{
			{ID: "fore", Text: game.Say("option.fore")}, {ID: "aft", Text: game.Say("option.aft")}})
	k := board.ReinforceFore
	if side == "aft" {
		k = board.ReinforceAft
	}
	t.GainTokens(id, k, 1)
}

package position

import (
	"xwing/game"
	"xwing/game/xwing"
	"xwing/game/xwing/ask"
)

// Still is a table on which nothing happens, while a position is edited: it asks one question that nobody answers.
type Still struct{ *xwing.State }

// Clone returns a deep copy.
func (s Still) Clone() game.State { return Still{s.State.Clone().(*xwing.State)} }

// Step names the step that never ends.
func (s Still) Step() string { return "still" }

// Outcome is none.
func (s Still) Outcome() (game.Outcome, bool) { return game.Outcome{}, false }

// Run asks what nobody answers.
func (s Still) Run(t *game.Table) {
	t.Ask(game.Decision{Kind: ask.Arrange, Seat: game.Red, Shape: game.OneOf, Prompt: game.Say("prompt.arrange"),
		Options: []game.Option{{ID: game.Done, Text: game.Say("option.arranged")}}})
}

package armada

import (
	"testing"

	"xwing/game"
	"xwing/game/armada/ask"
	"xwing/scene"
)

// TestDecliningSaysWhatItMeans: no question of an attack, a command, a token or a squadron is declined by a bare no.
func TestDecliningSaysWhatItMeans(t *testing.T) {
	_, table := newGameOf(t, "rebel-core", "imperial-core", 5, scene.Seats{})
	said := map[string]bool{}
	for _, kind := range []game.Kind{ask.ChooseAttack, ask.NextSquadron, ask.SquadronAction, ask.ActivateSquadron, ask.ResolveCommand,
		ask.Navigate, ask.SpendPoints, ask.SpendTokens, ask.ReduceDamage, ask.AttackEffects, ask.ChooseDice, ask.ChooseCritical} {
		o := game.Option{ID: game.Done, Text: game.Say("option.done")}
		if text := table.play.label(game.Decision{Kind: kind}, &o); text == "" || text == "Done" {
			t.Errorf("%s is declined by %q", kind, text)
		} else {
			said[text] = true
		}
	}
	counter := game.Option{ID: game.None, Text: game.Say("option.none")}
	if text := table.play.label(game.Decision{Kind: ask.SquadronAction}, &counter); text == "" || said[text] {
		t.Errorf("a counter is declined by %q", text)
	}
}

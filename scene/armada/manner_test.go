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

// TestAbilitiesAreTold: who is asked whether to use a card, or which first, reads at each what it does, and at none nothing.
func TestAbilitiesAreTold(t *testing.T) {
	a, table := newGameOf(t, "rebel-core", "imperial-core", 5, scene.Seats{})
	for id, want := range map[string]string{"ship:4/upgrade/gunnery-team/0": a.does("upgrade", "gunnery-team"),
		"squadron:1/squadron/howlrunner/2": a.does("squadron", "howlrunner"), "objective/most-wanted/1": a.words.Does("most-wanted"),
		"none": ""} {
		for _, kind := range []game.Kind{ask.UseCard, ask.OrderAbilities, ask.ReadyCard} {
			want := want
			if kind == ask.ReadyCard { // it names its price
				want = ""
			}
			o := game.Option{ID: id}
			if got := table.question.style(a.desk, game.Decision{Kind: kind}, &o).Note; got != want {
				t.Errorf("%s of %s: %q, want %q", id, kind, got, want)
			}
		}
	}
}

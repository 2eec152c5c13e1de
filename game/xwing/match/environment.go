package match

import (
	"encoding/json"
	"fmt"
	"slices"
	"strconv"

	"xwing/game"
	"xwing/game/xwing"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/environment"
	"xwing/game/xwing/rule"
)

// environmentKey is where the environment card stands in the Extra of a journal's header.
const environmentKey = "environment"

// Dealt stands for an environment card that is dealt at random: which it is follows from the game's seed.
const Dealt = "random"

// dealing is the stream of chance of the seed by which environment cards are dealt.
const dealing = 202

// Environments are the environment cards that games by a points list can be played with; none where the facts know none.
func (k *Kit) Environments(catalog.Ruleset) []*xwing.Environment {
	return slices.DeleteFunc(environment.All(), func(e *xwing.Environment) bool {
		_, err := k.Facts.Environment(e.ID)
		return err != nil
	})
}

// WithEnvironment is the header of the same game with an environment card; "" for none, Dealt for one at random.
func (k *Kit) WithEnvironment(h game.Header, id string) (game.Header, error) {
	h = without(h, environmentKey)
	list, err := k.ListOf(h)
	if err != nil || id == "" {
		return h, err
	}
	if cards := k.Environments(list); id == Dealt && len(cards) > 0 {
		deck := game.NewSource(h.Seed, dealing)
		id = cards[deck.Below(len(cards))].ID
	}
	if h, err = with(h, environmentKey, id); err != nil {
		return h, err
	}
	e, err := k.environmentOf(list, h)
	if musters, no := k.musters(list, h); err == nil && no == nil { // it brings cards of its own
		h.Catalogue = k.used(list, musters, e, k.missionNamed(list, h))
	}
	return h, err
}

// EnvironmentOf is the id of the environment card that a header names; "" for none.
func (k *Kit) EnvironmentOf(h game.Header) string {
	var id string
	_ = json.Unmarshal(h.Extra[environmentKey], &id) // what is no id does not begin
	return id
}

// environmentOf is the environment card that a header names; nil if it names none.
func (k *Kit) environmentOf(list catalog.Ruleset, h game.Header) (*xwing.Environment, error) {
	text, ok := h.Extra[environmentKey]
	if !ok {
		return nil, nil
	}
	var id string
	if err := json.Unmarshal(text, &id); err != nil {
		return nil, fmt.Errorf("a game with the environment card %s, which is no name of one", text)
	}
	if _, both := h.Extra[scenarioKey]; both {
		return nil, &game.Refused{Refusal: game.Refusal{Rule: k.RulesBy(list).Edition.Ledger.Row(rule.EnvironmentAlone),
			Why: game.Say("refusal.environment-in-scenario", "environment", id, "scenario", k.ScenarioOf(h))}}
	}
	return k.Environment(list, id)
}

// Environment finds an environment card by its id, for games by a points list. That there is none is a *game.Refused.
func (k *Kit) Environment(list catalog.Ruleset, id string) (*xwing.Environment, error) {
	cards := k.Environments(list)
	i := slices.IndexFunc(cards, func(e *xwing.Environment) bool { return e.ID == id })
	if i < 0 {
		name := string(list)
		if l, err := k.Facts.List(list); err == nil {
			name = l.Name
		}
		return nil, &game.Refused{Refusal: game.Refusal{Rule: game.RuleForm,
			Why: game.Say("refusal.no-environment", "name", strconv.Quote(id), "list", name)}}
	}
	return cards[i], nil
}

package match

import (
	"encoding/json"
	"fmt"
	"slices"
	"strconv"

	"xwing/game"
	"xwing/game/xwing"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/rule"
	"xwing/game/xwing/scenario"
)

// scenarioKey is where the scenario stands in the Extra of a journal's header.
const scenarioKey = "scenario"

// Rolled stands for a scenario that is rolled for: which it is follows from the game's seed.
const Rolled = "roll"

// rolling is the stream of chance of the seed by which scenarios are rolled for.
const rolling = 201

// Scenarios are the scenarios of the points list's edition; none where it has none.
func (k *Kit) Scenarios(list catalog.Ruleset) []*xwing.Mission {
	return k.missions[k.of(list).Edition.ID]
}

// InScenario is the header of the same game played in a scenario; "" for none, Rolled for any.
func (k *Kit) InScenario(h game.Header, id string) (game.Header, error) {
	h = without(h, scenarioKey)
	if id == "" {
		return h, nil
	}
	list, err := k.ListOf(h)
	if err != nil {
		return h, err
	}
	if missions := k.Scenarios(list); id == Rolled && len(missions) > 0 {
		die := game.NewSource(h.Seed, rolling)
		id = missions[die.Below(len(missions))].ID
	}
	if h, err = with(h, scenarioKey, id); err != nil {
		return h, err
	}
	m, err := k.missionOf(list, h)
	if err != nil || !m.Epic {
		return h, err
	}
	return k.InEpic(h, true)
}

// EpicScenarios are the scenarios of epic battles by a points list; none where it has none.
func (k *Kit) EpicScenarios(list catalog.Ruleset) []*xwing.Mission {
	if !k.HasEpic(list) || k.Facts.Family() != catalog.XWing2 {
		return nil
	}
	return scenario.Epic()
}

// isEpicScenario reports whether a scenario is one of those.
func (k *Kit) isEpicScenario(list catalog.Ruleset, id string) bool {
	return slices.ContainsFunc(k.EpicScenarios(list), func(m *xwing.Mission) bool { return m.ID == id })
}

// missionNamed is the scenario that a header names; nil if it names none that is played.
func (k *Kit) missionNamed(list catalog.Ruleset, h game.Header) *xwing.Mission {
	m, _ := k.missionOf(list, h)
	return m
}

// ScenarioOf is the id of the scenario that a header names; "" for none.
func (k *Kit) ScenarioOf(h game.Header) string {
	var id string
	_ = json.Unmarshal(h.Extra[scenarioKey], &id) // what is no id does not begin
	return id
}

// missionOf is the scenario that a header names; nil if it names none.
func (k *Kit) missionOf(list catalog.Ruleset, h game.Header) (*xwing.Mission, error) {
	text, ok := h.Extra[scenarioKey]
	if !ok {
		return nil, nil
	}
	var id string
	if err := json.Unmarshal(text, &id); err != nil {
		return nil, fmt.Errorf("a game in the scenario %s, which is no name of one", text)
	}
	return k.Scenario(list, id)
}

// Scenario finds a scenario by its id, for games by a points list. What refuses it is a *game.Refused: there is no such
// scenario, or nobody scores by the list (RULINGS 35).
func (k *Kit) Scenario(list catalog.Ruleset, id string) (*xwing.Mission, error) {
	name := string(list)
	if l, err := k.Facts.List(list); err == nil {
		name = l.Name
	}
	missions, rules := slices.Concat(k.Scenarios(list), k.EpicScenarios(list)), k.RulesBy(list)
	i := slices.IndexFunc(missions, func(m *xwing.Mission) bool { return m.ID == id })
	switch {
	case i < 0:
		return nil, &game.Refused{Refusal: game.Refusal{Rule: game.RuleForm,
			Why: game.Say("refusal.no-scenario", "scenario", strconv.Quote(id), "list", name)}}
	case !missions[i].Epic && !rules.ScoresBy(list):
		return nil, &game.Refused{Refusal: game.Refusal{Rule: rules.Edition.Ledger.Row(rule.ScoredLists),
			Why: game.Say("refusal.list-not-scored", "list", name)}}
	}
	return missions[i], nil
}

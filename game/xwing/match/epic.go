package match

import (
	"encoding/json"
	"fmt"
	"slices"

	"xwing/game"
	"xwing/game/xwing"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/edition"
	"xwing/game/xwing/rule"
	"xwing/game/xwing/squad"
)

// formatKey is where the format of an epic game stands in the Extra of a journal's header.
const formatKey = "format"

// HasEpic reports whether epic battles are played by a points list (RULINGS 63).
func (k *Kit) HasEpic(list catalog.Ruleset) bool {
	l, err := k.Facts.List(list)
	if err != nil {
		return false
	}
	_, ok := l.CardsIn(squad.Epic)
	return ok
}

// InEpic is the header of the same game as an epic battle, or not. A squad that brings fewer obstacles than six is
// written down with tokens of the core set beside its own.
func (k *Kit) InEpic(h game.Header, epic bool) (game.Header, error) {
	list, err := k.ListOf(h)
	if m := k.missionNamed(list, h); m != nil && m.Epic { // which is played as one
		epic = true
	}
	h = without(h, formatKey)
	if !epic {
		return h, nil
	}
	if err != nil {
		return h, err
	}
	if h, err = with(h, formatKey, squad.Epic); err != nil {
		return h, err
	}
	if _, err = k.editionOf(list, h); err != nil {
		return h, err
	}
	h.Squads = slices.Clone(h.Squads)
	for i, xws := range h.Squads {
		if _, teams := h.Extra[teamsKey]; teams {
			break // each brings his part of six
		}
		if h.Squads[i], err = k.withSixObstacles(game.Seat(i), xws); err != nil {
			return h, err
		}
	}
	env, err := k.environmentOf(list, h)
	if musters, no := k.musters(list, h); err == nil && no == nil {
		h.Catalogue = k.used(list, musters, env, k.missionNamed(list, h))
	}
	return h, err
}

// withSixObstacles is a squad with as many obstacles as an epic battle wants of it; as it is if it cannot be read.
func (k *Kit) withSixObstacles(seat game.Seat, xws []byte) ([]byte, error) {
	s, err := squad.ParseXWS(seat.ID()+" squad", xws)
	if err != nil || len(s.Obstacles) >= squad.EpicObstacles {
		return xws, nil
	}
	s.Obstacles = k.SixObstacles(seat, s.Obstacles)
	text, err := s.XWS()
	if err != nil {
		return xws, err
	}
	return compact(text)
}

// SixObstacles are those that a seat brings to an epic battle if its player picks no others: a squad's own, and beside
// them tokens of the core set, first those of the seat's share.
func (k *Kit) SixObstacles(seat game.Seat, own []string) []string {
	six := slices.Clone(own)
	for _, id := range append(k.Share(seat), k.CoreObstacles()...) {
		if len(six) < squad.EpicObstacles && !slices.Contains(six, id) {
			six = append(six, id)
		}
	}
	return six
}

// IsEpic reports whether a header is of an epic battle.
func (k *Kit) IsEpic(h game.Header) bool {
	_, ok := h.Extra[formatKey] // what it names besides does not begin
	return ok
}

// withoutHuge refuses huge ships in scenarios (RULINGS 61).
func (k *Kit) withoutHuge(list catalog.Ruleset, m *xwing.Mission, musters []xwing.Muster) error {
	if m == nil || m.Epic {
		return nil
	}
	for _, q := range musters {
		for _, s := range q.Ships {
			if ship := k.shipOf(list, s.Pilot); ship != nil && ship.Huge() {
				return &game.Refused{Refusal: game.Refusal{Rule: k.of(list).Edition.Ledger.Row(rule.HugeShips),
					Why: game.Say("refusal.huge-in-scenario", "scenario", m.ID, "type", ship.Name)}}
			}
		}
	}
	return nil
}

// editionOf is the edition of a header's game as it is played: as an epic battle, for a number of rounds agreed on.
func (k *Kit) editionOf(list catalog.Ruleset, h game.Header) (*xwing.Edition, error) {
	e := k.of(list).Edition
	if text, ok := h.Extra[formatKey]; ok {
		var format string
		if err := json.Unmarshal(text, &format); err != nil || format != squad.Epic || !k.HasEpic(list) {
			return nil, fmt.Errorf("a game of the format %s, which is not played by %s", text, list)
		}
		if id := k.ScenarioOf(h); id != "" && !k.isEpicScenario(list, id) {
			return nil, &game.Refused{Refusal: game.Refusal{Rule: e.Ledger.Row(rule.HugeShips),
				Why: game.Say("refusal.epic-in-scenario", "scenario", id)}}
		}
		e = edition.Epic(e)
	} else if id := k.ScenarioOf(h); k.isEpicScenario(list, id) {
		return nil, fmt.Errorf("a game in the scenario %s that is no epic battle", id)
	}
	return k.agreed(e, h)
}

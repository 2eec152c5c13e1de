// Package match begins games and reopens them: it joins the facts, the cards,
// the rules of an edition and two squads into the first state of a Session.
package match

import (
	"bytes"
	"encoding/json"
	"fmt"
	"io/fs"
	"maps"
	"slices"
	"strings"
	"sync"

	"xwing/game"
	"xwing/game/xwing"
	"xwing/game/xwing/cards"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/edition"
	"xwing/game/xwing/scenario"
	"xwing/game/xwing/squad"
)

// RulesVersion is the version of the rules that journals carry. It changes
// whenever an old journal would play otherwise.
const RulesVersion = "2.0.14"

// Kit is everything that games share. It never changes.
type Kit struct {
	Facts *catalog.Catalog

	rules    map[string]*xwing.Rules     // by edition, each by the edition's own points list
	edition  string                      // of a new game
	missions map[string][]*xwing.Mission // the scenarios, by edition
	sums     *sync.Map                   // what the facts on a card come to, by points list and card
	last     *lastMustered
}

// pointsKey is where another points list than the edition's own stands in the
// Extra of a journal's header.
const pointsKey = "points"

// NewKit opens the facts (assets.Facts()) and the player's points lists for games of second edition, 2.0 and 2.5.
func NewKit(facts fs.FS, lists ...catalog.ListFile) (*Kit, error) {
	cat, err := catalog.Open(facts, lists...)
	if err != nil {
		return nil, err
	}
	return newKit(cat), nil
}

// NewFirstKit opens the facts (assets.FirstFacts()) for games of first edition.
func NewFirstKit(facts fs.FS) (*Kit, error) {
	cat, err := catalog.XWing1.Open(facts)
	if err != nil {
		return nil, err
	}
	return newKit(cat), nil
}

// newKit makes all editions known that play the cards of the facts.
func newKit(facts *catalog.Catalog) *Kit {
	k := &Kit{Facts: facts, sums: new(sync.Map), last: new(lastMustered),
		rules: map[string]*xwing.Rules{}, missions: map[string][]*xwing.Mission{}}
	for _, e := range edition.Of(facts.Family()) {
		var missions []*xwing.Mission
		if e.Scenarios {
			missions = scenario.All()
		}
		k.add(e.Edition, e.List, missions...)
	}
	return k
}

// add makes an edition known with its own points list and its scenarios; new games are of the first.
func (k *Kit) add(e *xwing.Edition, own catalog.Ruleset, missions ...*xwing.Mission) {
	k.missions[e.ID] = missions
	if k.edition == "" {
		k.edition = e.ID
	}
	k.rules[e.ID] = &xwing.Rules{Version: RulesVersion, Edition: e, List: own, Catalog: k.Facts, Cards: xwing.NewLibrary(e.ID, append(cards.All(), cards.First()...)...)}
	k.rules[e.ID].Deck, _ = k.deckOf(game.Header{}) // names none
}

// With returns the kit with other rules of their edition, for games that try something out.
func (k *Kit) With(rules *xwing.Rules) *Kit {
	own := &Kit{Facts: k.Facts, rules: maps.Clone(k.rules), edition: k.edition, missions: k.missions, last: k.last}
	own.rules[rules.Edition.ID] = rules
	return own
}

// WithCards returns the kit with other declarations of the cards, in every edition.
func (k *Kit) WithCards(all ...*xwing.Card) *Kit {
	own := *k
	own.rules = maps.Clone(k.rules)
	for id, r := range k.rules {
		rules := *r
		rules.Cards = xwing.NewLibrary(id, all...)
		own.rules[id] = &rules
	}
	return &own
}

// Rules are the rules of a new game whose players choose nothing else.
func (k *Kit) Rules() *xwing.Rules { return k.rules[k.edition] }

// Editions are the ids of the editions that games can be of, first that of a new game.
func (k *Kit) Editions() []string {
	ids := []string{k.edition}
	for _, id := range slices.Sorted(maps.Keys(k.rules)) {
		if !slices.Contains(ids, id) {
			ids = append(ids, id)
		}
	}
	return ids
}

// Lists are the points lists that a game can be played by, first those of the edition
// that new games are of.
func (k *Kit) Lists() []catalog.Ruleset {
	var lists []catalog.Ruleset
	for _, id := range k.Editions() {
		lists = append(lists, k.ListsOf(id)...)
	}
	return lists
}

// ListsOf are the points lists of an edition, its own first; none if it is not known.
func (k *Kit) ListsOf(edition string) []catalog.Ruleset {
	rules := k.rules[edition]
	if rules == nil {
		return nil
	}
	lists := []catalog.Ruleset{rules.List}
	for _, l := range k.Facts.Lists() {
		if k.rules[l.Edition] == rules && l.ID != rules.List {
			lists = append(lists, l.ID)
		}
	}
	return lists
}

// RulesBy are the rules of a points list's edition, with its costs, slots, card faces
// and texts.
func (k *Kit) RulesBy(list catalog.Ruleset) *xwing.Rules { return k.of(list).ByList(list) }

// of are the rules of the edition that a points list is for; those of a new game if
// there are none of it.
func (k *Kit) of(list catalog.Ruleset) *xwing.Rules {
	if l, err := k.Facts.List(list); err == nil && k.rules[l.Edition] != nil {
		return k.rules[l.Edition]
	}
	return k.Rules()
}

// Header returns the first line of the journal of a game between two squads,
// given as XWS, red's first, by the edition's own points list. Start begins the
// game.
func (k *Kit) Header(squads [2][]byte, seed uint64) (game.Header, error) {
	return k.HeaderBy(k.Rules().List, squads, seed)
}

// HeaderBy is Header by another points list. A squad that brings no obstacles is
// written down with its share of the core set's.
func (k *Kit) HeaderBy(list catalog.Ruleset, squads [2][]byte, seed uint64) (game.Header, error) {
	rules := k.of(list)
	h := game.Header{Rules: RulesVersion, Edition: rules.Edition.ID, Seed: seed}
	if list != rules.List {
		id, err := json.Marshal(list)
		if err != nil {
			return h, err
		}
		h.Extra = map[string]json.RawMessage{pointsKey: id}
	}
	h.Squads = make([]json.RawMessage, len(squads))
	for i, xws := range squads {
		xws = bytes.TrimPrefix(xws, []byte("\ufeff"))
		if line, ok := k.last.written(list, xws, game.Seat(i)); ok {
			h.Squads[i] = line
			continue
		}
		raw := string(xws)
		if s, err := squad.ParseXWS("squad", xws); err == nil && len(k.Obstacles(s)) == 0 {
			s.Obstacles = k.Share(game.Seat(i))
			if xws, err = s.XWS(); err != nil {
				return h, err
			}
		}
		line, err := compact(xws)
		if err != nil {
			return h, err
		}
		h.Squads[i] = line
		k.last.write(writtenDown{list, game.Seat(i), raw, string(line)})
	}
	h.Catalogue = k.Facts.Version() // of what cannot be played all the same
	if musters, err := k.musters(list, h); err == nil {
		h.Catalogue = k.used(list, musters, nil, nil)
	}
	return h, nil
}

// compact is the line of a header for a squad.
func compact(xws []byte) ([]byte, error) {
	var line bytes.Buffer
	if err := json.Compact(&line, xws); err != nil {
		return nil, fmt.Errorf("the squad is not JSON: %w", err)
	}
	return line.Bytes(), nil
}

// ListOf is the points list that a game is played by.
func (k *Kit) ListOf(h game.Header) (catalog.Ruleset, error) {
	if h.Game != "" {
		return "", fmt.Errorf("a game of %q; these rules play X-Wing; open it with the program that wrote it", h.Game)
	}
	rules, ok := k.rules[h.Edition]
	if !ok {
		return "", fmt.Errorf("a game of edition %q; this program plays %s; open it with the version that wrote it", h.Edition, strings.Join(k.played(), ", "))
	}
	list := rules.List
	if id, ok := h.Extra[pointsKey]; ok {
		if err := json.Unmarshal(id, &list); err != nil || !slices.Contains(k.Lists(), list) || k.of(list) != rules {
			return "", fmt.Errorf("a game by the points list %s; this program knows %v", id, k.Lists())
		}
	}
	return list, nil
}

// played are the editions that the program plays, those of this kit and of the others.
func (k *Kit) played() []string {
	all := slices.Concat(slices.Collect(maps.Keys(k.rules)), catalog.XWing1.Editions(), catalog.XWing2.Editions())
	slices.Sort(all)
	return slices.Compact(all)
}

// Start returns the first state of the game that a header describes; Resume,
// Verify and NewReplay of package game want it.
func (k *Kit) Start(h game.Header) (game.State, error) {
	list, err := k.ListOf(h)
	if err != nil {
		return nil, err
	}
	if isPosition(h) {
		return k.startPosition(h)
	}
	musters, err := k.musters(list, h)
	if err != nil {
		return nil, err
	}
	rules := *k.RulesBy(list)
	if rules.Environment, err = k.environmentOf(list, h); err != nil {
		return nil, err
	}
	rules.Facts = func() string { return k.used(list, musters, rules.Environment, rules.Mission) }
	if rules.Deck, err = k.deckOf(h); err != nil {
		return nil, err
	}
	if rules.Mission, err = k.missionOf(list, h); err != nil {
		return nil, err
	}
	if rules.Edition, err = k.editionOf(list, h); err != nil {
		return nil, err
	}
	if err := k.withoutHuge(list, rules.Mission, musters); err != nil {
		return nil, err
	}
	sides, err := k.sidesOf(list, h)
	if err != nil {
		return nil, err
	}
	return xwing.NewTeams(&rules, sides, musters, h.Seed)
}

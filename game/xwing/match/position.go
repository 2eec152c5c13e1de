package match

import (
	"encoding/json"
	"slices"

	"xwing/game"
	"xwing/game/xwing"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/edition"
	"xwing/game/xwing/position"
	"xwing/game/xwing/squad"
)

// positionKey is where the text of a position stands in the Extra of a journal's header, if the game begins from one.
const positionKey = "position"

// PointsOf is the points list of a position: where it names none, that of its edition.
func (k *Kit) PointsOf(p *position.Position) (catalog.Ruleset, error) {
	list := p.List
	if list == "" {
		list = k.Rules().List
		if own := k.ListsOf(p.Edition); len(own) > 0 {
			list = own[0]
		}
	}
	if p.Edition != "" && !slices.Contains(k.ListsOf(p.Edition), list) {
		return "", game.NewFlaw("position.no-edition", "id", p.Edition, "list", string(list))
	}
	if !slices.Contains(k.Lists(), list) {
		return "", game.NewFlaw("position.no-list", "id", string(list))
	}
	return list, nil
}

// RulesOf are the rules by which a position is played on.
func (k *Kit) RulesOf(p *position.Position) (*xwing.Rules, error) {
	list, err := k.PointsOf(p)
	if err != nil {
		return nil, err
	}
	rules := *k.RulesBy(list)
	if p.Epic {
		if !k.HasEpic(list) {
			return nil, game.NewFlaw("position.no-epic", "list", string(list))
		}
		rules.Edition = edition.Epic(rules.Edition)
	}
	switch {
	case p.Mission != "":
		if rules.Mission, err = k.Scenario(list, p.Mission); err != nil {
			return nil, err
		}
		if rules.Mission.Epic && !p.Epic {
			rules.Edition = edition.Epic(rules.Edition)
		}
	case len(p.Table.Features) > 0:
		return nil, game.NewFlaw("position.no-scenario")
	}
	if p.Environment != "" {
		if rules.Environment, err = k.Environment(list, p.Environment); err != nil {
			return nil, err
		}
	}
	if p.Deck != "" {
		if _, err := k.WithDeck(game.Header{Edition: rules.Edition.ID}, p.Deck); err != nil {
			return nil, err
		}
		rules.Deck = p.Deck
	}
	return &rules, nil
}

// For is the kit that plays a position on: by its points list, or else its edition.
func (all Kits) For(p *position.Position) *Kit {
	if p.List == "" {
		return all.Of(p.Edition)
	}
	return all.By(p.List)
}

// CheckPosition says what of a position cannot be played by the kit.
func (k *Kit) CheckPosition(p *position.Position) error {
	rules, err := k.RulesOf(p)
	if err != nil {
		return err
	}
	if err := p.Check(rules); err != nil {
		return err
	}
	return k.withoutHuge(rules.List, rules.Mission, p.Fielded())
}

// FromPosition is the header of a game that begins from a position, which CheckPosition has nothing against.
func (k *Kit) FromPosition(p *position.Position) (game.Header, error) {
	rules, err := k.RulesOf(p)
	if err != nil {
		return game.Header{}, err
	}
	h := game.Header{Rules: RulesVersion, Edition: rules.Edition.ID, Seed: p.Table.Seed}
	if rules.List != k.of(rules.List).List {
		if h, err = with(h, pointsKey, rules.List); err != nil {
			return h, err
		}
	}
	if h, err = with(h, positionKey, p.Text()); err != nil {
		return h, err
	}
	for seat, m := range p.Fielded() {
		text, err := k.squadOf(rules.List, m, game.Seat(seat)).XWS()
		if err != nil {
			return h, err
		}
		if text, err = compact(text); err != nil {
			return h, err
		}
		h.Squads = append(h.Squads, text)
	}
	h.Catalogue = k.used(rules.List, p.Fielded(), rules.Environment, rules.Mission)
	return h, nil
}

// squadOf is what a seat has on the table, as a squad: of the faction of its first ship.
func (k *Kit) squadOf(list catalog.Ruleset, m xwing.Muster, seat game.Seat) squad.Squad {
	var s squad.Squad
	for _, ship := range m.Ships {
		card, err := k.Facts.Pilot(ship.Pilot)
		if err != nil {
			continue
		}
		face, _ := card.In(list)
		one := squad.Of(k.Facts, face)
		for _, u := range ship.Upgrades {
			if card, err := k.Facts.Upgrade(u.XWS); err == nil {
				face, _ := card.In(list)
				one.Pilots[0].Upgrades = append(one.Pilots[0].Upgrades, squad.Equipped{Slot: face.Slots[0].String(), XWS: u.XWS})
			}
		}
		one.Pilots = append(s.Pilots, one.Pilots...)
		if len(s.Pilots) > 0 {
			one.Faction = s.Faction
		}
		s = one
	}
	if len(s.Pilots) == 0 {
		if all := k.Facts.Pilots(); len(all) > 0 {
			s = squad.Of(k.Facts, *all[0])
			s.Pilots = nil
		}
	}
	s.Obstacles = k.Share(seat)
	return s
}

// PositionOf is the text of the position that a game begins from; "" if it is set up as usual.
func (k *Kit) PositionOf(h game.Header) string {
	var text string
	_ = json.Unmarshal(h.Extra[positionKey], &text) // what is no text does not begin
	return text
}

// isPosition reports whether a header says from what position its game begins.
func isPosition(h game.Header) bool { _, ok := h.Extra[positionKey]; return ok }

// startPosition is the first state of a game that begins from a position.
func (k *Kit) startPosition(h game.Header) (game.State, error) {
	p, err := position.Read([]byte(k.PositionOf(h)))
	if err != nil {
		return nil, err
	}
	if err := k.CheckPosition(&p); err != nil {
		return nil, err
	}
	s, err := k.Stand(&p)
	if err != nil {
		return nil, err
	}
	return s, nil
}

// Stand is the first state of a game from a position.
func (k *Kit) Stand(p *position.Position) (*xwing.State, error) {
	rules, err := k.RulesOf(p)
	if err != nil {
		return nil, err
	}
	stands := p.Clone()
	for i := range stands.Table.Ships {
		ship := &stands.Table.Ships[i]
		of := squad.SquadPilot{Pilot: ship.Pilot}
		for _, u := range ship.Upgrades {
			of.Upgrades = append(of.Upgrades, squad.Equipped{XWS: u})
		}
		if ship.Points, err = k.cost(rules.List, of); err != nil {
			return nil, err
		}
	}
	squads := stands.Fielded()
	rules.Facts = func() string { return k.used(rules.List, squads, rules.Environment, rules.Mission) }
	s, err := stands.State(rules)
	if err != nil {
		return nil, game.NewFlaw("position.cannot", "why", err.Error())
	}
	for seat, m := range squads {
		for _, ship := range m.Ships {
			s.Memory.Points[seat] += ship.Points
		}
	}
	return s, nil
}

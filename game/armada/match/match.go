// Package match begins games of Armada and reopens them: it joins the facts, the rules and two fleets into the first state
// of a Session.
package match

import (
	"bytes"
	"encoding/json"
	"fmt"
	"io/fs"

	"xwing/game"
	"xwing/game/armada"
	"xwing/game/armada/cards"
	"xwing/game/armada/catalog"
	"xwing/game/armada/fleet"
	"xwing/game/armada/gauge"
	"xwing/game/armada/objectives"
)

// Game is how the headers of Armada's journals say of which game they are.
const Game = "armada"

// Edition is the edition that is played: that of the Rules Reference.
const Edition = "1.6"

// RulesVersion is the version of the rules that journals carry. It changes whenever an old journal would play otherwise.
const RulesVersion = "0.2.0"

// Kit is everything that games share. It never changes.
type Kit struct {
	Facts *catalog.Catalog
	rules *armada.Rules
}

// NewKit opens the facts (assets.ArmadaFacts()).
func NewKit(facts fs.FS) (*Kit, error) {
	cat, err := catalog.Open(facts)
	if err != nil {
		return nil, err
	}
	rules, err := armada.NewRules(RulesVersion, cat, cards.Library(), objectives.All(), gauge.StandardField())
	if err != nil {
		return nil, err
	}
	return &Kit{Facts: cat, rules: rules}, nil
}

// Header returns the first line of the journal of a game between two fleets, red's first; they may be in any form that
// fleets have. Start begins the game.
func (k *Kit) Header(fleets [2][]byte, seed uint64, agreed Options) (game.Header, error) {
	h := game.Header{Game: Game, Rules: RulesVersion, Edition: Edition, Catalogue: k.Facts.Version(), Seed: seed}
	for i, text := range fleets {
		r, err := fleet.Read(game.Seat(i).ID()+" fleet", text, k.Facts)
		if err != nil {
			return h, err
		}
		own, err := r.Fleet.JSON()
		if err != nil {
			return h, err
		}
		var line bytes.Buffer
		if err := json.Compact(&line, own); err != nil {
			return h, err
		}
		h.Squads = append(h.Squads, line.Bytes())
	}
	if err := k.playable(agreed); err != nil {
		return h, err
	}
	var err error
	h.Extra, err = agreed.extra()
	return h, err
}

// Start returns the first state of the game that a header describes; Resume, Verify and NewReplay of package game want it.
func (k *Kit) Start(h game.Header) (game.State, error) {
	switch {
	case h.Game != Game:
		return nil, fmt.Errorf("a game of %q; these rules play Armada; open it with the program that wrote it", h.Game)
	case len(h.Squads) != 2:
		return nil, fmt.Errorf("a game of %d fleets; these rules play two", len(h.Squads))
	case h.Edition != Edition:
		return nil, fmt.Errorf("a game of edition %q; this program plays %s; open it with the version that wrote it", h.Edition, Edition)
	}
	agreed, err := OptionsOf(h)
	if err == nil {
		err = k.playable(agreed)
	}
	if err != nil {
		return nil, err
	}
	var musters [2]armada.Muster
	for i, text := range h.Squads {
		r, err := fleet.Read(game.Seat(i).ID()+" fleet", text, k.Facts)
		if err != nil {
			return nil, err
		}
		if musters[i], err = k.Muster(r.Fleet); err != nil {
			return nil, err
		}
	}
	return armada.New(k.Rules(agreed), musters, h.Seed)
}

// Enforces reports whether the rules know what a card says, by its reference ("upgrade/gunnery-team").
func (k *Kit) Enforces(ref string) bool { return k.rules.Cards.Declared(ref) }

// Rules are the rules of a game with what its players have agreed on.
func (k *Kit) Rules(agreed Options) *armada.Rules {
	rules := *k.rules
	rules.Rounds, rules.Agreed = agreed.rounds(), agreed.Objective
	if agreed.Field == CoreField {
		rules.Field = gauge.CoreField()
	}
	return &rules
}

// Playable says why no game can be begun with a fleet, whatever the players agree on: a card that is not known, or no ship.
func (k *Kit) Playable(f fleet.Fleet) error {
	m, err := k.Muster(f)
	if err != nil {
		return err
	}
	_, err = armada.New(k.rules, [2]armada.Muster{m}, 0)
	return err
}

// Muster turns a fleet into what the rules need of it.
func (k *Kit) Muster(f fleet.Fleet) (armada.Muster, error) {
	m := armada.Muster{Name: f.Name, Faction: f.Faction, Cost: f.Cost(k.Facts).Total, Points: f.Points}
	if len(f.Ships) == 0 {
		return m, fmt.Errorf("fleet %q: it has no ship; a game ends with the last one", f.Name)
	}
	flagship := f.Flagship(k.Facts)
	for i, s := range f.Ships {
		m.Ships = append(m.Ships, armada.MusterShip{Ship: s.ID, Upgrades: s.Upgrades, Flagship: i == flagship})
	}
	for _, q := range f.Squadrons {
		for range q.Count {
			m.Squadrons = append(m.Squadrons, q.ID)
		}
	}
	for _, category := range catalog.Categories() {
		for _, id := range f.Objectives {
			o, err := k.Facts.Objective(id)
			if err != nil {
				return m, fmt.Errorf("fleet %q: %w", f.Name, err)
			}
			if o.Category == category {
				m.Objectives = append(m.Objectives, id)
			}
		}
	}
	return m, nil
}

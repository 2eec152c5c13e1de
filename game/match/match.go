// Package match begins games and reopens them: it joins the facts, the cards,
// the rules of an edition and two squads into the first state of a Session.
package match

import (
	"bytes"
	"encoding/json"
	"fmt"
	"io/fs"

	"xwing/game"
	"xwing/game/catalog"
	"xwing/game/squad"
	"xwing/game/xwing"
	"xwing/game/xwing/cards"
)

// RulesVersion is the version of the rules that journals carry. It changes
// whenever an old journal would play otherwise.
const RulesVersion = "2.0.1"

// Kit is everything that games of one edition share. It never changes.
type Kit struct {
	Facts *catalog.Catalog
	Rules *xwing.Rules
}

// NewKit opens the facts (assets.Facts()) and the player's points lists for games of second edition 2.0.
func NewKit(facts fs.FS, lists ...catalog.ListFile) (*Kit, error) {
	cat, err := catalog.Open(facts, lists...)
	if err != nil {
		return nil, err
	}
	edition := xwing.SecondEdition()
	return &Kit{
		Facts: cat,
		Rules: &xwing.Rules{Edition: edition, Catalog: cat, Cards: xwing.NewLibrary(edition.ID, cards.All()...)},
	}, nil
}

// Header returns the first line of the journal of a game between two squads,
// given as XWS, red's first. Start begins the game.
func (k *Kit) Header(squads [2][]byte, seed uint64) (game.Header, error) {
	h := game.Header{Rules: RulesVersion, Edition: k.Rules.Edition.ID, Catalogue: k.Facts.Version(), Seed: seed}
	for i, xws := range squads {
		var line bytes.Buffer
		if err := json.Compact(&line, bytes.TrimPrefix(xws, []byte("\ufeff"))); err != nil {
			return h, fmt.Errorf("the squad is not JSON: %w", err)
		}
		h.Squads[i] = line.Bytes()
	}
	return h, nil
}

// Start returns the first state of the game that a header describes; Resume,
// Verify and NewReplay of package game want it.
func (k *Kit) Start(h game.Header) (game.State, error) {
	if h.Edition != k.Rules.Edition.ID {
		return nil, fmt.Errorf("a game of edition %q; this program plays %s", h.Edition, k.Rules.Edition.ID)
	}
	var musters [2]xwing.Muster
	for i, xws := range h.Squads {
		s, err := squad.ParseXWS([]string{"red", "blue"}[i]+" squad", xws)
		if err != nil {
			return nil, err
		}
		if musters[i], err = k.Muster(s.Resolve(k.Facts)); err != nil {
			return nil, err
		}
	}
	return xwing.New(k.Rules, musters, h.Seed)
}

// Muster turns a squad into what the rules need of it. A squad that names no
// obstacles brings three asteroids.
func (k *Kit) Muster(s squad.Squad) (xwing.Muster, error) {
	points, err := s.Points(k.Facts, k.Rules.Edition.Ruleset)
	if err != nil {
		return xwing.Muster{}, fmt.Errorf("squad %q: %w", s.Name, err)
	}
	m := xwing.Muster{Name: s.Name, Points: points, Obstacles: s.Obstacles}
	if len(m.Obstacles) == 0 {
		m.Obstacles = []string{"coreasteroid0", "coreasteroid1", "coreasteroid2"}
	}
	for _, p := range s.Pilots {
		if card, err := k.Facts.Printed(k.Rules.Edition.Ruleset, p.Pilot); err == nil && card.Ship.Huge() {
			return xwing.Muster{}, fmt.Errorf("squad %q: the huge ship %s cannot be fielded", s.Name, card.Ship.XWS)
		}
		ship := xwing.MusterShip{Pilot: p.Pilot}
		for _, u := range p.Upgrades {
			ship.Upgrades = append(ship.Upgrades, xwing.MusterUpgrade{Slot: u.Slot, XWS: u.XWS})
		}
		m.Ships = append(m.Ships, ship)
	}
	return m, nil
}

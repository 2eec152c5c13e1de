package armada

import (
	"fmt"
	"strings"

	"xwing/game/armada/catalog"
	"xwing/game/armada/gauge"
)

// Rules is what a game is played by: immutable, shared, and no part of the state.
type Rules struct {
	Version    string // of this code, as journals carry it
	Catalog    *catalog.Catalog
	Field      gauge.Field
	Cards      *Library
	Objectives map[string]*Objective // by id, those that are enforced
	Agreed     string                // the objective that the players have agreed on; "": the first player chooses one
	Rounds     int                   // six (ARM-RND-002); 0: until one fleet is gone (ARM-OPT)
	hulls      map[string]*gauge.Chassis
}

// NewRules works out the tokens of all chassis. Without cards no text is enforced.
func NewRules(version string, facts *catalog.Catalog, cards *Library, objectives []*Objective, field gauge.Field) (*Rules, error) {
	if cards == nil {
		cards = NewLibrary()
	}
	r := &Rules{Version: version, Catalog: facts, Cards: cards, Field: field, Rounds: 6, hulls: map[string]*gauge.Chassis{}}
	r.Objectives = map[string]*Objective{}
	for _, o := range objectives {
		cards.add(&o.Card)
		r.Objectives[strings.TrimPrefix(o.Card.Ref, "objective/")] = o
	}
	for _, c := range facts.AllChassis() {
		hull, err := gauge.NewChassis(c.Size, gauge.HullLines{
			FrontApex: c.FrontApex, FrontSide: c.FrontSide, RearApex: c.RearApex, RearSide: c.RearSide, Middle: c.MidLine,
			TargetFront: c.TargetFront, TargetRear: c.TargetRear,
			TargetSide: vec(c.TargetSide), TargetAux: vec(c.TargetAux), SpecialApex: c.SpecialApex, SpecialLat: c.SpecialLat,
		})
		if err != nil {
			return nil, fmt.Errorf("chassis %s: %w", c.ID, err)
		}
		r.hulls[c.ID] = hull
	}
	return r, nil
}

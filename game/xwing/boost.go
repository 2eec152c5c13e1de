package xwing

import (
	"slices"

	"xwing/game"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
	"xwing/game/xwing/rule"
	"xwing/physics"
)

// boostTemplates are the templates of a boost: left bank, straight, right bank,
// all of speed 1 (Boost chapter, X20-BST-001).
func boostTemplates() []physics.Template {
	return []physics.Template{
		{Kind: physics.Bank, Speed: 1, Side: physics.LeftSide},
		straight(1),
		{Kind: physics.Bank, Speed: 1, Side: physics.RightSide},
	}
}

// Boost makes a ship boost without the action (X20-BST-011) and reports whether
// it did.
func (t *Table) Boost(id board.ShipID) bool {
	_, ok := t.boost(id, boostTemplates())
	return ok
}

// boost has the ship's player declare straight, left or right (X20-BST-004). It
// fails if the final place is not legal, and then the ship stays where it was
// (X20-BST-005 to 008).
func (t *Table) boost(id board.ShipID, templates []physics.Template) (why game.Phrase, ok bool) {
	spots := t.boostSpots(id, templates, false)
	options := boostOptions(spots, templates, "")
	pick := t.askOne(t.Ship(id).Seat, ask.ChooseBoost, game.Say("prompt.choose-boost", "ship", id.Piece()),
		[]string{id.Piece()}, options)
	i := slices.IndexFunc(spots, func(s Spot) bool { return s.ID == pick })
	return t.boostTo(id, board.ByBoost, templates[i], spots[i])
}

// boostOptions offers the places of a boost, those too where it would fail. Prefix
// begins their ids.
func boostOptions(spots []Spot, templates []physics.Template, prefix string) []game.Option {
	options := make([]game.Option, 0, len(spots))
	for i := range spots {
		s := &spots[i]
		key := "option.boost"
		if s.Refusal != nil {
			key += "-fails"
		}
		options = append(options, game.Option{ID: prefix + s.ID, Text: game.Say(key, "template", board.TemplateCode(templates[i])), Pose: &s.Pose})
	}
	return options
}

func (t *Table) boostTo(id board.ShipID, by board.MoveKind, template physics.Template, s Spot) (why game.Phrase, ok bool) {
	if s.Refusal != nil {
		return s.Refusal.Why, false
	}
	t.reposition(id, s, board.ShipMoved{By: by, Move: boostMove(template)})
	return game.Phrase{}, true
}

// boostSpots returns the place of a boost with each template (X20-BST-002, 003)
// and what is against it.
func (s *State) boostSpots(id board.ShipID, templates []physics.Template, obstacles bool) []Spot {
	spots := make([]Spot, 0, len(templates))
	for _, tp := range templates {
		name := "straight"
		if tp.Kind != physics.Straight {
			name = board.SideID(tp.Side)
		}
		p := physics.Boost(s.View.Ship(id).Base(), tp)
		spots = append(spots, Spot{ID: name, Pose: p.Final, Template: p.Template,
			Refusal: s.againstSpot(id, p, obstacles, [3]rule.Name{rule.BoostOntoShip, rule.BoostOntoObstacle, rule.BoostOutside})})
	}
	return spots
}

// boostMove is the move along a boost's template, for drawing.
func boostMove(t physics.Template) physics.Move {
	m := physics.Move{Bearing: physics.StraightAhead, Speed: t.Speed}
	switch {
	case t.Kind == physics.Straight:
	case t.Side == physics.LeftSide:
		m.Bearing = physics.BankLeft
	default:
		m.Bearing = physics.BankRight
	}
	return m
}

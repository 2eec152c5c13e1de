package xwing

import (
	"slices"

	"xwing/game"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/gauge"
	"xwing/game/xwing/rule"
)

// boostTemplates are the templates of a boost: left bank, straight, right bank,
// all of speed 1 (Boost chapter, X20-BST-001).
func boostTemplates() []gauge.Template {
	return []gauge.Template{
		{Kind: gauge.Bank, Speed: 1, Side: gauge.LeftSide},
		straight(1),
		{Kind: gauge.Bank, Speed: 1, Side: gauge.RightSide},
	}
}

// Boost makes a ship boost without the action (X20-BST-011) and reports whether
// it did.
func (t *Table) Boost(id board.ShipID) bool {
	template, to := t.chooseBoost(id, boostTemplates())
	why, ok := t.boostTo(id, board.ByBoost, template, to)
	return t.moved(id, board.ByBoost, why, ok)
}

// boostAction is the same as an action, which an ability may keep from failing.
func (t *Table) boostAction(id board.ShipID) (came answer, why game.Phrase, ok bool) {
	template, to := t.chooseBoostFor(id, boostTemplates(), true)
	if t.boostsPartially(id, boostMove(template)) {
		return came, game.Phrase{}, true
	}
	why, ok = t.boostTo(id, board.ByBoost, template, to)
	return answer{through: t.flownThrough(id, to.Template)}, why, ok
}

// boostsPartially has a boost that would fail for nothing but a ship in its way resolved
// otherwise, if an ability says so.
func (t *Table) boostsPartially(id board.ShipID, move gauge.Move) bool {
	m, _, fails := t.failingBoost(id, move)
	return fails && t.replaced(m)
}

// failingBoost returns the moment of a boost that would fail for nothing but a ship in its
// way, and how far it could go.
func (t *Table) failingBoost(id board.ShipID, move gauge.Move) (m Moment, went MovePreview, fails bool) {
	went = t.PreviewMove(id, move)
	m = Moment{When: WouldFailBoost, Ship: id, Other: went.Blocked, Maneuver: catalog.Maneuver{Speed: move.Speed, Bearing: move.Bearing}}
	return m, went, !went.Full && !went.Flees && len(t.metAt(id, gauge.Reposition{Final: went.Final, Template: went.Template})) == 0
}

// boostedPartially says of a boost that would fail what a card makes of it instead, and
// where the ship comes then.
func (t *Table) boostedPartially(id board.ShipID, o *game.Option, template gauge.Template) {
	m, went, fails := t.failingBoost(id, boostMove(template))
	if !fails {
		return
	}
	if len(t.triggered(m)) > 0 {
		o.Text = game.Say("option.boost-partial", "template", board.TemplateCode(template), "ship", m.Other.Piece())
		o.Places = t.standing(id, Spot{Pose: went.Final, Template: went.Template})
	}
}

// BoostPartially moves the moment's ship as far as a partially executed maneuver of the
// same way. It is none: nothing follows from the ships that it touches.
func (t *Table) BoostPartially(m Moment) {
	move := m.Maneuver.Move()
	went := t.PreviewMove(m.Ship, move)
	t.announce(board.ShipMoved{Ship: m.Ship, By: board.ByBoost, Move: move, From: t.Ship(m.Ship).Pose, To: went.Final,
		Touched: went.Touched, Blocked: went.Blocked})
	t.meetDevices(m.Ship, went.Devices, board.ByBoost)
}

// moved tells of a move without an action if it failed, and returns whether it did not.
func (t *Table) moved(id board.ShipID, by board.MoveKind, why game.Phrase, ok bool) bool {
	if !ok {
		t.announce(board.MoveFailed{Ship: id, By: by, Why: why})
	}
	return ok
}

// chooseBoost has the ship's player declare straight, left or right (X20-BST-004). It
// fails if the final place is not legal, and then the ship stays where it was
// (X20-BST-005 to 008).
func (t *Table) chooseBoost(id board.ShipID, templates []gauge.Template) (gauge.Template, Spot) {
	return t.chooseBoostFor(id, templates, false)
}

// chooseBoostFor is chooseBoost for an action, too: of one that would fail the options say
// what a card makes of it.
func (t *Table) chooseBoostFor(id board.ShipID, templates []gauge.Template, action bool) (gauge.Template, Spot) {
	spots := t.boostSpots(id, templates, false)
	if t.rules.Edition.Reposition.Sure && allRefused(spots) {
		return templates[0], spots[0]
	}
	options := t.boostOptions(id, spots, templates, "")
	for i := range options {
		if action && spots[i].Refusal != nil {
			t.boostedPartially(id, &options[i], templates[i])
		}
	}
	pick := t.askOne(t.Ship(id).Seat, ask.ChooseBoost, game.Say("prompt.choose-boost", "ship", id.Piece()),
		[]string{id.Piece()}, options)
	i := slices.IndexFunc(spots, func(s Spot) bool { return s.ID == pick })
	return templates[i], spots[i]
}

// boostOptions offers the places of a boost, those too where it would fail. Prefix
// begins their ids.
func (s *State) boostOptions(id board.ShipID, spots []Spot, templates []gauge.Template, prefix string) []game.Option {
	options := make([]game.Option, 0, len(spots))
	for i, spot := range spots {
		key := "option.boost"
		if spot.Refusal != nil {
			key += "-fails"
		}
		option := game.Option{ID: prefix + spot.ID, Text: game.Say(key, "template", board.TemplateCode(templates[i])), Places: s.standing(id, spot)}
		if s.rules.Edition.Reposition.Sure {
			option.Text, option.Refusal = game.Say("option.boost", "template", board.TemplateCode(templates[i])), spot.Refusal
		}
		options = append(options, option)
	}
	return options
}

func (t *Table) boostTo(id board.ShipID, by board.MoveKind, template gauge.Template, s Spot) (why game.Phrase, ok bool) {
	if s.Refusal != nil {
		return s.Refusal.Why, false
	}
	t.reposition(id, s, board.ShipMoved{By: by, Move: boostMove(template)})
	return game.Phrase{}, true
}

// boostSpots returns the place of a boost with each template (X20-BST-002, 003)
// and what is against it.
func (s *State) boostSpots(id board.ShipID, templates []gauge.Template, obstacles bool) []Spot {
	spots := make([]Spot, 0, len(templates))
	for _, tp := range templates {
		name := "straight"
		if tp.Kind != gauge.Straight {
			name = board.SideID(tp.Side)
		}
		p := gauge.Boost(s.View.Ship(id).Base(), tp)
		spots = append(spots, Spot{ID: name, Pose: p.Final, Template: p.Template,
			Refusal: s.againstSpot(id, p, obstacles, [3]rule.Name{rule.BoostOntoShip, rule.BoostOntoObstacle, rule.BoostOutside})})
	}
	return spots
}

// boostMove is the move along a boost's template, for drawing.
func boostMove(t gauge.Template) gauge.Move {
	m := gauge.Move{Bearing: gauge.StraightAhead, Speed: t.Speed}
	switch {
	case t.Kind == gauge.Straight:
	case t.Side == gauge.LeftSide:
		m.Bearing = gauge.BankLeft
	default:
		m.Bearing = gauge.BankRight
	}
	return m
}

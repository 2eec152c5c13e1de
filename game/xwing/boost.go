package xwing

import (
	"slices"

	"xwing/game"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/gauge"
)

// Answers to BoostingTurns.
const (
	InItsColor = iota + 1
	AsRed      // the action is treated as red for it
)

// Boosting says how a ship boosts.
type Boosting struct {
	Color catalog.Difficulty // of the action; 0 for none
	Way   string             // the one template, "left", "straight" or "right"; "" for any
	NoRed bool               // the action cannot be treated as red
}

// boostWay is a template of a boost, and what it takes to use that.
type boostWay struct {
	id       string
	template gauge.Template
	payer    *Entry // whose cost is paid for it
	red      bool   // the action is treated as red for it
}

// boostTemplates are the three of a boost, and then the two of a ship that may turn.
var boostTemplates = [...]boostWay{
	{id: "left", template: gauge.Template{Kind: gauge.Bank, Speed: 1, Side: gauge.LeftSide}},
	{id: "straight", template: straight(1)},
	{id: "right", template: gauge.Template{Kind: gauge.Bank, Speed: 1, Side: gauge.RightSide}},
	{id: "turn-left", template: gauge.Template{Kind: gauge.Turn, Speed: 1, Side: gauge.LeftSide}},
	{id: "turn-right", template: gauge.Template{Kind: gauge.Turn, Speed: 1, Side: gauge.RightSide}},
}

// boostWays are the templates of a boost: left bank, straight, right bank, all of speed 1
// (Boost chapter, X20-BST-001), and the turns of the ship's abilities, for the cost of each.
func (t *Table) boostWays(id board.ShipID, b Boosting) []boostWay {
	ways := make([]boostWay, 0, len(boostTemplates))
	turns := t.boostTurns(id, b)
	for _, w := range boostTemplates {
		if w.template.Kind != gauge.Turn {
			if b.Way == "" || b.Way == w.id {
				w.template = t.faster(id, w.template, board.ByBoost, b.Color)
				ways = append(ways, w)
			}
			continue
		}
		for i, turn := range turns {
			way, color := w, b.Color
			if way.payer, way.red = turn.payer, turn.red; way.red {
				color = catalog.Red
			}
			if i > 0 { // the same template, otherwise paid for
				way.id += "+" + turn.payer.Moment.Card
			}
			way.template = t.faster(id, way.template, board.ByBoost, color)
			ways = append(ways, way)
		}
	}
	return append(ways, t.paidBoosts(id, b, ways)...)
}

// boostTurns returns what it takes to boost with a turn template, once for each card that allows it and can be paid
// for; of one that takes nothing, that alone.
func (t *Table) boostTurns(id board.ShipID, b Boosting) (turns []boostWay) {
	about := Moment{Ship: id, Action: catalog.Boost.String(), Difficulty: b.Color}
	t.eachAsked(BoostingTurns, &about, func(a *Ability, m Moment, index int) {
		if !a.applies(t, &m) || !t.affordable(m.Owner, m.Card, a.Cost) {
			return
		}
		w := boostWay{payer: &Entry{Moment: m, Index: index}, red: a.By(t, m) == AsRed}
		same := func(o boostWay) bool { return o.payer.Moment.Card == m.Card }
		if !(w.red && b.NoRed) && !slices.ContainsFunc(turns, same) {
			turns = append(turns, w)
		}
	})
	free := func(w boostWay) bool { return !w.red && t.ability(*w.payer).Cost.id() == "" }
	if i := slices.IndexFunc(turns, free); i >= 0 {
		return turns[i : i+1]
	}
	return turns
}

// faster returns the template with which a ship moves in place of another.
func (t *Table) faster(id board.ShipID, tp gauge.Template, by board.MoveKind, color catalog.Difficulty) gauge.Template {
	for n := t.unasked(FasterTemplates, &Moment{Ship: id, Move: MomentMove{By: by}, Difficulty: color}); n > 0; n-- {
		next := tp
		if next.Speed++; onHand(next) {
			tp = next
		}
	}
	return tp
}

// Boost makes a ship boost without the action (X20-BST-011) and reports whether
// it did.
func (t *Table) Boost(id board.ShipID) bool { return t.boost(id, Boosting{}) }

// BoostStraight is Boost with the straight template.
func (t *Table) BoostStraight(id board.ShipID) bool { return t.boost(id, Boosting{Way: "straight"}) }

func (t *Table) boost(id board.ShipID, b Boosting) bool {
	way, to := t.chooseBoost(id, b)
	t.payBoost(id, way)
	why, ok := t.boostTo(id, board.ByBoost, way.template, to)
	return t.moved(id, board.ByBoost, why, ok)
}

// payBoost pays for a template that an ability gives.
func (t *Table) payBoost(id board.ShipID, way boostWay) {
	if t.payMove(way.payer); way.red {
		t.GainTokens(id, board.Stress, 1)
	}
}

// boostAction is the same as an action, which an ability may keep from failing.
func (t *Table) boostAction(id board.ShipID, b Boosting) (came answer, why game.Phrase, ok bool) {
	way, to := t.chooseBoost(id, b)
	t.payBoost(id, way)
	came.red = way.red
	if t.boostsPartially(id, boostMove(way.template)) {
		return came, game.Phrase{}, true
	}
	why, ok = t.boostTo(id, board.ByBoost, way.template, to)
	came.through = t.flownThrough(id, to.Template)
	return came, why, ok
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
	m = Moment{When: WouldFailBoost, Ship: id, Other: went.Blocked,
		Move: MomentMove{Maneuver: catalog.Maneuver{Speed: move.Speed, Bearing: move.Bearing}}}
	return m, went, !went.Full && !went.Flees && len(t.metAt(id, gauge.Reposition{Final: went.Final, Template: went.Used})) == 0
}

// boostedPartially says of a boost that would fail what a card makes of it instead, and
// where the ship comes then.
func (t *Table) boostedPartially(id board.ShipID, o *game.Option, template gauge.Template) {
	m, went, fails := t.failingBoost(id, boostMove(template))
	if !fails {
		return
	}
	if len(t.triggered(&m)) > 0 {
		o.Text = game.Say("option.boost-partial", "template", board.TemplateCode(template), "ship", m.Other.Piece())
		o.Places = t.standing(id, Spot{Pose: went.Final, Template: went.Template})
	}
}

// BoostPartially moves the moment's ship as far as a partially executed maneuver of the
// same way. It is none: nothing follows from the ships that it touches.
func (t *Table) BoostPartially(m Moment) {
	move := m.Move.Maneuver.Move()
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
// Of an action that would fail the options say what a card makes of it.
func (t *Table) chooseBoost(id board.ShipID, b Boosting) (boostWay, Spot) {
	ways := t.boostWays(id, b)
	spots := t.boostSpots(id, ways, CrossingByCard)
	if t.rules.Edition.Reposition.Sure && allRefused(spots) {
		return ways[0], spots[0]
	}
	options := t.boostOptions(id, spots, ways, "")
	for i := range options {
		if b.Color != 0 && spots[i].Refusal != nil {
			t.boostedPartially(id, &options[i], ways[i].template)
		}
	}
	pick := t.askOne(t.Ship(id).Seat, ask.ChooseBoost, game.Say("prompt.choose-boost", "ship", id.Piece()),
		[]string{id.Piece()}, options)
	i := slices.IndexFunc(spots, func(s Spot) bool { return s.ID == pick })
	return ways[i], spots[i]
}

// boostOptions offers the places of a boost, those too where it would fail. Prefix
// begins their ids.
func (s *State) boostOptions(id board.ShipID, spots []Spot, ways []boostWay, prefix string) []game.Option {
	options := make([]game.Option, 0, len(spots))
	for i, spot := range spots {
		option := game.Option{ID: prefix + spot.ID, Text: s.boostText(ways[i]), Places: s.standing(id, spot)}
		switch {
		case s.rules.Edition.Reposition.Sure:
			option.Refusal = spot.Refusal
		case spot.Refusal != nil:
			option.Text.Key += "-fails"
		}
		options = append(options, option)
	}
	return options
}

// boostText says a template of a boost, and what gives it.
func (s *State) boostText(w boostWay) game.Phrase {
	template := board.TemplateCode(w.template)
	if w.payer == nil {
		return game.Say("option.boost", "template", template)
	}
	m := w.payer.Moment
	if w.red {
		return game.Say("option.boost-turn-red", "template", template, "card", m.Card)
	}
	return game.Say("option.boost-turn", "template", template, "card", m.Card, "cost", (&Table{State: s}).ability(*w.payer).Cost.id())
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
func (s *State) boostSpots(id board.ShipID, ways []boostWay, crossing Crossing) []Spot {
	spots := make([]Spot, 0, len(ways))
	for _, way := range ways {
		p := gauge.Boost(s.View.Ship(id).Base(), way.template)
		spots = append(spots, Spot{ID: way.id, Pose: p.Final, Template: p.Template,
			Refusal: s.againstSpot(id, p, crossing, boostRefusals)})
	}
	return spots
}

// boostMove is the move along a boost's template, for drawing.
func boostMove(t gauge.Template) gauge.Move {
	left, right := gauge.StraightAhead, gauge.StraightAhead
	switch t.Kind {
	case gauge.Bank:
		left, right = gauge.BankLeft, gauge.BankRight
	case gauge.Turn:
		left, right = gauge.TurnLeft, gauge.TurnRight
	}
	if t.Side == gauge.LeftSide {
		return gauge.Move{Bearing: left, Speed: t.Speed}
	}
	return gauge.Move{Bearing: right, Speed: t.Speed}
}

package xwing

import (
	"slices"
	"strings"

	"xwing/game"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
)

// TractorRules say what tractor tokens do (Tractor chapter).
type TractorRules struct {
	// Tokens make a ship tractored.
	Tokens BySize
	// OntoObstacles lets the ship be moved onto and across obstacles; else no card of it does, either. 2.5: no.
	OntoObstacles bool
	// AnyToken costs the ship a defense die, tractored or not. 2.5: only a tractored one.
	AnyToken bool
	// AnyPhase costs it the die in every phase, not in the Engagement Phase alone. 2.5: yes.
	AnyPhase bool
	// OnceARound lets the ship be moved only when it becomes tractored for the first time in a round. 2.5: yes.
	OnceARound bool
	// Agility takes 1 off the ship's agility for each token in the Engagement Phase, whatever its size, in place of a die. First edition: yes.
	Agility bool
	// TurnAfter lets the player of a ship that an opponent has moved turn it by 90 degrees for 1 stress. 2.5: yes.
	TurnAfter bool
}

// Tractored reports whether the ship holds enough tractor tokens for its size.
func (s *State) Tractored(id board.ShipID) bool {
	return s.tractoredBy(id, s.View.Ship(id).Has(board.Tractor))
}

func (s *State) tractoredBy(id board.ShipID, tokens int) bool {
	return tokens >= s.rules.Edition.Tractor.Tokens.Of(s.View.Ship(id).Size)
}

// draggedDown reports whether tractor tokens cost a defender a die (X20-TRC-007).
func (t *Table) draggedDown(id board.ShipID) bool {
	rules := &t.rules.Edition.Tractor
	return !rules.Agility && t.Ship(id).Has(board.Tractor) > 0 && (rules.AnyToken || t.Tractored(id)) &&
		(rules.AnyPhase || t.View.Phase == board.Engagement)
}

// slowedDown is how much of its agility the tractor tokens of a ship cost it.
func (t *Table) slowedDown(id board.ShipID) int {
	if !t.rules.Edition.Tractor.Agility || t.View.Phase != board.Engagement {
		return 0
	}
	return t.Ship(id).Has(board.Tractor)
}

// Tractor gives a ship tractor tokens by an effect of the seat's (Tractor
// chapter).
func (t *Table) Tractor(by game.Seat, id board.ShipID, n int) {
	t.GainTokensFrom(by, id, board.Tractor, n)
}

// tractorMove lets the player behind the effect by which a ship became tractored
// move it, or not (X20-TRC-003): by a barrel roll or a boost with the straight 1
// (X20-TRC-004, 005) or a faster one that the ship must move with (X20-MOV-001), onto obstacles too (X20-TRC-006), but neither onto a ship
// nor out of the play area (RULINGS 29).
func (t *Table) tractorMove(by game.Seat, id board.ShipID) {
	if t.Huge(id) { // X25-HUG-069
		return
	}
	if t.rules.Edition.Tractor.OnceARound {
		if slices.Contains(t.memory(id).Used, tractorMark) {
			return
		}
		t.memory(id).Used = append(t.memory(id).Used, tractorMark)
	}
	roll := t.tractorRoll()
	ahead := t.faster(id, straight(1), board.ByTractor, 0)
	boost := t.boostSpots(id, []boostWay{{id: "straight", template: ahead}}, roll.Crossing)[0]
	options := []game.Option{{ID: "boost-straight", Text: game.Say("option.boost", "template", board.TemplateCode(ahead)),
		Places: t.standing(id, boost), Refusal: boost.Refusal}}
	options = append(options, t.rollOptions(id, roll, "roll-", "option.barrel-roll-to")...)
	options = append(options, game.Option{ID: game.None, Text: game.Say("option.no-move")})
	pick := t.askOne(by, ask.ChooseTractorMove, game.Say("prompt.choose-tractor-move", "ship", id.Piece()), []string{id.Piece()}, options)
	if way, rolls := strings.CutPrefix(pick, "roll-"); rolls {
		t.rollTo(by, id, roll, way)
	} else if pick == "boost-straight" {
		t.boostTo(id, board.ByTractor, ahead, boost)
	}
	if pick != game.None && by != t.Ship(id).Seat && t.rules.Edition.Tractor.TurnAfter && !t.gone(id) {
		t.tractorTurn(id)
	}
}

// tractorMark is what is remembered of a ship that has become tractored, for the round.
const tractorMark = "round/tractored"

// tractorTurn lets the player of a ship that has been moved turn it by 90 degrees for a
// stress token.
func (t *Table) tractorTurn(id board.ShipID) {
	turns := [...]struct {
		id      string
		degrees float64
	}{{"left", 90}, {"right", -90}}
	var options []game.Option
	for _, turn := range turns {
		to := t.Ship(id).Pose.Turned(turn.degrees)
		options = append(options, game.Option{ID: turn.id, Text: game.Say("option.turn-" + turn.id), Places: t.standing(id, Spot{Pose: to})})
	}
	options = append(options, game.Option{ID: game.None, Text: game.Say("option.no-turn")})
	pick := t.askOne(t.Ship(id).Seat, ask.ChooseTractorTurn, game.Say("prompt.choose-tractor-turn", "ship", id.Piece()), []string{id.Piece()}, options)
	for _, turn := range turns {
		if turn.id == pick {
			t.GainTokens(id, board.Stress, 1)
			t.Pivot(id, turn.degrees)
		}
	}
}

// tractorRoll is how a tractored ship is rolled: over no obstacle, whatever its cards say, where the edition bars them
// (X25-TRC-004).
func (s *State) tractorRoll() Roll {
	crossing := CrossingNone
	if s.rules.Edition.Tractor.OntoObstacles {
		crossing = CrossingAll
	}
	return Roll{By: board.ByTractor, Template: straight(1), Crossing: crossing, Sure: true}
}

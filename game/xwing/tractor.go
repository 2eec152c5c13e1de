package xwing

import (
	"strings"

	"xwing/game"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
	"xwing/game/xwing/gauge"
)

// TractorRules say what tractor tokens do (Tractor chapter). In 2.5 a ship is moved
// once a round, and its player may turn it then: that is to come with it.
type TractorRules struct {
	// Tokens make a ship tractored.
	Tokens BySize
	// OntoObstacles lets the ship be moved onto and across obstacles. 2.5: no.
	OntoObstacles bool
	// AnyToken costs the ship a defense die, tractored or not. 2.5: only a tractored one.
	AnyToken bool
}

// Tractored reports whether the ship holds enough tractor tokens for its size.
func (s *State) Tractored(id board.ShipID) bool {
	return s.tractoredBy(id, s.View.Ship(id).Has(board.Tractor))
}

func (s *State) tractoredBy(id board.ShipID, tokens int) bool {
	return tokens >= s.rules.Edition.Tractor.Tokens.Of(s.View.Ship(id).Size)
}

// Tractor gives a ship tractor tokens by an effect of the seat's (Tractor
// chapter).
func (t *Table) Tractor(by game.Seat, id board.ShipID, n int) {
	t.GainTokensFrom(by, id, board.Tractor, n)
}

// tractorMove lets the player behind the effect by which a ship became tractored
// move it, or not (X20-TRC-003): by a barrel roll or a boost with the straight 1
// (X20-TRC-004, 005), onto obstacles too (X20-TRC-006), but neither onto a ship
// nor out of the play area (RULINGS 29).
func (t *Table) tractorMove(by game.Seat, id board.ShipID) {
	roll := t.tractorRoll()
	boost := t.boostSpots(id, []gauge.Template{straight(1)}, roll.Obstacles)[0]
	options := []game.Option{{ID: "boost-straight", Text: game.Say("option.boost", "template", board.TemplateCode(straight(1))),
		Places: t.standing(id, boost), Refusal: boost.Refusal}}
	options = append(options, t.rollOptions(id, roll, "roll-", "option.barrel-roll-to")...)
	options = append(options, game.Option{ID: game.None, Text: game.Say("option.no-move")})
	pick := t.askOne(by, ask.ChooseTractorMove, game.Say("prompt.choose-tractor-move", "ship", id.Piece()), []string{id.Piece()}, options)
	if way, rolls := strings.CutPrefix(pick, "roll-"); rolls {
		t.rollTo(id, roll, way)
	} else if pick == "boost-straight" {
		t.boostTo(id, board.ByTractor, straight(1), boost)
	}
}

// tractorRoll is how a tractored ship is rolled.
func (s *State) tractorRoll() Roll {
	return Roll{By: board.ByTractor, Template: straight(1), Obstacles: s.rules.Edition.Tractor.OntoObstacles, Sure: true}
}

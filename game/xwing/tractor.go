package xwing

import (
	"strings"

	"xwing/game"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
	"xwing/game/xwing/gauge"
)

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
	roll := tractorRoll()
	boost := t.boostSpots(id, []gauge.Template{straight(1)}, true)[0]
	options := []game.Option{{ID: "boost-straight", Text: game.Say("option.boost", "template", board.TemplateCode(straight(1))),
		Pose: &boost.Pose, Refusal: boost.Refusal}}
	options = append(options, t.rollOptions(id, roll, "roll-", "option.barrel-roll-to")...)
	options = append(options, game.Option{ID: "none", Text: game.Say("option.no-move")})
	pick := t.askOne(by, ask.ChooseTractorMove, game.Say("prompt.choose-tractor-move", "ship", id.Piece()), []string{id.Piece()}, options)
	if way, rolls := strings.CutPrefix(pick, "roll-"); rolls {
		t.rollTo(id, roll, way)
	} else if pick == "boost-straight" {
		t.boostTo(id, board.ByTractor, straight(1), boost)
	}
}

// tractorRoll is how a tractored ship is rolled.
func tractorRoll() Roll {
	return Roll{By: board.ByTractor, Template: straight(1), Obstacles: true, Sure: true}
}

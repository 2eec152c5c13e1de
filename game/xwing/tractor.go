package xwing

import (
	"xwing/game"
	"xwing/physics"
)

// Tractor gives a ship tractor tokens by an effect of the seat's (Tractor
// chapter).
func (t *Table) Tractor(by game.Seat, id ShipID, n int) { t.GainTokensFrom(by, id, Tractor, n) }

// tractorMove lets the player behind the effect by which a ship became tractored
// move it, or not (X20-TRC-003): by a barrel roll or a boost with the straight 1
// (X20-TRC-004, 005), onto obstacles too (X20-TRC-006), but neither onto a ship
// nor out of the play area (RULINGS 29).
func (t *Table) tractorMove(by game.Seat, id ShipID) {
	roll := tractorRoll()
	boost, left, right := t.PreviewTractor(id)
	var options []game.Option
	add := func(name string, text game.Phrase, spots []Spot) {
		o := game.Option{ID: name, Text: text}
		if allRefused(spots) {
			o.Refusal = spots[0].Refusal
		}
		options = append(options, o)
	}
	add("boost-straight", game.Say("option.boost", "template", TemplateCode(straight(1))), boost)
	add("roll-left", t.rollText(id, roll, physics.LeftSide, false), left)
	add("roll-right", t.rollText(id, roll, physics.RightSide, false), right)
	options = append(options, game.Option{ID: "none", Text: game.Say("option.no-move")})
	pick := t.askOne(by, "choose-tractor-move", game.Say("prompt.choose-tractor-move", "ship", id.Piece()), []string{id.Piece()}, options)
	switch pick {
	case "boost-straight":
		t.boostTo(id, ByTractor, straight(1), boost[0])
	case "roll-left":
		t.rollTo(id, roll, physics.LeftSide, by)
	case "roll-right":
		t.rollTo(id, roll, physics.RightSide, by)
	}
}

// tractorRoll is how a tractored ship is rolled.
func tractorRoll() Roll { return Roll{By: ByTractor, Template: straight(1), Obstacles: true} }

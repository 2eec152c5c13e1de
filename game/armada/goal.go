package armada

import (
	"strconv"

	"xwing/game"
	"xwing/game/armada/ask"
	"xwing/game/armada/board"
	"xwing/game/armada/catalog"
	"xwing/game/armada/gauge"
	"xwing/physics"
)

// Goal is the objective that is looked at: what objective cards do, beside the verbs of Table.
type Goal struct {
	t *Table
	m Moment
}

// Goal is the objective of a moment.
func (t *Table) Goal(m Moment) Goal { return Goal{t, m} }

// AddInMiddle lays a further obstacle in the middle of the play area, where nothing lies yet.
func (g Goal) AddInMiddle(card string) {
	t := g.t
	added := t.obstacles([]string{card})
	t.announce(board.ObstaclesChosen{Obstacles: added})
	at := physics.PoseAt(t.View.Field.Width/2, t.View.Field.Depth/2, 0)
	t.announce(board.ObstaclePlaced{Obstacle: added[0].ID, Pose: at})
}

// LayCorona lays the sign of the edge that a star shines over: of the left one, or of the right one.
func (g Goal) LayCorona(right bool) {
	t := g.t
	at := physics.PoseAt(0, t.View.Field.Depth/2, 0)
	if right {
		at = physics.PoseAt(t.View.Field.Width, t.View.Field.Depth/2, 0)
	}
	t.announce(board.MarkerPlaced{Marker: board.Marker{ID: board.MarkerID(len(t.View.Markers) + 1), Kind: board.Corona,
		Seat: game.NoSeat, Pose: at}})
}

// InArc reports whether a part of an outline is in the firing arc of a ship's hull zone.
func (g Goal) InArc(id board.ShipID, from gauge.Zone, outline physics.Shape) bool {
	_, in := g.t.gauged(id).TokenRange(from, &outline)
	return in
}

// SetCardTokens leaves so many objective tokens on the objective card.
func (g Goal) SetCardTokens(n int) { g.t.announce(board.CardTokensChanged{N: n}) }

// DiscardCommandOf has a seat choose a command token of a ship that is discarded; false if it has none.
func (g Goal) DiscardCommandOf(by game.Seat, id board.ShipID) bool {
	t := g.t
	tokens := t.Ship(id).Commands
	if len(tokens) == 0 {
		return false
	}
	var options []game.Option
	for _, c := range tokens {
		options = append(options, game.Option{ID: c.String(), Text: game.Say("option.command", "command", c.String())})
	}
	pick := t.askOne(by, ask.ChooseEffect, game.Say("prompt.choose-command", "card", g.m.Card), []string{id.Piece()}, options)
	t.announce(board.CommandTokenSpent{Ship: id, Command: commandOf(pick), Discarded: true})
	return true
}

// ChooseNumber has a seat choose a number from the least to the most.
func (g Goal) ChooseNumber(by game.Seat, least, most int) int {
	if least == most {
		return least
	}
	var options []game.Option
	for n := least; n <= most; n++ {
		options = append(options, game.Option{ID: strconv.Itoa(n), Text: game.Say("option.number", "n", strconv.Itoa(n))})
	}
	pick := g.t.askOne(by, ask.ChooseEffect, game.Say("prompt.how-many", "card", g.m.Card), nil, options)
	for n := least; n <= most; n++ {
		if strconv.Itoa(n) == pick {
			return n
		}
	}
	return least
}

// ChoosePiece has a seat choose one of several ships and squadrons, or none where that is allowed: "".
func (g Goal) ChoosePiece(by game.Seat, among []string, may bool) string {
	if len(among) == 0 {
		return ""
	}
	var options []game.Option
	for _, piece := range among {
		options = append(options, game.Option{ID: piece, Text: game.Say("option.ship", "ship", piece), Target: piece})
	}
	if may {
		options = append(options, game.Option{ID: "none", Text: game.Say("option.none")})
	}
	pick := g.t.askOne(by, ask.ChooseEffect, game.Say("prompt.piece-for", "card", g.m.Card), nil, options)
	if pick == "none" {
		return ""
	}
	return pick
}

// MayReady reports whether a ship can ready its own defense tokens (ARM-DCK-017).
func (g Goal) MayReady(id board.ShipID) bool {
	return g.t.forbidden(Regaining, Moment{Ship: id}) == nil
}

// PickToken has a seat choose one of several defense tokens, or none.
func (g Goal) PickToken(by game.Seat, tokens []Token) (Token, bool) {
	t := g.t
	options := append(t.offerTokens(tokens), game.Option{ID: "none", Text: game.Say("option.none")})
	pick := t.askOne(by, ask.ChooseToken, game.Say("prompt.choose-token", "card", g.m.Card), nil, options)
	for _, k := range tokens {
		if k.id() == pick {
			return k, true
		}
	}
	return Token{}, false
}

// Drift has a ship execute a maneuver at a speed which its dial, the navigate command and gravity rifts have no part in: straight
// ahead, or by its yaw values.
func (g Goal) Drift(id board.ShipID, speed int, straight bool) {
	t := g.t
	outer := t.maneuver
	m := &Maneuver{t: t, ship: id, extra: true, drifting: true, unturned: straight}
	t.maneuver = m
	m.determineCourse()
	m.execute(speed)
	t.maneuver = outer
}

// AskSpeed has a seat set the speed of a ship to 1 more or less, or leave it: not its owner's doing.
func (g Goal) AskSpeed(by game.Seat, id board.ShipID) {
	speed := (&Maneuver{t: g.t, ship: id}).askSpeedOf(by, 1)
	g.t.Own(g.m).ForceSpeed(id, speed)
}

// StackOnCard has a seat put so many command dials facedown on the objective card, in secret.
func (g Goal) StackOnCard(by game.Seat, n int) {
	t := g.t
	d := game.Decision{Kind: ask.StackDials, Seat: by, Private: true, Prompt: game.Say("prompt.stack-on-card", "card", g.m.Card),
		Shape: game.OneForEach}
	var options []game.Option
	for _, c := range catalog.Commands() {
		options = append(options, game.Option{ID: c.String(), Text: game.Say("option.command", "command", c.String())})
	}
	for i := range n {
		id := "card/" + string(rune('1'+i))
		d.Slots = append(d.Slots, game.Slot{ID: id, Text: game.Say("slot.card-dial", "n", string(rune('1'+i))), Options: options})
	}
	answer := t.ask(d)
	for _, slot := range d.Slots {
		for _, c := range catalog.Commands() {
			if c.String() == answer.Each[slot.ID] {
				t.Hidden.Card = append(t.Hidden.Card, c)
			}
		}
	}
	t.announce(board.CardDialsStacked{N: n})
}

// RevealOnCard turns the top one of these dials up.
func (g Goal) RevealOnCard() catalog.Command {
	t := g.t
	c := t.Hidden.Card[0]
	t.Hidden.Card = t.Hidden.Card[1:]
	t.Reveal()
	t.announce(board.CardDialRevealed{Command: c})
	return c
}

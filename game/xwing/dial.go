package xwing

import (
	"slices"
	"strconv"

	"xwing/game"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
)

// LookAtDial shows the facedown dial of a ship to the player of another, behind
// his curtain: the secret is in his private view alone. It returns what is on it, for a card that goes by that.
func (t *Table) LookAtDial(by, ship board.ShipID) catalog.Maneuver {
	seat := t.Ship(by).Seat
	t.Hidden.Looked[seat] = append(t.Hidden.Looked[seat], ship)
	t.Reveal()
	t.announce(board.DialLookedAt{Ship: ship, By: by})
	t.ask(game.Decision{Kind: ask.LookedAtDial, Seat: seat, Private: true, Shape: game.OneOf,
		Prompt: t.say("prompt.looked-at-dial", "ship", ship.Piece()), About: []string{ship.Piece()},
		Options: []game.Option{{ID: "seen", Text: game.Say("option.seen")}}})
	return t.Hidden.Dials[ship-1]
}

// GuessDial has the player of an ability guess aloud the bearing and speed on the dial of a ship and
// look at that, and reports whether they match; to which side is no part of a bearing. What is not on the dial cannot match.
func (t *Table) GuessDial(m Moment, ship board.ShipID) bool {
	dial := t.Dial(ship)
	var options []game.Option
	for _, d := range dial {
		options = append(options, t.maneuverOption("option.maneuver", d))
	}
	pick := t.askOne(t.Ship(m.Owner).Seat, ask.ChooseManeuver, t.say("prompt.guess-dial", "ship", ship.Piece(), "card", m.Card),
		[]string{ship.Piece()}, options)
	guess := dial[slices.IndexFunc(options, func(o game.Option) bool { return o.ID == pick })]
	t.announce(board.DialGuessed{Ship: ship, By: m.Owner, Maneuver: guess})
	if !t.Ship(ship).Dial.Revealed {
		t.LookAtDial(m.Owner, ship)
	}
	set := t.Hidden.Dials[ship-1]
	return set.Speed == guess.Speed && SameBearing(set.Bearing, guess.Bearing)
}

// GuessSpeed has the player of an ability name a speed, and reports whether it is that on the dial of a ship.
func (t *Table) GuessSpeed(m Moment, ship board.ShipID) bool {
	var options []game.Option
	for speed := range fastest + 1 {
		n := strconv.Itoa(speed)
		options = append(options, game.Option{ID: n, Text: game.Say("option.speed", "n", n)})
	}
	pick := t.askOne(t.Ship(m.Owner).Seat, ask.ChooseEither, t.say("prompt.guess-speed", "ship", ship.Piece(), "card", m.Card),
		[]string{ship.Piece()}, options)
	t.Reveal()
	return strconv.Itoa(t.Hidden.Dials[ship-1].Speed) == pick
}

// fastest is the highest speed on any dial.
const fastest = 5

package script

import (
	"encoding/json"
	"fmt"
	"slices"
	"strings"

	"xwing/game"
	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
)

// chance is what has come by chance in a game: the dice that were rolled, and the damage
// cards that were shown. It is the log of the game, whose check lines tell of dice.
type chance struct {
	rolled   [2][]string      // by board.Side
	shown    [board.Piles]int // how far down, in the order of a damage deck, a card has been shown
	picked   []string         // titles of cards that answers name
	shuffled bool             // the cards have another order since
}

// read takes in a line of the journal.
func (c *chance) read(line []byte) error {
	var l game.Line
	if err := json.Unmarshal(line, &l); err != nil {
		return err
	}
	if l.Check != nil {
		c.roll(l.Check.Chance)
	}
	return nil
}

// roll takes in outcomes of chance: "attack:hit,blank".
func (c *chance) roll(outcomes []string) {
	for _, o := range outcomes {
		what, faces, _ := strings.Cut(o, ":")
		if side := slices.Index(sides, what); side >= 0 {
			c.rolled[side] = append(c.rolled[side], strings.Split(faces, ",")...)
		}
	}
}

var sides = []string{"attack", "defense"}

// answered notes the cards that an answer names: nothing by chance.
func (c *chance) answered(a game.Choice) {
	for _, id := range a.Pick {
		if title, ok := catalog.DamageKind.Of(id); ok {
			c.picked = append(c.picked, title)
		}
	}
}

// see notes the card that an event shows, if one does.
func (c *chance) see(t *table, v *board.View, e game.Event) {
	var ship board.ShipID
	var card xwing.DamageCard
	switch e := e.(type) {
	case board.DamageDealt:
		ship, card = e.Ship, xwing.DamageCard{Card: e.Card, N: e.N}
	case board.DamageExposed:
		ship, card = e.Ship, xwing.DamageCard{Card: e.Card, N: e.N}
	case board.DrawnDiscarded:
		ship, card = e.Ship, xwing.DamageCard{Card: e.Card, N: e.N}
	case board.DamageDiscarded:
		ship, card = e.Ship, xwing.DamageCard{Card: e.Card, N: e.N}
	case board.DecksShuffled:
		c.shuffled = true
	}
	if card.Card == "" || c.shuffled || slices.Contains(c.picked, card.Card) {
		return
	}
	deck := v.Ship(ship).Pile()
	c.shown[deck] = max(c.shown[deck], slices.Index(t.order[deck], card)+1)
}

// unnamed is the lines that would name what has come by chance in the game; none if all is named.
func (t *table) unnamed(s *game.Session) (lines []string) {
	c := &t.chance
	c.roll(s.Outcomes())
	for side, rolled := range c.rolled {
		if n := len(t.Dice[side]); len(rolled) > n {
			lines = append(lines, fmt.Sprintf("dice %s %s", sides[side], strings.Join(rolled[n:], " ")))
		}
	}
	for deck, n := range c.shown {
		if have := t.laid[deck]; n > have {
			line := "deck " + board.Pile(deck).Seat().ID()
			for _, card := range t.order[deck][have:n] {
				line += " " + card.Card
			}
			lines = append(lines, line)
		}
	}
	return lines
}

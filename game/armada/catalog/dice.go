package catalog

import (
	"fmt"
	"strconv"
	"strings"

	"xwing/internal/facts"
)

// Color is the color of a die; it is the place in a [Dice].
type Color uint8

// The colors, in the order of how far their dice reach.
const (
	Red Color = iota
	Blue
	Black
)

var colorIDs = [...]string{"red", "blue", "black"}

// Colors lists the colors in their order.
func Colors() []Color { return []Color{Red, Blue, Black} }

func (c Color) String() string { return facts.EnumString(colorIDs[:], c) }

// Dice are so many dice of each color: an armament, a pool.
type Dice [3]int

// ParseDice reads "2 red 1 blue": each color at most once, in their order.
func ParseDice(s string) (Dice, error) {
	var d Dice
	words, from := strings.Fields(s), 0
	for i := 0; i < len(words); i += 2 {
		n, err := strconv.Atoi(words[i])
		color := -1
		for c := from; c < len(colorIDs) && i+1 < len(words); c++ {
			if words[i+1] == colorIDs[c] {
				color = c
			}
		}
		if err != nil || n < 1 || n > 99 || color < 0 {
			return Dice{}, fmt.Errorf(`dice %q: want them as in "2 red 1 blue 1 black"`, s)
		}
		d[color], from = n, color+1
	}
	return d, nil
}

// String writes the dice as ParseDice reads them, "" for none.
func (d Dice) String() string {
	var parts []string
	for c, n := range d {
		if n != 0 {
			parts = append(parts, strconv.Itoa(n)+" "+colorIDs[c])
		}
	}
	return strings.Join(parts, " ")
}

func (d Dice) MarshalText() ([]byte, error)  { return []byte(d.String()), nil }
func (d *Dice) UnmarshalText(t []byte) error { return facts.Unmarshal(t, d, ParseDice) }

// Total is how many dice there are.
func (d Dice) Total() int { return d[Red] + d[Blue] + d[Black] }

// Plus is the dice of both.
func (d Dice) Plus(e Dice) Dice { return Dice{d[Red] + e[Red], d[Blue] + e[Blue], d[Black] + e[Black]} }

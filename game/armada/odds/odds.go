// Package odds counts exactly what a pool of attack dice comes to: each result with how likely it is, after the rerolls of
// the attacker, his accuracy icons, and what the defender spends against the rest. It rolls nothing and knows no table.
package odds

import (
	"xwing/game/armada/catalog"
)

// Attack is a pool, and what its attacker does with it.
type Attack struct {
	Dice    catalog.Dice
	Crits   bool  // critical icons are damage: between ships, and of bombers
	Rerolls uint8 // dice rolled again one after the other: the worst one each time, unless none is worse than its color's mean
}

// Guard is what a defender spends: a token of each kind that is left to it after accuracy icons have locked the best ones.
type Guard struct {
	Tokens  [catalog.Scatter + 1]uint8 // how many of a kind
	Evades  uint8                      // how many dice an evade token is good for
	Cancels bool                       // and whether it cancels them: else they are rerolled
}

// Spread is what an attack comes to.
type Spread struct {
	Damage   []float64 // how likely each total is, from 0 on
	Critical float64   // how likely a critical effect is
}

// locked is the order in which accuracy icons lock tokens: what saves most comes first.
func locked() [6]catalog.DefenseToken {
	return [...]catalog.DefenseToken{catalog.Scatter, catalog.Brace, catalog.Evade, catalog.Redirect, catalog.Contain, catalog.Salvo}
}

// Lock is the guard when so many accuracy icons are spent on its tokens.
func (g Guard) Lock(n int) Guard {
	for _, kind := range locked() {
		least := min(n, int(g.Tokens[kind]))
		g.Tokens[kind] -= uint8(least)
		n -= least
	}
	return g
}

// side is a face of a color with how likely it is.
type side struct {
	color catalog.Color
	face  catalog.Face
	p     float64
}

// sideCount is how many different sides the three dice have.
const sideCount = 11

// sides are the different sides of the dice, color by color.
func sides() (all [sideCount]side) {
	n := 0
	for _, c := range catalog.Colors() {
		first := n
		for _, f := range catalog.Faces(c) {
			at := first
			for at < n && all[at].face != f {
				at++
			}
			if at == n {
				all[n] = side{color: c, face: f}
				n++
			}
			all[at].p += 1.0 / 8
		}
	}
	return all
}

// Damage is what a face counts.
func Damage(f catalog.Face, crits bool) int {
	if crits {
		return f.Hits() + f.Crits()
	}
	return f.Hits()
}

// Mean is what a die of a color counts on average.
func Mean(c catalog.Color, crits bool) float64 {
	sum := 0
	for _, f := range catalog.Faces(c) {
		sum += Damage(f, crits)
	}
	return float64(sum) / 8
}

// Gain is what a face counts beyond the mean of its color: less than 0 of what is worth a reroll.
func Gain(c catalog.Color, f catalog.Face, crits bool) float64 {
	return float64(Damage(f, crits)) - Mean(c, crits)
}

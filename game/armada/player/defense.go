package player

import (
	"strconv"
	"strings"

	"xwing/game"
	"xwing/game/armada/board"
	"xwing/game/armada/catalog"
	"xwing/game/armada/gauge"
	"xwing/game/armada/odds"
)

// number is the number of an id behind its colon.
func number(id string) int {
	_, tail, _ := strings.Cut(id, ":")
	n, _ := strconv.Atoi(tail)
	return n
}

// damage is what the pool of the attack under way comes to, if braced what is left of it.
func (l *look) damage() (n int) {
	a := l.view.Attack
	for _, d := range a.Dice {
		n += odds.Damage(d.Face, l.crits())
	}
	tokens := l.view.TokensOf(a.Defender)
	for _, i := range a.Spent {
		if i < len(tokens) && tokens[i].Kind == catalog.Brace {
			n = (n + 1) / 2
			break
		}
	}
	return n
}

// saves is how much damage a token keeps from the defender of the attack under way.
func (l *look) saves(kind catalog.DefenseToken) float64 {
	a, damage := l.view.Attack, l.damage()
	c := l.craft(board.ShipOf(a.Defender))
	switch kind {
	case catalog.Scatter:
		return float64(damage)
	case catalog.Brace:
		return float64(damage / 2)
	case catalog.Evade:
		best := 0.0
		for _, d := range a.Dice {
			if l.cancels() {
				best = max(best, float64(odds.Damage(d.Face, l.crits())))
			} else {
				best = max(best, odds.Gain(d.Color, d.Face, l.crits()))
			}
		}
		return best
	case catalog.Redirect:
		if c == nil {
			return 0
		}
		return float64(min(max(0, damage-c.Shields[a.At]), c.beside(a.At))) * 0.8
	case catalog.Contain:
		if c == nil || damage <= c.Shields[a.At] || !l.showsCrit() {
			return 0
		}
		return 1.2
	case catalog.Salvo:
		if a.Attacker != "" && (a.Kind == board.NormalAttack || a.Kind == board.SnipeAttack) {
			return 1.5
		}
	}
	return 0
}

// cancels reports whether an evade token cancels a die of the attack under way.
func (l *look) cancels() bool {
	a := l.view.Attack
	return board.ShipOf(a.Attacker) != 0 && board.ShipOf(a.Defender) != 0 && a.Range >= gauge.LongRange
}

// showsCrit reports whether the pool shows a critical icon that may take effect.
func (l *look) showsCrit() bool {
	for _, d := range l.view.Attack.Dice {
		if d.Face.Crits() > 0 && l.crits() {
			return true
		}
	}
	return false
}

// token judges the tokens that may be spent: what saves much, and rather one that is readied; one that is exhausted only to
// save more, or a ship.
func (l *look) token(o *game.Option) float64 {
	a := l.view.Attack
	switch {
	case a == nil || o.ID == game.Done:
		return 0
	case o.ID == "dodge":
		best := 0.0
		for _, d := range a.Dice {
			best = max(best, odds.Gain(d.Color, d.Face, l.crits()))
		}
		return best - 0.1
	case strings.Contains(o.ID, "/"): // of a card
		return float64(l.damage())/2 - 0.9
	}
	tokens, i := l.view.TokensOf(a.Defender), number(o.ID)
	if i >= len(tokens) {
		return 0
	}
	costs := 0.6
	if tokens[i].State == board.Exhausted {
		costs = 1.7
	}
	return l.saves(tokens[i].Kind)*l.pressing() - costs
}

// pressing is how much more a point of damage counts than a token, the nearer the defender's end is.
func (l *look) pressing() float64 {
	a := l.view.Attack
	damage := l.damage()
	if w := l.wing(board.SquadronOf(a.Defender)); w != nil {
		if damage >= w.Hull {
			return 2
		}
		return 1
	}
	c := l.craft(board.ShipOf(a.Defender))
	switch {
	case c == nil:
		return 1
	case damage >= c.Shields[a.At]+c.Hull-c.Damage():
		return 4
	case l.Rounds() > 0 && l.view.Round >= l.Rounds():
		return 2 // nothing is left to keep tokens for
	}
	return 1
}

// evaded judges the dice that an evade token, or dodge, has canceled or rerolled.
func (l *look) evaded(d *game.Decision) func(o *game.Option) float64 {
	cancel := strings.Contains(d.Prompt.Key, "cancel")
	return func(o *game.Option) float64 {
		a, i := l.view.Attack, number(o.ID)
		switch {
		case o.ID == game.None:
			return 0.9 // a die more costs the token
		case a == nil || i >= len(a.Dice):
			return 0
		case cancel:
			crit := 0.0
			if a.Dice[i].Face.Crits() > 0 {
				crit = 0.1
			}
			return float64(odds.Damage(a.Dice[i].Face, l.crits())) + crit
		}
		return l.gain(o.ID)
	}
}

// redirected judges how much of the damage the other zone takes: what would reach the hull, and no more.
func (l *look) redirected(o *game.Option) float64 {
	a := l.view.Attack
	c := l.craft(board.ShipOf(l.about))
	if a == nil || c == nil {
		return 0
	}
	n, _ := strconv.Atoi(o.ID)
	beyond := max(0, a.Damage-c.Shields[a.At])
	return -abs(float64(n - beyond))
}

package player

import (
	"xwing/game"
	"xwing/game/armada/board"
	"xwing/game/armada/catalog"
	"xwing/game/armada/odds"
)

// card is what it is worth to use a card in Resolve Attack Effects: what turns dice to accuracy or spends good ones is left
// where the dice are better as they are.
func (l *look) card(o *game.Option) float64 {
	a := l.view.Attack
	worst, sum := 0.0, 0.0
	for _, d := range a.Dice {
		gain := odds.Gain(d.Color, d.Face, l.crits())
		worst, sum = min(worst, gain), sum+gain
	}
	switch o.Text.Key {
	case "option.ability.all-dice":
		return -sum - 0.5
	case "option.ability.bad-dice":
		return -worst - 0.3
	case "option.ability.accuracy":
		return l.braced() - 1.2
	}
	switch o.Text.Arg("card") {
	case "upgrade/dual-turbolaser-turrets":
		if a.Kind == board.SalvoAttack {
			return -1
		}
	case "upgrade/flechette-torpedoes":
		if w := l.wing(board.SquadronOf(a.Defender)); w != nil && l.damage() >= w.Hull {
			return -1
		}
	}
	return 5
}

// braced is how much damage the defender of the attack under way can still brace.
func (l *look) braced() float64 {
	for i, t := range l.view.TokensOf(l.view.Attack.Defender) {
		if t.Kind == catalog.Brace && t.State == board.Ready {
			return l.lock(i)
		}
	}
	return 0
}

// victim judges a ship, squadron or station that a card befalls: rather the enemy's, and of the own ones the least.
func (l *look) victim(o *game.Option) float64 {
	if c := l.craft(board.ShipOf(o.ID)); c != nil {
		return sided(c.Seat == l.seat, c.each)
	}
	if w := l.wing(board.SquadronOf(o.ID)); w != nil {
		return sided(w.Seat == l.seat, w.each)
	}
	return 0
}

// sided is a worth that is the player's own, or the other's.
func sided(own bool, worth float64) float64 {
	if own {
		return -worth
	}
	return worth
}

// taken judges the colors of which a die is taken away: as its attacker loses least, or else most.
func (l *look) taken(d *game.Decision) func(o *game.Option) float64 {
	attacker, own := "", false
	if a := l.view.Attack; a != nil {
		attacker = a.Attacker
	}
	if c := l.craft(board.ShipOf(attacker)); c != nil {
		own = c.Seat == d.Seat
	} else if w := l.wing(board.SquadronOf(attacker)); w != nil {
		own = w.Seat == d.Seat
	}
	return func(o *game.Option) float64 { return sided(own, odds.Mean(colorOf(o.ID), true)) }
}

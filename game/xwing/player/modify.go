package player

import (
	"slices"
	"strings"

	"xwing/game"
	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
)

// pool is what the dice of a side show that may be modified now.
type pool struct {
	blanks, focused, good int
	again                 int // that the ship would rather see rolled again, and that can be
}

// pool counts the dice of a side; those of an enemy the ship would like to see worse.
func (l *look) pool(side board.Side) pool {
	var p pool
	a := l.view.Attack
	theirs := l.enemyDice(side)
	for _, d := range a.Dice[side] {
		if d.Gone {
			continue
		}
		switch {
		case d.Face == board.Blank:
			p.blanks++
		case d.Face == board.FocusResult:
			p.focused++
		default:
			p.good++
		}
		if !d.Rerolled && l.wasted(d.Face.String()) != theirs {
			p.again++
		}
	}
	return p
}

// enemyDice reports whether the dice of a side are an enemy's.
func (l *look) enemyDice(side board.Side) bool {
	roller := l.view.Attack.Attacker
	if side == board.DefenseDice {
		roller = l.view.Attack.Defender
	}
	s := l.view.Ship(roller)
	return s != nil && l.view.Opposed(s.Seat, l.seat)
}

// modification judges the ways to modify dice: spend a token when it changes
// more than nothing, defense only as far as it is needed.
func (l *look) modification(side board.Side) func(o *game.Option) float64 {
	return func(o *game.Option) float64 {
		a := l.view.Attack
		if o.ID == game.Done {
			return 0
		}
		if a == nil {
			return 1
		}
		hits, dice := l.pool(board.AttackDice).good, l.pool(side)
		if side == board.DefenseDice && a.Attacker != l.about && hits <= dice.good {
			return -1 // safe already: keep the tokens
		}
		switch kind, _, _ := strings.Cut(o.ID, "@"); kind { // its own, or lent
		case board.Focus.String(), board.Calculate.String(), board.ForceCharges:
			return float64(dice.focused)
		case board.Evade.String(), xwing.ByGasCloud:
			return float64(min(dice.blanks+dice.focused, 2))
		case catalog.Lock.String():
			if o.Text.Key == xwing.LockAlone {
				return -1
			}
			return float64(dice.again) - 0.5
		}
		if !l.advised(o.ID) || dice.again == 0 && l.rerolls(o.ID, side) {
			return -1 // what is good would have to be rolled again
		}
		return 0.7 // a card: use it
	}
}

// rerolls reports whether all that a card does to the dice of a side is to reroll them.
func (l *look) rerolls(card string, side board.Side) bool {
	when := [...]xwing.Timing{board.AttackDice: xwing.ModifyingAttackDice, board.DefenseDice: xwing.ModifyingDefenseDice}[side]
	c := l.Rules().Cards.Card(card)
	if c == nil {
		return false
	}
	rerolls := false
	for i := range c.Abilities {
		if a := &c.Abilities[i]; a.When == when {
			if !a.Rerolls {
				return false
			}
			rerolls = true
		}
	}
	return rerolls
}

// dice picks which dice to reroll: the ones that do nothing, and results that
// only a token would help when there is none; of an enemy's the others.
func (p *Sensible) dice(l *look, d game.Decision) (game.Choice, error) {
	c := game.Choice{Seat: d.Seat, Kind: d.Kind}
	theirs := l.view.Attack != nil && l.enemyDice(l.modified())
	var bad, rest []string
	for i := range d.Options {
		o := &d.Options[i]
		if !o.Legal() {
			continue
		}
		if l.wasted(o.Text.Arg("face")) != theirs {
			bad = append(bad, o.ID)
		} else {
			rest = append(rest, o.ID)
		}
	}
	picks := append(bad, rest...)
	n := min(max(len(bad), d.Min), d.Max)
	if n > len(picks) {
		return game.Sample(&p.src, d)
	}
	for _, o := range d.Options {
		if slices.Contains(picks[:n], o.ID) {
			c.Pick = append(c.Pick, o.ID)
		}
	}
	return c, nil
}

// modified is the side whose dice are modified in this step of the attack.
func (l *look) modified() board.Side {
	if l.view.Attack.Step == board.ModifyAttackDice {
		return board.AttackDice
	}
	return board.DefenseDice
}

// wasted reports whether a face is of no use to the acting ship.
func (l *look) wasted(face string) bool {
	me := l.view.Ship(l.about)
	spends := me != nil && (me.Has(board.Focus) > 0 || me.Has(board.Calculate) > 0 || me.Force.Active > 0)
	return face == board.Blank.String() || face == board.FocusResult.String() && !spends
}

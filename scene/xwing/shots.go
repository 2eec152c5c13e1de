package xwing

import (
	"fmt"
	"math"
	"strconv"
	"strings"

	"xwing/game"
	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/gauge"
)

// shotOf reads an answer as an attack.
func (p *play) shotOf(d game.Decision, o *game.Option) (attacker board.ShipID, weapon board.Weapon, target board.ShipID, ok bool) {
	if len(d.About) == 0 {
		return 0, weapon, 0, false
	}
	id, rest, found := strings.Cut(o.ID, ">")
	if !found {
		return 0, weapon, 0, false
	}
	piece, _, _ := strings.Cut(rest, "+")
	piece, _, _ = strings.Cut(piece, "/") // the turret arc
	attacker, target = board.ShipOf(d.About[0]), board.ShipOf(piece)
	if attacker == 0 || target == 0 {
		return 0, weapon, 0, false
	}
	weapon, ok = p.state().Weapon(attacker, id)
	return attacker, weapon, target, ok
}

// whyNoShot says why there is no line to a target: it is too far away in the arc, or in no arc of the weapon.
func whyNoShot(a *desk, p *xwing.AttackPreview) string {
	switch {
	case !math.IsInf(p.Distance, 0):
		return a.Say("shot-too-far", "mm", fmt.Sprintf("%.0f", p.Distance))
	case p.Apart >= gauge.Beyond:
		return a.Say("shot-out-of-arc-far")
	}
	return a.Say("shot-out-of-arc", "n", strconv.Itoa(int(p.Apart)))
}

// shotWords says what an attack would be: weapon and range, both numbers of dice
// and what they are made of, what obstructs.
func (p *play) shotWords(a *desk, attacker board.ShipID, w board.Weapon, target board.ShipID) string {
	seen := p.state().PreviewAttack(attacker, w.ID, target)
	if !seen.InArc {
		return ""
	}
	says := []string{a.Say("weapon-range", "weapon", w.ID, "n", strconv.Itoa(int(seen.Range))),
		a.Say("shot-attack", "n", strconv.Itoa(seen.AttackDice), "why", p.partsInWords(seen.AttackWhy)),
		a.Say("shot-defense", "n", strconv.Itoa(seen.DefenseDice), "why", p.partsInWords(seen.DefenseWhy))}
	for _, o := range seen.Obstructed {
		says = append(says, a.Say("shot-obstructed", "obstacle", o.Piece()))
	}
	for _, s := range seen.Through {
		says = append(says, a.Say("shot-through", "ship", s.Piece()))
	}
	if n := len(seen.Lines); n > 1 {
		says = append(says, a.Say("shot-lines", "n", strconv.Itoa(n)))
	}
	return strings.Join(says, "\n")
}

// partsInWords is "attack value 3, range +1".
func (p *play) partsInWords(parts []xwing.DicePart) string {
	var says []string
	for i, part := range parts {
		n := fmt.Sprintf("%+d", part.N)
		if i == 0 {
			n = strconv.Itoa(part.N)
		}
		says = append(says, p.words.Say(part.Why)+" "+n)
	}
	return strings.Join(says, ", ")
}

// bestShot is which of the attacks promises most: the dice of the attacker less
// those of the defender, then the weapon that needs no charge.
func (p *play) bestShot(d game.Decision, options []*game.Option) *game.Option {
	best, most := options[0], -1<<30
	for _, o := range options {
		attacker, w, target, ok := p.shotOf(d, o)
		if !ok {
			continue
		}
		seen := p.state().PreviewAttack(attacker, w.ID, target)
		if worth := 2*(seen.AttackDice-seen.DefenseDice) + seen.AttackDice; worth > most {
			best, most = o, worth
		}
	}
	return best
}

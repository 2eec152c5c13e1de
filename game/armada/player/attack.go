package player

import (
	"slices"
	"strings"

	"xwing/game"
	"xwing/game/armada/board"
	"xwing/game/armada/catalog"
	"xwing/game/armada/gauge"
	"xwing/game/armada/odds"
)

// attacks judges attacks by the points that they take on average, counted exactly. A hull zone that attacks squadrons goes on
// to all of them.
func (l *look) attacks(d *game.Decision) func(o *game.Option) float64 {
	flak := map[string]float64{}
	if board.ShipOf(l.about) != 0 {
		for i := range d.Options {
			from, target, _ := strings.Cut(d.Options[i].ID, ">")
			if board.SquadronOf(target) != 0 && d.Options[i].Legal() {
				flak[from] += l.attack(&d.Options[i])
			}
		}
	}
	return func(o *game.Option) float64 {
		if o.ID == game.None && board.SquadronOf(l.about) != 0 {
			return -1000 // it is for the attack that it was activated: it would be asked again what it does
		}
		worth := l.attack(o)
		from, target, _ := strings.Cut(o.ID, ">")
		if board.SquadronOf(target) != 0 && flak[from] > 0 {
			return float64(0.9*flak[from]) + float64(0.1*worth)
		}
		return worth
	}
}

// attack is what an attack on offer takes on average.
func (l *look) attack(o *game.Option) float64 {
	_, target, ok := strings.Cut(o.ID, ">")
	if !ok {
		return 0
	}
	dice, err := catalog.ParseDice(o.Text.Arg("dice"))
	if err != nil {
		return 0
	}
	if strings.HasSuffix(o.Text.Key, "obstructed") {
		dice = without(dice)
	}
	piece, at, _ := cut(target)
	if w := l.wing(board.SquadronOf(piece)); w != nil {
		return l.onSquadron(w, odds.Attack{Dice: dice})
	}
	c := l.craft(board.ShipOf(piece))
	if c == nil {
		return l.atToken(piece, dice)
	}
	var zone gauge.Zone
	if zone.UnmarshalText([]byte(at)) != nil {
		return 0
	}
	return l.onShip(c, zone, odds.Attack{Dice: dice, Crits: l.critical()}, o.Text.Arg("range"))
}

// critical reports whether the critical icons of the acting piece are damage at ships.
func (l *look) critical() bool {
	w := l.wing(board.SquadronOf(l.about))
	return w == nil || w.card.Value(catalog.Bomber) > 0
}

// onSquadron is what an attack on a squadron takes on average.
func (l *look) onSquadron(w *wing, a odds.Attack) float64 {
	s := l.odds.of(a, guardOf(w.Tokens, false, 1))
	return float64(w.each*s.Beyond(0, w.Hull)) + float64(2*s.AtLeast(w.Hull))
}

// onShip is what an attack on a hull zone takes on average: shields count half, the hull whole, and the end of the ship more.
func (l *look) onShip(c *craft, zone gauge.Zone, a odds.Attack, r string) float64 {
	attacker, evades := l.craft(board.ShipOf(l.about)), uint8(1)
	if attacker != nil && attacker.Size > c.Size {
		evades++
	}
	far := attacker != nil && (r == gauge.LongRange.String() || r == gauge.ExtremeRange.String())
	guard := guardOf(c.Tokens, far, evades)
	if c.Speed == 0 {
		guard = odds.Guard{}
	}
	s := l.odds.of(a, guard)
	shields, hull := c.Shields[zone], c.Hull-c.Damage()
	if guard.Tokens[catalog.Redirect] > 0 {
		shields += c.beside(zone)
	}
	taken := s.Beyond(shields, hull)
	worth := float64(c.each * (taken + 0.5*(s.Mean()-s.Beyond(shields, 99))))
	return worth + float64(0.3*c.cost*s.AtLeast(shields+hull)) + float64(0.5*c.each*s.Critical*min(1, taken))
}

// beside is the shields of the better zone beside one.
func (c *craft) beside(zone gauge.Zone) (most int) {
	for z := gauge.Front; z <= gauge.Zone(c.hull.Zones); z++ {
		if gauge.Adjacent(zone, z, c.hull.Zones) {
			most = max(most, c.Shields[z])
		}
	}
	return most
}

// guardOf is what tokens guard against.
func guardOf(tokens []board.DefenseToken, far bool, evades uint8) (g odds.Guard) {
	for _, t := range tokens {
		if t.State != board.Discarded {
			g.Tokens[t.Kind]++
			g.Evades, g.Cancels = evades, far
		}
	}
	return g
}

// without is a pool without the die that matters least.
func without(d catalog.Dice) catalog.Dice {
	for _, c := range [3]catalog.Color{catalog.Red, catalog.Blue, catalog.Black} {
		if d[c] > 0 {
			d[c]--
			return d
		}
	}
	return d
}

// removed judges the dice that an obstruction takes away.
func removed(o *game.Option) float64 {
	return -odds.Mean(colorOf(o.ID), true)
}

// colorOf is the color of an id.
func colorOf(id string) catalog.Color {
	for _, c := range catalog.Colors() {
		if c.String() == id {
			return c
		}
	}
	return 0
}

// crits reports whether critical icons count in the attack under way.
func (l *look) crits() bool {
	a := l.view.Attack
	if a == nil || board.SquadronOf(a.Defender) != 0 {
		return false
	}
	w := l.wing(board.SquadronOf(a.Attacker))
	return w == nil || w.card.Value(catalog.Bomber) > 0
}

// effect judges attack effects: dice are added first, then bad ones rerolled, then tokens locked.
func (l *look) effect(o *game.Option) float64 {
	a := l.view.Attack
	if a == nil {
		return 0
	}
	worst := 0.0
	for _, d := range a.Dice {
		worst = min(worst, odds.Gain(d.Color, d.Face, l.crits()))
	}
	head, tail, _ := cut(o.ID)
	switch {
	case o.ID == game.Done:
		return 0
	case o.ID == "assault":
		return l.assault()
	case o.ID == "ai":
		return 9
	case head == catalog.ConcentrateFire.String():
		switch {
		case tail == "dial":
			return 8
		case worst < -0.5:
			return 7 // a token, or both
		}
		return -1
	case o.ID == "adept", o.ID == "swarm":
		return -worst * 4
	case strings.HasPrefix(o.ID, "lock:"):
		return l.lock(number(o.ID))
	}
	if dear(o) {
		return -worst*4 - 1
	}
	return l.card(o)
}

// assault is what it is worth to spend a hit icon on a raid token: where the defender has yet to act, and will brace the damage
// down to as much either way, or no shield falls for it.
func (l *look) assault() float64 {
	a := l.view.Attack
	c, damage := l.craft(board.ShipOf(a.Defender)), l.damage()
	if c == nil || c.Activated || len(c.Raided) > 0 || damage >= c.Shields[a.At]+c.Hull-c.Damage() {
		return -1
	}
	for i, t := range c.Tokens {
		free := t.State == board.Ready && !slices.Contains(a.Locked, i) && c.Speed > 0
		if t.Kind == catalog.Brace && free && damage > 1 && damage%2 == 0 {
			return 1
		}
	}
	return -0.5
}

// lock is what it is worth to spend an accuracy icon on a token of the defender.
func (l *look) lock(i int) float64 {
	a := l.view.Attack
	tokens := l.view.TokensOf(a.Defender)
	if i >= len(tokens) || l.stuck(a.Defender) {
		return 0
	}
	return l.saves(tokens[i].Kind)
}

// stuck reports whether a ship cannot spend tokens for want of speed.
func (l *look) stuck(piece string) bool {
	c := l.craft(board.ShipOf(piece))
	return c != nil && c.Speed == 0
}

// dice judges dice of the pool, or colors of dice to come, by what is asked.
func (l *look) dice(d *game.Decision) func(o *game.Option) float64 {
	return func(o *game.Option) float64 {
		switch d.Prompt.Key {
		case "prompt.replace-die":
			if from, to, ok := strings.Cut(o.ID, ">"); ok {
				return l.replaced(from, to)
			}
			return 0
		case "prompt.add-die":
			return odds.Mean(colorOf(o.ID), l.crits())
		case "prompt.choose-face":
			var f catalog.Face
			if f.UnmarshalText([]byte(o.ID)) != nil {
				return 0
			}
			return float64(odds.Damage(f, l.crits()))
		case "prompt.raid":
			return [...]float64{0, 1, 0.5, 1.5, 2}[commandOf(o.ID)]
		}
		switch {
		case o.ID == game.None:
			return 0
		case d.Prompt.Key == "prompt.dodge-dice":
			return l.gain(o.ID)
		}
		return -l.gain(o.ID)
	}
}

// gain is what a die of the attack under way counts beyond the mean of its color.
func (l *look) gain(id string) float64 {
	a, i := l.view.Attack, number(id)
	if a == nil || i >= len(a.Dice) {
		return 0
	}
	return odds.Gain(a.Dice[i].Color, a.Dice[i].Face, l.crits())
}

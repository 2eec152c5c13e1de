package player

import (
	"strings"

	"xwing/game"
	"xwing/game/xwing/board"
)

// eithers is what the things are worth between which cards have a player choose;
// what is not named is worth as much as anything.
var eithers = map[string]float64{
	"strain": 6, "deplete": 5, "expose": 4, "suffer-hit": 3, "hit": 3, "crit": 2,
	"strip-shield": 5, "cancel-crit": 5, "cancel-hit": 3, "decloak": 5, "discard-cloak": 3,
	"add-results": 6, "turn-crit": 6, "recover-force": 5, "force": 5, "take-focus": 5, "take-evade": 3,
}

// either judges one thing that a card may do; what is to be suffered is judged by
// the ship that suffers it.
func (l *look) either(o *game.Option) float64 {
	if s := l.view.Ship(l.about); o.ID == "defend" && s != nil && s.Shields.Active == 0 {
		return 2 // with a bare hull one hit is the lesser evil
	}
	if pose, ok := o.Pose(); ok && strings.HasPrefix(o.ID, "pivot-") {
		view := l.stance(l.view.Ship(l.about))
		return view.at(pose)
	}
	if by, known := map[string]int{"faster": 1, "slower": -1}[o.ID]; known {
		return l.atSpeed(by)
	}
	if weak, known := map[string]bool{"deplete-focus": true, "disarm-evade": false}[o.ID]; known {
		return l.forGreen(board.ShipOf(o.Target), weak)
	}
	if worth, known := eithers[o.ID]; known {
		return worth
	}
	return 4
}

// forGreen judges a green token that costs a die of a ship's next attack (weak) or
// all its attacks of the round: who cannot attack gives that gladly, who can wants a
// focus token in which it has none.
func (l *look) forGreen(id board.ShipID, weak bool) float64 {
	if id == 0 {
		id = l.about
	}
	me, shoots := l.view.Ship(id), l.shoots(id)
	switch {
	case me == nil, me.Disarmed():
		return 0
	case weak && shoots && me.Green() == 0, !weak && !shoots:
		return 10
	}
	return 0
}

// result judges a result to be named for a ship's roll: in an attack the best for a
// friend, for an enemy a blank; a roll of no attack is mostly for damage.
func (l *look) result(of board.ShipID) func(o *game.Option) float64 {
	want := []board.Face{board.Blank}
	s := l.view.Ship(of)
	if s != nil && !l.view.Opposed(s.Seat, l.seat) == (l.inAttack(board.RollAttackDice) || l.inAttack(board.RollDefenseDice)) {
		want = []board.Face{board.Crit, board.EvadeResult}
	}
	return func(o *game.Option) float64 {
		for _, f := range want {
			if o.ID == f.String() {
				return 10
			}
		}
		return 0
	}
}

// inAttack reports whether an attack is under way in a step.
func (l *look) inAttack(step board.AttackStep) bool {
	return l.view.Attack != nil && l.view.Attack.Step == step
}

// ship judges the ships that a card may be used on. What is offered for enemies is
// meant for them; what it needs to attack a ship gives away if it cannot. A lock that would
// cost another is not worth an answer: two who answer each other would go on without end.
func (l *look) ship(d *game.Decision) func(o *game.Option) float64 {
	xws := xwsOf(d.Prompt.Arg("card"))
	keeps := disarming[xws] && l.canShoot() || xws == "ursawren" && len(l.view.Ship(l.about).Locks) > 1
	return func(o *game.Option) float64 {
		s := l.view.Ship(board.ShipOf(o.Target))
		switch {
		case s == nil:
		case sacrificing[xws]:
			return 10 * float64(3-2*l.left(s.ID)) // who would go down anyway
		case keeps:
			return -10
		case l.convoyed(s) && !l.view.Opposed(s.Seat, l.seat):
			return l.loads(o)
		case l.view.Opposed(s.Seat, l.seat):
			return 100 + l.target(o)
		}
		return 0
	}
}

// disarming are the cards by which a ship gives away what it needs to attack: a token
// or the attack itself.
var disarming = map[string]bool{"kylekatarn": true, "dfs311": true, "dfs311-siegeofcoruscant": true, "dfs311-siegeofcoruscant-lsl": true, "l4er5": true, "foremanproach": true}

// all picks everything that may be picked.
func all(d game.Decision) game.Choice {
	c := game.Choice{Seat: d.Seat, Kind: d.Kind}
	for _, o := range d.Options {
		if o.Legal() && len(c.Pick) < d.Max {
			c.Pick = append(c.Pick, o.ID)
		}
	}
	return c
}

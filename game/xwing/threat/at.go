package threat

import (
	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/gauge"
	"xwing/physics"
)

// Shot is the attack of most dice that a ship could make at another.
type Shot struct {
	Ship  board.ShipID
	Dice  int
	Place Place // from where
}

// At returns which ships could attack a ship that ends at a pose, each with its most dice as the rules count them, cards
// and tokens included: the ships that could not are left out. Ask once all is counted.
func (c *Count) At(id board.ShipID, pose physics.Pose) (shots []Shot, dice int) {
	target := c.state.View.Ship(id)
	back := c.moved(target, pose)
	for i := range c.foes {
		if best := c.best(&c.foes[i], target); best.Dice > 0 {
			shots = append(shots, best)
			dice += best.Dice
		}
	}
	back()
	return shots, dice
}

// best is the attack of most dice that a foe could make at a ship where that stands.
func (c *Count) best(f *Foe, target *board.Ship) Shot {
	attacker, best := c.state.View.Ship(f.Ship), Shot{Ship: f.Ship}
	for i := range f.Places {
		back := c.moved(attacker, f.Places[i].Pose)
		for k := range f.Guns {
			if n := c.dice(f, &f.Places[i], &f.Guns[k], target); n > best.Dice {
				best.Dice, best.Place = n, f.Places[i]
			}
		}
		back()
	}
	return best
}

// moved moves a ship, with its other section, and returns what puts it back.
func (c *Count) moved(s *board.Ship, to physics.Pose) (back func()) {
	was, other := s.Pose, s
	if s.Joined != 0 {
		other = c.state.View.Ship(s.Joined)
	}
	s.Pose, other.Pose = to, to
	return func() { s.Pose, other.Pose = was, was }
}

// dice is how many attack dice a weapon of a foe would roll at a ship from a place where it stands; 0 where it does not reach.
func (c *Count) dice(f *Foe, at *Place, gun *xwing.Barrel, target *board.Ship) int {
	line := gauge.AttackRange(f.base(at), c.state.Rules().Edition.Arcs, gun.Arc, target.Base()).By(gauge.LongRuler)
	if gun.Arc != gauge.Bullseye && !line.InArc { // in the bullseye a card may say that a ship is, which is not
		return 0
	}
	p := c.state.PreviewAttack(f.Ship, gun.Weapon.ID, target.ID)
	if !p.InArc || int(p.Range) >= len(gun.Dice) || gun.Dice[p.Range] == 0 {
		return 0
	}
	return p.AttackDice
}

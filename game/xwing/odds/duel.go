package odds

import (
	"fmt"
	"slices"

	"xwing/game"
	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/gauge"
	"xwing/physics"
)

// Fighter is a ship of a Duel.
type Fighter struct {
	Pilot    string
	Upgrades []string
	Tokens   []board.Token
	Lock     bool // it has a lock on the other
}

// Attack is one that can be counted.
type Attack struct {
	Table *xwing.State
	Shot  xwing.Shot
}

// Duel lists the attacks that one ship could make on another, alone on a table: one with each weapon that reaches. The defender
// stands nose to the attacker, in the middle of a range band, where the weapon's arc is.
func Duel(rules *xwing.Rules, attacker, defender Fighter, at gauge.Range) (all []Attack, err error) {
	for _, side := range [...]bearing{{gauge.Front, 0}, {gauge.Rear, 180}, {gauge.Left, 90}, {gauge.Right, -90}} {
		s, err := stand(rules, attacker, defender, side, at)
		if err != nil {
			return nil, fmt.Errorf("a duel of %s and %s: %w", attacker.Pilot, defender.Pilot, err)
		}
		for _, shot := range s.Shots(1) {
			known := slices.ContainsFunc(all, func(a Attack) bool { return a.Shot.Weapon.ID == shot.Weapon.ID })
			if shot.Option.Legal() && !known {
				all = append(all, Attack{s, shot})
			}
		}
	}
	return all, nil
}

// bearing is an arc, and where its middle lies in degrees counterclockwise from where a ship heads.
type bearing struct {
	arc gauge.Arc
	at  float64
}

// stand puts the ships of a Duel on a table, the defender in an arc of the attacker, to which its turret points.
func stand(rules *xwing.Rules, attacker, defender Fighter, side bearing, at gauge.Range) (*xwing.State, error) {
	const middle = 457.0
	ship := func(seat game.Seat, f Fighter, pose physics.Pose) xwing.ScenarioShip {
		tokens := map[board.Token]int{}
		for _, k := range f.Tokens {
			tokens[k]++
		}
		return xwing.ScenarioShip{Seat: seat, Pilot: f.Pilot, Upgrades: f.Upgrades, Pose: pose, Tokens: tokens}
	}
	from := physics.PoseAt(middle, middle, 0)
	s, err := xwing.NewScenario(rules, xwing.Scenario{Phase: board.Engagement, First: game.Red, Ships: []xwing.ScenarioShip{
		ship(game.Red, attacker, from), ship(game.Blue, defender, from)}})
	if err != nil {
		return nil, err
	}
	one, other := s.View.Ship(1), s.View.Ship(2)
	apart := one.Size.Fore() + other.Size.Fore() + 100*float64(at) - 50
	to := from.Turned(side.at).Frame().Out(physics.Vec{Y: apart})
	other.Pose = physics.PoseAt(to.X, to.Y, side.at+180)
	s.PointTurret(one.ID, side.arc)
	s.PointTurret(other.ID, gauge.Front)
	if attacker.Lock {
		one.Locks = []string{other.ID.Piece()}
	}
	if defender.Lock {
		other.Locks = []string{one.ID.Piece()}
	}
	return s, nil
}

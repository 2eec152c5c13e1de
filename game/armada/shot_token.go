package armada

import (
	"xwing/game"
	"xwing/game/armada/board"
	"xwing/game/armada/catalog"
	"xwing/game/armada/gauge"
	"xwing/game/armada/rule"
	"xwing/physics"
)

// judgeToken measures an attack from a ship's hull zone on a token, whose line of sight goes to a point of it: by the armament of
// a zone, or one against squadrons.
func (s *State) judgeToken(v *sights, id board.ShipID, from gauge.Zone, defender string, token physics.Shape, to physics.Vec,
	armament catalog.Dice, zone gauge.Zone) (Shot, *game.Refusal) {
	shot := Shot{Kind: board.NormalAttack, Attacker: id.Piece(), From: from, Defender: defender}
	attacker := s.gauged(id)
	gap, ok := attacker.TokenRange(from, &token)
	if !ok {
		return shot, refuse(rule.OutOfArc, "out-of-arc", "ship", id.Piece(), "defender", defender)
	}
	shot.Range, shot.Line = gauge.RangeOf(gap.Distance), gap.Line()
	shot.Sight = physics.Segment{A: attacker.Target(from), B: to}
	return s.clearSight(v, shot, s.atRange(armament, zone, &shot))
}

// DiceOn is how many battery dice the hull zones of a ship could gather together in attacks on a token that is no ship: one
// fewer of each zone whose attack is obstructed, which keeps none from measuring.
func (t *Table) DiceOn(id board.ShipID, token physics.Shape) (n int) {
	v := t.sights()
	lo, hi := token.Bounds()
	for _, z := range t.Zones(id) {
		shot, no := t.judgeToken(&v, id, z, "", token, lo.Lerp(hi, 0.5), t.battery(id, z), z)
		obstructed := !shot.Obstructed.None()
		shot.Obstructed = gauge.Obstruction{} // what forbids obstructed attacks takes no dice from the zone (ARM-DCK-046)
		if no != nil || t.forbidden(DeclaringTarget, Moment{Ship: id, Shot: &shot}) != nil {
			continue
		}
		if n += shot.Dice.Total(); obstructed {
			n--
		}
	}
	return n
}

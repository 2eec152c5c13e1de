package armada

import (
	"slices"

	"xwing/game"
	"xwing/game/armada/board"
	"xwing/game/armada/catalog"
	"xwing/game/armada/gauge"
	"xwing/game/armada/rule"
	"xwing/physics"
)

// slack in mm is what a measured line may miss a band's end by.
const slack = physics.Slack

// Shot is an attack that could be declared: who, from where, whom, where, and what is measured for it.
type Shot struct {
	Kind       board.AttackKind
	Attacker   string
	By         string     // the card that attacks, where no piece does
	From       gauge.Zone // 0 of a squadron
	Defender   string
	At         gauge.Zone // 0 of a squadron
	Range      gauge.Range
	Line       physics.Segment // by which the range goes
	Sight      physics.Segment // the line of sight
	Obstructed gauge.Obstruction
	Obscured   bool         // a card has the attack be obstructed
	Chaff      bool         // a chaff token lies on the defending hull zone: the attack is obstructed
	Dice       catalog.Dice // that can be gathered
	Chain      int          // of a ship's attack: the how manieth target of it
	Recolored  string       // the card by which anti-squadron dice are replaced for it
}

// who is what attacks: a piece, or a card.
func (s *Shot) who() string {
	if s.Attacker == "" {
		return s.By
	}
	return s.Attacker
}

// IsObstructed reports whether the attack is obstructed, by whatever.
func (s *Shot) IsObstructed() bool { return s.Obscured || s.Chaff || !s.Obstructed.None() }

// sights are the bases and obstacles among which lines of sight are traced, and where each ship is among them.
type sights struct {
	table *gauge.Table
	ships map[board.ShipID]int
	rocks []board.ObstacleID
	dust  uint64 // which of the obstacles are dust fields
}

// sights works out what stands on the table.
func (s *State) sights() sights {
	v := sights{ships: map[board.ShipID]int{}}
	var bases []gauge.Base
	var outlines []physics.Shape
	for _, id := range s.onTable(game.NoSeat) {
		v.ships[id] = len(bases)
		bases = append(bases, s.View.Ship(id).Base())
	}
	for i := range s.View.Obstacles {
		o := &s.View.Obstacles[i]
		if !o.Placed || o.Gone || s.transparent(o.ID) {
			continue
		}
		if o.Kind == catalog.DustField {
			v.dust |= 1 << len(outlines)
		}
		v.rocks, outlines = append(v.rocks, o.ID), append(outlines, o.Shape())
	}
	v.table = gauge.NewTable(bases, outlines)
	return v
}

// obstructs is what obstructs a line of sight between two pieces.
func (v *sights) obstructs(line physics.Segment, a, b string) gauge.Obstruction {
	return v.table.Obstructs(line, v.index(a), v.index(b))
}

func (v *sights) index(piece string) int {
	if i, ok := v.ships[board.ShipOf(piece)]; ok {
		return i
	}
	return -1
}

// throughDust reports whether a line crosses a dust field where neither of the two ships covers it (ARM-OBT-008, -010, -012).
func (v *sights) throughDust(line physics.Segment, a, b string) bool {
	if v.dust == 0 {
		return false
	}
	own := &gauge.Table{Obstacles: v.table.Obstacles}
	for _, i := range [2]int{v.index(a), v.index(b)} {
		if i >= 0 {
			own.Bases = append(own.Bases, v.table.Bases[i])
		}
	}
	every := make([]int, len(own.Bases))
	for i := range every {
		every[i] = i
	}
	return own.Obstructs(line, every...).Obstacles&v.dust != 0
}

// JudgeShip measures an attack from a ship's hull zone on a hull zone of another ship, or says why it cannot be
// (ARM-ATK-004, -005, ARM-RNG-012, ARM-LOS-004, ARM-OBT-008).
func (s *State) JudgeShip(id board.ShipID, from gauge.Zone, defender board.ShipID, at gauge.Zone) (Shot, *game.Refusal) {
	v := s.sights()
	return s.judgeShip(&v, id, from, defender, at)
}

func (s *State) judgeShip(v *sights, id board.ShipID, from gauge.Zone, defender board.ShipID, at gauge.Zone) (Shot, *game.Refusal) {
	shot := Shot{Kind: board.NormalAttack, Attacker: id.Piece(), From: from, Defender: defender.Piece(), At: at}
	attacker, target := s.gauged(id), s.gauged(defender)
	gap, ok := attacker.HullRange(from, target, at)
	if !ok {
		return shot, refuse(rule.OutOfArc, "out-of-arc", "ship", id.Piece(), "defender", defender.Piece())
	}
	shot.Range, shot.Line = gauge.RangeOf(gap.Distance), gap.Line()
	if shot.Range == gauge.ExtremeRange {
		return shot, refuse(rule.OutOfRange, "out-of-range", "ship", id.Piece(), "defender", defender.Piece())
	}
	if shot.Line, ok = target.FreeLine(gap, at); !ok {
		return shot, refuse(rule.RangeThroughOtherZone, "range-through-zone", "defender", defender.Piece())
	}
	shot.Sight = physics.Segment{A: attacker.Target(from), B: target.Target(at)}
	if _, crosses := target.OtherZone(shot.Sight, at); crosses {
		return shot, refuse(rule.SightThroughOtherZone, "sight-through-zone", "defender", defender.Piece())
	}
	return s.clearSight(v, shot, s.atRange(s.battery(id, from), from, &shot))
}

// judgeSquadron is JudgeShip of a ship's attack on a squadron.
func (s *State) judgeSquadron(v *sights, id board.ShipID, from gauge.Zone, defender board.SquadronID,
	armament catalog.Dice) (Shot, *game.Refusal) {
	shot := Shot{Kind: board.NormalAttack, Attacker: id.Piece(), From: from, Defender: defender.Piece()}
	attacker, pose := s.gauged(id), s.View.Squadron(defender).Pose
	gap, ok := attacker.SquadronRange(from, pose)
	if !ok {
		return shot, refuse(rule.OutOfArc, "out-of-arc", "ship", id.Piece(), "defender", defender.Piece())
	}
	shot.Range, shot.Line = gauge.RangeOf(gap.Distance), gap.Line()
	shot.Sight = physics.Segment{A: attacker.Target(from), B: pose.Point()}
	return s.clearSight(v, shot, s.atRange(armament, 0, &shot))
}

// clearSight adds to a shot what obstructs it and its dice.
func (s *State) clearSight(v *sights, shot Shot, dice catalog.Dice) (Shot, *game.Refusal) {
	if board.ShipOf(shot.Attacker) != 0 && v.throughDust(shot.Sight, shot.Attacker, shot.Defender) {
		return shot, refuse(rule.DustField, "dust-field", "defender", shot.Defender)
	}
	s.obstruct(v, &shot)
	if shot.Dice = dice; dice.Total() == 0 {
		return shot, refuse(rule.NoDice, "no-dice", "piece", shot.Attacker)
	}
	return shot, nil
}

// shipShots are all attacks that a ship can declare from its hull zones that have not attacked.
func (t *Table) shipShots(id board.ShipID) (shots []Shot) {
	v := t.sights()
	for _, z := range t.shipCard(id).Zones() {
		zone := t.zoneShots(&v, id, z)
		if slices.Contains(t.Deeds(id).Fired, z) {
			zone = slices.DeleteFunc(zone, func(s Shot) bool {
				return t.sum(RepeatingZone, Moment{Ship: id, Shot: &s}) == 0
			})
		}
		shots = append(shots, zone...)
	}
	return shots
}

// zoneShots are the attacks from one hull zone on enemy ships and squadrons.
func (t *Table) zoneShots(v *sights, id board.ShipID, z gauge.Zone) (shots []Shot) {
	enemy := board.Across(t.Ship(id).Seat)
	for _, d := range t.onTable(enemy) {
		for _, at := range t.shipCard(d).Zones() {
			if shot, no := t.judgeShip(v, id, z, d, at); no == nil &&
				t.forbidden(DeclaringTarget, Moment{Ship: id, Shot: &shot}) == nil {
				shots = append(shots, shot)
			}
		}
	}
	flak := t.Flak(id)
	return slices.Concat(shots, t.squadronShots(v, id, z, flak, nil), mineShots(t, v, id, z, flak), t.stationShots(v, id, z))
}

// squadronShots are the attacks from one hull zone, by an anti-squadron armament, on enemy squadrons but those attacked before
// (ARM-ATK-033).
func (t *Table) squadronShots(v *sights, id board.ShipID, z gauge.Zone, flak catalog.Dice, but []string) (shots []Shot) {
	for _, q := range t.squadronsOnTable(board.Across(t.Ship(id).Seat)) {
		if contains(but, q.Piece()) {
			continue
		}
		shots = append(shots, flakShots(t, id, q.Piece(), flak, func(dice catalog.Dice) (Shot, *game.Refusal) {
			return t.judgeSquadron(v, id, z, q, dice)
		})...)
	}
	return shots
}

func contains(list []string, s string) bool {
	for _, x := range list {
		if x == s {
			return true
		}
	}
	return false
}

// id names a shot among options: "front>ship:3/left", ">squadron:2".
func (s *Shot) id() string {
	id := ""
	if s.From != 0 {
		id = s.From.String()
	}
	id += ">" + s.Defender
	if s.At != 0 {
		id += "/" + s.At.String()
	}
	return id
}

// target names zone and target of a shot: "front>ship:3".
func (s *Shot) target() string { return s.From.String() + ">" + s.Defender }

// key names a shot among options: id, and a card that gives it other dice.
func (s *Shot) key() string {
	if s.Recolored != "" {
		return s.id() + "/" + s.Recolored
	}
	return s.id()
}

// option offers a shot.
func (s *Shot) option() game.Option {
	key := "option.attack"
	switch {
	case s.Recolored != "" && s.IsObstructed():
		key += ".recolored-obstructed"
	case s.Recolored != "":
		key += ".recolored"
	case s.IsObstructed():
		key += ".obstructed"
	}
	return game.Option{ID: s.key(), Target: s.Defender, Text: game.Say(key, "card", s.Recolored, "from", s.From.String(), "defender",
		s.Defender,
		"at", s.At.String(), "range", s.Range.String(), "dice", s.Dice.String())}
}

// shipGap is how far a squadron's base is from a ship's base, in mm.
func (s *State) shipGap(id board.ShipID, squadron physics.Pose) float64 {
	return physics.Distance(s.View.Ship(id).Base().Shape(), gauge.Squadron(squadron)).Distance
}

// obstruct adds to a shot what obstructs it, unless a card says that nothing can.
func (s *State) obstruct(v *sights, shot *Shot) {
	shot.Obstructed = v.obstructs(shot.Sight, shot.Attacker, shot.Defender)
	t := &Table{State: s}
	m := Moment{Ship: board.ShipOf(shot.Attacker), Squadron: board.SquadronOf(shot.Attacker), Shot: shot}
	shot.Chaff, shot.Obscured = s.chaffed(shot.Defender, shot.At), shot.Obscured || t.sum(Obscured, m) > 0
	if shot.IsObstructed() && t.forbidden(Obstructing, m) != nil {
		shot.Obstructed, shot.Chaff, shot.Obscured = gauge.Obstruction{}, false, false
	}
}

// transparent reports whether an obstacle obstructs nothing.
func (s *State) transparent(id board.ObstacleID) bool {
	t := &Table{State: s}
	return t.forbidden(Obstructing, Moment{Obstacle: id}) != nil
}

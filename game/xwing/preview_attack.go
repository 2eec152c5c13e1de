package xwing

import (
	"slices"

	"xwing/game"
	"xwing/physics"
)

// AttackPreview is what an attack would be, before anybody decides: computed by
// the functions that the attack itself uses.
type AttackPreview struct {
	Refusal     *game.Refusal // why it is not legal; nil if it is
	InArc       bool
	Range       physics.Range
	Distance    float64
	Lines       []physics.BandLine // the range lines to choose from; Through indexes Obstacles
	Obstacles   []ObstacleID       // the obstacles in play
	Obstructed  []ObstacleID       // those on the first line
	AttackDice  int
	DefenseDice int
	Through     []ShipID   // other ships on the first line
	AttackWhy   []DicePart // what the numbers of dice are made of
	DefenseWhy  []DicePart
}

// PreviewAttack returns what an attack by a ship with one of its weapons against
// another would be, if it began now. It changes nothing.
func (s *State) PreviewAttack(attacker ShipID, weapon string, defender ShipID) AttackPreview {
	w, ok := s.Weapon(attacker, weapon)
	if !ok || attacker == defender || s.View.Ship(attacker).Where != InPlay || s.View.Ship(defender).Where != InPlay {
		return AttackPreview{Refusal: refuse("X20-ATK-004", "refusal.no-weapon"), Range: physics.BeyondRange3}
	}
	copied := *s // the view's slices are only read
	t := &Table{State: &copied}
	way := shot{weapon: w, defender: defender, line: s.measure(attacker, w, defender)}
	p := AttackPreview{InArc: way.line.InArc, Range: way.line.Range, Distance: way.line.Distance,
		Obstacles: s.View.obstacles()}
	if t.friendly(attacker, defender) {
		p.Refusal = refuse("X20-ATK-031", "refusal.friendly", "ship", defender.Piece())
	} else {
		p.Refusal = t.against(attacker, way, AttackTerms{})
		if !t.meets(attacker, w, defender) && slices.ContainsFunc(t.waived(attacker, way, AttackTerms{}), legalShot) {
			p.Refusal = nil
		}
	}
	if !p.InArc {
		return p
	}
	t, p.Lines = s.declared(attacker, way)
	a := t.View.Attack
	p.Obstructed, p.Through = a.Obstructed, a.Through
	p.AttackWhy, p.DefenseWhy = t.attackParts(), t.defenseParts()
	p.AttackDice, p.DefenseDice = diceOf(p.AttackWhy), diceOf(p.DefenseWhy)
	return p
}

// declared returns a table at which the attack is under way, no dice rolled yet, and
// the range lines to choose from; the attack has the first.
func (s *State) declared(attacker ShipID, way shot) (*Table, []physics.BandLine) {
	copied := *s // the view's slices are only read
	lines := s.rangeLines(way.line)
	copied.View.Attack = &Attack{Attacker: attacker, Defender: way.defender, Weapon: way.weapon, Range: way.line.Range,
		Line: lines[0].Line, Obstructed: s.obstaclesAt(lines[0].Through),
		Through: s.shipsOn(lines[0].Line, attacker, way.defender)}
	return &Table{State: &copied}, lines
}

// PreviewDice returns how many dice both sides would roll in an attack by a ship
// with one of its weapons against another, legal or not: those of PreviewAttack.
func (s *State) PreviewDice(attacker ShipID, weapon string, defender ShipID) (attack, defense int) {
	w, ok := s.Weapon(attacker, weapon)
	if !ok || attacker == defender || s.View.Ship(attacker).Where != InPlay || s.View.Ship(defender).Where != InPlay {
		return 0, 0
	}
	line := s.measure(attacker, w, defender)
	if !line.InArc {
		return 0, 0
	}
	t, _ := s.declared(attacker, shot{weapon: w, defender: defender, line: line})
	return diceOf(t.attackParts()), diceOf(t.defenseParts())
}

// legalShot reports whether nothing forbids the shot.
func legalShot(s shot) bool { return s.refusal == nil }

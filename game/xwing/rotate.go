package xwing

import (
	"slices"

	"xwing/game"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
	"xwing/game/xwing/gauge"
	"xwing/game/xwing/rule"
)

// standardArcs are the four standard arcs by option id.
var standardArcs = [...]struct {
	id  string
	arc gauge.Arc
}{{"front", gauge.Front}, {"left", gauge.Left}, {"right", gauge.Right}, {"rear", gauge.Rear}}

// againstRotate refuses the action to a ship without a turret arc indicator.
func (t *Table) againstRotate(id board.ShipID) *game.Refusal {
	if len(t.Ship(id).Turret) == 0 {
		return t.Refuse(rule.TurretRotation, "refusal.no-turret")
	}
	return nil
}

// Rotate turns a ship's turret arc indicator, as the action does or an ability
// (Rotate chapter, X20-ROT-003): a single one to another standard arc, a double
// one to the two arcs that it was not selecting.
func (t *Table) Rotate(id board.ShipID) {
	s := t.Ship(id)
	if len(s.Turret) == 0 {
		return
	}
	var arcs []gauge.Arc
	if s.Double {
		for _, a := range standardArcs {
			if !slices.Contains(s.Turret, a.arc) {
				arcs = append(arcs, a.arc)
			}
		}
	} else {
		arcs = []gauge.Arc{t.chooseTurretArc(id)}
	}
	t.announce(board.TurretRotated{Ship: id, Arcs: arcs})
}

// againstArc returns what keeps a single turret indicator from pointing to an arc.
func (t *Table) againstArc(id board.ShipID, arc string) *game.Refusal {
	return t.forbidden(RotatingTurret, Moment{Ship: id, Action: arc})
}

// chooseTurretArc asks where a single turret indicator is to point; it may not
// stay put (X20-ROT-001).
func (t *Table) chooseTurretArc(id board.ShipID) gauge.Arc {
	s := t.Ship(id)
	var options []game.Option
	for _, a := range standardArcs {
		o := game.Option{ID: a.id, Text: game.Say("option.arc-" + a.id)}
		if slices.Contains(s.Turret, a.arc) {
			o.Refusal = t.Refuse(rule.TurretRotation, "refusal.already-there")
		} else {
			o.Refusal = t.againstArc(id, a.id)
		}
		options = append(options, o)
	}
	pick := t.askOne(s.Seat, ask.ChooseTurretArc, game.Say("prompt.choose-turret-arc", "ship", id.Piece()),
		[]string{id.Piece()}, options)
	for _, a := range standardArcs {
		if a.id == pick {
			return a.arc
		}
	}
	return s.Turret[0]
}

// RotateToward turns a ship's single turret arc indicator to a standard arc that another ship
// is in, as its player picks where there are two.
func (t *Table) RotateToward(id, other board.ShipID) {
	var arcs []gauge.Arc
	var options []game.Option
	for _, a := range standardArcs {
		if t.InArc(id, other, a.arc) && t.againstArc(id, a.id) == nil {
			arcs = append(arcs, a.arc)
			options = append(options, game.Option{ID: a.id, Text: game.Say("option.arc-" + a.id)})
		}
	}
	if len(arcs) > 1 {
		pick := t.askOne(t.Ship(id).Seat, ask.ChooseTurretArc, game.Say("prompt.choose-turret-arc", "ship", id.Piece()), []string{id.Piece()}, options)
		i := slices.IndexFunc(options, func(o game.Option) bool { return o.ID == pick })
		arcs = arcs[i : i+1]
	}
	if len(arcs) > 0 {
		t.announce(board.TurretRotated{Ship: id, Arcs: arcs})
	}
}

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
// one to the two arcs that it was not selecting. Of two it turns one or both (X25-HUG-073).
func (t *Table) Rotate(id board.ShipID) {
	all := t.indicators(id)
	turned := false
	for n, i := range all {
		stays := turned || n < len(all)-1 // it may stay as it is
		if arcs := t.chooseTurretArc(id, i, stays); arcs != nil {
			turned = true
			t.turn(id, i, arcs)
		}
	}
}

// againstArc returns what keeps a single turret indicator, or a reinforce token, from pointing to an arc.
func (t *Table) againstArc(id board.ShipID, arc string) *game.Refusal {
	return t.forbidden(PointingTo, &Moment{Ship: id, Action: arc})
}

// chooseTurretArc asks where an indicator is to point; it may not stay put (X20-ROT-001) unless that is said: then it
// returns nil. What leaves no choice is not asked.
func (t *Table) chooseTurretArc(id board.ShipID, i indicator, stays bool) []gauge.Arc {
	s := t.Ship(id)
	now := i.selects(s)
	var options []game.Option
	var arcs [][]gauge.Arc
	for _, setting := range turretSettings(i.double) {
		o := game.Option{ID: arcsID(setting), Text: game.Say("option.arc-" + arcsID(setting))}
		switch {
		case !slices.Contains(now, setting[0]):
			if !i.double {
				o.Refusal = t.againstArc(id, o.ID)
			}
		case i.double:
			continue
		default:
			o.Refusal = t.Refuse(rule.TurretRotation, "refusal.already-there")
		}
		options, arcs = append(options, o), append(arcs, setting)
	}
	if stays {
		options = append(options, game.Option{ID: game.None, Text: game.Say("option.turret-stays")})
	} else if i.double {
		return arcs[0]
	}
	pick := t.askOne(s.Seat, ask.ChooseTurretArc, t.turretPrompt(id, i), []string{id.Piece()}, options)
	at := slices.IndexFunc(options, func(o game.Option) bool { return o.ID == pick })
	switch {
	case pick == game.None:
		return nil
	case at < 0:
		return now
	}
	return arcs[at]
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

package board

import (
	"strconv"

	"xwing/game"
	"xwing/game/xwing/gauge"
	"xwing/physics"
)

// MoveKind is what made a ship move.
type MoveKind string

// The kinds of move.
const (
	ByManeuver   MoveKind = "maneuver"
	ByBarrelRoll MoveKind = "barrelroll"
	ByBoost      MoveKind = "boost"
	ByDecloak    MoveKind = "decloak"
	BySLAM       MoveKind = "slam"
	ByTractor    MoveKind = "tractor"
	ByPivot      MoveKind = "pivot"
	ByFormation  MoveKind = "formation" // a wingmate is put back behind its leader
)

// ShipMoved moves a ship by a template.
type ShipMoved struct {
	Ship     ShipID
	By       MoveKind
	Move     gauge.Move  // the template used, for drawing
	Side     gauge.Side  // of a barrel roll
	Curve    gauge.Curve // of its template
	From, To physics.Pose
	Full     bool
	Touched  ShipID // partial: the ship it ends up touching
	Blocked  ShipID // partial: the ship that blocked the final place
}

// Change puts the ship where it has come to.
func (e ShipMoved) Change(v *View) {
	if e.To != e.From && e.By != ByPivot && len(v.Touching) > 0 { // a turn on the spot ends no contact (X10-TCH-003)
		v.untouch(e.Ship)
	}
	v.Ship(e.Ship).Pose = e.To
	v.takeAlong(e.Ship)
}

// Phrase tells full moves, bumps and moves that went nowhere apart, and of moves that
// are no maneuvers the way.
func (e ShipMoved) Phrase(*View) game.Phrase {
	values := []string{"ship", e.Ship.Piece(), "by", string(e.By)}
	switch {
	case e.By == ByPivot:
		return tell(e, ".reposition", values...)
	case e.By == ByFormation:
		return tell(e, ".formation", values...)
	case e.By != ByManeuver && e.By != BySLAM && e.Side != gauge.NoSide:
		return e.rolled(values)
	case e.By != ByManeuver && e.By != BySLAM:
		template, _ := e.Move.Template()
		return tell(e, ".boost", append(values, "template", TemplateCode(template))...)
	case e.Touched != 0:
		return tell(e, ".partial", append(values, "touched", e.Touched.Piece())...)
	case !e.Full:
		return tell(e, ".short", values...)
	}
	if e.Move.With != 0 {
		template, _ := e.Move.Template()
		return tell(e, ".template", append(values, "template", TemplateCode(template))...)
	}
	return tell(e, "", values...)
}

func (e ShipMoved) effect() ShipID { return e.Ship }

// rolled tells a barrel roll, whatever it was made for: side, place and template.
func (e ShipMoved) rolled(values []string) game.Phrase {
	place := [...]string{"back", "middle", "front"}[e.Move.Slide+1]
	values = append(values, "towards", SideID(e.Side), "place", place)
	if e.Curve == gauge.Uncurved {
		template := gauge.Template{Kind: gauge.Straight, Speed: e.Move.Speed}
		return tell(e, ".roll", append(values, "template", TemplateCode(template))...)
	}
	curve := map[gauge.Curve]string{gauge.Forward: "front", gauge.Backwards: "back"}[e.Curve]
	return tell(e, ".roll.bank", append(values, "speed", strconv.Itoa(e.Move.Speed), "curve", curve)...)
}

// MoveFailed tells that a ship stays where it is, which was to decloak, or to boost
// or roll without an action.
type MoveFailed struct {
	Ship ShipID
	By   MoveKind
	Why  game.Phrase
}

// Change changes nothing.
func (e MoveFailed) Change(*View) {}

// Phrase says of what move, and why.
func (e MoveFailed) Phrase(*View) game.Phrase {
	return tell(e, "", "ship", e.Ship.Piece(), "by", string(e.By)).With("why", e.Why)
}

// ShipFled says that a ship has left the play area.
type ShipFled struct{ Ship ShipID }

// Change marks it; it is removed by an event of its own.
func (e ShipFled) Change(v *View) { v.Ship(e.Ship).Fled = true }

// Phrase says which ship it was.
func (e ShipFled) Phrase(*View) game.Phrase { return tell(e, "", "ship", e.Ship.Piece()) }

// ShipDestroyed says that a ship is destroyed, and removed when its moment comes.
type ShipDestroyed struct{ Ship ShipID }

// Change marks it.
func (e ShipDestroyed) Change(v *View) { v.Ship(e.Ship).Destroyed = true }

// Phrase says which ship it was.
func (e ShipDestroyed) Phrase(*View) game.Phrase { return tell(e, "", "ship", e.Ship.Piece()) }

// ShipRestored makes a destroyed ship whole again: its shields are up.
type ShipRestored struct{ Ship ShipID }

// Change takes back that it is destroyed.
func (e ShipRestored) Change(v *View) {
	s := v.Ship(e.Ship)
	s.Destroyed, s.Shields.Active, s.Tokens, s.Locks = false, s.Shields.Limit, Tokens{}, nil
}

// Phrase says which ship it is.
func (e ShipRestored) Phrase(*View) game.Phrase { return tell(e, "", "ship", e.Ship.Piece()) }

// ShipRemoved takes a ship out of the game.
type ShipRemoved struct{ Ship ShipID }

// Change takes it away, its tokens and locks with it.
func (e ShipRemoved) Change(v *View) {
	s := v.Ship(e.Ship)
	s.Where, s.Tokens, s.Locks = Removed, Tokens{}, nil
}

// Phrase says which ship it was.
func (e ShipRemoved) Phrase(*View) game.Phrase { return tell(e, "", "ship", e.Ship.Piece()) }

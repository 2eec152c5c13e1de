package board

import (
	"slices"
	"strings"

	"xwing/game"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/gauge"
)

// TurretRotated gives a turret indicator the arcs it now selects: the ship's, or that of an upgrade.
type TurretRotated struct {
	Ship    ShipID
	Upgrade string `json:",omitempty"`
	Arcs    []gauge.Arc
}

// Change turns the indicator.
func (e TurretRotated) Change(v *View) {
	s := v.Ship(e.Ship)
	if e.Upgrade == "" {
		s.Turret = slices.Clone(e.Arcs)
		return
	}
	for i := range s.Upgrades {
		if s.Upgrades[i].XWS == e.Upgrade {
			s.Upgrades[i].Turret = slices.Clone(e.Arcs)
		}
	}
}

// Phrase says where it points.
func (e TurretRotated) Phrase(*View) game.Phrase {
	arcs := make([]string, len(e.Arcs))
	for i, a := range e.Arcs {
		arcs[i] = arcIDs[a]
	}
	if e.Upgrade != "" {
		return tell(e, ".of", "ship", e.Ship.Piece(), "card", catalog.UpgradeCard.Ref(e.Upgrade), "arcs", strings.Join(arcs, ","))
	}
	return tell(e, "", "ship", e.Ship.Piece(), "arcs", strings.Join(arcs, ","))
}

func (e TurretRotated) effect() ShipID { return e.Ship }

// arcIDs are the terms of the arcs, as the catalog spells them.
var arcIDs = [...]string{gauge.Front: "front", gauge.Left: "left", gauge.Right: "right", gauge.Rear: "rear",
	gauge.Bullseye: "bullseye", gauge.FullFront: "fullfront", gauge.FullRear: "fullrear", gauge.AllRound: "allround"}

// DialsAssigned says that a seat has confirmed its dials.
type DialsAssigned struct {
	Seat  game.Seat
	Ships []ShipID
}

// Change lays the dials facedown.
func (e DialsAssigned) Change(v *View) {
	for _, id := range e.Ships {
		v.Ship(id).Dial = Dial{Assigned: true}
	}
}

// Phrase says whose they are.
func (e DialsAssigned) Phrase(*View) game.Phrase { return tell(e, "", "seat", e.Seat.ID()) }

// DialPassed lays the facedown dial of one ship beside another, or takes it from the table.
type DialPassed struct{ From, Ship ShipID } // Ship 0: nobody has it now

// Change lays it there.
func (e DialPassed) Change(v *View) {
	v.Ship(e.From).Dial = Dial{}
	if e.Ship != 0 {
		v.Ship(e.Ship).Dial = Dial{Assigned: true}
	}
}

// Phrase says whose it is now.
func (e DialPassed) Phrase(*View) game.Phrase {
	if e.Ship == 0 {
		return tell(e, ".gone", "ship", e.From.Piece())
	}
	return tell(e, "", "ship", e.Ship.Piece(), "from", e.From.Piece())
}

// DialRevealed turns a dial faceup.
type DialRevealed struct {
	Ship     ShipID
	Maneuver catalog.Maneuver
}

// Change shows the maneuver.
func (e DialRevealed) Change(v *View) {
	d := &v.Ship(e.Ship).Dial
	d.Revealed, d.Maneuver = true, e.Maneuver
}

// Phrase says which maneuver it is.
func (e DialRevealed) Phrase(*View) game.Phrase {
	return tell(e, "", "ship", e.Ship.Piece(), "maneuver", e.Maneuver.Code(), "difficulty", e.Maneuver.Difficulty.String())
}

// DialLookedAt says that a seat looked at another's dial, not what it saw.
type DialLookedAt struct {
	Ship ShipID
	By   ShipID
}

// Change changes nothing: what was seen is nobody else's.
func (e DialLookedAt) Change(*View) {}

// Phrase says who looked.
func (e DialLookedAt) Phrase(*View) game.Phrase {
	return tell(e, "", "ship", e.Ship.Piece(), "by", e.By.Piece())
}

// DialGuessed says which bearing and speed are guessed to be on a ship's dial.
type DialGuessed struct {
	Ship     ShipID
	By       ShipID
	Maneuver catalog.Maneuver
}

// Change changes nothing: it was only said.
func (e DialGuessed) Change(*View) {}

// Phrase says what was guessed.
func (e DialGuessed) Phrase(*View) game.Phrase {
	return tell(e, "", "ship", e.Ship.Piece(), "by", e.By.Piece(), "maneuver", e.Maneuver.Code())
}

// ShipActive says which ship activates or engages, and at which initiative; 0 for none.
type ShipActive struct {
	Ship       ShipID
	Initiative int
}

// Change marks the ship.
func (e ShipActive) Change(v *View) { v.Active = e.Ship }

// Phrase says which it is.
func (e ShipActive) Phrase(*View) game.Phrase { return tell(e, "", "ship", e.Ship.Piece()) }

// ManeuverExecuted ends the Execute Maneuver step.
type ManeuverExecuted struct {
	Ship     ShipID
	Maneuver catalog.Maneuver // as executed: difficulty after changes
	Full     bool
}

// Change changes nothing: the ship has moved already.
func (e ManeuverExecuted) Change(*View) {}

// Phrase says which maneuver it was.
func (e ManeuverExecuted) Phrase(*View) game.Phrase {
	return tell(e, "", "ship", e.Ship.Piece(), "maneuver", e.Maneuver.Code(), "difficulty", e.Maneuver.Difficulty.String())
}

func (e ManeuverExecuted) cause() ShipID { return e.Ship }

// ObstacleMet says that a move went through or onto an obstacle.
type ObstacleMet struct {
	Ship     ShipID
	Obstacle ObstacleID
}

// Change changes nothing: what the obstacle does follows.
func (e ObstacleMet) Change(*View) {}

// Phrase says which obstacle it was.
func (e ObstacleMet) Phrase(*View) game.Phrase {
	return tell(e, "", "ship", e.Ship.Piece(), "obstacle", e.Obstacle.Piece())
}

func (e ObstacleMet) effect() ShipID { return e.Ship }

// ShipActivated ends a ship's turn in the Activation Phase.
type ShipActivated struct{ Ship ShipID }

// Change marks that it has had its turn.
func (e ShipActivated) Change(v *View) { v.Ship(e.Ship).Activated = true }

// Phrase says which ship it was.
func (e ShipActivated) Phrase(*View) game.Phrase { return tell(e, "", "ship", e.Ship.Piece()) }

// ShipEngaged ends a ship's turn in the Engagement Phase.
type ShipEngaged struct{ Ship ShipID }

// Change marks that it has had its turn.
func (e ShipEngaged) Change(v *View) { v.Ship(e.Ship).Engaged = true }

// Phrase says which ship it was.
func (e ShipEngaged) Phrase(*View) game.Phrase { return tell(e, "", "ship", e.Ship.Piece()) }

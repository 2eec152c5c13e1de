package xwing

import (
	"cmp"
	"slices"
	"strconv"

	"xwing/game"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
	"xwing/game/xwing/gauge"
	"xwing/game/xwing/rule"
	"xwing/physics"
)

// SetupRules say where ships are set up (Setup chapter).
type SetupRules struct {
	// Depth is within which range of their player's edge. 1; in epic battles 2 (RULINGS 63).
	Depth gauge.Range
	// Pairs has obstacles be placed two and two, each second one touching the first. In epic battles of first edition: yes
	// (X10-HUG-045, RULINGS 80).
	Pairs bool
}

// EpicRules say what is otherwise in epic battles.
type EpicRules struct {
	Setup   SetupRules
	Scoring ScoringRules
	Rounds  int // the last round (RULINGS 63)
}

// deep is how deep the zones are in which ships are set up, in mm.
func (r SetupRules) deep() float64 { return r.Depth.Limit() }

// placeForces is the Place Forces step of setup, one ship a run: from lowest to
// highest initiative, player order breaking ties; among his ships of one
// initiative a player picks which comes first (X20-SET-008).
func (t *Table) placeForces() bool {
	if len(t.View.ShipsInPlay()) == 0 {
		t.tellWings()
		t.Trigger(Moment{When: BeforePlacingForces})
		t.declareDocked()
	}
	groups := t.placingOrder(t.unplaced())
	if len(groups) == 0 {
		t.Trigger(Moment{When: AfterPlacingForces})
		return true
	}
	ships := groups[0]
	seat := t.Ship(ships[0]).Seat
	p, _ := t.forcesPlacement(seat, ships).Wider(*t.Refuse(rule.NoRoom, "refusal.ship-no-room"))
	c := t.ask(game.Decision{Kind: ask.PlaceShip, Seat: seat, Shape: game.Place,
		Prompt: t.placePrompt(), About: pieces(ships), Placement: &p})
	id := board.ShipOf(c.Piece)
	t.announce(board.ShipPlaced{Ship: id, Pose: *c.Pose})
	t.setTurret(id)
	t.placeWing(id)
	t.Trigger(Moment{When: AfterSettingUp, Ship: id})
	return false
}

// placePrompt asks for a ship of the player's to be set up.
func (t *Table) placePrompt() game.Phrase {
	return game.Say("prompt.place-ship", "n", t.rules.Edition.Setup.Depth.String())
}

// placingOrder sorts ships into the groups in which they are set up: huge ones first, the highest initiative before lower
// ones (X25-HUG-063) or after them (X10-HUG-046), then the others, the lowest first.
func (t *Table) placingOrder(ids []board.ShipID) [][]board.ShipID {
	var huge, others []board.ShipID
	for _, id := range ids {
		if t.Huge(id) && t.amongOthers(id) == 0 {
			huge = append(huge, id)
		} else {
			others = append(others, id)
		}
	}
	first := t.byInitiative(huge)
	if !t.rules.Edition.Huge.Ascending {
		slices.SortStableFunc(first, func(a, b []board.ShipID) int { return t.Initiative(b[0]) - t.Initiative(a[0]) })
	}
	return append(first, t.byRank(others, func(id board.ShipID) int { return cmp.Or(t.amongOthers(id), t.Initiative(id)) })...)
}

// amongOthers is the initiative at which its cards have a huge ship be set up among the standard ones; 0 where none does.
func (t *Table) amongOthers(id board.ShipID) (n int) {
	t.eachAsked(SettingUp, &Moment{Ship: id, Action: AsStandardShip}, func(a *Ability, m Moment, _ int) {
		if a.Of == AsStandardShip && a.applies(t, &m) {
			n = a.By(t, m)
		}
	})
	return n
}

// unplaced returns the ships that are still to be set up in their own turn. Wings do not start in reserve (X25-HUG-097).
func (t *Table) unplaced() []board.ShipID {
	var ids []board.ShipID
	for i := range t.View.Ships {
		if s := &t.View.Ships[i]; s.Where == board.InReserve && s.Docked == 0 && !s.Follows() && !s.Wing.Mate() && !t.keptBack(s) {
			ids = append(ids, t.View.Ships[i].ID)
		}
	}
	return ids
}

// WholeWing answers StartingInReserve where a card keeps a wing back with its leader.
const WholeWing = 2

// keptBack reports whether a ship starts in reserve; one of a wing only by what speaks of wings (X25-HUG-097).
func (t *Table) keptBack(s *board.Ship) bool {
	least, kept := 1, false
	if s.Wing.Leader != 0 {
		least = WholeWing
	}
	t.eachAsked(StartingInReserve, &Moment{Ship: s.ID}, func(a *Ability, m Moment, _ int) {
		kept = kept || a.applies(t, &m) && a.By(t, m) >= least
	})
	return kept
}

// forcesPlacement says where the ships may be set up: within range 1 of their
// player's edge (X20-SET-009), or as far as the edition says, large and huge ones sticking out if they fill the depth of
// that band (X20-SIZ-004, X25-HUG-064), on top of no other ship.
func (t *Table) forcesPlacement(seat game.Seat, ships []board.ShipID) game.Placement {
	p := game.Placement{Area: t.View.Area.Shape()}
	for _, id := range ships {
		s := t.Ship(id)
		p.Pieces = append(p.Pieces, game.Piece{ID: id.Piece(),
			Outline: gauge.Base{Size: s.Size}.Shape(),
			Start:   t.startPose(seat),
			Zone:    t.deploymentZone(seat, s.Size), Onto: t.ontoShip(id)})
	}
	for i, id := range ships {
		t.widenZone(id, &p, &p.Pieces[i])
	}
	for _, id := range t.View.ShipsInPlay() {
		p.KeepOut = append(p.KeepOut, game.KeepOut{ID: id.Piece(), Shape: t.Ship(id).Base().Shape(),
			Refusal: *t.ontoShip(id)})
	}
	return p
}

// SetUpAgain has a player take ships up, and set them up anew where his ships may be.
func (t *Table) SetUpAgain(seat game.Seat, ids []board.ShipID) {
	for len(ids) > 0 {
		p := t.forcesPlacement(seat, ids)
		p.KeepOut = slices.DeleteFunc(p.KeepOut, func(k game.KeepOut) bool { return slices.Contains(pieces(ids), k.ID) })
		p, _ = p.Wider(*t.Refuse(rule.NoRoom, "refusal.ship-no-room"))
		c := t.ask(game.Decision{Kind: ask.PlaceShip, Seat: seat, Shape: game.Place,
			Prompt: t.placePrompt(), About: pieces(ids), Placement: &p})
		id := board.ShipOf(c.Piece)
		t.announce(board.ShipPlaced{Ship: id, Pose: *c.Pose})
		ids = slices.DeleteFunc(slices.Clone(ids), func(other board.ShipID) bool { return other == id })
	}
}

// InDeploymentZone reports whether the middle of a ship lies where those of its player are set up.
func (s *State) InDeploymentZone(id board.ShipID) bool {
	ship, deep := s.View.Ship(id), s.rules.Edition.Setup.deep()
	y := ship.Pose.Point().Y
	if s.View.Head(ship.Seat) == game.Blue {
		y = s.View.Area.Height - y
	}
	return y <= deep
}

// AsStandardShip is when a huge ship is set up, where SettingUp is asked for that.
const AsStandardShip = "standard"

// FarFromEnemies and FarFromAll answer SettingUp.
const (
	FarFromEnemies = -1
	FarFromAll     = -2
)

// widenZone adds to the zone of a ship what lies around ships in play whose cards say so, or all beyond range 3 of enemies,
// or all that is besides beyond range 3 of their edge and beyond range 1 of obstacles.
func (t *Table) widenZone(id board.ShipID, p *game.Placement, piece *game.Piece) {
	t.eachAsked(SettingUp, &Moment{Ship: id}, func(a *Ability, m Moment, _ int) {
		if m.Owner != id && t.Ship(m.Owner).Where != board.InPlay || !a.applies(t, &m) {
			return
		}
		n := a.By(t, m)
		if n < 0 {
			home := piece.Zone
			piece.Zone = game.Zone{Outline: p.Area, Refusal: home.Refusal}
			p.KeepOut = append(p.KeepOut, t.awayFromEnemies(id, home, gauge.Range3)...)
			if n == FarFromAll {
				piece.Zone.Outline = t.awayFromEdge(t.Ship(id).Seat)
				p.KeepOut = append(p.KeepOut, t.awayFromObstacles(id, home)...)
			}
			return
		}
		piece.Else = &game.Near{IDs: []string{m.Owner.Piece()}, Shapes: []physics.Shape{t.ShipShape(m.Owner)}, Max: gauge.Range(n).Limit()}
		piece.Zone.Refusal = *t.Refuse(rule.DeploymentZone, "refusal.place-beyond-range-or-ship",
			"edge", t.rules.Edition.Setup.Depth.String(), "n", strconv.Itoa(n), "ship", m.Owner.Piece())
	})
}

// ontoShip refuses to put anything onto a ship.
func (t *Table) ontoShip(id board.ShipID) *game.Refusal {
	return t.Refuse(rule.OntoShip, "refusal.place-on-ship", "ship", id.Piece())
}

// awayFromEnemies keeps one ship beyond a range of the enemy ships in play, but
// where it may be set up like any other.
func (t *Table) awayFromEnemies(id board.ShipID, home game.Zone, r gauge.Range) []game.KeepOut {
	var out []game.KeepOut
	for _, other := range t.View.ShipsInPlay() {
		if t.Enemy(id, other) {
			out = append(out, game.KeepOut{ID: other.Piece(), Shape: t.ShipShape(other), Distance: r.Limit(), For: id.Piece(), But: &home,
				Refusal: *t.Refuse(rule.MandatoryEffect, "refusal.place-near-enemy", "n", r.String(), "ship", other.Piece())})
		}
	}
	return out
}

// awayFromObstacles keeps a ship beyond range 1 of the obstacles, but where it may be set up like any other.
func (t *Table) awayFromObstacles(id board.ShipID, home game.Zone) []game.KeepOut {
	var out []game.KeepOut
	for _, o := range t.View.ObstaclesInPlay() {
		out = append(out, game.KeepOut{ID: o.Piece(), Shape: t.ObstacleShape(o), Distance: gauge.RangeBand, For: id.Piece(), But: &home,
			Refusal: *t.Refuse(rule.MandatoryEffect, "refusal.place-near-obstacle", "obstacle", o.Piece())})
	}
	return out
}

// awayFromEdge is the play area beyond range 3 of the edge of a player's enemy.
func (t *Table) awayFromEdge(seat game.Seat) physics.Shape {
	area, band := t.View.Area, 3.0*gauge.RangeBand
	if seat == game.Red {
		return physics.Rect(0, 0, area.Width, area.Height-band)
	}
	return physics.Rect(0, band, area.Width, area.Height)
}

// deploymentZone is what lies along a player's edge: red's is the lower, blue's the upper.
func (t *Table) deploymentZone(seat game.Seat, size gauge.Size) game.Zone {
	area, setup := t.View.Area, t.rules.Edition.Setup
	band := physics.Rect(0, 0, area.Width, setup.deep())
	if t.View.Head(seat) == game.Blue {
		band = physics.Rect(0, area.Height-setup.deep(), area.Width, area.Height)
	}
	return game.Zone{Outline: band, MayFill: size >= gauge.Large,
		Refusal: *t.Refuse(rule.DeploymentZone, "refusal.place-beyond-range", "n", setup.Depth.String())}
}

// startPose suggests where a ship is first shown: the middle of the edge, facing
// the other side.
func (t *Table) startPose(seat game.Seat) physics.Pose {
	area, half := t.View.Area, t.rules.Edition.Setup.deep()/2
	if t.View.Head(seat) == game.Blue {
		return physics.PoseAt(area.Width/2, area.Height-half, 180)
	}
	return physics.PoseAt(area.Width/2, half, 0)
}

// pieces returns the piece ids of ships.
func pieces(ids []board.ShipID) []string {
	out := make([]string, len(ids))
	for i, id := range ids {
		out[i] = id.Piece()
	}
	return out
}

package xwing

import (
	"slices"

	"xwing/game"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
	"xwing/game/xwing/gauge"
	"xwing/physics"
	"xwing/scene/table"
)

// The camera shows what the game is about: a region of the table. It is told by what all players may see, for where
// the camera looks is seen by all.

// Room around a subject, in mm.
const (
	roomShips  = 55
	roomAttack = 115             // for dice
	roomAct    = 90              // about a ship that acts: as far as it boosts or rolls
	roomPlaces = 200             // about the places that a ship may take: whom it will be near there
	roomNear   = gauge.RangeBand // within which something is near a ship
)

// about begins a region with so much room around it: nothing yet.
func (t *tableScreen) about(room float64) table.Region { return table.About(t.sight.Area, room) }

// whole is all of the table.
func (t *tableScreen) whole() table.Region { return table.Whole(t.sight.Area) }

// subject is what the game is about now; told is false while that is what it was about.
func (t *tableScreen) subject() (s table.Region, told bool) {
	v := &t.play.board.view
	d, asked := t.question.Pending()
	asked = asked && t.play.board.Resting()
	attack := t.play.board.underFire()
	switch {
	case asked && d.Shape == game.Place:
		return t.whole(), true
	case attack != nil:
		s = t.about(roomAttack)
		t.addShip(&s, attack.Attacker, 0)
		t.addShip(&s, attack.Defender, 0)
	case v.Round == 0:
		return t.whole(), true
	case asked && (d.Kind == ask.ChooseAttack || d.Kind == ask.ChooseBonusAttack) && aims(d):
		s = t.about(roomAttack)
		t.addShip(&s, actor(d), 0)
	case asked && t.leads(d):
		s = t.about(roomPlaces)
		t.addShip(&s, actor(d), 0)
	case asked || t.movesAway():
		if s = t.ships(); t.fleeing() {
			return t.whole(), true
		}
	default:
		return s, false
	}
	if asked {
		t.addAnswers(&s, d)
	}
	if s.Empty() {
		return t.whole(), true
	}
	return s, true
}

// aims reports whether a question has an attack among its answers.
func aims(d game.Decision) bool {
	for i := range d.Options {
		if o := &d.Options[i]; o.Legal() && board.ShipOf(o.Target) != 0 {
			return true
		}
	}
	return false
}

// leads reports whether the answers of an open question are places for one ship.
func (t *tableScreen) leads(d game.Decision) bool {
	return actor(d) != 0 && !d.Private && slices.ContainsFunc(d.Options, func(o game.Option) bool { return len(o.Places) > 0 })
}

// ships is all ships in play, the one that moves where it goes to, and what they can
// score or run into near them.
func (t *tableScreen) ships() table.Region {
	v := &t.play.board.view
	s := t.about(roomShips)
	for i := range v.Ships {
		t.addShip(&s, v.Ships[i].ID, 0)
	}
	if e, ok := t.play.board.Now.(board.ShipMoved); ok {
		if ship := v.Ship(e.Ship); ship != nil {
			s.Add(gauge.Base{Pose: e.To, Size: ship.Size}.Shape(), 0)
		}
	}
	for i := range v.Obstacles {
		if shape, ok := t.play.targetShape(t.client.desk, v.Obstacles[i].ID.Piece()); ok && t.atHand(shape) {
			s.Add(shape, 0)
		}
	}
	for i := range v.Features {
		if f := &v.Features[i]; f.InPlay() && t.atHand(f.Shape()) {
			s.Add(f.Shape(), 0)
		}
	}
	for i := range v.Devices {
		if d := &v.Devices[i]; !d.Gone && t.atHand(t.client.desk.deviceShape(d)) {
			s.Add(t.client.desk.deviceShape(d), 0)
		}
	}
	return s
}

// addShip adds a ship that is in play.
func (t *tableScreen) addShip(s *table.Region, id board.ShipID, around float64) {
	if ship := t.play.board.view.Ship(id); ship != nil && ship.Where == board.InPlay {
		s.Add(ship.Base().Shape(), around)
	}
}

// atHand reports whether a ship is near something.
func (t *tableScreen) atHand(shape physics.Shape) bool {
	v := &t.play.board.view
	for i := range v.Ships {
		if v.Ships[i].Where == board.InPlay && physics.Within(v.Ships[i].Base().Shape(), shape, roomNear) {
			return true
		}
	}
	return false
}

// movesAway reports whether a ship moves to where the camera does not look.
func (t *tableScreen) movesAway() bool {
	e, ok := t.play.board.Now.(board.ShipMoved)
	ship := t.play.board.view.Ship(e.Ship)
	return ok && ship != nil && !t.sight.Framed(gauge.Base{Pose: e.To, Size: ship.Size}.Shape())
}

// fleeing reports whether a ship looks out of the play area from near its edge.
func (t *tableScreen) fleeing() bool {
	v := &t.play.board.view
	for i := range v.Ships {
		s := &v.Ships[i]
		if s.Where != board.InPlay || s.Remote != "" {
			continue
		}
		if p := s.Pose.Moved(0, s.Size.Fore()+roomNear).Point(); p.X < 0 || p.Y < 0 || p.X > v.Area.Width || p.Y > v.Area.Height {
			return true
		}
	}
	return false
}

// addAnswers adds what the answers of a question point at and lead to; of a private one
// what everybody knows of them.
func (t *tableScreen) addAnswers(s *table.Region, d game.Decision) {
	v := &t.play.board.view
	if d.Kind == ask.SetDials {
		for i := range v.Ships {
			if v.Ships[i].Seat == d.Seat {
				t.addDial(s, &v.Ships[i])
			}
		}
		for i := range v.Features { // where to fly to is chosen with all objectives in sight
			if f := &v.Features[i]; f.InPlay() {
				s.Add(f.Shape(), 0)
			}
		}
	}
	if d.Private {
		return
	}
	if d.Kind == ask.ChooseAction {
		t.addShip(s, actor(d), max(roomAct-s.Room, 0))
	}
	for i := range d.Options {
		o := &d.Options[i]
		for j := range o.Places {
			s.Add(o.Places[j].Shape(), 0)
		}
		if !o.Legal() {
			continue
		}
		t.addShip(s, board.ShipOf(o.Target), 0)
		if shape, ok := t.play.targetShape(t.client.desk, o.Target); ok {
			s.Add(shape, 0)
		}
	}
}

// addDial adds where the maneuvers of a ship's dial end, as far as that is on the table.
func (t *tableScreen) addDial(s *table.Region, ship *board.Ship) {
	if ship.Where != board.InPlay || ship.Remote != "" {
		return
	}
	area := t.play.board.view.Area.Shape()
	for _, m := range t.play.state().Dial(ship.ID) {
		end := gauge.Base{Pose: gauge.End(ship.Base(), m.Move()), Size: ship.Size}
		if physics.Inside(area, end.Shape()) {
			s.Add(end.Shape(), 0)
		}
	}
}

// showAttack frames an attack at once, above what stands at the foot of the window.
func (t *tableScreen) showAttack(a *Client, attacker, defender board.ShipID, foot float64) {
	s := t.about(roomAttack)
	t.addShip(&s, attacker, 0)
	t.addShip(&s, defender, 0)
	free := t.sight.Areas.Table
	free.CutBottom(foot, 0)
	t.sight.Show(&a.Desk, a.Clock.Tick, s, free)
}

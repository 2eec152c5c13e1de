package player

import (
	"math"
	"slices"

	"xwing/game"
	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/gauge"
	"xwing/physics"
)

// dials sets a maneuver for every ship.
func (p *Sensible) dials(l *look, d game.Decision) game.Choice {
	c := game.Choice{Seat: d.Seat, Kind: d.Kind, Each: make(map[string]string, len(d.Slots))}
	l.lookAhead()
	for i := range d.Slots {
		id := d.Slots[i].ID
		c.Each[id] = p.maneuver(l, board.ShipOf(id), d.Slots[i].Options)
	}
	return c
}

// What a maneuver is worth, in points. A shot next turn is worth about 30.
const (
	flees    = -10000
	trapped  = -3000 // no maneuver would stay on the table from there
	bumps    = -25
	obstacle = -45
	stresses = -14
	relieves = 18
)

// astray is how far in mm from the way to its end a partial move leaves a ship at
// most: a Tallon roll, by its slide.
const astray = 15

// flight is a ship about to move, with the maneuvers that it may pick from.
type flight struct {
	*look
	outlook
	ship    *board.Ship
	at      *physics.Box
	courses []course
}

// course is a maneuver that may be picked, and how good it is as far as is known.
type course struct {
	xwing.Foreseen
	option int // its index
	known  knowledge
	most   float64 // what it is worth at most, with the whim
	place  float64 // what the place is worth where it ends, once known
	whim   float64
}

// knowledge is what is known of a course.
type knowledge uint8

// A glance shows what a course is worth at most; where it ends, and then what it
// meets, leave less and less of that.
const (
	glanced knowledge = iota
	placed
	judged
)

// maneuver picks the best of a ship's maneuvers by where they would leave it among
// the enemies. All are glanced at, and then the most hopeful is looked at closer and
// closer: those that cannot be the best are left at a glance.
func (p *Sensible) maneuver(l *look, id board.ShipID, options []game.Option) string {
	s := l.view.Ship(id)
	if s == nil {
		return p.best(options, judgment{score: func(*game.Option) float64 { return 0 }, whim: p.whims})
	}
	f := &p.flight
	f.begin(l, s)
	for i := range options {
		if options[i].Legal() {
			f.courses = append(f.courses, f.glance(options[i].ID, i, p.whim(p.whims)))
		}
	}
	best, picked := math.Inf(-1), len(options)
	for {
		c := f.mostHopeful()
		if c == nil || c.most < best-rounding {
			break
		}
		if c.known < judged {
			f.closer(c)
			continue
		}
		if c.most > best || c.most == best && c.option < picked {
			best, picked = c.most, c.option
		}
		c.most = math.Inf(-1)
	}
	if picked == len(options) {
		return ""
	}
	return options[picked].ID
}

// begin looks ahead from where a ship stands.
func (f *flight) begin(l *look, s *board.Ship) {
	l.Foresight.Ship(s.ID)
	*f = flight{look: l, outlook: l.outlook(s, l.ahead), ship: s, at: l.Box(), courses: f.courses[:0]}
}

// value is what a maneuver is worth, looked at closely.
func (f *flight) value(m catalog.Maneuver) float64 {
	c := f.course(m, 0, 0)
	for c.known < judged {
		f.closer(&c)
	}
	return c.most
}

// whims is how many points chance may add to a maneuver of a Sensible player.
const whims = 6

// glance glances at a maneuver.
func (f *flight) glance(code string, option int, whim float64) course {
	m, err := catalog.ParseManeuver(code)
	if err != nil { // no maneuver
		return course{option: option, known: judged, most: whim}
	}
	return f.course(m, option, whim)
}

// course is that of a maneuver, at a glance.
func (f *flight) course(m catalog.Maneuver, option int, whim float64) course {
	c := course{Foreseen: f.Glance(m), option: option, whim: whim}
	switch {
	case c.Full && c.Flees:
		c.known, c.most = judged, flees+whim
	case c.Full:
		c.most = f.effort(&c) + f.outlook.most(&c.There) + whim
	default:
		way := c.There.Origin.Sub(f.at.Origin).Len()
		c.most = f.effort(&c) + f.mostAround(f.at, way+astray) + whim
	}
	return c
}

// mostHopeful returns the course that is worth the most at most, nil if none is left.
func (f *flight) mostHopeful() *course {
	var top *course
	most := math.Inf(-1)
	for i := range f.courses {
		if c := &f.courses[i]; c.most > most {
			top, most = c, c.most
		}
	}
	return top
}

// closer looks closer at a course.
func (f *flight) closer(c *course) {
	switch c.known {
	case glanced:
		f.Land(&c.Foreseen)
		if c.Flees {
			c.known, c.most = judged, flees+c.whim
			return
		}
		c.place = f.of(&c.There)
		c.known, c.most = placed, f.effort(c)+c.place+c.whim
	case placed:
		score := f.effort(c) + obstacle*float64(f.Met(&c.Foreseen))
		if !f.wayOut(f.view.Area, gauge.Base{Pose: c.Final, Size: f.ship.Size}, f.Dial(f.ship.ID)) {
			score += trapped
		}
		c.known, c.most = judged, score+c.place+c.whim
	}
}

// effort is what a course is worth by itself, wherever it leads.
func (f *flight) effort(c *course) float64 {
	score := 0.0
	if !c.Full {
		score += bumps
	}
	switch {
	case c.Maneuver.Difficulty == catalog.Red && f.huge(f.ship) && f.ship.Charges.Active > 0:
		score += pushes - 30*f.price(f.ship, 1)
	case c.Maneuver.Difficulty == catalog.Red:
		score += stresses
	case c.Maneuver.Difficulty == catalog.Blue && f.ship.Stressed():
		score += relieves
	}
	if c.Huge != nil {
		score += f.crushes(c)
	}
	return score
}

// crushes is what a maneuver of a huge ship is worth for whom it hurts: its speed in crit damage to each.
func (f *flight) crushes(c *course) (score float64) {
	const (
		own, enemy = -18, 8 // points of each crit damage
		thrown     = -20    // a ship of one's own is put behind
		dice       = -5     // for each ship run over
	)
	speed := float64(c.Maneuver.Speed)
	for _, id := range slices.Concat(c.Huge.Rammed, c.Huge.RunOver) {
		if !f.view.Opposed(f.view.Ship(id).Seat, f.ship.Seat) {
			score += own*speed + thrown
			continue
		}
		score += enemy*speed + dice
	}
	if len(c.Huge.Rammed) > 0 {
		score += own * speed
	}
	return score
}

// wayOut reports whether any maneuver of the dial stays on the table.
func (l *look) wayOut(area gauge.Area, from gauge.Base, dial []catalog.Maneuver) bool {
	tools := &l.Rules().Edition.Huge.Tools
	for _, m := range dial {
		at := tools.End(from, m.Move())
		if gauge.InsideBase(area, gauge.Base{Pose: at, Size: from.Size}) {
			return true
		}
	}
	return false
}

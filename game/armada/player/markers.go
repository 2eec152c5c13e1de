package player

import (
	"math"

	"xwing/game"
	"xwing/game/armada/ask"
	"xwing/game/armada/board"
	"xwing/game/armada/catalog"
	"xwing/game/armada/gauge"
	"xwing/game/armada/odds"
	"xwing/physics"
)

// objective judges the objectives of the second player, of which the first picks one, by what each is likely to bring him.
func (l *look) objective(o *game.Option) float64 {
	card, err := l.Catalog().Objective(o.ID)
	switch {
	case err != nil:
		return 0
	case card.ID == "most-wanted": // he chooses a ship of the first player's, which counts twice
		dearest := 0.0
		for i := range l.crafts {
			if c := &l.crafts[i]; c.Seat == l.seat {
				dearest = max(dearest, c.cost)
			}
		}
		return -dearest / 3
	case card.Victory > 0:
		return -2.5 * float64(card.Victory)
	}
	return -25
}

// harms reports whether a token hurts the ships that end their movement near it.
func (l *look) harms(m *board.Marker) bool {
	return !m.Gone && (m.Kind == board.ProximityMine || m.Kind == board.ObjectiveToken && l.view.Objective == "minefields")
}

// mineDamage is what a mine does to a ship on average: two blue dice, of which six faces in eight do one.
const mineDamage = 1.5

// mine is what it is worth to attack a proximity mine: what it would do to the own ship that is nearest, the less the
// farther that is.
func (l *look) mine(m *board.Marker, dice catalog.Dice) float64 {
	worth := 0.0
	l.ships(true, func(c *craft) {
		near := min(m.Pose.Point().Sub(c.Pose.Point()).Len(), m.Pose.Point().Sub(c.ahead.Point()).Len())
		worth = max(worth, float64(mineDamage*c.each)*max(0, 1-near/400))
	})
	return worth * min(1, 0.75*float64(dice.Total()))
}

// stationHit is what a point of damage to a station of the enemy's is worth.
const stationHit = 2

// atToken is what it is worth to attack what is neither ship nor squadron.
func (l *look) atToken(piece string, dice catalog.Dice) float64 {
	if m := l.view.Marker(board.MarkerOf(piece)); m != nil {
		return l.mine(m, dice)
	}
	if board.ObstacleOf(piece) == 0 {
		return 0
	}
	sum := 0.0
	for _, c := range catalog.Colors() {
		sum += float64(dice[c]) * odds.Mean(c, true)
	}
	return stationHit * sum
}

// wantedThere reports whether the second player wants the objective's tokens where the enemy is, not where he is himself.
func (l *look) wantedThere() bool {
	switch l.view.Objective {
	case "hyperspace-assault", "planetary-ion-cannon", "base-defense-ion-cannon", "minefields", "targeting-beacons":
		return true
	}
	return false
}

// from is how far a place is from the enemy compared with the own side: from their ships, or from the edges before any stands.
func (l *look) from(at physics.Vec) float64 {
	own, other := math.Inf(1), math.Inf(1)
	l.ships(true, func(c *craft) { own = min(own, c.ahead.Point().Sub(at).Len()) })
	l.ships(false, func(c *craft) { other = min(other, c.ahead.Point().Sub(at).Len()) })
	if math.IsInf(own, 1) || math.IsInf(other, 1) {
		own, other = at.Y, l.view.Field.Depth-at.Y
		if l.seat == game.Blue {
			own, other = other, own
		}
	}
	return other - own
}

// marker is what it is worth to have an objective token at a place.
func (l *look) marker(at physics.Vec) float64 {
	if l.view.Objective == migration {
		return l.lane(at)
	}
	if l.wantedThere() == (l.seat != l.view.First) {
		return -l.from(at)
	}
	return l.from(at)
}

// strategic judges whether a squadron moves a token on: one that lies where it serves the enemy more.
func (l *look) strategic(o *game.Option) float64 {
	if m := l.view.Marker(board.MarkerOf(o.ID)); m != nil {
		return -l.marker(m.Pose.Point())
	}
	return 0
}

// targeting judges where a targeting token is placed, by arc and range: where the special battery finds most next.
func (l *look) targeting(o *game.Option) float64 {
	c := l.craft(board.ShipOf(l.about))
	name, band, ok := cut(o.ID)
	var zone gauge.Zone
	if !ok || c == nil || zone.UnmarshalText([]byte(name)) != nil {
		return 0
	}
	arc := c.hull.Special()
	if arc == nil {
		arc = c.hull.Arc(zone)
	}
	frame, most := c.ahead.Frame(), 0.1 // that nobody is there yet costs nothing
	l.ships(false, func(e *craft) {
		if !arc.Contains(frame.In(e.ahead.Point())) {
			return
		}
		apart := e.ahead.Point().Sub(c.Pose.Point()).Len() - half(c.Size) - half(e.Size)
		far := abs(float64(gauge.RangeOf(max(0, apart))) - float64(bandOf(band)))
		most = max(most, e.each*(4-far))
	})
	return most
}

// bandOf is the range of a name.
func bandOf(name string) gauge.Range {
	for r := gauge.CloseRange; r < gauge.ExtremeRange; r++ {
		if r.String() == name {
			return r
		}
	}
	return gauge.ExtremeRange
}

// target is what it is worth to have a targeting token at a place: near what is worth most.
func (l *look) target(at physics.Vec) float64 {
	most := 0.0
	l.ships(false, func(e *craft) {
		most = max(most, e.cost*max(0, 1-e.ahead.Point().Sub(at).Len()/1000))
	})
	return most
}

// aside is what it is worth to have a squadron placed aside somewhere: an own one where its attack is worth most, and near
// its prey, one of the enemy's far from the own ships.
func (l *look) aside(piece string, at physics.Vec) float64 {
	w := l.wing(board.SquadronOf(piece))
	if w == nil {
		return 0
	}
	was := w.Pose
	w.Pose = was.MovedTo(at)
	defer func() { w.Pose = was }()
	nearest := math.Inf(1)
	if w.Seat != l.seat {
		l.ships(true, func(c *craft) { nearest = min(nearest, c.Pose.Point().Sub(at).Len()) })
		return min(nearest, 1000) / 10
	}
	for _, p := range l.prey(w) {
		nearest = min(nearest, p.at.Sub(at).Len()-p.rim)
	}
	return l.best(w, 0) - min(nearest, 1000)/100
}

// placesLooked is how many places of a token or of a squadron set aside are compared.
const placesLooked = 8

// comparing places a token, a purrgil, or a squadron aside, at the best of a few legal places.
func (p *Sensible) comparing(l *look, d game.Decision) (best game.Choice, ok bool) {
	most := math.Inf(-1)
	for range placesLooked {
		c, err := game.Sample(&p.src, d)
		if err != nil {
			return best, ok
		}
		worth := 0.0
		switch {
		case d.Kind == ask.PlaceAside:
			worth = l.aside(c.Piece, c.Pose.Point())
		case board.ObstacleOf(c.Piece) != 0:
			worth = l.beside(c.Pose.Point())
		case d.Prompt.Key == "prompt.targeting-token":
			worth = l.target(c.Pose.Point())
		default:
			worth = l.marker(c.Pose.Point())
		}
		if worth > most {
			best, most, ok = c, worth, true
		}
	}
	return best, ok
}

package player

import (
	"iter"
	"math"
	"slices"
	"strconv"
	"strings"

	"xwing/game"
	"xwing/game/armada/board"
	"xwing/game/armada/catalog"
	"xwing/game/armada/gauge"
	"xwing/physics"
)

// splitSlash yields the words between the slashes of an id.
func splitSlash(id string) iter.Seq[string] { return strings.SplitSeq(id, "/") }

// cut parts an id at its first slash.
func cut(id string) (head, tail string, ok bool) { return strings.Cut(id, "/") }

// dials stacks the dials that ships lack, each for the round in which it will be on top.
func (p *Sensible) dials(l *look, d game.Decision) game.Choice {
	c := game.Choice{Seat: d.Seat, Kind: d.Kind, Each: map[string]string{}}
	for _, slot := range d.Slots {
		piece, n, _ := cut(slot.ID)
		ahead, _ := strconv.Atoi(n)
		options := slot.Options
		c.Each[slot.ID] = p.best(options, judgment{score: l.dial(l.craft(board.ShipOf(piece)), ahead-1), whim: 1.2})
	}
	return c
}

// dial judges the commands that a ship may want in so many rounds.
func (l *look) dial(c *craft, ahead int) func(o *game.Option) float64 {
	round := l.view.Round + ahead
	if n := l.Rounds(); c == nil || n > 0 && round > n {
		return func(*game.Option) float64 { return 0 }
	}
	apart := l.apart(c, ahead)
	contact := apart < gauge.LongRange.Limit()
	missing := l.missing(c)
	if contact {
		missing += 2 * ahead // what is still to come
	}
	wings := 0
	l.squadrons(true, func(w *wing) { wings++ })
	wings = min(wings, c.card.Squadron)
	return func(o *game.Option) float64 {
		switch o.ID {
		case catalog.Navigate.String():
			if !contact || l.nearEdge(c, ahead) {
				return 2.2
			}
			return 1
		case catalog.SquadronCommand.String():
			if apart > 2*gauge.LongRange.Limit() || wings == 0 {
				return 0
			}
			return float64(wings)
		case catalog.Repair.String():
			return max(banked(c, catalog.Repair), min(2.8, float64(missing)/float64(c.card.Engineering)))
		}
		if contact && l.strongest(c) >= 2 {
			return 2.6
		}
		return banked(c, catalog.ConcentrateFire)
	}
}

// banked is what a dial is worth that is traded for a token.
func banked(c *craft, command catalog.Command) float64 {
	if c.has(command) {
		return 0.3
	}
	return 1.4
}

// strongest is how many dice the ship's best zone has.
func (l *look) strongest(c *craft) (most int) {
	for _, z := range c.card.Zones() {
		most = max(most, c.card.Armament.Of(z).Total())
	}
	return most
}

// apart is how far the nearest enemy ship is from a ship, if both come nearer for so many rounds.
func (l *look) apart(c *craft, ahead int) float64 {
	nearest := math.Inf(1)
	l.ships(false, func(e *craft) {
		d := e.Pose.Point().Sub(c.Pose.Point()).Len() - half(e.Size) - half(c.Size)
		nearest = min(nearest, d-float64(60*(e.Speed+c.Speed)*ahead))
	})
	return nearest
}

// nearEdge reports whether a ship comes near an edge of the table if it goes straight on for so many rounds more.
func (l *look) nearEdge(c *craft, ahead int) bool {
	sin, cos := physics.HeadingSinCos(c.Pose.Heading)
	to := c.Pose.Point().Add(physics.Vec{X: -sin, Y: cos}.Scale(float64(70*c.Speed*(ahead+1)) + 100))
	return !l.view.Field.All().Contains(to)
}

// keepDial judges whether a dial that is revealed is kept, or traded for a token.
func (l *look) keepDial(d *game.Decision) func(o *game.Option) float64 {
	c := l.craft(board.ShipOf(l.about))
	if c == nil {
		return nil
	}
	use := 1.0
	switch c.Revealed {
	case catalog.SquadronCommand:
		use = float64(l.commandable(c)) - 0.5
	case catalog.Repair:
		use = float64(l.missing(c))/float64(c.card.Engineering) - 0.6
	case catalog.ConcentrateFire:
		use = l.bears(c) - 1
	}
	if c.has(c.Revealed) {
		use++ // a second token of a kind would be lost
	}
	return is("dial", use)
}

// clearRaid gives up a command token, or a dial that could not be resolved.
func (l *look) clearRaid(o *game.Option) float64 {
	c := l.craft(board.ShipOf(l.about))
	switch {
	case o.ID == game.None || c == nil:
		return 0
	case o.ID == "dial" && !slices.Contains(c.Raided, c.Revealed):
		return -1
	}
	return 1
}

// discardToken gives up the command token that is of least use.
func (l *look) discardToken(o *game.Option) float64 {
	return -[...]float64{0, 1, 0.5, 2, 1.5}[commandOf(o.ID)]
}

// commandOf is the command of an id, 0 of what is none.
func commandOf(id string) catalog.Command {
	for _, c := range catalog.Commands() {
		if c.String() == id {
			return c
		}
	}
	return 0
}

// spent judges what engineering points are spent on: the hull first, then shields, then to move a shield to where it is
// missed more.
func (l *look) spent(o *game.Option) float64 {
	switch o.ID {
	case "hull":
		return 3
	case "facedown":
		return 3.1
	case "project":
		if c := l.craft(board.ShipOf(l.about)); c != nil && l.atEase(c) {
			return 1.2
		}
	case "recover":
		return 2
	case game.Done:
		return 1
	case "objective/abandoned-mining-facility/2":
		return 2.5
	case "objective/holonet-override/1":
		if l.seat == l.view.First || l.view.OnCard > 0 {
			return 2.5
		}
	case "move":
		if c := l.craft(board.ShipOf(l.about)); c != nil && l.uneven(c) {
			return 1.5
		}
	}
	return 0
}

// atEase reports whether no enemy fires at a ship.
func (l *look) atEase(c *craft) bool {
	for _, threat := range l.exposed(c) {
		if threat > 0 {
			return false
		}
	}
	return true
}

// uneven reports whether a shield of a ship is of more use in another hull zone: from where no enemy fires to where one does
// and fewer shields are left.
func (l *look) uneven(c *craft) bool {
	exposed := l.exposed(c)
	for from := gauge.Front; from <= gauge.Zone(c.hull.Zones); from++ {
		for to := gauge.Front; to <= gauge.Zone(c.hull.Zones); to++ {
			room := c.Shields[to] < c.card.Shields.Of(to)
			if from != to && room && exposed[from] == 0 && exposed[to] > 0 && c.Shields[from] > c.Shields[to] {
				return true
			}
		}
	}
	return false
}

// keeps is what it is worth to leave a shield where it is.
const keeps = 1.5

// zone judges hull zones: who gives a shield, gains one, suffers, or takes what is redirected.
func (l *look) zone(d *game.Decision) func(o *game.Option) float64 {
	c := l.craft(board.ShipOf(l.about))
	if c == nil {
		return nil
	}
	exposed, gains := l.exposed(c), d.Prompt.Key == "prompt.shield-to" || d.Prompt.Key == "prompt.shield-recovered"
	return func(o *game.Option) float64 {
		var z gauge.Zone
		if z.UnmarshalText([]byte(o.ID)) != nil {
			return keeps
		}
		shields := float64(c.Shields[z])
		if gains {
			return exposed[z] - shields
		}
		return shields - exposed[z]
	}
}

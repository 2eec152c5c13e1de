package edition_test

import (
	"fmt"
	"testing"

	"xwing/game"
	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/cards"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/edition"
	"xwing/game/xwing/xwingtest"
	"xwing/physics"
)

// laid is a table of 2.5, by its own points list and with all cards.
type laid struct {
	phase     board.Phase
	ships     []xwing.ScenarioShip
	obstacles []xwing.ScenarioObstacle
	devices   []xwing.ScenarioDevice
	dials     map[board.ShipID]string // lying facedown; in the Activation Phase the other ships have activated
	dice      [2]string
	change    func(*xwing.State)
	own       []*xwing.Card
}

// play begins there.
func (l laid) play(t *testing.T) *xwingtest.Game {
	t.Helper()
	r := *rules(t, edition.LaterSecond(), append(cards.All(), l.own...)...)
	r.List = catalog.AMG25
	sc := xwing.Scenario{Phase: l.phase, Ships: l.ships, Obstacles: l.obstacles, Devices: l.devices}
	return xwingtest.Start(t, &r, sc, func(s *xwing.State) {
		table{dice: l.dice}.load(s)
		for i := range s.View.Ships {
			s.View.Ships[i].Activated = l.phase == board.Activation
		}
		for id, code := range l.dials {
			m, err := catalog.ParseManeuver(code)
			if err != nil {
				t.Fatal(err)
			}
			ship := s.View.Ship(id)
			ship.Activated, ship.Dial.Assigned, s.Hidden.Dials[id-1] = false, true, m
		}
		if l.change != nil {
			l.change(s)
		}
	})
}

// with is a ship that has upgrades.
func with(s xwing.ScenarioShip, upgrades ...string) xwing.ScenarioShip {
	s.Upgrades = upgrades
	return s
}

// device is one that lies on the table.
func device(seat game.Seat, kind string, x, y, degrees float64) xwing.ScenarioDevice {
	return xwing.ScenarioDevice{Seat: seat, Kind: kind, Pose: physics.PoseAt(x, y, degrees)}
}

// printed is a pilot's card with abilities of the test's.
func printed(pilot string, own ...xwing.Ability) *xwing.Card {
	return &xwing.Card{ID: catalog.Card(catalog.PilotCard, pilot), Editions: both, Abilities: own}
}

// of has an ability answer to what is about its own ship in a moment.
func of(id board.ShipID) func(*xwing.Table, xwing.Moment) bool {
	return func(_ *xwing.Table, m xwing.Moment) bool { return m.Owner == id }
}

// place is where a pose lies, in mm and degrees.
func place(p physics.Pose) string {
	return fmt.Sprintf("%.0f %.0f %.0f", float64(p.X)/1000, float64(p.Y)/1000, float64(p.Heading)/100000)
}

// hurts is how many damage cards a ship has.
func hurts(g *xwingtest.Game, id board.ShipID) int { return g.Ship(id).DamageCards() }

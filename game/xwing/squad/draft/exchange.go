package draft

import (
	"slices"

	"xwing/game/xwing/squad"
)

// Exchange puts another ship card in the place of one; the upgrades stay.
func (d *Draft) Exchange(ship int, pilot string) error {
	s, err := d.exchanged(ship, pilot)
	if err == nil {
		d.take(s)
	}
	return err
}

// exchanged is the state with another ship card in the place of one.
func (d *Draft) exchanged(ship int, pilot string) (state, error) {
	s := *d.now()
	if err := check("ship", ship, len(s.squad.Pilots)); err != nil {
		return s, err
	}
	s.squad.Pilots = slices.Clone(s.squad.Pilots)
	p := &s.squad.Pilots[ship]
	p.Pilot = pilot
	if card, err := d.cat.Pilot(pilot); err == nil {
		in, _ := card.In(s.mode.Ruleset)
		p.Ship = in.Ship
	}
	return s, nil
}

// Swap is Exchange without the upgrades that do not fit the other card: one change.
func (d *Draft) Swap(ship int, pilot string) error {
	s, _, err := d.swapped(ship, pilot)
	if err == nil {
		d.take(s)
	}
	return err
}

// Swapped tells what Swap would make of the squad: the ship is the only one that is told of.
func (d *Draft) Swapped(ship int, pilot string) (Change, error) {
	next, kept, err := d.swapped(ship, pilot)
	if err != nil {
		return Change{}, err
	}
	was := d.now()
	all, err := d.exchanged(ship, pilot)
	if err != nil {
		return Change{}, err
	}
	list := next.mode.Ruleset
	c := Change{Mode: next.mode, Was: was.squad.KnownPoints(d.cat, list), Total: next.squad.KnownPoints(d.cat, list),
		Breaches: next.squad.CheckMode(d.cat, next.mode)}
	of := d.shipChange(ship, *was, all, nil)
	for i, stays := range kept {
		of.Cards[i].Gone = !stays
	}
	c.Ships = []ShipChange{of}
	return c, nil
}

// swapped is the state that Swap makes, and which of the upgrades stay: all that break no rule but those of points.
func (d *Draft) swapped(ship int, pilot string) (next state, kept []bool, err error) {
	if next, err = d.exchanged(ship, pilot); err != nil {
		return next, nil, err
	}
	upgrades := next.squad.Pilots[ship].Upgrades
	if kept = squad.Keeps(d.cat, next.mode, next.squad, ship); d.standard(pilot) {
		kept = make([]bool, len(upgrades)) // it brings its own
	}
	next.squad.Pilots[ship].Upgrades = nil
	for i, e := range upgrades {
		if kept[i] {
			next.squad.Pilots[ship].Upgrades = append(next.squad.Pilots[ship].Upgrades, e)
		}
	}
	next.squad = d.dissolved(next.squad)
	return next, kept, nil
}

// standard reports whether a ship card comes with a standard loadout.
func (d *Draft) standard(pilot string) bool { return len(d.rules(*d.now(), pilot).StandardLoadout) > 0 }

// FitsPilotInstead is FitsPilot once a ship, and its other section, is taken out.
func (d *Draft) FitsPilotInstead(ship int) []squad.PilotFit {
	s, order := d.now().squad, []int(nil)
	other := s.OtherSection(d.cat, d.now().mode, ship)
	for i := range s.Pilots {
		if i != ship && i != other {
			order = append(order, i)
		}
	}
	return squad.FitsPilot(d.cat, d.now().mode, s.InOrder(order, squad.SquadPilot{}), s.Faction)
}

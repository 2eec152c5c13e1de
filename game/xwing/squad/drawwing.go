package squad

import (
	"slices"

	"xwing/game/xwing/catalog"
	"xwing/game/xwing/gauge"
)

// wing begins, every other time, a squad of an epic game with a wing, if any card of the pool forms one.
func (d *draft) wing() {
	if !d.mode.Epic || d.chance.Below(2) == 0 {
		return
	}
	var forming []int
	for i, u := range d.upgrades {
		if u.Wing != nil {
			forming = append(forming, i)
		}
	}
	if len(forming) == 0 {
		return
	}
	at := forming[d.chance.Below(len(forming))]
	carriers := d.carriers[at]
	for _, i := range d.order(len(carriers))[:min(tries, len(carriers))] {
		if d.lead(d.upgrades[at], d.pilots[carriers[i]]) {
			return
		}
	}
}

// lead adds a ship with the card that makes it lead a wing, and as many wingmates as chance wants; ok is false if they are too few.
func (d *draft) lead(u catalog.Upgrade, leader choice) (ok bool) {
	s, wings := d.squad, d.squad.Wings()
	pilot := leader.pilot()
	pilot.Upgrades = []Equipped{{u.Slots[0].String(), u.XWS}}
	w := Wing{len(s.Pilots)}
	s.Pilots = append(slices.Clone(s.Pilots), pilot)
	want := gauge.FewestWingmates + d.chance.Below(u.Wing.Most-gauge.FewestWingmates+1)
	for _, i := range d.order(len(d.pilots)) {
		for len(w) <= want {
			next, flown := s, append(slices.Clone(w), len(s.Pilots))
			next.Pilots = append(slices.Clone(s.Pilots), d.pilots[i].pilot())
			if next = next.WithWings(append(slices.Clone(wings), flown)...); !d.mayFly(next) || !d.affordable(next) {
				break // it is unique, or no mate of this leader
			}
			s, w = next, flown
		}
	}
	return len(w) > gauge.FewestWingmates && d.try(s)
}

// mayFly reports whether nothing speaks against a squad but a wing that lacks ships yet.
func (p *Pool) mayFly(s Squad) bool {
	mode := p.mode
	mode.MinShips = 0
	return !slices.ContainsFunc(s.CheckMode(p.cat, mode), func(b Breach) bool { return b.Kind != WingSize })
}

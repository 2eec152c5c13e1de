package squad

import (
	"slices"

	"xwing/game/xwing/catalog"
)

// Cards lists the cards of the pool: its ship cards, then its upgrades.
func (p *Pool) Cards() []catalog.CardID {
	var ids []catalog.CardID
	for _, c := range p.pilots {
		ids = append(ids, p.cat.Card(catalog.PilotCard, c.xws))
	}
	for _, u := range p.upgrades {
		ids = append(ids, u.ID())
	}
	return ids
}

// DrawWith draws a legal squad with as many of the wanted cards as fit into it, the earlier ones first. What
// is left of the points is spent at random.
func (p *Pool) DrawWith(wanted []catalog.CardID, chance Chance) Squad {
	for range drawings {
		d := draft{Pool: p, chance: chance, squad: p.squad()}
		for _, id := range wanted {
			d.include(id)
		}
		if len(d.squad.Pilots) == 0 {
			d.ship(d.pilots)
		}
		if _, ok := d.finish(); ok {
			p.bring(&d.squad, chance)
			return d.squad
		}
	}
	return p.Draw(chance)
}

// include adds a card of the pool, with a ship to carry it where none does; a card that does not fit stays
// out.
func (d *draft) include(id catalog.CardID) {
	if id.Kind == catalog.PilotCard {
		if i := slices.IndexFunc(d.pilots, func(c choice) bool { return c.xws == id.XWS }); i >= 0 {
			d.ship(d.pilots[i : i+1])
		}
		return
	}
	k := slices.IndexFunc(d.upgrades, func(u catalog.Upgrade) bool { return u.XWS == id.XWS })
	if k < 0 {
		return
	}
	for _, ship := range d.order(len(d.squad.Pilots)) {
		if slices.ContainsFunc(d.fitting(ship), func(u catalog.Upgrade) bool { return u.XWS == id.XWS }) && d.add(ship, d.upgrades[k]) {
			return
		}
	}
	before := d.squad
	if !d.around(k) {
		d.squad = before
	}
}

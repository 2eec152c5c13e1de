package main

import (
	"encoding/json"
	"io"

	"xwing/game/xwing/catalog"
)

// data is one JSON object. Keys are those of the facts' files; what a card does not have is left out.
type data map[string]any

func writeJSON(out io.Writer, v any) error {
	enc := json.NewEncoder(out)
	enc.SetEscapeHTML(false)
	enc.SetIndent("", "  ")
	return enc.Encode(v)
}

// put sets a key unless the value is the zero value of its type or an empty list.
func put[T comparable](d data, key string, v T) {
	var zero T
	if v != zero {
		d[key] = v
	}
}

func putList[T any](d data, key string, v []T) {
	if len(v) > 0 {
		d[key] = v
	}
}

func (b *cardBook) listsJSON() []data {
	var all []data
	for _, l := range b.lists() {
		d := data{"id": l.ID, "name": l.Name, "version": l.Version, "date": l.Date, "edition": l.Edition,
			"budget": l.Budget, "formats": l.Formats, "own": l.Own, "file": l.File}
		put(d, "loadout", l.Loadout)
		put(d, "least_ships", l.LeastShips)
		put(d, "most_ships", l.MostShips)
		if l.Budgets != nil {
			d["format_budgets"] = l.Budgets
		}
		all = append(all, d)
	}
	return all
}

func (b *cardBook) cardsJSON(hits []catalog.Found) []data {
	var all []data
	for _, h := range hits {
		d := data{"kind": h.Kind, "id": h.ID, "name": h.Name}
		switch h.Kind {
		case catalog.ShipKind:
			b.shipJSON(d)
		case catalog.PilotCard:
			b.pilotJSON(d)
		case catalog.UpgradeCard:
			b.upgradeJSON(d)
		default:
			b.otherJSON(d, h)
		}
		all = append(all, d)
	}
	return all
}

func (b *cardBook) shipJSON(d data) {
	s, err := b.cat.Ship(d["id"].(string))
	if err != nil {
		return
	}
	putList(d, "aliases", s.Aliases)
	putList(d, "counts_as", s.CountsAs)
	d["size"], d["factions"], d["dial"], d["actions"] = s.Class.String(), s.Factions, s.Dial, s.Actions
	d["stats"] = statsJSON(s.Stats)
	putList(d, "abilities", s.Abilities)
	var pilots []string
	for _, p := range b.flying(s) {
		pilots = append(pilots, p.XWS)
	}
	putList(d, "pilots", pilots)
}

func statsJSON(s catalog.Stats) data {
	var attacks []string
	for _, a := range s.Attacks {
		attacks = append(attacks, a.String())
	}
	d := data{"attacks": attacks, "agility": s.Agility, "hull": s.Hull, "shields": s.Shields}
	put(d, "shields_recover", s.ShieldsRecover)
	put(d, "energy", s.Energy)
	put(d, "energy_recovers", s.EnergyRecovers)
	return d
}

func countersJSON(d data, charges catalog.Charges, force catalog.Force) {
	if charges.Value > 0 {
		d["charges"] = data{"value": charges.Value, "recovers": charges.Recovers}
	}
	if force.Value > 0 {
		d["force"] = data{"value": force.Value, "recovers": force.Recovers, "sides": force.Sides}
	}
}

func (b *cardBook) pilotJSON(d data) {
	p, err := b.pilotCard(d["id"].(string))
	if err != nil {
		return
	}
	d["ship"], d["faction"], d["initiative"], d["limited"] = p.Ship, p.Faction, p.Initiative, p.Limited
	if p.Engagement != nil {
		d["engagement"] = *p.Engagement
	}
	countersJSON(d, p.Charges, p.Force)
	put(d, "ship_ability", p.ShipAbility)
	if p.Stats != nil {
		d["stats"] = statsJSON(*p.Stats)
	}
	putList(d, "actions", p.Actions)
	putList(d, "keywords", p.Keywords)
	var arcs []string
	for _, a := range p.WeaponArcs {
		arcs = append(arcs, a.String())
	}
	putList(d, "weapon_arcs", arcs)
	putList(d, "conditions", p.Conditions)
	put(d, "has_ability", p.HasAbility)
	points := data{}
	for _, l := range b.lists() {
		rules, ok := p.Rules(l.ID)
		if !ok {
			continue
		}
		r := data{"formats": rules.Formats}
		if put(r, "unpriced", rules.Unpriced); !rules.Unpriced {
			r["cost"] = rules.Cost
		}
		put(r, "loadout", rules.Loadout)
		putList(r, "slots", rules.Slots)
		putList(r, "standard_loadout", rules.StandardLoadout)
		put(r, "max_per_squad", rules.MaxPerSquad)
		points[string(l.ID)] = r
	}
	d["points"] = points
}

func (b *cardBook) upgradeJSON(d data) {
	u, ok := b.upgradeNow(d["id"].(string))
	if !ok {
		return
	}
	d["limited"], d["slots"] = u.Limited, u.Slots
	put(d, "one_per_ship", u.OnePerShip)
	var restrictions []string
	for _, r := range u.Restrictions {
		restrictions = append(restrictions, b.w.Restriction(r))
	}
	putList(d, "restrictions", restrictions)
	var sides []data
	for _, s := range u.Sides {
		side := data{"title": s.Title}
		if a := s.Attack; a != nil {
			side["attack"] = attackJSON(*a)
		}
		countersJSON(side, s.Charges, s.Force)
		put(side, "device", s.Device)
		var grants []string
		for _, g := range s.Grants {
			grants = append(grants, b.grant(g))
		}
		putList(side, "grants", grants)
		putList(side, "conditions", s.Conditions)
		put(side, "ship_ability", s.ShipAbility)
		sides = append(sides, side)
	}
	d["sides"] = sides
	points := data{}
	for _, l := range b.lists() {
		rules, ok := u.Rules(l.ID)
		if !ok {
			continue
		}
		r := data{"formats": rules.Formats}
		switch {
		case rules.StandardLoadoutOnly:
			r["standard_loadout_only"] = true
		case rules.Unpriced:
			r["unpriced"] = true
		case rules.Cost.By == catalog.ByNothing:
			r["cost"] = rules.Cost.Fixed
		default:
			r["cost_by"], r["costs"] = rules.Cost.By, rules.Cost.Table
		}
		put(r, "max_per_squad", rules.MaxPerSquad)
		points[string(l.ID)] = r
	}
	d["points"] = points
}

func attackJSON(a catalog.SpecialAttack) data {
	d := data{"arc": a.Arc, "value": a.Value, "min": a.MinRange, "max": a.MaxRange}
	put(d, "ordnance", a.Ordnance)
	put(d, "needs", a.Needs.String())
	put(d, "spends", a.Spends)
	put(d, "discards", a.Discards)
	return d
}

func (b *cardBook) otherJSON(d data, h catalog.Found) {
	switch h.Kind {
	case catalog.ConditionCard:
		if x, err := b.cat.Condition(h.ID); err == nil {
			putList(d, "pilots", x.Pilots)
			putList(d, "upgrades", x.Upgrades)
		}
	case catalog.DeviceKind:
		if x, err := b.cat.Device(h.ID); err == nil {
			d["types"], d["upgrades"] = x.Types, x.Upgrades
		}
	case catalog.RemoteKind:
		if m, err := b.cat.Remote(h.ID); err == nil {
			d["initiative"], d["agility"], d["hull"], d["upgrades"] = m.Initiative, m.Agility, m.Hull, m.Upgrades
			countersJSON(d, m.Charges, catalog.Force{})
			var attacks []data
			for _, a := range m.Attacks {
				attacks = append(attacks, attackJSON(a))
			}
			putList(d, "attacks", attacks)
		}
	case catalog.ObstacleKind:
		if o, err := b.cat.Obstacle(h.ID); err == nil {
			d["type"], d["chosen"] = o.Type, o.Chosen
			put(d, "upgrade", o.Upgrade)
			putList(d, "products", o.Products)
		}
	case catalog.DamageKind:
		if x, err := b.cat.Damage(h.ID); err == nil {
			d["trait"], d["copies"] = x.Trait, x.Copies
			put(d, "deck", x.Deck)
			put(d, "precision", x.Precision)
			putList(d, "arcs", x.Arcs)
			if x.Own {
				d["own"] = true
			}
		}
	case catalog.EnvironmentKind:
		if e, err := b.cat.Environment(h.ID); err == nil {
			d["product"] = e.Product
		}
	case catalog.ScenarioKind:
		if s, err := b.cat.Scenario(h.ID); err == nil && len(s.Markers) > 0 {
			d["markers"] = s.Markers
		}
	}
}

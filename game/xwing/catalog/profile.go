package catalog

import (
	"fmt"
	"slices"
)

// Profile is a ship as it stands on its cards: pilot, stat line, action bar and upgrade bar, with
// overrides and the grants of its equipped upgrades added up.
type Profile struct {
	Ship    *Ship
	Pilot   Pilot // as the rule set has it
	Stats   Stats
	Actions []BarAction
	Arcs    []ArcKind // arc indicators beyond those of the weapons
	Charges Charges   // of the ship card
	Force   Force
	Slots   []UpgradeType // the upgrade bar, granted slots included
	Ability string        // name of the ship ability, "" for none
}

// Face is an equipped upgrade and the side that lies up: 0 is the side it starts on.
type Face struct {
	XWS  string
	Side int
}

// Printed is the profile of a pilot without upgrades: the base values of the ship.
func (c *Catalog) Printed(r Ruleset, pilot string) (Profile, error) {
	p, err := c.Pilot(pilot)
	if err != nil {
		return Profile{}, err
	}
	rules, ok := p.Rules(r)
	if !ok {
		return Profile{}, fmt.Errorf("pilot %s is not in the rule set %s", pilot, r)
	}
	card, _ := p.In(r)
	ship, err := c.Ship(card.Ship)
	if err != nil {
		return Profile{}, fmt.Errorf("pilot %s: %w", pilot, err)
	}
	out := Profile{
		Ship: ship, Pilot: card, Stats: ship.StatsIn(r, card.Faction), Actions: ship.Actions,
		Charges: card.Charges, Force: card.Force, Slots: slices.Clone(rules.Slots), Ability: card.ShipAbility,
	}
	if card.DialOf != "" {
		other, err := c.Ship(card.DialOf)
		if err != nil {
			return Profile{}, fmt.Errorf("pilot %s: %w", pilot, err)
		}
		own := *ship
		own.Dial, out.Ship = other.Dial, &own
	}
	if card.Stats != nil {
		out.Stats = *card.Stats
	}
	if card.Actions != nil {
		out.Actions = card.Actions
	}
	// Copies, so that grants never write into the catalog.
	out.Stats.Attacks = slices.Clone(out.Stats.Attacks)
	out.Actions = slices.Clone(out.Actions)
	out.Force.Sides = slices.Clone(out.Force.Sides)
	return out, nil
}

// Profile is the profile of a pilot with upgrades, each on the side it starts on.
func (c *Catalog) Profile(r Ruleset, pilot string, upgrades ...string) (Profile, error) {
	faces := make([]Face, len(upgrades))
	for i, xws := range upgrades {
		faces[i].XWS = xws
	}
	return c.ProfileFaces(r, pilot, faces)
}

// ProfileFaces is the profile of a pilot with upgrades, each with the side that lies up.
func (c *Catalog) ProfileFaces(r Ruleset, pilot string, faces []Face) (Profile, error) {
	out, err := c.Printed(r, pilot)
	if err != nil {
		return Profile{}, err
	}
	for _, f := range faces {
		card, err := c.Upgrade(f.XWS)
		if err != nil {
			return Profile{}, err
		}
		u, _ := card.In(r)
		if f.Side < 0 || f.Side >= len(u.Sides) {
			return Profile{}, fmt.Errorf("upgrade %s has no side %d", f.XWS, f.Side+1)
		}
		out.add(&u.Sides[f.Side])
	}
	return out, nil
}

// With is the profile with the grants of one upgrade side added. The receiver stays as it is.
func (p Profile) With(side Side) Profile {
	p.Stats.Attacks = slices.Clone(p.Stats.Attacks)
	p.Actions = slices.Clone(p.Actions)
	p.Slots = slices.Clone(p.Slots)
	p.Force.Sides = slices.Clone(p.Force.Sides)
	p.add(&side)
	return p
}

// add adds the grants of one upgrade side to a profile whose lists are its own.
func (p *Profile) add(side *Side) {
	if side.Force.Value != 0 {
		p.Force.Value += side.Force.Value
		p.Force.Recovers = max(p.Force.Recovers, side.Force.Recovers)
		p.addSides(side.Force.Sides)
	}
	if side.ShipAbility != "" {
		p.Ability = side.ShipAbility
	}
	for _, g := range side.Grants {
		p.grant(g, side.Force.Value != 0)
	}
}

// grant adds one grant. A card that prints a Force capacity lists it a second time as a grant, which
// then only tells the side.
func (p *Profile) grant(g Grant, forcePrinted bool) {
	switch g.Kind {
	case GrantSlot:
		for range g.Amount {
			p.Slots = append(p.Slots, g.Slot)
		}
		for range -g.Amount {
			if i := slices.Index(p.Slots, g.Slot); i >= 0 {
				p.Slots = slices.Delete(p.Slots, i, i+1)
			}
		}
	case GrantStat:
		p.grantStat(g)
	case GrantAction:
		p.grantAction(g.Action)
	case GrantForce:
		if !forcePrinted {
			p.Force.Value += g.Amount
			p.Force.Recovers = max(p.Force.Recovers, 1)
		}
		p.addSides(g.Sides)
	case GrantArc:
		p.Arcs = append(slices.Clone(p.Arcs), g.Arc)
	}
}

// grantAction adds an icon to the action bar. A linked action joins the same icon without one, so that
// the bar has no icon twice.
func (p *Profile) grantAction(a BarAction) {
	if slices.ContainsFunc(p.Actions, func(b BarAction) bool {
		return b.Equal(a) || a.Linked == nil && b.Type == a.Type && b.Difficulty == a.Difficulty
	}) {
		return
	}
	bare := BarAction{Type: a.Type, Difficulty: a.Difficulty}
	if i := slices.IndexFunc(p.Actions, bare.Equal); i >= 0 {
		p.Actions[i] = a
		return
	}
	p.Actions = append(p.Actions, a)
}

func (p *Profile) grantStat(g Grant) {
	switch g.Stat {
	case InitiativeStat:
		p.Pilot.Initiative = max(0, p.Pilot.Initiative+g.Amount)
	case AgilityStat:
		p.Stats.Agility = max(0, p.Stats.Agility+g.Amount)
	case HullStat:
		p.Stats.Hull = max(0, p.Stats.Hull+g.Amount)
	case ShieldsStat:
		p.Stats.Shields = max(0, p.Stats.Shields+g.Amount)
	case EnergyStat:
		p.Stats.Energy = max(0, p.Stats.Energy+g.Amount)
	case AttackStat:
		for i := range p.Stats.Attacks {
			if p.Stats.Attacks[i].Arc == g.Arc {
				p.Stats.Attacks[i].Value += g.Amount
				return
			}
		}
		p.Stats.Attacks = append(p.Stats.Attacks, PrimaryWeapon{Arc: g.Arc, Value: g.Amount})
	}
}

func (p *Profile) addSides(sides []ForceSide) {
	for _, s := range sides {
		if !slices.Contains(p.Force.Sides, s) {
			p.Force.Sides = append(p.Force.Sides, s)
		}
	}
}

// UpgradeCost is what the upgrade costs on that pilot, by the base values of the ship; which other upgrades it
// equips makes no difference (X20-FAQ-009) but for those that say so (X10-SQD-002). An upgrade without a known cost
// is an error.
func (c *Catalog) UpgradeCost(r Ruleset, pilot, upgrade string, equipped ...string) (int, error) {
	p, err := c.Printed(r, pilot)
	if err != nil {
		return 0, err
	}
	return c.UpgradeCostOn(r, p, upgrade, equipped...)
}

// UpgradeCostOn is UpgradeCost on a ship of which the printed profile is at hand.
func (c *Catalog) UpgradeCostOn(r Ruleset, p Profile, upgrade string, equipped ...string) (int, error) {
	u, err := c.Upgrade(upgrade)
	if err != nil {
		return 0, err
	}
	rules, ok := u.Rules(r)
	if !ok || rules.Unpriced {
		return 0, fmt.Errorf("upgrade %s has no cost in the rule set %s", upgrade, r)
	}
	cost := rules.Cost.For(p.Ship.Class, p.Stats.Agility, p.Pilot.Initiative)
	if !c.stock.discounts {
		return cost, nil
	}
	for _, xws := range equipped {
		if other, err := c.Upgrade(xws); err == nil {
			cost = other.Sides[0].discounted(u, cost)
		}
	}
	return cost, nil
}

// discounted is what an upgrade of that cost costs beside this one: less, but not less than 0.
func (s Side) discounted(u *Upgrade, cost int) int {
	for _, g := range s.Grants {
		if g.Kind == GrantDiscount && (g.Slot == 0 || u.Is(g.Slot)) {
			cost = max(min(cost, 0), cost-g.Amount)
		}
	}
	return cost
}

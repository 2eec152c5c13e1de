package draft

import (
	"slices"

	"xwing/game/xwing/catalog"
	"xwing/game/xwing/squad"
)

// Change is what becomes of a squad that is moved to another points list.
type Change struct {
	Mode       squad.Mode // that it would be for
	Was, Total int        // what it costs, and would cost
	Ships      []ShipChange
	Breaches   []squad.Breach // that it would have
}

// ShipChange is what becomes of a ship.
type ShipChange struct {
	Was, Pilot             string // its card's id, which lists may have another of
	CostWas, Cost          int    // of the card; 0 where none is known
	LoadoutWas, Loadout    int    // loadout value; 0 where there is none
	Gone                   bool   // the card is not legal there
	SlotsLost, SlotsGained []string
	Cards                  []CardChange // as the ship's upgrades
}

// CardChange is what becomes of an upgrade.
type CardChange struct {
	Was, Card     string
	CostWas, Cost int
	Gone          bool // the card is not legal there
	NoSlot        bool // the ship has no slot for it there
}

// Differs reports whether anything does but the points list.
func (c ShipChange) Differs() bool {
	return c.Was != c.Pilot || c.CostWas != c.Cost || c.LoadoutWas != c.Loadout || c.Gone || len(c.SlotsLost)+len(c.SlotsGained) > 0 ||
		slices.ContainsFunc(c.Cards, CardChange.Differs)
}

// Differs reports whether anything does but the points list.
func (c CardChange) Differs() bool {
	return c.Was != c.Card || c.CostWas != c.Cost || c.Gone || c.NoSlot
}

// To tells what would change if the squad were moved to a format of a points list; "" is what the list recommends. Nothing
// does yet. A list that the draft's cards are not of is an error: squads of another edition are other squads.
func (d *Draft) To(list catalog.Ruleset, format string) (Change, error) {
	mode, err := modeOf(d.cat, list, format)
	if err != nil {
		return Change{}, err
	}
	was, next := d.now(), d.moved(mode)
	c := Change{Mode: mode, Was: d.total(*was), Total: d.total(next),
		Breaches: next.squad.CheckMode(d.cat, mode)}
	for i := range was.squad.Pilots {
		c.Ships = append(c.Ships, d.shipChange(i, *was, next, c.Breaches))
	}
	return c, nil
}

// MoveTo moves the squad to a format of a points list.
func (d *Draft) MoveTo(list catalog.Ruleset, format string) error {
	mode, err := modeOf(d.cat, list, format)
	if err == nil {
		d.take(d.moved(mode))
	}
	return err
}

// moved is the state for another mode.
func (d *Draft) moved(mode squad.Mode) state {
	s := *d.now()
	s.squad, s.mode = s.squad.ResolveIn(d.cat, mode.Ruleset).ForList(mode.Ruleset, formatOf(mode)), mode
	return s
}

// goneKinds are the breaches of a card that is not to be had.
var goneKinds = []squad.Kind{squad.NotInMode, squad.NoCost, squad.UnknownPilot, squad.UnknownUpgrade, squad.HugeShip, squad.EpicUpgrade}

func (d *Draft) shipChange(i int, was, next state, breaches []squad.Breach) ShipChange {
	p, q := was.squad.Pilots[i], next.squad.Pilots[i]
	before, after := d.rules(was, p.Pilot), d.rules(next, q.Pilot)
	c := ShipChange{Was: p.Pilot, Pilot: q.Pilot, CostWas: before.Cost, Cost: after.Cost, LoadoutWas: before.Loadout,
		Loadout: after.Loadout}
	c.SlotsLost, c.SlotsGained = without(before.Slots, after.Slots), without(after.Slots, before.Slots)
	is := func(upgrade string, kinds ...squad.Kind) bool {
		return slices.ContainsFunc(breaches, func(b squad.Breach) bool {
			return b.Pilot == i && b.Upgrade == upgrade && slices.Contains(kinds, b.Kind)
		})
	}
	c.Gone = is("", goneKinds...)
	for k, e := range p.Upgrades {
		now := q.Upgrades[k]
		c.Cards = append(c.Cards, CardChange{Was: e.XWS, Card: now.XWS, CostWas: d.cost(was, p, e.XWS), Cost: d.cost(next, q, now.XWS),
			Gone: is(now.XWS, goneKinds...), NoSlot: is(now.XWS, squad.NoSlot)})
	}
	return c
}

// rules are what the list of a state says of a ship card; nothing where it does not have it.
func (d *Draft) rules(s state, pilot string) catalog.PilotRules {
	card, err := d.cat.Pilot(pilot)
	if err != nil {
		return catalog.PilotRules{}
	}
	rules, _ := card.Rules(s.mode.Ruleset)
	return rules
}

// cost is what an upgrade costs on a ship; 0 where none is known.
func (d *Draft) cost(s state, p squad.SquadPilot, upgrade string) int {
	n, _ := d.cat.UpgradeCost(s.mode.Ruleset, p.Pilot, upgrade, p.UpgradeIDs()...)
	return n
}

// without lists the slots that are more often in one upgrade bar than in another.
func without(a, b []catalog.UpgradeType) (ids []string) {
	left := slices.Clone(b)
	for _, t := range a {
		if i := slices.Index(left, t); i >= 0 {
			left = slices.Delete(left, i, i+1)
		} else {
			ids = append(ids, t.String())
		}
	}
	return ids
}

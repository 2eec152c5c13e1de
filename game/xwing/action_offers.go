package xwing

import (
	"slices"
	"strconv"

	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
)

// offer is an action that a ship might perform: one of the thirteen icons, or an
// "Action:" ability of one of its cards.
type offer struct {
	id      string             // "focus", "card:upgrade/r5d8/0"
	kind    catalog.ActionType // 0 for a card's ability
	printed catalog.Difficulty // as its source states it
	color   catalog.Difficulty // as the ship performs it
	ability *Ability
	moment  *Moment        // nil for an icon
	mission *MissionAction // nil but for the scenario's
	treated *Entry         // the ability by which it is treated as another color
	twin    bool           // the purple one of two icons
}

// offers lists the actions of a grant in a fixed order: the bar's, then the
// cards'.
func (t *Table) offers(id board.ShipID, g ActionGrant) []offer {
	out := make([]offer, 0, 8)
	switch {
	case g.OnDamage:
		out = slices.DeleteFunc(t.cardActions(id), func(o offer) bool { return !o.moment.IsOf(catalog.DamageKind) })
	case g.OnCards:
		out = slices.DeleteFunc(t.cardActions(id), func(o offer) bool {
			return !o.moment.IsOf(catalog.UpgradeCard) || !t.inSlot(id, o.moment.Card, g.InSlot)
		})
	case len(g.Only) > 0:
		for _, a := range g.Only {
			out = addIcon(out, a.Type, a.Difficulty)
		}
	default:
		for _, a := range t.actionBar(id) {
			if len(g.OnBar) == 0 || slices.Contains(g.OnBar, a.Type) {
				out = addIcon(out, a.Type, a.Difficulty)
			}
		}
		switch {
		case len(g.OnBar) == 0:
			out = append(out, t.cardActions(id)...)
			out = append(out, t.missionOffer(g)...)
		case t.focusing == id:
			out = append(out, slices.DeleteFunc(t.cardActions(id), func(o offer) bool { return !t.permits(id, o.id, WhileIonized) })...)
		}
	}
	if g.Like != "" {
		out = slices.DeleteFunc(out, func(o offer) bool { return o.id != g.Like })
	}
	for i := range out {
		out[i].color = t.actionColor(id, out[i], g)
	}
	out = slices.DeleteFunc(out, func(o offer) bool { // both have become one color
		return o.twin && slices.ContainsFunc(out, func(p offer) bool { return !p.twin && p.kind == o.kind && p.color == o.color })
	})
	return t.addTreated(id, out)
}

// inSlot reports whether a ship's upgrade fills a slot; "" is any.
func (t *Table) inSlot(id board.ShipID, card, slot string) bool {
	return slot == "" || slices.ContainsFunc(t.Ship(id).Upgrades, func(u board.Upgrade) bool {
		return catalog.UpgradeCard.Ref(u.XWS) == card && u.Kind == slot
	})
}

// addTreated adds the actions that the ship may treat as another color.
func (t *Table) addTreated(id board.ShipID, out []offer) []offer {
	for _, o := range out {
		t.eachAsked(TreatingAction, &Moment{Ship: id, Action: o.id, Difficulty: o.color}, func(a *Ability, m Moment, index int) {
			if a.applies(t, &m) && t.affordable(id, m.Card, a.Cost) {
				treated := o
				treated.color, treated.treated = catalog.Difficulty(a.By(t, m)), &Entry{Moment: m, Index: index}
				out = append(out, treated)
			}
		})
	}
	return out
}

// option is the id of the offer among options.
func (o *offer) option() string {
	if o.treated != nil || o.twin {
		return o.id + treatedAs(o.color)
	}
	return o.id
}

// ActionBar returns the icons of the ship's action bar, those that its equipped
// upgrades and abilities add included (X20-ACT-003).
func (s *State) ActionBar(id board.ShipID) []catalog.BarAction {
	return (&Table{State: s}).actionBar(id)
}

func (t *Table) actionBar(id board.ShipID) []catalog.BarAction {
	bar := t.profile(id).Actions
	t.eachAsked(AddingActions, &Moment{Ship: id}, func(a *Ability, m Moment, _ int) {
		if a.applies(t, &m) {
			bar = append(bar[:len(bar):len(bar)], a.Bar...)
		}
	})
	return bar
}

// AddedAction reports whether an upgrade in one of the slots adds the action to the
// ship's bar.
func (s *State) AddedAction(id board.ShipID, action string, slots ...string) bool {
	for _, u := range s.View.Ship(id).Upgrades {
		facts, err := s.rules.Catalog.Upgrade(u.XWS)
		if err != nil || !slices.Contains(slots, u.Kind) {
			continue
		}
		card, _ := facts.In(s.rules.List)
		if slices.ContainsFunc(card.Sides[u.Side].Grants, func(g catalog.Grant) bool { return g.Kind == catalog.GrantAction && g.Action.Type.String() == action }) {
			return true
		}
	}
	return false
}

// addIcon adds an action once, in its easiest color; white unless a color is
// stated (X20-ACT-008). Stress and Force are different prices: a purple icon stands
// beside one of another color.
func addIcon(out []offer, k catalog.ActionType, d catalog.Difficulty) []offer {
	if d == 0 {
		d = catalog.White
	}
	purple, twin := d == catalog.Purple, false
	for i := range out {
		switch o := &out[i]; {
		case o.kind != k:
		case purple == (o.printed == catalog.Purple):
			o.printed = min(o.printed, d)
			return out
		case purple:
			twin = true
		default:
			o.twin = true
		}
	}
	return append(out, offer{id: k.String(), kind: k, printed: d, twin: twin})
}

// cardActions lists the "Action:" abilities of the ship's cards that can be
// resolved and paid for (X20-CST-001). Each header and each copy of a damage card
// is an action of its own (X20-ACT-013, 014); of the copies that have not been
// tried, which are all the same, the first is offered. Where the copies of a card are
// one action, that is the first of all.
func (t *Table) cardActions(id board.ShipID) []offer {
	if !t.heeds(t.Ship(id), concern{when: AsAction}) {
		return nil
	}
	var out []offer
	for _, c := range t.cardsOf(id) {
		for i := range c.card.Abilities {
			a := &c.card.Abilities[i]
			if a.When != AsAction || a.Side != 0 && a.Side != c.side {
				continue
			}
			action := CardAction + c.ref + "/" + strconv.Itoa(i)
			if c.copy > 0 {
				if t.offersCopy(id, out, a) {
					continue
				}
				action += copyMark + strconv.Itoa(c.copy)
			}
			m := Moment{When: AsAction, Ship: id, Action: action, Owner: id, Card: c.ref, Copy: c.copy}
			if a.applies(t, &m) && t.affordable(id, c.ref, a.Cost) && (a.Place == nil || t.placeable(a, m) == nil) {
				out = append(out, offer{id: action, printed: catalog.White, ability: a, moment: &m})
			}
		}
	}
	return out
}

// nthOfCard is which of the actions that its card offers one of the offers is; 0 where that offers no other.
func nthOfCard(offers []offer, at int) (nth int) {
	all, own := 0, offers[at].moment
	for i, o := range offers {
		if o.moment == nil || o.moment.Card != own.Card || o.moment.Copy != own.Copy {
			continue
		}
		if all++; i == at {
			nth = all
		}
	}
	if all == 1 {
		return 0
	}
	return nth
}

// copyMark stands in an action's id before what tells copies of its card apart.
const copyMark = "#"

// offersCopy reports whether an ability is among the offers, of another copy of
// its card, and has not been tried, or all copies are one action.
func (t *Table) offersCopy(id board.ShipID, offers []offer, a *Ability) bool {
	return slices.ContainsFunc(offers, func(o offer) bool {
		return o.ability == a && (t.rules.Edition.Actions.CopiesAreOne || !t.hasDone(id, o.id))
	})
}

// actionColor returns the color in which the ship performs an action: as printed
// or, if effects change that, the most restrictive of the colors they give it
// (X20-ACT-009).
func (t *Table) actionColor(id board.ShipID, o offer, g ActionGrant) catalog.Difficulty {
	changed := g.Color
	t.eachAsked(ActionColor, &Moment{Ship: id, Action: o.id, Difficulty: o.printed}, func(a *Ability, m Moment, _ int) {
		if a.By != nil && a.applies(t, &m) {
			changed = max(changed, catalog.Difficulty(a.By(t, m)))
		}
	})
	if changed != 0 {
		return changed
	}
	return o.printed
}

// CanPerform reports whether any action of the grant is open to the ship now.
func (t *Table) CanPerform(id board.ShipID, g ActionGrant) bool {
	return slices.ContainsFunc(t.offers(id, g), func(o offer) bool { return t.againstAction(id, o, g) == nil })
}

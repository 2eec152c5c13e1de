package xwing

import (
	"slices"
	"strconv"

	"xwing/game"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
	"xwing/game/xwing/rule"
)

// Damage is damage about to be suffered, one kind at a time.
type Damage struct {
	Hits, Crits int
	Dealt       int  // replaced by a card that is dealt: suffered otherwise, not prevented
	Bypassing   bool // shields do not help against it
}

// replaceDamage offers the replacement effects that answer to damage of one
// kind, at once and outside the ability queue, and applies at most one of them
// (Replacement Effects chapter, X20-REP-002, X20-REP-005). It returns what is
// left to be suffered.
func (t *Table) replaceDamage(id board.ShipID, d Damage) Damage {
	m := t.caused(Moment{When: WouldSufferDamage, Ship: id, N: d.Hits + d.Crits, Damage: MomentDamage{Crit: d.Crits > 0}})
	found := t.replacements(m)
	for seat := range t.playerOrder() {
		e, ok := t.pickReplacement(seat, m, found)
		if !ok {
			continue
		}
		a := t.ability(e)
		t.announce(board.AbilityUsed{Ship: e.Moment.Owner, Card: e.Moment.Card})
		t.pay(e.Moment.Owner, e.Moment.Card, a.Cost)
		a.Replace(t, e.Moment, &d)
		for range m.N - d.Hits - d.Crits - d.Dealt {
			t.announce(board.DamagePrevented{Ship: id, Crit: m.Damage.Crit})
		}
		return d
	}
	return d
}

// Prevent takes up to n points of the damage away.
func (d *Damage) Prevent(n int) {
	hits := min(n, d.Hits)
	d.Hits -= hits
	d.Crits -= min(n-hits, d.Crits)
}

// replacements collects the abilities that could replace the damage.
func (t *Table) replacements(m Moment) []Entry {
	var found []Entry
	t.eachAt(&m, func(a *Ability, m Moment, index int) {
		if a.Replace != nil && a.applies(t, &m) && t.affordable(m.Owner, m.Card, a.Cost) {
			found = append(found, Entry{Moment: m, Index: index})
		}
	})
	return found
}

// pickReplacement has a player pick the replacement that applies to the damage,
// among his own; he may decline if none of them must be used.
func (t *Table) pickReplacement(seat game.Seat, damage Moment, found []Entry) (Entry, bool) {
	var own []Entry
	must := false
	for _, e := range found {
		if t.Ship(e.Moment.Owner).Seat == seat && !slices.ContainsFunc(own, e.alike) {
			own = append(own, e)
			must = must || !t.ability(e).May
		}
	}
	switch {
	case len(own) == 0:
		return Entry{}, false
	case len(own) == 1:
		return own[0], must || t.askReplace(own[0].Moment)
	}
	sufferer := damage.Ship.Piece()
	none := game.Option{ID: game.None, Text: game.Say("option.no-replacement")}
	if must {
		none.Refusal = t.Refuse(rule.MandatoryAbility, "refusal.must-replace")
	}
	options := []game.Option{none}
	for _, e := range own {
		id := e.choiceID(func(id string) bool {
			return slices.ContainsFunc(options, func(o game.Option) bool { return o.ID == id })
		})
		options = append(options, game.Option{ID: id, Target: e.Moment.Owner.Piece(),
			Text: game.Say("option.ability", "ship", e.Moment.Owner.Piece(), "card", e.Moment.Card)})
	}
	picked := t.askOne(seat, ask.ChooseReplacement, game.Say("prompt.choose-replacement", "ship", sufferer,
		"n", strconv.Itoa(damage.N), "damage", damage.damageKind().String()), []string{sufferer}, options)
	for i, e := range own {
		if options[i+1].ID == picked {
			return e, true
		}
	}
	return Entry{}, false
}

// askReplace asks the owner of an optional ability whether to use it on the damage
// that the moment speaks of.
func (t *Table) askReplace(m Moment) bool {
	owner, sufferer := m.Owner.Piece(), m.Ship.Piece()
	yes, no := t.useOrNot(m)
	return t.askMay(t.Ship(m.Owner).Seat, ask.UseAbility, game.Say("prompt.replace-damage", "ship", owner, "target", sufferer,
		"card", m.Card, "n", strconv.Itoa(m.N), "damage", m.damageKind().String()), yes, no, owner, sufferer)
}

// damageKind is the kind of the moment's damage, named after its result.
func (m Moment) damageKind() board.Face {
	if m.Damage.Crit {
		return board.Crit
	}
	return board.Hit
}

package script

import (
	"fmt"
	"slices"
	"strings"

	"xwing/game"
	"xwing/game/xwing"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/match"
)

// watch sees whether a card comes up while a script is played.
type watch struct {
	ref   string // "pilot/lukeskywalker"; "" to watch for none
	seen  []string
	moved bool // it has done something, rather than being offered alone
	asked bool // it has asked for something, which may be forgone
	thing bool // it is a device without abilities, which nobody uses
}

func watchCard(ref string) *watch { return &watch{ref: ref} }

// check tells what of its card a scene's title promises and does not show.
func (w *watch) check(s scene, on *table, played *game.Session) []string {
	switch {
	case s.refused(), w.thing:
	case !s.not():
		if !w.moved && !(w.asked && s.Title != "works") {
			return []string{w.ref + " does nothing"}
		}
	case len(w.seen) > 0:
		return []string{w.ref + " comes up: " + strings.Join(w.seen, "; ")}
	case !onTable(on, played, w.ref):
		return []string{w.ref + " does not come up since it is not on the table"}
	}
	return nil
}

func (w *watch) note(what string, args ...any) { w.seen = append(w.seen, fmt.Sprintf(what, args...)) }
func (w *watch) did(what string, args ...any)  { w.note(what, args...); w.moved = true }

// see looks for the card among what happens and what is asked.
func (w *watch) see(happened []game.Event, asked []game.Decision) {
	_, xws, _ := strings.Cut(w.ref, "/")
	for _, e := range happened {
		switch e := e.(type) {
		case board.AbilityUsed:
			if e.Card == w.ref {
				w.did("ship %d uses it", e.Ship)
			}
		case board.AttackDeclared:
			if weapon := e.Attack.Weapon; weapon.Special && "upgrade/"+weapon.Upgrade == w.ref {
				w.did("ship %d attacks with it", e.Attack.Attacker)
			}
		case board.ConditionAssigned:
			if "condition/"+e.Condition.Card == w.ref {
				w.note("ship %d is assigned it", e.Ship)
			}
		}
	}
	for _, d := range asked {
		if w.names(d.Prompt) {
			w.note("%s is asked about it", d.Kind)
			w.asked = w.asked || d.Kind != ask.UseAbility
		}
		for _, o := range d.Options {
			if o.Legal() && (w.names(o.Text) || strings.Contains(o.ID, w.ref+"/") || strings.HasSuffix(o.ID, w.ref) ||
				strings.HasPrefix(o.ID, "upgrade:"+xws+">") && strings.HasPrefix(w.ref, "upgrade/")) {
				w.note("%s offers it: %s", d.Kind, o.ID)
			}
		}
	}
}

// names reports whether the phrase speaks of the card.
func (w *watch) names(p game.Phrase) bool {
	for i := 0; i+1 < len(p.Args); i += 2 {
		if p.Args[i] != "ship" && p.Args[i+1] == w.ref {
			return true
		}
	}
	return false
}

// onTable reports whether a ship has the card, as far as that can be told once the
// script is over: conditions and damage cards come and go.
func onTable(on *table, played *game.Session, ref string) bool {
	kind, xws, _ := strings.Cut(ref, "/")
	return slices.ContainsFunc(on.board.Ships, func(s board.Ship) bool {
		switch catalog.Kind(kind) {
		case catalog.PilotCard:
			return s.Pilot == xws
		case catalog.UpgradeCard:
			return s.Carries(xws)
		case catalog.DeviceKind:
			return s.Remote == xws
		case catalog.ShipAbility:
			return played.State().(*xwing.State).Rules().ShipAbility(&s) == ref
		}
		return true
	})
}

// kit returns the kit with the abilities of the card watched.
func (w *watch) kit(kit *match.Kit) *match.Kit {
	if w.ref == "" {
		return kit
	}
	all := declared()
	for i, c := range all {
		if c.ID.Family == kit.Facts.Family() && c.ID.Ref() == w.ref {
			all[i] = w.card(*c)
		}
	}
	return kit.WithCards(all...)
}

// card returns the card with its queries watched, of which no event tells.
func (w *watch) card(c xwing.Card) *xwing.Card {
	w.thing = c.ID.Kind == catalog.DeviceKind && len(c.Abilities) == 0
	c.Abilities = append([]xwing.Ability(nil), c.Abilities...)
	for i := range c.Abilities {
		w.ability(&c.Abilities[i])
	}
	return &c
}

func (w *watch) ability(a *xwing.Ability) {
	query := a.Query
	by, refuse, replace, when := a.By, a.Refuse, a.Replace, a.If
	switch {
	case a.May: // asked for and told of
	case by != nil && query != xwing.MeasuringFrom: // of which the condition alone is asked
		a.By = func(t *xwing.Table, m xwing.Moment) int {
			n := by(t, m)
			if n != 0 || query == xwing.MostRerolls || query == xwing.InitiativeValue {
				w.did("it answers %v with %d for ship %d", query, n, m.Ship)
			}
			return n
		}
	case refuse != nil:
		a.Refuse = func(t *xwing.Table, m xwing.Moment) *game.Refusal {
			no := refuse(t, m)
			if no != nil {
				w.did("it refuses %v to ship %d", query, m.Ship)
			}
			return no
		}
	case replace != nil:
		a.Replace = func(t *xwing.Table, m xwing.Moment, d *xwing.Damage) {
			w.did("it replaces damage of ship %d", m.Ship)
			replace(t, m, d)
		}
	case query != xwing.NoQuery:
		a.If = func(t *xwing.Table, m xwing.Moment) bool {
			holds := m.Ship == m.Owner
			if when != nil {
				holds = when(t, m)
			}
			if holds {
				w.did("it answers %v for ship %d", query, m.Ship)
			}
			return holds
		}
	}
}

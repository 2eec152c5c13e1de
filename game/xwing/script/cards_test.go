package script

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"xwing/game"
	"xwing/game/xwing"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
	"xwing/game/xwing/cards"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/match"
	"xwing/game/xwing/match/matchtest"
)

// without lists the cards that want scripts, a line each: "pilot/lukeskywalker"
// for one whose scripts are to come, and a reason behind the name for one that
// needs no second script, or none at all.
var without = filepath.Join("testdata", "without.txt")

// chapters are the folders of what no card is about.
var chapters = []string{"rule", "scenario"}

// kind tells of which card a scene is, "" for one of the rules.
func (s scene) kind() (k catalog.Kind, xws string) {
	parts := strings.Split(s.file, "/")
	if len(parts) < 3 || slices.Contains(chapters, parts[1]) {
		return "", ""
	}
	return catalog.Kind(parts[1]), parts[len(parts)-1]
}

// card returns the card that a scene is of ("pilot/lukeskywalker"), "" for one of
// the rules.
func (s scene) card() string {
	kind, xws := s.kind()
	if kind == "" {
		return ""
	}
	return kind.Ref(xws)
}

// TestEveryCardIsInItsFolder wants a card's file where the card is found: below its family and
// kind, a pilot's below its faction, an upgrade's below its first slot.
func TestEveryCardIsInItsFolder(t *testing.T) {
	facts := matchtest.Kit(t).Facts
	for file, cases := range byFile(t) {
		kind, xws := cases[0].kind()
		below := ""
		switch kind {
		case "":
			below = strings.Split(file, "/")[1]
			xws = filepath.Base(file)
		case catalog.PilotCard:
			p, err := facts.Pilot(xws)
			if err != nil {
				t.Error(err)
				continue
			}
			below = "pilot/" + p.Faction.String()
		case catalog.UpgradeCard:
			u, err := facts.Upgrade(xws)
			if err != nil {
				t.Error(err)
				continue
			}
			below = "upgrade/" + u.Slots[0].String()
		default:
			below = string(kind)
		}
		if want := string(catalog.XWing2) + "/" + below + "/" + xws; file != want {
			t.Errorf("%s belongs to %s", file, want)
		}
	}
}

// TestEveryCardHasScripts wants two cases of every card that is declared: one that
// shows it working, and one ("not" or "refused") that shows where it may not be used.
func TestEveryCardHasScripts(t *testing.T) {
	works, limits := map[string]bool{}, map[string]bool{}
	for _, s := range scenes(t) {
		switch card := s.card(); {
		case card == "":
		case s.not(), s.refused():
			limits[card] = true
		default:
			works[card] = true
		}
	}
	reasons := wanting(t)
	declared := map[string]bool{}
	for _, c := range cards.All() {
		card := c.ID.Ref()
		declared[card] = true
		if c.ID.Kind == catalog.DeviceKind && len(c.Abilities) == 0 || c.Reprint {
			continue // the scripts of the cards that drop it show how it goes off; those of the card that it reprints, what it does
		}
		reason, listed := reasons[card]
		switch whole := works[card] && limits[card]; {
		case whole && listed:
			t.Errorf("%s has both its scripts: take it off %s", card, without)
		case !whole && !listed:
			t.Errorf("%s: a script shows it working: %v, one where it may not be used: %v; want both", card, works[card], limits[card])
		case reason != "" && !works[card] && len(c.Abilities) > 0:
			t.Errorf("%s has abilities; want a script that shows it working", card)
		}
	}
	for _, m := range []map[string]bool{works, limits} {
		for card := range m {
			if !declared[card] {
				t.Errorf("scripts of %s, which is no card that is declared", card)
			}
		}
	}
	for card := range reasons {
		if !declared[card] {
			t.Errorf("%s lists %s, which is no card that is declared", without, card)
		}
	}
}

// wanting reads the list of cards that want scripts, with reasons.
func wanting(t *testing.T) map[string]string {
	t.Helper()
	text, err := os.ReadFile(without)
	if err != nil {
		t.Fatal(err)
	}
	reasons := map[string]string{}
	for _, line := range strings.Split(string(text), "\n") {
		if line != "" && !strings.HasPrefix(line, "#") {
			card, reason, _ := strings.Cut(line, " ")
			reasons[card] = reason
		}
	}
	return reasons
}

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
func (w *watch) check(s scene, r *run) []string {
	switch {
	case s.refused(), w.thing:
	case !s.not():
		if !w.moved && !(w.asked && s.Title != "works") {
			return []string{w.ref + " does nothing"}
		}
	case len(w.seen) > 0:
		return []string{w.ref + " comes up: " + strings.Join(w.seen, "; ")}
	case !onTable(r, w.ref):
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
func onTable(r *run, ref string) bool {
	kind, xws, _ := strings.Cut(ref, "/")
	return slices.ContainsFunc(r.board.Ships, func(s board.Ship) bool {
		switch catalog.Kind(kind) {
		case catalog.PilotCard:
			return s.Pilot == xws
		case catalog.UpgradeCard:
			return s.Equips(xws)
		case catalog.DeviceKind:
			return s.Remote == xws
		case catalog.ShipAbility:
			return r.session.State().(*xwing.State).Rules().ShipAbility(&s) == ref
		}
		return true
	})
}

// kit returns the kit with the abilities of the card watched.
func (w *watch) kit(kit *match.Kit) *match.Kit {
	if w.ref == "" {
		return kit
	}
	all := cards.All()
	for i, c := range all {
		if string(c.ID.Kind)+"/"+c.ID.XWS == w.ref {
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
			if n != 0 || query == xwing.MostRerolls {
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

package fleet_test

import (
	"encoding/json"
	"fmt"
	"strconv"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"xwing/game/armada/catalog"
	"xwing/game/armada/fleet"
)

// printed is what builders write of a fleet: each card with its name and cost.
type printed struct {
	fleet.Fleet
	cat  *catalog.Catalog
	cost fleet.Cost
}

func (p printed) ship(i int) (name string, cost int) {
	s, _ := p.cat.Ship(p.Ships[i].ID)
	return s.Name, s.Cost
}

func (p printed) upgrades(i int, form string) string {
	var b strings.Builder
	for _, id := range p.Ships[i].Upgrades {
		u, _ := p.cat.Upgrade(id)
		fmt.Fprintf(&b, form, u.Name, u.Cost)
	}
	return b.String()
}

func (p printed) squadron(i int) (name string, cost int) {
	s, _ := p.cat.Squadron(p.Squadrons[i].ID)
	if s.Type != "" {
		return s.Name + " - " + s.Type, s.Cost
	}
	return s.Name, s.Cost
}

func (p printed) objectives() string {
	var parts []string
	for i, heading := range []string{"Assault", "Defense", "Navigation"} {
		o, _ := p.cat.Objective(p.Objectives[i])
		parts = append(parts, heading+" Objective: "+o.Name)
	}
	return strings.Join(parts, "\n")
}

// warlords is Armada Warlords' list: squadrons by their names alone, at the cost of all.
func (p printed) warlords() string {
	var b strings.Builder
	fmt.Fprintf(&b, "%s\n\nFaction: Rebel Alliance\nPoints: %d/%d\nCommander: nobody\n\n", p.Name, p.cost.Total, p.Points)
	b.WriteString(p.objectives() + "\n\n\n")
	for i := range p.Ships {
		name, cost := p.ship(i)
		if i == 0 {
			b.WriteString("[ flagship ] ")
		}
		fmt.Fprintf(&b, "%s (%d points)\n%s", name, cost, p.upgrades(i, "-  %s  ( %d  points)\n"))
		fmt.Fprintf(&b, "= %d total ship cost\n\n\n", p.cost.Ships[i])
	}
	for i, s := range p.Squadrons {
		name, cost := p.squadron(i)
		name, _, _ = strings.Cut(name, " - ")
		fmt.Fprintf(&b, "%d %s ( %d points)\n", s.Count, name, cost*s.Count)
	}
	fmt.Fprintf(&b, "= %d total squadron cost\n", p.cost.Squadrons)
	return b.String()
}

// flagship is Flagship's list: squadrons at the cost of one, lines as Windows ends them.
func (p printed) flagship() string {
	var b strings.Builder
	fmt.Fprintf(&b, "%s\n\nAuthor: -\nFaction: Rebel Alliance\nCommander: nobody\n\n", p.Name)
	b.WriteString(p.objectives() + "\n\n")
	for i := range p.Ships {
		name, cost := p.ship(i)
		if i == 0 {
			b.WriteString("[flagship] ")
		}
		fmt.Fprintf(&b, "%s (%d)\n%s= %d points\n\n", name, cost, p.upgrades(i, "- %s (%d)\n"), p.cost.Ships[i])
	}
	for i, s := range p.Squadrons {
		name, cost := p.squadron(i)
		fmt.Fprintf(&b, "%d %s (%d)\n", s.Count, name, cost)
	}
	fmt.Fprintf(&b, "= %d points\n", p.cost.Squadrons)
	return strings.ReplaceAll(b.String(), "\n", "\r\n")
}

// designer is Armada Fleet Designer's list: no objectives.
func (p printed) designer() string {
	var b strings.Builder
	fmt.Fprintf(&b, "%s (%d/%d/%d)\n==============\n", p.Name, p.cost.Total, p.Points, p.cost.Squadrons)
	for i := range p.Ships {
		name, cost := p.ship(i)
		fmt.Fprintf(&b, "%s (%d + %d: %d)\n%s\n", name, cost, p.cost.Ships[i]-cost, p.cost.Ships[i], p.upgrades(i, "· %s (%d)\n"))
	}
	for i, s := range p.Squadrons {
		switch name, cost := p.squadron(i); {
		case s.Count == 1:
			fmt.Fprintf(&b, "%s (%d)\n", name, cost)
		case i%2 == 0:
			fmt.Fprintf(&b, "%d x %s (%d)\n", s.Count, name, cost)
		default:
			fmt.Fprintf(&b, "%s (%d x %d)\n", name, s.Count, cost)
		}
	}
	return b.String()
}

// saved is Flagship's saved form, with its own numbers.
func (p printed) saved(t *testing.T) string {
	t.Helper()
	numbers, err := p.cat.Numbers()
	if err != nil {
		t.Fatal(err)
	}
	number := func(of map[string]string, id string) int {
		least := 1 << 30
		for n, card := range of {
			if at, _ := strconv.Atoi(n); card == id {
				least = min(least, at)
			}
		}
		return least
	}
	type row struct {
		ID       int   `json:"id"`
		Upgrades []int `json:"upgrades,omitempty"`
	}
	file := map[string]any{"name": p.Name, "author": "-", "pointLimit": p.Points, "shipIds": []int{}, "lastUpdated": 0,
		"faction": number(numbers.Factions, p.Faction.String())}
	var ships, squads []row
	for _, s := range p.Ships {
		r := row{ID: number(numbers.Ships, s.ID)}
		for _, id := range s.Upgrades {
			r.Upgrades = append(r.Upgrades, number(numbers.Upgrades, id))
		}
		ships = append(ships, r)
	}
	for _, s := range onlyNumbered(p.Fleet).Squadrons {
		for range s.Count {
			squads = append(squads, row{ID: number(numbers.Squadrons, s.ID)})
		}
	}
	objectives := []int{}
	for _, id := range p.Objectives {
		objectives = append(objectives, number(numbers.Objectives, id))
	}
	file["ships"], file["squadrons"], file["objectives"] = ships, squads, objectives
	text, err := json.Marshal(file)
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

// read reads a fleet that is known to be good.
func read(t *testing.T, text string) fleet.Reading {
	t.Helper()
	r, err := fleet.Read("fleet", []byte(text), facts(t))
	if err != nil {
		t.Fatalf("%v\n%s", err, text)
	}
	return r
}

// wantSame wants that a text is that fleet, with no notes.
func wantSame(t *testing.T, what, text string, want fleet.Fleet) {
	t.Helper()
	r := read(t, text)
	if diff := cmp.Diff(want, r.Fleet); diff != "" {
		t.Errorf("%s is another fleet (-want +got):\n%s\n%s", what, diff, text)
	}
	for _, n := range r.Notes {
		t.Errorf("%s: %s", what, n)
	}
}

// TestForms writes one fleet as each builder does, and reads it.
func TestForms(t *testing.T) {
	f := rebels()
	f.Name = "Raddus 392"
	p := printed{f, facts(t), f.Cost(facts(t))}
	own, err := f.JSON()
	if err != nil {
		t.Fatal(err)
	}
	bare := f
	bare.Objectives = nil
	wantSame(t, "our own form", string(own), f)
	wantSame(t, "our own form with a mark before it", "\ufeff"+string(own), f)
	wantSame(t, "Kingston", f.Kingston(facts(t)), f)
	wantSame(t, "Kingston in capitals", strings.ToUpper(strings.ReplaceAll(f.Kingston(facts(t)), "Raddus 392", "")), named0(f))
	wantSame(t, "Warlords", p.warlords(), f)
	wantSame(t, "Flagship", p.flagship(), f)
	wantSame(t, "Fleet Designer", p.designer(), bare)
	wantSame(t, "Flagship, saved", p.saved(t), f)
	if again, _ := read(t, string(own)).Fleet.JSON(); string(again) != string(own) {
		t.Errorf("our own form, read and written:\n%s\nwant\n%s", again, own)
	}
	other := imperials()
	wantSame(t, "Kingston", other.Kingston(facts(t)), other)
}

// named0 is the fleet without a name.
func named0(f fleet.Fleet) fleet.Fleet {
	f.Name = ""
	return f
}

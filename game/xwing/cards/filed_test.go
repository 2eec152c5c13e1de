package cards

import (
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"os"
	"path/filepath"
	"reflect"
	"runtime"
	"slices"
	"strings"
	"testing"

	"xwing/assets"
	"xwing/game/xwing/catalog"
)

// TestCardsAreFiledByWhereTheyArePrinted finds every card in the file that the catalog
// says: pilots by faction and ship, upgrades by slot, damage by trait, devices by type.
// A file that grew too long has others beside it, named for one faction. What is printed
// again stands with the card that it is, whatever ship it flies there.
func TestCardsAreFiledByWhereTheyArePrinted(t *testing.T) {
	cat, err := catalog.Open(assets.Facts())
	if err != nil {
		t.Fatal(err)
	}
	first, err := catalog.XWing1.Open(assets.FirstFacts())
	if err != nil {
		t.Fatal(err)
	}
	listed := map[string]bool{}
	for _, list := range append(lists(), firstLists()...) {
		f := runtime.FuncForPC(reflect.ValueOf(list).Pointer())
		path, _ := f.FileLine(f.Entry())
		file := filepath.Base(path)
		if listed[file] {
			t.Errorf("%s has two lists", file)
		}
		listed[file] = true
		for _, c := range list() {
			in, from := cat, ""
			if c.ID.Family == catalog.XWing1 {
				in, from = first, "first_"
			}
			if want := from + printedIn(t, in, c.ID); file != want {
				t.Errorf("%s stands in %s, want %s", c.ID, file, want)
			}
		}
	}
	checkDeclarations(t, listed)
}

// checkDeclarations finds what a list names in its own file; only a declaration that takes
// arguments may be shared, in a file without a list.
func checkDeclarations(t *testing.T, listed map[string]bool) {
	declared, takes, called := map[string]string{}, map[string]bool{}, map[string][]string{}
	for file, f := range files(t) {
		for _, d := range f.Decls {
			fn, ok := d.(*ast.FuncDecl)
			if !ok || fn.Type.Results == nil || len(fn.Type.Results.List) != 1 {
				continue
			}
			switch result := fn.Type.Results.List[0].Type.(type) {
			case *ast.StarExpr:
				if of, ok := result.X.(*ast.SelectorExpr); !ok || of.Sel.Name != "Card" {
					continue
				}
				declared[fn.Name.Name], takes[fn.Name.Name] = file, fn.Type.Params.NumFields() > 0
			case *ast.ArrayType:
				if _, cards := result.Elt.(*ast.StarExpr); !cards || slices.Contains([]string{"All", "First", "bothDecks", "sensorArrays", "explosions", "breaches"}, fn.Name.Name) || fn.Name.Name == "reprinted" {
					continue
				}
				if !listed[file] {
					t.Errorf("the list %s of %s is not one of lists", fn.Name.Name, file)
				}
				called[file] = append(called[file], calls(fn.Body)...)
			}
		}
	}
	for file, names := range called {
		for _, name := range names {
			at, card := declared[name]
			if card && at != file && (!takes[name] || listed[at]) {
				t.Errorf("%s lists %s, which stands in %s", file, name, at)
			}
		}
	}
}

func files(t *testing.T) map[string]*ast.File {
	paths, err := filepath.Glob("*.go")
	if err != nil {
		t.Fatal(err)
	}
	out := map[string]*ast.File{}
	for _, p := range paths {
		if strings.HasSuffix(p, "_test.go") {
			continue
		}
		if out[p], err = parser.ParseFile(token.NewFileSet(), p, nil, 0); err != nil {
			t.Fatal(err)
		}
	}
	return out
}

// calls names the functions that are called by name.
func calls(n ast.Node) []string {
	var names []string
	ast.Inspect(n, func(n ast.Node) bool {
		if c, ok := n.(*ast.CallExpr); ok {
			if id, ok := c.Fun.(*ast.Ident); ok {
				names = append(names, id.Name)
			}
		}
		return true
	})
	return names
}

// printedIn names the file of a card: the one of its one faction, if there is such a file.
func printedIn(t *testing.T, cat *catalog.Catalog, id catalog.CardID) string {
	base, factions, err := printed(cat, id)
	if err != nil {
		t.Fatal(err)
	}
	if factions = slices.Compact(slices.Sorted(slices.Values(factions))); len(factions) == 1 {
		own := base + "_" + factions[0].String() + ".go"
		if _, err := os.Stat(own); err == nil {
			return own
		}
	}
	return base + ".go"
}

// printed says where a card is printed, and for which factions.
func printed(cat *catalog.Catalog, id catalog.CardID) (base string, factions []catalog.Faction, err error) {
	switch id.Kind {
	case catalog.PilotCard:
		p, err := cat.Pilot(id.XWS)
		if err != nil {
			return "", nil, err
		}
		return fmt.Sprintf("pilot_%s_%s", p.Faction, p.Ship), nil, nil
	case catalog.UpgradeCard:
		u, err := cat.Upgrade(id.XWS)
		if err != nil {
			return "", nil, err
		}
		return "upgrade_" + strings.ReplaceAll(u.Slots[0].String(), "-", ""), upgradeFactions(u), nil
	case catalog.DamageKind:
		d, err := cat.Damage(id.XWS)
		if err != nil {
			return "", nil, err
		}
		if len(d.Decks) > 0 { // of the sections of huge ships
			return "damage_huge", nil, nil
		}
		return "damage_" + d.Trait.String(), nil, nil
	case catalog.DeviceKind:
		d, err := cat.Device(id.XWS)
		if err != nil {
			return "", nil, err
		}
		return "device_" + d.Types[0].String(), nil, nil
	case catalog.ShipAbility:
		for _, p := range cat.Pilots() {
			if p.ShipAbilityID() == id.XWS {
				factions = append(factions, p.Faction)
			}
		}
		return "shipability", factions, nil
	case catalog.ConditionCard:
		return conditionPrinted(cat, id)
	}
	return "", nil, fmt.Errorf("%s is printed nowhere", id)
}

// conditionPrinted says the same of a condition, whose factions are those of the cards
// that assign it.
func conditionPrinted(cat *catalog.Catalog, id catalog.CardID) (base string, factions []catalog.Faction, err error) {
	c, err := cat.Condition(id.XWS)
	if err != nil {
		return "", nil, err
	}
	for _, xws := range c.Pilots {
		if p, err := cat.Pilot(xws); err == nil {
			factions = append(factions, p.Faction)
		}
	}
	for _, xws := range c.Upgrades {
		if u, err := cat.Upgrade(xws); err == nil {
			factions = append(factions, upgradeFactions(u)...)
		}
	}
	return "condition", factions, nil
}

// upgradeFactions are those that an upgrade is restricted to.
func upgradeFactions(u *catalog.Upgrade) []catalog.Faction {
	var factions []catalog.Faction
	for _, r := range u.Restrictions {
		if len(r.Names) == 0 {
			factions = append(factions, r.Factions...)
		}
	}
	return factions
}

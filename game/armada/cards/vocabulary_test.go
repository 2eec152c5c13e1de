package cards

import (
	"go/ast"
	"slices"
	"strings"
	"testing"

	"xwing/build/source"
	"xwing/game/armada"
	"xwing/game/armada/objectives"
)

// declared are all cards of which something is declared, objectives too.
func declared() []*armada.Card {
	all := slices.Concat(damageCards(), commanders(), officers(), teams(), retrofits(), weapons(), fleetCards(),
		superweapons(), titles(), squadrons())
	for _, o := range objectives.All() {
		all = append(all, &o.Card)
	}
	return all
}

// constants are the names of the constants of a type in the source of the rules, in their order.
func constants(files []source.File, of string) (names []string) {
	for _, f := range files {
		ast.Inspect(f.Tree, func(n ast.Node) bool {
			block, ok := n.(*ast.GenDecl)
			if !ok || len(block.Specs) == 0 {
				return true
			}
			first, ok := block.Specs[0].(*ast.ValueSpec)
			if kind, named := ident(first); !ok || !named || kind != of {
				return true
			}
			for _, s := range block.Specs {
				names = append(names, s.(*ast.ValueSpec).Names[0].Name)
			}
			return true
		})
	}
	return names
}

func ident(s *ast.ValueSpec) (string, bool) {
	if s == nil {
		return "", false
	}
	id, ok := s.Type.(*ast.Ident)
	if !ok {
		return "", false
	}
	return id.Name, true
}

// TestVocabularyServesMany: at most one timing or query in four serves a single card, or none yet.
func TestVocabularyServesMany(t *testing.T) {
	files, err := source.Files("../../..", "game/armada")
	if err != nil {
		t.Fatal(err)
	}
	timings, queries := constants(files, "Timing"), constants(files, "Query")
	serves := map[string]map[string]bool{}
	for _, c := range declared() {
		for _, a := range c.Abilities {
			for _, word := range []string{timings[a.When], queries[a.Query]} {
				if serves[word] == nil {
					serves[word] = map[string]bool{}
				}
				serves[word][c.Ref] = true
			}
		}
	}
	words := slices.Concat(timings[1:len(timings)-1], queries[1:len(queries)-1])
	var single []string
	for _, word := range words {
		if len(serves[word]) > 1 {
			continue
		}
		single = append(single, word)
		for card := range serves[word] {
			single[len(single)-1] += " (" + card + ")"
		}
	}
	if 4*len(single) > len(words) {
		t.Errorf("%d of %d timings and queries serve a single card:\n%s", len(single), len(words), strings.Join(single, "\n"))
	}
}

// mostMethods is how many methods a type of the rules may have: what lasts an attack, a command, a maneuver hangs on these.
const mostMethods = 250

// TestNoTypeDoesEverything counts the methods that are declared on each type of the rules.
func TestNoTypeDoesEverything(t *testing.T) {
	files, err := source.Files("../../..", "game/armada")
	if err != nil {
		t.Fatal(err)
	}
	methods := map[string]int{}
	for _, f := range files {
		if f.Test || strings.Count(f.Path, "/") > 2 {
			continue
		}
		for _, d := range f.Tree.Decls {
			fun, ok := d.(*ast.FuncDecl)
			if !ok || fun.Recv == nil {
				continue
			}
			of := fun.Recv.List[0].Type
			if star, ok := of.(*ast.StarExpr); ok {
				of = star.X
			}
			methods[of.(*ast.Ident).Name]++
		}
	}
	if len(methods) < 5 {
		t.Fatalf("only these were found: %v", methods)
	}
	for of, n := range methods {
		if n > mostMethods {
			t.Errorf("%s has %d methods, at most %d may be", of, n, mostMethods)
		}
	}
}

package xwing_test

import (
	"fmt"
	"go/ast"
	"strings"
	"testing"

	"xwing/build/source"
	"xwing/game/xwing"
)

// TestMomentsPrintTheirNames: every timing and query prints as it is called in the code.
func TestMomentsPrintTheirNames(t *testing.T) {
	files, err := source.Files("../..", "game/xwing")
	if err != nil {
		t.Fatal(err)
	}
	printed := map[string]func(i int) string{
		"Timing": func(i int) string { return xwing.Timing(i).String() },
		"Query":  func(i int) string { return xwing.Query(i).String() },
	}
	seen := map[string]int{}
	for _, f := range files {
		for _, d := range f.Tree.Decls {
			g, ok := d.(*ast.GenDecl)
			if !ok || f.Tree.Name.Name != "xwing" {
				continue
			}
			list := fmt.Sprint(typeOf(g))
			for i := range g.Specs {
				if printed[list] == nil {
					break
				}
				seen[list]++
				if got, want := printed[list](i), g.Specs[i].(*ast.ValueSpec).Names[0].Name; got != want {
					t.Errorf("%s %d prints %q, want %q", list, i, got, want)
				}
			}
		}
	}
	for list, print := range printed {
		if n := seen[list]; n < 40 || !strings.HasPrefix(print(n), "unnamed") {
			t.Errorf("%s: %d are listed, and the next one prints %q", list, n, print(n))
		}
	}
}

// typeOf returns the type of the first of some constants.
func typeOf(g *ast.GenDecl) ast.Expr {
	if len(g.Specs) == 0 {
		return nil
	}
	if v, ok := g.Specs[0].(*ast.ValueSpec); ok {
		return v.Type
	}
	return nil
}

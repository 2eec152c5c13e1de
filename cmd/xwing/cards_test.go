package main

import (
	"go/ast"
	"slices"
	"testing"

	"xwing/build/source"
	"xwing/game/xwing/cards"
)

// TestDeclarationsAreShort keeps declarations small: one card, a few lines. What
// goes beyond them is a fallback on code, of which there are to be few.
func TestDeclarationsAreShort(t *testing.T) {
	lengths, fallbacks := declarations(t), 0
	for _, c := range cards.All() {
		if c.Fallback {
			fallbacks++
		}
	}
	n := len(lengths)
	if n < len(cards.All())/2 {
		t.Fatalf("%d declarations found of %d cards: how is a card declared?", n, len(cards.All()))
	}
	slices.Sort(lengths)
	median, ninety := lengths[n/2], lengths[n*9/10]
	t.Logf("%d cards, %d declarations: median %d lines, 90 %% at most %d, longest %d; %d fallbacks", len(cards.All()), n, median, ninety, lengths[n-1], fallbacks)
	if median > 12 || ninety > 30 {
		t.Errorf("median %d lines, 90 %% at most %d; want 12 and 30", median, ninety)
	}
	if fallbacks*20 > len(cards.All()) {
		t.Errorf("%d of %d cards fall back on code, want 5 %% at most", fallbacks, len(cards.All()))
	}
}

// TestFallbacksSayTheyAre finds what a declaration may do only as a fallback: write
// the state itself, or go on beyond a screen.
func TestFallbacksSayTheyAre(t *testing.T) {
	for _, f := range cardFiles(t) {
		for _, d := range f.Tree.Decls {
			fn, ok := d.(*ast.FuncDecl)
			if !ok || marked(fn) {
				continue
			}
			if returnsCard(fn) && lines(f, fn) > 40 {
				t.Errorf("%s: %s is longer than 40 lines and no Fallback", f.Line(fn), fn.Name.Name)
			}
			ast.Inspect(fn, func(n ast.Node) bool {
				if a, ok := n.(*ast.AssignStmt); ok {
					for _, l := range a.Lhs {
						if ofState(l) {
							t.Errorf("%s: %s writes the state and is no Fallback", f.Line(a), fn.Name.Name)
						}
					}
				}
				return true
			})
		}
	}
}

// ofState reports whether an expression is a part of the state.
func ofState(e ast.Expr) bool {
	s, ok := e.(*ast.SelectorExpr)
	if !ok {
		return false
	}
	if s.Sel.Name == "View" || s.Sel.Name == "Hidden" || s.Sel.Name == "Memory" {
		return true
	}
	if call, ok := s.X.(*ast.CallExpr); ok { // t.Ship(id).Something = …
		if f, ok := call.Fun.(*ast.SelectorExpr); ok && f.Sel.Name == "Ship" {
			return true
		}
	}
	return ofState(s.X)
}

// marked reports whether the function sets Fallback.
func marked(fn *ast.FuncDecl) bool {
	found := false
	ast.Inspect(fn, func(n ast.Node) bool {
		id, ok := n.(*ast.Ident)
		found = found || ok && id.Name == "Fallback"
		return !found
	})
	return found
}

func cardFiles(t *testing.T) []source.File {
	t.Helper()
	files, err := source.Files("../..", "game/xwing/cards")
	if err != nil {
		t.Fatal(err)
	}
	return slices.DeleteFunc(files, func(f source.File) bool { return f.Test })
}

// declarations returns the lines of every declaration: of the functions that
// declare one card, and of the cards that lists declare in place.
func declarations(t *testing.T) []int {
	var out []int
	for _, f := range cardFiles(t) {
		for _, d := range f.Tree.Decls {
			fn, ok := d.(*ast.FuncDecl)
			if !ok || fn.Body == nil {
				continue
			}
			if returnsCard(fn) && len(fn.Type.Params.List) == 0 {
				out = append(out, lines(f, fn))
			}
			ast.Inspect(fn, func(n ast.Node) bool {
				if list, ok := n.(*ast.CompositeLit); ok && typeText(list.Type) == "[]*Card" {
					for _, e := range list.Elts {
						if call, ok := e.(*ast.CallExpr); ok && len(call.Args) > 0 {
							out = append(out, lines(f, call))
						}
					}
				}
				return true
			})
		}
	}
	return out
}

func lines(f source.File, n ast.Node) int {
	return f.Set.Position(n.End()).Line - f.Set.Position(n.Pos()).Line + 1
}

// returnsCard reports whether the function returns one card.
func returnsCard(fn *ast.FuncDecl) bool {
	return fn.Recv == nil && fn.Type.Results != nil && len(fn.Type.Results.List) == 1 && typeText(fn.Type.Results.List[0].Type) == "*Card"
}

// typeText is a type without its package: "*Card".
func typeText(e ast.Expr) string {
	switch e := e.(type) {
	case *ast.StarExpr:
		return "*" + typeText(e.X)
	case *ast.ArrayType:
		return "[]" + typeText(e.Elt)
	case *ast.SelectorExpr:
		return e.Sel.Name
	case *ast.Ident:
		return e.Name
	}
	return ""
}

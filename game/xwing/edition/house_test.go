package edition_test

import (
	"go/ast"
	"go/parser"
	"go/token"
	"path"
	"slices"
	"strconv"
	"strings"
	"testing"

	"xwing/build/source"
	"xwing/game/xwing/edition"
)

// TestNobodyAsksWhichEdition reads all code but other games': rules ask what an edition says, never which it is. To look
// an edition,
// a list or a card up by the id that a file names is another matter: that is done with a map or slices.Contains.
func TestNobodyAsksWhichEdition(t *testing.T) {
	const root = "../../.."
	files, err := source.OfGame(root, "xwing", ".")
	if err != nil || len(files) < 300 {
		t.Fatalf("%d files: %v", len(files), err)
	}
	for _, f := range files {
		if f.Test {
			continue
		}
		if n := asksWhich(f.Tree); n > 0 && path.Base(path.Dir(f.Path)) != "edition" {
			t.Errorf("%s asks %d times which edition it is: give the Edition a field, and ask that", f.Path, n)
		}
	}
	for code, want := range map[string]int{
		`if s.rules.Edition.ID == "2.0" {}`:            1,
		`if x := h.Edition; x != "2.5" {}`:             1,
		`if f.Edition() == "1" {}`:                     1,
		`if edition == "1" {}`:                         1,
		`if p.Arg("n") == "1" {}`:                      0,
		`if editions[id] == edition {}`:                0,
		`if start(f.Edition()) == nil {}`:              0,
		`if h.Edition != k.Rules().Edition.ID {}`:      1,
		`switch e.ID { case "2.0", "2.5": }`:           2,
		`switch rules.Edition.ID { case mine: }`:       1,
		`if l.Edition == "" {}`:                        0,
		`if rules.Edition == nil { f("2.0") }`:         0,
		`if c.ID == d.ID || r.Edition.Range0.Any { }`:  0,
		`if !slices.Contains(editions, l.Edition) { }`: 0,
	} {
		file, err := parser.ParseFile(token.NewFileSet(), "", "package p\nfunc f() { "+code+" }", 0)
		if err != nil {
			t.Fatal(err)
		}
		if got := asksWhich(file); got != want {
			t.Errorf("%s: found %d, want %d", code, got, want)
		}
	}
}

// ids are those of all editions.
var ids = []string{edition.Second().ID, edition.LaterSecond().ID, edition.First().ID}

// asksWhich counts the comparisons of an edition's id in a file.
func asksWhich(file *ast.File) int {
	n := 0
	ast.Inspect(file, func(node ast.Node) bool {
		switch node := node.(type) {
		case *ast.BinaryExpr:
			if (node.Op == token.EQL || node.Op == token.NEQ) && !nothing(node.X) && !nothing(node.Y) && (names(node.X) || names(node.Y) || named(node.X, node.Y) || named(node.Y, node.X)) {
				n++
			}
		case *ast.SwitchStmt:
			if node.Tag != nil && names(node.Tag) {
				n++
			}
		case *ast.CaseClause:
			for _, e := range node.List {
				if _, literal := e.(*ast.BasicLit); literal && names(e) {
					n++
				}
			}
		}
		return true
	})
	return n
}

// names reports whether an expression is which edition something is of: an id that can be
// nothing else, or what is called an edition.
func names(e ast.Expr) bool {
	switch e := e.(type) {
	case *ast.BasicLit:
		id, err := strconv.Unquote(e.Value)
		return err == nil && strings.Contains(id, ".") && slices.Contains(ids, id)
	case *ast.CallExpr:
		return len(e.Args) == 0 && names(e.Fun)
	case *ast.SelectorExpr:
		if e.Sel.Name == "Edition" {
			return true
		}
		of, deep := e.X.(*ast.SelectorExpr)
		return e.Sel.Name == "ID" && deep && of.Sel.Name == "Edition"
	}
	return false
}

// named reports whether a variable that is called an edition is held against an id that is spelt out.
func named(e, id ast.Expr) bool {
	name, variable := e.(*ast.Ident)
	_, literal := id.(*ast.BasicLit)
	return variable && literal && name.Name == "edition"
}

// nothing reports whether an expression is nil or the empty text.
func nothing(e ast.Expr) bool {
	switch e := e.(type) {
	case *ast.BasicLit:
		return e.Value == `""`
	case *ast.Ident:
		return e.Name == "nil"
	}
	return false
}

package xwing_test

import (
	"go/ast"
	"go/parser"
	"go/token"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"
)

// literals looks for names that code should not spell by itself.
type literals struct {
	fset    *token.FileSet
	devices map[string]bool
	found   []string
}

// TestNamesAreNotSpelt: actions, answers, devices, charges, weapons and references to
// cards are named by types and constants, which the compiler checks.
func TestNamesAreNotSpelt(t *testing.T) {
	l := literals{fset: token.NewFileSet(), devices: deviceIDs(t)}
	files := 0
	for _, dir := range []string{".", "cards", "player", "../../scene", "../../scene/xwing"} {
		names, err := filepath.Glob(filepath.Join(dir, "*.go"))
		if err != nil {
			t.Fatal(err)
		}
		for _, name := range names {
			if strings.HasSuffix(name, "_test.go") {
				continue
			}
			f, err := parser.ParseFile(l.fset, name, nil, 0)
			if err != nil {
				t.Fatal(err)
			}
			files++
			l.look(f, dir != "." && dir != "cards")
		}
	}
	for _, found := range l.found {
		t.Error(found)
	}
	if files < 300 || len(l.devices) < 20 {
		t.Errorf("%d files and %d devices were looked at", files, len(l.devices))
	}
}

// TestNamesAreFound: each kind of name is found where it is spelt.
func TestNamesAreFound(t *testing.T) {
	for code, want := range map[string]string{
		`x := m.Action == "lock"`:                 "an action",
		`x := w.Upgrade != "snapshot"`:            "a weapon",
		`x := w.Requires == "lock"`:               "a weapon",
		`x := o.ID == "done"`:                     "an answer",
		`switch o.ID { case "no": }`:              "an answer",
		`x := Option{ID: "none"}`:                 "an answer",
		`x := Placing{Device: "protonbomb"}`:      "a device",
		`t.SpendCharges(m.Owner, "force", 1)`:     "charges",
		`x := "upgrade/r2d2"`:                     "a card",
		`x := ActionGrant{Source: "pilot/swoop"}`: "a source",
		`x := device("protonbomb", nil)`:          "",
		`x := dropper("electroprotonbomb", p)`:    "",
		`x := m.Is(catalog.Lock)`:                 "",
		`prompt.Args = append(a, "once", "yes")`:  "",
	} {
		l := literals{fset: token.NewFileSet(), devices: map[string]bool{"protonbomb": true, "electroprotonbomb": true}}
		f, err := parser.ParseFile(l.fset, "x.go", "package x\nfunc f() {\n"+code+"\n}", 0)
		if err != nil {
			t.Fatal(err)
		}
		l.look(f, true)
		if (want == "") != (len(l.found) == 0) || want != "" && !strings.Contains(l.found[0], want) {
			t.Errorf("%s: found %q, want %q", code, l.found, want)
		}
	}
}

// deviceIDs are the ids of all that cards place.
func deviceIDs(t *testing.T) map[string]bool {
	ids := map[string]bool{}
	t.Helper()
	facts, err := facts()
	if err != nil {
		t.Fatal(err)
	}
	for _, d := range facts.Devices() {
		ids[d.ID] = true
	}
	for _, r := range facts.Remotes() {
		ids[r.ID] = true
	}
	return ids
}

// declaring are the functions whose first argument is the id of the card they declare.
var declaring = []string{"device", "upgrade", "dropper", "commandos", "commandoTeam", "weapon"}

func (l *literals) look(f *ast.File, screens bool) {
	ast.Inspect(f, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.BinaryExpr:
			if n.Op == token.EQL || n.Op == token.NEQ {
				l.compared(n.X, n.Y)
			}
		case *ast.CaseClause:
			for _, x := range n.List {
				l.answer(x)
			}
		case *ast.KeyValueExpr:
			if key, ok := n.Key.(*ast.Ident); ok && key.Name == "ID" {
				l.answer(n.Value)
			} else if ok && key.Name == "Source" && text(n.Value) != "" {
				l.say(n.Value, "a source", "GrantAction names the card")
			}
		case *ast.CallExpr:
			l.call(n)
			if id, ok := n.Fun.(*ast.Ident); ok && slices.Contains(declaring, id.Name) {
				for _, arg := range n.Args[1:] {
					ast.Inspect(arg, l.device)
				}
				return false
			}
		case *ast.BasicLit:
			l.device(n)
			if kind, _, ok := strings.Cut(text(n), "/"); screens && ok && slices.Contains([]string{"pilot", "upgrade", "ship", "condition", "damage", "device"}, kind) {
				l.say(n, "a card", "catalog's kinds of cards have Ref")
			}
		}
		return true
	})
}

// compared looks at both sides of a comparison.
func (l *literals) compared(x, y ast.Expr) {
	if text(x) != "" {
		x, y = y, x
	}
	l.answer(y)
	if field, ok := x.(*ast.SelectorExpr); ok && text(y) != "" {
		switch field.Sel.Name {
		case "Action":
			l.say(y, "an action", "Moment.Is takes catalog's")
		case "Upgrade", "Requires":
			l.say(y, "a weapon", "a card asks for itself, a requirement is an action of catalog")
		}
	}
}

func (l *literals) answer(x ast.Expr) {
	if slices.Contains([]string{"yes", "no", "none", "done"}, text(x)) {
		l.say(x, "an answer", "package game names it")
	}
}

// call looks for the charges that a verb is told.
func (l *literals) call(c *ast.CallExpr) {
	verb, ok := c.Fun.(*ast.SelectorExpr)
	if !ok || !strings.HasSuffix(verb.Sel.Name, "Charges") && verb.Sel.Name != "CanRecover" {
		return
	}
	for _, arg := range c.Args {
		if slices.Contains([]string{"ship", "force"}, text(arg)) {
			l.say(arg, "charges", "package board names them")
		}
	}
}

func (l *literals) device(n ast.Node) bool {
	if lit, ok := n.(*ast.BasicLit); ok && l.devices[text(lit)] {
		l.say(lit, "a device", "package catalog names it")
	}
	return true
}

func (l *literals) say(x ast.Node, what, instead string) {
	l.found = append(l.found, l.fset.Position(x.Pos()).String()+": "+what+" is spelt out: "+instead)
}

// text is what a string literal says, "" for anything else.
func text(x ast.Expr) string {
	lit, ok := x.(*ast.BasicLit)
	if !ok || lit.Kind != token.STRING {
		return ""
	}
	s, _ := strconv.Unquote(lit.Value)
	return s
}

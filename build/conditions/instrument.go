package main

import (
	"cmp"
	"fmt"
	"go/ast"
	"go/token"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"xwing/build/source"
)

const (
	overlayFile    = "overlay.json"
	switchVariable = "XWING_WITHOUT"
)

// mutant is one condition that can be taken away.
type mutant struct {
	n              int
	at, card, text string // card: "pilot/lukeskywalker"; "" for what several say
	of             string // the card, or the function that several say
	idle           bool   // what stands in its place would have said the same wherever it was asked
}

// key names a condition wherever it stands; of several alike, the second is "… #2".
func (m mutant) key() string { return m.of + "\t" + m.text }

// instrument writes the files of a game's declarations with their conditions switched into dir.
func instrument(s *suite, root, dir string) ([]mutant, error) {
	files, err := source.Files(root, s.folders...)
	if err != nil {
		return nil, err
	}
	root, err = filepath.Abs(root)
	if err != nil {
		return nil, err
	}
	var all []mutant
	takes := conditionArguments(files)
	replace := map[string]string{}
	for _, f := range files {
		if f.Test {
			continue
		}
		path := filepath.Join(root, filepath.FromSlash(f.Path))
		text, err := os.ReadFile(path)
		if err != nil {
			return nil, err
		}
		e := &editor{File: f, suite: s, takes: takes, text: text, mutants: all}
		for _, d := range f.Tree.Decls {
			if fn, ok := d.(*ast.FuncDecl); ok {
				e.function(fn)
			}
		}
		all = e.mutants
		to := filepath.Join(dir, strings.ReplaceAll(f.Path, "/", "_"))
		if err := os.WriteFile(to, e.edited(), 0o644); err != nil {
			return nil, err
		}
		replace[path] = to
	}
	number(all)
	for _, added := range s.added(len(all) + 1) {
		to := filepath.Join(dir, strings.ReplaceAll(added.path, "/", "_"))
		if err := os.WriteFile(to, []byte(added.text), 0o644); err != nil {
			return nil, err
		}
		replace[filepath.Join(root, filepath.FromSlash(added.path))] = to
	}
	return all, writeOverlay(dir, replace)
}

// number tells conditions of a card apart that read the same.
func number(all []mutant) {
	alike := map[string]int{}
	for i := range all {
		key := all[i].key()
		if alike[key]++; alike[key] > 1 {
			all[i].text += fmt.Sprintf(" #%d", alike[key])
		}
	}
}

// insertion is text to be put in; at one place those go first that close what was opened last.
type insertion struct {
	at    int
	text  string
	close bool
}

// editor switches the conditions of one file.
type editor struct {
	source.File
	suite   *suite
	takes   map[string][]bool // which arguments of the declarations' functions are conditions
	text    []byte
	inserts []insertion
	mutants []mutant
	card    string
	name    string // of the function
}

// function switches the conditions of a function; they are those of the card that it declares, if it is one. In a
// list of cards they are those of the card that each call declares or names first.
func (e *editor) function(fn *ast.FuncDecl) {
	e.card, e.name = "", fn.Name.Name
	list := isList(fn)
	if cards := e.declared(fn); len(cards) == 1 && !list {
		e.card = cards[0]
	}
	outer := e.card
	var visit func(n ast.Node) bool
	visit = func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.CallExpr:
			card := e.suite.declaration(n)
			if card == "" && e.card == "" && list {
				card = e.namedFirst(n)
			}
			if card != "" {
				e.card = card
				e.call(n)
				for _, arg := range n.Args {
					ast.Inspect(arg, visit)
				}
				e.card = outer
				return false
			}
			e.call(n)
		case *ast.BinaryExpr:
			switch n.Op {
			case token.LAND:
				e.operand(n.X, token.LAND)
				e.operand(n.Y, token.LAND)
			case token.LOR:
				e.operand(n.X, token.LOR)
				e.operand(n.Y, token.LOR)
			}
		case *ast.FuncLit:
			e.alone(n.Type, n.Body)
		case *ast.CompositeLit:
			if e.suite.ability(n) {
				e.ability(n)
			}
		}
		return true
	}
	e.alone(fn.Type, fn.Body)
	ast.Inspect(fn.Body, visit)
}

// operand switches what stands beside && or ||; of a chain of one of them, each link.
func (e *editor) operand(x ast.Expr, op token.Token) {
	if b, ok := x.(*ast.BinaryExpr); ok && b.Op == op {
		return // its own operands are switched
	}
	if op == token.LAND {
		e.wrap(x, "(@Taken(%[1]d) || @Needs(%[1]d, ", "))")
	} else {
		e.wrap(x, "(!@Taken(%[1]d) && @Allows(%[1]d, ", "))")
	}
}

// alone switches the only condition that a function answers with.
func (e *editor) alone(typ *ast.FuncType, body *ast.BlockStmt) {
	if typ.Results == nil || len(typ.Results.List) != 1 || len(body.List) != 1 {
		return
	}
	result, ok := typ.Results.List[0].Type.(*ast.Ident)
	ret, returns := body.List[0].(*ast.ReturnStmt)
	if !ok || result.Name != "bool" || !returns {
		return
	}
	x := ret.Results[0]
	if b, ok := x.(*ast.BinaryExpr); ok && (b.Op == token.LAND || b.Op == token.LOR) {
		return
	}
	if id, ok := x.(*ast.Ident); ok && id.Name == "true" {
		return
	}
	e.wrap(x, "(@Taken(%[1]d) || @Needs(%[1]d, ", "))")
}

// call switches what of a call's arguments are conditions.
func (e *editor) call(call *ast.CallExpr) {
	e.ranges(call)
	e.suite.arguments(e, call)
}

// ranges switches the ranges among the arguments of a call: the last to no limit, those before to none at all.
func (e *editor) ranges(call *ast.CallExpr) {
	last := true
	for _, arg := range slices.Backward(call.Args) {
		sel, ok := arg.(*ast.SelectorExpr)
		if !ok {
			continue
		}
		none, beyond := e.suite.ranges(sel.Sel.Name)
		if none == "" {
			continue
		}
		other := beyond
		if !last {
			other = none
		}
		last = false
		if sel.Sel.Name != other {
			e.but(arg, "gauge."+other)
		}
	}
}

// but switches a value to another one.
func (e *editor) but(x ast.Expr, other string) { e.wrap(x, "@But(%d, ", ", "+other+")") }

// note adds what can be taken away.
func (e *editor) note(x ast.Node, text string) {
	of := cmp.Or(e.card, "func "+e.name)
	e.mutants = append(e.mutants, mutant{n: len(e.mutants) + 1, at: e.Line(x), card: e.card, of: of, text: text})
}

// wrap puts a switch around it; @ in it is what stands before the switches' names, and its verb the condition's number.
func (e *editor) wrap(x ast.Expr, before, after string) {
	from, to := e.Set.Position(x.Pos()).Offset, e.Set.Position(x.End()).Offset
	e.note(x, strings.Join(strings.Fields(string(e.text[from:to])), " "))
	before = fmt.Sprintf(strings.ReplaceAll(before, "@", e.suite.switches), len(e.mutants))
	e.inserts = append(e.inserts, insertion{from, before, false}, insertion{to, after, true})
}

// edited is the text with all insertions: outer ones were made first.
func (e *editor) edited() []byte {
	order := make([]int, len(e.inserts))
	for i := range order {
		order[i] = i
	}
	slices.SortStableFunc(order, func(i, j int) int {
		a, b := e.inserts[i], e.inserts[j]
		switch {
		case a.at != b.at:
			return a.at - b.at
		case a.close != b.close: // what ends here ends before anything begins
			if a.close {
				return -1
			}
			return 1
		case a.close: // the inner one first
			return j - i
		}
		return i - j
	})
	var out []byte
	at := 0
	for _, i := range order {
		in := e.inserts[i]
		out = append(append(out, e.text[at:in.at]...), in.text...)
		at = in.at
	}
	return append(out, e.text[at:]...)
}

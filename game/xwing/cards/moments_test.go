package cards_test

import (
	"go/ast"
	"maps"
	"slices"
	"strings"
	"testing"

	"xwing/build/source"
)

// payloads are the parts of a Moment that only some timings and queries set.
var payloads = []string{"Move", "Met", "Act", "Attack", "Damage", "Device"}

// momentsSet is what timings and queries set that their Moments' literals do not show: they are filled on the way.
var momentsSet = map[string]string{
	"AfterAction": "Met", "WouldSufferDamage": "Met Device",
}

// TestDeclarationsReadWhatIsSet: what a declaration reads of a Moment's payloads is set at its timing, or for its query, by
// somebody in the rules. Phrases are read with it; where a Moment is handed on rather than spelt out, nothing is said.
func TestDeclarationsReadWhatIsSet(t *testing.T) {
	files, err := source.Files("../../..", "game/xwing")
	if err != nil {
		t.Fatal(err)
	}
	sets := setPayloads(files)
	phrases := map[string]*ast.FuncDecl{}
	for _, f := range files {
		for _, d := range f.Tree.Decls {
			if fn, ok := d.(*ast.FuncDecl); ok && fn.Recv == nil && !f.Test && f.Tree.Name.Name == "cards" {
				phrases[fn.Name.Name] = fn
			}
		}
	}
	looked := 0
	for _, f := range files {
		if f.Test || f.Tree.Name.Name != "cards" {
			continue
		}
		eachDeclared(f, func(word string, at ast.Node) {
			set, known := sets[word]
			if !known || word == "when" {
				return
			}
			looked++
			for _, part := range slices.Sorted(maps.Keys(readPayloads(at, phrases, map[string]bool{}))) {
				if !set[part] {
					t.Errorf("%s: reads Moment.%s, which %s does not set", f.Line(at), part, word)
				}
			}
		})
	}
	if looked < 400 {
		t.Errorf("%d declarations are looked at", looked)
	}
}

// setPayloads tells of timings and queries which payloads the rules' literals give their Moments.
func setPayloads(files []source.File) map[string]map[string]bool {
	sets, handed := map[string]map[string]bool{}, map[string]bool{}
	add := func(word string, parts ...string) {
		if sets[word] == nil {
			sets[word] = map[string]bool{}
		}
		for _, part := range parts {
			sets[word][part] = true
		}
	}
	for _, f := range files {
		if f.Test {
			continue
		}
		ast.Inspect(f.Tree, func(n ast.Node) bool {
			switch n := n.(type) {
			case *ast.CompositeLit:
				if when := field(n, "When"); called(n.Type) == "Moment" && when != nil {
					add(called(when), keys(n)...)
				}
			case *ast.CallExpr:
				for i := range n.Args[:max(0, len(n.Args)-1)] {
					if m, ok := n.Args[i+1].(*ast.CompositeLit); ok && called(m.Type) == "Moment" {
						add(called(n.Args[i]), keys(m)...)
					} else if id, ok := n.Args[i+1].(*ast.Ident); ok && id.Name == "m" {
						handed[called(n.Args[i])] = true
					}
				}
			case *ast.AssignStmt:
				for i := range n.Lhs {
					if s, ok := n.Lhs[i].(*ast.SelectorExpr); ok && s.Sel.Name == "When" && len(n.Rhs) == len(n.Lhs) {
						handed[called(n.Rhs[i])] = true
					}
				}
			}
			return true
		})
	}
	for word, parts := range momentsSet {
		add(word, strings.Fields(parts)...)
	}
	for word := range handed {
		delete(sets, word)
	}
	return sets
}

// eachDeclared yields what abilities are declared, by their timing or query.
func eachDeclared(f source.File, yield func(word string, at ast.Node)) {
	ast.Inspect(f.Tree, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.CompositeLit:
			for _, key := range [2]string{"When", "Query"} {
				if word := field(n, key); word != nil && called(n.Type) != "Moment" {
					yield(called(word), n)
				}
			}
		case *ast.CallExpr:
			if called(n.Fun) == "number" {
				yield(called(n.Args[0]), n)
			}
		}
		return true
	})
}

// readPayloads gathers what is read of a Moment called m, by phrases that are named there, too.
func readPayloads(n ast.Node, phrases map[string]*ast.FuncDecl, seen map[string]bool) map[string]bool {
	read := map[string]bool{}
	ast.Inspect(n, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.SelectorExpr:
			if of, ok := n.X.(*ast.Ident); ok && of.Name == "m" && slices.Contains(payloads, n.Sel.Name) {
				read[n.Sel.Name] = true
			}
		case *ast.Ident:
			if fn := phrases[n.Name]; fn != nil && !seen[n.Name] && !nests(fn) {
				seen[n.Name] = true
				maps.Copy(read, readPayloads(fn.Body, phrases, seen))
			}
		}
		return true
	})
	return read
}

// nests reports whether a phrase declares abilities of its own.
func nests(fn *ast.FuncDecl) bool {
	found := false
	ast.Inspect(fn, func(n ast.Node) bool {
		lit, ok := n.(*ast.CompositeLit)
		found = found || ok && (field(lit, "When") != nil || field(lit, "Query") != nil)
		return !found
	})
	return found
}

// called is the plain name of an expression: "AfterManeuver" of xwing.AfterManeuver.
func called(e ast.Expr) string {
	switch e := e.(type) {
	case *ast.Ident:
		return e.Name
	case *ast.SelectorExpr:
		return e.Sel.Name
	}
	return ""
}

// field returns the value of a literal's field, nil without it.
func field(lit *ast.CompositeLit, name string) ast.Expr {
	for _, e := range lit.Elts {
		if kv, ok := e.(*ast.KeyValueExpr); ok && called(kv.Key) == name {
			return kv.Value
		}
	}
	return nil
}

// keys lists the fields that a literal sets.
func keys(lit *ast.CompositeLit) (names []string) {
	for _, e := range lit.Elts {
		if kv, ok := e.(*ast.KeyValueExpr); ok {
			names = append(names, called(kv.Key))
		}
	}
	return names
}

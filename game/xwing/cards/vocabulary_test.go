package cards_test

import (
	"go/ast"
	syntax "go/token"
	"strconv"
	"strings"
	"testing"

	"xwing/build/source"
	"xwing/game/xwing"
)

// servingOne is how many timings and queries serve a single card today. It may only become less.
const servingOne = 18

// TestVocabularyServesMany holds how many timings and queries serve a single card, as the source
// of the declarations tells: a word that one card needs is, where it can be, a case of one that others use.
func TestVocabularyServesMany(t *testing.T) {
	files, err := source.Files("../../..", "game/xwing/cards")
	if err != nil {
		t.Fatal(err)
	}
	serves := servants(files)
	words := vocabulary()
	var single []string
	for _, word := range words {
		switch cards := serves[word]; len(cards) {
		case 0:
			t.Errorf("%s serves no card", word)
		case 1:
			for card := range cards {
				single = append(single, word+" ("+strings.TrimPrefix(card, "game/xwing/cards/")+")")
			}
		}
	}
	t.Logf("%d of %d timings and queries serve a single card, 1 in %.1f; the goal is 1 in 4", len(single), len(words),
		float64(len(words))/float64(len(single)))
	if len(single) != servingOne {
		t.Errorf("%d timings and queries serve a single card, want the %d of the test, or fewer there and here:\n%s",
			len(single), servingOne, strings.Join(single, "\n"))
	}
}

// vocabulary lists the names of all timings and queries.
func vocabulary() []string {
	var words []string
	for when := xwing.Never + 1; !strings.HasPrefix(when.String(), "unnamed"); when++ {
		words = append(words, when.String())
	}
	for query := xwing.NoQuery + 1; !strings.HasPrefix(query.String(), "unnamed"); query++ {
		words = append(words, query.String())
	}
	return words
}

// servants tells of every name that is mentioned in the declarations' source which cards it serves. A card is an entry of a
// list; a phrase serves the cards of all that name it.
func servants(files []source.File) map[string]map[string]bool {
	users := map[string]map[string]bool{} // by what is named: the functions, or entries of lists, that name it
	names := func(user string, n ast.Node) {
		own := locals(n)
		eachName(n, func(name string) {
			if name == user || own[name] {
				return
			}
			if users[name] == nil {
				users[name] = map[string]bool{}
			}
			users[name][user] = true
		})
	}
	for _, f := range files {
		if f.Test {
			continue
		}
		for _, d := range f.Tree.Decls {
			switch d := d.(type) {
			case *ast.GenDecl:
				variables(d, names)
			case *ast.FuncDecl:
				if !lists(d) {
					names(d.Name.Name, d)
				}
				for _, entry := range listed(d) {
					names(f.Line(entry)+":"+strconv.Itoa(f.Set.Position(entry.Pos()).Column), entry)
				}
			}
		}
	}
	serves := map[string]map[string]bool{}
	for name := range users {
		serves[name] = map[string]bool{}
		reach(users, name, map[string]bool{}, serves[name])
	}
	return serves
}

// lists reports whether a function lists cards.
func lists(fn *ast.FuncDecl) bool {
	if fn.Type.Results == nil {
		return false
	}
	of, ok := fn.Type.Results.List[0].Type.(*ast.ArrayType)
	return ok && namesCard(of)
}

// namesCard reports whether a list is one of cards.
func namesCard(of *ast.ArrayType) bool {
	p, ok := of.Elt.(*ast.StarExpr)
	if !ok {
		return false
	}
	card, ok := p.X.(*ast.SelectorExpr)
	return ok && card.Sel.Name == "Card"
}

// listed returns the entries of a function that lists cards, and what it says before it
// lists them: a phrase of its own counts as a card.
func listed(fn *ast.FuncDecl) []ast.Node {
	var entries []ast.Node
	if !lists(fn) {
		return nil
	}
	for _, s := range fn.Body.List {
		if _, last := s.(*ast.ReturnStmt); !last {
			entries = append(entries, s)
		}
	}
	ast.Inspect(fn.Body, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.CompositeLit:
			if of, ok := n.Type.(*ast.ArrayType); ok && namesCard(of) {
				for _, e := range n.Elts {
					entries = append(entries, e)
				}
				return false
			}
		case *ast.CallExpr:
			if name, ok := n.Fun.(*ast.SelectorExpr); ok && name.Sel.Name == "Concat" {
				for _, e := range n.Args {
					if _, list := e.(*ast.CompositeLit); !list {
						entries = append(entries, e)
					}
				}
			}
		}
		return true
	})
	return entries
}

// variables tells what variables and constants name.
func variables(d *ast.GenDecl, names func(user string, n ast.Node)) {
	for _, s := range d.Specs {
		if v, ok := s.(*ast.ValueSpec); ok {
			for i, value := range v.Values {
				names(v.Names[i].Name, value)
			}
		}
	}
}

// reach gathers the entries of lists that name a thing, or name what names it.
func reach(users map[string]map[string]bool, name string, seen, entries map[string]bool) {
	for user := range users[name] {
		switch {
		case strings.Contains(user, ".go:"):
			entries[user] = true
		case !seen[user]:
			seen[user] = true
			reach(users, user, seen, entries)
		}
	}
}

// eachName yields what is named in a part of the source, by its own name: no fields, nothing of other packages than xwing.
func eachName(n ast.Node, yield func(name string)) {
	ast.Inspect(n, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.SelectorExpr:
			if of, ok := n.X.(*ast.Ident); ok && of.Name == "xwing" {
				yield(n.Sel.Name)
			}
			eachName(n.X, yield)
			return false
		case *ast.KeyValueExpr:
			if _, field := n.Key.(*ast.Ident); field {
				eachName(n.Value, yield)
				return false
			}
		case *ast.Ident:
			yield(n.Name)
		}
		return true
	})
}

// locals returns the names that a part of the source gives to values of its own.
func locals(n ast.Node) map[string]bool {
	own := map[string]bool{}
	add := func(names ...*ast.Ident) {
		for _, id := range names {
			own[id.Name] = true
		}
	}
	ast.Inspect(n, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.Field:
			add(n.Names...)
		case *ast.ValueSpec:
			add(n.Names...)
		case *ast.AssignStmt:
			for _, left := range n.Lhs {
				if id, ok := left.(*ast.Ident); ok && n.Tok == syntax.DEFINE {
					add(id)
				}
			}
		}
		return true
	})
	return own
}

package main

import (
	"go/ast"
	"path"
	"regexp"
	"strings"

	"xwing/build/source"
)

// edition is one whose rules are counted.
type edition struct {
	id       string // as the ids of its rules begin
	rules    string // the file of its rules ledger
	underway string // of one that is being built: why its rules without a test have none
}

// editions are those of all games.
var editions = []edition{
	{"X20", "x20.tsv", ""},
	{"X25", "x25.tsv", "2.5 is being built"},
	{"X10", "x10.tsv", "first edition is being built"},
	{"ARM", "armada.tsv", open + ": Armada is being built"},
}

// open begins what is said of a rule of Armada that nothing accounts for yet. These are counted.
const open = "open"

// mostOpen is how many rules of Armada may be open: it only ever falls.
const mostOpen = 23

func editionIDs() (ids []string) {
	for _, e := range editions {
		ids = append(ids, e.id)
	}
	return ids
}

// editionOf is the id of a rule's edition.
func editionOf(rule string) string {
	id, _, _ := strings.Cut(rule, "-")
	return id
}

// underway says why a rule without a test has none, "" if its edition is not being built.
func underway(rule string) string {
	for _, e := range editions {
		if e.id == editionOf(rule) {
			return e.underway
		}
	}
	return ""
}

// A rule of an edition is held by a test that plays that edition: one of another edition
// may be named for it, and does not count. What a test plays can be read off what it names,
// itself or through other functions of its package's tests; one that names no edition, as
// of geometry, counts for all.

// marks are names by which a test shows which edition it plays, as the rules' ids begin.
var marks = map[string]string{
	"edition.Second": "X20", "xwingtest.Rules": "X20", "catalog.FFG20": "X20", "catalog.X2PO": "X20",
	"edition.LaterSecond": "X25", "catalog.AMG25": "X25", "catalog.XWA": "X25", "scenario.Mission": "X25",
	"edition.First": "X10", "catalog.FFG10": "X10", "match.NewFirstKit": "X10",
}

// plays are the editions that tests play, by folder and the name of a function or variable.
type plays struct{ names, editions map[string]map[string]bool }

// playsIn reads which editions the tests in files play.
func playsIn(files []source.File) plays {
	p := plays{map[string]map[string]bool{}, map[string]map[string]bool{}}
	for _, f := range files {
		if !f.Test {
			continue
		}
		folder := path.Dir(f.Path)
		for _, d := range f.Tree.Decls {
			switch d := d.(type) {
			case *ast.FuncDecl:
				p.read(folder, f.Tree.Name.Name, d.Name.Name, d)
			case *ast.GenDecl:
				for _, s := range d.Specs {
					if v, ok := s.(*ast.ValueSpec); ok {
						for _, name := range v.Names {
							p.read(folder, f.Tree.Name.Name, name.Name, v)
						}
					}
				}
			}
		}
	}
	return p
}

// read notes what a declaration names.
func (p plays) read(folder, pkg, name string, n ast.Node) {
	key := folder + " " + name
	if p.names[key] == nil {
		p.names[key], p.editions[key] = map[string]bool{}, map[string]bool{}
	}
	ast.Inspect(n, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.SelectorExpr:
			if from, ok := n.X.(*ast.Ident); ok {
				p.mark(key, from.Name+"."+n.Sel.Name)
			}
		case *ast.Ident:
			p.names[key][n.Name] = true
			p.mark(key, pkg+"."+n.Name) // a package's own tests
		}
		return true
	})
}

func (p plays) mark(key, name string) {
	if edition, ok := marks[name]; ok {
		p.editions[key][edition] = true
	}
}

// of is the editions that a test function plays, empty if it names none.
func (p plays) of(folder, test string) map[string]bool {
	found, seen := map[string]bool{}, map[string]bool{}
	var visit func(name string)
	visit = func(name string) {
		key := folder + " " + name
		if seen[key] || p.names[key] == nil {
			return
		}
		seen[key] = true
		for edition := range p.editions[key] {
			found[edition] = true
		}
		for other := range p.names[key] {
			visit(other)
		}
	}
	visit(test)
	return found
}

// laterScript finds the line of a script that says that it plays 2.5.
var laterScript = regexp.MustCompile(`(?m)^(edition 2\.5\b|scenario )`)

// scriptPlays is the editions that a file of scripts plays. Scripts of 2.0 are played by 2.5, too, and every
// difference is on record.
func scriptPlays(file, text string) map[string]bool {
	if !strings.Contains(file, "game/xwing/script/testdata/") {
		return nil
	}
	if strings.Contains(file, "/xwing1/") {
		return map[string]bool{"X10": true}
	}
	return map[string]bool{"X25": true, "X20": !laterScript.MatchString(text)}
}

// counts reports whether a test that plays editions holds a rule.
func counts(editions map[string]bool, rule string) bool {
	return len(editions) == 0 || editions[editionOf(rule)]
}

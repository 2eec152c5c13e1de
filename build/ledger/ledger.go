package main

import (
	"fmt"
	"go/ast"
	"io/fs"
	"maps"
	"os"
	"path"
	"path/filepath"
	"regexp"
	"slices"
	"strings"

	"xwing/build/source"
)

// row is one rule of the ledger and what became of it.
type row struct {
	ID     string
	Status string // "test", "not software" or "later"
	Where  string // the tests, or the reason
}

// The statuses.
const (
	tested      = "test"
	notSoftware = "not software"
	later       = "later"
)

// noTest begins what is said of a rule that nothing accounts for.
const noTest = "no test "

// maxIDs is how many rules one test may be named for.
const maxIDs = 3

// ruleID matches the id of a rule of any edition.
var ruleID = regexp.MustCompile(`(` + strings.Join(editionIDs(), "|") + `)-[A-Z]{3}-[0-9]{3}`)

// named matches a test's name that begins with rules' ids.
var named = regexp.MustCompile(`^` + ruleID.String() + `([ _/:]|$)`)

// build accounts for every rule: tests are named for all its clauses, or it has
// a status.
func build(root string, ids []string) ([]row, error) {
	tests, err := testsIn(root)
	if err != nil {
		return nil, err
	}
	several, err := readClauses(root)
	if err != nil {
		return nil, err
	}
	missing := map[string][]string{}
	for _, c := range several {
		missing[c.ID] = c.missing(tests[c.ID].clauses)
	}
	status, err := readStatus(filepath.Join(root, statusFile))
	if err != nil {
		return nil, err
	}
	var rows []row
	for _, id := range ids {
		r := row{ID: id, Status: later, Where: noTest + "yet"}
		if where := slices.Sorted(maps.Keys(tests[id].where)); len(where) > 0 {
			r.Status, r.Where = tested, strings.Join(where, ", ")
			if m := missing[id]; len(m) > 0 {
				r.Status, r.Where = later, noTest+"of "+strings.Join(m, ", ")
			}
		} else if s, ok := status[id]; ok {
			r = s
		} else if why := underway(id); why != "" {
			r.Where = why
		}
		rows = append(rows, r)
	}
	return rows, nil
}

// tests are those named for one rule, and which of its clauses they name.
type tests struct{ where, clauses map[string]bool }

// testsIn finds the tests that are named for rules and play their edition, by rule:
// subtests, rows of tables, and scripts under testdata.
func testsIn(root string) (map[string]tests, error) {
	found := map[string]tests{}
	add := func(name, where string, editions map[string]bool) {
		rules := claims(name)
		if !named.MatchString(name) || len(rules) > maxIDs {
			return
		}
		for id, words := range rules {
			if !counts(editions, id) {
				continue
			}
			if found[id].where == nil {
				found[id] = tests{map[string]bool{}, map[string]bool{}}
			}
			found[id].where[where] = true
			for _, word := range words {
				found[id].clauses[word] = true
			}
		}
	}
	files, err := source.Files(root, "game", "physics", "scene", "internal", "cmd", "build")
	if err != nil {
		return nil, err
	}
	played := playsIn(files)
	for _, f := range files {
		if !f.Test {
			continue
		}
		for _, d := range f.Tree.Decls {
			if fun, ok := d.(*ast.FuncDecl); ok {
				editions := played.of(path.Dir(f.Path), fun.Name.Name)
				namesIn(fun, func(name string) { add(name, f.Path+" "+fun.Name.Name, editions) })
			}
		}
	}
	return found, scriptsIn(root, add)
}

// namesIn visits what may name a subtest in a test function: the first argument
// of a call, the first field of a row in a table, the key of a map. Ids that a
// test expects of a refusal stand elsewhere.
func namesIn(fun *ast.FuncDecl, visit func(name string)) {
	text := func(e ast.Expr) {
		if s, _, ok := source.Text(e); ok {
			visit(s)
		}
	}
	ast.Inspect(fun, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.CallExpr:
			if name, ok := n.Fun.(*ast.Ident); ok && name.Name == "ships" {
				return true // breaches that a squad test expects
			}
			if len(n.Args) > 0 {
				text(n.Args[0])
			}
		case *ast.CompositeLit:
			for i, e := range n.Elts {
				if kv, ok := e.(*ast.KeyValueExpr); ok {
					if field, ok := kv.Key.(*ast.Ident); !ok {
						text(kv.Key)
					} else if slices.Contains([]string{"id", "ids", "name"}, field.Name) {
						text(kv.Value)
					}
				} else if i == 0 && n.Type == nil {
					text(e)
				}
			}
		}
		return true
	})
}

// caseTitle begins the title of a case in a file of scripts.
const caseTitle = "== "

// scriptsIn visits the scripts: a name, a case's title or a remark that begins with ids.
func scriptsIn(root string, add func(name, where string, editions map[string]bool)) error {
	return filepath.WalkDir(root, func(file string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() || !strings.Contains(filepath.ToSlash(file), "/testdata/") {
			return err
		}
		if ext := filepath.Ext(file); ext != ".txt" && ext != ".txtar" {
			return nil
		}
		rel, err := filepath.Rel(root, file)
		if err != nil {
			return err
		}
		text, err := os.ReadFile(file)
		if err != nil {
			return err
		}
		where := filepath.ToSlash(rel)
		editions := scriptPlays(where, string(text))
		add(strings.ReplaceAll(d.Name(), "_", " "), where, editions)
		for _, line := range strings.Split(string(text), "\n") {
			if title, ok := strings.CutPrefix(line, caseTitle); ok {
				where = filepath.ToSlash(rel) + ": " + title
				add(title, where, editions)
			}
			if remark, ok := strings.CutPrefix(line, "# "); ok {
				add(remark, where, editions)
			}
		}
		return nil
	})
}

// readStatus reads what was decided about rules without a test.
func readStatus(file string) (map[string]row, error) {
	rows, err := readRows(file)
	if err != nil {
		return nil, err
	}
	status := map[string]row{}
	for _, r := range rows {
		if r.Status != notSoftware && r.Status != later || r.Where == "" {
			return nil, fmt.Errorf("%s: %s: want %q or %q and a reason", file, r.ID, notSoftware, later)
		}
		status[r.ID] = r
	}
	return status, nil
}

// readRows reads a file of id, status and where or why, after its head.
func readRows(file string) ([]row, error) {
	text, err := os.ReadFile(file)
	if err != nil {
		return nil, err
	}
	var rows []row
	for i, line := range strings.Split(strings.TrimSpace(string(text)), "\n") {
		fields := strings.Split(line, "\t")
		if i == 0 {
			continue
		}
		if len(fields) != 3 {
			return nil, fmt.Errorf("%s:%d: want three columns", file, i+1)
		}
		rows = append(rows, row{fields[0], fields[1], fields[2]})
	}
	return rows, nil
}

// text is the ledger as a file.
func text(rows []row) string {
	var b strings.Builder
	b.WriteString("id\tstatus\twhere or why\n")
	for _, r := range rows {
		fmt.Fprintf(&b, "%s\t%s\t%s\n", r.ID, r.Status, r.Where)
	}
	return b.String()
}

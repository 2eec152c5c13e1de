package ask_test

import (
	"encoding/json"
	"errors"
	"fmt"
	"go/ast"
	"go/importer"
	"go/parser"
	"go/token"
	"go/types"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// listed is a package as go list describes it.
type listed struct {
	Dir, ImportPath, ForTest, Export string
	GoFiles, CgoFiles                []string
	ImportMap                        map[string]string
	Standard                         bool
	Module                           *struct{ Main bool }
}

// TestNoLiteralKinds: nobody builds or compares a Decision with a kind of his own
// spelling, tests included. The types tell a kind from any other string.
func TestNoLiteralKinds(t *testing.T) {
	cmd := exec.Command("go", "list", "-test", "-export", "-deps", "-json=Dir,ImportPath,ForTest,Export,GoFiles,CgoFiles,ImportMap,Standard,Module",
		"xwing/game/xwing/...", "xwing/scene/...", "xwing/cmd/...")
	cmd.Env = append(cmd.Environ(), "CGO_ENABLED=0")
	out, err := cmd.Output()
	if err != nil {
		t.Skipf("go list does not run here: %v", err)
	}
	var ours []listed
	exports := map[string]string{}
	for d := json.NewDecoder(strings.NewReader(string(out))); ; {
		var p listed
		if err := d.Decode(&p); errors.Is(err, io.EOF) {
			break
		} else if err != nil {
			t.Fatal(err)
		}
		exports[p.ImportPath] = p.Export
		if path, _, _ := strings.Cut(p.ImportPath, " "); p.Module != nil && p.Module.Main && !strings.HasSuffix(path, ".test") &&
			path != "xwing/game" && !strings.HasPrefix(path, "xwing/game/words") {
			ours = append(ours, p)
		}
	}
	seen, kinds := map[string]bool{}, 0
	for _, p := range ours {
		found, named := literals(t, p, exports)
		kinds += named
		for _, at := range found {
			if !seen[at] {
				t.Errorf("%s: a kind of Decision as a bare string; package ask names it", at)
			}
			seen[at] = true
		}
	}
	if len(ours) < 20 || kinds < 100 {
		t.Fatalf("only %d packages were seen, and %d kinds in them", len(ours), kinds)
	}
}

// literals returns where a package has a literal that becomes a kind of Decision, and
// how many kinds it names otherwise.
func literals(t *testing.T, p listed, exports map[string]string) (found []string, named int) {
	files := token.NewFileSet()
	var parsed []*ast.File
	for _, name := range p.GoFiles {
		f, err := parser.ParseFile(files, filepath.Join(p.Dir, name), nil, parser.SkipObjectResolution)
		if err != nil {
			t.Fatal(err)
		}
		parsed = append(parsed, f)
	}
	lookup := func(path string) (io.ReadCloser, error) {
		if mapped, ok := p.ImportMap[path]; ok {
			path = mapped
		}
		if exports[path] == "" {
			return nil, fmt.Errorf("no export data of %s", path)
		}
		return os.Open(exports[path])
	}
	info := types.Info{Types: map[ast.Expr]types.TypeAndValue{}}
	check := types.Config{Importer: importer.ForCompiler(files, "gc", lookup)}
	if _, err := check.Check(p.ImportPath, files, parsed, &info); err != nil {
		t.Fatalf("%s: %v", p.ImportPath, err)
	}
	toys := ofToys(files, parsed)
	for x, v := range info.Types {
		if v.Value == nil || v.Type.String() != "xwing/game.Kind" {
			continue
		}
		if lit, ok := x.(*ast.BasicLit); ok && lit.Value != `""` && !declares(p) && !toys[lit] {
			found = append(found, files.Position(lit.Pos()).String())
		} else if !ok {
			named++
		}
	}
	slices.Sort(found)
	return found, named
}

// ofToys are the literals in the constants of tests: another game that is played there names its kinds by them.
func ofToys(files *token.FileSet, parsed []*ast.File) map[*ast.BasicLit]bool {
	found := map[*ast.BasicLit]bool{}
	for _, f := range parsed {
		if !strings.HasSuffix(files.Position(f.Pos()).Filename, "_test.go") {
			continue
		}
		for _, d := range f.Decls {
			if d, ok := d.(*ast.GenDecl); ok && d.Tok == token.CONST {
				ast.Inspect(d, func(n ast.Node) bool {
					if lit, ok := n.(*ast.BasicLit); ok {
						found[lit] = true
					}
					return true
				})
			}
		}
	}
	return found
}

// declares reports whether the package is the one that gives the kinds their names.
func declares(p listed) bool { return strings.HasSuffix(p.ImportPath, "/ask") }

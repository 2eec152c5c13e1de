package game

import (
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"os/exec"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"
)

// The house rules that DESIGN.md states for game, all below it, and physics.

// TestDependencies looks at everything that the packages need, down to the
// standard library, for the desktop and for the browser.
func TestDependencies(t *testing.T) {
	for _, env := range [][]string{nil, {"GOOS=js", "GOARCH=wasm"}} {
		cmd := exec.Command("go", "list", "-e", "-deps", "-f", "{{.ImportPath}}", "xwing/game/...", "xwing/physics/...")
		cmd.Env = append(cmd.Environ(), env...)
		out, err := cmd.Output()
		if err != nil {
			t.Skipf("go list does not run here: %v", err)
		}
		paths := strings.Fields(string(out))
		if !slices.Contains(paths, "xwing/physics") || !slices.Contains(paths, "math/bits") {
			t.Fatalf("go list names only %d packages", len(paths))
		}
		for _, path := range paths {
			if why := forbiddenBelow(path); why != "" {
				t.Errorf("game or physics depends on %s: %s", path, why)
			}
		}
	}
}

func forbiddenBelow(path string) string {
	switch {
	case strings.Contains(path, "ebiten"):
		return "only scene draws"
	case path == "net" || strings.HasPrefix(path, "net/http"):
		return "rules need no network"
	case path == "xwing/scene" || strings.HasPrefix(path, "xwing/scene/") || strings.HasPrefix(path, "xwing/cmd/"):
		return "arrows point down"
	case strings.HasPrefix(path, "xwing/internal/store"):
		return "rules touch no disk"
	}
	return ""
}

// TestSources looks at the code itself: imports, chance, package-level state.
func TestSources(t *testing.T) {
	for _, root := range []string{".", filepath.Join("..", "physics")} {
		packages := map[string][]*ast.File{}
		files := token.NewFileSet()
		err := filepath.WalkDir(root, func(path string, entry fs.DirEntry, err error) error {
			if err != nil {
				return err
			}
			if entry.IsDir() && entry.Name() == "testdata" {
				return filepath.SkipDir
			}
			if filepath.Ext(path) != ".go" || strings.HasSuffix(path, "_test.go") {
				return nil
			}
			file, err := parser.ParseFile(files, path, nil, 0)
			if err != nil {
				return err
			}
			if file.Name.Name != "main" { // a generator is a program of its own
				dir := filepath.Dir(path)
				packages[dir] = append(packages[dir], file)
			}
			return nil
		})
		if err != nil {
			t.Error(err)
		}
		for dir, parsed := range packages {
			for _, broken := range brokenRules(parsed, strings.Contains(dir, "test")) {
				t.Errorf("%s: %s", files.Position(broken.pos), broken.what)
			}
		}
	}
}

// TestSourcesFinds holds the test above to what it should find.
func TestSourcesFinds(t *testing.T) {
	for _, test := range []struct {
		code, want string
	}{
		{`import "os"`, "imports os"},
		{`import "time"`, "imports time"},
		{`import "net/http"`, "imports net/http"},
		{`import "math/rand"`, "imports math/rand"},
		{`import "math/rand/v2"; var _ = rand.NewPCG(1, 2)`, ""},
		{`import "math/rand/v2"; func f() int { return rand.IntN(6) }`, "rand.IntN"},
		{`import r "math/rand/v2"; func f() { r.Shuffle(1, nil) }`, "rand.Shuffle"},
		{`func init() {}`, "init"},
		{`var count int`, "count"},
		{`var cache = map[string]int{}`, "cache"},
		{`var cache = make(map[string]int)`, "cache"},
		{`var now = f()`, "now"},
		{`var p = &struct{}{}`, "p"},
		{`var a, b = []int{1}, f()`, "b"},
		{`var names = [...]string{"a", "b"}`, ""},
		{`var names = map[string]int{"a": 1}`, ""},
		{`var half = [2]float64{1.5, -2}`, ""},
		{`var area = Area{1, 2}`, ""},
		{`var _ I = (*T)(nil)`, ""},
		{`import "errors"; var ErrX = errors.New("x")`, ""},
		{`import "embed"; var files embed.FS`, ""},
		{`import "sync"; var facts = sync.OnceValue(load)`, ""},
		{`var names = [...]string{"a"}; func f() { names[0] = "b" }`, "names is changed"},
		{`var names = []string{"a"}; func f() { names = append(names, "b") }`, "names is changed"},
		{`var names = map[string]int{"a": 1}; func f() { delete(names, "a") }`, "names is changed"},
		{`var names = []T{{1}}; func f() { names[0].x++ }`, "names is changed"},
		{`var names = []T{{1}}; func f() *T { return &names[0] }`, "names is changed"},
		{`var names = []T{{1}}; func f() int { n := &names[0]; return n.x }`, ""},
		{`var names = []T{{1}}; func f() { n := &names[0]; n.x = 1 }`, "n is changed"},
		{`var sines = func() [3]float64 { return [3]float64{} }()`, ""},
		{`var sines = func() []float64 { return nil }()`, "sines"},
		{`var names = []string{"a"}; func f() { names := 1; _ = names }`, ""},
	} {
		file, err := parser.ParseFile(token.NewFileSet(), "x.go", "package x; "+test.code, 0)
		if err != nil {
			t.Fatal(err)
		}
		var found []string
		for _, b := range brokenRules([]*ast.File{file}, false) {
			found = append(found, b.what)
		}
		if got := strings.Join(found, "; "); (test.want == "") != (got == "") || !strings.Contains(got, test.want) {
			t.Errorf("%s: found %q, want %q", test.code, got, test.want)
		}
	}
}

type broken struct {
	pos  token.Pos
	what string
}

// brokenRules checks the files of one package. A package of test helpers may
// read files.
func brokenRules(files []*ast.File, helpers bool) []broken {
	var all []broken
	tables := map[string]bool{}
	for _, file := range files {
		if !helpers {
			all = append(all, brokenImports(file)...)
		}
		for _, decl := range file.Decls {
			switch decl := decl.(type) {
			case *ast.FuncDecl:
				if decl.Name.Name == "init" && decl.Recv == nil {
					all = append(all, broken{decl.Pos(), "nothing registers itself in init"})
				}
			case *ast.GenDecl:
				if decl.Tok == token.VAR {
					all = append(all, brokenVars(decl, tables)...)
				}
			}
		}
	}
	for _, file := range files {
		all = append(all, changes(file, tables)...)
	}
	return all
}

// brokenImports checks a file's imports, and its use of math/rand/v2.
func brokenImports(file *ast.File) []broken {
	var all []broken
	for _, spec := range file.Imports {
		path, _ := strconv.Unquote(spec.Path.Value)
		switch {
		case slices.Contains([]string{"os", "time", "math/rand", "net"}, path), strings.HasPrefix(path, "os/"), strings.HasPrefix(path, "net/") && path != "net/url": // which only reads text
			all = append(all, broken{spec.Pos(), "imports " + path})
		case path == "math/rand/v2":
			name := "rand"
			if spec.Name != nil {
				name = spec.Name.Name
			}
			all = append(all, topLevelRand(file, name)...)
		}
	}
	return all
}

// topLevelRand finds the functions that draw from the program's own chance.
func topLevelRand(file *ast.File, name string) []broken {
	var all []broken
	ast.Inspect(file, func(n ast.Node) bool {
		if sel, ok := n.(*ast.SelectorExpr); ok {
			if id, ok := sel.X.(*ast.Ident); ok && id.Name == name && !strings.HasPrefix(sel.Sel.Name, "New") &&
				!slices.Contains([]string{"PCG", "ChaCha8", "Rand", "Source", "Zipf"}, sel.Sel.Name) {
				all = append(all, broken{sel.Pos(), "draws from rand." + sel.Sel.Name})
			}
		}
		return true
	})
	return all
}

// brokenVars checks package-level variables. Allowed are error values, embedded
// files, something decoded once, and tables: literals with something in them
// and arrays computed on the spot, which nothing in the package changes; their
// names go into tables.
func brokenVars(decl *ast.GenDecl, tables map[string]bool) []broken {
	var all []broken
	for _, spec := range decl.Specs {
		spec := spec.(*ast.ValueSpec)
		for i, name := range spec.Names {
			if name.Name == "_" || typeIs(spec.Type, "embed", "FS") {
				continue
			}
			if i < len(spec.Values) && fixed(spec.Values[i]) {
				tables[name.Name] = true
				continue
			}
			all = append(all, broken{name.Pos(), fmt.Sprintf("package-level state %s", name.Name)})
		}
	}
	return all
}

// fixed reports whether a value may stand at package level.
func fixed(value ast.Expr) bool {
	switch value := value.(type) {
	case *ast.CompositeLit:
		_, isMap := value.Type.(*ast.MapType)
		return !isMap || len(value.Elts) > 0 // an empty map waits to be filled
	case *ast.CallExpr:
		if f, ok := value.Fun.(*ast.FuncLit); ok { // a table computed on the spot: an array
			results := f.Type.Results
			if results == nil || len(results.List) != 1 {
				return false
			}
			array, ok := results.List[0].Type.(*ast.ArrayType)
			return ok && array.Len != nil
		}
		for _, allowed := range [][2]string{{"errors", "New"}, {"fmt", "Errorf"}, {"sync", "OnceValue"}, {"sync", "OnceValues"}, {"regexp", "MustCompile"}} {
			if typeIs(value.Fun, allowed[0], allowed[1]) {
				return true
			}
		}
	}
	return false
}

func typeIs(e ast.Expr, pkg, name string) bool {
	sel, ok := e.(*ast.SelectorExpr)
	if !ok {
		return false
	}
	id, ok := sel.X.(*ast.Ident)
	return ok && id.Name == pkg && sel.Sel.Name == name
}

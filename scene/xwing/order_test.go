package xwing

import (
	"go/ast"
	"go/importer"
	"go/parser"
	"go/token"
	"go/types"
	"io"
	"maps"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// TestFilesStandInOrder: the files of this package stand in an order in which each names only what is declared in files below
// it. Who needs something from above is given it: a value, or a function.
func TestFilesStandInOrder(t *testing.T) {
	names := namesOfFiles(t)
	if len(names) < 100 {
		t.Fatalf("only %d files name something of another", len(names))
	}
	for file := range names {
		if way := wayBack(names, file); way != nil {
			var told []string
			for i, f := range way {
				told = append(told, f+" names "+strings.Join(names[f][way[(i+1)%len(way)]], ", "))
			}
			t.Fatalf("files stand in a circle:\n%s of the first", strings.Join(told, " of\n"))
		}
	}
}

// TestWayBack holds the test above to what it should find.
func TestWayBack(t *testing.T) {
	tower := map[string]map[string][]string{"a": {"b": {"x"}, "c": {"y"}}, "b": {"c": {"z"}}}
	if way := wayBack(tower, "a"); way != nil {
		t.Errorf("a circle was found where there is none: %v", way)
	}
	tower["c"] = map[string][]string{"d": {"u"}, "a": {"v"}}
	if way := wayBack(tower, "a"); !slices.Equal(way, []string{"a", "c"}) {
		t.Errorf("the shortest circle is a, c and not %v", way)
	}
}

// wayBack is the shortest way from a file by what files name back to it; nil if there is none.
func wayBack(names map[string]map[string][]string, file string) []string {
	ways, seen := [][]string{{file}}, map[string]bool{}
	for len(ways) > 0 {
		way := ways[0]
		ways = ways[1:]
		for _, next := range slices.Sorted(maps.Keys(names[way[len(way)-1]])) {
			if next == file {
				return way
			}
			if !seen[next] {
				seen[next] = true
				ways = append(ways, append(slices.Clone(way), next))
			}
		}
	}
	return nil
}

// namesOfFiles has what each file of the package names of each other one.
func namesOfFiles(t *testing.T) map[string]map[string][]string {
	out, err := exec.Command("go", "list", "-export", "-deps", "-f", "{{.ImportPath}} {{.Export}}", ".").Output()
	if err != nil {
		t.Skipf("go list does not run here: %v", err)
	}
	exports := map[string]string{}
	for line := range strings.Lines(string(out)) {
		path, export, _ := strings.Cut(strings.TrimSpace(line), " ")
		exports[path] = export
	}
	paths, err := filepath.Glob("*.go")
	if err != nil {
		t.Fatal(err)
	}
	set := token.NewFileSet()
	var files []*ast.File
	for _, path := range paths {
		if strings.HasSuffix(path, "_test.go") {
			continue
		}
		f, err := parser.ParseFile(set, path, nil, parser.SkipObjectResolution)
		if err != nil {
			t.Fatal(err)
		}
		files = append(files, f)
	}
	info := types.Info{Uses: map[*ast.Ident]types.Object{}}
	lookup := func(path string) (io.ReadCloser, error) { return os.Open(exports[path]) }
	own, err := (&types.Config{Importer: importer.ForCompiler(set, "gc", lookup)}).Check("xwing/scene/xwing", set, files, &info)
	if err != nil {
		t.Fatal(err)
	}
	names := map[string]map[string][]string{}
	for id, object := range info.Uses {
		from, to := set.Position(id.Pos()).Filename, set.Position(object.Pos()).Filename
		if object.Pkg() != own || from == to {
			continue
		}
		if names[from] == nil {
			names[from] = map[string][]string{}
		}
		if !slices.Contains(names[from][to], object.Name()) {
			names[from][to] = append(names[from][to], object.Name())
		}
	}
	return names
}

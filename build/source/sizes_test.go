package source_test

import (
	"go/ast"
	"slices"
	"testing"

	"xwing/build/source"
)

// What a reader is asked to take in at once, in lines.
const (
	mostOfFile   = 300
	mostOfFunc   = 60
	mostOfTest   = 120 // a function of a test
	medianOfFile = 110
)

// TestSizes holds files and functions to what fits on a desk and on a screen.
func TestSizes(t *testing.T) {
	files, err := source.Files("../..", "assets", "build", "cmd", "game", "internal", "physics", "scene")
	if err != nil {
		t.Fatal(err)
	}
	var sizes []int
	for _, f := range files {
		if f.Test {
			noLonger(t, f, mostOfTest, func(*ast.FuncDecl) bool { return false })
			continue
		}
		noLonger(t, f, mostOfFunc, isTable)
		lines := f.Set.File(f.Tree.Pos()).LineCount() - 1
		sizes = append(sizes, lines)
		if lines > mostOfFile {
			t.Errorf("%s has %d lines, more than %d", f.Path, lines, mostOfFile)
		}
	}
	if len(sizes) < 300 {
		t.Fatalf("only %d files were found", len(sizes))
	}
	slices.Sort(sizes)
	if median := sizes[len(sizes)/2]; median > medianOfFile {
		t.Errorf("the median file has %d lines, more than %d", median, medianOfFile)
	}
}

// noLonger complains of the functions of a file that have more lines than most, but for those excepted.
func noLonger(t *testing.T, f source.File, most int, except func(*ast.FuncDecl) bool) {
	t.Helper()
	for _, d := range f.Tree.Decls {
		fun, ok := d.(*ast.FuncDecl)
		if !ok || except(fun) {
			continue
		}
		if n := f.Set.Position(fun.End()).Line - f.Set.Position(fun.Pos()).Line + 1; n > most {
			t.Errorf("%s: %s has %d lines, more than %d", f.Line(fun), fun.Name.Name, n, most)
		}
	}
}

// isTable reports whether all that a function does is to return a literal.
func isTable(fun *ast.FuncDecl) bool {
	if fun.Body == nil || len(fun.Body.List) != 1 {
		return false
	}
	ret, ok := fun.Body.List[0].(*ast.ReturnStmt)
	if !ok || len(ret.Results) != 1 {
		return false
	}
	value := ret.Results[0]
	if address, ok := value.(*ast.UnaryExpr); ok {
		value = address.X
	}
	_, literal := value.(*ast.CompositeLit)
	return literal
}

package catalog_test

import (
	"go/ast"
	"go/parser"
	"go/token"
	"strconv"
	"testing"
)

// TestDeviceIDs: every id that code names is one of the facts.
func TestDeviceIDs(t *testing.T) {
	c := load(t)
	f, err := parser.ParseFile(token.NewFileSet(), "device_ids.go", nil, 0)
	if err != nil {
		t.Fatal(err)
	}
	n := 0
	ast.Inspect(f, func(node ast.Node) bool {
		if lit, ok := node.(*ast.BasicLit); ok {
			id, _ := strconv.Unquote(lit.Value)
			_, device := c.Device(id)
			_, remote := c.Remote(id)
			_, obstacle := c.Obstacle(id)
			if n++; device != nil && remote != nil && obstacle != nil {
				t.Errorf("the facts have no %q", id)
			}
		}
		return true
	})
	if n < 18 {
		t.Errorf("only %d ids were found", n)
	}
}

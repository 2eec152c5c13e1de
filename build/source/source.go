// Package source reads the project's own Go files, for the tests and tools that
// compare them with the words, the coverage and the ledger.
package source

import (
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
)

// File is one parsed Go file.
type File struct {
	Path string // from the root, with slashes
	Test bool   // its name ends in _test.go
	Tree *ast.File
	Set  *token.FileSet
}

// Files parses the Go files in the folders of the module at root, and below.
func Files(root string, folders ...string) ([]File, error) {
	var files []File
	set := token.NewFileSet()
	for _, folder := range folders {
		err := filepath.WalkDir(filepath.Join(root, folder), func(path string, d fs.DirEntry, err error) error {
			if err != nil || d.IsDir() || !strings.HasSuffix(path, ".go") {
				return err
			}
			tree, err := parser.ParseFile(set, path, nil, parser.SkipObjectResolution)
			if err != nil {
				return err
			}
			rel, err := filepath.Rel(root, path)
			if err != nil {
				return err
			}
			files = append(files, File{Path: filepath.ToSlash(rel), Test: strings.HasSuffix(path, "_test.go"), Tree: tree, Set: set})
			return nil
		})
		if err != nil {
			return nil, err
		}
	}
	return files, nil
}

// OfGame parses the Go files in the folders, and below, but those of other games: what stands in a folder of game or of
// scene that is named like another game's folder of words, and a file of cmd whose name begins so.
func OfGame(root, game string, folders ...string) ([]File, error) {
	words, err := os.ReadDir(filepath.Join(root, "assets", "words"))
	if err != nil {
		return nil, err
	}
	files, err := Files(root, folders...)
	for _, other := range words {
		if !other.IsDir() || other.Name() == game {
			continue
		}
		files = slices.DeleteFunc(files, func(f File) bool {
			return strings.HasPrefix(f.Path, "game/"+other.Name()+"/") || strings.HasPrefix(f.Path, "scene/"+other.Name()+"/") ||
				strings.HasPrefix(f.Path, "cmd/") && strings.HasPrefix(path.Base(f.Path), other.Name())
		})
	}
	return files, err
}

// Line is where a node stands: "game/xwing/queue.go:12".
func (f File) Line(n ast.Node) string {
	return f.Path + ":" + strconv.Itoa(f.Set.Position(n.Pos()).Line)
}

// Calls calls visit for every call in the file, with the plain name of what is
// called: "Say" for game.Say and for w.Say.
func (f File) Calls(visit func(name string, call *ast.CallExpr)) {
	ast.Inspect(f.Tree, func(n ast.Node) bool {
		call, ok := n.(*ast.CallExpr)
		if !ok {
			return true
		}
		switch fun := call.Fun.(type) {
		case *ast.Ident:
			visit(fun.Name, call)
		case *ast.SelectorExpr:
			visit(fun.Sel.Name, call)
		}
		return true
	})
}

// Text returns the value of a string literal. Of a sum that begins with one it
// returns that beginning, and partial.
func Text(e ast.Expr) (text string, partial, ok bool) {
	switch e := e.(type) {
	case *ast.BasicLit:
		if e.Kind == token.STRING {
			s, err := strconv.Unquote(e.Value)
			return s, false, err == nil
		}
	case *ast.BinaryExpr:
		if s, _, ok := Text(e.X); ok && e.Op == token.ADD {
			return s, true, true
		}
	case *ast.ParenExpr:
		return Text(e.X)
	}
	return "", false, false
}

// Texts calls visit for every string literal of the file.
func (f File) Texts(visit func(text string, at ast.Node)) {
	ast.Inspect(f.Tree, func(n ast.Node) bool {
		if _, ok := n.(*ast.ImportSpec); ok {
			return false
		}
		if lit, ok := n.(*ast.BasicLit); ok {
			if s, _, ok := Text(lit); ok {
				visit(s, lit)
			}
		}
		return true
	})
}

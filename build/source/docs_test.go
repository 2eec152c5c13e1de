package source_test

import (
	"go/ast"
	"go/parser"
	"go/token"
	"path/filepath"
	"strings"
	"testing"
	"unicode"

	"xwing/build/source"
)

// TestDocsNameTheirOwn finds comments that still tell of another name: one that begins in
// lower case begins with the name of what it stands above.
func TestDocsNameTheirOwn(t *testing.T) {
	const root = "../.."
	files, err := source.Files(root, ".")
	if err != nil || len(files) < 300 {
		t.Fatalf("%d files: %v", len(files), err)
	}
	for _, f := range files {
		set := token.NewFileSet()
		tree, err := parser.ParseFile(set, filepath.Join(root, f.Path), nil, parser.ParseComments|parser.SkipObjectResolution)
		if err != nil {
			t.Fatal(err)
		}
		for _, name := range strangeDocs(tree) {
			t.Errorf("%s:%d: the comment above %s begins with another name", f.Path, set.Position(name.Pos()).Line, name.Name)
		}
	}
	code := "package p\n// old is one.\nfunc fresh() {}\n// kept is one.\nfunc kept() {}\n// A sentence.\nvar x int\ntype (\n// odd is one.\ny int\n)\n"
	tree, err := parser.ParseFile(token.NewFileSet(), "", code, parser.ParseComments)
	if err != nil {
		t.Fatal(err)
	}
	if got := strangeDocs(tree); len(got) != 2 {
		t.Errorf("found %v, want fresh and y", got)
	}
}

// strangeDocs lists what is declared in a file under a comment of another name.
func strangeDocs(file *ast.File) []*ast.Ident {
	var found []*ast.Ident
	look := func(doc *ast.CommentGroup, name *ast.Ident) {
		words := strings.Fields(doc.Text())
		if len(words) == 0 || !unicode.IsLower([]rune(words[0])[0]) {
			return
		}
		if strings.TrimRight(words[0], ":,") != name.Name {
			found = append(found, name)
		}
	}
	for _, d := range file.Decls {
		switch d := d.(type) {
		case *ast.FuncDecl:
			look(d.Doc, d.Name)
		case *ast.GenDecl:
			for _, s := range d.Specs {
				if s, ok := s.(*ast.TypeSpec); ok {
					look(s.Doc, s.Name)
					if !d.Lparen.IsValid() {
						look(d.Doc, s.Name)
					}
				}
			}
		}
	}
	return found
}

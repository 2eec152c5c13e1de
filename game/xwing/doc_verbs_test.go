package xwing_test

import (
	"go/ast"
	"go/parser"
	"go/token"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

// TestVerbsAreListed: every verb for cards stands once in the list of doc_verbs.go, and nothing else does.
func TestVerbsAreListed(t *testing.T) {
	list, err := os.ReadFile("doc_verbs.go")
	if err != nil {
		t.Fatal(err)
	}
	listed := map[string]int{}
	for _, m := range regexp.MustCompile(`\[((?:Table|Fight)\.\w+)\][,.]`).FindAllStringSubmatch(string(list), -1) {
		listed[m[1]]++
	}
	names, err := filepath.Glob("*.go")
	if err != nil {
		t.Fatal(err)
	}
	for _, name := range names {
		if strings.HasSuffix(name, "_test.go") {
			continue
		}
		f, err := parser.ParseFile(token.NewFileSet(), name, nil, parser.SkipObjectResolution)
		if err != nil {
			t.Fatal(err)
		}
		for _, d := range f.Decls {
			verb := verbOf(d)
			if verb != "" && listed[verb] != 1 {
				t.Errorf("%s: %s stands %d times in doc_verbs.go, want once, in its chapter", name, verb, listed[verb])
			}
			delete(listed, verb)
		}
	}
	for verb := range listed {
		t.Errorf("doc_verbs.go lists %s, which is no verb", verb)
	}
}

// verbOf names the exported method of Table or Fight that is declared; "" if it is none.
func verbOf(d ast.Decl) string {
	f, ok := d.(*ast.FuncDecl)
	if !ok || f.Recv == nil || !f.Name.IsExported() {
		return ""
	}
	p, ok := f.Recv.List[0].Type.(*ast.StarExpr)
	if !ok {
		return ""
	}
	if of := p.X.(*ast.Ident).Name; of == "Table" || of == "Fight" {
		return of + "." + f.Name.Name
	}
	return ""
}

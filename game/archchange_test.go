package game

import (
	"go/ast"
	"go/token"
	"slices"
)

// changes finds where a file assigns to one of the tables, deletes from it, or
// hands out its address. It goes by the name, and leaves alone the functions
// that have a local variable or parameter of that name.
func changes(file *ast.File, tables map[string]bool) []broken {
	var all []broken
	for _, decl := range file.Decls {
		body, ok := decl.(*ast.FuncDecl)
		if !ok {
			continue
		}
		local := locals(body)
		isTable := func(name string) bool { return tables[name] && !slices.Contains(local, name) }
		alias := map[string]bool{} // entry := &table[i], to be read only as well
		looks := map[ast.Expr]bool{}
		changed := func(e ast.Expr) {
			if name := root(e); isTable(name) || alias[name] {
				all = append(all, broken{e.Pos(), "the table " + name + " is changed"})
			}
		}
		ast.Inspect(body, func(n ast.Node) bool {
			switch n := n.(type) {
			case *ast.AssignStmt:
				for i, e := range n.Lhs {
					if n.Tok != token.DEFINE {
						changed(e)
						continue
					}
					if i < len(n.Rhs) {
						if address, ok := n.Rhs[i].(*ast.UnaryExpr); ok && address.Op == token.AND && isTable(root(address.X)) {
							alias[root(e)], looks[address] = true, true
						}
					}
				}
			case *ast.IncDecStmt:
				changed(n.X)
			case *ast.UnaryExpr:
				if _, literal := n.X.(*ast.CompositeLit); n.Op == token.AND && !literal && !looks[n] {
					changed(n.X)
				}
			case *ast.CallExpr:
				if f, ok := n.Fun.(*ast.Ident); ok && (f.Name == "delete" || f.Name == "clear") && len(n.Args) > 0 {
					changed(n.Args[0])
				}
			}
			return true
		})
	}
	return all
}

// root is the variable that an expression begins with, as names in names[0].x.
func root(e ast.Expr) string {
	for {
		switch x := e.(type) {
		case *ast.Ident:
			return x.Name
		case *ast.IndexExpr:
			e = x.X
		case *ast.SliceExpr:
			e = x.X
		case *ast.SelectorExpr:
			e = x.X
		case *ast.ParenExpr:
			e = x.X
		default:
			return ""
		}
	}
}

// locals are the names that a function declares anywhere inside.
func locals(f *ast.FuncDecl) []string {
	var names []string
	add := func(ids ...*ast.Ident) {
		for _, id := range ids {
			names = append(names, id.Name)
		}
	}
	ast.Inspect(f, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.Field:
			add(n.Names...)
		case *ast.ValueSpec:
			add(n.Names...)
		case *ast.RangeStmt:
			for _, e := range []ast.Expr{n.Key, n.Value} {
				if id, ok := e.(*ast.Ident); ok {
					add(id)
				}
			}
		case *ast.AssignStmt:
			if n.Tok == token.DEFINE {
				for _, e := range n.Lhs {
					if id, ok := e.(*ast.Ident); ok {
						add(id)
					}
				}
			}
		}
		return true
	})
	return names
}

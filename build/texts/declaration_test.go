package main

import (
	"go/ast"
	"go/token"
	"maps"
	"slices"
	"strings"
	"testing"

	"xwing/build/source"
	"xwing/game/xwing/catalog"
)

// constructors are the functions of package cards that make a card of an id.
var constructors = map[string]catalog.Kind{"pilot": catalog.PilotCard, "upgrade": catalog.UpgradeCard, "shipAbility": catalog.ShipAbility,
	"condition": catalog.ConditionCard, "damage": catalog.DamageKind, "device": catalog.DeviceKind, "weapon": catalog.UpgradeCard, "dropper": catalog.UpgradeCard}

// marks are what a declaration is made of: the names of the functions, methods, fields
// and constants that it reaches, and its literals ("missile").
type marks map[string]bool

// unit is the expression that declares a card, or some alike.
type unit struct {
	marks marks
	made  []string // "pilot/lukeskywalker"
	lists []catalog.Ruleset
}

// cardsSource is the source of package cards.
type cardsSource struct {
	funcs map[string]*ast.FuncDecl
	vars  map[string]ast.Expr
	refs  map[string]bool // the cards that are declared
	units []unit
}

// declarations reads the declarations of the refs from the source.
func declarations(t *testing.T, refs map[string]bool) []unit {
	t.Helper()
	files, err := source.Files("../..", "game/xwing/cards")
	if err != nil {
		t.Fatal(err)
	}
	s := &cardsSource{funcs: map[string]*ast.FuncDecl{}, vars: map[string]ast.Expr{}, refs: refs}
	for _, f := range files {
		if f.Test {
			continue
		}
		for _, d := range f.Tree.Decls {
			switch d := d.(type) {
			case *ast.FuncDecl:
				if d.Recv == nil {
					s.funcs[d.Name.Name] = d
				}
			case *ast.GenDecl:
				s.values(d)
			}
		}
	}
	for _, name := range slices.Sorted(maps.Keys(s.funcs)) {
		if fn := s.funcs[name]; s.returnsList(fn) {
			s.list(fn)
		}
	}
	return s.units
}

func (s *cardsSource) values(d *ast.GenDecl) {
	for _, spec := range d.Specs {
		if v, ok := spec.(*ast.ValueSpec); ok && len(v.Values) == len(v.Names) {
			for i, name := range v.Names {
				s.vars[name.Name] = v.Values[i]
			}
		}
	}
}

// list finds the units of a function that lists cards: the elements of its list.
func (s *cardsSource) list(fn *ast.FuncDecl) {
	ast.Inspect(fn.Body, func(n ast.Node) bool {
		list, ok := n.(*ast.CompositeLit)
		if !ok || !isList(list.Type) {
			return true
		}
		for _, e := range list.Elts {
			s.unit(fn, e)
		}
		return false
	})
}

// isList reports whether a type is []*xwing.Card.
func isList(e ast.Expr) bool {
	array, ok := e.(*ast.ArrayType)
	return ok && isCardType(array.Elt)
}

func isCardType(e ast.Expr) bool {
	star, ok := e.(*ast.StarExpr)
	if !ok {
		return false
	}
	sel, ok := star.X.(*ast.SelectorExpr)
	return ok && sel.Sel.Name == "Card"
}

func (s *cardsSource) returnsList(fn *ast.FuncDecl) bool {
	return fn.Type.Results != nil && len(fn.Type.Results.List) == 1 && isList(fn.Type.Results.List[0].Type)
}

// unit reads the expression that declares a card.
func (s *cardsSource) unit(fn *ast.FuncDecl, e ast.Expr) {
	r := &reach{cardsSource: s, marks: marks{}, seen: map[ast.Node]bool{}}
	r.from(e, locals(fn))
	u := unit{marks: r.marks, made: r.made}
	if len(u.made) == 0 { // the id is handed to what makes the card, or comes out of a list
		u.made = s.named(e, r.kinds)
	}
	if len(u.made) == 0 {
		u.made = s.named(fn.Body, r.kinds)
	}
	if len(u.made) > 0 {
		kind, _, _ := strings.Cut(u.made[0], "/")
		for _, xws := range r.again {
			u.made = append(u.made, catalog.Kind(kind).Ref(xws))
		}
	}
	if r.marks["later"] {
		u.lists = []catalog.Ruleset{catalog.AMG25, catalog.XWA}
	}
	if r.marks["of"] {
		for _, list := range catalog.Rulesets() {
			if r.marks["catalog."+strings.ToUpper(string(list))] {
				u.lists = append(u.lists, list)
			}
		}
	}
	s.units = append(s.units, u)
}

// named finds the ids of declared cards among the literals of a node.
func (s *cardsSource) named(n ast.Node, kinds []catalog.Kind) []string {
	var out []string
	ast.Inspect(n, func(n ast.Node) bool {
		if lit, ok := n.(*ast.BasicLit); ok && lit.Kind == token.STRING {
			id, _, _ := source.Text(lit)
			for _, kind := range kinds {
				if ref := string(kind) + "/" + id; s.refs[ref] && !slices.Contains(out, ref) {
					out = append(out, ref)
				}
			}
		}
		return true
	})
	return out
}

// locals are the values of a function's variables.
func locals(fn *ast.FuncDecl) map[string][]ast.Expr {
	out := map[string][]ast.Expr{}
	ast.Inspect(fn, func(n ast.Node) bool {
		if a, ok := n.(*ast.AssignStmt); ok {
			for i, to := range a.Lhs {
				if id, ok := to.(*ast.Ident); ok && id.Name != "_" {
					out[id.Name] = append(out[id.Name], a.Rhs[min(i, len(a.Rhs)-1)])
				}
			}
		}
		return true
	})
	return out
}

// reach collects what an expression reaches.
type reach struct {
	*cardsSource
	marks marks
	made  []string
	again []string // and under which further ids of the same kind
	kinds []catalog.Kind
	seen  map[ast.Node]bool
}

func (r *reach) from(n ast.Node, scope map[string][]ast.Expr) {
	if n == nil || r.seen[n] {
		return
	}
	r.seen[n] = true
	ast.Inspect(n, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.CallExpr:
			r.makes(n)
		case *ast.BinaryExpr:
			_, ship := n.X.(*ast.Ident) // or != in a list of what to leave out
			if sel, ok := n.Y.(*ast.SelectorExpr); ok && sel.Sel.Name == "Owner" && (n.Op == token.NEQ || n.Op == token.EQL && ship) {
				r.marks["not the owner"] = true
			}
		case *ast.UnaryExpr:
			if call, ok := n.X.(*ast.CallExpr); ok && n.Op == token.NOT {
				if name, ok := call.Fun.(*ast.Ident); ok && name.Name == "you" {
					r.marks["not the owner"] = true
				}
			}
		case *ast.SelectorExpr:
			r.selector(n)
			r.from(n.X, scope)
			return false
		case *ast.KeyValueExpr:
			if key, ok := n.Key.(*ast.Ident); ok {
				r.marks["."+key.Name] = true
				r.from(n.Value, scope)
				return false
			}
		case *ast.BasicLit:
			r.marks[n.Value] = true
		case *ast.Ident:
			r.ident(n.Name, scope)
		}
		return true
	})
}

// selector notes "board.Stress" of a package and ".Stressed" of a value.
func (r *reach) selector(e *ast.SelectorExpr) {
	if pkg, ok := e.X.(*ast.Ident); ok && slices.Contains([]string{"xwing", "board", "gauge", "physics", "catalog", "game"}, pkg.Name) {
		r.marks[pkg.Name+"."+e.Sel.Name] = true
		return
	}
	r.marks["."+e.Sel.Name] = true
}

func (r *reach) ident(name string, scope map[string][]ast.Expr) {
	if values, ok := scope[name]; ok {
		for _, v := range values {
			r.from(v, scope)
		}
		return
	}
	if fn := r.funcs[name]; fn != nil {
		r.marks[name] = true
		if constructors[name] == "" {
			r.from(fn.Body, locals(fn))
		}
	} else if v := r.vars[name]; v != nil {
		r.from(v, nil)
	}
}

// makes notes the card that a call makes.
func (r *reach) makes(call *ast.CallExpr) {
	name, ok := call.Fun.(*ast.Ident)
	if ok && name.Name == "also" {
		for _, arg := range call.Args[1:] {
			if xws, _, ok := source.Text(arg); ok {
				r.again = append(r.again, xws)
			}
		}
	}
	if !ok || constructors[name.Name] == "" {
		return
	}
	kind := constructors[name.Name]
	if id, _, ok := source.Text(call.Args[0]); ok {
		if ref := string(kind) + "/" + id; !slices.Contains(r.made, ref) {
			r.made = append(r.made, ref)
		}
		return
	}
	if id, ok := call.Args[0].(*ast.Ident); ok {
		if v, ok := r.vars[id.Name]; ok {
			if text, _, ok := source.Text(v); ok {
				r.made = append(r.made, string(kind)+"/"+text)
				return
			}
		}
	}
	r.kinds = append(r.kinds, kind)
}

// any reports whether f holds for one of the marks.
func (m marks) any(f func(string) bool) bool {
	for mark := range m {
		if f(mark) {
			return true
		}
	}
	return false
}

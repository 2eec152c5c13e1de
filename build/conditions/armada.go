package main

import (
	"fmt"
	"go/ast"
	"path"
	"slices"
	"strings"

	"xwing/build/source"
)

// armada are Armada's cards and objectives. Their switches stand in package armada, which both import.
func armada() *suite {
	return &suite{game: "armada", folders: []string{"game/armada/cards", "game/armada/objectives"}, switches: "armada.",
		declaration: armadaCard,
		ability: func(lit *ast.CompositeLit) bool {
			return selected(lit.Type, "armada", "Ability")
		},
		arguments: (*editor).armadaArguments,
		ranges: func(name string) (none, beyond string) {
			switch {
			case slices.Contains([]string{"CloseRange", "MediumRange", "LongRange"}, name):
				return "CloseRange", "ExtremeRange"
			case strings.HasPrefix(name, "Distance") && len(name) == len("Distance1"):
				return "Distance1", "BeyondRuler"
			}
			return "", ""
		},
		added: func(conditions int) []added {
			return []added{
				{"game/armada/switches.go", fmt.Sprintf(switching, "armada", conditions)},
				{"game/armada/met.go", meeting},
				{"game/armada/match/again.go", kitAgain},
				{"game/armada/cards/noting_test.go", fmt.Sprintf(noting, `"xwing/game/armada"`, "armada.")},
				{"game/armada/script/trying_test.go", trying},
				{"game/armada/script/trial_test.go", armadaTrial},
			}
		}}
}

// armadaCard is the card or objective of Armada that a call declares, "" if it is another call.
func armadaCard(call *ast.CallExpr) string {
	fun, ok := call.Fun.(*ast.Ident)
	if !ok || len(call.Args) == 0 || !slices.Contains([]string{"upgrade", "squadron", "damage", "objective"}, fun.Name) {
		return ""
	}
	id, partial, ok := source.Text(call.Args[0])
	if !ok || partial {
		return ""
	}
	return fun.Name + "/" + id
}

// selected reports whether an expression is a name of a package, "" for any.
func selected(x ast.Expr, pkg string, names ...string) bool {
	sel, ok := x.(*ast.SelectorExpr)
	if !ok || !slices.Contains(names, sel.Sel.Name) {
		return false
	}
	of, ok := sel.X.(*ast.Ident)
	return ok && of.Name == pkg
}

// conditionArguments tells of each function that takes conditions, by folder and name, which of its arguments they are; the last
// one stands for all that follow.
func conditionArguments(files []source.File) map[string][]bool {
	takes := map[string][]bool{}
	for _, f := range files {
		for _, d := range f.Tree.Decls {
			fn, ok := d.(*ast.FuncDecl)
			if !ok || fn.Recv != nil {
				continue
			}
			var args []bool
			for _, field := range fn.Type.Params.List {
				typ := field.Type
				if rest, ok := typ.(*ast.Ellipsis); ok {
					typ = rest.Elt
				}
				id, ok := typ.(*ast.Ident)
				for range max(1, len(field.Names)) {
					args = append(args, ok && id.Name == "condition")
				}
			}
			if slices.Contains(args, true) {
				takes[path.Join(path.Dir(f.Path), fn.Name.Name)] = args
			}
		}
	}
	return takes
}

// armadaArguments switches the conditions, costs and limits among the arguments of a call.
func (e *editor) armadaArguments(call *ast.CallExpr) {
	var args []bool
	if fun, ok := call.Fun.(*ast.Ident); ok && !call.Ellipsis.IsValid() {
		args = e.takes[path.Join(path.Dir(e.Path), fun.Name)]
	}
	for i, arg := range call.Args {
		e.payment(arg)
		if len(args) > 0 && args[min(i, len(args)-1)] {
			e.met(arg)
		}
	}
}

// payment switches what a use costs, or how often it may be.
func (e *editor) payment(x ast.Expr) {
	switch {
	case selected(x, "armada", "Exhaust", "Discard"):
		e.but(x, "armada.Free")
	case selected(x, "armada", "OncePerActivation", "OncePerRound", "TwicePerActivation"):
		e.but(x, "armada.Unlimited")
	}
}

// met switches a condition that is a function; what consists of conditions, or answers with one, has these switched.
func (e *editor) met(x ast.Expr) {
	switch x := x.(type) {
	case *ast.FuncLit:
		if len(x.Body.List) == 1 {
			return
		}
	case *ast.CallExpr:
		if fun, ok := x.Fun.(*ast.Ident); ok && fun.Name == "all" {
			return
		}
	case *ast.Ident:
		if slices.Contains([]string{"nil", "always", "m"}, x.Name) { // m: a variable of that name is called with a Moment
			return
		}
	}
	e.wrap(x, "@Met(%d, ", ")")
}

// ability switches the fields of an ability.
func (e *editor) ability(lit *ast.CompositeLit) {
	has := map[string]ast.Expr{}
	for _, elt := range lit.Elts {
		field, ok := elt.(*ast.KeyValueExpr)
		if !ok {
			continue
		}
		name := field.Key.(*ast.Ident).Name
		has[name] = field.Value
		e.field(name, field.Value)
	}
	if len(has) > 0 && has["If"] == nil && !selected(has["Query"], "armada", "FinalScore") {
		e.owner(lit)
	}
}

// field switches a field of an ability, and calls it by its name.
func (e *editor) field(name string, value ast.Expr) {
	known := len(e.mutants)
	switch name {
	case "When":
		e.but(value, "armada.Never")
	case "Query":
		e.but(value, "armada.NoQuery")
	case "May", "Theirs", "Salvo", "Lasts", "EvenDestroyed":
		if id, ok := value.(*ast.Ident); ok && id.Name == "true" {
			e.but(value, "false")
		}
	case "Cost", "Limit":
		e.payment(value)
	case "If":
		e.met(value)
		return
	}
	for i := known; i < len(e.mutants); i++ {
		e.mutants[i].text = name + ": " + e.mutants[i].text
	}
}

// owner says what an ability without a condition says: that it answers for its own ship alone.
func (e *editor) owner(lit *ast.CompositeLit) {
	n := len(e.mutants) + 1
	e.note(lit, "for its own ship")
	at := e.Set.Position(lit.Lbrace).Offset + 1
	e.inserts = append(e.inserts, insertion{at, fmt.Sprintf("If: armada.ForOwner(%d), ", n), false})
}

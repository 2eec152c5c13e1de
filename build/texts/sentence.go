package main

import (
	"fmt"
	"go/ast"
	"go/token"
	"path/filepath"
	"reflect"
	"runtime"
	"strconv"
	"strings"
	"unicode"

	"xwing/build/source"
	"xwing/game/xwing"
)

// describer tells abilities in sentences: what is data from the declaration, what is code
// from what the code calls, in its order.
type describer struct {
	bodies map[string]ast.Node // by file and line ("phrases.go:45") where they begin
}

// newDescriber reads the sources of the cards in the module at root.
func newDescriber(root string) (*describer, error) {
	files, err := source.Files(root, "game/xwing/cards")
	if err != nil {
		return nil, err
	}
	d := &describer{bodies: map[string]ast.Node{}}
	for _, f := range files {
		at := func(n ast.Node) string {
			return filepath.Base(f.Path) + ":" + strconv.Itoa(f.Set.Position(n.Pos()).Line)
		}
		ast.Inspect(f.Tree, func(n ast.Node) bool {
			switch n := n.(type) {
			case *ast.FuncDecl:
				d.bodies[at(n)] = n.Body
			case *ast.FuncLit:
				if _, known := d.bodies[at(n)]; !known {
					d.bodies[at(n)] = n.Body
				}
			}
			return true
		})
	}
	return d, nil
}

// sentence says when an ability works, if what, for what, whether it may, and what it does.
func (d *describer) sentence(a *xwing.Ability) string {
	parts := []string{when(a)}
	add := func(before, what string) {
		if what != "" {
			parts = append(parts, before+what)
		}
	}
	add("if ", join(d.calls(a.If), d.calls(a.Choice)))
	add("for ", cost(a.Cost))
	if a.May {
		parts = append(parts, "you may")
	}
	add("", join(d.calls(a.Do), d.calls(a.By), constant(a.By), d.calls(a.Refuse), d.calls(a.Replace), data(a)))
	return strings.Join(parts, ", ") + "."
}

// when is the timing or the query of an ability.
func when(a *xwing.Ability) string {
	of := ""
	if a.Of != "" {
		of = " (" + a.Of + ")"
	}
	if a.Query != xwing.NoQuery {
		return "as to " + spaced(a.Query.String()) + of
	}
	return spaced(a.When.String()) + of
}

// cost is what an ability costs.
func cost(c xwing.Cost) string {
	var parts []string
	add := func(n int, what string) {
		if n > 0 {
			parts = append(parts, fmt.Sprint(n, " ", what))
		}
	}
	add(c.Charges, "charge")
	add(c.Force, "Force")
	add(c.GainN, fmt.Sprint(c.Gain, " token gained"))
	if len(c.Either) > 0 {
		parts = append(parts, fmt.Sprint("one gained of ", c.Either))
	}
	add(c.SpendN, fmt.Sprint(c.Spend, " token spent"))
	if c.Near {
		parts = append(parts, "of a friend at range 0-1")
	}
	if c.Green {
		parts = append(parts, "a green token")
	}
	add(c.Energy, "energy")
	add(c.Shields, "shield")
	add(c.Hits, "hit damage")
	return strings.Join(parts, " and ")
}

// data is what an ability does by data alone.
func data(a *xwing.Ability) string {
	var parts []string
	if a.Place != nil {
		parts = append(parts, "place "+a.Place.Device)
	}
	if a.Act != nil {
		parts = append(parts, "perform an action")
	}
	for _, b := range a.Bar {
		parts = append(parts, fmt.Sprint("have ", b.Difficulty, " ", b.Type))
	}
	if a.Docked {
		parts = append(parts, "docked")
	}
	if a.Bonus {
		parts = append(parts, "a bonus attack")
	}
	return strings.Join(parts, ", ")
}

// constant is the change of a numeric query whatever the moment; "" where it depends on that.
func constant(by func(*xwing.Table, xwing.Moment) int) (said string) {
	if by == nil {
		return ""
	}
	defer func() {
		if recover() != nil { // it looks at the table
			said = ""
		}
	}()
	return fmt.Sprintf("by %+d", by(nil, xwing.Moment{}))
}

// calls tells what a function calls, in the order in which it is written.
func (d *describer) calls(f any) string {
	v := reflect.ValueOf(f)
	if v.IsNil() {
		return ""
	}
	fn := runtime.FuncForPC(v.Pointer())
	file, line := fn.FileLine(fn.Entry())
	body := d.bodies[filepath.Base(file)+":"+strconv.Itoa(line)]
	if body == nil {
		return spaced(fn.Name()[strings.LastIndex(fn.Name(), ".")+1:])
	}
	var parts []string
	ast.Inspect(body, func(n ast.Node) bool {
		call, ok := n.(*ast.CallExpr)
		if !ok {
			return true
		}
		if said := said(call); said != "" {
			parts = append(parts, said)
		}
		return true
	})
	return strings.Join(parts, ", ")
}

// said is a call as words: its name, and those of its arguments that are constants.
func said(call *ast.CallExpr) string {
	var words []string
	switch fun := call.Fun.(type) {
	case *ast.Ident:
		words = append(words, spaced(fun.Name))
	case *ast.SelectorExpr:
		words = append(words, spaced(fun.Sel.Name))
	default:
		return ""
	}
	for _, arg := range call.Args {
		switch arg := arg.(type) {
		case *ast.BasicLit:
			words = append(words, strings.Trim(arg.Value, `"`))
		case *ast.UnaryExpr:
			if n, ok := arg.X.(*ast.BasicLit); ok && arg.Op == token.SUB {
				words = append(words, "-"+n.Value)
			}
		case *ast.SelectorExpr:
			if pkg, ok := arg.X.(*ast.Ident); ok && pkg.Name != "m" && pkg.Name != "t" {
				words = append(words, spaced(arg.Sel.Name))
			}
		}
	}
	return strings.Join(words, " ")
}

// join joins what there is.
func join(parts ...string) string {
	var some []string
	for _, p := range parts {
		if p != "" {
			some = append(some, p)
		}
	}
	return strings.Join(some, ", ")
}

// spaced is a Go name in words: "AfterDefending" is "after defending".
func spaced(name string) string {
	var b strings.Builder
	for i, r := range name {
		if unicode.IsUpper(r) && i > 0 {
			b.WriteByte(' ')
		}
		b.WriteRune(unicode.ToLower(r))
	}
	return b.String()
}

package main

import (
	"go/ast"
	"slices"
	"strings"

	"xwing/assets"
	"xwing/build/source"
	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/cards"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/gauge"
)

// thing is something the program implements, as Coverage counts it.
type thing struct{ Family, ID string }

// implemented lists all of them, from the source and the facts.
func implemented(root string) ([]thing, error) {
	facts, err := catalog.Load(assets.Facts())
	if err != nil {
		return nil, err
	}
	things, err := fromSource(root)
	if err != nil {
		return nil, err
	}
	add := func(family, id string) { things = append(things, thing{family, id}) }
	for _, d := range facts.DamageDeck() {
		add("damage", d.ID)
	}
	for k := range board.TokenKinds {
		add("token", board.Token(k).String())
	}
	add("token", "lock")
	for _, o := range []catalog.ObstacleType{catalog.Asteroid, catalog.DebrisCloud, catalog.GasCloud} {
		add("obstacle", o.String())
	}
	for _, a := range catalog.ActionTypes() {
		add("action", a.String())
	}
	for b := gauge.StraightAhead; b <= gauge.ReverseBankRight; b++ {
		add("bearing", catalog.Maneuver{Speed: 1, Bearing: b, Difficulty: catalog.White}.Code()[1:2])
	}
	for _, c := range cards.All() {
		ref := string(c.ID.Kind) + "/" + c.ID.XWS
		switch {
		case len(c.Abilities) == 0:
		case asked(c):
			if c.ID.Kind != catalog.ShipAbility { // every ship that has it flies
				add("flown", ref)
			}
		default:
			add("ability", ref)
		}
		for _, a := range c.Abilities {
			if a.When == xwing.AsAction {
				add("action", "card:"+ref)
				break
			}
		}
	}
	return things, nil
}

// asked reports whether the card only changes numbers when they are asked for, so that no event tells of it: then
// it counts how long it was in play.
func asked(c *xwing.Card) bool {
	return !slices.ContainsFunc(c.Abilities, func(a xwing.Ability) bool { return a.Query == xwing.NoQuery })
}

// asks are the verbs that put a Decision, by the place of its kind among their
// arguments.
var asks = map[string]int{"askOne": 1, "askMay": 1, "askLegal": 1, "pickTurn": 0}

// fromSource finds the kinds of Decisions and Events.
func fromSource(root string) ([]thing, error) {
	files, err := source.Files(root, "game/xwing")
	if err != nil {
		return nil, err
	}
	var things []thing
	add := func(family, id string) {
		if t := (thing{family, id}); id != "" && !slices.Contains(things, t) {
			things = append(things, t)
		}
	}
	for _, f := range files {
		if f.Test || strings.Contains(f.Path, "/player/") || strings.Contains(f.Path, "/xwingtest/") {
			continue
		}
		ast.Inspect(f.Tree, func(n ast.Node) bool {
			switch n := n.(type) {
			case *ast.KeyValueExpr:
				if key, ok := n.Key.(*ast.Ident); ok && key.Name == "Kind" {
					kind, _, _ := source.Text(n.Value)
					add("decision", kind)
				}
			case *ast.FuncDecl:
				if n.Name.Name == "EventKind" {
					if ret, ok := n.Body.List[0].(*ast.ReturnStmt); ok {
						kind, _, _ := source.Text(ret.Results[0])
						add("event", kind)
					}
				}
			}
			return true
		})
		f.Calls(func(name string, call *ast.CallExpr) {
			if at, ok := asks[name]; ok && len(call.Args) > at {
				kind, _, _ := source.Text(call.Args[at])
				add("decision", kind)
			}
		})
	}
	return things, nil
}

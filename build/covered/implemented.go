package main

import (
	"go/ast"
	"go/token"
	"slices"

	"xwing/assets"
	"xwing/build/source"
	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/cards"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/gauge"
)

// first stands before the families of first edition.
const first = "first "

// implemented lists all of them, from the source and the facts: those of first edition, of which reports of their
// own tell, as "first ability" and so on.
func implemented(root string) ([]thing, error) {
	things, err := fromSource(root)
	if err != nil {
		return nil, err
	}
	second, err := catalog.Open(assets.Facts())
	if err != nil {
		return nil, err
	}
	earlier, err := catalog.XWing1.Open(assets.FirstFacts())
	if err != nil {
		return nil, err
	}
	for _, t := range ofFamily(earlier, cards.First()) {
		things = append(things, thing{first + t.Family, t.ID})
	}
	return append(things, ofFamily(second, cards.All())...), nil
}

// ofFamily lists what facts and declarations name.
func ofFamily(facts *catalog.Catalog, declared []*xwing.Card) []thing {
	var things []thing
	add := func(family, id string) {
		if t := (thing{family, id}); !slices.Contains(things, t) { // a card that each edition plays its own way is one thing
			things = append(things, t)
		}
	}
	for _, d := range slices.Concat(facts.DamageDeck(), facts.HugeDeck()) {
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
	addCards(add, declared)
	return things
}

// addCards adds what the cards do.
func addCards(add func(family, id string), declared []*xwing.Card) {
	for _, c := range declared {
		ref := string(c.ID.Kind) + "/" + c.ID.XWS
		switch {
		case len(c.Abilities) == 0, c.Reprint: // counted with the card that it reprints
		case asked(c):
			if c.ID.Kind != catalog.ShipAbility { // every ship that has it flies
				add("flown", ref)
			}
		default:
			add("ability", ref)
		}
		for _, a := range c.Abilities {
			if a.When == xwing.AsAction && !c.Reprint {
				add("action", "card:"+ref)
				break
			}
		}
	}
}

// broughtBy are the cards that bring about a decision which seldom comes up and nothing else does.
func broughtBy() map[thing][]string {
	return map[thing][]string{{"decision", "place-beside"}: {"pilot/finchdallow", "upgrade/partinggift-rsl"}}
}

// firstEditions names the first edition in which each pilot, upgrade and ship ability is
// enforced.
func firstEditions() map[string]string {
	first := map[string]string{}
	for _, c := range cards.All() {
		ref := string(c.ID.Kind) + "/" + c.ID.XWS
		switch c.ID.Kind {
		case catalog.PilotCard, catalog.UpgradeCard, catalog.ShipAbility:
			if was, ok := first[ref]; len(c.Editions) > 0 && (!ok || c.Editions[0] < was) {
				first[ref] = c.Editions[0]
			}
		}
	}
	return first
}

// asked reports whether the card only changes numbers when they are asked for, so that no event tells of it: then
// it counts how long it was in play.
func asked(c *xwing.Card) bool {
	return !slices.ContainsFunc(c.Abilities, func(a xwing.Ability) bool { return a.Query == xwing.NoQuery })
}

// fromSource finds the kinds of Decisions, which package ask names, and of Events, each of
// which has its Phrase in package board.
func fromSource(root string) ([]thing, error) {
	files, err := source.Files(root, "game/xwing/ask", "game/xwing/board")
	if err != nil {
		return nil, err
	}
	var things []thing
	for _, f := range files {
		if f.Test {
			continue
		}
		for _, d := range f.Tree.Decls {
			switch d := d.(type) {
			case *ast.GenDecl:
				if f.Tree.Name.Name == "ask" && d.Tok == token.CONST {
					things = append(things, questions(d)...)
				}
			case *ast.FuncDecl:
				if d.Name.Name == "Phrase" && d.Recv != nil {
					if kind, ok := d.Recv.List[0].Type.(*ast.Ident); ok {
						things = append(things, thing{"event", kind.Name})
					}
				}
			}
		}
	}
	return things, nil
}

// questions are the kinds of Decisions that a declaration names.
func questions(d *ast.GenDecl) []thing {
	var things []thing
	for _, spec := range d.Specs {
		for _, value := range spec.(*ast.ValueSpec).Values {
			if kind, _, ok := source.Text(value); ok {
				things = append(things, thing{"decision", kind})
			}
		}
	}
	return things
}

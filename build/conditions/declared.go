package main

import (
	"go/ast"
	"path/filepath"
	"slices"
	"strings"

	"xwing/build/source"
	"xwing/game/xwing/catalog"
)

// declares are X-Wing's functions that declare a card, with its kind.
var declares = map[string]catalog.Kind{"pilot": catalog.PilotCard, "upgrade": catalog.UpgradeCard,
	"weapon": catalog.UpgradeCard, "dropper": catalog.UpgradeCard, "shipAbility": catalog.ShipAbility,
	"condition": catalog.ConditionCard, "damage": catalog.DamageKind, "device": catalog.DeviceKind}

// declaresFirst are those that declare a card of first edition. What lies in both damage decks is told of the older one.
var declaresFirst = map[string]func(id string) catalog.CardID{
	"firstPilot": func(id string) catalog.CardID {
		return catalog.CardID{Family: catalog.XWing1, Kind: catalog.PilotCard, XWS: id}
	},
	"firstUpgrade": func(id string) catalog.CardID {
		return catalog.CardID{Family: catalog.XWing1, Kind: catalog.UpgradeCard, XWS: id}
	},
	"firstDamage": func(id string) catalog.CardID {
		return catalog.CardID{Family: catalog.XWing1, Kind: catalog.DamageKind, XWS: id}
	},
	"bothDecks": func(id string) catalog.CardID {
		return catalog.CardID{Family: catalog.XWing1, Kind: catalog.DamageKind, XWS: id + "-2012"}
	},
}

// isList reports whether a function returns several of something.
func isList(fn *ast.FuncDecl) bool {
	if fn.Type.Results == nil || len(fn.Type.Results.List) == 0 {
		return false
	}
	_, ok := fn.Type.Results.List[0].Type.(*ast.ArrayType)
	return ok
}

// namedFirst is the card of the file's kind that the first argument of a call names, "" if it is no text.
func (e *editor) namedFirst(call *ast.CallExpr) string {
	kind, _, _ := strings.Cut(strings.TrimSuffix(filepath.Base(e.Path), ".go"), "_")
	if declares[kind] == "" || len(call.Args) == 0 {
		return ""
	}
	id, _, ok := source.Text(call.Args[0])
	if !ok {
		return ""
	}
	return declares[kind].Ref(id)
}

// declared lists the cards that a function declares.
func (e *editor) declared(fn *ast.FuncDecl) []string {
	var cards []string
	ast.Inspect(fn.Body, func(n ast.Node) bool {
		if call, ok := n.(*ast.CallExpr); ok {
			if card := e.suite.declaration(call); card != "" && !slices.Contains(cards, card) {
				cards = append(cards, card)
			}
		}
		return true
	})
	return cards
}

// declaration is the card of X-Wing that a call declares, "" if it is another call.
func declaration(call *ast.CallExpr) string {
	fun, ok := call.Fun.(*ast.Ident)
	if !ok || len(call.Args) == 0 {
		return ""
	}
	id, _, ok := source.Text(call.Args[0])
	if !ok {
		return ""
	}
	if first := declaresFirst[fun.Name]; first != nil {
		return first(id).String()
	}
	if declares[fun.Name] == "" {
		return ""
	}
	return declares[fun.Name].Ref(id)
}

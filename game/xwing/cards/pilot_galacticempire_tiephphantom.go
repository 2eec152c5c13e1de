package cards

import (
	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/gauge"
)

// imperialTIEPhPhantom lists the pilots of the TIE/ph Phantom that fly for the Galactic Empire.
func imperialTIEPhPhantom() []*xwing.Card {
	return []*xwing.Card{
		pilot("echo", xwing.Ability{Query: xwing.DecloakingBanks, By: one}),
		pilot("whisper", xwing.Ability{When: xwing.AfterAttacking, If: hasHit,
			Do: func(t *xwing.Table, m xwing.Moment) { t.GainTokens(m.Owner, board.Evade, 1) }}),
		captainSaxton(),
		also(echoAgain(), "echo-pnp-lsl", "echo-ssl"),
		also(pilot("whisper-pnp", xwing.Ability{When: xwing.AfterAttacking, Cost: xwing.Cost{Charges: 1},
			Act: may(white(catalog.Cloak))}), "whisper-pnp-ls",
			"whisper-ssl"),
	}
}

// echoAgain does what an enemy nearby has done.
func echoAgain() *xwing.Card {
	same := func(t *xwing.Table, m xwing.Moment) (g xwing.ActionGrant, ok bool) {
		for _, a := range t.ActionBar(m.Ship) {
			if m.Is(a.Type) {
				return xwing.ActionGrant{Only: white(a.Type), Must: true}, true
			}
		}
		return g, false
	}
	return pilot("echo-pnp", xwing.Ability{When: xwing.AfterAction, May: true, Cost: xwing.Cost{Charges: 1},
		If: func(t *xwing.Table, m xwing.Moment) bool {
			g, ok := same(t, m)
			return ok && t.Enemy(m.Owner, m.Ship) && t.AtRange(m.Owner, m.Ship, gauge.Range0, gauge.Range1) && t.CanPerform(m.Owner, g)
		},
		Do: func(t *xwing.Table, m xwing.Moment) {
			g, _ := same(t, m)
			t.GrantAction(m, m.Owner, g)
		}})
}

// captainSaxton has friends come out of the cloak nearer or farther than is thought.
func captainSaxton() *xwing.Card {
	return pilot("captainsaxton-wat1",
		xwing.Ability{When: xwing.WhenDecloaking, May: true, Cost: xwing.Cost{Charges: 2},
			If: func(t *xwing.Table, m xwing.Moment) bool { return friendlyAt(t, m, gauge.Range2) },
			Do: func(t *xwing.Table, m xwing.Moment) { t.NoteForDecloak(m, m.Ship) }},
		number(xwing.VaryingTemplate, 1, func(t *xwing.Table, m xwing.Moment) bool { return t.NotedForDecloak(m, m.Ship) }))
}

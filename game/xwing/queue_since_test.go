package xwing_test

import (
	"go/ast"
	"strings"
	"testing"

	"xwing/build/source"
	"xwing/game/xwing"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
	"xwing/game/xwing/xwingtest"
)

// noTime are the timings that tell of what takes no time: nothing can come into play while it happens.
var noTime = map[string]bool{
	"AfterRevealingDial": true, "AfterSkippingManeuver": true, "AfterMeetingRemote": true, "AfterPlacingForces": true,
	"AfterSettingUp": true,
	"AfterSetup":     true, "AfterRerolling": true, "AfterCircularLeave": true, "AfterSpendingToken": true, "AfterSpendingForce": true,
	"AfterSpendingLock": true, "AfterRepairing": true, "AfterLosingShield": true, "AfterRemoteDestroyed": true,
}

// TestMomentsSayWhenTheyBegan: whoever triggers what follows something says when that began, unless it takes no time.
func TestMomentsSayWhenTheyBegan(t *testing.T) {
	files, err := source.Files("../..", "game/xwing")
	if err != nil {
		t.Fatal(err)
	}
	seen := 0
	for _, f := range files {
		for _, d := range f.Tree.Decls {
			if f.Test || strings.HasSuffix(f.Path, "linked.go") { // a linked action is no card's
				continue
			}
			ast.Inspect(d, func(n ast.Node) bool {
				lit, ok := n.(*ast.CompositeLit)
				if !ok || !strings.HasSuffix(typeName(lit.Type), "Moment") {
					return true
				}
				when, began := "", false
				for _, e := range lit.Elts {
					if kv, ok := e.(*ast.KeyValueExpr); ok {
						switch typeName(kv.Key) {
						case "When":
							when = typeName(kv.Value)
						case "Began":
							began = true
						}
					}
				}
				if strings.HasPrefix(when, "After") && !noTime[when] {
					if seen++; !began {
						t.Errorf("%s: a Moment of %s does not say when that began", f.Path, when)
					}
				}
				return true
			})
		}
	}
	if seen < 20 {
		t.Errorf("only %d Moments of what takes time were found", seen)
	}
}

// typeName is the last part of a name.
func typeName(e ast.Expr) string {
	switch e := e.(type) {
	case *ast.Ident:
		return e.Name
	case *ast.SelectorExpr:
		return e.Sel.Name
	}
	return ""
}

// TestWhatComesInTheMiddle: a card that comes while an asteroid is met works on neither the damage, nor the maneuver, nor
// the activation around it; one that lies there does (RULINGS 85).
func TestWhatComesInTheMiddle(t *testing.T) {
	for name, want := range map[string]int{"it comes": 0, "it lies there": 1} {
		worked := map[xwing.Timing]int{}
		var counting []xwing.Ability
		timings := []xwing.Timing{xwing.AfterSufferingDamage, xwing.AfterDealtCard, xwing.AfterManeuver, xwing.AfterTurn}
		for _, when := range timings {
			counting = append(counting, xwing.Ability{When: when, Do: func(*xwing.Table, xwing.Moment) { worked[when]++ }})
		}
		rules := xwingtest.Rules(t, damageCard("hullbreach", counting...), pilotCard(xwingT65, xwing.Ability{
			When: xwing.AfterLosingShield, Do: func(t *xwing.Table, m xwing.Moment) { t.DealDamageCard(m.Ship, true) }}))
		sc := lying(ships(red(xwingT65, 400, 300, 0), blue(jedi, 500, 850, 180)), asteroid, 400, 380)
		g := fly(t, rules, sc, codes{1: "2FB"}, func(s *xwing.State) {
			rolling(board.Hit)(s)
			title := "consolefire"
			if want == 0 {
				title = "hullbreach"
			} else {
				s.View.Ship(1).Faceup = []board.FaceupDamage{{Card: "hullbreach", N: 1}}
			}
			s.Hidden.Decks[0].Cards = append(s.Hidden.Decks[0].Cards, xwing.DamageCard{Card: title, N: 2})
		})
		g.Until(ask.ChooseAction, nil)
		g.Pick(ask.ChooseAction, "none")
		for _, when := range timings {
			eq(t, name+": it works "+when.String(), worked[when], want)
		}
	}
}

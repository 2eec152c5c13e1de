package cards_test

import (
	"fmt"
	"io/fs"
	"strings"
	"testing"

	"xwing/assets"
	"xwing/game"
	"xwing/game/xwing"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
	"xwing/game/xwing/cards"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/edition"
	"xwing/game/xwing/xwingtest"
)

// wreck is a table of first edition: a TIE fighter of Red's, and an X-wing of Blue's ahead of it or far away.
type wreck struct {
	phase  board.Phase
	far    bool
	dice   string   // attack dice that come
	faceup []string // damage cards of the TIE fighter
	top    string   // that it is dealt next
	does   func(*xwing.Table)
}

func firstRules(t *testing.T, own ...*xwing.Card) *xwing.Rules {
	t.Helper()
	return firstRulesBy(t, assets.FirstFacts(), own...)
}

// firstRulesBy are the rules with other facts.
func firstRulesBy(t *testing.T, facts fs.FS, own ...*xwing.Card) *xwing.Rules {
	t.Helper()
	cat, err := catalog.XWing1.Load(facts)
	if err != nil {
		t.Fatal(err)
	}
	e := edition.First()
	return &xwing.Rules{Edition: e, List: catalog.FFG10, Catalog: cat, Cards: xwing.NewLibrary(e.ID, append(cards.First(), own...)...), Deck: "2015"}
}

// start begins there; what the fighter does happens as the Combat Phase starts.
func (w wreck) start(t *testing.T) *xwingtest.Game {
	t.Helper()
	var own []*xwing.Card
	if w.does != nil {
		own = append(own, &xwing.Card{ID: catalog.CardID{Family: catalog.XWing1, Kind: catalog.PilotCard, XWS: "academypilot"}, Editions: []string{"1"},
			Abilities: []xwing.Ability{{When: xwing.StartOfEngagement, If: func(*xwing.Table, xwing.Moment) bool { return true },
				Do: func(t *xwing.Table, _ xwing.Moment) { w.does(t) }}}})
	}
	foe := blueShip("rookiepilot", 400, 500, 180)
	if w.far {
		foe = blueShip("rookiepilot", 800, 840, 180)
	}
	sc := xwing.Scenario{Phase: w.phase, Ships: []xwing.ScenarioShip{redShip("academypilot", 400, 300, 0), foe}}
	return xwingtest.Start(t, firstRules(t, own...), sc, func(s *xwing.State) {
		faces(s, w.dice, "")
		for i, card := range w.faceup {
			ship := s.View.Ship(1)
			ship.Faceup = append(ship.Faceup, board.FaceupDamage{Card: card, N: 1 + i})
		}
		if w.top != "" {
			s.Hidden.Decks[game.Red].Cards = append(s.Hidden.Decks[game.Red].Cards, xwing.DamageCard{Card: w.top, N: 1})
		}
	})
}

// flown executes a dial's maneuver, and an action, up to the Combat Phase.
func (w wreck) flown(t *testing.T, dial, action string) *xwingtest.Game {
	t.Helper()
	w.phase, w.far = board.Planning, true
	g := w.start(t)
	g.Dials(map[board.ShipID]string{1: dial})
	g.Until(ask.ChooseAction, nil)
	if action != "" && g.Decision(ask.ChooseAction).About[0] == "ship:1" {
		g.Pick(ask.ChooseAction, action)
	}
	return g
}

// condition tells the ship's damage cards, faceup and facedown, and its stress.
func condition(g *xwingtest.Game) string {
	s := g.Ship(1)
	return fmt.Sprintf("%d up, %d down, %d stress", len(s.Faceup), s.Facedown, s.Has(board.Stress))
}

func TestFirstDamage(t *testing.T) {
	dealt := func(card, dice string, does func(*xwing.Table)) func(*testing.T) string {
		return func(t *testing.T) string {
			return condition(wreck{phase: board.Engagement, top: card, dice: dice, does: does}.start(t))
		}
	}
	crit := func(t *xwing.Table) { t.DealDamageCard(1, true) }
	flown := func(card, dial, dice string) func(*testing.T) string {
		return func(t *testing.T) string {
			return condition(wreck{faceup: []string{card}, dice: dice}.flown(t, dial, ""))
		}
	}
	acted := func(card, dice string) func(*testing.T) string {
		return func(t *testing.T) string {
			return condition(wreck{faceup: []string{card}, dice: dice}.flown(t, "2FB", "card:damage/"+card+"/"+actionOf(card)+"#1"))
		}
	}
	preview := func(of board.ShipID, faceup ...string) func(*testing.T) string {
		return func(t *testing.T) string {
			p := wreck{phase: board.Engagement, faceup: faceup}.start(t).Now().PreviewAttack(of, "primary:0", 3-of)
			return fmt.Sprintf("%d attack, %d defense", p.AttackDice, p.DefenseDice)
		}
	}
	tests := map[string]struct {
		see  func(*testing.T) string
		want string
	}{
		"thrustcontrolfire":          {dealt("thrustcontrolfire-2015", "", crit), "0 up, 1 down, 1 stress"},
		"thrustcontrolfire facedown": {dealt("thrustcontrolfire-2015", "", func(t *xwing.Table) { t.DealDamageCard(1, false) }), "0 up, 1 down, 0 stress"},
		"minorexplosion hit":         {dealt("minorexplosion", "h", crit), "0 up, 2 down, 0 stress"},
		"minorexplosion crit":        {dealt("minorexplosion", "c", crit), "0 up, 1 down, 0 stress"},
		"majorexplosion crit":        {dealt("majorexplosion", "c", crit), "0 up, 1 down, 0 stress"},
		"consolefire hit": {func(t *testing.T) string {
			return condition(wreck{phase: board.Engagement, faceup: []string{"consolefire-2015"}, dice: "h"}.start(t))
		}, "1 up, 1 down, 0 stress"},
		"consolefire crit": {func(t *testing.T) string {
			return condition(wreck{phase: board.Engagement, faceup: []string{"consolefire-2012"}, dice: "c"}.start(t))
		}, "1 up, 0 down, 0 stress"},
		"consolefire repaired":  {acted("consolefire-2015", ""), "0 up, 1 down, 0 stress"},
		"damagedengine turn":    {flown("damagedengine-2015", "2TW", ""), "1 up, 0 down, 1 stress"},
		"damagedengine bank":    {flown("damagedengine-2012", "2BB", ""), "1 up, 0 down, 0 stress"},
		"loosestabilizer white": {flown("loosestabilizer", "4FW", ""), "1 up, 0 down, 1 stress"},
		"loosestabilizer green": {flown("loosestabilizer", "2FB", ""), "1 up, 0 down, 0 stress"},
		"loosestabilizer red":   {flown("loosestabilizer", "4KR", ""), "1 up, 0 down, 1 stress"},
		"X10-DMG-003": {func(t *testing.T) string {
			g := wreck{phase: board.Engagement, faceup: []string{"structuraldamage-2015", "weaponsfailure"}, does: func(t *xwing.Table) {
				t.RepairFaceup(1, t.Ship(1).Faceup[0])
			}}.start(t)
			return fmt.Sprint((&xwing.Table{State: g.Now()}).Agility(1), " ", g.Now().PreviewAttack(1, "primary:0", 2).AttackDice)
		}, "3 1"},
		"loosestabilizer repaired":         {acted("loosestabilizer", ""), "0 up, 1 down, 0 stress"},
		"minorhullbreach red":              {flown("minorhullbreach", "4KR", "h"), "1 up, 1 down, 1 stress"},
		"minorhullbreach red, a crit":      {flown("minorhullbreach", "4KR", "c"), "1 up, 0 down, 1 stress"},
		"minorhullbreach white":            {flown("minorhullbreach", "4FW", "h"), "1 up, 0 down, 0 stress"},
		"structuraldamage-2012 hit":        {acted("structuraldamage-2012", "h"), "0 up, 1 down, 0 stress"},
		"structuraldamage-2012 crit":       {acted("structuraldamage-2012", "c"), "1 up, 0 down, 0 stress"},
		"structuraldamage-2015 crit":       {acted("structuraldamage-2015", "c"), "0 up, 1 down, 0 stress"},
		"structuraldamage-2015 blank":      {acted("structuraldamage-2015", "b"), "1 up, 0 down, 0 stress"},
		"structuraldamage":                 {preview(2, "structuraldamage-2015"), "3 attack, 2 defense"},
		"structuraldamage attacking":       {preview(1, "structuraldamage-2015"), "2 attack, 2 defense"},
		"weaponmalfunction":                {preview(1, "weaponmalfunction"), "1 attack, 2 defense"},
		"weaponmalfunction hit":            {acted("weaponmalfunction", "h"), "0 up, 1 down, 0 stress"},
		"weaponmalfunction focus":          {acted("weaponmalfunction", "f"), "1 up, 0 down, 0 stress"},
		"weaponsfailure":                   {preview(1, "weaponsfailure"), "1 attack, 2 defense"},
		"weaponsfailure defending":         {preview(2, "weaponsfailure"), "3 attack, 3 defense"},
		"weaponsfailure crit":              {acted("weaponsfailure", "c"), "0 up, 1 down, 0 stress"},
		"damagedsensorarray-2012 repaired": {acted("damagedsensorarray-2012", "h"), "0 up, 1 down, 0 stress"},
		"damagedsensorarray-2012 crit":     {acted("damagedsensorarray-2012", "c"), "1 up, 0 down, 0 stress"},
		"damagedsensorarray-2015 repaired": {acted("damagedsensorarray-2015", "c"), "0 up, 1 down, 0 stress"},
		"damagedsensorarray-2012 bars":     {barred("damagedsensorarray-2012"), "card:damage/damagedsensorarray-2012/1#1 none"},
		"damagedsensorarray-2015 bars":     {barred("damagedsensorarray-2015"), "card:damage/damagedsensorarray-2015/1#1 none"},
		"majorhullbreach": {func(t *testing.T) string {
			return condition(wreck{phase: board.Engagement, faceup: []string{"majorhullbreach"}, top: "loosestabilizer", does: func(t *xwing.Table) { t.DealDamageCard(1, false) }}.start(t))
		}, "2 up, 0 down, 0 stress"},
		"majorhullbreach in its round": {dealt("majorhullbreach", "", func(t *xwing.Table) { t.DealDamageCard(1, true); t.DealDamageCard(1, false) }), "1 up, 1 down, 0 stress"},
		"majorhullbreach repaired":     {acted("majorhullbreach", ""), "0 up, 1 down, 0 stress"},
		"stunnedpilot no contact":      {flown("stunnedpilot-2012", "2FB", ""), "1 up, 0 down, 0 stress"},
		"X10-DMG-006 X10-ABL-003": {func(t *testing.T) string { // the other's agility stays
			g := wreck{phase: board.Engagement, top: "structuraldamage-2015", does: func(t *xwing.Table) {
				t.DealDamageCard(2, true)
				t.DealDamageCard(1, true)
			}}.start(t)
			t1 := &xwing.Table{State: g.Now()}
			return fmt.Sprint(t1.Agility(1), t1.Agility(2), g.Ship(2).Shields.Active, g.Ship(2).DamageCards(), len(xwingtest.All[board.DamageSuffered](g)))
		}, "2 2 2 1 0"},
	}
	for name, c := range tests {
		t.Run(name, func(t *testing.T) {
			if got := c.see(t); got != c.want {
				t.Errorf("got %q, want %q", got, c.want)
			}
		})
	}
}

// actionOf is the number of the ability by which a card turns facedown.
func actionOf(card string) string {
	if card == "majorhullbreach" {
		return "2"
	}
	return "1"
}

// barred are the actions that a card leaves.
func barred(card string) func(*testing.T) string {
	return func(t *testing.T) string {
		g := wreck{faceup: []string{card}}.flown(t, "2FB", "")
		return strings.Join(g.Legal(ask.ChooseAction), " ")
	}
}

package cards_test

import (
	"fmt"
	"testing"

	"xwing/game"
	"xwing/game/xwing"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/gauge"
	"xwing/game/xwing/xwingtest"
)

// equipped begins a phase of first edition with an X-wing of Red's, far from a ship of Blue's; what it does happens
// as the Combat phase starts.
func equipped(t *testing.T, phase board.Phase, upgrade string, change func(*xwing.State), does func(*xwing.Table)) *xwingtest.Game {
	t.Helper()
	own := &xwing.Card{ID: catalog.CardID{Family: catalog.XWing1, Kind: catalog.PilotCard, XWS: "rookiepilot"}, Editions: []string{"1"}}
	if does != nil {
		own.Abilities = []xwing.Ability{{When: xwing.StartOfEngagement, If: func(*xwing.Table, xwing.Moment) bool { return true },
			Do: func(t *xwing.Table, _ xwing.Moment) { does(t) }}}
	}
	sc := xwing.Scenario{Phase: phase, Ships: []xwing.ScenarioShip{redShip("rookiepilot", 400, 300, 0, upgrade), blueShip("academypilot", 800, 840, 180)}}
	return xwingtest.Start(t, firstRules(t, own), sc, change)
}

func TestFirstDroids(t *testing.T) {
	color := func(upgrade string, speed int, d catalog.Difficulty) string {
		g := equipped(t, board.Planning, upgrade, nil, nil)
		m := catalog.Maneuver{Speed: speed, Bearing: gauge.TurnLeft, Difficulty: d}
		return (&xwing.Table{State: g.Now()}).Difficulty(1, m).String()
	}
	if got := fmt.Sprint(color("r2astromech", 2, catalog.White), color("r2astromech", 1, catalog.Red), color("r2astromech", 3, catalog.White), color("r2d2", 2, catalog.White)); got != "bluebluewhitewhite" {
		t.Errorf("with R2 Astromech maneuvers are %s", got)
	}
	recovered := func(dial string, shields int) int {
		g := equipped(t, board.Planning, "r2d2", func(s *xwing.State) { s.View.Ship(1).Shields.Active = shields }, nil)
		g.Dials(map[board.ShipID]string{1: dial})
		g.Until(ask.SetDials, map[game.Kind][]string{ask.UseAbility: {game.Yes}})
		return g.Ship(1).Shields.Active
	}
	if got := [...]int{recovered("2FB", 0), recovered("4FW", 0), recovered("2FB", 2)}; got != [...]int{1, 0, 2} {
		t.Errorf("R2-D2 leaves %v shields", got)
	}
	dealt := func(upgrade, card string) string {
		g := equipped(t, board.Engagement, upgrade, func(s *xwing.State) {
			s.Hidden.Decks[game.Red].Cards = append(s.Hidden.Decks[game.Red].Cards, xwing.DamageCard{Card: card, N: 1})
		}, func(t *xwing.Table) { t.DealDamageCard(1, true) })
		return fmt.Sprintf("%d up, %d down", len(g.Ship(1).Faceup), g.Ship(1).Facedown)
	}
	for _, tt := range [][3]string{{"determination", "blindedpilot-2015", "0 up, 0 down"}, {"determination", "structuraldamage-2015", "1 up, 0 down"},
		{"r2d2", "blindedpilot-2015", "1 up, 0 down"}} {
		if got := dealt(tt[0], tt[1]); got != tt[2] {
			t.Errorf("%s with %s: %s, want %s", tt[1], tt[0], got, tt[2])
		}
	}
}

func TestFirstNotes(t *testing.T) {
	noted := func(upgrade string, act bool) *xwing.State {
		g := equipped(t, board.Planning, upgrade, nil, nil)
		g.Dials(map[board.ShipID]string{1: "2FB"})
		for g.Until(ask.ChooseAction, nil); g.Decision(ask.ChooseAction).About[0] != "ship:1"; g.Until(ask.ChooseAction, nil) {
			g.Pick(ask.ChooseAction, game.None)
		}
		if act {
			g.Pick(ask.ChooseAction, "card:upgrade/"+upgrade+"/0")
		}
		return g.Now()
	}
	if with, without := (&xwing.Table{State: noted("r2f2", true)}).Agility(1), (&xwing.Table{State: noted("r2f2", false)}).Agility(1); with != 3 || without != 2 {
		t.Errorf("R2-F2 gives an agility of %d, without its action of %d", with, without)
	}
	noted("marksmanship", true)
}

func TestFirstAgilityOfOthers(t *testing.T) {
	g := xwingtest.Start(t, firstRules(t), xwing.Scenario{Phase: board.Engagement, Ships: []xwing.ScenarioShip{
		redShip("wedgeantilles", 400, 300, 0), blueShip("academypilot", 400, 460, 180)}}, nil)
	agility := func(attack *board.Attack) string {
		s := g.Now()
		s.View.Attack = attack
		table := &xwing.Table{State: s}
		return fmt.Sprint(table.Agility(1), table.Agility(2))
	}
	if idle, at := agility(nil), agility(&board.Attack{Attacker: 1, Defender: 2}); idle != "2 3" || at != "2 2" {
		t.Errorf("beside Wedge agilities are %s, as he attacks %s", idle, at)
	}
}

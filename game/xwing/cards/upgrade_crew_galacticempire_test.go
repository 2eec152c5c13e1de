package cards_test

import (
	"testing"

	"xwing/game/xwing"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
	"xwing/game/xwing/xwingtest"
)

func TestDeathTroopers(t *testing.T) {
	for y, want := range map[float64]int{560: 1, 800: 0} {
		g := fly(t, "2FB", func(s *xwing.State) { s.View.Ships[0].Tokens[board.Stress] = 1 },
			redShip("bluesquadronescort", 450, 300, 0), blueShip("academypilot", 450, y, 180, "deathtroopers"))
		if got := g.Ship(1).Has(board.Stress); got != want {
			t.Errorf("troopers at %v: %d stress after a blue maneuver, want %d", y, got, want)
		}
	}
}

func TestISBSlicer(t *testing.T) {
	for y, want := range map[float64]int{490: 1, 340: 0, 800: 0} { // 340: range 0
		g := duel(t, func(s *xwing.State) { s.View.Ships[0].Tokens[board.Jam] = 1 },
			redShip("bluesquadronescort", 450, 300, 0), blueShip("academypilot", 450, y, 180, "isbslicer"))
		g.Until(ask.SetDials, nil)
		if got := g.Ship(1).Has(board.Jam); got != want {
			t.Errorf("slicer at %v: %d jam tokens, want %d", y, got, want)
		}
	}
}

func TestDirectorKrennic(t *testing.T) {
	s, err := xwing.New(xwingtest.Rules(t, declared()...), [2]xwing.Muster{
		{Points: 1, Ships: []xwing.MusterShip{{Pilot: "academypilot"}, {Pilot: "academypilot", Upgrades: []xwing.MusterUpgrade{{XWS: "directorkrennic"}}}, {Pilot: "academypilot"}}},
		{Points: 2, Ships: []xwing.MusterShip{{Pilot: "academypilot"}}}}, 1)
	if err != nil {
		t.Fatal(err)
	}
	g := xwingtest.Play(t, s)
	g.Until(ask.ChooseShip, nil)
	if offers(g, ask.ChooseShip, "ship:2") {
		t.Error("Krennic's own ship is offered")
	}
	g.Pick(ask.ChooseShip, "ship:3")
	if !g.Ship(3).HasCondition("optimizedprototype") {
		t.Error("ship 3 is no prototype")
	}
}

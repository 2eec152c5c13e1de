package cards_test

import (
	"slices"
	"strings"
	"testing"

	"xwing/game"
	"xwing/game/xwing"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
	"xwing/game/xwing/xwingtest"
)

func TestDarkSide(t *testing.T) {
	shown := func(t *testing.T) *xwingtest.Game {
		g := play(t, board.Engagement, func(s *xwing.State) {
			s.View.Ship(1).Engaged = true
			faces(s, "bbb", "bbb")
		}, redShip("kyloren", 400, 300, 0), blueShip("jekporkins", 400, 480, 180))
		g.Pick(ask.ChooseAttack, "primary:0>ship:1")
		g.Pick(ask.UseAbility, "yes")
		return g
	}
	g := shown(t)
	want(t, "Force", g.Ship(1).Force.Active, 1)
	d := g.Decision(ask.SearchDamage)
	if !d.Private || d.Seat != game.Red || len(d.Options) != 4 || !slices.Contains(g.Legal(ask.SearchDamage), "damage/stunnedpilot") {
		t.Errorf("private %v, seat %d, %v", d.Private, d.Seat, g.Legal(ask.SearchDamage))
	}
	g.Pick(ask.SearchDamage, "damage/stunnedpilot")
	if c := g.Ship(2).Conditions; len(c) != 1 || c[0].Damage != "stunnedpilot" || g.Now().View.Decks[game.Blue] != 32 {
		t.Errorf("%+v, %d cards left", c, g.Now().View.Decks[game.Blue])
	}

	laden := func(s *xwing.State) {
		assigned(2, "illshowyouthedarkside", 1)(s)
		s.View.Apply(board.ConditionLaden{Ship: 2, Card: "illshowyouthedarkside", Damage: "stunnedpilot", N: 1, Deck: 32})
		s.Hidden.Decks[1].Cards = slices.DeleteFunc(s.Hidden.Decks[1].Cards,
			func(d xwing.DamageCard) bool { return d == xwing.DamageCard{Card: "stunnedpilot", N: 1} })
	}
	for dice, cards := range map[string]int{"cbb": 1, "hbb": 0, "ccb": 1} {
		g := duel(t, func(s *xwing.State) { laden(s); faces(s, dice, "bb") }, redShip("kyloren", 400, 300, 0), blueShip("jekporkins", 400, 500, 180))
		g.Pick(ask.ChooseAttack, "primary:0>ship:2")
		want(t, dice+": stunned", len(g.Ship(2).Faceup), cards)
		want(t, dice+": shields lost", 2-g.Ship(2).Shields.Active, strings.Count(dice, "c")+strings.Count(dice, "h")-cards)
		if g.Ship(2).HasCondition("illshowyouthedarkside") == (cards > 0) {
			t.Errorf("%s: the condition stays or goes wrongly", dice)
		}
	}
	t.Run("X20-CON-005", func(t *testing.T) { // the card moves with the condition
		far := fly(t, "2FB", laden, redShip("academypilot", 400, 100, 0, "kyloren"), blueShip("jekporkins", 400, 880, 180), blueShip("idenversio", 400, 340, 180))
		far.Pick(ask.ChooseAction, "card:upgrade/kyloren/0")
		targets(t, far, game.Red, "ship:3")
		far.Pick(ask.ChooseShip, "ship:3")
		if c := far.Ship(3).Conditions; len(c) != 1 || c[0].Damage != "stunnedpilot" || len(far.Ship(2).Conditions) != 0 {
			t.Errorf("%+v", c)
		}
	})
	t.Run("nobody near", func(t *testing.T) {
		g := fly(t, "2FB", nil, redShip("academypilot", 400, 100, 0, "kyloren"), blueShip("jekporkins", 400, 880, 180))
		if _, ok := g.Option(ask.ChooseAction, "card:upgrade/kyloren/0"); ok {
			t.Error("the action is offered")
		}
	})
}

func TestBrokenTrust(t *testing.T) {
	g := musters(t, ask.ChooseShip, []string{"agenttierny"}, []string{"academypilot", "academypilot"})
	targets(t, g, game.Red, "ship:2", "ship:3")

	fight := func(dice string) *xwingtest.Game {
		return later(t, board.Engagement, func(s *xwing.State) {
			assigned(2, "brokentrust", 1)(s)
			s.View.Ship(1).Engaged, s.View.Ship(3).Engaged, s.View.Ship(4).Engaged = true, true, true
			s.View.Ship(1).Shields.Active = 0
			faces(s, dice, "bbbb")
		}, redShip("agenttierny", 400, 300, 0), blueShip("jekporkins", 400, 560, 180), blueShip("academypilot", 400, 420, 180), blueShip("idenversio", 700, 560, 180))
	}
	for dice, stays := range map[string]bool{"cbb": false, "hbb": true} {
		g := fight(dice)
		g.Pick(ask.ChooseAttack, "primary:0>ship:1")
		g.Until(ask.SetDials, nil)
		want(t, "stress of the ship in the attack arc", g.Ship(3).Has(board.Stress), 1)
		want(t, "stress of the ship outside", g.Ship(4).Has(board.Stress), 0)
		if g.Ship(2).HasCondition("brokentrust") != stays {
			t.Errorf("%s: the condition stays: %v", dice, !stays)
		}
	}
	s := fight("bbb").Now()
	table := &xwing.Table{State: s}
	if table.Friendly(2, 3) || table.Friendly(3, 2) || !table.Friendly(3, 4) || !table.Friendly(2, 2) || table.Enemy(2, 3) {
		t.Error("want ship 2 allied to its own, and all others friends")
	}
}

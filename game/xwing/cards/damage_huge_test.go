package cards_test

import (
	"fmt"
	"slices"
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

// corvette is a table on which red's fighter, left of blue's corvette, attacks it, and what a card made up for the
// fighter does when the corvette becomes the defender.
func corvette(t *testing.T, title string, dice []board.Face, change func(*xwing.State), act func(*xwing.Table)) *xwingtest.Game {
	t.Helper()
	all := append(cards.All(), &xwing.Card{ID: catalog.Card(catalog.PilotCard, "academypilot"), Editions: []string{edition.Second().ID},
		Abilities: []xwing.Ability{{When: xwing.AfterBecomingDefender, If: func(_ *xwing.Table, m xwing.Moment) bool {
			return act != nil &&
				m.Owner == 1
		},
			Do: func(t *xwing.Table, _ xwing.Moment) { act(t) }}}})
	sc := xwing.Scenario{Phase: board.Engagement, Ships: []xwing.ScenarioShip{
		xwingtest.Ship(game.Red, "academypilot", 150, 400, 270), xwingtest.Ship(game.Blue, "alderaanianguard", 400, 400, 0),
		xwingtest.Ship(game.Red, "academypilot", 860, 860, 180)}}
	return xwingtest.Start(t, xwingtest.Rules(t, all...), sc, func(s *xwing.State) {
		deck := s.Hidden.Decks[s.View.Ships[1].Pile()].Cards
		i := slices.IndexFunc(deck, func(c xwing.DamageCard) bool { return c.Card == title })
		deck[i], deck[len(deck)-1] = deck[len(deck)-1], deck[i]
		s.Hidden.Loaded[board.AttackDice] = dice
		s.View.Ships[2].Engaged = true
		if change != nil {
			change(s)
		}
	})
}

// TestHugeDamageCards: each of them has two halves.
func TestHugeDamageCards(t *testing.T) {
	facts, err := catalog.Open(assets.Facts())
	if err != nil {
		t.Fatal(err)
	}
	own := 0
	for _, d := range facts.HugeDeck() {
		t.Run("X25-HUG-020 "+d.ID, func(t *testing.T) {
			halves := [2]int{}
			for _, c := range cards.All() {
				if c.ID != facts.Card(catalog.DamageKind, d.ID) {
					continue
				}
				for _, a := range c.Abilities {
					if a.When == xwing.PrecisionShot {
						halves[0]++
					} else {
						halves[1]++
					}
				}
			}
			if halves[0] != 1 || halves[1] == 0 || d.Precision == "" || len(d.Arcs) == 0 {
				t.Errorf("its halves have %d abilities, the upper one is %q by the arcs %v", halves, d.Precision, d.Arcs)
			}
		})
		if d.Own {
			own++
		}
	}
	if own != len(facts.HugeDeck())-1 {
		t.Errorf("%d cards say that they are the program's own, of all but one", own)
	}
}

// TestShieldSeam: a shield that is left when the card is dealt is lost.
func TestShieldSeam(t *testing.T) {
	g := corvette(t, "projectorfault", []board.Face{board.Blank, board.Blank}, nil, func(t *xwing.Table) { t.DealDamageCard(2, true) })
	g.Pick(ask.ChooseAttack, "primary:0>ship:2")
	if n := g.Ship(2).Shields.Active; n != 6 {
		t.Errorf("%d shields are left, want 6 of 7", n)
	}
}

// TestSensorMast: of several locks the attacker chooses the one that is broken.
func TestSensorMast(t *testing.T) {
	g := corvette(t, "deadsensors", []board.Face{board.Crit, board.Blank}, func(s *xwing.State) {
		s.View.Ships[0].Pose = s.View.Ships[1].Pose.Moved(0, 250).Turned(180)
		s.View.Ships[1].Shields.Active, s.View.Ships[1].Locks = 0, []string{"ship:1", "ship:3"}
	}, nil)
	g.Pick(ask.ChooseAttack, "primary:0>ship:2")
	if seat := g.Decision(ask.ChooseLockToBreak).Seat; seat != game.Red {
		t.Errorf("seat %d chooses", seat)
	}
	g.Pick(ask.ChooseLockToBreak, "ship:3")
	if locks := g.Ship(2).Locks; len(locks) != 1 || locks[0] != "ship:1" {
		t.Errorf("the locks left are %v", locks)
	}
}

// TestWoundedGunners: only the first bonus attack of a round rolls one die less.
func TestWoundedGunners(t *testing.T) {
	rolled := func(made []string, bonus bool) string {
		g := corvette(t, "commandlosses", nil, func(s *xwing.State) {
			s.View.Ships[0].Engaged = true
			s.View.Ships[1].Faceup = []board.FaceupDamage{{Card: "woundedgunners", N: 1}}
			s.Memory.Ships[1].Bonus = made
		}, func(t *xwing.Table) {
			t.View.Attack.Bonus = bonus
		})
		g.Pick(ask.ChooseAttack, "primary:0>ship:1")
		return fmt.Sprint(len(xwingtest.All[board.DiceRolled](g)[0].Dice))
	}
	if got := rolled([]string{"primary:0"}, true) + rolled([]string{"primary:1", "primary:0"}, true) + rolled(nil, false); got != "344" {
		t.Errorf("first bonus attack, another and a plain one roll %s dice, want 344", got)
	}
}

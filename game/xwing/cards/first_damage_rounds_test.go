package cards_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"xwing/game"
	"xwing/game/xwing"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/xwingtest"
)

func TestFirstDamageDestroys(t *testing.T) {
	lost := func(top string, crits int, faceup ...string) string {
		g := wreck{phase: board.Engagement, top: top, faceup: faceup, does: func(t *xwing.Table) {
			t.SufferDamage(1, xwing.Damage{Crits: crits})
		}}.start(t)
		return fmt.Sprint(g.Ship(1).Destroyed, " ", g.Ship(1).DamageCards()+len(g.Now().Hidden.Decks[g.Ship(1).Seat].Discard))
	}
	for name, c := range map[string]struct{ got, want string }{
		"X10-DMG-009 directhit and another":  {lost("directhit-2015", 1, "loosestabilizer"), "true 2"},
		"X10-DMG-009 two of them":            {lost("directhit-2012", 1, "directhit-2015"), "true 2"},
		"X10-DMG-009 X10-DST-001 alone":      {lost("directhit-2015", 1), "false 1"},
		"X10-DMG-009 not without":            {lost("loosestabilizer", 1, "stunnedpilot-2015"), "false 2"},
		"X10-DST-001 as many as hull":        {lost("loosestabilizer", 1, "stunnedpilot-2015", "loosestabilizer"), "true 3"},
		"X10-DMG-008 X10-DMG-009 and beyond": {lost("directhit-2015", 2, "loosestabilizer"), "true 3"},
	} {
		t.Run(name, func(t *testing.T) {
			if c.got != c.want {
				t.Errorf("got %q, want %q", c.got, c.want)
			}
		})
	}
	t.Run("X10-DMG-009 facedown it is one", func(t *testing.T) {
		g := wreck{phase: board.Engagement, top: "directhit-2015", faceup: []string{"loosestabilizer"}, does: func(t *xwing.Table) {
			t.SufferDamage(1, xwing.Damage{Hits: 1})
		}}.start(t)
		if g.Ship(1).Destroyed {
			t.Error("a facedown card counts for two")
		}
	})
	t.Run("X10-DMG-007 turned faceup", func(t *testing.T) {
		g := wreck{phase: board.Engagement, top: "directhit-2015", faceup: []string{"loosestabilizer"}, does: func(t *xwing.Table) {
			t.DealDamageCard(1, false)
			t.ExposeDamage(1)
		}}.start(t)
		if !g.Ship(1).Destroyed || len(xwingtest.All[board.DamageDealt](g)) != 1 {
			t.Errorf("destroyed: %v", g.Ship(1).Destroyed)
		}
	})
}

// What waits for a card to be dealt does not come up as one is turned faceup.
func TestFirstDamageTurnedFaceup(t *testing.T) {
	for when, want := range map[xwing.Timing]int{xwing.WouldBeDealtFaceup: 1, xwing.AfterDealtCard: 2} {
		t.Run(fmt.Sprint("X10-DMG-007 ", when), func(t *testing.T) {
			came := 0
			waits := xwing.Ability{When: when, If: func(_ *xwing.Table, m xwing.Moment) bool { return m.Ship == 1 }, Do: func(*xwing.Table, xwing.Moment) { came++ }}
			turns := xwing.Ability{When: xwing.StartOfEngagement, If: func(*xwing.Table, xwing.Moment) bool { return true }, Do: func(t *xwing.Table, _ xwing.Moment) {
				t.DealDamageCard(1, false)
				t.DealDamageCard(1, true)
				t.ExposeDamage(1)
			}}
			own := &xwing.Card{ID: catalog.CardID{Family: catalog.XWing1, Kind: catalog.PilotCard, XWS: "academypilot"}, Editions: []string{"1"}, Abilities: []xwing.Ability{waits, turns}}
			sc := xwing.Scenario{Phase: board.Engagement, Ships: []xwing.ScenarioShip{redShip("academypilot", 400, 300, 0), blueShip("rookiepilot", 800, 840, 180)}}
			g := xwingtest.Start(t, firstRules(t, own), sc, func(s *xwing.State) {
				s.Hidden.Decks[game.Red].Cards = append(s.Hidden.Decks[game.Red].Cards, xwing.DamageCard{Card: "loosestabilizer", N: 1},
					xwing.DamageCard{Card: "weaponsfailure", N: 1})
			})
			if exposed := len(xwingtest.All[board.DamageExposed](g)); came != want || exposed != 1 {
				t.Errorf("it came up %d times, want %d; %d cards turned faceup", came, want, exposed)
			}
		})
	}
}

func TestFirstDamageByRounds(t *testing.T) {
	skill := func(g *xwingtest.Game) int { return g.Now().Initiative(1) }
	for _, card := range []string{"damagedcockpit-2012", "damagedcockpit-2015"} {
		t.Run(card, func(t *testing.T) {
			g := wreck{phase: board.Engagement, top: card, far: true, does: func(t *xwing.Table) { t.DealDamageCard(1, true) }}.start(t)
			at := []int{skill(g)}
			g.Until(ask.SetDials, nil)
			at = append(at, skill(g))
			if !slices.Equal(at, []int{1, 0}) {
				t.Errorf("pilot skill %v, want 1 in its round, then 0", at)
			}
		})
	}
	t.Run("shakenpilot", func(t *testing.T) {
		g := wreck{phase: board.Planning, far: true, faceup: []string{"shakenpilot"}}.start(t)
		for _, o := range g.Decision(ask.SetDials).Slots[0].Options {
			if got, want := o.Refusal != nil, o.ID[1] == 'F'; got != want {
				t.Errorf("%s refused: %v", o.ID, got)
			}
		}
		g.Dials(map[board.ShipID]string{1: "2BB"})
		g.Until(ask.ChooseAction, nil)
		if got := condition(g); got != "0 up, 1 down, 0 stress" {
			t.Errorf("%s after the dial is revealed", got)
		}
	})
	t.Run("blindedpilot-2015", func(t *testing.T) {
		g := wreck{phase: board.Engagement, faceup: []string{"blindedpilot-2015"}}.start(t)
		if g.Now().PreviewAttack(1, "primary:0", 2).Refusal == nil {
			t.Error("it may attack")
		}
		g.Until(ask.SetDials, map[game.Kind][]string{ask.ChooseAttack: {"none"}})
		if got := condition(g); got != "0 up, 1 down, 0 stress" {
			t.Errorf("%s after its turn", got)
		}
	})
	t.Run("blindedpilot-2012", func(t *testing.T) {
		g := wreck{phase: board.Engagement, faceup: []string{"blindedpilot-2012"}}.start(t)
		g.Pick(ask.ChooseAttack, "none") // Blue's
		g.Until(ask.ChooseAttack, nil)
		before := condition(g)
		g.Pick(ask.ChooseAttack, "primary:0>ship:2")
		g.Until(ask.SetDials, nil)
		var dice []string
		for _, e := range xwingtest.All[board.DiceRolled](g) {
			dice = append(dice, fmt.Sprint(len(e.Dice)))
		}
		if got, want := strings.Join(dice, " ")+": "+before+"; "+condition(g), "0 2: 1 up, 0 down, 0 stress; 0 up, 1 down, 0 stress"; got != want {
			t.Errorf("got %q, want %q", got, want)
		}
	})
}

// Ship 1 flies into ship 2, or onto an asteroid.
func TestFirstStunnedPilot(t *testing.T) {
	for _, c := range []struct {
		card   string
		foe    float64 // the y of ship 2
		rock   float64 // the y of an asteroid
		damage int
	}{
		{"stunnedpilot-2012", 420, 0, 1},
		{"stunnedpilot-2015", 420, 0, 1},
		{"stunnedpilot-2012", 840, 0, 0},
		{"stunnedpilot-2015", 840, 0, 0},
		{"stunnedpilot-2012", 840, 420, 1},
		{"stunnedpilot-2015", 840, 420, 1},
	} {
		t.Run(fmt.Sprint(c.card, " ", c.foe, " ", c.rock), func(t *testing.T) {
			sc := xwing.Scenario{Phase: board.Planning, Ships: []xwing.ScenarioShip{redShip("academypilot", 400, 300, 0), blueShip("rookiepilot", 400, c.foe, 180)}}
			if c.rock > 0 {
				sc.Obstacles = []xwing.ScenarioObstacle{{XWS: "coreasteroid1", Pose: redShip("", 400, c.rock, 0).Pose}}
			}
			g := xwingtest.Start(t, firstRules(t), sc, func(s *xwing.State) {
				faces(s, "b", "")
				s.View.Ship(1).Faceup = []board.FaceupDamage{{Card: c.card, N: 1}}
			})
			g.Dials(map[board.ShipID]string{1: "2FB"})
			g.Until(ask.ChooseAction, nil)
			if got := g.Ship(1).Facedown; got != c.damage {
				t.Errorf("%d damage, want %d", got, c.damage)
			}
		})
	}
}

// What the pilot, an elite upgrade and another one do as the Combat Phase starts.
func TestFirstInjuredPilot(t *testing.T) {
	gives := func(kind catalog.Kind, xws string, k board.Token) *xwing.Card {
		return &xwing.Card{ID: catalog.CardID{Family: catalog.XWing1, Kind: kind, XWS: xws}, Editions: []string{"1"},
			Abilities: []xwing.Ability{{When: xwing.StartOfEngagement, If: func(*xwing.Table, xwing.Moment) bool { return true },
				Do: func(t *xwing.Table, m xwing.Moment) { t.GainTokens(m.Owner, k, 1) }}}}
	}
	for card, want := range map[string]string{"injuredpilot": "0 0 1", "loosestabilizer": "1 1 1"} {
		t.Run(card, func(t *testing.T) {
			rules := firstRules(t, gives(catalog.PilotCard, "academypilot", board.Focus),
				gives(catalog.UpgradeCard, "determination", board.Evade), gives(catalog.UpgradeCard, "stealthdevice", board.Stress))
			sc := xwing.Scenario{Phase: board.Engagement, Ships: []xwing.ScenarioShip{
				redShip("academypilot", 400, 300, 0, "determination", "stealthdevice"), blueShip("rookiepilot", 800, 840, 180)}}
			g := xwingtest.Start(t, rules, sc, func(s *xwing.State) {
				s.View.Ship(1).Faceup = []board.FaceupDamage{{Card: card, N: 1}}
			})
			for g.Asks(ask.ChooseAbility) {
				g.Pick(ask.ChooseAbility, g.Legal(ask.ChooseAbility)[0])
			}
			if got := fmt.Sprint(gained(g, 1, board.Focus), gained(g, 1, board.Evade), gained(g, 1, board.Stress)); got != want {
				t.Errorf("focus, evade, stress: %s, want %s", got, want)
			}
		})
	}
}

package xwing_test

import (
	"strings"
	"testing"

	"xwing/game"
	"xwing/game/xwing"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
	"xwing/game/xwing/cards"
	"xwing/game/xwing/xwingtest"
)

// Damage Cards chapter.
func TestDamageDeck(t *testing.T) {
	t.Run("X20-DCD-001 X20-SET-011", func(t *testing.T) {
		g := inflict(t, duel{}, hits(1))
		eq(t, "Blue's deck", g.Now().View.Decks[game.Blue], 32)
		eq(t, "Red's deck", g.Now().View.Decks[game.Red], 33)
		eq(t, "cards in Blue's", len(g.Now().Hidden.Decks[game.Blue].Cards), 32)
		g = inflict(t, duel{}, crits(1))
		eq(t, "Blue's deck after a faceup card", g.Now().View.Decks[game.Blue], 32)
		eq(t, "Red's deck after a faceup card", len(g.Now().Hidden.Decks[game.Red].Cards), 33)
	})
	t.Run("X20-DCD-002", func(t *testing.T) {
		g := inflict(t, duel{}, hits(3))
		g.Until(ask.SetDials, nil)
		eq(t, "removed", g.Ship(defender).Where, board.Removed)
		eq(t, "cards", g.Ship(defender).DamageCards(), 3)
		eq(t, "identities", len(g.Now().Hidden.Facedown[defender-1]), 3)
		g = inflict(t, duel{change: withFaceup(defender, "weaponsfailure")}, hits(2))
		g.Until(ask.SetDials, nil)
		eq(t, "faceup cards", len(g.Ship(defender).Faceup), 1)
	})
	t.Run("X20-DCD-003 X20-DCD-005", func(t *testing.T) {
		suffered := 0
		count := func(*xwing.Table, xwing.Moment) { suffered++ }
		g := inflict(t, duel{cards: append(cards.All(), card("pilot/"+tiePilot, xwing.Ability{When: xwing.AfterSufferingDamage, Do: count},
			xwing.Ability{When: xwing.AfterDealtCard, Do: count})),
			change: func(s *xwing.State) {
				top(s, game.Blue, "panickedpilot")
				hurt(s, defender, 1)
			}}, func(t *xwing.Table, _ xwing.Moment) { t.ExposeDamage(defender) })
		eq(t, "resolved", g.Ship(defender).Has(board.Stress), 2)
		eq(t, "suffer triggers", suffered, 0)
		eq(t, "suffered", len(xwingtest.All[board.DamageSuffered](g)), 0)
		if !xwingtest.Has(g, func(e board.DamageExposed) bool { return e.Card == "panickedpilot" }) {
			t.Error("the card was not exposed")
		}
		// What keeps a card from being dealt faceup does not keep it from being exposed, beside another.
		down := xwing.Ability{When: xwing.WouldBeDealtFaceup, Do: nothing}
		var marked bool
		g = inflict(t, duel{cards: []*xwing.Card{card("pilot/"+tiePilot, down, xwing.Ability{When: xwing.AfterLosingShield, Do: count})},
			change: func(s *xwing.State) {
				withFaceup(defender, "weaponsfailure")(s)
				hurt(s, defender, 1)
			}}, func(t *xwing.Table, _ xwing.Moment) {
			t.ExposeDamage(defender)
			marked = t.Fight().SufferedDamage(defender) || t.Fight().DealtFaceup(defender)
		})
		eq(t, "faceup cards", len(g.Ship(defender).Faceup), 2)
		eq(t, "it has suffered or was dealt something", marked || suffered > 0, false)
	})
	t.Run("X20-DCD-004", func(t *testing.T) {
		g := inflict(t, duel{change: withFaceup(defender, "weaponsfailure")}, func(t *xwing.Table, _ xwing.Moment) {
			t.RepairFaceup(defender, t.Ship(defender).Faceup[0])
		})
		eq(t, "faceup", len(g.Ship(defender).Faceup), 0)
		eq(t, "facedown", g.Ship(defender).Facedown, 1)
		eq(t, "the same card", g.Now().Hidden.Facedown[defender-1][0].Card, "weaponsfailure")
		g = inflict(t, duel{change: withFaceup(defender, "weaponsfailure", "structuraldamage")}, func(t *xwing.Table, _ xwing.Moment) {
			t.RepairFaceup(defender, t.Ship(defender).Faceup[0])
		})
		eq(t, "the other stays faceup", len(g.Ship(defender).Faceup), 1)
		eq(t, "cards in all", g.Ship(defender).DamageCards(), 2)
		g = inflict(t, duel{change: func(s *xwing.State) { hurt(s, defender, 2) }},
			func(t *xwing.Table, _ xwing.Moment) { t.RepairFacedown(defender) })
		eq(t, "one discarded", g.Ship(defender).DamageCards(), 1)
		eq(t, "it lies among the discarded", len(g.Now().Hidden.Decks[game.Blue].Discard), 1)
	})
	t.Run("no card anywhere", func(t *testing.T) {
		g := inflict(t, duel{change: func(s *xwing.State) { s.Hidden.Decks[game.Blue].Cards = nil }}, crits(1))
		eq(t, "a counter stands in", g.Ship(defender).Facedown, 1)
	})
}

func TestDamageTurned(t *testing.T) {
	t.Run("X20-DCD-006:repair X20-DCD-010", func(t *testing.T) {
		seen := map[string]bool{}
		for seed := range uint64(40) {
			g := inflict(t, duel{change: func(s *xwing.State) {
				top(s, game.Blue, "weaponsfailure", "structuraldamage")
				hurt(s, defender, 2)
				s.Hidden.Decks[game.Blue].Chance = game.NewSource(seed, 3)
			}}, func(t *xwing.Table, _ xwing.Moment) { t.RepairFacedown(defender) })
			discarded := g.Now().Hidden.Decks[game.Blue].Discard
			eq(t, "discarded", len(discarded), 1)
			seen[discarded[0].Card] = true
			for _, e := range xwingtest.All[board.DamageRepaired](g) { // X20-DCD-010
				if e.Card != "" || e.N != 0 {
					t.Errorf("an event tells of the facedown card %s", e.Card)
				}
			}
		}
		eq(t, "different cards repaired", len(seen), 2)
	})
	t.Run("X20-DCD-006:expose X20-DCD-007", func(t *testing.T) {
		seen := map[string]bool{}
		for seed := range uint64(40) {
			g := inflict(t, duel{change: func(s *xwing.State) {
				top(s, game.Red, "weaponsfailure", "structuraldamage", "stunnedpilot")
				hurt(s, attacker, 3)
				s.Hidden.Decks[game.Red].Chance = game.NewSource(seed, 3)
			}}, func(t *xwing.Table, _ xwing.Moment) { t.ExposeDamage(attacker) })
			seen[g.Ship(attacker).Faceup[0].Card] = true
		}
		eq(t, "different cards exposed", len(seen), 3)
	})
	t.Run("X20-DCD-008", func(t *testing.T) {
		d := duel{change: all(withFaceup(defender, "weaponsfailure"), func(s *xwing.State) { hurt(s, defender, 1) })}
		repair := func(t *xwing.Table, _ xwing.Moment) { t.Repair(defender) }
		g := inflict(t, d, repair)
		eq(t, "choice", strings.Join(g.Legal(ask.ChooseRepair), " "), "damage/weaponsfailure/80 facedown")
		eq(t, "who chooses", g.Decision(ask.ChooseRepair).Seat, game.Blue)
		g.Pick(ask.ChooseRepair, "facedown")
		eq(t, "faceup", len(g.Ship(defender).Faceup), 1)
		eq(t, "facedown", g.Ship(defender).Facedown, 0)
		g = inflict(t, d, repair)
		g.Pick(ask.ChooseRepair, "damage/weaponsfailure/80")
		eq(t, "facedown", g.Ship(defender).Facedown, 2)
	})
	t.Run("X20-DCD-010", func(t *testing.T) {
		g := inflict(t, duel{}, hits(2))
		for _, e := range xwingtest.All[board.DamageDealt](g) {
			if e.Card != "" || e.N != 0 {
				t.Errorf("an event tells of the facedown card %s", e.Card)
			}
		}
		for _, seat := range []game.Seat{game.NoSeat, game.Red, game.Blue} {
			if v := g.Now().ViewFor(seat); len(v.Ship(defender).Faceup) > 0 {
				t.Errorf("seat %d sees a card", seat)
			}
		}
	})
}

func TestDamageDeckDecided(t *testing.T) {
	t.Run("X20-DCD-011", func(t *testing.T) {
		wreck := xwingtest.Ship(game.Blue, tiePilot, 700, 700, 180)
		g := inflict(t, duel{more: []xwing.ScenarioShip{wreck}, change: func(s *xwing.State) {
			hurt(s, 3, 3)
			withFaceup(3, "weaponsfailure")(s)
			w := s.View.Ship(3)
			w.Destroyed, w.Where = true, board.Removed
			s.Hidden.Decks[game.Blue].Cards, s.View.Decks[game.Blue] = nil, 0
		}}, hits(1))
		eq(t, "new deck", len(g.Now().Hidden.Decks[game.Blue].Cards), 3)
		eq(t, "on the destroyed ship", g.Ship(3).DamageCards(), 0)
		eq(t, "dealt", g.Ship(defender).DamageCards(), 1)
		// Only those of destroyed ships, and in an order that nobody knows.
		orders := map[string]bool{}
		for seed := range uint64(20) {
			g := inflict(t, duel{more: []xwing.ScenarioShip{wreck}, change: func(s *xwing.State) {
				top(s, game.Blue, "weaponsfailure", "structuraldamage", "stunnedpilot", "directhit")
				hurt(s, 3, 3)
				hurt(s, defender, 1)
				w := s.View.Ship(3)
				w.Destroyed, w.Where = true, board.Removed
				s.Hidden.Decks[game.Blue].Cards, s.View.Decks[game.Blue] = nil, 0
				s.Hidden.Decks[game.Blue].Chance = game.NewSource(seed, 3)
			}}, hits(1))
			eq(t, "the hull that flies keeps its card", g.Ship(defender).DamageCards(), 2)
			eq(t, "left", len(g.Now().Hidden.Decks[game.Blue].Cards), 2)
			orders[g.Now().Hidden.Facedown[defender-1][1].Card] = true
		}
		if len(orders) < 2 {
			t.Errorf("always dealt %v", orders)
		}
	})
	t.Run("X20-DCD-012", func(t *testing.T) {
		copies := map[string]int{}
		for _, c := range (duel{}).state(t).Hidden.Decks[game.Red].Cards {
			copies[c.Card]++
		}
		eq(t, "titles", len(copies), 14)
		for title, n := range copies {
			want := 2
			switch title {
			case "fuelleak":
				want = 4
			case "directhit":
				want = 5
			}
			eq(t, title, n, want)
		}
	})
}

// withFaceup gives a ship faceup damage cards.
func withFaceup(id board.ShipID, names ...string) func(*xwing.State) {
	return func(s *xwing.State) {
		for i, c := range names {
			s.View.Ship(id).Faceup = append(s.View.Ship(id).Faceup, board.FaceupDamage{Card: c, N: 80 + i})
		}
	}
}

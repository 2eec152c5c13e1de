package xwing_test

import (
	"slices"
	"strings"
	"testing"

	"xwing/game"
	"xwing/game/xwing"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
	"xwing/game/xwing/cards"
	"xwing/game/xwing/xwingtest"
)

// TestCopiesOfDamage asks nobody to choose between copies of the same damage card:
// the answers would be the same.
func TestCopiesOfDamage(t *testing.T) {
	lying := func(id board.ShipID, titles ...string) func(*xwing.State) {
		return func(s *xwing.State) {
			for i, title := range titles {
				ship := s.View.Ship(id)
				ship.Faceup = append(ship.Faceup, board.FaceupDamage{Card: title, N: i + 1})
			}
		}
	}
	repair := func(t *xwing.Table, _ xwing.Moment) { t.Repair(defender) }
	choose := func(t *xwing.Table, m xwing.Moment) {
		m.Owner = defender
		if d, ok := t.ChooseFaceup(m, func(string) bool { return true }); ok {
			t.RepairFaceup(defender, d)
		}
	}
	t.Run("X20-DCD-008 copies are one answer", func(t *testing.T) {
		for name, do := range map[string]func(*xwing.Table, xwing.Moment){"repair": repair, "choose": choose} {
			g := inflict(t, duel{change: lying(defender, "weaponsfailure", "weaponsfailure")}, do)
			eq(t, name+": asked", g.Asks(ask.ChooseRepair), false)
			eq(t, name+": left faceup", len(g.Ship(defender).Faceup), 1)
			g = inflict(t, duel{change: lying(defender, "weaponsfailure", "weaponsfailure", "structuraldamage")}, do)
			eq(t, name+": answers", strings.Join(g.Legal(ask.ChooseRepair), " "), "damage/weaponsfailure/1 damage/structuraldamage/3")
			g.Pick(ask.ChooseRepair, "damage/structuraldamage/3")
			eq(t, name+": left faceup", len(g.Ship(defender).Faceup), 2)
		}
		g := inflict(t, duel{change: func(s *xwing.State) { hurt(s, defender, 2) }}, repair)
		eq(t, "asked about facedown cards", g.Asks(ask.ChooseRepair), false)
		eq(t, "left facedown", g.Ship(defender).Facedown, 1)
	})
	t.Run("X20-QUE-005 copies need no order", func(t *testing.T) {
		burning := card("damage/weaponsfailure", xwing.Ability{When: xwing.BeforeEngaging,
			If: func(_ *xwing.Table, m xwing.Moment) bool { return m.Ship == m.Owner }, Do: noop})
		g := duel{cards: []*xwing.Card{burning}, change: lying(attacker, "weaponsfailure", "weaponsfailure")}.start(t)
		eq(t, "asked", g.Asks(ask.ChooseAbility), false)
		g = inflict(t, duel{cards: []*xwing.Card{burning}, change: lying(attacker, "weaponsfailure", "weaponsfailure")}, noop)
		eq(t, "asked with another ability", len(g.Decision(ask.ChooseAbility).Options), 2)
	})
	t.Run("X20-ACT-013 the first copy not tried", func(t *testing.T) {
		rules := xwingtest.Rules(t, damageCard("hullbreach", xwing.Ability{When: xwing.AsAction, Do: noop}),
			pilotCard(xwingT65, granting(xwing.ActionGrant{})))
		g := fly(t, rules, ships(red(xwingT65, 400, 300, 0)), codes{1: "1FB"}, lying(1, "hullbreach", "hullbreach"))
		offers := func() (out []string) {
			for _, id := range g.Legal(ask.ChooseAction) {
				if strings.HasPrefix(id, "card:damage/") {
					out = append(out, id)
				}
			}
			return out
		}
		if got, want := offers(), []string{"card:damage/hullbreach/0#1"}; !slices.Equal(got, want) {
			t.Errorf("offered %v, want %v", got, want)
		}
		g.Pick(ask.ChooseAction, "card:damage/hullbreach/0#1")
		if got, want := offers(), []string{"card:damage/hullbreach/0#2"}; !slices.Equal(got, want) {
			t.Errorf("then offered %v, want %v", got, want)
		}
	})
	t.Run("X20-REP-005 copies replace alike", func(t *testing.T) {
		g := inflict(t, duel{cards: cards.All(), change: all(lying(defender, "hullbreach", "hullbreach"),
			func(s *xwing.State) { top(s, game.Blue, "weaponsfailure") })}, hits(1))
		eq(t, "asked", g.Asks(ask.ChooseReplacement), false)
		eq(t, "dealt faceup", len(g.Ship(defender).Faceup), 3)
	})
}

package xwing_test

import (
	"slices"
	"strings"
	"testing"

	"xwing/game/xwing"
	"xwing/game/xwing/ask"
)

// aftermathCards declares abilities of four kinds on both pilots and a card.
func aftermathCards(log *[]string) []*xwing.Card {
	note := func(s string) func(*xwing.Table, xwing.Moment) {
		return func(t *xwing.Table, m xwing.Moment) {
			if t.View.Attack == nil || t.View.Attack.Defender != defender {
				s += " (no defender)"
			}
			*log = append(*log, s)
		}
	}
	return []*xwing.Card{
		card("pilot/"+xwingPilot,
			xwing.Ability{When: xwing.AfterAttacking, Bonus: true, Do: note("d")},
			xwing.Ability{When: xwing.AfterAttacking, Do: note("b")}),
		card("pilot/"+tiePilot,
			xwing.Ability{When: xwing.AfterDefending, Bonus: true, Do: note("c")},
			xwing.Ability{When: xwing.AfterDefending, Do: note("a")}),
	}
}

// Attack chapter: the Aftermath step.
func TestAftermath(t *testing.T) {
	t.Run("X20-ATK-025 X20-ATK-026", func(t *testing.T) {
		var log []string
		g := duel{attack: "bbbb", cards: aftermathCards(&log)}.start(t)
		g.Pick(ask.ChooseAttack, shoot)
		eq(t, "defender's first, then attacker's, each once", strings.Join(log, " "), "a b c d")
	})
	t.Run("X20-ATK-027 X20-ATK-028 X20-BON-005", func(t *testing.T) {
		var log []string
		g := duel{attack: "bbbb", cards: aftermathCards(&log)}.start(t)
		g.Pick(ask.ChooseAttack, shoot)
		eq(t, "order", strings.Join(log, " "), "a b c d")
	})
	t.Run("X20-ATK-030", func(t *testing.T) {
		var log []string
		g := duel{attack: "hhhh", defense: "bbb", cards: aftermathCards(&log)}.start(t)
		g.Pick(ask.ChooseAttack, shoot)
		eq(t, "order", strings.Join(log, " "), "a b c d")
		ended := slices.Index(order(g, "AttackEnded", "AbilityUsed"), "AttackEnded")
		eq(t, "abilities before the end", ended, 4)
		if g.Now().View.Attack != nil {
			t.Error("the attack goes on")
		}
	})
}

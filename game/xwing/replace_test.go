package xwing_test

import (
	"testing"

	"xwing/game"
	"xwing/game/xwing"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/xwingtest"
)

// instead is a replacement effect: its ship gains one token in place of another.
func instead(of, by board.Token) xwing.Ability {
	return xwing.Ability{When: xwing.WouldGainToken, May: true,
		If: func(_ *xwing.Table, m xwing.Moment) bool { return m.Ship == m.Owner && m.Token == of },
		Do: func(t *xwing.Table, m xwing.Moment) { t.GainTokens(m.Ship, by, 1) }}
}

func TestReplacementEffects(t *testing.T) {
	start := func(t *testing.T, upgrades []string, cards ...*xwing.Card) *xwingtest.Game {
		ships := apart("lukeskywalker", "academypilot")
		ships[0].Upgrades = upgrades
		cards = append(cards, testCard(catalog.PilotCard, "lukeskywalker", gains(board.Focus)))
		return fight(t, game.Red, cards, nil, ships...)
	}
	jyn := testCard(catalog.UpgradeCard, "elusive", instead(board.Focus, board.Evade))
	follower := testCard(catalog.UpgradeCard, "predator", follows(board.Focus, nothing))

	t.Run("X20-REP-001", func(t *testing.T) {
		g := start(t, []string{"elusive"}, jyn)
		g.Pick(ask.UseAbility, "no")
		if s := g.Ship(1); s.Has(board.Focus) != 1 || s.Has(board.Evade) != 0 {
			t.Errorf("declined: %d focus and %d evade tokens, want 1 and 0", s.Has(board.Focus), s.Has(board.Evade))
		}
	})
	t.Run("X20-REP-001", func(t *testing.T) {
		// Whatever it is that something happens instead of.
		calm := xwing.Ability{When: xwing.WouldSufferEffect, Do: nothing}
		g := through(t, xwingtest.Rules(t, pilotCard(xwingT65, calm)), debris, board.Crit)
		if damage(g) != "" || g.Ship(1).Stressed() {
			t.Errorf("the debris still has its effect: %s", g.Kinds())
		}
		g = through(t, xwingtest.Rules(t, pilotCard(xwingT65, calm, calm)), debris, board.Crit)
		if damage(g) != "" || g.Ship(1).Stressed() {
			t.Errorf("with two such abilities the debris has its effect: %s", g.Kinds())
		}
		shut := xwing.Ability{When: xwing.WouldBeDealtFaceup, Do: nothing}
		g = inflict(t, duel{cards: []*xwing.Card{card("pilot/"+tiePilot, shut)}}, crits(1))
		if s := g.Ship(defender); len(s.Faceup) != 0 || s.Facedown != 1 {
			t.Errorf("%d faceup cards, %d facedown; want one facedown", len(s.Faceup), s.Facedown)
		}
	})
	t.Run("X20-REP-002", func(t *testing.T) {
		// The replacement acts while the ability that gives the token is being resolved.
		g := start(t, []string{"elusive"}, jyn)
		if got := used(g); len(got) != 1 || got[0] != "pilot/lukeskywalker 1" {
			t.Errorf("resolved so far: %v", got)
		}
		wantQueue(t, g)
		g.Pick(ask.UseAbility, "yes")
		wantUsed(t, g, "pilot/lukeskywalker 1", "upgrade/elusive 1")
	})
	t.Run("X20-REP-003 X20-REP-004", func(t *testing.T) {
		g := start(t, []string{"elusive", "predator"}, jyn, follower)
		g.Pick(ask.UseAbility, "yes")
		wantUsed(t, g, "pilot/lukeskywalker 1", "upgrade/elusive 1") // nothing that follows a focus token
		if xwingtest.Has(g, func(e board.TokenGained) bool { return e.Token == board.Focus }) {
			t.Error("a focus token was gained")
		}
		g = start(t, []string{"elusive", "predator"}, jyn, follower)
		g.Pick(ask.UseAbility, "no")
		wantUsed(t, g, "pilot/lukeskywalker 1", "upgrade/predator 1")
	})
	t.Run("X20-REP-005 X20-REP-006", func(t *testing.T) {
		shut := xwing.Ability{When: xwing.WouldBeDealtFaceup, Do: nothing}
		open := xwing.Ability{When: xwing.WouldBeDealtFacedown, Do: nothing}
		d := inflict(t, duel{cards: []*xwing.Card{card("pilot/"+tiePilot, shut, open)}}, crits(1))
		if s := d.Ship(defender); len(s.Faceup) != 0 || s.Facedown != 1 {
			t.Errorf("what is dealt facedown instead is turned once more: %d faceup cards", len(s.Faceup))
		}
		other := testCard(catalog.UpgradeCard, "outmaneuver", instead(board.Focus, board.Calculate))
		g := start(t, []string{"elusive", "outmaneuver"}, jyn, other)
		g.Pick(ask.UseAbility, "yes")
		if g.Asks(ask.UseAbility) {
			t.Error("a second replacement is offered for the same token")
		}
		s := g.Ship(1)
		if s.Has(board.Focus) != 0 || s.Has(board.Evade) != 1 || s.Has(board.Calculate) != 0 {
			t.Errorf("%d focus, %d evade, %d calculate tokens, want 0, 1, 0", s.Has(board.Focus), s.Has(board.Evade), s.Has(board.Calculate))
		}
		g = start(t, []string{"elusive", "outmaneuver"}, jyn, other)
		g.Pick(ask.UseAbility, "no")
		g.Pick(ask.UseAbility, "yes")
		if s := g.Ship(1); s.Has(board.Calculate) != 1 || s.Has(board.Evade)+s.Has(board.Focus) != 0 {
			t.Errorf("the other: %d calculate tokens, want it alone", s.Has(board.Calculate))
		}
	})
}

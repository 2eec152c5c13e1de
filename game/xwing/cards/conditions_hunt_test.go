package cards_test

import (
	"slices"
	"strings"
	"testing"

	"xwing/game"
	"xwing/game/xwing"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
	"xwing/game/xwing/cards"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/xwingtest"
	"xwing/physics"
)

// assigned puts a condition on a ship, by another.
func assigned(id board.ShipID, card string, by board.ShipID) func(*xwing.State) {
	return func(s *xwing.State) {
		s.View.Apply(board.ConditionAssigned{Ship: id, Condition: board.Condition{Card: card, Seat: s.View.Ship(by).Seat, By: by}})
	}
}

// x2po are the rules with every card enforced, by a list that has later pilots.
func x2po(t *testing.T) *xwing.Rules {
	rules := xwingtest.Rules(t, cards.All()...)
	rules.List = catalog.X2PO
	return rules
}

// later starts a table with pilots that came later.
func later(t *testing.T, phase board.Phase, change func(*xwing.State), ships ...xwing.ScenarioShip) *xwingtest.Game {
	t.Helper()
	return xwingtest.Start(t, x2po(t), xwing.Scenario{Phase: phase, Ships: ships}, change)
}

// musters begins a game with the pilots of red, each with one upgrade or none
// ("ap5+informant"), against blue's, up to the first question of the kind.
func musters(t *testing.T, kind game.Kind, red, blue []string) *xwingtest.Game {
	t.Helper()
	var sides [2]xwing.Muster
	for seat, names := range [][]string{red, blue} {
		side := &sides[seat]
		side.Name, side.Points, side.Obstacles = [2]string{"red", "blue"}[seat], 20-10*seat, []string{"coreasteroid" + string(rune('0'+seat))}
		for _, n := range names {
			ship, up, equipped := strings.Cut(n, "+")
			m := xwing.MusterShip{Pilot: ship}
			if equipped {
				m.Upgrades = []xwing.MusterUpgrade{{XWS: up}}
			}
			side.Ships = append(side.Ships, m)
		}
	}
	s, err := xwing.New(x2po(t), sides, 1)
	if err != nil {
		t.Fatal(err)
	}
	g := xwingtest.Play(t, s)
	g.Until(kind, nil)
	return g
}

// targets lists the ships that a choose-ship question offers.
func targets(t *testing.T, g *xwingtest.Game, seat game.Seat, want ...string) {
	t.Helper()
	if d := g.Decision(ask.ChooseShip); d.Seat != seat || !slices.Equal(g.Legal(ask.ChooseShip), want) {
		t.Errorf("seat %d chooses among %v, want seat %d and %v", d.Seat, g.Legal(ask.ChooseShip), seat, want)
	}
}

func TestFalseFriend(t *testing.T) {
	g := musters(t, ask.ChooseShip, []string{"precisehunter+talmerrik"}, []string{"academypilot", "academypilot"})
	targets(t, g, game.Red, "ship:2", "ship:3")
	g.Pick(ask.ChooseShip, "ship:3")
	if !g.Ship(3).HasCondition("falsefriend") {
		t.Error("no condition")
	}
	merrik := redShip("precisehunter", 400, 300, 0, "talmerrik")
	for y, open := range map[float64]bool{500: true, 890: false} {
		for remote, opens := range map[float64]bool{500: true, 100: false} {
			rules := xwingtest.Rules(t, declared()...)
			g := xwingtest.Start(t, rules, xwing.Scenario{Phase: board.System, Ships: []xwing.ScenarioShip{merrik, blueShip("academypilot", 400, y, 180)},
				Devices: []xwing.ScenarioDevice{{Seat: game.Red, Kind: "sensorbuoy", Pose: physics.PoseAt(600, y-500+remote, 0)}}},
				func(s *xwing.State) {
					assigned(2, "falsefriend", 1)(s)
					dial(s, 2, "2FB")
				})
			if got := did(g, "condition/falsefriend"); got != (open || opens) {
				t.Errorf("Tal Merrik sees it %v, a remote %v: its dial opens: %v", open, opens, got)
			}
		}
	}
	// The friend is unmasked, and Tal Merrik looks for another.
	g = fly(t, "2FB", assigned(1, "falsefriend", 2), redShip("academypilot", 400, 300, 0), blueShip("precisehunter", 400, 500, 180, "talmerrik"))
	g.Pick(ask.ChooseAction, "card:condition/falsefriend/1")
	if s := g.Ship(1); s.HasCondition("falsefriend") || s.Has(board.Deplete) != 1 || s.Has(board.Stress) != 1 {
		t.Errorf("after the action: %v, tokens %v", s.Conditions, s.Tokens)
	}
	for x, able := range map[float64]bool{400: true, 800: false} {
		for have, condition := range map[bool]func(*xwing.State){true: assigned(2, "falsefriend", 1), false: nil} {
			g = fly(t, "2FB", condition, redShip("precisehunter", 400, 300, 0, "talmerrik"), blueShip("academypilot", x, 600, 180))
			if _, ok := g.Option(ask.ChooseAction, "card:upgrade/talmerrik/1"); ok != (able && !have) {
				t.Errorf("enemy at %v, assigned %v: the action is offered: %v", x, have, ok)
			}
		}
	}
}

func TestCompromisingIntel(t *testing.T) {
	g := musters(t, ask.ChooseShip, []string{"vimoradi"}, []string{"academypilot", "academypilot"})
	targets(t, g, game.Red, "ship:2", "ship:3")
	g.Pick(ask.ChooseShip, "ship:3")
	if !g.Ship(3).HasCondition("compromisingintel") {
		t.Error("no condition")
	}
	for y, open := range map[float64]bool{560: true, 890: false} {
		g := play(t, board.System, func(s *xwing.State) {
			assigned(2, "compromisingintel", 1)(s)
			dial(s, 2, "2FB")
		}, redShip("vimoradi", 400, 300, 0), blueShip("academypilot", 400, y, 180))
		if d := g.Ship(2).Dial; d.Revealed != open {
			t.Errorf("Vi Moradi at %v: its dial lies open: %v", y, d.Revealed)
		}
	}
	focused := blueShip("jekporkins", 400, 500, 180)
	focused.Tokens = map[board.Token]int{board.Focus: 1}
	for by, can := range map[board.ShipID]bool{1: false, 3: true} {
		g := duel(t, func(s *xwing.State) { assigned(2, "compromisingintel", by)(s); faces(s, "hhb", "ffb") },
			redShip("vimoradi", 400, 300, 0), focused, redShip("vimoradi", 100, 100, 0))
		g.Pick(ask.ChooseAttack, "primary:0>ship:2")
		if got := g.Asks(ask.ModifyDefenseDice); got != can {
			t.Errorf("attacked by ship 1, of which ship %d knows: it may spend a focus token: %v", by, got)
		}
	}
}

func TestTrackingFob(t *testing.T) {
	g := musters(t, ask.ChooseShip, []string{"bobafett+trackingfob"}, []string{"academypilot", "idenversio"})
	targets(t, g, game.Blue, "ship:3")
	g.Pick(ask.ChooseShip, "ship:3")
	if !g.Ship(3).HasCondition("markedforelimination") {
		t.Error("no condition")
	}
	plain := musters(t, ask.ChooseShip, []string{"bobafett+trackingfob"}, []string{"academypilot", "academypilot"})
	targets(t, plain, game.Blue, "ship:2", "ship:3")

	far := fly(t, "1FB", assigned(2, "markedforelimination", 1), redShip("bobafett", 400, 100, 0, "trackingfob"),
		blueShip("jekporkins", 400, 880, 180), blueShip("academypilot", 600, 880, 180))
	far.Pick(ask.ChooseAction, "lock")
	if got := far.Legal(ask.ChooseLockTarget); !slices.Equal(got, []string{"ship:2"}) {
		t.Errorf("from afar it can lock %v, want the marked ship alone", got)
	}
	for _, locked := range []bool{true, false} {
		prey := blueShip("jekporkins", 400, 500, 180)
		prey.Tokens = map[board.Token]int{board.Focus: 1, board.Evade: 1}
		g := duel(t, func(s *xwing.State) {
			assigned(2, "markedforelimination", 1)(s)
			faces(s, "hhbb", "ffb")
			if locked {
				s.View.Apply(board.LockAcquired{Ship: 1, Target: "ship:2"})
			}
		}, redShip("bobafett", 400, 300, 0, "trackingfob"), prey)
		g.Until(ask.ChooseAttack, nil)
		g.Pick(ask.ChooseAttack, "primary:0>ship:2")
		g.Until(ask.ModifyDefenseDice, map[game.Kind][]string{ask.ModifyAttackDice: {"done"}})
		if got := g.Asks(ask.ModifyDefenseDice); got == locked {
			t.Errorf("locked %v: green tokens can be spent: %v", locked, got)
		}
	}
}

func TestTheChild(t *testing.T) {
	g := musters(t, ask.ChooseShip, []string{"bobafett+thechild"}, []string{"academypilot", "academypilot", "academypilot"})
	targets(t, g, game.Blue, "ship:2", "ship:3", "ship:4")
	g.Pick(ask.ChooseShip, "ship:3")
	targets(t, g, game.Blue, "ship:2", "ship:4")
	g.Pick(ask.ChooseShip, "ship:4")
	for id, pursues := range map[board.ShipID]bool{2: false, 3: true, 4: true} {
		if g.Ship(id).HasCondition("mercilesspursuit") != pursues {
			t.Errorf("ship %d pursues: %v", id, !pursues)
		}
	}
	if f := g.Ship(1).Force; f.Active != 2 || f.Limit != 2 {
		t.Errorf("Force %+v, want 2", f)
	}
	for _, c := range []struct {
		dice  string
		force int
		lock  bool
	}{{"hhh", 1, true}, {"bbb", 0, false}} {
		g := play(t, board.Engagement, func(s *xwing.State) {
			assigned(2, "mercilesspursuit", 1)(s)
			s.View.Ship(1).Engaged, s.View.Ship(1).Force.Active = true, 0
			faces(s, c.dice, "bb")
		}, redShip("bobafett", 400, 300, 0, "thechild"), blueShip("jekporkins", 400, 480, 180))
		g.Pick(ask.ChooseAttack, "primary:0>ship:1")
		if g.Decision(ask.UseAbility).Seat != game.Blue {
			t.Error("it is not the attacker who may lock")
		}
		g.Pick(ask.UseAbility, map[bool]string{true: "yes", false: "no"}[c.lock])
		want(t, "Force", g.Ship(1).Force.Active, c.force)
		if g.Ship(2).HasLocked("ship:1") != c.lock {
			t.Errorf("locked: %v", !c.lock)
		}
		g.Until(ask.SetDials, nil)
		want(t, "Force after the End Phase", g.Ship(1).Force.Active, c.force)
	}
}

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
		s.Hidden.Decks[1] = slices.DeleteFunc(s.Hidden.Decks[1], func(d xwing.DamageCard) bool { return d == xwing.DamageCard{Card: "stunnedpilot", N: 1} })
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

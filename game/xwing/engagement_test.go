package xwing_test

import (
	"fmt"
	"strings"
	"testing"

	"xwing/game"
	"xwing/game/xwing"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
	"xwing/game/xwing/edition"
	"xwing/game/xwing/gauge"
	"xwing/game/xwing/xwingtest"
)

// engaged lists the ships in the order in which they engaged.
func engaged(g *xwingtest.Game) string {
	var ids []string
	for _, e := range xwingtest.All[board.ShipEngaged](g) {
		ids = append(ids, fmt.Sprint(int(e.Ship)))
	}
	return strings.Join(ids, " ")
}

// Engagement Phase chapter.
func TestEngagementPhase(t *testing.T) {
	// Ships: 1 red 3, 2 blue 1, 3 blue 3, 4 red 5, 5 red 3.
	fleet := func(t *testing.T, firstPlayer game.Seat) *xwingtest.Game {
		t.Helper()
		d := duel{more: []xwing.ScenarioShip{
			xwingtest.Ship(game.Blue, "blacksquadronace", 600, 700, 180),
			xwingtest.Ship(game.Red, "lukeskywalker", 700, 300, 0),
			xwingtest.Ship(game.Red, xwingPilot, 200, 300, 0),
		}, change: func(s *xwing.State) { s.View.First = firstPlayer }}
		return d.start(t)
	}
	t.Run("X20-ENG-001", func(t *testing.T) {
		names := []string{}
		for _, s := range edition.Second().Steps {
			names = append(names, string(s))
		}
		if !strings.Contains(strings.Join(names, " "), "planning system activation engagement end") {
			t.Errorf("phases = %v", names)
		}
		g := duel{}.start(t)
		g.Pick(ask.ChooseAttack, "none")
		g.Pick(ask.ChooseAttack, "none")
		if !xwingtest.Has(g, func(e board.PhaseBegan) bool { return e.Phase == board.End }) {
			t.Error("the End Phase does not follow")
		}
	})
	t.Run("X20-ENG-002 X20-INI-002", func(t *testing.T) {
		g := fleet(t, game.Red)
		g.Until(ask.SetDials, map[game.Kind][]string{ask.ChooseShipToEngage: {"ship:1"}})
		eq(t, "order", engaged(g), "4 1 5 3 2")
		g = duel{change: func(s *xwing.State) { s.View.Ship(defender).Initiative = 0 }}.start(t)
		g.Until(ask.SetDials, nil)
		eq(t, "down to initiative 0", engaged(g), "1 2")
	})
	t.Run("X20-ENG-003", func(t *testing.T) {
		g := fleet(t, game.Red)
		g.Pick(ask.ChooseAttack, "none") // Luke
		d := g.Decision(ask.ChooseShipToEngage)
		eq(t, "seat", d.Seat, game.Red)
		eq(t, "options", strings.Join(g.Legal(ask.ChooseShipToEngage), " "), "ship:1 ship:5")
		g.Pick(ask.ChooseShipToEngage, "ship:5")
		eq(t, "engages", g.Decision(ask.ChooseAttack).About[0], "ship:5")
		g.Pick(ask.ChooseAttack, "none")
		eq(t, "then", g.Decision(ask.ChooseAttack).About[0], "ship:1")
		g = duel{more: []xwing.ScenarioShip{xwingtest.Ship(game.Blue, tiePilot, 600, 400, 180)}}.start(t)
		g.Pick(ask.ChooseAttack, "none")
		eq(t, "Blue's", strings.Join(g.Legal(ask.ChooseShipToEngage), " "), "ship:2 ship:3")
		eq(t, "seat", g.Decision(ask.ChooseShipToEngage).Seat, game.Blue)
	})
	t.Run("X20-ENG-004 X20-PLO-005:engagement X20-PLO-001", func(t *testing.T) {
		for first, want := range map[game.Seat]string{game.Blue: "4 3 1 5 2", game.Red: "4 1 5 3 2"} {
			g := fleet(t, first)
			g.Until(ask.SetDials, map[game.Kind][]string{ask.ChooseShipToEngage: {"ship:1"}})
			eq(t, "the second player's after the first's", engaged(g), want)
		}
	})
	t.Run("X20-TIM-002:engagement X20-CRD-009", func(t *testing.T) {
		starts := 0
		g := duel{cards: []*xwing.Card{card("pilot/"+xwingPilot, xwing.Ability{When: xwing.StartOfEngagement,
			If: func(*xwing.Table, xwing.Moment) bool { return true },
			Do: func(*xwing.Table, xwing.Moment) { starts++ }})}}.start(t)
		eq(t, "before the first ship", len(xwingtest.All[board.ShipActive](g)), 1)
		eq(t, "first event is the ability", order(g, "AbilityUsed", "ShipActive")[0], "AbilityUsed")
		g.Until(ask.SetDials, nil)
		eq(t, "in round 1", starts, 1)
		g.Dials(nil)
		g.Until(ask.ChooseAttack, nil)
		eq(t, "in round 2", starts, 2)
	})
	t.Run("what happens at an initiative", func(t *testing.T) {
		// Ahead of every ship that engages at it, whether there is one or not.
		var seen []string
		at := func(do func(t *xwing.Table, m xwing.Moment)) *xwing.Card {
			return card("pilot/blacksquadronace", xwing.Ability{When: xwing.AtInitiative, Do: do,
				If: func(_ *xwing.Table, m xwing.Moment) bool { return true }})
		}
		notes := at(func(t *xwing.Table, m xwing.Moment) {
			n := 0
			for _, s := range t.View.Ships {
				if s.Engaged {
					n++
				}
			}
			seen = append(seen, fmt.Sprintf("%d:%d", m.N, n))
		})
		d := duel{cards: []*xwing.Card{notes}, more: []xwing.ScenarioShip{
			xwingtest.Ship(game.Blue, "blacksquadronace", 600, 700, 180), xwingtest.Ship(game.Red, "lukeskywalker", 700, 300, 0)}}
		g := d.start(t)
		g.Until(ask.SetDials, nil)
		eq(t, "initiative and who has engaged", strings.Join(seen, " "), "7:0 6:0 5:0 4:1 3:1 2:3 1:3 0:4")
		// Whoever is destroyed at it still engages then, whoever is above it does not.
		for n, want := range map[int]string{3: "4 1 3 2", 4: "4 1 2"} {
			d.cards = []*xwing.Card{at(func(t *xwing.Table, m xwing.Moment) {
				if m.N == n {
					t.Destroy(m.Owner)
				}
			})}
			g := d.start(t)
			g.Until(ask.SetDials, nil)
			eq(t, fmt.Sprint("destroyed at ", n), engaged(g), want)
		}
	})
	t.Run("X20-DIS-004", func(t *testing.T) {
		before := 0
		g := duel{cards: []*xwing.Card{card("pilot/"+xwingPilot, xwing.Ability{When: xwing.BeforeEngaging,
			Do: func(*xwing.Table, xwing.Moment) { before++ }})}, change: give(attacker, board.Disarm, 1)}.start(t)
		g.Until(ask.SetDials, nil)
		eq(t, "order", engaged(g), "1 2")
		eq(t, "before engaging", before, 1)
	})
}

// Disarm chapter, and what else forbids attacks.
func TestDisarmed(t *testing.T) {
	only := func(t *testing.T, d duel, rule string) {
		t.Helper()
		g := d.start(t)
		eq(t, "refusal", refusal(g, ask.ChooseAttack, shoot), rule)
		eq(t, "legal", strings.Join(g.Legal(ask.ChooseAttack), " "), "none")
		g.Refused(ask.ChooseAttack, shoot)
	}
	t.Run("X20-DIS-001 X20-DIS-002", func(t *testing.T) {
		for n := 1; n <= 2; n++ {
			only(t, duel{change: give(attacker, board.Disarm, n)}, "X20-DIS-002")
			eq(t, "disarmed", duel{change: give(attacker, board.Disarm, n)}.state(t).View.Ship(attacker).Disarmed(), true)
		}
		armed := duel{upgrades: []string{"ioncannon"}, cards: []*xwing.Card{card("upgrade/ioncannon")}, change: give(attacker, board.Disarm, 1)}.start(t)
		eq(t, "special weapon", refusal(armed, ask.ChooseAttack, "upgrade:ioncannon>ship:2"), "X20-DIS-002")
		s := duel{change: give(attacker, board.Disarm, 1)}.state(t)
		eq(t, "armed", s.View.Ship(defender).Disarmed(), false)
		eq(t, "preview", s.PreviewAttack(attacker, "primary:0", defender).Refusal.Rule, "X20-DIS-002")
		// Nor may it make a bonus attack.
		g := duel{attack: "bbbb", cards: []*xwing.Card{card("pilot/"+xwingPilot,
			xwing.Ability{When: xwing.AfterDefending, Bonus: true,
				Do: func(t *xwing.Table, m xwing.Moment) { t.BonusAttack(m.Owner, xwing.AttackTerms{}) }})},
			change: all(give(attacker, board.Disarm, 1))}.start(t)
		g.Pick(ask.ChooseAttack, "none")
		g.Pick(ask.ChooseAttack, "primary:0>ship:1")
		eq(t, "bonus attack", refusal(g, ask.ChooseBonusAttack, shoot), "X20-DIS-002")
	})
	t.Run("X20-CLK-004:disarmed X20-CLK-002", func(t *testing.T) {
		only(t, duel{change: give(attacker, board.Cloak, 1)}, "X20-CLK-004")
		eq(t, "disarmed", duel{change: give(attacker, board.Cloak, 1)}.state(t).View.Ship(attacker).Disarmed(), true)
		// Nor may it make a bonus attack.
		g := duel{attack: "bbbb", cards: []*xwing.Card{card("pilot/"+xwingPilot, xwing.Ability{When: xwing.AfterDefending, Bonus: true,
			Do: func(t *xwing.Table, m xwing.Moment) { t.BonusAttack(m.Owner, xwing.AttackTerms{}) }})}, change: give(attacker, board.Cloak, 1)}.start(t)
		g.Pick(ask.ChooseAttack, "none")
		g.Pick(ask.ChooseAttack, "primary:0>ship:1")
		eq(t, "bonus attack", refusal(g, ask.ChooseBonusAttack, shoot), "X20-CLK-004")
	})
	t.Run("X20-CLK-004:no-token", func(t *testing.T) {
		g := fly(t, rulesWith(t), ships(red(phantom, 400, 300, 0), blue(jedi, 800, 800, 180)), codes{1: "2FB"}, nil)
		g.Until(ask.ChooseAction, nil)
		for g.Decision(ask.ChooseAction).About[0] != "ship:1" {
			g.Pick(ask.ChooseAction, "none")
		}
		g.Pick(ask.ChooseAction, "cloak")
		holds(g, 1, board.Cloak, 1)
		holds(g, 1, board.Disarm, 0)
	})
	t.Run("X20-OBS-013 X20-OBS-001:near", func(t *testing.T) {
		only(t, duel{obstacles: []xwing.ScenarioObstacle{{XWS: "coreasteroid0", Pose: at(450, 290)}}}, "X20-OBS-013")
		only(t, duel{obstacles: []xwing.ScenarioObstacle{{XWS: "coreasteroid0", Pose: at(450, 290)}},
			change: func(s *xwing.State) { s.Memory.Ships[0].Moved = true }}, "X20-OBS-013")
		armed := duel{obstacles: []xwing.ScenarioObstacle{{XWS: "coreasteroid0", Pose: at(450, 290)}},
			upgrades: []string{"ioncannon"}, cards: []*xwing.Card{card("upgrade/ioncannon")}}.start(t)
		eq(t, "special weapon", refusal(armed, ask.ChooseAttack, "upgrade:ioncannon>ship:2"), "X20-OBS-013")
		turret := duel{obstacles: []xwing.ScenarioObstacle{{XWS: "coreasteroid0", Pose: at(450, 290)}}, red: "graysquadronbomber",
			upgrades: []string{"dorsalturret"}, cards: []*xwing.Card{card("upgrade/dorsalturret")},
			change: func(s *xwing.State) { s.View.Ship(attacker).Turret = []gauge.Arc{gauge.Front} }}.start(t)
		eq(t, "turret", refusal(turret, ask.ChooseAttack, "upgrade:dorsalturret>ship:2"), "X20-OBS-013")
		only(t, duel{obstacles: []xwing.ScenarioObstacle{{XWS: "gascloud1", Pose: at(450, 290)}, {XWS: "coreasteroid0", Pose: at(450, 290)}}}, "X20-OBS-013")
		bonus := duel{attack: "bbbb", obstacles: []xwing.ScenarioObstacle{{XWS: "coreasteroid0", Pose: at(450, 290)}},
			cards: []*xwing.Card{card("pilot/"+xwingPilot, xwing.Ability{When: xwing.AfterDefending, Bonus: true,
				Do: func(t *xwing.Table, m xwing.Moment) { t.BonusAttack(m.Owner, xwing.AttackTerms{}) }})}}.start(t)
		bonus.Pick(ask.ChooseAttack, "none")
		bonus.Pick(ask.ChooseAttack, "primary:0>ship:1")
		eq(t, "bonus attack", refusal(bonus, ask.ChooseBonusAttack, shoot), "X20-OBS-013")
		g := duel{obstacles: []xwing.ScenarioObstacle{{XWS: "coreasteroid0", Pose: at(600, 290)}}}.start(t)
		eq(t, "beside it", refusal(g, ask.ChooseAttack, shoot), "")
	})
	t.Run("X20-OBS-014", func(t *testing.T) {
		for _, o := range []string{"yt2400debris0", "gascloud1"} {
			g := duel{obstacles: []xwing.ScenarioObstacle{{XWS: o, Pose: at(450, 290)}}}.start(t)
			eq(t, o, refusal(g, ask.ChooseAttack, shoot), "")
		}
	})
	t.Run("X20-DIS-003", func(t *testing.T) {
		g := duel{change: give(attacker, board.Disarm, 2)}.start(t)
		g.Until(ask.SetDials, nil)
		eq(t, "tokens after the End Phase", g.Ship(attacker).Has(board.Disarm), 0)
		eq(t, "color", board.Disarm.Color(), board.Orange)
	})
	t.Run("X20-STN-003", func(t *testing.T) {
		g := duel{change: give(attacker, board.Strain, 2)}.start(t)
		g.Until(ask.SetDials, nil)
		eq(t, "tokens after the End Phase", g.Ship(attacker).Has(board.Strain), 2)
		eq(t, "color", board.Strain.Color(), board.RedColor)
	})
}

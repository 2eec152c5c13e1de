package cards_test

import (
	"slices"
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

// assigning starts the Engagement Phase with cards of the test's own: Jek (ship 1)
// does something before he engages, to academy pilots 2 and 3 of blue's.
func assigning(t *testing.T, do func(*xwing.Table, xwing.Moment), more ...*xwing.Card) *xwingtest.Game {
	t.Helper()
	jek := &xwing.Card{ID: card("jekporkins"), Editions: []string{"2.0"}, Abilities: []xwing.Ability{{When: xwing.BeforeEngaging, Do: do}}}
	return xwingtest.Start(t, xwingtest.Rules(t, append(more, jek)...), xwing.Scenario{Phase: board.Engagement, Ships: []xwing.ScenarioShip{
		redShip("jekporkins", 100, 100, 0), blueShip("academypilot", 800, 800, 180), blueShip("academypilot", 700, 800, 180)}}, nil)
}

func conditionCard(xws string, abilities ...xwing.Ability) *xwing.Card {
	return &xwing.Card{ID: catalog.Card(catalog.ConditionCard, xws), Editions: []string{"2.0"}, Abilities: abilities}
}

func TestConditions(t *testing.T) {
	t.Run("X20-CON-001 X20-CON-002", func(t *testing.T) {
		strains := conditionCard("fearfulprey", xwing.Ability{When: xwing.WhenAssigned,
			Do: func(t *xwing.Table, m xwing.Moment) { t.GainTokens(m.Owner, board.Strain, 1) }})
		lowers := conditionCard("hunted", xwing.Ability{Query: xwing.AgilityValue, By: func(*xwing.Table, xwing.Moment) int { return -1 }})
		g := assigning(t, func(t *xwing.Table, m xwing.Moment) { t.AssignCondition(m, 2, "fearfulprey") }, strains, lowers)
		g.Until(ask.SetDials, nil)
		want(t, "strain of the one, at once and once", g.Ship(2).Has(board.Strain), 1)
		want(t, "strain of the other", g.Ship(3).Has(board.Strain), 0)
		if a := (&xwing.Table{State: g.Now()}).Agility(2); a != 3 {
			t.Errorf("agility %d: a condition that nobody assigned is in play", a)
		}
		if !g.Ship(2).HasCondition("fearfulprey") {
			t.Error("the effect does not persist into the next round")
		}
	})
	t.Run("X20-CON-003 X20-CON-004", func(t *testing.T) {
		g := assigning(t, func(t *xwing.Table, m xwing.Moment) {
			t.AssignCondition(m, 2, "hunted")
			if !t.Ship(2).HasCondition("hunted") || t.ConditionBy(2, "hunted") != 1 {
				panic("not assigned")
			}
			t.RemoveCondition(2, "hunted")
			if t.Ship(2).HasCondition("hunted") {
				panic("not removed")
			}
			t.AssignCondition(m, 2, "hunted")
		})
		want(t, "assigned", len(xwingtest.All[board.ConditionAssigned](g)), 2)
		want(t, "removed", len(xwingtest.All[board.ConditionRemoved](g)), 1)
		if !g.Ship(2).HasCondition("hunted") {
			t.Error("it cannot be assigned again")
		}
	})
	t.Run("X20-CON-005", func(t *testing.T) {
		g := assigning(t, func(t *xwing.Table, m xwing.Moment) {
			t.AssignCondition(m, 2, "hunted")
			t.AssignCondition(m, 3, "hunted")
		})
		if g.Ship(2).HasCondition("hunted") || !g.Ship(3).HasCondition("hunted") {
			t.Error("want it on the second ship alone")
		}
		removed := after(g, func(e board.ConditionRemoved) bool { return e.Ship == 2 })
		assigned := after(g, func(e board.ConditionAssigned) bool { return e.Ship == 3 })
		if removed < 0 || removed > assigned {
			t.Errorf("removed at %d, assigned at %d", removed, assigned)
		}
		// The other player's, or another that is not limited to one, stays.
		g = assigning(t, func(t *xwing.Table, m xwing.Moment) {
			t.AssignCondition(m, 2, "hunted")
			m.Owner = 3
			t.AssignCondition(m, 1, "hunted")
		})
		if !g.Ship(2).HasCondition("hunted") || !g.Ship(1).HasCondition("hunted") {
			t.Error("want one of each player's")
		}
		g = assigning(t, func(t *xwing.Table, m xwing.Moment) { // of three bullets
			for id := board.ShipID(1); id <= 3; id++ {
				t.AssignCondition(m, id, "primedforspeed")
			}
		})
		for id := board.ShipID(1); id <= 3; id++ {
			if !g.Ship(id).HasCondition("primedforspeed") {
				t.Errorf("ship %d has lost one of three", id)
			}
		}
	})
	t.Run("X20-CON-006", func(t *testing.T) {
		g := assigning(t, func(t *xwing.Table, m xwing.Moment) {
			t.AssignCondition(m, 2, "hunted")
			t.SufferDamage(2, xwing.Damage{Hits: 9})
		})
		g.Until(ask.SetDials, nil)
		if s := g.Ship(2); s.Where != board.Removed || !s.HasCondition("hunted") {
			t.Errorf("the ship is %v, hunted %v", s.Where, s.HasCondition("hunted"))
		}
	})
	t.Run("a secret is its player's own", func(t *testing.T) {
		g := assigning(t, func(t *xwing.Table, m xwing.Moment) { t.AssignSecret(m, 1, "youshouldthankme") })
		for seat, seen := range map[game.Seat]string{game.Red: "youshouldthankme", game.Blue: "", game.NoSeat: ""} {
			v := g.Now().ViewFor(seat)
			if c := v.Ship(1).Conditions; len(c) != 1 || c[0].Card != seen || !c[0].Facedown {
				t.Errorf("seat %d sees %+v, want %q", seat, c, seen)
			}
		}
		if e := xwingtest.All[board.ConditionAssigned](g); len(e) != 1 || e[0].Condition.Card != "" {
			t.Errorf("the event tells %+v", e)
		}
		g = assigning(t, func(t *xwing.Table, m xwing.Moment) {
			t.AssignSecret(m, 1, "youshouldthankme")
			t.RevealSecret(1, 0)
		})
		if c := g.Ship(1).Conditions; len(c) != 1 || c[0].Card != "youshouldthankme" || c[0].Facedown {
			t.Errorf("revealed: %+v", c)
		}
	})
}

func TestConditionCards(t *testing.T) {
	with := func(id board.ShipID, card string, by board.ShipID) func(*xwing.State) {
		return func(s *xwing.State) {
			s.View.Apply(board.ConditionAssigned{Ship: id, Condition: board.Condition{Card: card, Seat: s.View.Ship(by).Seat, By: by}})
		}
	}
	t.Run("X20-FAQ-036", func(t *testing.T) {
		// Listened to at initiative 5, though the informant has 1.
		g := play(t, board.System, func(s *xwing.State) {
			with(2, "listeningdevice", 1)(s)
			dial(s, 2, "2FB")
		}, redShip("ap5", 400, 400, 0, "informant"), blueShip("idenversio", 400, 560, 180, "protonbombs"), blueShip("tomaxbren", 100, 800, 0, "protonbombs"),
			redShip("jekporkins", 800, 100, 0, "protonbombs"))
		if g.Decision(ask.SystemAbilities).About[0] != "ship:4" || g.Ship(2).Dial.Revealed {
			t.Fatalf("at initiative 4 %v is asked, the dial of the other %+v", g.Decision(ask.SystemAbilities).About, g.Ship(2).Dial)
		}
		g.Pick(ask.SystemAbilities, "done")
		if g.Decision(ask.SystemAbilities).About[0] != "ship:2" {
			t.Fatalf("then %v", g.Decision(ask.SystemAbilities).About)
		}
		revealed := after(g, func(e board.DialRevealed) bool { return e.Ship == 2 })
		if revealed < 0 || g.Ship(2).Dial.Maneuver.Code() != "2FB" {
			t.Errorf("its dial: %+v", g.Ship(2).Dial)
		}
		far := play(t, board.System, func(s *xwing.State) {
			with(2, "listeningdevice", 1)(s)
			dial(s, 2, "2FB")
		}, redShip("ap5", 100, 100, 0, "informant"), blueShip("idenversio", 400, 560, 180, "protonbombs"))
		if far.Ship(2).Dial.Revealed {
			t.Error("it lies open beyond range 2")
		}
	})
	t.Run("informant", func(t *testing.T) {
		s, err := xwing.New(xwingtest.Rules(t, cards.All()...), [2]xwing.Muster{
			{Name: "red", Points: 20, Obstacles: []string{"coreasteroid0"}, Ships: []xwing.MusterShip{{Pilot: "ap5", Upgrades: []xwing.MusterUpgrade{{XWS: "informant"}}}}},
			{Name: "blue", Points: 10, Obstacles: []string{"coreasteroid1"}, Ships: []xwing.MusterShip{{Pilot: "academypilot"}, {Pilot: "academypilot"}}},
		}, 1)
		if err != nil {
			t.Fatal(err)
		}
		g := xwingtest.Play(t, s)
		g.Until(ask.ChooseShip, nil)
		if len(xwingtest.All[board.ShipPlaced](g)) != 3 {
			t.Error("it is asked before all forces are placed")
		}
		g.Pick(ask.ChooseShip, "ship:3")
		if !g.Ship(3).HasCondition("listeningdevice") {
			t.Error("no condition")
		}
	})
	t.Run("agentkallus", func(t *testing.T) {
		g := duel(t, func(s *xwing.State) { with(2, "hunted", 1)(s); faces(s, "ffb", "bbb") },
			redShip("idenversio", 400, 300, 0, "agentkallus"), blueShip("jekporkins", 400, 500, 180))
		g.Pick(ask.ChooseAttack, "primary:0>ship:2")
		g.Pick(ask.ModifyAttackDice, "upgrade/agentkallus")
		if e := xwingtest.All[board.DiceModified](g); len(e) != 1 || e[0].Dice[0].Face != board.Hit || e[0].Dice[1].Face != board.FocusResult {
			t.Errorf("modified %+v, want one focus result to be a hit", e)
		}
	})
	t.Run("hunted", func(t *testing.T) {
		g := assigning(t, func(t *xwing.Table, m xwing.Moment) {
			t.AssignCondition(m, 2, "hunted")
			t.SufferDamage(2, xwing.Damage{Hits: 9})
		}, cards.All()...)
		g.Until(ask.ChooseShip, map[game.Kind][]string{ask.ChooseAttack: {"none"}})
		g.Pick(ask.ChooseShip, "ship:3")
		if !g.Ship(3).HasCondition("hunted") || g.Ship(2).HasCondition("hunted") {
			t.Error("want it passed on")
		}
	})
	t.Run("suppressivefire", func(t *testing.T) {
		g := duel(t, func(s *xwing.State) { faces(s, "bb", "bbb"); s.View.Ship(2).Engaged = false },
			redShip("captainrex", 400, 300, 0), blueShip("jekporkins", 400, 500, 180), redShip("academypilot", 430, 250, 0))
		g.Until(ask.ChooseAttack, nil)
		if g.Decision(ask.ChooseAttack).About[0] == "ship:2" {
			g.Pick(ask.ChooseAttack, "none")
		}
		g.Pick(ask.ChooseAttack, "primary:0>ship:2")
		if !g.Ship(2).HasCondition("suppressivefire") {
			t.Fatal("no condition")
		}
		if a, rex := g.Now().PreviewAttack(2, "primary:0", 3), g.Now().PreviewAttack(2, "primary:0", 1); a.AttackDice != 2 || rex.AttackDice != 3 {
			t.Errorf("%d dice against another, %d against Rex, want 2 and 3", a.AttackDice, rex.AttackDice)
		}
		g.Until(ask.SetDials, nil)
		if !g.Ship(2).HasCondition("suppressivefire") {
			t.Error("it is removed though Rex has attacked")
		}
		g.Dials(nil)
		g.Until(ask.SetDials, nil)
		if g.Ship(2).HasCondition("suppressivefire") {
			t.Error("it stays though Rex has let the phase pass")
		}
	})
	t.Run("rattled", func(t *testing.T) {
		g := ends(t, "protonbomb", "", around()...)
		g.Until(ask.ChooseAttack, map[game.Kind][]string{ask.UseAbility: {"no"}})
		calm := hurt(g, 3)
		far := []xwing.ScenarioShip{redShip("jekporkins", 400, 285, 0), blueShip("academypilot", 535, 400, 0)}
		sc := xwing.Scenario{Phase: board.Activation, Ships: far, Devices: []xwing.ScenarioDevice{lies(game.Red, "ionbomb", 400, 400, 0)}}
		g = lay(t, sc, func(s *xwing.State) {
			with(2, "rattled", 1)(s)
			for i := range s.View.Ships {
				s.View.Ships[i].Activated = true
			}
		})
		g.Until(ask.ChooseAttack, map[game.Kind][]string{ask.UseAbility: {"no"}})
		if physics.MeasureRange(g.Now().ShipShape(2), g.Now().DeviceShape(1)) != physics.Range1 && hurt(g, 2) != 0 {
			t.Error("rattled from afar")
		}
		want(t, "calm", calm, 0)
		near := lay(t, xwing.Scenario{Phase: board.Activation, Ships: []xwing.ScenarioShip{redShip("jekporkins", 100, 100, 0), blueShip("academypilot", 500, 400, 0)},
			Devices: []xwing.ScenarioDevice{lies(game.Red, "ionbomb", 400, 400, 0)}}, func(s *xwing.State) {
			with(2, "rattled", 1)(s)
			for i := range s.View.Ships {
				s.View.Ships[i].Activated = true
			}
		})
		near.Until(ask.ChooseAttack, nil)
		if len(near.Ship(2).Faceup) != 1 || near.Ship(2).HasCondition("rattled") {
			t.Errorf("cards %v, still rattled %v", near.Ship(2).Faceup, near.Ship(2).HasCondition("rattled"))
		}
		act := fly(t, "2FB", with(1, "rattled", 2), redShip("jekporkins", 400, 400, 0), blueShip("benteene", 800, 800, 0))
		act.Pick(ask.ChooseAction, "card:condition/rattled/1")
		if act.Ship(1).HasCondition("rattled") {
			t.Error("the action does not shake it off")
		}
	})
	t.Run("benteene", func(t *testing.T) {
		for _, c := range []struct {
			arc  physics.Arc
			want bool
		}{{physics.Front, true}, {physics.Left, false}} {
			ben := redShip("benteene", 400, 300, 0)
			ben.Turret = []physics.Arc{c.arc}
			g := duel(t, func(s *xwing.State) { faces(s, "bbb", "bbb") }, ben, blueShip("jekporkins", 400, 500, 180))
			if legal := g.Legal(ask.ChooseAttack); !slices.Contains(legal, "primary:0>ship:2") {
				t.Fatalf("attacks %v", legal)
			}
			g.Pick(ask.ChooseAttack, "primary:0>ship:2")
			if got := g.Ship(2).HasCondition("rattled"); got != c.want {
				t.Errorf("turret %v: rattled %v", c.arc, got)
			}
		}
	})
	t.Run("fearfulprey", func(t *testing.T) {
		for tokens, strain := range map[int]int{0: 1, 1: 0} {
			prey := blueShip("jekporkins", 400, 500, 180)
			prey.Tokens = map[board.Token]int{board.Focus: tokens}
			g := duel(t, func(s *xwing.State) { with(2, "fearfulprey", 1)(s); faces(s, "hbb", "ffb") }, redShip("fearsomepredator", 400, 300, 0), prey)
			g.Pick(ask.ChooseAttack, "primary:0>ship:2")
			if tokens > 0 {
				g.Pick(ask.ModifyDefenseDice, "focus")
			}
			want(t, "strain", g.Ship(2).Has(board.Strain), strain)
		}
	})
}

func TestBombers(t *testing.T) {
	t.Run("X20-FAQ-017", func(t *testing.T) {
		sabine := func(kind string) *xwingtest.Game {
			return lay(t, xwing.Scenario{Phase: board.Activation, Ships: []xwing.ScenarioShip{redShip("jekporkins", 100, 100, 0, "sabinewren"), blueShip("academypilot", 400, 300, 0)},
				Devices: []xwing.ScenarioDevice{lies(game.Red, kind, 400, 375, 0)}}, func(s *xwing.State) {
				s.View.Ship(1).Upgrades[0].Tokens = []board.Token{board.Ion, board.Jam}
				s.View.Ship(1).Activated = true
				dial(s, 2, "3FW")
				faces(s, "bb", "")
			})
		}
		mine := sabine("proximitymine")
		if mine.Asks(ask.UseAbility) || hurt(mine, 2) != 1 {
			t.Error("she reacts to a mine, or the mine does nothing")
		}
		bomb := sabine("protonbomb")
		bomb.Until(ask.UseAbility, nil)
		bomb.Pick(ask.UseAbility, "yes")
		bomb.Pick(ask.ChooseToken, "ion")
		want(t, "ion of the enemy's", bomb.Ship(2).Has(board.Ion), 1)
		if got := bomb.Ship(1).Upgrades[0].Tokens; !slices.Equal(got, []board.Token{board.Jam}) {
			t.Errorf("left on the card: %v", got)
		}
	})
	t.Run("X20-FAQ-035", func(t *testing.T) {
		g := play(t, board.Engagement, func(s *xwing.State) {
			for range 5 {
				s.View.Ship(1).Facedown++
				s.Hidden.Facedown[0] = append(s.Hidden.Facedown[0], xwing.DamageCard{})
			}
			s.View.Ship(1).Engaged = true
			faces(s, "hhhh", "bbbb")
		}, redShip("deathfire", 400, 400, 0, "protonbombs", "trajectorysimulator"), blueShip("idenversio", 400, 560, 180))
		g.Until(ask.UseAbility, map[game.Kind][]string{ask.ChooseAttack: {"primary:0>ship:1"}})
		g.Pick(ask.UseAbility, "yes")
		if g.Asks(ask.ChooseBonusAttack) {
			g.Pick(ask.ChooseBonusAttack, "none")
		}
		if got := g.Legal(ask.ChooseDevicePlace); slices.Contains(got, "launch:5F") || !slices.Contains(got, "drop:1F") {
			t.Errorf("places %v, want drops alone", got)
		}
		g.Pick(ask.ChooseDevicePlace, "drop:1F")
		if len(g.Now().View.Devices) != 1 || g.Ship(1).Where != board.Removed {
			t.Errorf("devices %d, Deathfire %v", len(g.Now().View.Devices), g.Ship(1).Where)
		}
	})
	t.Run("nimblebomber", func(t *testing.T) {
		g := system(t, "deathfire", 400, 400, "protonbombs")
		g.Pick(ask.SystemAbilities, "upgrade/protonbombs/0")
		if got := g.Legal(ask.ChooseDevicePlace); !slices.Equal(got, []string{"drop:1F", "drop:1B", "drop:1N", "none"}) {
			t.Errorf("places %v", got)
		}
	})
	t.Run("genius", func(t *testing.T) {
		g := fly(t, "2FB", nil, redShip("jekporkins", 400, 400, 0, "genius", "protonbombs", "proximitymines"), blueShip("idenversio", 850, 880, 180))
		g.Pick(ask.UseAbility, "yes")
		g.Pick(ask.ChooseDevicePlace, "drop:1F")
		if d := placedAt(t, g); d.Kind != "protonbomb" {
			t.Errorf("placed %+v", d)
		}
		g = fly(t, "2FB", nil, redShip("jekporkins", 400, 400, 0, "genius", "proximitymines"), blueShip("idenversio", 850, 880, 180))
		if g.Asks(ask.UseAbility) {
			t.Error("without a bomb it is offered")
		}
	})
}

package cards_test

import (
	"slices"
	"testing"

	"xwing/game"
	"xwing/game/xwing"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
	"xwing/game/xwing/cards"
	"xwing/game/xwing/gauge"
	"xwing/game/xwing/xwingtest"
)

func TestConditionCards(t *testing.T) {
	t.Run("X20-FAQ-036", func(t *testing.T) {
		// Listened to at initiative 5, though the informant has 1.
		g := play(t, board.System, func(s *xwing.State) {
			underCondition(2, "listeningdevice", 1)(s)
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
		g.Pick(ask.SystemAbilities, "condition/listeningdevice/0") // before or after his bombs, as he likes
		revealed := after(g, func(e board.DialRevealed) bool { return e.Ship == 2 })
		if revealed < 0 || g.Ship(2).Dial.Maneuver.Code() != "2FB" {
			t.Errorf("its dial: %+v", g.Ship(2).Dial)
		}
		far := play(t, board.System, func(s *xwing.State) {
			underCondition(2, "listeningdevice", 1)(s)
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
		g := duel(t, func(s *xwing.State) { underCondition(2, "hunted", 1)(s); faces(s, "ffb", "bbb") },
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
}

func TestConditionsInFight(t *testing.T) {
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
			underCondition(2, "rattled", 1)(s)
			for i := range s.View.Ships {
				s.View.Ships[i].Activated = true
			}
		})
		g.Until(ask.ChooseAttack, map[game.Kind][]string{ask.UseAbility: {"no"}})
		if gauge.MeasureRange(g.Now().ShipShape(2), g.Now().DeviceShape(1)) != gauge.Range1 && hurt(g, 2) != 0 {
			t.Error("rattled from afar")
		}
		want(t, "calm", calm, 0)
		near := lay(t, xwing.Scenario{Phase: board.Activation, Ships: []xwing.ScenarioShip{redShip("jekporkins", 100, 100, 0), blueShip("academypilot", 500, 400, 0)},
			Devices: []xwing.ScenarioDevice{lies(game.Red, "ionbomb", 400, 400, 0)}}, func(s *xwing.State) {
			underCondition(2, "rattled", 1)(s)
			for i := range s.View.Ships {
				s.View.Ships[i].Activated = true
			}
		})
		near.Until(ask.ChooseAttack, nil)
		if len(near.Ship(2).Faceup) != 1 || near.Ship(2).HasCondition("rattled") {
			t.Errorf("cards %v, still rattled %v", near.Ship(2).Faceup, near.Ship(2).HasCondition("rattled"))
		}
		act := fly(t, "2FB", underCondition(1, "rattled", 2), redShip("jekporkins", 400, 400, 0), blueShip("benteene", 800, 800, 0))
		act.Pick(ask.ChooseAction, "card:condition/rattled/1")
		if act.Ship(1).HasCondition("rattled") {
			t.Error("the action does not shake it off")
		}
	})
	t.Run("benteene", func(t *testing.T) {
		for _, c := range []struct {
			arc  gauge.Arc
			want bool
		}{{gauge.Front, true}, {gauge.Left, false}} {
			ben := redShip("benteene", 400, 300, 0)
			ben.Turret = []gauge.Arc{c.arc}
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
			g := duel(t, func(s *xwing.State) { underCondition(2, "fearfulprey", 1)(s); faces(s, "hbb", "ffb") },
				redShip("fearsomepredator", 400, 300, 0), prey)
			g.Pick(ask.ChooseAttack, "primary:0>ship:2")
			if tokens > 0 {
				g.Pick(ask.ModifyDefenseDice, "focus")
			}
			want(t, "strain", g.Ship(2).Has(board.Strain), strain)
		}
	})
}

// underCondition gives a ship a condition that another one assigned.
func underCondition(id board.ShipID, card string, by board.ShipID) func(*xwing.State) {
	return func(s *xwing.State) {
		s.View.Apply(board.ConditionAssigned{Ship: id, Condition: board.Condition{Card: card, Seat: s.View.Ship(by).Seat, By: by}})
	}
}

func TestOptimizedPrototype(t *testing.T) {
	ready := func(locked bool, facedown int, attack string) *xwingtest.Game {
		return attacks(t, "primary:0", func(s *xwing.State) {
			faces(s, attack, "bbb")
			if locked {
				s.View.Ships[2].Locks = []string{"ship:2"}
			}
			s.View.Ships[0].Conditions = []board.Condition{{Card: "optimizedprototype", Seat: game.Red, By: 3}}
			s.View.Ships[1].Facedown, s.Hidden.Facedown[1] = facedown, []xwing.DamageCard{{Card: "structuraldamage", N: 1}}[:facedown]
		}, redShip("bluesquadronescort", 450, 300, 0), blueShip("bluesquadronescort", 450, 490, 180),
			redShip("academypilot", 150, 300, 0, "directorkrennic"))
	}
	const id = "condition/optimizedprototype"
	t.Run("X20-ERR-015", func(t *testing.T) {
		g := ready(true, 1, "hfb")
		g.Pick(onAttack, id)
		if o, _ := g.Option(ask.ChooseDice, "die:2"); o.Refusal == nil {
			t.Error("a blank may be spent")
		}
		g.Pick(ask.ChooseDice, "die:1")
		g.Pick(ask.ChooseEither, "expose")
		if d := g.Now().View.Attack; d != nil && !d.Dice[board.AttackDice][1].Gone || len(g.Ship(2).Faceup) != 1 {
			t.Error("the focus result was not spent to expose the card")
		}
		for die, attack := range map[string]string{"die:0": "hbb", "die:2": "bfc"} {
			g = ready(true, 1, attack)
			g.Pick(onAttack, id)
			if attack == "bfc" {
				g.Pick(ask.ChooseDice, die)
			}
			g.Pick(ask.ChooseEither, "expose")
			want(t, "exposed by "+die+" of "+attack, len(g.Ship(2).Faceup), 1)
		}
		g = ready(true, 0, "hfb") // nothing to expose: the shield goes
		shields := g.Ship(2).Shields.Active
		g.Pick(onAttack, id)
		g.Pick(ask.ChooseDice, "die:1")
		if got := shields - g.Ship(2).Shields.Active; got != 2 {
			t.Errorf("%d shields lost, want one to the card and one to the hit", got)
		}
	})
	if offers(ready(false, 1, "hfb"), onAttack, id) || offers(ready(true, 1, "bbb"), onAttack, id) {
		t.Error("offered without Krennic's lock, or with blanks alone")
	}
}

package cards_test

import (
	"slices"
	"testing"

	"xwing/game"
	"xwing/game/xwing"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
	"xwing/game/xwing/gauge"
	"xwing/game/xwing/xwingtest"
)

func TestVermeilAndFeroph(t *testing.T) {
	green := func(id board.ShipID) func(*xwing.State) {
		return func(s *xwing.State) { s.View.Ship(id).Tokens[board.Evade] = 1 }
	}
	t.Run("X20-ERR-006", func(t *testing.T) {
		attack := func(change func(*xwing.State)) *xwingtest.Game {
			g := duel(t, func(s *xwing.State) {
				faces(s, "fbb", "bbb")
				if change != nil {
					change(s)
				}
			}, blueShip("majorvermeil", 450, 300, 0), redShip("jekporkins", 450, 490, 180))
			g.Pick(ask.ChooseAttack, "primary:0>ship:2")
			return g
		}
		g := attack(nil)
		if !offers(g, ask.ModifyAttackDice, "done") {
			t.Error("he must")
		}
		g.Pick(ask.ModifyAttackDice, "pilot/majorvermeil")
		if got := g.Legal(ask.ChooseDice); !slices.Equal(got, []string{"die:1", "die:0"}) {
			t.Errorf("dice %v, want a blank or a focus result", got)
		}
		g.Pick(ask.ChooseDice, "die:1")
		if changed := xwingtest.All[board.DiceModified](g); len(changed) != 1 || changed[0].Dice[1].Face != board.Hit {
			t.Errorf("changed %+v, want the blank alone, to a hit", changed)
		}
		if g := attack(green(2)); g.Asks(ask.ModifyAttackDice) {
			t.Error("the defender has a green token")
		}
	})
	t.Run("X20-ERR-007", func(t *testing.T) {
		dice := "b"
		defend := func(change func(*xwing.State)) *xwingtest.Game {
			g := duel(t, func(s *xwing.State) {
				faces(s, "hhh", dice)
				if change != nil {
					change(s)
				}
			}, redShip("jekporkins", 450, 300, 0), blueShip("captainferoph", 450, 490, 180))
			g.Pick(ask.ChooseAttack, "primary:0>ship:2")
			return g
		}
		for _, dice = range []string{"b", "f"} {
			g := defend(nil)
			if !offers(g, ask.ModifyDefenseDice, "done") {
				t.Error("he must")
			}
			g.Pick(ask.ModifyDefenseDice, "pilot/captainferoph")
			if !xwingtest.Has(g, func(e board.DiceModified) bool { return e.Dice[0].Face == board.EvadeResult }) {
				t.Errorf("%s: no die became an evade", dice)
			}
		}
		if g := defend(green(1)); g.Asks(ask.ModifyDefenseDice) {
			t.Error("the attacker has a green token")
		}
	})
}

// wounded deals the ship facedown damage cards.
func wounded(id board.ShipID, n int) func(*xwing.State) {
	return func(s *xwing.State) {
		for range n {
			s.View.Ship(id).Facedown++
			s.Hidden.Facedown[id-1] = append(s.Hidden.Facedown[id-1], xwing.DamageCard{})
		}
	}
}

// TestSquadronDice compares how many dice are rolled with and without what a
// pilot's ability asks for.
func TestSquadronDice(t *testing.T) {
	foe := func(x, y float64) xwing.ScenarioShip { return blueShip("jekporkins", x, y, 180) }
	at := func(pilot string) xwing.ScenarioShip { return redShip(pilot, 400, 300, 0) }
	wedge := func(y float64) xwing.ScenarioShip {
		return turned(redShip("wedgeantilles-rz1awing", 400, y, 0), gauge.Front)
	}
	for _, c := range []struct {
		name     string
		change   func(*xwing.State)
		with     []xwing.ScenarioShip
		unharmed func(*xwing.State)
		without  []xwing.ScenarioShip
		attack   int
		defense  int
	}{
		{"maulermithel", nil, []xwing.ScenarioShip{at("maulermithel"), foe(400, 400)}, nil, []xwing.ScenarioShip{at("academypilot"), foe(400, 400)}, 1, 0},
		{"maulermithel at range 2", nil, []xwing.ScenarioShip{at("maulermithel"), foe(400, 500)}, nil, []xwing.ScenarioShip{at("academypilot"), foe(400, 500)}, 0, 0},
		{"scourgeskutu", nil, []xwing.ScenarioShip{at("scourgeskutu"), foe(400, 500)}, nil, []xwing.ScenarioShip{at("scourgeskutu"), foe(460, 500)}, 1, 0},
		{"gideonhask", wounded(2, 1), []xwing.ScenarioShip{at("gideonhask"), foe(400, 500)}, nil, []xwing.ScenarioShip{at("gideonhask"), foe(400, 500)}, 1, 0},
		{"gideonhask-tieininterceptor", wounded(2, 1), []xwing.ScenarioShip{at("gideonhask-tieininterceptor"), foe(400, 500)}, nil,
			[]xwing.ScenarioShip{at("gideonhask-tieininterceptor"), foe(400, 500)}, 1, 0},
		{"ndrusuhlak", nil, []xwing.ScenarioShip{at("ndrusuhlak"), foe(400, 500)}, nil,
			[]xwing.ScenarioShip{at("ndrusuhlak"), foe(400, 500), redShip("academypilot", 500, 300, 0)}, 1, 0},
		{"kathscarlet", nil, []xwing.ScenarioShip{at("kathscarlet"), foe(400, 500), redShip("academypilot", 440, 500, 0)}, nil,
			[]xwing.ScenarioShip{at("kathscarlet"), foe(400, 500), redShip("idenversio", 440, 500, 0)}, 1, 0},
		{"wedgeantilles-rz1awing", nil, []xwing.ScenarioShip{wedge(300), foe(400, 500)}, nil,
			[]xwing.ScenarioShip{turned(redShip("jakefarrell", 400, 300, 0), gauge.Front), foe(400, 500)}, 0, -1},
		{"wedgeantilles-rz1awing rearwards", nil, []xwing.ScenarioShip{turned(redShip("wedgeantilles-rz1awing", 400, 300, 180), gauge.Rear), foe(400, 500)}, nil,
			[]xwing.ScenarioShip{turned(redShip("jakefarrell", 400, 300, 180), gauge.Rear), foe(400, 500)}, 0, 0},
	} {
		with := play(t, board.Engagement, c.change, c.with...).Now().PreviewAttack(1, "primary:0", 2)
		without := play(t, board.Engagement, c.unharmed, c.without...).Now().PreviewAttack(1, "primary:0", 2)
		want(t, c.name+": attack dice more", with.AttackDice-without.AttackDice, c.attack)
		want(t, c.name+": defense dice more", with.DefenseDice-without.DefenseDice, c.defense)
	}
}

// TestSquadronModifications lets pilots modify dice where they can and looks that
// they are not offered to where they cannot.
func TestSquadronModifications(t *testing.T) {
	kind := [...]game.Kind{ask.ModifyAttackDice, ask.ModifyDefenseDice}
	stress := func(s xwing.ScenarioShip) xwing.ScenarioShip { return holding(s, board.Stress) }
	red := func(pilot string) xwing.ScenarioShip { return redShip(pilot, 400, 300, 0) }
	blue := func(pilot string) xwing.ScenarioShip { return blueShip(pilot, 400, 500, 180) }
	for _, c := range []struct {
		id     string
		side   board.Side
		ships  []xwing.ScenarioShip
		change func(*xwing.State)
		works  bool
	}{
		{"howlrunner@ship:3", board.AttackDice, []xwing.ScenarioShip{red("academypilot"), blue("jekporkins"), redShip("howlrunner", 500, 300, 0)}, nil, true},
		{"howlrunner@ship:3", board.AttackDice, []xwing.ScenarioShip{red("academypilot"), blue("jekporkins"), redShip("howlrunner", 600, 300, 0)}, nil, false},
		{"howlrunner", board.AttackDice, []xwing.ScenarioShip{red("howlrunner"), blue("jekporkins")}, nil, true},
		{"delmeeko@ship:3", board.DefenseDice, []xwing.ScenarioShip{red("jekporkins"), blue("academypilot"), blueShip("delmeeko", 560, 500, 180)}, wounded(1, 1), true},
		{"delmeeko@ship:3", board.DefenseDice, []xwing.ScenarioShip{red("jekporkins"), blue("academypilot"), blueShip("delmeeko", 560, 500, 180)}, nil, false},
		{"captainjonus@ship:3", board.AttackDice, []xwing.ScenarioShip{red("academypilot"), blue("jekporkins"), redShip("captainjonus", 500, 300, 0)}, nil, false},
		{"braylenstramm", board.AttackDice, []xwing.ScenarioShip{stress(red("braylenstramm")), blue("jekporkins")}, nil, true},
		{"braylenstramm", board.AttackDice, []xwing.ScenarioShip{red("braylenstramm"), blue("jekporkins")}, nil, false},
		{"braylenstramm", board.DefenseDice, []xwing.ScenarioShip{red("jekporkins"), stress(blue("braylenstramm"))}, nil, true},
		{"koshkafrost", board.AttackDice, []xwing.ScenarioShip{red("koshkafrost"), stress(blue("jekporkins"))}, nil, true},
		{"koshkafrost", board.AttackDice, []xwing.ScenarioShip{stress(red("koshkafrost")), blue("jekporkins")}, nil, false},
		{"koshkafrost", board.DefenseDice, []xwing.ScenarioShip{stress(red("jekporkins")), blue("koshkafrost")}, nil, true},
		{"tennumb", board.AttackDice, []xwing.ScenarioShip{stress(red("tennumb")), blue("jekporkins")}, nil, true},
		{"tennumb", board.AttackDice, []xwing.ScenarioShip{red("tennumb"), blue("jekporkins")}, nil, false},
		{"ezrabridger-tielnfighter", board.DefenseDice, []xwing.ScenarioShip{red("jekporkins"), stress(blue("ezrabridger-tielnfighter"))}, nil, true},
		{"ezrabridger-tielnfighter", board.DefenseDice, []xwing.ScenarioShip{red("jekporkins"), blue("ezrabridger-tielnfighter")}, nil, false},
	} {
		g := duel(t, func(s *xwing.State) {
			faces(s, "fbfbb", "fbfb")
			if c.change != nil {
				c.change(s)
			}
		}, c.ships[0], c.ships[1], c.ships[2:]...)
		g.Until(ask.ChooseAttack, nil)
		g.Pick(ask.ChooseAttack, "primary:0>ship:2")
		for !g.Asks(kind[c.side]) && g.Now().View.Attack != nil {
			g.Until(kind[c.side], map[game.Kind][]string{ask.ModifyAttackDice: {"done"}})
		}
		got := g.Asks(kind[c.side]) && slices.Contains(g.Legal(kind[c.side]), "pilot/"+c.id)
		if got != c.works {
			t.Errorf("%s, side %d, %s: offered %v", c.id, c.side, c.ships[0].Pilot, got)
		}
		if got {
			g.Pick(kind[c.side], "pilot/"+c.id)
		}
	}
}

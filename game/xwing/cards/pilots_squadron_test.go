package cards_test

import (
	"slices"
	"testing"

	"xwing/game"
	"xwing/game/xwing"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
	"xwing/game/xwing/xwingtest"
	"xwing/physics"
)

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
		return turned(redShip("wedgeantilles-rz1awing", 400, y, 0), physics.Front)
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
			[]xwing.ScenarioShip{turned(redShip("jakefarrell", 400, 300, 0), physics.Front), foe(400, 500)}, 0, -1},
		{"wedgeantilles-rz1awing rearwards", nil, []xwing.ScenarioShip{turned(redShip("wedgeantilles-rz1awing", 400, 300, 180), physics.Rear), foe(400, 500)}, nil,
			[]xwing.ScenarioShip{turned(redShip("jakefarrell", 400, 300, 180), physics.Rear), foe(400, 500)}, 0, 0},
	} {
		with := play(t, board.Engagement, c.change, c.with...).Now().PreviewAttack(1, "primary:0", 2)
		without := play(t, board.Engagement, c.unharmed, c.without...).Now().PreviewAttack(1, "primary:0", 2)
		want(t, c.name+": attack dice more", with.AttackDice-without.AttackDice, c.attack)
		want(t, c.name+": defense dice more", with.DefenseDice-without.DefenseDice, c.defense)
	}
}

func TestWampa(t *testing.T) {
	g := duel(t, func(s *xwing.State) { faces(s, "bbb", "bbb") }, redShip("wampa", 400, 300, 0), blueShip("jekporkins", 400, 500, 180))
	g.Pick(ask.ChooseAttack, "primary:0>ship:2")
	g.Pick(ask.UseAbility, "yes")
	want(t, "dice", rolled(g, board.AttackDice), 3)
	lost := func(id board.ShipID, spent bool) bool { // it comes back in the End Phase
		return xwingtest.Has(g, func(e board.ChargesChanged) bool { return e.Ship == id && e.Active == 0 && (e.Spent > 0) == spent })
	}
	if !lost(1, true) {
		t.Error("no charge spent")
	}
	g = duel(t, func(s *xwing.State) { faces(s, "bbb", "bbb") }, redShip("jekporkins", 400, 300, 0), blueShip("wampa", 400, 500, 180))
	g.Pick(ask.ChooseAttack, "primary:0>ship:2")
	if !lost(2, false) {
		t.Error("no charge lost after defending")
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

func TestCaptainJonus(t *testing.T) {
	g := duel(t, func(s *xwing.State) {
		s.View.Apply(board.LockAcquired{Ship: 1, Target: "ship:2"})
		faces(s, "bbbb", "bb")
	}, redShip("jekporkins", 400, 300, 0, "protontorpedoes"), blueShip("idenversio", 400, 500, 180), redShip("captainjonus", 500, 300, 0))
	g.Pick(ask.ChooseAttack, "upgrade:protontorpedoes>ship:2")
	g.Pick(ask.ModifyAttackDice, "pilot/captainjonus@ship:3")
	if d := g.Decision(ask.ChooseDice); d.Min != 1 || d.Max != 2 {
		t.Errorf("%d to %d dice, want 1 to 2", d.Min, d.Max)
	}
}

func TestTenNumb(t *testing.T) {
	g := duel(t, func(s *xwing.State) { faces(s, "ffb", "bbb") }, holding(redShip("tennumb", 400, 300, 0), board.Stress), blueShip("academypilot", 400, 500, 180))
	g.Pick(ask.ChooseAttack, "primary:0>ship:2")
	g.Pick(ask.ModifyAttackDice, "pilot/tennumb")
	want(t, "stress", g.Ship(1).Has(board.Stress), 0)
	want(t, "damage", hurt(g, 2), 2)
}

func TestSeynMarana(t *testing.T) {
	for dice, offered := range map[string]bool{"ch": true, "hh": false} {
		g := duel(t, func(s *xwing.State) { faces(s, dice, "bbb") }, redShip("seynmarana", 400, 300, 0), blueShip("jekporkins", 400, 500, 180))
		g.Pick(ask.ChooseAttack, "primary:0>ship:2")
		if g.Asks(ask.ModifyAttackDice) != offered {
			t.Errorf("%s: offered %v", dice, !offered)
		}
		if offered {
			g.Pick(ask.ModifyAttackDice, "pilot/seynmarana")
			want(t, "cards dealt past the shields", g.Ship(2).Facedown, 1)
			want(t, "shields", g.Ship(2).Shields.Active, 2)
		}
	}
}

func TestGinaMoonsong(t *testing.T) {
	for x, passes := range map[float64]bool{560: true, 800: false} {
		g := engage(t, nil, holding(redShip("ginamoonsong", 400, 300, 0), board.Stress), redShip("jekporkins", x, 300, 0), blueShip("academypilot", 400, 800, 180))
		if g.Asks(ask.ChooseShip) != passes {
			t.Errorf("a friend at %v: asked %v", x, !passes)
		}
		if passes {
			g.Pick(ask.ChooseShip, "ship:2")
			want(t, "hers", g.Ship(1).Has(board.Stress), 0)
			want(t, "the friend's", g.Ship(2).Has(board.Stress), 1)
		}
	}
}

func TestDutchVander(t *testing.T) {
	lock := func(ships ...xwing.ScenarioShip) *xwingtest.Game {
		g := fly(t, "2FB", nil, append(ships, blueShip("academypilot", 400, 560, 180))...)
		g.Pick(ask.ChooseAction, "lock")
		g.Pick(ask.ChooseLockTarget, "ship:"+string(rune('0'+len(ships)+1)))
		return g
	}
	g := lock(redShip("dutchvander", 400, 300, 0), redShip("jekporkins", 600, 300, 0))
	g.Pick(ask.UseAbility, "yes")
	g.Pick(ask.ChooseShip, "ship:2")
	if !g.Ship(2).HasLocked("ship:3") || !g.Ship(1).HasLocked("ship:3") {
		t.Error("want both to have locked it")
	}
	if lock(redShip("dutchvander", 400, 300, 0)).Asks(ask.UseAbility) {
		t.Error("asked without a friend")
	}
	// Of two locks it is the new one that the friend takes up.
	g = fly(t, "2FB", func(s *xwing.State) { s.View.Ships[0].Locks = []string{"ship:3"} },
		redShip("dutchvander", 400, 300, 0, "r3astromech"), redShip("jekporkins", 600, 300, 0),
		blueShip("academypilot", 400, 560, 180), blueShip("academypilot", 300, 560, 180))
	g.Pick(ask.ChooseAction, "lock")
	g.Pick(ask.ChooseLockTarget, "ship:4")
	g.Pick(ask.ChooseAbility, "pilot/dutchvander")
	g.Pick(ask.ChooseShip, "ship:2")
	if !g.Ship(2).HasLocked("ship:4") || g.Ship(2).HasLocked("ship:3") {
		t.Errorf("the friend has locked %v, want the ship just locked", g.Ship(2).Locks)
	}
}

func TestKadSolus(t *testing.T) {
	for code, focus := range map[string]int{"4KR": 2, "3FB": 0} {
		g := fly(t, code, nil, redShip("kadsolus", 400, 300, 0), blueShip("academypilot", 800, 800, 180))
		want(t, code+": focus", g.Ship(1).Has(board.Focus), focus)
	}
}

func TestSquadronActions(t *testing.T) {
	g := duel(t, func(s *xwing.State) { faces(s, "bbb", "bbb") }, holding(redShip("turrphennir", 400, 300, 0), board.Stress), blueShip("jekporkins", 400, 500, 180))
	g.Pick(ask.ChooseAttack, "primary:0>ship:2")
	if got := g.Legal(ask.ChooseAction); !slices.Contains(got, "boost") || !slices.Contains(got, "barrelroll") || slices.Contains(got, "evade") {
		t.Errorf("Turr Phennir may %v", got)
	}
	g = fly(t, "2FB", nil, redShip("sabinewren-tielnfighter", 400, 300, 0), blueShip("jekporkins", 800, 800, 180))
	if o := g.Decision(ask.ChooseAction); o.Prompt.Arg("source") == xwing.PerformActionStep || g.Ship(1).Dial.Revealed {
		t.Error("Sabine Wren acts before her dial is revealed")
	}
	g.Pick(ask.ChooseAction, "none")
	g.Pick(ask.ChooseAction, "barrelroll")
	g = fly(t, "2FB", nil, redShip("leevantenza", 400, 300, 0), blueShip("jekporkins", 800, 800, 180))
	g.Pick(ask.ChooseAction, "focus")
	if g.Asks(ask.ChooseAction) {
		t.Error("Leevan Tenza acts after a focus action")
	}
	g = fly(t, "2FB", nil, redShip("leevantenza", 400, 300, 0), blueShip("jekporkins", 800, 800, 180))
	g.Pick(ask.ChooseAction, "barrelroll")
	g.Until(ask.ChooseAction, nil)
	g.Pick(ask.ChooseAction, "evade")
	want(t, "stress", g.Ship(1).Has(board.Stress), 1)
	want(t, "evade", g.Ship(1).Has(board.Evade), 1)
}

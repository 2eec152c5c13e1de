package cards_test

import (
	"strings"
	"testing"

	"xwing/game"
	"xwing/game/xwing"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
	"xwing/game/xwing/gauge"
	"xwing/game/xwing/xwingtest"
)

// fights starts the Engagement Phase by the later list with ship 1 below and alone
// left to engage.
func fights(t *testing.T, change func(*xwing.State), ships ...xwing.ScenarioShip) *xwingtest.Game {
	t.Helper()
	return community(t, board.Engagement, firstAlone(change), ships...)
}

// locks gives ship 1 a lock on ship 2.
func locks(s *xwing.State) { s.View.Ships[0].Locks = []string{"ship:2"} }

// turret points the turret of a ship.
func turret(id board.ShipID, arc gauge.Arc) func(*xwing.State) {
	return func(s *xwing.State) { s.View.Ship(id).Turret = []gauge.Arc{arc} }
}

func none(*xwing.State) {}

// TestShipAbilitiesCountDice asks how many dice are rolled.
func TestShipAbilitiesCountDice(t *testing.T) {
	for _, c := range []struct {
		name, attacker, upgrade, defender string
		y                                 float64 // of the defender; the attacker is at 300
		change                            func(*xwing.State)
		weapon                            string
		attack, defense                   int
	}{
		{"X20-ANA-006:torpedoes advancedtargetingcomputer", "tempestsquadronpilot", "ionmissiles", "academypilot", 500, locks, "upgrade:ionmissiles", 3, 3},
		{"X20-FAQ-033 X20-ANA-006:die advancedtargetingcomputer", "tempestsquadronpilot", "", "academypilot", 500, locks, "primary:0", 3, 3},
		{"advancedtargetingcomputer without a lock", "tempestsquadronpilot", "", "academypilot", 500, none, "primary:0", 2, 3},
		{"linkedbattery with a cannon", "starkillerbasepilot", "ioncannon", "academypilot", 500, none, "upgrade:ioncannon", 4, 3},
		{"linkedbattery without", "starkillerbasepilot", "ioncannon", "academypilot", 500, none, "primary:0", 4, 3},
		{"sensorblindspot near", "wildspacefringer", "", "academypilot", 400, turret(1, gauge.Front), "primary:0", 3, 3},
		{"sensorblindspot far", "wildspacefringer", "", "academypilot", 500, turret(1, gauge.Front), "primary:0", 4, 3},
		{"sensorblackout near", "leebo-swz103-lsl-rebelalliance", "", "academypilot", 400, turret(1, gauge.Front), "primary:0", 3, 3},
		{"sensorblackout in defense", "academypilot", "", "leebo-swz103-lsl-rebelalliance", 400, none, "primary:0", 3, 1},
		{"sensorblackout in defense, far", "academypilot", "", "leebo-swz103-lsl-rebelalliance", 500, none, "primary:0", 2, 2},
	} {
		t.Run(c.name, func(t *testing.T) {
			g := fights(t, c.change, redShip(c.attacker, 400, 300, 0, strings.Fields(c.upgrade)...), blueShip(c.defender, 400, c.y, 180))
			if c.upgrade == "ioncannon" && !g.Now().Rules().Enforced("upgrade/ioncannon") && c.weapon != "primary:0" {
				p := g.Now().PreviewAttack(1, c.weapon, 2)
				want(t, "attack dice", p.AttackDice, c.attack)
				return
			}
			g.Pick(ask.ChooseAttack, c.weapon+">ship:2")
			g.Until("", map[game.Kind][]string{})
			rolled := xwingtest.All[board.DiceRolled](g)
			want(t, "attack dice", len(rolled[0].Dice), c.attack)
			want(t, "defense dice", len(rolled[1].Dice), c.defense)
		})
	}
	t.Run("chissengineering", func(t *testing.T) {
		fed := func(change func(*xwing.State), y float64) *xwingtest.Game {
			g := fights(t, change, redShip("coloneljendon-battleoverendor", 400, 300, 0), blueShip("academypilot", 400, y, 180))
			g.Pick(ask.ChooseAttack, "primary:0>ship:2")
			return g
		}
		for answer, dice := range map[string]int{"yes": 4, "no": 3} {
			g := fed(none, 500)
			shields := g.Ship(1).Shields.Active
			g.Pick(ask.UseAbility, answer)
			want(t, "dice", len(xwingtest.All[board.DiceRolled](g)[0].Dice), dice)
			want(t, "shields spent", shields-g.Ship(1).Shields.Active, dice-3)
		}
		if fed(withTokens(board.Stress, 1), 500).Asks(ask.UseAbility) || fed(none, 400).Asks(ask.UseAbility) {
			t.Error("offered to a stressed ship, or to one that has the bonus")
		}
		g := community(t, board.Activation, withDial("3FB"), redShip("coloneljendon-battleoverendor", 400, 300, 0), afar())
		wantText(t, "after a fast maneuver", legal(g, ask.ChooseAction), "lock none")
	})
}

// TestShipAbilitiesModifyDice asks which modifications are offered, and what comes
// of them.
func TestShipAbilitiesModifyDice(t *testing.T) {
	t.Run("X20-FAQ-033 X20-FAQ-034 X20-ANA-006:change", func(t *testing.T) {
		g := attackAt(t, both(locks, loaded("hhb", "bbb")), redShip("tempestsquadronpilot", 400, 300, 0),
			blueShip("academypilot", 400, 500, 180))
		wantText(t, "first", legal(g, ask.ModifyAttackDice), "lock ship/advancedtargetingcomputer")
		g.Pick(ask.ModifyAttackDice, "ship/advancedtargetingcomputer")
		wantText(t, "then", legal(g, ask.ModifyAttackDice), "lock done")
		wantText(t, "dice", diceOf(g, board.AttackDice), "chb")
		g = attackAt(t, both(locks, loaded("hhbh", "bbb")), redShip("tempestsquadronpilot", 400, 300, 0),
			blueShip("academypilot", 400, 500, 180))
		g.Pick(ask.ModifyAttackDice, "lock")
		g.Pick(ask.ChooseDice, "die:2")
		if g.Asks(ask.ModifyAttackDice) {
			t.Errorf("with the lock spent it offers %s", legal(g, ask.ModifyAttackDice))
		}
	})
	t.Run("deadtorights", func(t *testing.T) {
		for x, allowed := range map[float64]bool{400: false, 450: true} {
			g := attackAt(t, both(loaded("hhhh", "bfbb"), func(s *xwing.State) {
				s.View.Ships[1].Tokens[board.Focus], s.View.Ships[1].Tokens[board.Evade] = 1, 1
			}), redShip("cartelexecutioner", 400, 300, 0), blueShip("academypilot", x, 500, 180))
			got := legal(g, ask.ModifyDefenseDice)
			if strings.Contains(got, "focus") != allowed || strings.Contains(got, "evade") != allowed {
				t.Errorf("at %v may use %q", x, got)
			}
		}
	})
	t.Run("networkedcalculations", func(t *testing.T) {
		for x, offered := range map[float64]bool{460: true, 600: false} {
			g := attackAt(t, both(loaded("fff", "bbb"), func(s *xwing.State) { s.View.Ships[2].Tokens[board.Calculate] = 1 }),
				redShip("separatistdrone", 400, 300, 0), blueShip("academypilot", 400, 500, 180), redShip("separatistdrone", x, 300, 0))
			if got := strings.Contains(legal(g, ask.ModifyAttackDice), "ship/networkedcalculations"); got != offered {
				t.Fatalf("friend at %v: offered %v", x, got)
			}
			if offered {
				g.Pick(ask.ModifyAttackDice, "ship/networkedcalculations")
				want(t, "the friend's calculates", g.Ship(3).Has(board.Calculate), 0)
			}
		}
		g := attackAt(t, both(loaded("hh", "fff"), func(s *xwing.State) {
			s.View.Ships[2].Tokens[board.Calculate], s.View.Ships[1].Tokens[board.Calculate] = 1, 1
		}), redShip("academypilot", 400, 300, 0), blueShip("separatistdrone", 400, 500, 180), blueShip("separatistdrone", 460, 500, 180))
		g.Pick(ask.ModifyDefenseDice, "ship/networkedcalculations")
		wantText(t, "who spends", legal(g, ask.ChooseShip), "ship:2 ship:3")
		g.Pick(ask.ChooseShip, "ship:3")
		wantText(t, "dice", diceOf(g, board.DefenseDice), "ef")
	})
	t.Run("networkedaim", func(t *testing.T) {
		g := attackAt(t, both(loaded("bbbh", "bbb"), func(s *xwing.State) { locks(s); s.View.Ships[2].Locks = []string{"ship:2"} }),
			redShip("baktoiddrone", 400, 300, 0), blueShip("academypilot", 400, 500, 180), redShip("baktoiddrone", 300, 300, 0))
		wantText(t, "offered", legal(g, ask.ModifyAttackDice), "ship/networkedaim done")
		if no := g.Refused(ask.ModifyAttackDice, "lock"); !strings.Contains(no, "ship/networkedaim") {
			t.Error(no)
		}
		g.Pick(ask.ModifyAttackDice, "ship/networkedaim")
		if d := g.Decision(ask.ChooseDice); d.Max != 2 {
			t.Errorf("up to %d dice, want 2", d.Max)
		}
	})
	t.Run("platedhull", func(t *testing.T) {
		for damaged, works := range map[bool]bool{false: true, true: false} {
			g := attackAt(t, both(loaded("cc", "b"), func(s *xwing.State) {
				if damaged {
					s.View.Ships[1].Faceup = []board.FaceupDamage{{Card: "structuraldamage", N: 1}}
				}
			}), redShip("academypilot", 400, 300, 0), blueShip("redsquadronbomber", 400, 500, 180))
			if got := legal(g, ask.ModifyAttackDice) == "ship/platedhull"; got != works {
				t.Errorf("damaged %v: %v", damaged, got)
			}
		}
	})
}

func TestShipAbilitiesOfSquads(t *testing.T) {
	t.Run("concordiafaceoff", func(t *testing.T) {
		for _, c := range []struct {
			y, heading float64
			works      bool
		}{{400, 180, true}, {400, 0, true}, {500, 180, false}} {
			g := attackAt(t, loaded("hhh", "bfbbb"), redShip("academypilot", 400, 300, 0),
				blueShip("skullsquadronpilot", 400, c.y, c.heading))
			if got := strings.Contains(legal(g, ask.ModifyDefenseDice), "ship/concordiafaceoff"); got != c.works {
				t.Fatalf("at %v: offered %v", c.y, got)
			}
			if c.works {
				g.Pick(ask.ModifyDefenseDice, "ship/concordiafaceoff")
				g.Pick(ask.ChooseDice, "die:1")
				n := 0
				for _, e := range xwingtest.All[board.DiceModified](g) {
					if e.Dice[1].Face == board.EvadeResult {
						n++
					}
				}
				want(t, "changes", n, 1)
			}
		}
	})
	t.Run("bornforthis", func(t *testing.T) {
		for strain, offered := range map[int8]bool{0: true, 1: false} {
			g := attackAt(t, both(loaded("hhh", "ffb"), func(s *xwing.State) {
				s.View.Ships[2].Tokens[board.Focus], s.View.Ships[2].Tokens[board.Evade], s.View.Ships[2].Tokens[board.Strain] = 1, 1, strain
			}), redShip("academypilot", 400, 300, 0), blueShip("academypilot", 400, 500, 180), blueShip("klick-siegeofcoruscant", 460, 500, 180))
			got := legal(g, ask.ModifyDefenseDice)
			if strings.Contains(got, "focus@ship:3") != offered {
				t.Fatalf("strained %d: %q", strain, got)
			}
			if !offered {
				continue
			}
			g.Pick(ask.ModifyDefenseDice, "focus@ship:3")
			if s := g.Ship(3); s.Has(board.Focus) != 0 || s.Has(board.Strain) != 1 {
				t.Errorf("focus %d, strain %d", s.Has(board.Focus), s.Has(board.Strain))
			}
			if xwingtest.Has(g, func(e board.TokenLost) bool { return e.Spent && e.Token == board.Evade }) || g.Asks(ask.ModifyDefenseDice) {
				t.Error("a strained clone lends more")
			}
		}
	})
	t.Run("fireconvergence", func(t *testing.T) {
		for arc, offered := range map[gauge.Arc]bool{gauge.Front: true, gauge.Rear: false} {
			g := attackAt(t, both(loaded("bbbb", "bbb"), turret(3, arc)),
				redShip("academypilot", 400, 300, 0), blueShip("academypilot", 400, 500, 180), redShip("212thbattalionpilot", 440, 300, 0))
			got := legal(g, ask.ModifyAttackDice)
			if strings.Contains(got, "ship/fireconvergence@ship:3") != offered {
				t.Fatalf("turret %v: %q", arc, got)
			}
			if offered {
				before := g.Ship(3).Charges.Active
				g.Pick(ask.ModifyAttackDice, "ship/fireconvergence@ship:3")
				want(t, "charges spent", before-g.Ship(3).Charges.Active, 1)
			}
		}
	})
}

func TestShipAbilitiesAttack(t *testing.T) {
	t.Run("solo", func(t *testing.T) {
		for x, offered := range map[float64]bool{700: true, 440: false} {
			g := attackAt(t, both(loaded("bbb", "bbb"), func(s *xwing.State) {
				turret(1, gauge.Front)(s)
				s.View.Ships[0].Double = true
				s.View.Ships[0].Charges = board.Charges{Active: 2, Limit: 2}
			}),
				redShip("hansolo-battleofyavin", 400, 300, 0), blueShip("academypilot", 400, 500, 180), redShip("academypilot", x, 300, 0))
			if got := strings.Contains(legal(g, ask.ModifyAttackDice), "ship/solo"); got != offered {
				t.Errorf("friend at %v: offered %v", x, got)
			}
		}
	})
	t.Run("heavyweaponturret rotatingcannons", func(t *testing.T) {
		for ship, upgrade := range map[string]string{"omegasquadronexpert": "concussionmissiles", "onyxsquadronsentry": "ioncannon"} {
			for arc, inArc := range map[gauge.Arc]bool{gauge.Rear: true, gauge.Front: false} {
				g := fights(t, turret(1, arc), redShip(ship, 400, 500, 0, upgrade), blueShip("academypilot", 400, 300, 180))
				if p := g.Now().PreviewAttack(1, "upgrade:"+upgrade, 2); p.InArc != inArc {
					t.Errorf("%s with the turret at %v: in arc %v", ship, arc, p.InArc)
				}
			}
		}
		g := fights(t, none, redShip("bluesquadronrecruit", 400, 500, 0, "concussionmissiles"), blueShip("academypilot", 400, 300, 180))
		if w, _ := g.Now().Weapon(1, "upgrade:concussionmissiles"); w.IsTurret() {
			t.Error("the missiles of other ships turn, too")
		}
	})
	t.Run("devastatingbarrage", func(t *testing.T) {
		for x, crits := range map[float64]int{400: 1, 450: 0} {
			g := fights(t, both(locks, loaded("chbb", "eee")),
				redShip("newrepublicpatrol", 400, 300, 0, "wartimeloadout", "protontorpedoes"), blueShip("academypilot", x, 500, 180))
			g.Pick(ask.ChooseAttack, "upgrade:protontorpedoes>ship:2")
			g.Until("", map[game.Kind][]string{})
			e := xwingtest.All[board.ResultsNeutralized](g)
			if got := e[0].Hit; got != (crits > 0) {
				t.Errorf("at %v: hit %v", x, got)
			}
		}
	})
}

// attackAt begins an engagement in which the first ship attacks the second.
func attackAt(t *testing.T, change func(*xwing.State), ships ...xwing.ScenarioShip) *xwingtest.Game {
	t.Helper()
	g := fights(t, change, ships...)
	g.Pick(ask.ChooseAttack, "primary:0>ship:2")
	return g
}

// loaded is a change by which these dice come.
func loaded(attack, defense string) func(*xwing.State) {
	return func(s *xwing.State) { faces(s, attack, defense) }
}

// diceOf is the faces of a side's dice.
func diceOf(g *xwingtest.Game, side board.Side) string {
	letters := map[board.Face]string{board.Hit: "h", board.Crit: "c", board.FocusResult: "f", board.Blank: "b", board.EvadeResult: "e"}
	out := ""
	for _, d := range g.Now().View.Attack.Dice[side] {
		out += letters[d.Face]
	}
	return out
}

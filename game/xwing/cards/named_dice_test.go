package cards_test

import (
	"slices"
	"testing"

	"xwing/game"
	"xwing/game/xwing"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/xwingtest"
	"xwing/physics"
)

// rolled returns how many dice the last pool of a side had.
func rolled(g *xwingtest.Game, side board.Side) int {
	n := -1
	for _, e := range xwingtest.All[board.DiceRolled](g) {
		if e.Attack && e.Side == side {
			n = len(e.Dice)
		}
	}
	return n
}

// fight has ship 1 attack ship 2 with a weapon and lets nobody modify anything.
func fight(g *xwingtest.Game, weapon string, answers map[game.Kind][]string) {
	g.Pick(ask.ChooseAttack, weapon+">ship:2")
	if answers == nil {
		answers = map[game.Kind][]string{}
	}
	g.Until(ask.ChooseAttack, answers)
}

// turned points the turrets of a ship.
func turned(s xwing.ScenarioShip, arcs ...physics.Arc) xwing.ScenarioShip {
	s.Turret = arcs
	return s
}

func TestWedgeAntilles(t *testing.T) {
	for pilot, dice := range map[string]int{"wedgeantilles": 2, "jekporkins": 3} {
		g := duel(t, nil, redShip(pilot, 450, 300, 0), blueShip("academypilot", 450, 490, 180))
		fight(g, "primary:0", nil)
		want(t, "defense dice against "+pilot, rolled(g, board.DefenseDice), dice)
	}
	g := duel(t, nil, redShip("jekporkins", 450, 300, 0), blueShip("academypilot", 450, 490, 180), redShip("wedgeantilles", 600, 300, 0))
	fight(g, "primary:0", nil)
	want(t, "defense dice while Wedge looks on", rolled(g, board.DefenseDice), 3)
}

func TestKavil(t *testing.T) {
	attack := func(weapon string, arc physics.Arc, upgrades ...string) int {
		g := duel(t, func(s *xwing.State) { s.View.Ship(1).Locks = []string{"ship:2"} },
			turned(redShip("kavil", 450, 300, 0, upgrades...), arc), blueShip("academypilot", 450, 490, 180))
		fight(g, weapon, nil)
		return rolled(g, board.AttackDice)
	}
	want(t, "front arc", attack("primary:0", physics.Front), 2)
	t.Run("X20-FAQ-026", func(t *testing.T) {
		want(t, "turret turned forward", attack("upgrade:dorsalturret", physics.Front, "dorsalturret"), 3)
	})
	t.Run("X20-FAQ-027", func(t *testing.T) {
		// No declared weapon of a Y-wing asks for the bullseye: the declaration counts
		// the icon alone, shown by one made for this test.
		a := slices.IndexFunc(declared(), func(c *xwing.Card) bool { return c.ID == card("kavil") })
		query := declared()[a].Abilities[0]
		for arc, more := range bullseyeAndFront() {
			s := state(t, redShip("kavil", 450, 300, 0), blueShip("academypilot", 450, 490, 180))
			s.View.Attack = &board.Attack{Attacker: 1, Defender: 2, Weapon: board.Weapon{Arc: arc}}
			if got := query.If(&xwing.Table{State: s}, xwing.Moment{Ship: 1, Owner: 1, Other: 2}); got != more {
				t.Errorf("%v: one die more %v, want %v", arc, got, more)
			}
		}
	})
}

func TestFennRau(t *testing.T) {
	attack := func(red, blue string, y float64, answer string) *xwingtest.Game {
		g := duel(t, nil, redShip(red, 450, 300, 0), blueShip(blue, 450, y, 180))
		fight(g, "primary:0", map[game.Kind][]string{ask.UseAbility: {answer}})
		return g
	}
	want(t, "at range 1", rolled(attack("fennrau", "academypilot", 430, "yes"), board.AttackDice), 3+1+1)
	want(t, "declined", rolled(attack("fennrau", "academypilot", 430, "no"), board.AttackDice), 3+1)
	if g := attack("fennrau", "academypilot", 490, "yes"); did(g, "pilot/fennrau") || rolled(g, board.AttackDice) != 3 {
		t.Error("he rolls more at range 2")
	}
	g := attack("jekporkins", "fennrau", 430, "yes")
	want(t, "in defense at range 1", rolled(g, board.DefenseDice), 3+1)
	want(t, "his attacker", rolled(g, board.AttackDice), 3+1)
	if g := attack("jekporkins", "fennrau", 490, "yes"); did(g, "pilot/fennrau") {
		t.Error("he rolls more in defense at range 2")
	}
}

func TestGrandInquisitor(t *testing.T) {
	cluster := &xwing.Card{ID: catalog.Card(catalog.UpgradeCard, "clustermissiles"), Editions: []string{"2.0"}}
	attack := func(red, blue xwing.ScenarioShip, weapon string, force int) *xwingtest.Game {
		rules := xwingtest.Rules(t, append(declared(), cluster)...)
		g := xwingtest.Start(t, rules, xwing.Scenario{Phase: board.Engagement, Ships: []xwing.ScenarioShip{red, blue}}, func(s *xwing.State) {
			s.View.Ship(2).Engaged = true
			for i := range s.View.Ships {
				s.View.Ships[i].Locks = []string{s.View.Ships[1-i].ID.Piece()}
				if s.View.Ships[i].Pilot == "grandinquisitor" {
					s.View.Ships[i].Force.Active = force
				}
			}
		})
		fight(g, weapon, map[game.Kind][]string{ask.UseAbility: {"yes"}})
		return g
	}
	enemy, him := "jekporkins", "grandinquisitor"
	for name, c := range map[string]struct {
		y      float64
		force  int
		dice   int
		spends bool
	}{"range 1": {430, 1, 3, false}, "range 2": {490, 1, 3, true}, "range 3": {590, 2, 3, true}, "range 2 without Force": {490, 0, 2, false}} {
		g := attack(blueShip(him, 450, 300, 0), redShip(enemy, 450, c.y, 180), "primary:0", c.force)
		want(t, name+": attack dice", rolled(g, board.AttackDice), c.dice)
		if spent := xwingtest.Has(g, func(e board.ChargesChanged) bool { return e.Spent > 0 }); spent != c.spends {
			t.Errorf("%s: Force spent %v, want %v", name, spent, c.spends)
		}
	}
	g := attack(redShip(enemy, 450, 300, 0), blueShip(him, 450, 430, 180), "primary:0", 1)
	want(t, "attacked at range 1", rolled(g, board.AttackDice), 3)
	g = attack(redShip(enemy, 450, 300, 0), blueShip(him, 450, 490, 180), "primary:0", 1)
	if did(g, "pilot/grandinquisitor") {
		t.Error("attacked at range 2 there is no bonus to deny")
	}
	t.Run("X20-FAQ-040", func(t *testing.T) {
		g := attack(redShip(enemy, 450, 300, 0, "clustermissiles"), blueShip(him, 450, 430, 180), "upgrade:clustermissiles", 2)
		if did(g, "pilot/grandinquisitor") || rolled(g, board.AttackDice) != 3 {
			t.Errorf("missiles at range 1: %d dice, used %v", rolled(g, board.AttackDice), did(g, "pilot/grandinquisitor"))
		}
		g = attack(blueShip(him, 450, 300, 0, "protontorpedoes"), redShip(enemy, 450, 490, 180), "upgrade:protontorpedoes", 2)
		if did(g, "pilot/grandinquisitor") || rolled(g, board.AttackDice) != 4 {
			t.Errorf("his torpedoes: %d dice, used %v", rolled(g, board.AttackDice), did(g, "pilot/grandinquisitor"))
		}
	})
}

func TestHanSoloAmongScum(t *testing.T) {
	attack := func(rockY float64, red, blue xwing.ScenarioShip, answer string, ignores bool) *xwingtest.Game {
		all := declared()
		if ignores {
			all = append(all, &xwing.Card{ID: card("academypilot"), Editions: []string{"2.0"}, Abilities: []xwing.Ability{
				{Query: xwing.IgnoringObstacles, If: func(_ *xwing.Table, m xwing.Moment) bool { return m.Ship == 1 }, By: func(*xwing.Table, xwing.Moment) int { return 1 }}}})
		}
		g := xwingtest.Start(t, xwingtest.Rules(t, all...), xwing.Scenario{Phase: board.Engagement, Ships: []xwing.ScenarioShip{red, blue},
			Obstacles: []xwing.ScenarioObstacle{{XWS: "coreasteroid2", Pose: physics.PoseAt(450, rockY, 0)}}}, func(s *xwing.State) { s.View.Ship(2).Engaged = true })
		fight(g, "primary:0", map[game.Kind][]string{ask.UseAbility: {answer}})
		return g
	}
	han := turned(redShip("hansolo", 450, 250, 0), physics.Front)
	target := blueShip("academypilot", 450, 530, 180)
	for name, g := range map[string]*xwingtest.Game{"obstructed": attack(390, han, target, "yes", false), "ignored": attack(390, han, target, "yes", true)} {
		t.Run("X20-FAQ-014 "+name, func(t *testing.T) { want(t, "attack dice", rolled(g, board.AttackDice), 2+1) })
	}
	want(t, "declined", rolled(attack(390, han, target, "no", false), board.AttackDice), 2)
	if g := attack(800, han, target, "yes", false); did(g, "pilot/hansolo") {
		t.Error("he rolls more in the open")
	}
	g := attack(390, redShip("jekporkins", 450, 250, 0), turned(blueShip("hansolo", 450, 530, 180), physics.Front), "yes", false)
	want(t, "in defense", rolled(g, board.DefenseDice), 1+1+1+1) // agility, range 3, obstruction, Han
}

func TestHanSoloOfTheRebels(t *testing.T) {
	const falcon = "hansolo-modifiedyt1300lightfreighter"
	start := func(rockY float64, more ...*xwing.Card) *xwingtest.Game {
		var upgrades []string
		for _, c := range more {
			upgrades = append(upgrades, c.ID.XWS)
		}
		cards := append(slices.DeleteFunc(declared(), func(c *xwing.Card) bool { return slices.Contains(upgrades, c.ID.XWS) }), more...)
		g := xwingtest.Start(t, xwingtest.Rules(t, cards...), xwing.Scenario{Phase: board.Engagement,
			Ships:     []xwing.ScenarioShip{turned(redShip(falcon, 450, 250, 0, upgrades...), physics.Front, physics.Rear), blueShip("academypilot", 450, 420, 180)},
			Obstacles: []xwing.ScenarioObstacle{{XWS: "coreasteroid2", Pose: physics.PoseAt(450, rockY, 0)}}},
			func(s *xwing.State) {
				s.View.Ship(2).Engaged = true
				s.View.Ship(1).Locks = []string{"ship:2"}
				faces(s, "bbb"+"bbh"+"hh"+"hcb", "eee")
			})
		g.Pick(ask.ChooseAttack, "primary:0>ship:2")
		return g
	}
	g := start(120)
	g.Pick(ask.UseAbility, "yes")
	want(t, "hits of the second throw", hits(g), 1)
	if g.Asks(ask.UseAbility) {
		t.Error("his own throw lets him throw again")
	}
	t.Run("RULINGS-42", func(t *testing.T) {
		g.Pick(ask.ModifyAttackDice, "lock")
		g.Pick(ask.ChooseDice, "die:0", "die:1")
		if g.Asks(ask.UseAbility) {
			t.Error("a reroll lets him throw again")
		}
	})
	t.Run("X20-FAQ-022", func(t *testing.T) { // what follows the roll, too, has rerolled them first
		g := start(120, &xwing.Card{ID: catalog.Card(catalog.UpgradeCard, "shieldupgrade"), Editions: []string{"2.0"},
			Abilities: []xwing.Ability{{When: xwing.AfterRolling, May: true,
				Do: func(t *xwing.Table, _ xwing.Moment) { t.RerollDice(board.AttackDice, []int{0, 1, 2}) }}}})
		g.Pick(ask.ChooseAbility, "upgrade/shieldupgrade")
		g.Pick(ask.UseAbility, "yes")
		if !xwingtest.Has(g, func(e board.DiceModified) bool { return e.How == "pilot/"+falcon && e.Dice[0].Rerolled }) {
			t.Error("he did not throw the rerolled dice")
		}
	})
	t.Run("X20-FAQ-022 before a reroll", func(t *testing.T) {
		g := start(120)
		g.Pick(ask.UseAbility, "yes")
		if o, _ := g.Option(ask.ModifyAttackDice, "lock"); !o.Legal() {
			t.Error("his throw counts as the reroll of the dice")
		}
	})
	if g := start(800); g.Asks(ask.UseAbility) {
		t.Error("he throws again far from any obstacle")
	}
	// Any roll of his ship's: here that of an asteroid.
	g = fly(t, "1FB", func(s *xwing.State) {
		s.View.Obstacles = append(s.View.Obstacles, board.Obstacle{ID: 1, XWS: "coreasteroid2", Type: catalog.Asteroid, Pose: physics.PoseAt(450, 340, 0)})
		faces(s, "hb", "")
	}, turned(redShip(falcon, 450, 250, 0), physics.Front, physics.Rear), blueShip("academypilot", 450, 800, 180))
	g.Pick(ask.UseAbility, "yes")
	want(t, "damage of the rock", hurt(g, 1), 0)
}

// hits counts the hits and crits in the attack's pool.
func hits(g *xwingtest.Game) int {
	n := 0
	for _, d := range g.Now().View.Attack.Dice[board.AttackDice] {
		if d.Face == board.Hit || d.Face == board.Crit {
			n++
		}
	}
	return n
}

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
		defend := func(change func(*xwing.State)) *xwingtest.Game {
			g := duel(t, func(s *xwing.State) {
				faces(s, "hhh", "b")
				if change != nil {
					change(s)
				}
			}, redShip("jekporkins", 450, 300, 0), blueShip("captainferoph", 450, 490, 180))
			g.Pick(ask.ChooseAttack, "primary:0>ship:2")
			return g
		}
		g := defend(nil)
		g.Pick(ask.ModifyDefenseDice, "pilot/captainferoph")
		if !xwingtest.Has(g, func(e board.DiceModified) bool { return e.Dice[0].Face == board.EvadeResult }) {
			t.Error("no die became an evade")
		}
		if g := defend(green(1)); g.Asks(ask.ModifyDefenseDice) {
			t.Error("the attacker has a green token")
		}
	})
}

func TestNorraWexley(t *testing.T) {
	defend := func(pilot string, y float64, more ...xwing.ScenarioShip) *xwingtest.Game {
		g := duel(t, func(s *xwing.State) { faces(s, "hhhh", "bbbb") },
			blueShip("blacksquadronace", 450, 300, 0), redShip(pilot, 450, y, 180), more...)
		g.Pick(ask.ChooseAttack, "primary:0>ship:2")
		return g
	}
	t.Run("X20-ERR-016", func(t *testing.T) {
		for _, pilot := range []string{"norrawexley", "norrawexley-btla4ywing"} {
			g := defend(pilot, 430)
			g.Refused(ask.ModifyDefenseDice, "done")
			g.Pick(ask.ModifyDefenseDice, "pilot/"+pilot)
			want(t, "damage", hurt(g, 2), 4-1-1) // 2 + 1 attack dice, one evaded
		}
	})
	t.Run("X20-ERR-016 whoever is near", func(t *testing.T) {
		if g := defend("norrawexley", 490); g.Asks(ask.ModifyDefenseDice) {
			t.Error("no enemy is near")
		}
		if g := defend("norrawexley", 490, blueShip("academypilot", 520, 520, 0)); !g.Asks(ask.ModifyDefenseDice) {
			t.Error("another enemy is near than the attacker")
		}
	})
}

func TestDreaRenthal(t *testing.T) {
	attack := func(pilot, target string, drea xwing.ScenarioShip) *xwingtest.Game {
		g := duel(t, func(s *xwing.State) { faces(s, "bbb", "") }, redShip(pilot, 450, 300, 0), blueShip(target, 450, 490, 180), drea)
		g.Pick(ask.ChooseAttack, "primary:0>ship:2")
		return g
	}
	drea := redShip("drearenthal", 550, 300, 0)
	g := attack("academypilot", "jekporkins", drea)
	g.Pick(ask.ModifyAttackDice, "pilot/drearenthal@ship:3")
	g.Pick(ask.ChooseDice, "die:0")
	if !xwingtest.Has(g, func(e board.DiceModified) bool { return e.Dice[0].Rerolled }) {
		t.Error("no die was rerolled")
	}
	if g := attack("idenversio", "jekporkins", drea); g.Asks(ask.ModifyAttackDice) {
		t.Error("limited ships reroll")
	}
	if g := attack("academypilot", "jekporkins", redShip("drearenthal", 550, 300, 180)); g.Asks(ask.ModifyAttackDice) {
		t.Error("the defender is not in her arc")
	}
	t.Run("X20-FAQ-007", func(t *testing.T) {
		// Her dorsal turret reaches range 2, its arc range 3.
		turret := turned(redShip("drearenthal", 720, 490, 0, "dorsalturret"), physics.Left)
		if g := attack("academypilot", "jekporkins", turret); !g.Asks(ask.ModifyAttackDice) {
			t.Error("a ship at range 3 in her turret arc")
		}
		if g := attack("academypilot", "jekporkins", turned(turret, physics.Right)); g.Asks(ask.ModifyAttackDice) {
			t.Error("a ship outside her turret arc")
		}
	})
}

func TestSawGerrera(t *testing.T) {
	attack := func(damage int, x float64) *xwingtest.Game {
		g := duel(t, func(s *xwing.State) {
			s.View.Ship(1).Facedown = damage
			faces(s, "bbb", "")
		}, redShip("redsquadronveteran", 450, 300, 0), blueShip("academypilot", 450, 490, 180), redShip("sawgerrera", x, 300, 0))
		g.Pick(ask.ChooseAttack, "primary:0>ship:2")
		return g
	}
	g := attack(1, 600)
	g.Pick(ask.ModifyAttackDice, "pilot/sawgerrera@ship:3")
	if !g.Asks(ask.ChooseDice) {
		t.Error("no die to choose")
	}
	for what, g := range map[string]*xwingtest.Game{"undamaged": attack(0, 600), "beyond range 3": attack(1, 850)} {
		if g.Asks(ask.ModifyAttackDice) {
			t.Errorf("%s: it rerolls", what)
		}
	}
}

func TestBobaFett(t *testing.T) {
	attack := func(y float64, more ...xwing.ScenarioShip) *xwingtest.Game {
		g := duel(t, func(s *xwing.State) { faces(s, "bbbb", "") }, redShip("bobafett", 450, 300, 0), blueShip("academypilot", 450, y, 180), more...)
		g.Pick(ask.ChooseAttack, "primary:0>ship:2")
		return g
	}
	g := attack(430, blueShip("academypilot", 520, 300, 0))
	g.Pick(ask.ModifyAttackDice, "pilot/bobafett")
	if d := g.Decision(ask.ChooseDice); d.Min != 1 || d.Max != 2 {
		t.Errorf("%d to %d dice, want 1 to 2 for two enemies", d.Min, d.Max)
	}
	if g := attack(490); g.Asks(ask.ModifyAttackDice) {
		t.Error("no enemy is near")
	}
	g = duel(t, func(s *xwing.State) { faces(s, "hhhh", "bb") }, redShip("jekporkins", 450, 300, 0), blueShip("bobafett", 450, 430, 180))
	g.Pick(ask.ChooseAttack, "primary:0>ship:2")
	g.Pick(ask.ModifyDefenseDice, "pilot/bobafett")
	g.Pick(ask.ChooseDice, "die:1")
	want(t, "rerolled defense dice", len(xwingtest.All[board.DiceModified](g)), 1)
}

func TestMagvaYarro(t *testing.T) {
	attack := func(x float64) *xwingtest.Game {
		g := duel(t, func(s *xwing.State) {
			s.View.Ship(1).Locks = []string{"ship:2"}
			faces(s, "bbb"+"b", "")
		}, blueShip("blacksquadronace", 450, 300, 0, "predator"), redShip("jekporkins", 450, 430, 180), redShip("magvayarro", x, 430, 180))
		g.Pick(ask.ChooseAttack, "primary:0>ship:2")
		return g
	}
	g := attack(600)
	g.Pick(ask.ModifyAttackDice, "lock")
	if d := g.Decision(ask.ChooseDice); d.Max != 1 {
		t.Errorf("%d dice may be rerolled, want 1", d.Max)
	}
	g.Pick(ask.ChooseDice, "die:0")
	if g.Asks(ask.ModifyAttackDice) {
		t.Errorf("he rerolls a second die by %v", g.Legal(ask.ModifyAttackDice))
	}
	g = attack(750)
	g.Pick(ask.ModifyAttackDice, "lock")
	if d := g.Decision(ask.ChooseDice); d.Max != 3 {
		t.Errorf("beyond range 2: %d dice, want 3", d.Max)
	}
}

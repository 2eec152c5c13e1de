package xwing_test

import (
	"slices"
	"testing"

	"xwing/game"
	"xwing/game/xwing"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/gauge"
	"xwing/game/xwing/xwingtest"
	"xwing/physics"
)

func TestAbilitiesOfCards(t *testing.T) {

	t.Run("X20-CRD-001:pilot", func(t *testing.T) {
		// Two ships with the same pilot card: each ability speaks of its own ship.
		cards := []*xwing.Card{testCard(catalog.PilotCard, "academypilot", follows(board.Evade, nothing)),
			testCard(catalog.PilotCard, "lukeskywalker", acts(func(t *xwing.Table, _ xwing.Moment) { t.GainTokens(3, board.Evade, 1) }))}
		ships := append(apart("lukeskywalker", "academypilot"), xwingtest.Ship(game.Blue, "academypilot", 600, 800, 180))
		wantUsed(t, fight(t, game.Red, cards, nil, ships...), "pilot/lukeskywalker 1", "pilot/academypilot 3")
	})
	t.Run("X20-CRD-002:upgrade,damage,condition agility", func(t *testing.T) {
		// Each card makes the ship that holds it, and no other, harder to hit.
		harder := xwing.Ability{Query: xwing.AgilityValue, If: func(_ *xwing.Table, m xwing.Moment) bool { return m.Ship == m.Owner },
			By: func(*xwing.Table, xwing.Moment) int { return 1 }}
		cards := []*xwing.Card{testCard(catalog.UpgradeCard, "elusive", harder), testCard(catalog.DamageKind, "consolefire", harder),
			testCard(catalog.ConditionCard, "hunted", harder)}
		holds := []func(*board.Ship){
			func(s *board.Ship) { s.Upgrades = []board.Upgrade{{XWS: "elusive"}} },
			func(s *board.Ship) { s.Faceup = []board.FaceupDamage{{Card: "consolefire", N: 1}} },
			func(s *board.Ship) { s.Conditions = []board.Condition{{Card: "hunted"}} },
		}
		for i, hold := range holds {
			s := fight(t, game.Red, cards, func(s *xwing.State) { hold(s.View.Ship(1)) }, apart("lukeskywalker", "lukeskywalker")...).Now()
			if one, two := xwing.AgilityOf(s, 1), xwing.AgilityOf(s, 2); one != two+1 {
				t.Errorf("card %d: agility %d of the ship that holds it, %d of the other", i, one, two)
			}
		}
	})
	t.Run("X20-CRD-002:upgrade,damage", func(t *testing.T) {
		engages := xwing.Ability{When: xwing.BeforeEngaging, Do: nothing}
		cards := []*xwing.Card{testCard(catalog.UpgradeCard, "elusive", engages), testCard(catalog.DamageKind, "consolefire", engages)}
		ships := append(apart("lukeskywalker", "idenversio"), xwingtest.Ship(game.Red, "jekporkins", 300, 100, 0))
		ships[0].Upgrades = []string{"elusive"}
		g := fight(t, game.Red, cards, func(s *xwing.State) {
			s.View.Ships[1].Faceup = []board.FaceupDamage{{Card: "consolefire", N: 1}}
		}, ships...)
		g.Until(ask.SetDials, nil)
		wantUsed(t, g, "upgrade/elusive 1", "damage/consolefire 2")
	})
	t.Run("X20-CRD-001:pilot,ship agility", func(t *testing.T) {
		// Two ships of one type and pilot: the card of either speaks of that ship alone.
		for _, kind := range []catalog.Kind{catalog.PilotCard, catalog.ShipAbility} {
			xws := map[catalog.Kind]string{catalog.PilotCard: "phoenixsquadronpilot", catalog.ShipAbility: "vectoredthrusters"}[kind]
			moved := testCard(kind, xws, xwing.Ability{Query: xwing.AgilityValue, By: func(*xwing.Table, xwing.Moment) int { return 1 },
				If: func(t *xwing.Table, m xwing.Moment) bool { return m.Ship == m.Owner && t.Ship(m.Owner).Stressed() }})
			s := fight(t, game.Red, []*xwing.Card{moved}, func(s *xwing.State) { s.View.Ship(2).Tokens[board.Stress] = 1 },
				apart("phoenixsquadronpilot", "phoenixsquadronpilot")...).Now()
			if one, two := xwing.AgilityOf(s, 1), xwing.AgilityOf(s, 2); two != one+1 {
				t.Errorf("%s: agility %d, of the stressed one %d, want 1 more", kind, one, two)
			}
			s = fight(t, game.Red, []*xwing.Card{moved}, func(s *xwing.State) { s.View.Ship(1).Tokens[board.Stress] = 1 },
				apart("phoenixsquadronpilot", "academypilot")...).Now()
			if one, two := xwing.AgilityOf(s, 1), xwing.AgilityOf(s, 2); one != 4 || two != 3 {
				t.Errorf("%s: agility %d, of a ship without the card %d, want 4 and 3", kind, one, two)
			}
		}
	})
	t.Run("X20-CRD-003:ship", func(t *testing.T) {
		var you []board.ShipID
		cards := []*xwing.Card{testCard(catalog.PilotCard, "idenversio", acts(func(_ *xwing.Table, m xwing.Moment) { you = append(you, m.Owner, m.Ship) }))}
		fight(t, game.Red, cards, nil, apart("lukeskywalker", "idenversio")...)
		if !slices.Equal(you, []board.ShipID{2, 0}) {
			t.Errorf("you, and the ship that the moment is about = %v, want ship 2, and none", you)
		}
	})
}

func TestCardSaysMay(t *testing.T) {
	optional := acts(nothing)
	optional.May = true
	t.Run("X20-ABL-002:action,attack", func(t *testing.T) {
		// Nobody has to use what bears a header.
		action := upgradeCard("elusive", xwing.Ability{When: xwing.AsAction, Do: nothing})
		g := activate(t, []*xwing.Card{action}, "2FB", nil, xwingtest.Ship(game.Red, "lukeskywalker", 100, 100, 0, "elusive"), apart("", "idenversio")[1])
		g.Pick(ask.ChooseAction, "none")
		wantUsed(t, g)
		g = duel{gap: 160, upgrades: []string{"protontorpedoes"}, cards: []*xwing.Card{torpedoes(0, 1)}}.start(t)
		eq(t, "the attack that the card offers", refusal(g, ask.ChooseAttack, fireTorpedoes), "")
		g.Pick(ask.ChooseAttack, "none")
		eq(t, "attacks", len(xwingtest.All[board.AttackDeclared](g)), 0)
	})
	t.Run("X20-CRD-004 X20-ABL-002:may,must", func(t *testing.T) {
		costly := optional
		costly.Cost = xwing.Cost{Force: 1, Gain: board.Stress, GainN: 1}
		g := fight(t, game.Red, []*xwing.Card{testCard(catalog.PilotCard, "lukeskywalker", costly)}, nil, apart("lukeskywalker", "idenversio")...)
		if d := g.Decision(ask.UseAbility); d.Seat != game.Red {
			t.Errorf("seat %d is asked, want the controller", d.Seat)
		}
		g.Pick(ask.UseAbility, "no")
		if s := g.Ship(1); s.Force.Active != 2 || s.Stressed() {
			t.Errorf("declined: Force %d, stressed %v, want no cost", s.Force.Active, s.Stressed())
		}
		// What may stand in for something else leaves that as it is; a device may stay where it is.
		may := xwing.Ability{When: xwing.WouldGainToken, May: true, Do: nothing}
		g2 := fight(t, game.Red, []*xwing.Card{testCard(catalog.PilotCard, "lukeskywalker", may,
			acts(func(t *xwing.Table, m xwing.Moment) { t.GainTokens(m.Owner, board.Focus, 1) }))}, nil, apart("lukeskywalker", "idenversio")...)
		g2.Pick(ask.UseAbility, "no")
		if got := g2.Ship(1).Has(board.Focus); got != 1 {
			t.Errorf("%d focus tokens, want the one that nothing took the place of", got)
		}
		ahead := board.Way{Launch: true, Template: gauge.Template{Kind: gauge.Straight, Speed: 1}}
		drops := acts(nil)
		drops.May, drops.Place = true, &xwing.Placing{Device: "proximitymine", Ways: []board.Way{ahead}}
		g2 = fight(t, game.Red, []*xwing.Card{testCard(catalog.PilotCard, "lukeskywalker", drops), mineCard()}, nil, apart("lukeskywalker", "idenversio")...)
		g2.Pick(ask.ChooseDevicePlace, "none")
		g2 = fight(t, game.Red, []*xwing.Card{testCard(catalog.PilotCard, "lukeskywalker", optional, drops), mineCard()}, nil, apart("lukeskywalker", "idenversio")...)
		g2.Pick(ask.ChooseAbility, g2.Legal(ask.ChooseAbility)[1]) // the one that places it
		g2.Pick(ask.ChooseDevicePlace, "none")
		if len(g2.Now().View.Devices) > 0 {
			t.Error("a device was placed that its player did not want")
		}
		wantUsed(t, g)
		// Without "may" nobody is asked.
		g = fight(t, game.Red, []*xwing.Card{testCard(catalog.PilotCard, "lukeskywalker", acts(nothing))}, nil, apart("lukeskywalker", "idenversio")...)
		wantUsed(t, g, "pilot/lukeskywalker 1")
		// Nor where the ability stands in for something else.
		instead := xwing.Ability{When: xwing.WouldGainToken, Do: nothing}
		g = fight(t, game.Red, []*xwing.Card{testCard(catalog.PilotCard, "lukeskywalker", instead,
			acts(func(t *xwing.Table, m xwing.Moment) { t.GainTokens(m.Owner, board.Focus, 1) }))}, nil, apart("lukeskywalker", "idenversio")...)
		if g.Asks(ask.UseAbility) || g.Ship(1).Has(board.Focus) != 0 {
			t.Errorf("asked %v, focus tokens %d, want what happens instead unasked", g.Asks(ask.UseAbility), g.Ship(1).Has(board.Focus))
		}
	})
}

func TestCardSaysCan(t *testing.T) {
	t.Run("X20-CRD-005 X20-CRD-006:boost,roll", func(t *testing.T) {
		// An asteroid lies where a boost straight ahead ends.
		can := testCard(catalog.UpgradeCard, "elusive", xwing.Ability{Query: xwing.CrossingObstacles,
			By: func(*xwing.Table, xwing.Moment) int { return 1 }})
		boost := testCard(catalog.PilotCard, "lukeskywalker", acts(func(t *xwing.Table, m xwing.Moment) {
			t.PerformAction(m.Owner, xwing.ActionGrant{Source: m.Card, Only: []catalog.BarAction{{Type: catalog.Boost}}})
		}))
		for _, upgrades := range [][]string{nil, {"elusive"}} {
			g := xwingtest.Start(t, xwingtest.Rules(t, can, boost), xwing.Scenario{Phase: board.Engagement,
				Ships: []xwing.ScenarioShip{xwingtest.Ship(game.Red, "lukeskywalker", 400, 300, 0, upgrades...),
					xwingtest.Ship(game.Blue, "academypilot", 800, 850, 180)},
				Obstacles: []xwing.ScenarioObstacle{{XWS: "coreasteroid0", Pose: physics.PoseAt(400, 380, 0)}}}, nil)
			g.Pick(ask.ChooseAction, "boost")
			if !g.Asks(ask.ChooseBoost) {
				t.Fatalf("with %v nothing is asked about the boost: %s", upgrades, g.Kinds())
			}
			g.Pick(ask.ChooseBoost, "straight")
			if moved := g.Ship(1).Pose.Point().Y > 350; moved != (upgrades != nil) {
				t.Errorf("with %v the ship boosted %v", upgrades, moved)
			}
			if g.Asks(ask.UseAbility) {
				t.Error("\"can\" is asked about")
			}
			// The same for a barrel roll over an asteroid and onto it.
			rolls := testCard(catalog.PilotCard, "lukeskywalker", acts(func(t *xwing.Table, m xwing.Moment) { t.BarrelRoll(m.Owner) }))
			g = xwingtest.Start(t, xwingtest.Rules(t, can, rolls), xwing.Scenario{Phase: board.Engagement,
				Ships: []xwing.ScenarioShip{xwingtest.Ship(game.Red, "lukeskywalker", 400, 300, 0, upgrades...),
					xwingtest.Ship(game.Blue, "academypilot", 800, 850, 180)},
				Obstacles: []xwing.ScenarioObstacle{{XWS: "coreasteroid0", Pose: physics.PoseAt(460, 300, 0)}}}, nil)
			if _, ok := g.Option(ask.ChooseBarrelRoll, "right/middle"); ok != (upgrades != nil) {
				t.Errorf("with %v the roll over the asteroid is offered %v", upgrades, ok)
			}
			// And for a boost over one that lies short of where it ends.
			short := xwing.Scenario{Phase: board.Engagement, Ships: []xwing.ScenarioShip{xwingtest.Ship(game.Red, "lukeskywalker", 400, 300, 0, upgrades...),
				xwingtest.Ship(game.Blue, "academypilot", 800, 850, 180)},
				Obstacles: []xwing.ScenarioObstacle{{XWS: "core2asteroid0", Pose: physics.PoseAt(400, 300, 0)}}}
			_, hi := xwingtest.Start(t, xwingtest.Rules(t), short, nil).Now().ObstacleShape(1).Bounds()
			short.Obstacles[0].Pose = physics.PoseAt(400, 300+359-hi.Y, 0)
			g = xwingtest.Start(t, xwingtest.Rules(t, can, boost), short, nil)
			g.Pick(ask.ChooseAction, "boost")
			g.Pick(ask.ChooseBoost, "straight")
			if moved := g.Ship(1).Pose.Point().Y > 350; moved != (upgrades != nil) {
				t.Errorf("with %v the ship boosted over the asteroid %v", upgrades, moved)
			}
		}
	})
	t.Run("X20-CRD-011", func(t *testing.T) {
		for faces, want := range map[string]bool{"hhb": true, "ccb": true, "hcb": true, "hbb": false, "hfb": false} {
			wants := testCard(catalog.UpgradeCard, "elusive", xwing.Ability{When: xwing.ModifyingAttackDice, May: true, Do: nothing,
				If: func(t *xwing.Table, m xwing.Moment) bool {
					return m.Ship == m.Owner && t.Fight().CountResults(board.AttackDice, board.Hit, board.Crit) >= 2
				}})
			g := faceOff(t, []*xwing.Card{wants}, func(s *xwing.State) { load(s, board.AttackDice, faces) },
				xwingtest.Ship(0, "jekporkins", 0, 0, 0, "elusive"), xwingtest.Ship(0, "academypilot", 0, 0, 0))
			g.Pick(ask.ChooseAttack, "primary:0>ship:2")
			if got := g.Asks(ask.ModifyAttackDice); got != want {
				t.Errorf("results %s: offered %v, want %v", faces, got, want)
			}
		}
	})
}

func TestAbilityOutlastsCard(t *testing.T) {
	t.Run("X20-ABL-006", func(t *testing.T) {
		// Luke slows Iden down for the phase and is destroyed; she stays slow.
		slow := testCard(catalog.PilotCard, "lukeskywalker", acts(func(t *xwing.Table, m xwing.Moment) {
			t.SetInitiative(2, m.Card, 0, board.Engagement)
			t.SufferDamage(m.Owner, xwing.Damage{Hits: 9})
		}))
		ships := append(apart("lukeskywalker", "idenversio"), xwingtest.Ship(game.Red, "bluesquadronescort", 300, 100, 0))
		g := fight(t, game.Red, []*xwing.Card{slow}, nil, ships...)
		g.Until(ask.SetDials, nil)
		gone := indexOf(g, func(e board.ShipRemoved) bool { return e.Ship == 1 })
		other := indexOf(g, func(e board.ShipEngaged) bool { return e.Ship == 3 })
		engaged := indexOf(g, func(e board.ShipEngaged) bool { return e.Ship == 2 })
		if gone < 0 || other < gone || engaged < other {
			t.Errorf("Luke is removed at %d, initiative 2 engages at %d, Iden at %d, want her last: she has initiative 0", gone, other, engaged)
		}
		if now, printed := g.Now().Initiative(2), g.Ship(2).Initiative; now != printed {
			t.Errorf("in the next round she has initiative %d, want %d", now, printed)
		}
	})
	t.Run("X20-RFG-001", func(t *testing.T) {
		dies := testCard(catalog.PilotCard, "lukeskywalker", xwing.Ability{When: xwing.AfterRevealingDial,
			Do: func(t *xwing.Table, m xwing.Moment) { t.SufferDamage(m.Owner, xwing.Damage{Hits: 9}) }})
		ships := append(apart("lukeskywalker", "idenversio"), xwingtest.Ship(game.Red, "jekporkins", 300, 100, 0))
		ships[0].Tokens = map[board.Token]int{board.Focus: 1, board.Stress: 2}
		g := activate(t, []*xwing.Card{dies}, "2FB", func(s *xwing.State) {
			s.View.Ships[0].Locks, s.View.Ships[1].Locks = []string{"ship:2"}, []string{"ship:1"}
		}, ships...)
		if s := g.Ship(1); s.Where != board.Removed || s.Tokens != (board.Tokens{}) || len(s.Locks) != 0 {
			t.Errorf("the destroyed ship is %v with tokens %v and locks %v", s.Where, s.Tokens, s.Locks)
		}
		if g.Ship(2).HasLocked("ship:1") {
			t.Error("a lock on a ship that is gone stays")
		}
		// Its card, facedown now, does nothing more.
		dies.Abilities = append(dies.Abilities, xwing.Ability{When: xwing.EndOfActivation, If: always, Do: nothing})
		g = activate(t, []*xwing.Card{dies}, "2FB", nil, ships...)
		g.Until(ask.ChooseAttack, nil)
		wantUsed(t, g, "pilot/lukeskywalker 1")
	})
}

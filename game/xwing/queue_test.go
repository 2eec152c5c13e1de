package xwing_test

import (
	"fmt"
	"slices"
	"testing"

	"xwing/game"
	"xwing/game/xwing"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/xwingtest"
)

// used lists the abilities in the order in which they resolved, as "card of ship".
func used(g *xwingtest.Game) []string {
	var out []string
	for _, e := range xwingtest.All[board.AbilityUsed](g) {
		out = append(out, fmt.Sprintf("%s %d", e.Card, e.Ship))
	}
	return out
}

func wantUsed(t *testing.T, g *xwingtest.Game, want ...string) {
	t.Helper()
	if got := used(g); !slices.Equal(got, want) {
		t.Errorf("abilities resolved: %v, want %v", got, want)
	}
}

// gains is an ability of the start of the Engagement Phase that gives its ship a token.
func gains(k board.Token) xwing.Ability {
	return xwing.Ability{When: xwing.StartOfEngagement, If: always,
		Do: func(t *xwing.Table, m xwing.Moment) { t.GainTokens(m.Owner, k, 1) }}
}

// follows is an ability that follows the gain of a token by its own ship.
func follows(k board.Token, do func(t *xwing.Table, m xwing.Moment)) xwing.Ability {
	return xwing.Ability{When: xwing.AfterGainingToken, Do: do,
		If: func(_ *xwing.Table, m xwing.Moment) bool { return m.Ship == m.Owner && m.Token == k }}
}

func nothing(*xwing.Table, xwing.Moment) {}

// reversed returns the list from its end.
func reversed(list []string) []string {
	list = slices.Clone(list)
	slices.Reverse(list)
	return list
}

// fight starts an Engagement Phase with ships far apart, so that nobody attacks.
func fight(t *testing.T, first game.Seat, cards []*xwing.Card, change func(*xwing.State), ships ...xwing.ScenarioShip) *xwingtest.Game {
	t.Helper()
	return xwingtest.Start(t, xwingtest.Rules(t, cards...), xwing.Scenario{Phase: board.Engagement, First: first, Ships: ships}, change)
}

func apart(red, blue string) []xwing.ScenarioShip {
	return []xwing.ScenarioShip{xwingtest.Ship(game.Red, red, 100, 100, 0), xwingtest.Ship(game.Blue, blue, 800, 800, 180)}
}

func TestAbilityQueue(t *testing.T) {
	three := []xwing.ScenarioShip{
		xwingtest.Ship(game.Red, "lukeskywalker", 100, 100, 0), xwingtest.Ship(game.Red, "jekporkins", 300, 100, 0),
		xwingtest.Ship(game.Blue, "idenversio", 800, 800, 180)}
	simple := []*xwing.Card{testCard(catalog.PilotCard, "lukeskywalker", gains(board.Evade)),
		testCard(catalog.PilotCard, "jekporkins", gains(board.Evade)), testCard(catalog.PilotCard, "idenversio", gains(board.Evade))}

	t.Run("X20-QUE-001 X20-QUE-002 X20-QUE-003", func(t *testing.T) {
		g := fight(t, game.Red, simple, nil, three...)
		g.Pick(ask.ChooseAbility, "pilot/jekporkins@ship:2")
		wantUsed(t, g, "pilot/jekporkins 2", "pilot/lukeskywalker 1", "pilot/idenversio 3")
	})
	t.Run("X20-QUE-004", func(t *testing.T) {
		g := fight(t, game.Blue, simple, nil, three...)
		g.Pick(ask.ChooseAbility, "pilot/lukeskywalker@ship:1")
		wantUsed(t, g, "pilot/idenversio 3", "pilot/lukeskywalker 1", "pilot/jekporkins 2")
	})
	t.Run("X20-QUE-004 X20-QUE-005", func(t *testing.T) {
		// Each picks among his own, the first player ahead of all that is the other's.
		ships := append(slices.Clone(three), xwingtest.Ship(game.Blue, "nightbeast", 700, 800, 180))
		g := fight(t, game.Blue, append(slices.Clone(simple), testCard(catalog.PilotCard, "nightbeast", gains(board.Evade))), nil, ships...)
		if d := g.Decision(ask.ChooseAbility); d.Seat != game.Blue || len(d.Options) != 2 {
			t.Fatalf("seat %d picks among %d, want Blue and 2", d.Seat, len(d.Options))
		}
		g.Pick(ask.ChooseAbility, "pilot/nightbeast@ship:4")
		wantUsed(t, g, "pilot/nightbeast 4", "pilot/idenversio 3")
		if d := g.Decision(ask.ChooseAbility); d.Seat != game.Red {
			t.Errorf("seat %d picks among Red's", d.Seat)
		}
		g.Pick(ask.ChooseAbility, "pilot/jekporkins@ship:2")
		wantUsed(t, g, "pilot/nightbeast 4", "pilot/idenversio 3", "pilot/jekporkins 2", "pilot/lukeskywalker 1")
	})
	t.Run("X20-QUE-006", func(t *testing.T) {
		// What Luke's ability triggers, on both sides, comes ahead of Jek's.
		cards := []*xwing.Card{
			testCard(catalog.PilotCard, "lukeskywalker", gains(board.Evade)), testCard(catalog.PilotCard, "jekporkins", gains(board.Evade)),
			testCard(catalog.UpgradeCard, "elusive", follows(board.Evade, nothing)),
			testCard(catalog.PilotCard, "idenversio", xwing.Ability{When: xwing.AfterGainingToken, Do: nothing,
				If: func(_ *xwing.Table, m xwing.Moment) bool { return m.Ship == 1 }})}
		ships := slices.Clone(three)
		ships[0].Upgrades = []string{"elusive"}
		g := fight(t, game.Red, cards, nil, ships...)
		g.Pick(ask.ChooseAbility, "pilot/lukeskywalker@ship:1")
		wantUsed(t, g, "pilot/lukeskywalker 1", "upgrade/elusive 1", "pilot/idenversio 3", "pilot/jekporkins 2")
	})
}

func TestQueueOfMoments(t *testing.T) {
	t.Run("X20-QUE-007 X20-TIM-005", func(t *testing.T) {
		// Each game effect, and an ability of the same moment: the effect's last event comes first.
		after := func(when xwing.Timing) xwing.Ability { return xwing.Ability{When: when, If: always, Do: nothing} }
		gain := func(k board.Token) xwing.Ability {
			return doing(xwing.BeforeActivating, func(t *xwing.Table, id board.ShipID) { t.GainTokensFrom(game.Blue, id, k, 1) })
		}
		bomb := testCard(catalog.DeviceKind, "protonbomb")
		bomb.Blast = &xwing.Blast{Reach: 1, Ship: func(*xwing.Table, xwing.Moment, []board.Face) {}}
		for what, c := range map[string]struct {
			abilities []xwing.Ability
			tokens    map[board.Token]int
			effect    string
		}{
			"jam":     {[]xwing.Ability{gain(board.Jam), follows(board.Jam, nothing)}, map[board.Token]int{board.Focus: 1}, "TokenLost"},
			"tractor": {[]xwing.Ability{gain(board.Tractor), follows(board.Tractor, nothing)}, nil, "ShipMoved"},
			"mine":    {[]xwing.Ability{{When: xwing.AfterManeuver, Do: nothing}}, nil, "DeviceDetonated"},
			"bomb":    {[]xwing.Ability{after(xwing.EndOfActivation)}, nil, "DeviceDetonated"},
		} {
			sc := ships(red(xwingT65, 400, 300, 0), blue(jedi, 800, 800, 180))
			sc.Ships[0].Tokens = c.tokens
			switch what {
			case "mine":
				sc = mined(sc, 400, 360)
			case "bomb":
				sc.Devices = []xwing.ScenarioDevice{{Seat: game.Blue, Kind: "protonbomb", Pose: poseAt(300, 400, 0)}}
			}
			g := fly(t, xwingtest.Rules(t, mineCard(), bomb, pilotCard(xwingT65, c.abilities...)), sc, codes{1: "2FB"}, nil)
			g.Until(ask.ChooseAttack, map[game.Kind][]string{ask.ChooseTractorMove: {"boost-straight"}})
			var got []string
			for _, e := range g.Events {
				if kind := game.EventKind(e); kind == c.effect || kind == "AbilityUsed" {
					got = append(got, kind)
				}
			}
			effect, last := slices.Index(got, c.effect), len(got)-1-slices.Index(reversed(got), "AbilityUsed")
			if effect < 0 || effect > last || slices.Contains(got[:effect], "AbilityUsed") != (len(c.abilities) > 1) {
				t.Errorf("%s: %v, want its effect ahead of the ability that follows", what, got)
			}
		}
		for what, c := range map[string]struct {
			when xwing.Timing
			give func(*xwing.State)
		}{"strain": {xwing.AfterDefending, give(defender, board.Strain, 1)}, "deplete": {xwing.AfterAttacking, give(attacker, board.Deplete, 1)}} {
			g := duel{attack: "bbbb", change: c.give, cards: []*xwing.Card{card("pilot/"+tiePilot, after(c.when))}}.start(t)
			g.Pick(ask.ChooseAttack, shoot)
			if got := order(g, "TokenLost", "AbilityUsed"); len(got) < 2 || got[0] != "TokenLost" {
				t.Errorf("%s: %v, want the token gone ahead of the ability", what, got)
			}
		}
	})
}

func TestQueueAddedTo(t *testing.T) {
	t.Run("X20-QUE-007 X20-QUE-008", func(t *testing.T) {
		redRoll := xwing.ActionGrant{Source: "pilot/nightbeast", Only: []catalog.BarAction{{Type: catalog.BarrelRoll, Difficulty: catalog.Red}}}
		stressed := -1
		cards := []*xwing.Card{testCard(catalog.PilotCard, "nightbeast",
			xwing.Ability{When: xwing.StartOfEngagement, If: always,
				Do: func(t *xwing.Table, m xwing.Moment) { t.PerformAction(m.Owner, redRoll) }},
			xwing.Ability{When: xwing.AfterAction,
				Do: func(t *xwing.Table, m xwing.Moment) { stressed = t.Ship(m.Owner).Has(board.Stress) }})}
		g := fight(t, game.Red, cards, nil, apart("nightbeast", "academypilot")...)
		g.Pick(ask.ChooseAction, "barrelroll")
		g.Until(ask.ChooseAttack, map[game.Kind][]string{ask.ChooseBarrelRoll: {"right/middle"}})
		if stressed != 1 {
			t.Errorf("after the red barrel roll the ability found %d stress tokens, want 1", stressed)
		}
	})
	t.Run("X20-QUE-009", func(t *testing.T) {
		spendsLast := xwing.Ability{When: xwing.StartOfEngagement, If: always, May: true, Cost: xwing.Cost{Force: 1}, Do: nothing}
		calm := xwing.Ability{When: xwing.StartOfEngagement, May: true, Do: nothing,
			If: func(t *xwing.Table, m xwing.Moment) bool { return !t.Ship(m.Owner).Stressed() }}
		stress := gains(board.Stress)
		cards := []*xwing.Card{testCard(catalog.PilotCard, "lukeskywalker", spendsLast),
			testCard(catalog.UpgradeCard, "elusive", spendsLast), testCard(catalog.UpgradeCard, "predator", stress),
			testCard(catalog.UpgradeCard, "outmaneuver", calm)}
		ships := apart("lukeskywalker", "academypilot")
		ships[0].Upgrades = []string{"elusive", "predator", "outmaneuver"}
		g := fight(t, game.Red, cards, func(s *xwing.State) { s.View.Ships[0].Force.Active = 1 }, ships...)
		g.Pick(ask.ChooseAbility, "pilot/lukeskywalker@ship:1")
		if got, want := g.Legal(ask.ChooseAbility), []string{"upgrade/predator@ship:1", "upgrade/outmaneuver@ship:1"}; !slices.Equal(got, want) {
			t.Errorf("with the Force spent offered %v, want %v", got, want)
		}
		g.Pick(ask.ChooseAbility, "upgrade/predator@ship:1")
		if g.Asks(ask.UseAbility) {
			t.Errorf("asked about %v, which cannot be carried out", g.Decision(ask.UseAbility).Prompt)
		}
		wantUsed(t, g, "pilot/lukeskywalker 1", "upgrade/predator 1")
		wantQueue(t, g)
	})
}

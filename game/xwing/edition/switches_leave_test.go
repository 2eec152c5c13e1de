package edition_test

import (
	"fmt"
	"strings"
	"testing"

	"xwing/game"
	"xwing/game/xwing"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
	"xwing/game/xwing/cards"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/gauge"
	"xwing/game/xwing/xwingtest"
	"xwing/physics"
)

// leavings are the switches of what leaves the table, and of what is left of it.
func leavings() []situation {
	return []situation{
		{field: "Overlap.MayDock", second: "on the table", flipped: "aboard", see: func(t *testing.T, e *xwing.Edition) string {
			g := carried(t, e, "2FB", "ship:2")
			if g.Ship(1).Docked != 2 {
				return "on the table"
			}
			return "aboard"
		}},
		{field: "Force.BySymbols", second: "1", flipped: "2", see: func(t *testing.T, e *xwing.Edition) string {
			g := xwingtest.Start(t, rules(t, e), xwing.Scenario{Phase: board.End, Ships: []xwing.ScenarioShip{red("lukeskywalker", 100, 100, 0), far}},
				func(s *xwing.State) { s.View.Ships[0].Force = board.Charges{Limit: 3, Recurring: 2} })
			g.Until(ask.SetDials, nil)
			return fmt.Sprint(g.Ship(1).Force.Active)
		}},
		{field: "Destroy.AfterQueue", second: "", flipped: "in play, then removed", see: lastWill},
		{field: "Destroy.FledConditions", second: "0", flipped: "1", see: func(t *testing.T, e *xwing.Edition) string {
			hurt := xwing.Ability{When: xwing.BeforeDestroyedRemoved,
				Do: func(t *xwing.Table, _ xwing.Moment) { t.SufferDamage(2, xwing.Damage{Hits: 1}) }}
			told := &xwing.Card{ID: catalog.Card(catalog.ConditionCard, "hunted"), Editions: both, Abilities: []xwing.Ability{hurt}}
			g := xwingtest.Start(t, rules(t, e, told, printed(tie, hurt)),
				xwing.Scenario{Phase: board.Planning, Ships: []xwing.ScenarioShip{red(tie, 400, 860, 0), far}},
				func(s *xwing.State) { s.View.Ships[0].Conditions = []board.Condition{{Card: "hunted"}} })
			g.Dials(map[board.ShipID]string{1: "2FB"})
			g.Until(ask.ChooseAction, nil)
			return fmt.Sprint(hurts(g, 2))
		}},
		{field: "DamageDeck.FromShips", second: "3 damage, 2 known, 0 in the deck", flipped: "3 damage, 1 known, 1 in the deck", see: lastCard},
		{field: "DamageDeck.OpenDiscard", second: "1 up, 2 down, 0 discarded, 0 seen by all", flipped: "0 up, 0 down, 3 discarded, 3 seen by all", see: discards},
		{field: "DamageDeck.Shown", second: "1 up, 0 down", flipped: "0 up, 1 down", see: turnedTwice},
		{field: "Devices.OrDecloak", second: "decloak done", flipped: "done", see: func(t *testing.T, e *xwing.Edition) string { return bombsCloaked(t, e) }},
		{field: "Devices.CardEach", second: "1 in play", flipped: "0 removed", see: func(t *testing.T, e *xwing.Edition) string {
			hurt := xwing.Ability{When: xwing.StartOfEngagement, If: of(1), Do: func(t *xwing.Table, _ xwing.Moment) { t.SufferDamage(3, xwing.Damage{Hits: 1, Crits: 1}) }}
			g := xwingtest.Start(t, rules(t, e, append(cards.All(), printed(tie, hurt))...), xwing.Scenario{Phase: board.Engagement, Ships: []xwing.ScenarioShip{red(tie, 400, 300, 0), far},
				Devices: []xwing.ScenarioDevice{{Seat: game.Blue, Kind: "sensorbuoy", Pose: physics.PoseAt(400, 480, 0)}}}, nil)
			return fmt.Sprint(g.Ship(3).Facedown, map[bool]string{true: " in play", false: " removed"}[g.Ship(3).Where == board.InPlay])
		}},
		{field: "Devices.SetsAtOnce", second: "choose-mined-ship", flipped: "choose-mined-ship order-devices", see: func(t *testing.T, e *xwing.Edition) string {
			return strings.Join(setOfMines(t, e), " ")
		}},
		{field: "Devices.RemotesFlee", second: "", flipped: "removed", see: func(t *testing.T, e *xwing.Edition) string {
			g := relocates(t, e, "drk1probedroid", physics.PoseAt(400, 60, 0))
			if o, _ := g.Option(ask.ChooseRelocation, "1:2F"); o.Refusal != nil {
				return ""
			}
			g.Pick(ask.ChooseRelocation, "1:2F")
			if g.Ship(2).Where != board.Removed || !xwingtest.Has[board.ShipFled](g, nil) {
				return "in play"
			}
			return "removed"
		}},
	}
}

// carried has ship 1 fly towards ship 2, 140 mm ahead, that can carry it, and answers so if it is asked whether it docks.
func carried(t *testing.T, e *xwing.Edition, dial, pick string, more ...xwing.ScenarioShip) *xwingtest.Game {
	carrier := &xwing.Card{ID: catalog.Card(catalog.PilotCard, "nightbeast"), Editions: both, Abilities: []xwing.Ability{{Query: xwing.Carrying,
		If: func(_ *xwing.Table, m xwing.Moment) bool { return m.Ship == 1 }, By: func(*xwing.Table, xwing.Moment) int { return 1 }}}}
	ships := append([]xwing.ScenarioShip{red(tie, 400, 300, 0), red("nightbeast", 400, 440, 0)}, more...)
	g := xwingtest.Start(t, rules(t, e, carrier), xwing.Scenario{Phase: board.Planning, Ships: append(ships, far)}, table{dice: [2]string{firstRed + "h"}}.load)
	g.Dials(map[board.ShipID]string{1: dial})
	g.Until(ask.ChooseAttack, map[game.Kind][]string{ask.ChooseCarrier: {pick}})
	return g
}

// lastWill has red destroy ship 2 while an ability of ship 2 waits in the queue: what becomes of both.
func lastWill(t *testing.T, e *xwing.Edition) string {
	out := ""
	ends := xwing.Ability{When: xwing.StartOfActivation, Do: func(t *xwing.Table, _ xwing.Moment) { t.Destroy(2) },
		If: func(_ *xwing.Table, m xwing.Moment) bool { return m.Owner == 1 }}
	waits := xwing.Ability{When: xwing.StartOfActivation, If: func(_ *xwing.Table, m xwing.Moment) bool { return m.Owner == 2 },
		Do: func(t *xwing.Table, m xwing.Moment) {
			if t.Ship(2).Where == board.InPlay {
				out = "in play, "
			}
		}}
	g := xwingtest.Start(t, rules(t, e, &xwing.Card{ID: catalog.Card(catalog.PilotCard, tie), Editions: both, Abilities: []xwing.Ability{ends}},
		&xwing.Card{ID: catalog.Card(catalog.PilotCard, "nightbeast"), Editions: both, Abilities: []xwing.Ability{waits}}),
		xwing.Scenario{Phase: board.System, Ships: []xwing.ScenarioShip{red(tie, 100, 100, 0), blue("nightbeast", 700, 700, 180), far}}, nil)
	if out != "" && g.Ship(2).Where == board.Removed {
		out += "then removed"
	}
	return out
}

// lastCard deals a ship with two facedown cards a third when there is no other card left.
func lastCard(t *testing.T, e *xwing.Edition) string {
	hurts := &xwing.Card{ID: catalog.Card(catalog.PilotCard, far.Pilot), Editions: both, Abilities: []xwing.Ability{{When: xwing.StartOfEngagement,
		If: func(_ *xwing.Table, m xwing.Moment) bool { return m.Owner == 2 },
		Do: func(t *xwing.Table, _ xwing.Moment) { t.DealDamageCard(1, false) }}}}
	g := xwingtest.Start(t, rules(t, e, hurts), xwing.Scenario{Phase: board.Engagement, Ships: []xwing.ScenarioShip{red("jekporkins", 100, 100, 0), far}}, func(s *xwing.State) {
		deck := s.Hidden.Decks[game.Red].Cards
		s.Hidden.Facedown[0], s.View.Ships[0].Facedown = deck[:2:2], 2
		s.Hidden.Decks[game.Red].Cards, s.View.Decks[game.Red] = nil, 0
	})
	known := 0
	for _, c := range g.Now().Hidden.Facedown[0] {
		if c.Card != "" {
			known++
		}
	}
	return fmt.Sprint(g.Ship(1).Facedown, " damage, ", known, " known, ", g.Now().View.Decks[game.Red], " in the deck")
}

// bombsCloaked has a cloaked ship drop a bomb in the System Phase, and tells what else it may do then.
func bombsCloaked(t *testing.T, e *xwing.Edition) string {
	ship := xwingtest.Ship(game.Red, tie, 400, 400, 0)
	ship.Tokens = map[board.Token]int{board.Cloak: 1}
	drop := xwing.Ability{When: xwing.DuringSystemPhase, May: true, If: of(1), Place: &xwing.Placing{Device: "protonbomb", Ways: board.Drops(gauge.Template{Kind: gauge.Straight, Speed: 1})}}
	g := xwingtest.Start(t, rules(t, e, printed(tie, drop, xwing.Ability{When: xwing.DuringSystemPhase, May: true, If: of(1), Do: func(*xwing.Table, xwing.Moment) {}})),
		xwing.Scenario{Phase: board.System, Ships: []xwing.ScenarioShip{ship, far}}, nil)
	g.Pick(ask.SystemAbilities, "pilot/academypilot/0")
	g.Pick(ask.ChooseDevicePlace, "drop:1F")
	return strings.ReplaceAll(strings.Join(g.Legal(ask.SystemAbilities), " "), "pilot/academypilot/1 ", "")
}

// setOfMines drops three mines side by side onto two ships, both on the middle one, and lists what is asked.
func setOfMines(t *testing.T, e *xwing.Edition) []string {
	g := xwingtest.Start(t, rules(t, e, cards.All()...), xwing.Scenario{Phase: board.System, Ships: []xwing.ScenarioShip{with(red("jekporkins", 400, 400, 0), "clustermines"),
		blue(tie, 362, 310, 180), blue(tie, 410, 310, 180), far}}, nil)
	g.Pick(ask.SystemAbilities, "upgrade/clustermines/0")
	g.Pick(ask.ChooseDevicePlace, "drop:1F")
	var out []string
	for g.Asks(ask.ChooseMinedShip) || g.Asks(ask.OrderDevices) {
		d := g.Open()[0]
		out = append(out, string(d.Kind))
		if d.Kind == ask.OrderDevices {
			pieces := []string{}
			for _, o := range d.Options {
				pieces = append([]string{o.ID}, pieces...)
			}
			g.Pick(d.Kind, pieces...)
		} else {
			g.Pick(d.Kind, d.Options[0].ID)
		}
	}
	return out
}

// relocates asks red where a remote of the kind goes in the System Phase.
func relocates(t *testing.T, e *xwing.Edition, kind string, at physics.Pose) *xwingtest.Game {
	g := xwingtest.Start(t, rules(t, e, cards.All()...), xwing.Scenario{Phase: board.System, Ships: []xwing.ScenarioShip{red(tie, 800, 100, 0)},
		Devices: []xwing.ScenarioDevice{{Seat: game.Red, Kind: kind, Pose: at}}}, nil)
	g.Pick(ask.SystemAbilities, "device/"+kind+"/0")
	return g
}

// turnedTwice deals a hit to a ship that has an ability turn it over, and another that would turn over what comes of that.
func turnedTwice(t *testing.T, e *xwing.Edition) string {
	turns := func(w xwing.Timing) xwing.Ability {
		return xwing.Ability{When: w, If: of(1), Do: func(*xwing.Table, xwing.Moment) {}}
	}
	hurt := xwing.Ability{When: xwing.StartOfEngagement, If: of(1), Do: func(t *xwing.Table, _ xwing.Moment) {
		t.SufferDamage(1, xwing.Damage{Hits: 1})
	}}
	g := xwingtest.Start(t, rules(t, e, printed(tie, hurt, turns(xwing.WouldBeDealtFaceup), turns(xwing.WouldBeDealtFacedown))),
		xwing.Scenario{Phase: board.Engagement, Ships: []xwing.ScenarioShip{red(tie, 300, 300, 0), far}}, nil)
	return fmt.Sprintf("%d up, %d down", len(g.Ship(1).Faceup), g.Ship(1).Facedown)
}

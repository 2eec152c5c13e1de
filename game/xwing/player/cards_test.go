package player_test

import (
	"slices"
	"testing"

	"xwing/game"
	"xwing/game/xwing"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/match/matchtest"
	"xwing/game/xwing/player"
	"xwing/game/xwing/xwingtest"
)

// asked is a question about ship 1, to be answered with a mind of any seed.
type asked struct {
	title   string
	ships   []xwing.ScenarioShip
	change  func(s *xwing.State) // nil: nothing
	kind    game.Kind
	shape   game.Shape
	card    string
	options []string
	want    string
}

func (c asked) check(t *testing.T) {
	t.Helper()
	s, err := xwing.NewScenario(matchtest.Kit(t).RulesBy(catalog.FFG20), xwing.Scenario{Phase: board.Engagement, Ships: c.ships})
	if err != nil {
		t.Fatal(err)
	}
	if c.change != nil {
		c.change(s)
	}
	d := game.Decision{Kind: c.kind, Seat: game.Red, Shape: c.shape, Min: 1, Max: 1, About: []string{"ship:1"},
		Prompt: game.Say("prompt", "card", c.card)}
	for _, id := range c.options {
		o := game.Option{ID: id, Target: id}
		if i := slices.Index([]string{"die:0", "die:1"}, id); i >= 0 {
			o.Text = game.Say("option.die", "face", s.View.Attack.Dice[board.DefenseDice][i].Face.String())
		}
		if c.kind == ask.SystemAbilities && id != game.Done {
			o.Text = game.Say("option.ability", "card", c.card)
		}
		d.Options = append(d.Options, o)
	}
	for seed := range uint64(20) {
		got, err := player.NewSensible(seed).Answer(s.Seen(d.Seat), d)
		if err != nil || !slices.Equal(got.Pick, []string{c.want}) {
			t.Errorf("%s: %v, %v; want %s", c.title, got.Pick, err, c.want)
			return
		}
	}
}

// TestCardsUsedWisely asks the sensible player about cards that do harm if they are used
// whenever they can be.
func TestCardsUsedWisely(t *testing.T) {
	red, blue := game.Red, game.Blue
	yesNo, greens := []string{game.Yes, game.No}, []string{"deplete-focus", "disarm-evade", "neither"}
	side := func(n int) func(*xwing.State) {
		return func(s *xwing.State) { s.View.Ships[0].Upgrades[0].Side = n }
	}
	const wing = "upgrade/pivotwing"
	for _, c := range []asked{
		{"comes late for nothing", facing("freightercaptain", 400, 700, 180, "ga97"), nil, ask.UseAbility, game.OneOf, "upgrade/ga97",
			yesNo, game.No},
		{"does damage", facing("freightercaptain", 400, 500, 180, "alpha3eesk"), nil, ask.UseAbility, game.OneOf, "upgrade/alpha3eesk",
			yesNo, game.No},
		{"pays with stress once", facing("lukeskywalker", 400, 500, 180), nil, ask.UseAbility, game.OneOf, "upgrade/overclockedr4", yesNo,
			game.Yes},
		{"and no more", facing("lukeskywalker", 400, 500, 180), func(s *xwing.State) { s.View.Ship(1).Tokens[board.Stress] = 1 },
			ask.UseAbility, game.OneOf, "upgrade/overclockedr4", yesNo, game.No},
		{"shoots to kill", facing("wedgeantilles", 400, 550, 180, "tractorbeam"), nil, ask.ChooseAttack, game.OneOf, "",
			[]string{"upgrade:tractorbeam>ship:2", "primary:0>ship:2"}, "primary:0>ship:2"},
		{"an enemy rather than a friend", append(facing("lukeskywalker", 400, 550, 180), xwingtest.Ship(red, "jekporkins", 500, 400, 0)),
			nil,
			ask.ChooseShip, game.OneOf, "upgrade/c110p", []string{"ship:3", "ship:2", game.None}, "ship:2"},
		{"keeps its token for its own attack", append(facing("jekporkins", 400, 550, 180),
			xwingtest.Ship(red, "lukeskywalker", 500, 400, 0)), nil,
			ask.ChooseShip, game.OneOf, "pilot/kylekatarn", []string{"ship:3", game.None}, game.None},
		{"keeps its weapons for its own attack", facing("foremanproach", 400, 550, 180), nil,
			ask.ChooseShip, game.OneOf, "pilot/foremanproach", []string{"ship:2", game.None}, game.None},
		{"answers no lock for which it would lose one", append(facing("kylekatarn", 400, 550, 180, "ursawren"),
			xwingtest.Ship(blue, "academypilot", 500, 550, 180), xwingtest.Ship(blue, "academypilot", 300, 550, 180)),
			func(s *xwing.State) {
				s.View.Ships[0].Locks = []string{"ship:2", "ship:3"}
			}, ask.ChooseShip, game.OneOf, "upgrade/ursawren", []string{"ship:4", game.None}, game.None},
		{"acts for itself rather than for the enemy, too", facing("lukeskywalker", 400, 550, 180), nil,
			ask.ChooseAction, game.OneOf, "", []string{"card:pilot/hondoohnaka/0", "focus"}, "focus"},
		{"boosts nobody before the dials are shown", facing("academypilot", 560, 480, 180),
			func(s *xwing.State) { s.View.Phase = board.System },
			ask.SystemAbilities, game.OneOf, "upgrade/moffjerjerrod", []string{"system", game.Done}, game.Done},
		{"helps nobody who is whole", facing("lukeskywalker", 560, 480, 180), func(s *xwing.State) { s.View.Phase = board.System },
			ask.SystemAbilities, game.OneOf, "pilot/gorgol", []string{"system", game.Done}, game.Done},
		{"helps who is hurt", facing("lukeskywalker", 560, 480, 180), func(s *xwing.State) {
			s.View.Phase = board.System
			s.View.Ship(1).Faceup = []board.FaceupDamage{{Card: "fuelleak"}}
		}, ask.SystemAbilities, game.OneOf, "pilot/gorgol", []string{"system", game.Done}, "system"},
		{"attacks with a die less and a focus token", facing("lukeskywalker", 400, 550, 180), nil,
			ask.ChooseEither, game.OneOf, "upgrade/satinekryze", greens, "deplete-focus"},
		{"attacks with the focus token that it has", facing("lukeskywalker", 400, 550, 180),
			func(s *xwing.State) { s.View.Ship(1).Tokens[board.Focus] = 1 },
			ask.ChooseEither, game.OneOf, "upgrade/satinekryze", greens, "neither"},
		{"gives an attack that it has not", facing("lukeskywalker", 400, 250, 0), nil,
			ask.ChooseEither, game.OneOf, "upgrade/satinekryze", greens, "disarm-evade"},
		{"keeps its lock", facing("lukeskywalker", 400, 550, 180), func(s *xwing.State) { s.View.Ship(1).Locks = []string{"ship:2"} },
			ask.UseAbility, game.OneOf, "pilot/countdooku", yesNo, game.No},
		{"sheds its stress", facing("lukeskywalker", 400, 550, 180), func(s *xwing.State) { s.View.Ship(1).Tokens[board.Stress] = 1 },
			ask.UseAbility, game.OneOf, "pilot/countdooku", yesNo, game.Yes},
		{"gives up who is lost", append(facing("lukeskywalker", 400, 550, 180), xwingtest.Ship(red, "academypilot", 500, 400, 0)),
			func(s *xwing.State) { s.View.Ship(3).Facedown = 2 },
			ask.ChooseShip, game.OneOf, "pilot/enricpryde-wat1", []string{"ship:3", game.None}, "ship:3"},
		{"gives up no friend", append(facing("lukeskywalker", 400, 550, 180), xwingtest.Ship(red, "jekporkins", 500, 400, 0)), nil,
			ask.ChooseShip, game.OneOf, "pilot/enricpryde-wat1", []string{"ship:3", game.None}, game.None},
		{"hurts itself for nobody", facing("ndrusuhlak", 400, 500, 180, "feedbackarray"), nil, ask.UseAbility, game.OneOf,
			"upgrade/feedbackarray", yesNo, game.No},
		{"nor for one point", facing("ndrusuhlak", 400, 440, 180, "feedbackarray"), nil, ask.UseAbility, game.OneOf,
			"upgrade/feedbackarray", yesNo, game.No},
		{"hurts itself to destroy", facing("ndrusuhlak", 400, 440, 180, "feedbackarray"),
			func(s *xwing.State) { s.View.Ship(2).Facedown = 2 },
			ask.UseAbility, game.OneOf, "upgrade/feedbackarray", yesNo, game.Yes},
		{"but not itself", facing("ndrusuhlak", 400, 440, 180, "feedbackarray"), func(s *xwing.State) {
			s.View.Ship(1).Shields.Active, s.View.Ship(1).Facedown, s.View.Ship(2).Facedown = 0, 1, 2
		}, ask.UseAbility, game.OneOf, "upgrade/feedbackarray", yesNo, game.No},
		{"nor more of its friends", append(facing("ndrusuhlak", 400, 440, 180, "feedbackarray"),
			xwingtest.Ship(red, "academypilot", 440, 400, 0)),
			func(s *xwing.State) { s.View.Ship(2).Facedown = 2 }, ask.UseAbility, game.OneOf, "upgrade/feedbackarray", yesNo, game.No},
		{"keeps the wing open", facing("bluesquadronscout", 400, 700, 180, "pivotwing"), side(1), ask.UseAbility, game.OneOf, wing, yesNo,
			game.No},
	} {
		t.Run(c.title, c.check)
	}
}

func TestDialsTurnedWisely(t *testing.T) {
	red := game.Red
	yesNo := []string{game.Yes, game.No}
	revealed := func(code string) func(*xwing.State) {
		return func(s *xwing.State) {
			m, err := catalog.ParseManeuver(code)
			if err != nil {
				t.Fatal(err)
			}
			s.View.Phase = board.Activation
			s.View.Ships[0].Dial = board.Dial{Assigned: true, Revealed: true, Maneuver: m}
			s.Memory.Ships[0].Maneuver = m
		}
	}
	const dalan, slaveI, navigator = "pilot/dalanoberos-starviperclassattackplatform", "upgrade/slavei", "upgrade/seasonednavigator"
	anakin := "pilot/anakinskywalker-nabooroyaln1starfighter"
	for _, c := range []asked{
		{"turns away from nobody", facing("dalanoberos-starviperclassattackplatform", 400, 600, 180), nil, ask.UseAbility, game.OneOf,
			dalan, yesNo, game.No},
		{"turns to whom it could not see", facing("dalanoberos-starviperclassattackplatform", 600, 400, 0), nil, ask.UseAbility, game.OneOf,
			dalan, yesNo, game.Yes},
		{"flies as planned", facing("anakinskywalker-nabooroyaln1starfighter", 400, 550, 180), nil, ask.UseAbility, game.OneOf, anakin,
			yesNo, game.No},
		{"turns as it is", facing("bobafett", 500, 560, 180, "slavei"), revealed("2NB"), ask.UseAbility, game.OneOf, slaveI, yesNo,
			game.No},
		{"mirrors a turn away", facing("bobafett", 650, 480, 180, "slavei"), revealed("2TW"), ask.UseAbility, game.OneOf, slaveI, yesNo,
			game.Yes},
		{"goes on as planned", facing("freightercaptain", 400, 700, 180, "seasonednavigator"), revealed("2FB"), ask.UseAbility, game.OneOf,
			navigator, yesNo, game.No},
		{"stays on the table", facing("lukeskywalker", 400, 800, 180, "bb8"), func(s *xwing.State) {
			s.View.Ships[0].Pose = xwingtest.Ship(red, "lukeskywalker", 400, 770, 0).Pose
			revealed("1BB")(s)
		}, ask.ChooseAction, game.OneOf, "upgrade/bb8", []string{"boost", game.None}, game.None},
		{"executes what its dial says", facing("countessryad", 400, 700, 180), revealed("2FW"), ask.UseAbility, game.OneOf,
			"pilot/countessryad", yesNo, game.No},
		{"turns about for who is behind", facing("countessryad", 400, 250, 0), revealed("4FW"), ask.UseAbility, game.OneOf,
			"pilot/countessryad", yesNo, game.Yes},
		{"flies on rather than stand still", facing("bobafett", 400, 900, 180, "inertialdampeners"), revealed("3FW"), ask.UseAbility,
			game.OneOf, "upgrade/inertialdampeners", yesNo, game.No},
		{"does not move before its dial tells where to", facing("sabinewren-tielnfighter", 560, 480, 180),
			func(s *xwing.State) { s.View.Phase = board.Activation },
			ask.ChooseAction, game.OneOf, "pilot/sabinewren-tielnfighter", []string{"barrelroll", "boost", game.None}, game.None},
		{"moves nobody at the end of a round", facing("academypilot", 560, 480, 180), func(s *xwing.State) { s.View.Phase = board.End },
			ask.ChooseAction, game.OneOf, "pilot/hawk", []string{"barrelroll", game.None}, game.None},
	} {
		t.Run(c.title, c.check)
	}
}

func TestDiceModifiedWisely(t *testing.T) {
	yesNo := []string{game.Yes, game.No}
	for _, c := range []asked{
		{"keeps what is good", facing("lukeskywalker", 400, 550, 180), attacking(1, 2, board.ModifyAttackDice, board.Hit, board.Crit),
			ask.ModifyAttackDice, game.OneOf, "", []string{"upgrade/predator", game.Done}, game.Done},
		{"rerolls what is not", facing("lukeskywalker", 400, 550, 180), attacking(1, 2, board.ModifyAttackDice, board.Hit, board.Blank),
			ask.ModifyAttackDice, game.OneOf, "", []string{"upgrade/predator", game.Done}, "upgrade/predator"},
		{"spoils what the enemy has", facing("lukeskywalker", 400, 550, 180),
			attacking(1, 2, board.ModifyDefenseDice, board.Blank, board.EvadeResult),
			ask.ChooseDice, game.SomeOf, "", []string{"die:0", "die:1"}, "die:1"},
		{"keeps its last Force", facing("darthvader", 400, 550, 180, "heightenedperception"),
			func(s *xwing.State) { s.View.Ship(1).Force.Active = 1 },
			ask.UseAbility, game.OneOf, "upgrade/heightenedperception", yesNo, game.No},
		{"comes first with Force to spare", facing("darthvader", 400, 550, 180, "heightenedperception"),
			func(s *xwing.State) { s.View.Ship(1).Force.Active = 2 },
			ask.UseAbility, game.OneOf, "upgrade/heightenedperception", yesNo, game.Yes},
		{"comes first for nobody", facing("darthvader", 400, 250, 180, "heightenedperception"),
			func(s *xwing.State) { s.View.Ship(1).Force.Active = 2 },
			ask.UseAbility, game.OneOf, "upgrade/heightenedperception", yesNo, game.No},
		{"keeps the token that turns a die", facing("hansolo", 400, 550, 180),
			attacking(1, 2, board.ModifyAttackDice, board.Blank, board.FocusResult),
			ask.UseAbility, game.OneOf, "upgrade/landocalrissian-crew", yesNo, game.No},
		{"rerolls two blanks", facing("hansolo", 400, 550, 180), attacking(1, 2, board.ModifyAttackDice, board.Blank, board.Blank),
			ask.UseAbility, game.OneOf, "upgrade/landocalrissian-crew", yesNo, game.Yes},
		{"lends no token that turns a die", facing("lukeskywalker", 400, 250, 0),
			attacking(2, 1, board.ModifyDefenseDice, board.FocusResult, board.Blank),
			ask.ModifyDefenseDice, game.OneOf, "", []string{"upgrade/k2b4", game.Done}, game.Done},
		{"foresees no defense", facing("lukeskywalker", 400, 550, 180), attacking(2, 1, board.RollDefenseDice),
			ask.UseAbility, game.OneOf, "upgrade/countdooku", yesNo, game.No},
		{"foresees an attack", facing("lukeskywalker", 400, 550, 180), attacking(1, 2, board.RollAttackDice),
			ask.UseAbility, game.OneOf, "upgrade/countdooku", yesNo, game.Yes},
		{"suffers nothing for a friend's die", facing("lukeskywalker", 400, 250, 180),
			attacking(1, 2, board.ModifyAttackDice, board.Hit, board.Blank),
			ask.ModifyAttackDice, game.OneOf, "", []string{"pilot/tn3465", game.Done}, game.Done},
		{"suffers for the last blow", facing("lukeskywalker", 400, 250, 180),
			both(attacking(1, 2, board.ModifyAttackDice, board.Hit, board.Blank), func(s *xwing.State) { s.View.Ship(2).Facedown = 1 }),
			ask.ModifyAttackDice, game.OneOf, "", []string{"pilot/tn3465", game.Done}, "pilot/tn3465"},
	} {
		t.Run(c.title, c.check)
	}
}

// facing is ship 1 with its upgrades at 400 400, looking up, and an enemy.
func facing(pilot string, x, y, heading float64, upgrades ...string) []xwing.ScenarioShip {
	red, blue := game.Red, game.Blue
	me := xwingtest.Ship(red, pilot, 400, 400, 0)
	me.Upgrades = upgrades
	return []xwing.ScenarioShip{me, xwingtest.Ship(blue, "academypilot", x, y, heading)}
}

// attacking is an attack at a step, with the dice of whoever modifies them.
func attacking(attacker, defender board.ShipID, step board.AttackStep, dice ...board.Face) func(*xwing.State) {
	return func(s *xwing.State) {
		a := &board.Attack{Attacker: attacker, Defender: defender, Step: step}
		side := board.AttackDice
		if step == board.ModifyDefenseDice {
			side = board.DefenseDice
			a.Dice[board.AttackDice] = []board.Die{{Face: board.Hit}, {Face: board.Hit}, {Face: board.Hit}}
		}
		for _, f := range dice {
			a.Dice[side] = append(a.Dice[side], board.Die{Face: f})
		}
		s.View.Attack = a
	}
}

// both makes changes one after another.
func both(changes ...func(*xwing.State)) func(*xwing.State) {
	return func(s *xwing.State) {
		for _, change := range changes {
			change(s)
		}
	}
}

// TestStandsWithTheOthers sets up a ship that a card lets stand anywhere.
func TestStandsWithTheOthers(t *testing.T) {
	for seed := range uint64(4) {
		s := begin(t, "resistance-falcon", "imperial-core", seed)
		mind := [2]player.Player{player.NewSensible(seed), player.NewSensible(seed + 1)}
		playOut(t, s, mind, func(now *xwing.State, d game.Decision) bool { return d.Kind == ask.SetDials })
		han := &s.State().(*xwing.State).View.Ships[0]
		if y := han.Pose.Point().Y; han.Pilot != "hansolo-scavengedyt1300" || y > 100 {
			t.Errorf("%s stands at %.0f mm from his edge", han.Pilot, y)
		}
	}
}

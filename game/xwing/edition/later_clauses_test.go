package edition_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"xwing/game"
	"xwing/game/xwing"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/edition"
	"xwing/game/xwing/gauge"
	"xwing/game/xwing/xwingtest"
)

// begins is an ability of ship 1 at the start of the Engagement Phase.
func begins(do func(*xwing.Table)) xwing.Ability {
	return xwing.Ability{When: xwing.StartOfEngagement, Do: func(t *xwing.Table, _ xwing.Moment) { do(t) }}
}

// grants lets ship 1 perform one of some actions, stressed or not.
func grants(t *xwing.Table, kinds ...catalog.ActionType) {
	g := xwing.ActionGrant{Source: xwing.Deployment, Stressed: true}
	for _, k := range kinds {
		g.Only = append(g.Only, catalog.BarAction{Type: k})
	}
	t.PerformAction(1, g)
}

// offered is what a question of a kind offers now; "nothing" where another is asked.
func offered(g *xwingtest.Game, kind game.Kind) string {
	if !g.Asks(kind) {
		return "nothing"
	}
	return strings.Join(g.Legal(kind), " ")
}

// alone is a table of the Engagement Phase with a ship of red's, and others.
func alone(ships ...xwing.ScenarioShip) table {
	return table{phase: board.Engagement, ships: append(append([]xwing.ScenarioShip{red(tie, 400, 300, 0)}, ships...), far)}
}

func TestLaterBumpClauses(t *testing.T) {
	friend, enemy := red("nightbeast", 400, 440, 0), blue("nightbeast", 400, 440, 180)
	after := func(kinds ...catalog.ActionType) xwing.Ability {
		return xwing.Ability{When: xwing.AfterManeuver, If: itself, Do: func(t *xwing.Table, _ xwing.Moment) { grants(t, kinds...) }}
	}
	tell(t, []told{
		{"X25-OVL-005 not by the one touched at last", func(t *testing.T) string {
			// The full end is on the enemy alone; backing up it comes to touch a friend.
			g := over("", nil, enemy, red("nightbeast", 430, 372, 0)).flies(t, "2FB", ask.ChooseAction, nil)
			return offered(g, ask.ChooseAction) + fmt.Sprint(" ", g.Ship(1).Pose.Y < 340000, len(xwingtest.All[board.DiceRolled](g)))
		}, "focus none true 2"},
		{"X25-OVL-005 of a friend and an enemy one effect", func(t *testing.T) string {
			// Both are under the full end: the friend decides.
			g := over("b", nil, red("nightbeast", 379, 450, 0), blue("nightbeast", 421, 450, 180)).flies(t, "2FB", ask.ChooseAction, nil)
			return events(g) + " " + g.Open()[0].About[0]
		}, "no action, die ship:2"},
		{"X25-OVL-008 calculate", func(t *testing.T) string {
			s := over("", nil, enemy)
			s.ships[0] = red("tradefederationdrone", 400, 300, 0)
			return offered(s.flies(t, "2FB", ask.ChooseAction, nil), ask.ChooseAction)
		}, "calculate none"},
		{"X25-OVL-010 not again this round", func(t *testing.T) string {
			g := over("", nil, enemy).flies(t, "2FB", ask.ChooseAction, nil, begins(func(t *xwing.Table) { grants(t, catalog.Focus, catalog.Evade) }))
			for g.Now().View.Phase == board.Activation {
				g.Pick(ask.ChooseAction, map[bool]string{true: "focus", false: "none"}[g.Open()[0].About[0] == "ship:1"])
				g.Until(ask.ChooseAction, nil)
			}
			return offered(g, ask.ChooseAction) + fmt.Sprint(" ", g.Now().View.Round)
		}, "evade none 1"},
		{"X25-OVL-011 nothing is offered", func(t *testing.T) string {
			var out []string
			for _, first := range []string{"focus", "none"} {
				g := over("", nil, enemy).flies(t, "2FB", ask.ChooseAction, nil, after(catalog.Evade))
				g.Pick(ask.ChooseAction, first)
				g.Until(ask.ChooseAttack, map[game.Kind][]string{ask.ChooseAction: {"evade"}})
				out = append(out, fmt.Sprint(g.Ship(1).Has(board.Evade)))
			}
			return strings.Join(out, " ")
		}, "0 0"},
		{"X25-OVL-012 in the same activation", func(t *testing.T) string {
			g := over("b", nil, friend).flies(t, "2FB", ask.ChooseAttack, map[game.Kind][]string{ask.ChooseAction: {"evade"}}, after(catalog.Evade))
			return fmt.Sprint(g.Ship(1).Has(board.Evade), g.Now().View.Round)
		}, "1 1"},
		{"X25-OVL-002 a remote", func(t *testing.T) string {
			return fmt.Sprint(xwingtest.All[board.ManeuverExecuted](onto(t, "drk1probedroid", "1FB", ""))[0].Full)
		}, "true"},
		{"X25-ACT-001 the first player's first", func(t *testing.T) string {
			g := table{ships: []xwing.ScenarioShip{blue(tie, 400, 300, 0), red(tie, 600, 300, 0), far}}.flies(t, "2FB", ask.ChooseAttack, nil)
			var out []string
			for _, e := range xwingtest.All[board.ShipActivated](g) {
				out = append(out, e.Ship.Piece())
			}
			return strings.Join(out, " ")
		}, "ship:2 ship:1 ship:3"},
		{"X25-OVL-020 its difficulty", func(t *testing.T) string {
			s := over("", nil, blue("nightbeast", 400, 340.004, 0), blue("nightbeast", 400, 381, 0), blue("nightbeast", 400, 422, 180))
			s.ships[0].Tokens[board.Stress] = 2
			g := s.flies(t, "2FB", ask.ChooseAttack, nil)
			return fmt.Sprint(g.Ship(1).Pose.Y/1000, " ", g.Ship(1).Has(board.Stress))
		}, "300 1"},
	})
}

func TestLaterTokenClauses(t *testing.T) {
	small := red(tie, 400, 300, 0)
	tell(t, []told{
		{"X25-TRC-001 by its tokens alone", func(t *testing.T) string {
			var out []string
			for _, pilot := range []string{tie, medium, large} {
				for n := range 4 {
					ship := red(pilot, 300, 300, 0)
					ship.Tokens[board.Tractor] = n
					if does(t, nil, ship).Now().Tractored(1) {
						out = append(out, fmt.Sprint(n))
						break
					}
				}
			}
			return strings.Join(out, " ")
		}, "1 2 3"},
		{"X25-TRC-004 a roll", func(t *testing.T) string {
			g := table{phase: board.Engagement, ships: []xwing.ScenarioShip{small, far}, obstacles: []xwing.ScenarioObstacle{asteroid(320, 300)},
				does: func(t *xwing.Table) { t.Tractor(game.Blue, 1, 1) }}.start(t, edition.LaterSecond())
			return strings.Join(slices.DeleteFunc(g.Legal(ask.ChooseTractorMove), func(id string) bool { return strings.HasPrefix(id, "roll-right") }), " ")
		}, "boost-straight none"},
		{"X25-TOK-008 without a focus result", func(t *testing.T) string {
			return asked(t, ask.ModifyAttackDice, duel(60, [2]string{"bbb"}, []board.Token{board.Calculate}, nil))
		}, "nothing"},
		{"X25-TOK-008 in defense", modified(ask.ModifyDefenseDice, "calculate", [2]string{"hhh", "ffb"}, nil, []board.Token{board.Calculate}), "evade focus blank"},
		{"X25-TOK-007 in defense", modified(ask.ModifyDefenseDice, "focus", [2]string{"hhh", "ffb"}, nil, []board.Token{board.Focus}), "evade evade blank"},
		{"X25-TOK-013 no second one", func(t *testing.T) string {
			return fmt.Sprint(does(t, func(t *xwing.Table) { t.GainTokens(1, board.Cloak, 2); t.GainTokens(1, board.Cloak, 1) }, small).Ship(1).Has(board.Cloak))
		}, "1"},
		{"X25-TOK-010 it leaves", func(t *testing.T) string {
			g := does(t, nil, red(tie, 400, 300, 0, board.Disarm))
			g.Until(ask.SetDials, nil)
			return fmt.Sprint(g.Ship(1).Has(board.Disarm))
		}, "0"},
		{"X25-CHG-007 in defense", func(t *testing.T) string {
			g := table{phase: board.Engagement, dice: [2]string{"hhh", "ffb"}, ships: []xwing.ScenarioShip{red("nightbeast", 400, 300, 0), blue("lukeskywalker", 400, 400, 180)}}.start(t, edition.LaterSecond())
			g.Pick(ask.ChooseAttack, "none")
			g.Pick(ask.ChooseAttack, "primary:0>ship:2")
			g.Pick(ask.ModifyDefenseDice, "force")
			g.Pick(ask.ModifyDefenseDice, "force")
			all := xwingtest.All[board.DiceModified](g)
			return fmt.Sprint(all[len(all)-1].Dice[0].Face, all[len(all)-1].Dice[1].Face)
		}, "evade evade"},
		{"X25-DST-010 nothing follows it", func(t *testing.T) string {
			n := 0
			able(t, edition.LaterSecond(), alone(red("lukeskywalker", 600, 300, 0)), begins(func(t *xwing.Table) { t.LoseShield(2); t.SpendShield(2) }),
				xwing.Ability{When: xwing.AfterSufferingDamage, Do: func(*xwing.Table, xwing.Moment) { n++ }},
				xwing.Ability{When: xwing.WouldSufferDamage, Replace: func(*xwing.Table, xwing.Moment, *xwing.Damage) { n++ }})
			return fmt.Sprint(n)
		}, "0"},
		{"X25-DST-007 ahead of what waits", func(t *testing.T) string {
			var out []string
			say := func(what string) func(*xwing.Table, xwing.Moment) {
				return func(*xwing.Table, xwing.Moment) { out = append(out, what) }
			}
			g := laid{phase: board.Engagement, ships: []xwing.ScenarioShip{small, red("nightbeast", 600, 300, 0), far},
				own: []*xwing.Card{printed(tie, xwing.Ability{When: xwing.StartOfEngagement, If: of(1), Do: func(t *xwing.Table, _ xwing.Moment) { t.Destroy(2) }}, xwing.Ability{When: xwing.BeforeDestroyedRemoved, If: of(1), Do: say("heard")}),
					printed(far.Pilot, xwing.Ability{When: xwing.StartOfEngagement, If: of(3), Do: say("next")})}}.play(t)
			return strings.Join(out, " ") + fmt.Sprint(" ", g.Ship(2).Destroyed)
		}, "heard next true"},
		{"X25-MOV-007 locks and all", func(t *testing.T) string {
			s := table{ships: []xwing.ScenarioShip{red(tie, 400, 860, 0, board.Stress), blue("nightbeast", 400, 800, 180), far}}
			lock := xwing.Ability{When: xwing.StartOfActivation, Do: func(t *xwing.Table, _ xwing.Moment) { t.AcquireLock(1, "ship:2"); t.AcquireLock(2, "ship:1") }}
			g := s.flies(t, "5FW", ask.ChooseAttack, nil, lock)
			return fmt.Sprint(g.Ship(1).Where == board.Removed, g.Ship(1).Has(board.Stress), g.Ship(1).Locks, g.Ship(2).Locks, len(xwingtest.All[board.LockAcquired](g)))
		}, "true 0 [] [] 2"},
	})
}

func TestLaterActionClauses(t *testing.T) {
	only := func(k catalog.ActionType, ships ...xwing.ScenarioShip) *xwingtest.Game {
		g := able(t, edition.LaterSecond(), table{phase: board.Engagement, ships: append(ships, far)}, begins(func(t *xwing.Table) { grants(t, k) }))
		g.Pick(ask.ChooseAction, k.String())
		return g
	}
	came := func(g *xwingtest.Game) string {
		return fmt.Sprint(len(xwingtest.All[board.ActionPerformed](g)), " ", len(xwingtest.All[board.ActionFailed](g)))
	}
	tell(t, []told{
		{"X25-ACN-001 not after it failed", func(t *testing.T) string {
			g := able(t, edition.LaterSecond(), table{phase: board.Engagement, ships: []xwing.ScenarioShip{red(tie, 24, 300, 0), far}},
				begins(func(t *xwing.Table) { grants(t, catalog.BarrelRoll); grants(t, catalog.BarrelRoll, catalog.Evade) }))
			g.Pick(ask.ChooseAction, "barrelroll")
			g.Pick(ask.ChooseBarrelRoll, "left")
			return offered(g, ask.ChooseAction)
		}, "evade none"},
		{"X25-ACN-004 in either order", func(t *testing.T) string {
			color := func(d catalog.Difficulty) xwing.Ability {
				return xwing.Ability{Query: xwing.ActionColor, By: func(*xwing.Table, xwing.Moment) int { return int(d) }}
			}
			stress := func(a, b catalog.Difficulty) int {
				g := able(t, edition.LaterSecond(), alone(), color(a), color(b), begins(func(t *xwing.Table) { grants(t, catalog.Focus) }))
				g.Pick(ask.ChooseAction, "focus")
				return g.Ship(1).Has(board.Stress)
			}
			return fmt.Sprint(stress(catalog.White, catalog.Red), stress(catalog.Red, catalog.White))
		}, "1 1"},
		{"X25-ACN-008 it need not", func(t *testing.T) string {
			g := only(catalog.Coordinate, red(tie, 400, 300, 0), red("nightbeast", 400, 440, 0))
			g.Pick(ask.ChooseCoordinateTarget, "ship:2")
			seat := g.Open()[0].About[0]
			g.Pick(ask.ChooseAction, "none")
			return seat + " " + came(g)
		}, "ship:2 1 0"},
		{"X25-ACN-008 range 1-2", func(t *testing.T) string {
			g := only(catalog.Coordinate, red(tie, 400, 300, 0), red("nightbeast", 400, 345, 0), red("nightbeast", 440, 300, 0), red("nightbeast", 400, 560, 0), red("nightbeast", 400, 650, 0), blue("nightbeast", 500, 400, 0))
			return offered(g, ask.ChooseCoordinateTarget)
		}, "ship:2"},
		{"X25-ACN-010 a lock", func(t *testing.T) string { return came(only(catalog.Lock, red(tie, 100, 100, 0))) }, "0 1"},
		{"X25-LNK-003 granted, failed", func(t *testing.T) string {
			link := func(k catalog.ActionType) xwing.Ability {
				return xwing.Ability{Query: xwing.AddingActions, If: itself, Bar: []catalog.BarAction{{Type: k, Difficulty: catalog.White, Linked: &catalog.LinkedAction{Type: catalog.Evade, Difficulty: catalog.White}}}}
			}
			g := able(t, edition.LaterSecond(), alone(), link(catalog.Focus), begins(func(t *xwing.Table) { grants(t, catalog.Focus) }))
			g.Pick(ask.ChooseAction, "focus")
			out := offered(g, ask.ChooseAction)
			g = able(t, edition.LaterSecond(), table{phase: board.Engagement, ships: []xwing.ScenarioShip{red(tie, 24, 300, 0), far}}, link(catalog.BarrelRoll), begins(func(t *xwing.Table) { grants(t, catalog.BarrelRoll) }))
			g.Pick(ask.ChooseAction, "barrelroll")
			g.Pick(ask.ChooseBarrelRoll, "left")
			return out + ", " + offered(g, ask.ChooseAction)
		}, "evade none, nothing"},
		{"X25-ACN-011 what a card makes of it is seen beforehand", func(t *testing.T) string {
			boost := func(pilot string) string {
				g := laid{phase: board.Activation, ships: []xwing.ScenarioShip{red(pilot, 400, 300, 0), blue("nightbeast", 400, 500, 180)}, dials: map[board.ShipID]string{1: "2FB"}}.play(t)
				g.Until(ask.ChooseAction, nil)
				g.Pick(ask.ChooseAction, "boost")
				o, _ := g.Option(ask.ChooseBoost, "straight")
				return fmt.Sprint(o.Text.String(), " ", place(o.Places[0].Pose), " ", o.Places[0].Refusal != nil)
			}
			return boost("arvelcrynyd") + ", " + boost("greensquadronpilot")
		}, "option.boost-partial ship=ship:2 template=1FW 400 460 0 false, option.boost-fails template=1FW 400 500 0 true"},
		{"X25-ACN-009 X25-MOV-004 it would flee", func(t *testing.T) string {
			s := table{ships: []xwing.ScenarioShip{red(tie, 400, 760, 0), far}}
			slam := xwing.Ability{When: xwing.AfterManeuver, If: func(_ *xwing.Table, m xwing.Moment) bool { return m.Act.Step },
				Do: func(t *xwing.Table, _ xwing.Moment) { grants(t, catalog.SLAM) }}
			g := s.flies(t, "2FB", ask.ChooseAction, nil, slam)
			g.Pick(ask.ChooseAction, "slam")
			g.Pick(ask.ChooseSlamManeuver, "2FB")
			return fmt.Sprint(came(g), " ", g.Ship(1).Fled, g.Ship(1).Has(board.Disarm))
		}, "0 1 false 0"},
		{"X25-MOV-004 a boost, decloaking", func(t *testing.T) string {
			g := able(t, edition.LaterSecond(), table{phase: board.Engagement, ships: []xwing.ScenarioShip{red(tie, 24, 24, 135), far}}, begins(func(t *xwing.Table) { grants(t, catalog.Boost) }))
			g.Pick(ask.ChooseAction, "boost")
			g.Pick(ask.ChooseBoost, g.Legal(ask.ChooseBoost)[0])
			out := came(g) + fmt.Sprint(" ", g.Ship(1).Fled)
			l := laid{phase: board.System, ships: []xwing.ScenarioShip{red(tie, 29, 29, 135, board.Cloak), far}}.play(t)
			l.Pick(ask.SystemAbilities, "decloak")
			l.Pick(ask.ChooseDecloak, l.Legal(ask.ChooseDecloak)[0])
			return out + fmt.Sprint(", ", l.Ship(1).Fled)
		}, "0 1 false, false"},
	})
}

func TestLaterFightClauses(t *testing.T) {
	tell(t, []told{
		{"X25-ATK-020 the attacker first", func(t *testing.T) string {
			own := func(pilot string, id board.ShipID) *xwing.Card {
				return printed(pilot, xwing.Ability{When: xwing.ModifyingDefenseDice, May: true, Do: func(*xwing.Table, xwing.Moment) {},
					If: func(_ *xwing.Table, m xwing.Moment) bool { return m.Owner == id && m.Ship == id }})
			}
			g := laid{phase: board.Engagement, ships: []xwing.ScenarioShip{red(tie, 400, 300, 0), blue("nightbeast", 400, 400, 180)}, dice: [2]string{"bbb", "bbb"},
				own: []*xwing.Card{own(tie, 1), own("nightbeast", 2)}, change: func(s *xwing.State) { s.View.Ships[1].Engaged = true }}.play(t)
			g.Pick(ask.ChooseAttack, "primary:0>ship:2")
			return turnsToModify(g)
		}, "modify-defense-dice red, modify-defense-dice blue"},
		{"X25-ATK-023 a miss", func(t *testing.T) string {
			n := 0
			g := able(t, edition.LaterSecond(), duel(60, [2]string{"hhb", "eeb"}, nil, nil), xwing.Ability{When: xwing.IfAttackHits, Do: func(*xwing.Table, xwing.Moment) { n++ }})
			g.Pick(ask.ChooseAttack, "primary:0>ship:2")
			g.Until(ask.ChooseAttack, nil)
			for _, e := range xwingtest.All[board.AttackStepBegan](g) {
				if e.Step == board.DealDamage {
					n++
				}
			}
			return fmt.Sprint(n)
		}, "0"},
		{"X25-ATK-007 what it asks for", func(t *testing.T) string {
			var out []string
			shoot := func(upgrade string, y, degrees float64, locked string, tokens ...board.Token) {
				ship := with(red("bluesquadronpilot", 400, 300, degrees, tokens...), upgrade)
				g := laid{phase: board.Engagement, ships: []xwing.ScenarioShip{ship, blue(tie, 400, y, 180), blue(tie, 500, 500, 180)}, change: func(s *xwing.State) {
					if locked != "" {
						s.View.Ships[0].Locks = []string{locked}
					}
				}}.play(t)
				out = append(out, fmt.Sprint(g.Now().PreviewAttack(1, "upgrade:"+upgrade, 2).Refusal == nil))
			}
			shoot("protontorpedoes", 500, 0, "ship:2")
			shoot("protontorpedoes", 500, 0, "ship:3")
			shoot("protontorpedoes", 500, 180, "ship:2")
			shoot("protontorpedoes", 390, 0, "ship:2")
			shoot("barragerockets", 500, 0, "", board.Focus)
			shoot("barragerockets", 500, 0, "", board.Calculate)
			return strings.Join(out, " ")
		}, "true false false false true false"},
		{"X25-ATK-035 each of them once", func(t *testing.T) string {
			g := over("", nil, blue("nightbeast", 800, 700, 180)).flies(t, "2FB", ask.ChooseAttack, nil)
			g.Until(ask.SetDials, nil)
			var out []string
			for _, e := range xwingtest.All[board.ShipEngaged](g) {
				out = append(out, e.Ship.Piece())
			}
			return strings.Join(out, " ")
		}, "ship:3 ship:2 ship:1"},
		{"X25-ATK-037 none is offered", func(t *testing.T) string {
			g := table{phase: board.Engagement, ships: []xwing.ScenarioShip{red(tie, 400, 300, 0), red("nightbeast", 400, 400, 0), blue(tie, 400, 500, 0)}}.start(t, edition.LaterSecond())
			g.Until(ask.ChooseAttack, nil)
			g.Pick(ask.ChooseAttack, "none")
			return offered(g, ask.ChooseAttack)
		}, "primary:0>ship:3 none"},
		{"X25-ALY-002 none is offered", func(t *testing.T) string {
			g := laid{phase: board.Engagement, ships: []xwing.ScenarioShip{red(tie, 400, 300, 0), red("nightbeast", 400, 420, 0), blue("blacksquadronace", 460, 420, 180)},
				own:    []*xwing.Card{printed(tie, starts(func(t *xwing.Table, m xwing.Moment) { t.AssignCondition(m, 1, "brokentrust") }))},
				change: func(s *xwing.State) { s.View.Ships[1].Engaged, s.View.Ships[2].Engaged = true, true }}.play(t)
			return offered(g, ask.ChooseAttack)
		}, "primary:0>ship:3 none"},
		{"X25-OBT-001 X25-OBT-002 two of them", func(t *testing.T) string {
			dice := func(obstacles ...xwing.ScenarioObstacle) string {
				p := table{phase: board.Engagement, obstacles: obstacles, ships: []xwing.ScenarioShip{red(tie, 400, 300, 0), blue(tie, 400, 570, 45)}}.start(t, edition.LaterSecond()).Now().PreviewAttack(1, "primary:0", 2)
				return fmt.Sprint(len(p.Obstructed), p.DefenseDice)
			}
			return dice() + ", " + dice(asteroid(400, 380)) + ", " + dice(asteroid(400, 380), debris(400, 480))
		}, "0 4, 1 5, 2 5"},
		{"X25-RNG-008 behind it, too", func(t *testing.T) string {
			x := &xwing.Table{State: does(t, nil, red(tie, 400, 300, 0), blue(tie, 400, 210, 180)).Now()}
			return fmt.Sprint(x.ShipsAt(1, 1, func(id board.ShipID) bool { return id != 1 }), x.InArc(1, 2, gauge.Front))
		}, "[2] false"},
		{"X25-ATK-038 an impossible face", func(t *testing.T) string {
			ok := []bool{}
			turn := xwing.Ability{When: xwing.ModifyingAttackDice, May: true, If: func(_ *xwing.Table, m xwing.Moment) bool { return m.Ship == 1 && len(ok) == 0 },
				Do: func(t *xwing.Table, _ xwing.Moment) {
					f := t.Fight()
					ok = append(ok, f.ChangeDie(board.AttackDice, 0, board.EvadeResult),
						f.ChangeResults(board.AttackDice, board.Blank, board.EvadeResult, 1) > 0,
						f.AddDie(board.AttackDice, board.EvadeResult))
				}}
			g := able(t, edition.LaterSecond(), duel(60, [2]string{"bbb", "bbb"}, nil, nil), turn)
			g.Pick(ask.ChooseAttack, "primary:0>ship:2")
			g.Pick(ask.ModifyAttackDice, "pilot/"+tie)
			return fmt.Sprint(ok, len(xwingtest.All[board.DiceModified](g)))
		}, "[false false false] 0"},
	})
}

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
	"xwing/physics"
)

// Things on the table that are the same in all editions: bases, obstacles, tokens, dice, cards.

func TestFirstBases(t *testing.T) {
	zone := func(t *testing.T, pilot string, ys ...float64) string {
		g := begun(t, worth(90, pilot), worth(100, "maulermithel"), "")
		g.Pick(ask.ChooseFirstPlayer, "self")
		g.Until(ask.PlaceShip, nil)
		for g.Open()[0].Seat != game.Red {
			g.Put(ask.PlaceShip, "ship:2", 300, 864.4, 180)
		}
		var out []string
		for _, y := range ys {
			out = append(out, fmt.Sprint(len(g.Decision(ask.PlaceShip).Placement.Check("ship:1", spot(400, y))) == 0))
		}
		return strings.Join(out, " ")
	}
	tell(t, []told{
		{"X10-SET-008 a large base", func(t *testing.T) string { // it is turned, so that it is longer than range 1
			g := begun(t, worth(90, large), worth(100, "maulermithel"), "")
			g.Pick(ask.ChooseFirstPlayer, "self")
			g.Until(ask.PlaceShip, nil)
			var out []string
			for _, y := range []float64{55.5, 40 * 1.41422, 57.6} {
				out = append(out, fmt.Sprint(len(g.Decision(ask.PlaceShip).Placement.Check("ship:1", physics.PoseAt(400, y, 45))) == 0))
			}
			return strings.Join(out, " ")
		}, "false true false"}, // out of the play area, fills range 1, leaves some of it free
		{"X10-SET-008 straight ahead", func(t *testing.T) string { return zone(t, large, 39, 40, 60, 61) }, "false true true false"},
		{"X10-SET-008 a small base", func(t *testing.T) string { return zone(t, tie, 19, 20, 80, 81) }, "false true true false"},
		{"X10-SIZ-001 how long they are", func(t *testing.T) string {
			s := table{phase: board.Engagement, ships: []xwing.ScenarioShip{red(tie, 300, 300, 0), red(large, 500, 300, 0)}}.start(t, edition.First()).Now()
			var out []string
			for _, id := range []board.ShipID{1, 2} {
				lo, hi := s.ShipShape(id).Bounds()
				out = append(out, fmt.Sprint(hi.X-lo.X, " ", hi.Y-lo.Y))
			}
			return strings.Join(out, ", ")
		}, "40 40, 80 80"},
		{"X10-SIZ-001 a large ship flies and attacks as a small one", func(t *testing.T) string {
			g := table{phase: board.Engagement, ships: []xwing.ScenarioShip{red(tie, 100, 100, 0), red(large, 400, 300, 0), blue("blacksquadronace", 400, 540, 180)}}.first(t, duty(func(t *xwing.Table) {
				t.ExecuteManeuver(2, straight(1, catalog.Red), xwing.ManeuverOptions{})
			}))
			p := g.Now().PreviewAttack(2, "primary:0", 3)
			return fmt.Sprint(place(g.Ship(2).Pose), " ", g.Ship(2).Has(board.Stress), " ", p.Range, p.AttackDice, p.DefenseDice)
		}, "400 420 0 1 1 4 3"},
		{"X10-BRL-005 with a part of it", func(t *testing.T) string {
			g := table{phase: board.Engagement, ships: []xwing.ScenarioShip{red(tie, 99, 300, 0), far}}.first(t, duty(func(t *xwing.Table) { t.BarrelRoll(1) }))
			p := g.Decision(ask.PlaceBarrelRoll).Placement
			return fmt.Sprint(p.Check("ship:1", spot(19, 300))[0].Rule, " ", len(p.Check("ship:1", spot(179, 300))))
		}, "X10-BRL-005 0"},
		{"X10-BRL-007", func(t *testing.T) string {
			var out []string
			for _, others := range [][]xwing.ScenarioShip{nil, {blue(tie, 320, 300, 0)}, {blue(tie, 320, 300, 0), red("blacksquadronace", 480, 300, 0)}} {
				g := table{phase: board.Engagement, ships: append([]xwing.ScenarioShip{red(tie, 400, 300, 0), far}, others...)}.first(t, duty(func(t *xwing.Table) {
					t.PerformAction(1, xwing.ActionGrant{Source: xwing.Deployment})
				}))
				sides := strings.Join(g.Legal(ask.ChooseAction), " ") + ":"
				if strings.Contains(sides, "barrelroll") {
					g.Pick(ask.ChooseAction, "barrelroll")
					p := g.Decision(ask.PlaceBarrelRoll).Placement
					for _, x := range []float64{320, 480} {
						sides += fmt.Sprint(" ", len(p.Check("ship:1", spot(x, 300))) == 0)
					}
				}
				out = append(out, sides)
			}
			return strings.Join(out, "; ")
		}, "focus evade barrelroll none: true true; focus evade barrelroll none: false true; focus evade none:"},
		{"X10-TCH-005", func(t *testing.T) string {
			var out []string
			for _, both := range []bool{false, true} {
				g := table{phase: board.Engagement, ships: []xwing.ScenarioShip{red(tie, 400, 300, 0), blue("maulermithel", 400, 420, 0)}}.first(t, duty(func(t *xwing.Table) {
					t.ExecuteManeuver(1, straight(2, catalog.White), xwing.ManeuverOptions{})
					if both {
						t.ExecuteManeuver(2, straight(1, catalog.White), xwing.ManeuverOptions{})
						t.ExecuteManeuver(1, straight(1, catalog.White), xwing.ManeuverOptions{})
					}
				}))
				one, two := g.Ship(1).Base(), g.Ship(2).Base()
				out = append(out, fmt.Sprint(gauge.InContact(one, two), " ", g.Now().View.Touching, " ", g.Now().PreviewAttack(1, "primary:0", 2).Refusal == nil))
			}
			return strings.Join(out, ", ")
		}, "true [[1 2]] false, true [] true"},
	})
}

func TestFirstTable(t *testing.T) {
	tell(t, []told{
		{"X10-OBS-013", func(t *testing.T) string {
			g := begun(t, worth(90, tie), worth(100, tie), "")
			before := len(g.Now().View.ObstaclesInPlay())
			g.Until(ask.SetDials, nil)
			step, steps := "", map[string]int{}
			for _, e := range g.Events {
				switch e := e.(type) {
				case board.StepBegan:
					step = e.Step
				case board.ObstaclePlaced:
					steps[step]++
				}
			}
			return fmt.Sprint(before, " ", steps, " ", g.Now().View.Reserve[:2])
		}, "0 map[setup/obstacles:6] [[] []]"},
		{"X10-OBS-004 with a secondary weapon", func(t *testing.T) string {
			var out []string
			for _, y := range []float64{300, 100} {
				s := xwing.Scenario{Phase: board.Engagement, Ships: []xwing.ScenarioShip{with(red(tie, 400, 300, 0), "ioncannon"), blue(tie, 400, 450, 180)}, Obstacles: []xwing.ScenarioObstacle{asteroid(400, y)}}
				card := &xwing.Card{ID: catalog.Card(catalog.UpgradeCard, "ioncannon"), Editions: both}
				no := xwingtest.Start(t, rules(t, edition.First(), card), s, nil).Now().PreviewAttack(1, "upgrade:ioncannon", 2).Refusal
				out = append(out, fmt.Sprint(no != nil && no.Rule == "X10-OBS-004"))
			}
			return strings.Join(out, " ")
		}, "true false"},
		{"X10-DIC-003", func(t *testing.T) string {
			s := table{phase: board.Engagement, ships: []xwing.ScenarioShip{red(tie, 300, 300, 0, board.Focus, board.Evade), far}, dice: [2]string{"hcf", "eef"}}
			g := s.first(t, duty(func(t *xwing.Table) {
				for range 3 {
					t.RollAttackDie(1, game.Say("why.asteroid"))
				}
				t.RollDefenseDice(1, 3, game.Say("why.asteroid"))
			}))
			return seen(g) + fmt.Sprint("; ", g.Asks(ask.ChooseAttack), " ", lot(g.Ship(1)))
		}, "die, die, die, die; true 0 of 0 shields, hull 3, 0 up, 0 down"},
		{"X10-RNG-008", func(t *testing.T) string { // the token's middle lies farther away than its edge
			s := table{phase: board.Engagement, ships: []xwing.ScenarioShip{red(tie, 300, 300, 0)}, obstacles: []xwing.ScenarioObstacle{asteroid(300, 440)}}.start(t, edition.First()).Now()
			near, _ := s.ObstacleShape(1).Bounds()
			of := func(gap float64) string {
				at := table{phase: board.Engagement, ships: []xwing.ScenarioShip{red(tie, 300, near.Y-gap-20, 0)}, obstacles: []xwing.ScenarioObstacle{asteroid(300, 440)}}.start(t, edition.First()).Now()
				return fmt.Sprint(at.RangeToObstacle(1, 1), at.RangeTo(1, "obstacle:1"))
			}
			return fmt.Sprint(of(99), ", ", of(101), ", ", of(199), ", ", of(201), "; ", near.Y < 440-5)
		}, "1 1, 2 2, 2 2, 3 3; true"},
		{"X10-RNG-008 a bomb", func(t *testing.T) string { // its token reaches 16 mm from its middle
			of := func(y float64) string {
				s := xwing.Scenario{Phase: board.Engagement, Ships: []xwing.ScenarioShip{red(tie, 300, y, 0)}, Devices: []xwing.ScenarioDevice{device(game.Red, "protonbomb", 300, 440, 0)}}
				now := xwingtest.Start(t, rules(t, edition.First()), s, nil).Now()
				near, _ := now.DeviceShape(1).Bounds()
				return fmt.Sprint(now.RangeTo(1, "device:1"), " ", near.Y-y-20 <= 100, " ", 440-y-20 <= 100)
			}
			return of(321) + ", " + of(318) + ", " + of(290)
		}, "1 true true, 1 true false, 2 false false"},
		{"X10-BMB-008 what is outside does not count", func(t *testing.T) string {
			blasting := &xwing.Card{ID: catalog.Card(catalog.DeviceKind, "protonbomb"), Editions: both, Blast: &xwing.Blast{Reach: gauge.Range1, Ship: func(*xwing.Table, xwing.Moment, []board.Face) {}}}
			// Beyond the edge a corner of the bomb is nearer to the ship than anything within.
			at := func(x, y float64) string {
				s := xwing.Scenario{Phase: board.Engagement, Ships: []xwing.ScenarioShip{red(tie, x, 20, 0)}, Devices: []xwing.ScenarioDevice{device(game.Red, "protonbomb", 300, y, 45)}}
				now := xwingtest.Start(t, rules(t, edition.First(), blasting), s, nil).Now()
				blast := now.PreviewBlast("protonbomb", physics.PoseAt(300, y, 45))
				return fmt.Sprint(now.RangeTo(1, "device:1"), now.DevicesNear(1, 1, gauge.Range1), len(blast))
			}
			return at(436, -10) + ", " + at(436, 10) + ", " + at(430, -10)
		}, "2 0 0, 1 1 1, 1 1 1"},
		{"X10-TLK-002", func(t *testing.T) string { // which lock is whose, on whom
			g := table{phase: board.Engagement, ships: []xwing.ScenarioShip{red(tie, 300, 300, 0), red("howlrunner", 400, 300, 0), far, blue("nightbeast", 500, 800, 180)}}.first(t, duty(func(t *xwing.Table) {
				t.AcquireLock(1, "ship:3")
				t.AcquireLock(2, "ship:3")
				t.AcquireLock(4, "ship:1")
				t.BreakLock(2, "ship:3", true)
			}))
			var out []string
			for i := range g.Now().ViewFor(game.Blue).Ships {
				out = append(out, fmt.Sprint(g.Now().ViewFor(game.Blue).Ships[i].Locks))
			}
			for _, e := range xwingtest.All[board.LockAcquired](g) {
				out = append(out, fmt.Sprint(e.Ship, " on ", e.Target))
			}
			return strings.Join(out, " ")
		}, "[ship:3] [] [] [ship:1] 1 on ship:3 2 on ship:3 4 on ship:1"},
	})
}

func TestFirstDiscards(t *testing.T) {
	elusive := func(own ...xwing.Ability) *xwing.Card {
		return &xwing.Card{ID: catalog.Card(catalog.UpgradeCard, "elusive"), Editions: both, Abilities: own}
	}
	tell(t, []told{
		{"X10-DMG-011 X10-DST-002 destroyed", func(t *testing.T) string { return discards(t, edition.First()) }, "0 up, 0 down, 3 discarded, 3 seen by all"},
		{"X10-DMG-011 repaired", func(t *testing.T) string {
			g := hurt(t, func(t *xwing.Table) {
				t.SufferDamage(1, xwing.Damage{Hits: 1})
				t.Repair(1)
			})
			pile := g.Now().Hidden.Decks[game.Red].Discard
			e := xwingtest.All[board.DamageDiscarded](g)
			return fmt.Sprint(len(pile) == 1 && len(e) == 1 && e[0].Card == pile[0].Card, " ", lot(g.Ship(1)))
		}, "true 0 of 0 shields, hull 3, 0 up, 0 down"},
		{"X10-DMG-011 drawn", func(t *testing.T) string {
			g := table{phase: board.Engagement, ships: []xwing.ScenarioShip{red(tie, 300, 300, 0), far}}.first(t,
				xwing.Ability{When: xwing.WouldBeDealtFacedown, If: own1, Do: func(t *xwing.Table, m xwing.Moment) { t.DiscardDealt(m) }},
				duty(func(t *xwing.Table) { t.SufferDamage(1, xwing.Damage{Hits: 1}) }))
			pile := g.Now().Hidden.Decks[game.Red].Discard
			e := xwingtest.All[board.DrawnDiscarded](g)
			return fmt.Sprint(len(pile) == 1 && len(e) == 1 && e[0].Card == pile[0].Card, " ", lot(g.Ship(1)))
		}, "true 0 of 0 shields, hull 3, 0 up, 0 down"},
		{"X10-SQD-011 out of play", func(t *testing.T) string {
			var out []string
			for _, discarded := range []bool{false, true} {
				used := 0
				worn := with(red("howlrunner", 300, 300, 0), "elusive")
				worn.Points = 12
				says := xwing.Ability{When: xwing.StartOfEngagement, If: of(1), Do: func(*xwing.Table, xwing.Moment) { used++ }}
				g := xwingtest.Start(t, rules(t, edition.First(), elusive(says)), xwing.Scenario{Phase: board.Engagement, Ships: []xwing.ScenarioShip{worn, far}}, func(s *xwing.State) {
					if discarded {
						(&xwing.Table{State: s}).View.Ships[0].Upgrades[0].Discarded = true
					}
				})
				out = append(out, fmt.Sprint(used, len(g.Ship(1).Upgrades), g.Now().Worth(1)))
			}
			return strings.Join(out, "; ")
		}, "1 1 12; 0 1 12"},
		{"X10-SQD-011 its cost in the score", func(t *testing.T) string {
			worn := with(red("howlrunner", 300, 300, 0), "elusive")
			worn.Points = 12
			r := rules(t, edition.First(), elusive(), printed(tie, xwing.Ability{When: xwing.StartOfEngagement, If: of(1), Do: func(t *xwing.Table, _ xwing.Moment) {
				t.DiscardUpgrade(2, "elusive")
				t.Destroy(2)
			}}))
			g := xwingtest.Start(t, r, xwing.Scenario{Phase: board.Engagement, Ships: []xwing.ScenarioShip{red(tie, 100, 100, 0), worn, far}}, nil)
			v := &g.Now().View
			return fmt.Sprint(g.Now().Standing(v), " ", slices.ContainsFunc(g.Ship(2).Upgrades, func(u board.Upgrade) bool { return u.Discarded }))
		}, "[0 12] true"},
	})
}

// discards tells where the damage cards of a ship are that is destroyed.
func discards(t *testing.T, e *xwing.Edition) string {
	s := table{phase: board.Engagement, ships: []xwing.ScenarioShip{red(tie, 300, 300, 0), red("howlrunner", 400, 300, 0), far}, does: func(t *xwing.Table) {
		t.SufferDamage(2, xwing.Damage{Hits: 2, Crits: 1})
	}}
	g := s.start(t, e)
	g.Until(ask.SetDials, nil)
	pile, seen := g.Now().Hidden.Decks[game.Red].Discard, 0
	for _, e := range xwingtest.All[board.DamageDiscarded](g) {
		if slices.Contains(pile, xwing.DamageCard{Card: e.Card, N: e.N}) {
			seen++
		}
	}
	return fmt.Sprintf("%d up, %d down, %d discarded, %d seen by all", len(g.Ship(2).Faceup), g.Ship(2).Facedown, len(pile), seen)
}

package edition_test

import (
	"fmt"
	"strings"
	"testing"

	"xwing/game"
	"xwing/game/xwing"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/edition"
	"xwing/game/xwing/xwingtest"
)

func TestLaterCharges(t *testing.T) {
	// done is what is left of ship 1's shields, charges, Force and of those of its R2 astromech.
	done := func(do func(t *xwing.Table), active ...int) func(*testing.T) string {
		return func(t *testing.T) string {
			g := laid{phase: board.Engagement, ships: []xwing.ScenarioShip{with(red("lukeskywalker", 400, 300, 0), "r2astromech"), far},
				own: []*xwing.Card{printed(far.Pilot, xwing.Ability{When: xwing.StartOfEngagement, If: of(2),
					Do: func(t *xwing.Table, _ xwing.Moment) { do(t) }})},
				change: func(s *xwing.State) {
					ship := s.View.Ship(1)
					ship.Shields, ship.Charges = board.Charges{Active: active[0], Limit: 3}, board.Charges{Active: active[1], Limit: 3}
					ship.Force, ship.Upgrades[0].Charges = board.Charges{Active: active[2], Limit: 3},
						board.Charges{Active: active[3], Limit: 3}
				}}.play(t)
			s := g.Ship(1)
			return fmt.Sprint(s.Shields.Active, s.Charges.Active, s.Force.Active, s.Upgrades[0].Charges.Active)
		}
	}
	all := []string{board.ShipCharges, board.ForceCharges, "r2astromech"}
	tell(t, []told{
		{"X25-CHG-001 recover", done(func(t *xwing.Table) {
			t.RecoverShield(1)
			for _, c := range all {
				t.RecoverCharges(1, c, 1)
			}
		}, 1, 1, 1, 1), "2 2 2 2"},
		{"X25-CHG-001 no more than there are", done(func(t *xwing.Table) {
			t.RecoverShield(1)
			for _, c := range all {
				t.RecoverCharges(1, c, 2)
			}
		}, 3, 2, 3, 2), "3 3 3 3"},
		{"X25-CHG-001 lose and spend", done(func(t *xwing.Table) {
			t.LoseShield(1)
			t.SpendShield(1)
			for _, c := range all {
				t.LoseCharges(1, c, 1)
				t.SpendCharges(1, c, 1)
			}
		}, 3, 3, 3, 3), "1 1 1 1"},
		{"X25-CHG-001 none is spent that is inactive", done(func(t *xwing.Table) {
			t.SpendShield(1)
			for _, c := range all {
				t.SpendCharges(1, c, 2)
			}
		}, 0, 1, 1, 1), "0 1 1 1"},
		{"X25-FAQ-003 of two upgrades", func(t *testing.T) string {
			g := laid{phase: board.Engagement, ships: []xwing.ScenarioShip{with(red(tie, 400, 300, 0), "elusive", "r2astromech"), far},
				own: []*xwing.Card{printed(tie, starts(func(t *xwing.Table, _ xwing.Moment) { t.RecoverCharges(1, "r2astromech", 1) }))},
				change: func(s *xwing.State) {
					s.View.Ship(1).Upgrades[0].Charges.Active, s.View.Ship(1).Upgrades[1].Charges.Active = 0, 0
				}}.play(t)
			return fmt.Sprint(g.Ship(1).Upgrades[0].Charges.Active, g.Ship(1).Upgrades[1].Charges.Active)
		}, "0 1"},
		{"X25-FAQ-003", done(func(t *xwing.Table) { t.RecoverCharges(1, "r2astromech", 2) }, 1, 1, 1, 1), "1 1 1 3"},
	})
}

func TestLaterChargesRecur(t *testing.T) {
	ended := func(pilot string, upgrades []string, change func(s *board.Ship)) func(*testing.T) string {
		return func(t *testing.T) string {
			g := laid{phase: board.End, ships: []xwing.ScenarioShip{with(red(pilot, 400, 300, 0), upgrades...), far},
				change: func(s *xwing.State) { change(s.View.Ship(1)) }}.play(t)
			g.Until(ask.SetDials, nil)
			return fmt.Sprint(g.Ship(1).Charges.Active, g.Ship(1).Force.Active)
		}
	}
	tell(t, []told{
		{"X25-CHG-002", ended(tie, nil, func(s *board.Ship) { s.Charges = board.Charges{Limit: 4, Recurring: 2} }), "2 0"},
		{"X25-CHG-003", ended(tie, nil, func(s *board.Ship) { s.Charges = board.Charges{Active: 4, Limit: 4, Recurring: -2} }), "2 0"},
		{"X25-CHG-004", ended("lukeskywalker", []string{"sense"}, func(s *board.Ship) { s.Force.Active = 0 }), "0 1"},
		{"X25-CHG-004 X25-CHG-002 the highest", ended(tie, nil, func(s *board.Ship) { s.Force = board.Charges{Limit: 4, Recurring: 3} }),
			"0 3"},
		{"X25-CHG-002 of an upgrade", func(t *testing.T) string {
			g := laid{phase: board.End, ships: []xwing.ScenarioShip{with(red(tie, 400, 300, 0), "elusive", "marksmanship"), far},
				change: func(s *xwing.State) {
					s.View.Ship(1).Upgrades[0].Charges, s.View.Ship(1).Upgrades[1].Charges = board.Charges{Limit: 3, Recurring: 2},
						board.Charges{Limit: 3}
				}}.play(t)
			g.Until(ask.SetDials, nil)
			return fmt.Sprint(g.Ship(1).Upgrades[0].Charges.Active, g.Ship(1).Upgrades[1].Charges.Active)
		}, "2 0"},
		{"X25-CHG-004 two crew", func(t *testing.T) string {
			g := laid{phase: board.End, ships: []xwing.ScenarioShip{with(red("wullffwarro", 400, 300, 0), "kananjarrus", "ezrabridger"),
				far}, change: func(s *xwing.State) { s.View.Ship(1).Force.Active = 0 }}.play(t)
			g.Until(ask.SetDials, nil)
			f := g.Ship(1).Force
			return fmt.Sprint(f.Limit, f.Active)
		}, "2 1"},
		{"X25-CHG-005", func(t *testing.T) string {
			g := laid{phase: board.Engagement, ships: []xwing.ScenarioShip{with(red("lukeskywalker", 400, 300, 0), "shieldupgrade"),
				red("lukeskywalker", 100, 100, 0), far}}.play(t)
			return fmt.Sprint(g.Ship(1).Shields.Limit-g.Ship(2).Shields.Limit, g.Ship(1).Shields.Active-g.Ship(2).Shields.Active,
				g.Ship(1).Upgrades[0].Charges.Limit)
		}, "1 1 0"},
	})
}

func TestLaterTokens(t *testing.T) {
	tell(t, []told{
		{"X25-TOK-006", func(t *testing.T) string {
			// Its red tokens: the lock on it is one, the lock that it has is none.
			g := laid{phase: board.Engagement, ships: []xwing.ScenarioShip{red(tie, 400, 300, 0), blue("nightbeast", 400, 440, 180)},
				change: func(s *xwing.State) {
					s.View.Ship(1).Locks, s.View.Ship(2).Locks = []string{"ship:2"}, []string{"ship:1"}
				}, own: []*xwing.Card{printed(tie, starts(func(t *xwing.Table, m xwing.Moment) { t.Shed(m, 1, board.RedColor) }))}}.play(t)
			legal := strings.Join(g.Legal(ask.ChooseToken), " ")
			g.Pick(ask.ChooseToken, "ship:2")
			return fmt.Sprint(legal, " ", len(g.Ship(1).Locks), len(g.Ship(2).Locks))
		}, "ship:2 1 0"},
		{"X25-TOK-014", func(t *testing.T) string {
			// Ships on all sides: wherever it would decloak to, somebody stands.
			l := laid{phase: board.System, ships: []xwing.ScenarioShip{red(tie, 400, 300, 0, board.Cloak), red(large, 400, 430, 0),
				red(large, 280, 300, 0), red(large, 520, 300, 0), far}}
			g := l.play(t)
			g.Pick(ask.SystemAbilities, "decloak")
			g.Pick(ask.ChooseDecloak, g.Legal(ask.ChooseDecloak)[0])
			return fmt.Sprint(place(g.Ship(1).Pose), " ", g.Ship(1).Has(board.Cloak), len(xwingtest.All[board.MoveFailed](g)))
		}, "400 300 0 1 1"},
		{"X25-LCK-007", func(t *testing.T) string {
			more := xwing.Ability{Query: xwing.LockLimit, By: func(*xwing.Table, xwing.Moment) int { return 2 }}
			g := able(t, edition.LaterSecond(), table{phase: board.Engagement,
				ships: []xwing.ScenarioShip{red(tie, 400, 300, 0), blue(tie, 400, 440, 180), blue(tie, 480, 440, 180),
					red(tie, 600, 300, 0)}},
				more, starts(func(t *xwing.Table, _ xwing.Moment) { t.AcquireLock(1, "ship:2"); t.AcquireLock(1, "ship:3") }))
			x := &xwing.Table{State: g.Now()}
			return fmt.Sprint(x.LockedBy(2), x.LockedBy(3), len(x.LockedBy(4)))
		}, "[1] [1] 0"},
		{"X25-FAQ-005", func(t *testing.T) string {
			// What stands on a damage card happens after an action; the action repairs it.
			told := 0
			burns := &xwing.Card{ID: catalog.Card(catalog.DamageKind, "hullbreach"), Editions: both,
				Abilities: []xwing.Ability{{When: xwing.AfterAction, If: itself, Do: func(*xwing.Table, xwing.Moment) { told++ }}}}
			repairs := xwing.Ability{When: xwing.AsAction, Do: func(t *xwing.Table, _ xwing.Moment) { t.Repair(1) }}
			r := rules(t, edition.LaterSecond(), burns, printed(tie, repairs))
			play := func(action string) *xwingtest.Game {
				g := xwingtest.Start(t, r, xwing.Scenario{Phase: board.Activation, Ships: []xwing.ScenarioShip{red(tie, 400, 300, 0), far}},
					func(s *xwing.State) {
						s.View.Ship(2).Activated = true
						s.View.Ship(1).Faceup = []board.FaceupDamage{{Card: "hullbreach", N: 1}}
					})
				g.Until(ask.ChooseAction, nil)
				g.Pick(ask.ChooseAction, action)
				return g
			}
			play("card:pilot/academypilot/0")
			repaired := told
			play("focus")
			return fmt.Sprint(repaired, told)
		}, "0 1"},
		{"X25-FAQ-005 in the queue already", func(t *testing.T) string {
			told := 0
			burns := &xwing.Card{ID: catalog.Card(catalog.DamageKind, "hullbreach"), Editions: both,
				Abilities: []xwing.Ability{{When: xwing.StartOfEngagement, If: of(1), Do: func(*xwing.Table, xwing.Moment) { told++ }}}}
			repairs := starts(func(t *xwing.Table, _ xwing.Moment) { t.Repair(1) })
			g := xwingtest.Start(t, rules(t, edition.LaterSecond(), burns, printed(tie, repairs)),
				xwing.Scenario{Phase: board.Engagement, Ships: []xwing.ScenarioShip{red(tie, 400, 300, 0), far}}, func(s *xwing.State) {
					s.View.Ship(1).Faceup = []board.FaceupDamage{{Card: "hullbreach", N: 1}}
				})
			for _, id := range g.Legal(ask.ChooseAbility) {
				if strings.HasPrefix(id, "pilot/") {
					g.Pick(ask.ChooseAbility, id)
					break
				}
			}
			return fmt.Sprint(told, " ", len(g.Ship(1).Faceup))
		}, "0 0"},
		{"X25-FAQ-009", func(t *testing.T) string {
			deck := ""
			hurt := xwing.Ability{When: xwing.AfterSetup, If: of(1), Do: func(t *xwing.Table, _ xwing.Moment) {
				deck = fmt.Sprint(t.View.Decks[:2], t.View.Phase == board.Setup)
				t.DealDamageCard(1, false)
			}}
			g := setUp(t, bare(tie), bare("nightbeast"), hurt)
			g.Until(ask.SetDials, nil)
			return fmt.Sprint(deck, g.Now().View.Decks[:2], hurts(g, 1))
		}, "[33 33] true[32 33] 1"},
		{"X25-FAQ-002", func(t *testing.T) string {
			// Nowhere is it beyond range 3 of both enemies and at an obstacle: it stands at its own edge.
			at := xwing.Ability{When: xwing.AfterPlacingForces, If: of(1),
				Do: func(t *xwing.Table, m xwing.Moment) { t.PlaceAtObstacle(m) }}
			g := setUp(t, bare(tie, "nightbeast"), bare("nightbeast", "nightbeast"), at,
				xwing.Ability{Query: xwing.StartingInReserve, By: func(*xwing.Table, xwing.Moment) int { return 1 }})
			n := 0
			for g.Asks(ask.PlaceShip) {
				d := g.Decision(ask.PlaceShip)
				g.Put(ask.PlaceShip, d.Placement.Pieces[0].ID, 200+100*float64(n),
					map[game.Seat]float64{game.Red: 40, game.Blue: 874}[d.Seat], 0)
				n++
			}
			return against(g, ask.PlaceFromReserve, "ship:1", 700, 40) + "/" + against(g, ask.PlaceFromReserve, "ship:1", 700, 300)
		}, "/X25-SET-011"},
	})
}

package edition_test

import (
	"fmt"
	"strings"
	"testing"

	"xwing/game"
	"xwing/game/xwing"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
	"xwing/game/xwing/edition"
	"xwing/game/xwing/xwingtest"
)

// hurt does something to ships as the Combat Phase starts: 1 a TIE fighter of Red's, 2 an X-wing of Blue's.
func hurt(t *testing.T, f func(*xwing.Table)) *xwingtest.Game {
	t.Helper()
	return table{phase: board.Engagement, ships: []xwing.ScenarioShip{red(tie, 300, 300, 0), blue("redsquadronveteran", 650, 800, 180, board.Focus)}}.first(t, duty(f))
}

// lot tells what a ship has left and what lies on its card.
func lot(s *board.Ship) string {
	return fmt.Sprintf("%d of %d shields, hull %d, %d up, %d down", s.Shields.Active, s.Shields.Limit, s.Hull, len(s.Faceup), s.Facedown)
}

func TestFirstDamage(t *testing.T) {
	suffers := func(d xwing.Damage, id board.ShipID) func(*testing.T) string {
		return func(t *testing.T) string {
			return lot(hurt(t, func(t *xwing.Table) { t.SufferDamage(id, d) }).Ship(id))
		}
	}
	tell(t, []told{
		{"X10-DMG-001 shields", suffers(xwing.Damage{Hits: 1, Crits: 1}, 2), "0 of 2 shields, hull 4, 0 up, 0 down"},
		{"X10-DMG-001 the hits first", suffers(xwing.Damage{Hits: 2, Crits: 1}, 2), "0 of 2 shields, hull 4, 1 up, 0 down"},
		{"X10-DMG-001 X10-DMG-002", suffers(xwing.Damage{Hits: 1, Crits: 1}, 1), "0 of 0 shields, hull 3, 1 up, 1 down"},
		{"X10-SHD-001", func(t *testing.T) string {
			g := begun(t, worth(90, tie), worth(100, "redsquadronveteran"), "")
			g.Until(ask.SetDials, nil)
			return lot(g.Ship(1)) + "; " + lot(g.Ship(2))
		}, "0 of 0 shields, hull 3, 0 up, 0 down; 2 of 2 shields, hull 4, 0 up, 0 down"},
		{"X10-SHD-002", func(t *testing.T) string {
			var out []string
			g := hurt(t, func(t *xwing.Table) {
				out = append(out, fmt.Sprint(t.RecoverShield(2)))
				t.LoseShield(2)
				out = append(out, fmt.Sprint(t.RecoverShield(2), t.RecoverShield(2)))
			})
			return strings.Join(out, " ") + ", " + lot(g.Ship(2))
		}, "false true false, 2 of 2 shields, hull 4, 0 up, 0 down"},
		{"X10-DMG-012", func(t *testing.T) string {
			g := hurt(t, func(t *xwing.Table) { t.SufferDamage(1, xwing.Damage{Hits: 2}) })
			return fmt.Sprint(g.Now().View.Decks[:2])
		}, "[31 33]"},
		{"X10-DMG-010 the discard pile", func(t *testing.T) string {
			g := hurt(t, func(t *xwing.Table) {
				t.Hidden.Decks[game.Red].Discard = t.Hidden.Decks[game.Red].Cards[:3]
				t.Hidden.Decks[game.Red].Cards = nil
				t.SufferDamage(1, xwing.Damage{Hits: 1})
			})
			return fmt.Sprint(len(g.Now().Hidden.Decks[game.Red].Cards), " ", lot(g.Ship(1)))
		}, "2 0 of 0 shields, hull 3, 0 up, 1 down"},
		{"X10-DMG-010 counters", func(t *testing.T) string {
			g := hurt(t, func(t *xwing.Table) {
				t.Hidden.Decks[game.Red].Cards = nil
				t.SufferDamage(1, xwing.Damage{Crits: 1})
			})
			return lot(g.Ship(1))
		}, "0 of 0 shields, hull 3, 0 up, 1 down"},
		{"X10-DST-002", func(t *testing.T) string {
			g := hurt(t, func(t *xwing.Table) {
				t.AcquireLock(1, "ship:2")
				t.SufferDamage(2, xwing.Damage{Crits: 6})
			})
			g.Until(ask.SetDials, nil)
			s := g.Ship(2)
			return fmt.Sprint(s.Where == board.Removed, " ", s.Has(board.Focus), " ", len(g.Ship(1).Locks))
		}, "true 0 0"},
		{"X10-WIN-001", func(t *testing.T) string {
			g := hurt(t, func(t *xwing.Table) { t.SufferDamage(2, xwing.Damage{Hits: 6}) })
			g.Until(ask.SetDials, nil)
			won, over := g.Over()
			return fmt.Sprint(won, " ", over, " ", g.Now().View.Phase)
		}, "{0 outcome.winner} true end"},
		{"X10-WIN-002", func(t *testing.T) string {
			g := hurt(t, func(t *xwing.Table) {
				t.SufferDamage(1, xwing.Damage{Hits: 3})
				t.SufferDamage(2, xwing.Damage{Hits: 6})
			})
			g.Until(ask.SetDials, nil)
			won, _ := g.Over()
			return fmt.Sprint(won)
		}, "{-1 outcome.draw}"},
	})
}

func TestFirstValues(t *testing.T) {
	less := func(q xwing.Query, n int) xwing.Ability {
		return xwing.Ability{Query: q, If: func(_ *xwing.Table, m xwing.Moment) bool { return m.Ship == 1 }, By: func(*xwing.Table, xwing.Moment) int { return n }}
	}
	of2 := func(q xwing.Query, n int) xwing.Ability { // ship 2's, that defends
		return xwing.Ability{Query: q, If: func(_ *xwing.Table, m xwing.Moment) bool { return m.Ship == 2 }, By: func(*xwing.Table, xwing.Moment) int { return n }}
	}
	dice := func(of board.ShipID, mm float64, own ...xwing.Ability) func(*testing.T) string {
		return func(t *testing.T) string {
			p := duel(mm, [2]string{}, nil, nil).first(t, own...).Now().PreviewAttack(of, "primary:0", 3-of)
			return fmt.Sprint(p.AttackDice, " ", p.DefenseDice)
		}
	}
	tell(t, []told{
		{"X10-ATK-010 X10-ATK-024 X10-ATK-026 cumulative", dice(1, 60, less(xwing.AttackDiceCount, -1), less(xwing.AttackDiceCount, -1)), "1 3"},
		{"X10-ATK-010 as many are rolled", func(t *testing.T) string {
			return pools(attacks(t, duel(60, [2]string{}, nil, nil), "primary:0", "", less(xwing.AttackDiceCount, -1), less(xwing.AttackDiceCount, 3)))
		}, "5 3"},
		{"X10-ATK-024 below nothing", dice(1, 160, less(xwing.AttackDiceCount, -5)), "0 3"},
		{"X10-ATK-024 the range still gives one", dice(1, 60, less(xwing.AttackDiceCount, -2)), "1 3"},
		{"X10-ATK-016 X10-ATK-025 X10-ATK-026", dice(2, 260, less(xwing.AgilityValue, -1), less(xwing.AgilityValue, -2)), "2 1"},
		{"X10-ATK-025 below nothing", dice(2, 160, less(xwing.AgilityValue, -4)), "2 0"},
		{"X10-ATK-016 as many are rolled", func(t *testing.T) string {
			return pools(attacks(t, duel(260, [2]string{}, nil, nil), "primary:0", "", of2(xwing.AgilityValue, -1), of2(xwing.DefenseDiceCount, 2)))
		}, "2 5"},
		{"X10-ATK-025 obstructed", func(t *testing.T) string {
			s := duel(160, [2]string{}, nil, nil)
			s.obstacles = []xwing.ScenarioObstacle{asteroid(400, 400)}
			return pools(attacks(t, s, "primary:0", "", of2(xwing.AgilityValue, -3)))
		}, "2 1"},
		{"X10-ATK-025 by a card", func(t *testing.T) string {
			return pools(attacks(t, duel(160, [2]string{}, nil, nil), "primary:0", "", of2(xwing.AgilityValue, -3), of2(xwing.DefenseDiceCount, 2)))
		}, "2 2"},
		{"X10-RNG-001 X10-RNG-005", func(t *testing.T) string {
			var out []string
			for _, mm := range []float64{60, 160, 260, 360} {
				out = append(out, duel(mm, [2]string{}, nil, nil).start(t, edition.First()).Now().RangeBetween(1, 2).String())
			}
			return strings.Join(out, " ")
		}, "1 2 3 beyond"},
		{"X10-RNG-001 from base to base", func(t *testing.T) string {
			var out []string
			for _, mm := range []float64{99, 101, 199, 201, 299, 301} {
				s := duel(mm, [2]string{}, nil, nil).first(t).Now()
				out = append(out, fmt.Sprint(s.RangeBetween(1, 2), " ", s.PreviewAttack(1, "primary:0", 2).Range))
			}
			return strings.Join(out, ", ")
		}, "1 1, 2 2, 2 2, 3 3, 3 3, beyond beyond"},
		{"X10-RNG-001 from corner to corner", func(t *testing.T) string {
			at := func(x, y float64) string {
				s := table{phase: board.Engagement, ships: []xwing.ScenarioShip{red(tie, 400, 300, 0), blue(large, x, y, 180)}}.first(t).Now()
				return fmt.Sprint(int(s.RangeBetween(1, 2)))
			}
			return at(519, 439) + " " + at(521, 441)
		}, "1 2"}, // 59 and 79 mm apart each way, or 61 and 81
		{"X10-RNG-006", func(t *testing.T) string {
			var out []string
			for _, mm := range []float64{40, 90} {
				out = append(out, fmt.Sprint(duel(mm, [2]string{}, nil, nil).start(t, edition.First()).Now().WithinRange(1, 2, 1)))
			}
			return strings.Join(out, " ")
		}, "true false"},
		{"X10-RNG-007", func(t *testing.T) string {
			var out []string
			for _, mm := range []float64{190, 210} {
				out = append(out, fmt.Sprint(duel(mm, [2]string{}, nil, nil).start(t, edition.First()).Now().BeyondRange(1, 2, 2)))
			}
			return strings.Join(out, " ")
		}, "false true"},
		{"X10-OBT-001 X10-OBT-006", func(t *testing.T) string {
			s := duel(160, [2]string{}, nil, nil)
			s.obstacles = []xwing.ScenarioObstacle{asteroid(400, 400)}
			return pools(attacks(t, s, "primary:0", ""))
		}, "2 4"},
		{"X10-OBT-001 a debris cloud", func(t *testing.T) string {
			s := duel(160, [2]string{}, nil, nil)
			s.obstacles = []xwing.ScenarioObstacle{debris(400, 400)}
			return pools(attacks(t, s, "primary:0", ""))
		}, "2 4"},
		{"X10-OBT-002", func(t *testing.T) string {
			s := duel(200, [2]string{}, nil, nil)
			s.obstacles = []xwing.ScenarioObstacle{asteroid(400, 380), debris(400, 460)}
			return pools(attacks(t, s, "primary:0", ""))
		}, "2 4"},
		{"X10-OBT-003", func(t *testing.T) string {
			s := duel(160, [2]string{}, nil, nil)
			s.ships = append(s.ships, blue(tie, 400, 400, 180))
			return pools(attacks(t, s, "primary:0", ""))
		}, "2 3"},
		{"X10-OBT-003 a large one", func(t *testing.T) string {
			s := duel(160, [2]string{}, nil, nil)
			s.ships = append(s.ships, blue(large, 400, 420, 180))
			return pools(attacks(t, s, "primary:0", ""))
		}, "2 3"},
		{"X10-OBT-003 a bomb", func(t *testing.T) string {
			s := duel(160, [2]string{}, nil, nil)
			sc := xwing.Scenario{Phase: s.phase, Ships: s.ships, Devices: []xwing.ScenarioDevice{device(game.Blue, "protonbomb", 400, 420, 0)}}
			p := xwingtest.Start(t, rules(t, edition.First()), sc, nil).Now().PreviewAttack(1, "primary:0", 2)
			return fmt.Sprint(p.AttackDice, " ", p.DefenseDice)
		}, "2 3"},
	})
}

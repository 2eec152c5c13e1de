package edition_test

import (
	"fmt"
	"slices"
	"testing"

	"xwing/game"
	"xwing/game/xwing"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/edition"
	"xwing/game/xwing/xwingtest"
	"xwing/physics"
)

// twoByTwo are the sides of four seats around a table.
var twoByTwo = []game.Side{0, 1, 0, 1}

// mate is red's team mate, and foes the other blue's seat.
const (
	mate game.Seat = 2
	foes game.Seat = 3
)

// of4 is a ship of one of four seats, with tokens.
func of4(seat game.Seat, pilot string, x, y, degrees float64) xwing.ScenarioShip {
	return xwing.ScenarioShip{Seat: seat, Pilot: pilot, Pose: physics.PoseAt(x, y, degrees)}
}

// teamed starts a table of four seats in two teams.
func teamed(t *testing.T, e *xwing.Edition, sc xwing.Scenario, change func(*xwing.State), own ...*xwing.Card) *xwingtest.Game {
	t.Helper()
	sc.Sides = twoByTwo
	return xwingtest.Start(t, rules(t, e, own...), sc, change)
}

// quartet are four ships before each other: red's, his mate's beside it, and those of both opponents.
func quartet() []xwing.ScenarioShip {
	return []xwing.ScenarioShip{of4(game.Red, tie, 400, 300, 0), of4(mate, tie, 460, 300, 0), of4(game.Blue, tie, 400, 420, 180),
		of4(foes, tie, 460, 420, 180)}
}

// teams are the switches of team games.
func teams() []situation {
	return []situation{{field: "Teams.Friendly", second: "false true", flipped: "true false", see: func(t *testing.T,
		e *xwing.Edition) string {
		x := &xwing.Table{State: teamed(t, e, xwing.Scenario{Phase: board.Engagement, Ships: quartet()}, nil).Now()}
		return fmt.Sprint(x.Friendly(1, 2), " ", x.Allied(1, 2))
	}}}
}

// TestTeamRelations: of four ships in two teams each is friendly to itself, allied with its mate's and an enemy of both others.
func TestTeamRelations(t *testing.T) {
	for _, e := range []*xwing.Edition{edition.Second(), edition.LaterSecond()} {
		g := teamed(t, e, xwing.Scenario{Phase: board.Engagement, Ships: quartet()}, nil)
		x := &xwing.Table{State: g.Now()}
		for a := board.ShipID(1); a <= 4; a++ {
			for b := board.ShipID(1); b <= 4; b++ {
				want := [3]bool{a == b, a != b && a <= 2 == (b <= 2), a <= 2 != (b <= 2)} // friendly, allied, enemy
				t.Run(fmt.Sprintf("%s %d to %d", e.ID, a, b), func(t *testing.T) {
					if got := [3]bool{x.Friendly(a, b), x.Allied(a, b), x.Enemy(a, b)}; got != want {
						t.Errorf("friendly, allied, enemy: %v, want %v", got, want)
					}
				})
			}
		}
	}
}

// TestTeamConditions: two players of a team have the same condition; a ship has the latest of them alone, and what lay on the other
// is in its deck again.
func TestTeamConditions(t *testing.T) {
	const dark = "illshowyouthedarkside"
	assigns := xwing.Ability{When: xwing.StartOfEngagement, If: func(_ *xwing.Table, m xwing.Moment) bool { return m.Owner < 3 },
		Do: func(t *xwing.Table, m xwing.Moment) { t.AssignCondition(m, 3, dark) }}
	searches := xwing.Ability{When: xwing.WhenDealtFaceup,
		Do: func(t *xwing.Table, m xwing.Moment) { t.SearchDamage(m, catalog.PilotTrait) }}
	condition := &xwing.Card{ID: catalog.Card(catalog.ConditionCard, dark), Editions: both, Abilities: []xwing.Ability{searches}}
	ships := quartet()
	ships[0].Pilot, ships[1].Pilot = "nightbeast", "nightbeast"
	g := teamed(t, edition.LaterSecond(), xwing.Scenario{Phase: board.Engagement, Ships: ships}, nil, printed("nightbeast", assigns),
		condition)
	for range 2 {
		g.Pick(ask.SearchDamage, "damage/blindedpilot")
	}
	s := g.Now()
	cards := len(s.Hidden.Decks[board.PileOf(game.Blue, false)].Cards)
	if got := fmt.Sprint(len(s.View.Ship(3).Conditions), s.View.Ship(3).Conditions[0].Seat, cards); got != "1 2 32" {
		t.Errorf("conditions, whose the first is, cards in the deck: %s, want 1 2 32", got)
	}
}

// TestTeamMates: a mate's ships are told from friends by what does something for friends, and from enemies by what does
// something to enemies.
func TestTeamMates(t *testing.T) {
	near := func(t *testing.T, which func(t *xwing.Table, id board.ShipID) bool) string {
		var got []board.ShipID
		starts := xwing.Ability{When: xwing.StartOfEngagement, If: of(1), Do: func(t *xwing.Table, m xwing.Moment) {
			for _, id := range t.View.ShipsInPlay() {
				if which(t, id) {
					got = append(got, id)
				}
			}
		}}
		ships := quartet()
		ships[0].Pilot = "nightbeast"
		teamed(t, edition.LaterSecond(), xwing.Scenario{Phase: board.Engagement, Ships: ships}, nil, printed("nightbeast", starts))
		return fmt.Sprint(got)
	}
	t.Run("X25-EPC-003:friendly", func(t *testing.T) {
		if got := near(t, func(t *xwing.Table, id board.ShipID) bool { return t.Friendly(1, id) }); got != "[1]" {
			t.Errorf("friendly: %s", got)
		}
	})
	t.Run("X25-EPC-003:enemy", func(t *testing.T) {
		if got := near(t, func(t *xwing.Table, id board.ShipID) bool { return t.Enemy(1, id) }); got != "[3 4]" {
			t.Errorf("enemies: %s", got)
		}
	})
	t.Run("allied", func(t *testing.T) {
		if got := near(t, func(t *xwing.Table, id board.ShipID) bool { return t.Allied(1, id) }); got != "[2]" {
			t.Errorf("allied: %s", got)
		}
	})
}

// TestAlliedShips: what cards and rules do with friends leaves a mate's ships out, and what they do with enemies does, too.
func TestAlliedShips(t *testing.T) {
	for _, e := range []*xwing.Edition{edition.Second(), edition.LaterSecond()} {
		t.Run(e.ID, func(t *testing.T) {
			for _, c := range []struct {
				name string
				see  func(t *testing.T) string
				want string
			}{
				{"attack no mate, but both opponents", func(t *testing.T) string {
					ships := quartet()
					ships[1].Pose = physics.PoseAt(430, 400, 0)
					s := teamed(t, e, xwing.Scenario{Phase: board.Engagement, Ships: ships}, nil).Now()
					return fmt.Sprint(s.PreviewAttack(1, "primary:0", 2).Refusal != nil, s.PreviewAttack(1, "primary:0", 3).Refusal == nil,
						s.PreviewAttack(1, "primary:0", 4).Refusal == nil)
				}, "true true true"},
				{"locked by enemies, not by a mate", func(t *testing.T) string {
					x := &xwing.Table{State: teamed(t, e, xwing.Scenario{Phase: board.Engagement, Ships: quartet()}, func(s *xwing.State) {
						for i := range s.View.Ships[1:] {
							s.View.Ships[i+1].Locks = []string{board.ShipID(1).Piece()}
						}
					}).Now()}
					return fmt.Sprint(x.LockedBy(1), x.LockedByEnemies(1))
				}, "[2 3 4] [3 4]"},
				{"a mate's card has no say about dice", func(t *testing.T) string {
					helps := xwing.Ability{When: xwing.ModifyingAttackDice, May: true, If: func(t *xwing.Table,
						m xwing.Moment) bool {
						return m.Ship == t.View.Attack.Attacker
					},
						Do: func(t *xwing.Table, _ xwing.Moment) { t.Fight().ChangeDie(board.AttackDice, 0, board.Hit) }}
					ships := quartet()
					ships[1].Pilot = "nightbeast"
					g := teamed(t, e, xwing.Scenario{Phase: board.Engagement, Ships: ships}, func(s *xwing.State) {
						s.View.Ship(2).Engaged = true
						s.Hidden.Loaded[board.AttackDice] = []board.Face{board.Blank, board.Blank, board.Blank}
					}, printed("nightbeast", helps))
					g.Pick(ask.ChooseAttack, "primary:0>ship:3")
					return fmt.Sprint(g.Asks(ask.ModifyAttackDice))
				}, "false"},
			} {
				t.Run(c.name, func(t *testing.T) {
					if got := c.see(t); got != c.want {
						t.Errorf("got %s, want %s", got, c.want)
					}
				})
			}
		})
	}
}

// TestTeamBumps: a ship that bumps into its mate's rolls the die of friends, and has no action as against enemies (X25-OVL-006).
func TestTeamBumps(t *testing.T) {
	for _, c := range []struct {
		name  string
		other game.Seat
		want  string
	}{{"X25-OVL-006 an allied ship", mate, "true false"}, {"an enemy's", foes, "false true"}} {
		t.Run(c.name, func(t *testing.T) {
			g := teamed(t, edition.LaterSecond(), xwing.Scenario{Phase: board.Activation, Ships: []xwing.ScenarioShip{of4(game.Red, tie,
				400, 300, 0),
				of4(c.other, tie, 400, 400, 0), of4(game.Blue, tie, 850, 850, 180)}}, func(s *xwing.State) {
				for i := range s.View.Ships {
					s.View.Ships[i].Activated = i > 0
				}
				s.View.Ship(1).Dial.Assigned = true
				s.Hidden.Dials[0] = straight(2, catalog.Blue)
			})
			if got := fmt.Sprint(xwingtest.Has(g, func(board.DiceRolled) bool { return true }), " ",
				g.Asks(ask.ChooseAction)); got != c.want {
				t.Errorf("a die is rolled, an action offered: %s, want %s", got, c.want)
			}
		})
	}
}

// TestTeamPlanning: all players set their dials at once, each those of his own ships, and each sees his own alone.
func TestTeamPlanning(t *testing.T) {
	t.Run("X25-EPC-006:dials,two", func(t *testing.T) {
		g := teamed(t, edition.LaterSecond(), xwing.Scenario{Phase: board.Planning, Ships: quartet()}, nil)
		var seats []game.Seat
		for _, d := range g.Open() {
			seats = append(seats, d.Seat)
			if d.Kind != ask.SetDials || !d.Private || len(d.Slots) != 1 || g.Ship(board.ShipOf(d.Slots[0].ID)).Seat != d.Seat {
				t.Errorf("seat %d is asked %s about %v", d.Seat, d.Kind, d.About)
			}
		}
		if !slices.Equal(seats, []game.Seat{0, 1, 2, 3}) {
			t.Errorf("seats %v are asked at once", seats)
		}
		g.Dials(map[board.ShipID]string{1: "2FB", 2: "3FB"})
		for seat, sees := range []board.ShipID{1, 3, 2, 4} {
			v := g.Now().ViewFor(game.Seat(seat))
			for i := range v.Ships {
				if known := !v.Ships[i].Dial.Maneuver.IsZero(); known != (v.Ships[i].ID == sees || v.Ships[i].Dial.Revealed) {
					t.Errorf("seat %d sees the dial of ship %d: %v", seat, v.Ships[i].ID, known)
				}
			}
		}
	})
	t.Run("X25-EPC-006:deck", func(t *testing.T) {
		g := teamed(t, edition.LaterSecond(), xwing.Scenario{Phase: board.Planning, Ships: append(quartet(), of4(mate, cr90, 800, 300,
			0))}, nil)
		if got, want := fmt.Sprint(g.Now().View.Decks), "[33 33 0 0 33 33 30 0 0 0 0 0]"; got != want {
			t.Errorf("decks of %s cards, want %s", got, want)
		}
		if h := g.Now().Hidden; fmt.Sprint(h.Decks[0].Cards) == fmt.Sprint(h.Decks[4].Cards) {
			t.Error("two of a team have their decks in the same order")
		}
	})
	t.Run("X25-EPC-006:three,squad", func(t *testing.T) {
		ships := append(quartet(), of4(4, tie, 700, 300, 0), of4(5, tie, 700, 420, 180))
		g := xwingtest.Start(t, rules(t, edition.LaterSecond()), xwing.Scenario{Phase: board.Planning, Ships: ships,
			Sides: []game.Side{0, 1, 0, 1, 0, 1}}, nil)
		if n := len(g.Open()); n != 6 {
			t.Errorf("%d players set dials", n)
		}
		for seat := range game.Seat(6) {
			if n := len(g.Now().View.SquadOf(seat)); n != 1 {
				t.Errorf("seat %d has %d ships", seat, n)
			}
		}
	})
}

// TestTeamOrder: at one initiative the players' ships act in the order of the table from the first player on.
func TestTeamOrder(t *testing.T) {
	for first, want := range []string{"[0 1 2 3]", "[1 2 3 0]", "[2 3 0 1]", "[3 0 1 2]"} {
		t.Run(fmt.Sprint("first ", first), func(t *testing.T) {
			g := teamed(t, edition.Second(), xwing.Scenario{Phase: board.Planning, Ships: quartet(), First: game.Seat(first)}, nil)
			g.Until(ask.ChooseAttack, nil)
			var seats []game.Seat
			for _, e := range g.Events {
				if r, ok := e.(board.DialRevealed); ok {
					seats = append(seats, g.Ship(r.Ship).Seat)
				}
			}
			if got := fmt.Sprint(seats); got != want {
				t.Errorf("activated %s, want %s", got, want)
			}
		})
	}
}

// TestTeamWins: a team plays on while one of it has ships, and wins as one.
func TestTeamWins(t *testing.T) {
	for _, c := range []struct {
		name string
		lost []board.ShipID
		over bool
		won  game.Side
	}{
		{"one of a team is left", []board.ShipID{1}, false, game.NoSide},
		{"both of a team are gone", []board.ShipID{1, 2}, true, 1},
		{"both of the other", []board.ShipID{3, 4}, true, 0},
		{"one of each", []board.ShipID{1, 4}, false, game.NoSide},
	} {
		t.Run(c.name, func(t *testing.T) {
			g := teamed(t, edition.Second(), xwing.Scenario{Phase: board.End, Ships: quartet()}, func(s *xwing.State) {
				for _, id := range c.lost {
					s.View.Ship(id).Where, s.View.Ship(id).Destroyed = board.Removed, true
				}
			})
			if out, over := g.Now().Outcome(); over != c.over || over && out.Winner != c.won {
				t.Errorf("over %v, won by %d", over, out.Winner)
			}
		})
	}
}

// TestTeamCasualties: what a team's ships count when they are lost is the other team's, whoever of it did it.
func TestTeamCasualties(t *testing.T) {
	ships := quartet()
	for i := range ships {
		ships[i].Points = 10 * (i + 1)
	}
	g := teamed(t, edition.Epic(edition.Second()), xwing.Scenario{Phase: board.End, Ships: ships}, func(s *xwing.State) {
		s.View.Ship(2).Destroyed, s.View.Ship(2).Where = true, board.Removed
		s.View.Ship(3).Fled, s.View.Ship(3).Where = true, board.Removed
		s.View.Ship(4).Fled, s.View.Ship(4).Where = true, board.Removed
	})
	if got := g.Now().Standing(&g.Now().View); got != [2]int{70, 20} {
		t.Errorf("casualties %v, want 70 and 20", got)
	}
	if out, over := g.Now().Outcome(); !over || out.Winner != 0 {
		t.Errorf("over %v, won by %d", over, out.Winner)
	}
}

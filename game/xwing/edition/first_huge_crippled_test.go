package edition_test

import (
	"fmt"
	"testing"

	"xwing/game/xwing"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
	"xwing/game/xwing/xwingtest"
)

// battered is a corvette whose sections have so many facedown damage cards when a phase begins in which ship 3 does something;
// each has a hull of 8.
func battered(t *testing.T, fore, aft int, does func(*xwing.Table), hardpoints ...string) *xwingtest.Game {
	t.Helper()
	if hardpoints == nil {
		hardpoints = []string{"quadlasercannons", "singleturbolasers"}
	}
	first := xwing.Ability{When: xwing.StartOfEngagement, If: of(1), Do: func(t *xwing.Table, _ xwing.Moment) { does(t) }}
	ships := []xwing.ScenarioShip{carrying(red(corvetteFore, 450, 450, 0), "tibannagassupplies"),
		carrying(red(corvetteAft, 450, 450, 0), hardpoints...), blue(tie, 290, 470, 270), blue(tie, 450, 730,
			180)}
	return xwingtest.Start(t, firstRules(t, upgraded("tibannagassupplies", first), upgraded("quadlasercannons")),
		xwing.Scenario{Phase: board.Engagement, Ships: ships}, func(s *xwing.State) {
			for i, n := range [2]int{fore, aft} {
				s.View.Ships[i].Facedown, s.View.Ships[i].Shields.Active = n, 0
				s.Hidden.Facedown[i] = make([]xwing.DamageCard, n)
			}
		})
}

func TestFirstCrippled(t *testing.T) {
	hits := func(n int, on ...board.ShipID) func(*xwing.Table) {
		return func(t *xwing.Table) {
			for _, id := range on {
				t.SufferDamage(id, xwing.Damage{Hits: n})
			}
		}
	}
	crippled := func(g *xwingtest.Game) string {
		return fmt.Sprint(g.Ship(1).Crippled, g.Ship(2).Crippled, g.Ship(1).Where == board.InPlay, g.Ship(2).Where == board.InPlay)
	}
	tell(t, []told{
		{"X10-HUG-039", func(t *testing.T) string { return crippled(battered(t, 7, 0, hits(1, 1))) }, "true false true true"},
		{"X10-HUG-039 not before", func(t *testing.T) string { return crippled(battered(t, 6, 0, hits(1, 1))) }, "false false true true"},
		{"X10-HUG-039 its primary weapon", func(t *testing.T) string {
			w, _ := battered(t, 7, 0, hits(1, 1)).Now().Weapon(1, "primary:0")
			return fmt.Sprint(w.Value)
		}, "2"},
		{"X10-HUG-039 X10-HUG-022 energy and upgrades", func(t *testing.T) string {
			g := battered(t, 0, 7, hits(1, 2))
			g.Pick(ask.ChooseUpgrade, "singleturbolasers")
			s := g.Ship(2)
			return fmt.Sprint(s.Charges.Active, "/", s.Charges.Limit, s.Upgrades[0].Discarded, s.Upgrades[1].Discarded)
		}, "1/1 true false"},
		{"X10-HUG-039 of two copies one stays", func(t *testing.T) string {
			s := battered(t, 0, 7, hits(1, 2), "singleturbolasers", "singleturbolasers").Ship(2)
			return fmt.Sprint(s.Upgrades[0].Discarded, s.Upgrades[1].Discarded)
		}, "true false"},
		{"X10-HUG-040 no target", func(t *testing.T) string {
			g := battered(t, 7, 0, hits(1, 1))
			g.Until(ask.ChooseAttack, nil)
			for g.Decision(ask.ChooseAttack).About[0] != "ship:3" {
				g.Pick(ask.ChooseAttack, "none")
				g.Until(ask.ChooseAttack, nil)
			}
			return fmt.Sprint(g.Legal(ask.ChooseAttack))
		}, "[primary:0>ship:2 none]"},
		{"X10-HUG-040 X10-HUG-012 no damage and no cards", func(t *testing.T) string {
			ship := battered(t, 7, 0, func(t *xwing.Table) {
				hits(1, 1)(t)
				t.Ship(1).Shields.Active = 2 // which nothing gives it
				hits(3, 1)(t)
				t.DealDamageCard(1, true)
			}).Ship(1)
			return fmt.Sprint(ship.DamageCards(), ship.Shields.Active)
		}, "8 2"},
		{"X10-HUG-040 still in the way", func(t *testing.T) string {
			g := battered(t, 7, 0, hits(1, 1))
			return g.Now().PreviewAttack(4, "primary:0", 2).Refusal.Rule
		}, "X10-HUG-036"},
		{"X10-HUG-040 X10-HUG-038 it obstructs", func(t *testing.T) string {
			ships := []xwing.ScenarioShip{red(corvetteFore, 450, 450, 90), red(corvetteAft, 450, 450, 90), red(tie, 400, 330, 0),
				blue(tie, 400, 570, 180)}
			g := xwingtest.Start(t, firstRules(t), xwing.Scenario{Phase: board.Engagement, Ships: ships},
				func(s *xwing.State) { s.View.Ships[0].Crippled = true })
			return fmt.Sprint(g.Now().PreviewAttack(3, "primary:0", 4).DefenseDice)
		}, "4"},
		{"X10-HUG-041 both", func(t *testing.T) string {
			g := battered(t, 7, 7, hits(1, 1, 2))
			g.Pick(ask.ChooseUpgrade, "singleturbolasers")
			g.Until(ask.SetDials, nil)
			return crippled(g)
		}, "true true false false"},
		{"X10-HUG-041 of one card", func(t *testing.T) string {
			over := hugeTable{code: "3FW", ships: []xwing.ScenarioShip{red(transport, 400, 300, 0), distant},
				obstacles: []xwing.ScenarioObstacle{asteroid(400, 460)}, change: func(s *xwing.State) {
					s.View.Ships[0].Facedown, s.Hidden.Facedown[0] = 7, make([]xwing.DamageCard, 7)
				}}
			return fmt.Sprint(over.first(t).Ship(1).Where == board.InPlay)
		}, "false"},
	})
}

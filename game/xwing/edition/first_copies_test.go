package edition_test

import (
	"fmt"
	"strings"
	"testing"

	"xwing/game/xwing"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/edition"
	"xwing/game/xwing/xwingtest"
)

// copied begins the Combat Phase by an edition: ship 1 has upgrades and damage cards of one name each, on which an ability
// is printed, and does something itself.
func copied(t *testing.T, e *xwing.Edition, upgrades, damage int, on xwing.Ability, own ...xwing.Ability) *xwingtest.Game {
	t.Helper()
	says := func(id catalog.CardID, abilities ...xwing.Ability) *xwing.Card {
		return &xwing.Card{ID: id, Editions: both, Abilities: abilities}
	}
	for i := range own {
		own[i].If = of(1)
	}
	ship := red(tie, 300, 300, 0)
	for range upgrades {
		ship.Upgrades = append(ship.Upgrades, "elusive")
	}
	r := rules(t, e, says(catalog.Card(catalog.PilotCard, tie), own...), says(catalog.Card(catalog.UpgradeCard, "elusive"), on), says(catalog.Card(catalog.DamageKind, "hullbreach"), on))
	return xwingtest.Start(t, r, xwing.Scenario{Phase: board.Engagement, Ships: []xwing.ScenarioShip{ship, blue("blacksquadronace", 300, 500, 180)}}, func(s *xwing.State) {
		for i := range damage {
			s.View.Ships[0].Faceup = append(s.View.Ships[0].Faceup, board.FaceupDamage{Card: "hullbreach", N: i + 1})
		}
	})
}

// twice offers ship 1 an action twice, and tells what it may perform besides those of its action bar; it performs the first
// of that.
func twice(t *testing.T, e *xwing.Edition, upgrades, damage int, does func(*xwing.Table, xwing.Moment)) string {
	g := copied(t, e, upgrades, damage, xwing.Ability{When: xwing.AsAction, Do: does}, duty(func(t *xwing.Table) {
		for range 2 {
			t.PerformAction(1, xwing.ActionGrant{Source: xwing.Deployment})
		}
	}))
	out := make([]string, 2)
	for i := range out {
		pick := "none"
		for _, id := range g.Legal(ask.ChooseAction) {
			if strings.HasPrefix(id, "card:") {
				out[i] += id + " "
				pick = id
			}
		}
		g.Pick(ask.ChooseAction, pick)
	}
	return strings.Join(out, "then ")
}

func TestFirstCopies(t *testing.T) {
	nothing := func(*xwing.Table, xwing.Moment) {}
	repairs := func(t *xwing.Table, m xwing.Moment) { t.RepairThis(m) }
	actions := func(e *xwing.Edition, upgrades, damage int, does func(*xwing.Table, xwing.Moment)) func(*testing.T) string {
		return func(t *testing.T) string { return twice(t, e, upgrades, damage, does) }
	}
	tell(t, []told{
		{"X10-ACN-004 upgrades", actions(edition.First(), 2, 0, nothing), "card:upgrade/elusive/0 then "},
		{"X10-ACN-004 damage cards", actions(edition.First(), 0, 2, nothing), "card:damage/hullbreach/0#1 then "},
		{"X10-ACN-004 one is repaired", actions(edition.First(), 0, 2, repairs), "card:damage/hullbreach/0#1 then "},
		{"two of second edition", actions(edition.Second(), 0, 2, nothing), "card:damage/hullbreach/0#1 then card:damage/hullbreach/0#2 "},
		{"X10-ABL-003 an upgrade", func(t *testing.T) string {
			g := copied(t, edition.First(), 1, 0, xwing.Ability{Query: xwing.AgilityValue, By: func(*xwing.Table, xwing.Moment) int { return -2 }})
			now := &xwing.Table{State: g.Now()}
			return fmt.Sprint(now.Agility(1), " ", now.Agility(2))
		}, "1 3"},
		{"X10-ABL-006 as a phase begins", func(t *testing.T) string {
			var out []string
			for _, n := range []int{1, 2} {
				used := 0
				g := copied(t, edition.First(), n, 0, xwing.Ability{When: xwing.StartOfEngagement, May: true, If: of(1), Do: func(*xwing.Table, xwing.Moment) { used++ }})
				for g.Asks(ask.UseAbility) {
					g.Pick(ask.UseAbility, "yes")
				}
				out = append(out, fmt.Sprint(used, " ", g.Asks(ask.ChooseAttack)))
			}
			return strings.Join(out, ", ")
		}, "1 true, 2 true"},
		{"X10-ABL-006 in an attack", func(t *testing.T) string {
			g := copied(t, edition.First(), 2, 0, xwing.Ability{When: xwing.ModifyingAttackDice, May: true,
				If: func(_ *xwing.Table, m xwing.Moment) bool { return m.Ship == 1 }, Do: func(*xwing.Table, xwing.Moment) {}})
			g.Until(ask.ChooseAttack, nil)
			if g.Open()[0].About[0] != "ship:1" {
				g.Pick(ask.ChooseAttack, "none")
			}
			g.Pick(ask.ChooseAttack, "primary:0>ship:2")
			var out []string
			for g.Asks(ask.ModifyAttackDice) {
				out = append(out, strings.Join(g.Legal(ask.ModifyAttackDice), " "))
				g.Pick(ask.ModifyAttackDice, g.Legal(ask.ModifyAttackDice)[0])
			}
			return strings.Join(out, "; ")
		}, "upgrade/elusive upgrade/elusive/1 done; upgrade/elusive/1 done"},
	})
}

// A ship with two torpedoes of a name attacks with them one after the other, and each does what it says.
func TestFirstSpareWeapon(t *testing.T) {
	var out []string
	for _, discarded := range []int{0, 1, 2} {
		says := xwing.Ability{When: xwing.StartOfEngagement, May: true, If: of(1), Do: func(*xwing.Table, xwing.Moment) {}}
		card := &xwing.Card{ID: catalog.Card(catalog.UpgradeCard, "protontorpedoes"), Editions: both, Abilities: []xwing.Ability{says}}
		s := xwing.Scenario{Phase: board.Engagement, Ships: []xwing.ScenarioShip{with(red(tie, 300, 300, 0), "protontorpedoes", "protontorpedoes"), far}}
		g := xwingtest.Start(t, rules(t, edition.First(), card), s, func(s *xwing.State) {
			for i := range discarded {
				s.View.Ships[0].Upgrades[i].Discarded = true
			}
		})
		used := 0
		for ; g.Asks(ask.UseAbility); used++ {
			g.Pick(ask.UseAbility, "yes")
		}
		out = append(out, fmt.Sprint(used))
	}
	if got := strings.Join(out, " "); got != "1 1 0" {
		t.Errorf("with none, one and both discarded the card works %s times", got)
	}
}

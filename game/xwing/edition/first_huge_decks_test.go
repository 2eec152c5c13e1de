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
	"xwing/game/xwing/xwingtest"
)

// deckOf is the section's deck that each damage card of a ship is of, faceup ones before those facedown.
func deckOf(g *xwingtest.Game, id board.ShipID) string {
	s := g.Now()
	cards := s.Hidden.Facedown[id-1]
	for _, d := range g.Ship(id).Faceup {
		cards = append(cards, xwing.DamageCard(d))
	}
	var out []string
	for _, d := range cards {
		title, err := s.Rules().Catalog.Damage(d.Card)
		if err != nil {
			return "counter"
		}
		deck, ship := title.Share(d.N)
		out = append(out, fmt.Sprint(deck, ship))
	}
	return strings.Join(out, " ")
}

// suffering has a ship without shields suffer damage at the beginning of the End Phase.
func suffering(t *testing.T, id board.ShipID, hits int, by func(*xwing.Table, func()), ships ...xwing.ScenarioShip) *xwingtest.Game {
	t.Helper()
	card := upgraded("quadlasercannons", xwing.Ability{When: xwing.StartOfEnd,
		If: func(*xwing.Table, xwing.Moment) bool { return true }, Do: func(t *xwing.Table, m xwing.Moment) {
			by(t, func() { t.SufferDamage(id, xwing.Damage{Hits: hits}) })
		}})
	ships = append(ships, carrying(red(croc, 300, 700, 0), "quadlasercannons"), distant)
	sc := xwing.Scenario{Phase: board.End, Ships: ships}
	return xwingtest.Start(t, firstRules(t, card), sc, func(s *xwing.State) {
		for i := range s.View.Ships {
			s.View.Ships[i].Shields.Active = 0
		}
	})
}

// TestFirstSectionDecks: each section has a damage deck of its own.
func TestFirstSectionDecks(t *testing.T) {
	plain := func(_ *xwing.Table, what func()) { what() }
	picked := func(pick string, hits int) func(*testing.T) string {
		return func(t *testing.T) string {
			g := suffering(t, 1, hits, plain, red(transport, 400, 300, 0))
			g.Until(ask.ChooseEither, nil)
			seat := g.Decision(ask.ChooseEither).Seat.ID()
			g.Pick(ask.ChooseEither, pick)
			g.Until(ask.SetDials, nil)
			return seat + " " + deckOf(g, 1)
		}
	}
	tell(t, []told{
		{"X10-HUG-002:deck of a section", func(t *testing.T) string {
			g := suffering(t, 2, 2, plain, corvette(400, 300, 0)...)
			g.Until(ask.SetDials, nil)
			return deckOf(g, 2) + "; " + deckOf(g, 1)
		}, "cr90corvetteaft0 cr90corvetteaft0; "},
		{"X10-HUG-002:pools of two sections", func(t *testing.T) string {
			g := suffering(t, 2, 3, plain, corvette(400, 300, 0)...)
			g.Until(ask.SetDials, nil)
			return fmt.Sprint(g.Ship(1).HullRemaining(), g.Ship(2).HullRemaining(), g.Ship(1).Shields.Limit, g.Ship(2).Shields.Limit)
		}, "8 5 5 3"},
		{"X10-HUG-002:pools of one card", func(t *testing.T) string {
			g := suffering(t, 1, 3, func(t *xwing.Table, what func()) {
				t.InFore(1, what)
				t.DealDamageCard(1, false)
			}, red(transport, 400, 300, 0))
			g.Until(ask.ChooseEither, nil)
			g.Pick(ask.ChooseEither, "aft")
			g.Until(ask.SetDials, nil)
			return fmt.Sprint(g.Ship(1).HullRemaining(), " ", strings.Count(deckOf(g, 1), "fore"), strings.Count(deckOf(g, 1), "aft"))
		}, "4 3 1"},
		{"X10-HUG-002:two-decks X10-HUG-037 fore", picked("fore", 2), "blue gr75mediumtransport/fore0 gr75mediumtransport/fore0"},
		{"X10-HUG-002:two-decks X10-HUG-037 aft", picked("aft", 1), "blue gr75mediumtransport/aft0"},
		{"X10-HUG-002:two-decks of the second one", func(t *testing.T) string {
			g := suffering(t, 2, 1, func(t *xwing.Table, what func()) { t.InFore(2, what) },
				red(transport, 400, 300, 0), red(transport, 600, 300, 0))
			g.Until(ask.SetDials, nil)
			return deckOf(g, 2)
		}, "gr75mediumtransport/fore1"},
		{"X10-HUG-002:two-decks the section that is met", func(t *testing.T) string {
			g := hugeTable{code: "2FW", ships: []xwing.ScenarioShip{red(transport, 400, 300, 0), distant},
				obstacles: []xwing.ScenarioObstacle{asteroid(400, 340)}}.first(t)
			g.Until(ask.ChooseAction, nil)
			return deckOf(g, 1)
		}, "gr75mediumtransport/aft0"},
		{"X10-HUG-002:two-decks by the dice for what it runs over", func(t *testing.T) string {
			ships := []xwing.ScenarioShip{red(transport, 400, 300, 0), blue(tie, 400, 300, 0), distant}
			g := hugeTable{code: "2FW", dice: "h", ships: ships,
				change: func(s *xwing.State) { s.View.Ships[0].Shields.Active = 0 }}.first(t)
			g.Until(ask.ChooseAction, nil)
			return deckOf(g, 1)
		}, "gr75mediumtransport/fore0"},
		{"X10-HUG-002:deck is made anew of its own discards", func(t *testing.T) string {
			return fmt.Sprint(renewed(t))
		}, "10 cr90corvettefore0, 9 left of the other"},
		{"X10-HUG-002:deck of ten", func(t *testing.T) string {
			g := suffering(t, 1, 1, plain, corvette(400, 300, 0)...)
			g.Until(ask.SetDials, nil)
			s := g.Now()
			count := map[string]int{}
			for _, d := range s.WholeDeck(board.PileOf(game.Red, true)) {
				title, _ := s.Rules().Catalog.Damage(d.Card)
				deck, _ := title.Share(d.N)
				count[deck]++
			}
			return fmt.Sprint(count)
		}, "map[cr90corvetteaft:10 cr90corvettefore:10 croccruiser/aft:10 croccruiser/fore:10]"},
	})
}

// renewed deals the fore section of a corvette eleven cards, the first ten of which are discarded, with one discarded card of the aft.
func renewed(t *testing.T) string {
	t.Helper()
	pile := board.PileOf(game.Red, true)
	g := suffering(t, 1, 1, func(t *xwing.Table, what func()) {
		t.DealDamageCard(2, false)
		t.DiscardDamage(2, func(string) bool { return true })
		for range 10 {
			t.DealDamageCard(1, false)
			t.DiscardDamage(1, func(string) bool { return true })
		}
		what()
	}, corvette(400, 300, 0)...)
	g.Until(ask.SetDials, nil)
	s, left, all := g.Now(), 0, 0
	for _, d := range s.Hidden.Decks[pile].Cards {
		title, _ := s.Rules().Catalog.Damage(d.Card)
		switch deck, _ := title.Share(d.N); deck {
		case "cr90corvettefore":
			all++
		case "cr90corvetteaft":
			left++
		}
	}
	return fmt.Sprintf("%d %s, %d left of the other", all+g.Ship(1).DamageCards(), deckOf(g, 1), left)
}

// TestFirstDamageShares reads what cards say of decks.
func TestFirstDamageShares(t *testing.T) {
	var share catalog.DeckShare
	for text, want := range map[string]string{"a 2": "<nil>", "a": "no damage deck", "a 0": "no damage deck", " 2": "no damage deck"} {
		if err := share.UnmarshalText([]byte(text)); !strings.Contains(fmt.Sprint(err), want) {
			t.Errorf("%q: %v", text, err)
		}
	}
}

// TestFirstWholeLocks: a lock lies on a whole ship, and a whole ship has it (RULINGS 77).
func TestFirstWholeLocks(t *testing.T) {
	by := func(what func(*xwing.Table) string) func(*testing.T) string {
		return func(t *testing.T) string {
			said := ""
			ships := append(corvette(400, 300, 0), blue(raider, 400, 640, 180), blue(raiderAft, 400, 640, 180))
			suffering(t, 1, 0, func(t *xwing.Table, _ func()) { said = what(t) }, ships...).Until(ask.SetDials, nil)
			return said
		}
	}
	tell(t, []told{
		{"RULINGS-77 on the whole ship", by(func(t *xwing.Table) string {
			return fmt.Sprint(slices.DeleteFunc(t.Lockable(1), func(o string) bool { return board.ShipOf(o) < 4 }))
		}), "[ship:4]"},
		{"RULINGS-77 by the whole ship", by(func(t *xwing.Table) string {
			t.AcquireLock(2, "ship:5")
			return fmt.Sprint(t.Ship(1).Locks, t.Ship(2).Locks, t.LockedBy(5), t.CanSpendLock(1, "ship:5"), t.CanSpendLock(2, "ship:4"))
		}), "[ship:4] [ship:4] [1 2] true true"},
		{"RULINGS-77 one lock", by(func(t *xwing.Table) string {
			t.AcquireLock(2, "ship:5")
			t.AcquireLock(1, distantPiece)
			return fmt.Sprint(t.Ship(1).Locks, t.Ship(2).Locks)
		}), "[ship:3] [ship:3]"},
		{"RULINGS-77 spent for both", by(func(t *xwing.Table) string {
			t.AcquireLock(1, "ship:4")
			return fmt.Sprint(t.SpendLock(2, "ship:5"), t.Ship(1).Locks)
		}), "true []"},
		{"RULINGS-77 from its nearest section", by(func(t *xwing.Table) string {
			return fmt.Sprint(slices.Contains(t.LockableAt(2, 1, 2), "ship:4"))
		}), "true"},
	})
}

// distantPiece is the ship that nothing happens to, behind both cards of a corvette.
const distantPiece = "ship:3"

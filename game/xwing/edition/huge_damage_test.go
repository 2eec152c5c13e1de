package edition_test

import (
	"cmp"
	"fmt"
	"slices"
	"testing"

	"xwing/game"
	"xwing/game/xwing"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
	"xwing/game/xwing/cards"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/edition"
	"xwing/game/xwing/xwingtest"
)

// hugeShot is an attack of red's first ship on ship 2, which has no shields.
type hugeShot struct {
	ships   []xwing.ScenarioShip
	weapon  string // "": the first primary one
	dice    string
	evades  string       // the defender's dice
	deck    string       // the title on top of the deck from which ship 2 is dealt its cards
	before  xwing.Timing // when act is called in the attack; Never: not at all
	act     func(*xwing.Table)
	rocks   []xwing.ScenarioObstacle
	devices []xwing.ScenarioDevice
}

// play plays it by an edition, to the end of the attack.
func (h hugeShot) play(t *testing.T, e *xwing.Edition) *xwingtest.Game {
	t.Helper()
	all := cards.All()
	if h.act != nil {
		all = append(all, &xwing.Card{ID: catalog.Card(catalog.PilotCard, h.ships[0].Pilot), Editions: both, Abilities: []xwing.Ability{
			{When: h.before, If: func(*xwing.Table, xwing.Moment) bool { return true }, Do: func(t *xwing.Table,
				_ xwing.Moment) {
				h.act(t)
			}}}})
	}
	g := xwingtest.Start(t, rules(t, e, all...), xwing.Scenario{Phase: board.Engagement, Ships: h.ships, Obstacles: h.rocks,
		Devices: h.devices}, func(s *xwing.State) {
		table{dice: [2]string{h.dice, h.evades}}.load(s)
		s.View.Ships[1].Shields.Active = 0
		for i := range s.View.Ships {
			s.View.Ships[i].Engaged = i > 0
			onTop(s, s.View.Ships[i].Pile(), h.deck)
		}
	})
	g.Pick(ask.ChooseAttack, cmp.Or(h.weapon, "primary:0")+">ship:2")
	return g
}

// onTop lays a card of a title onto a damage deck.
func onTop(s *xwing.State, pile board.Pile, title string) {
	deck := s.Hidden.Decks[pile].Cards
	for i, c := range deck {
		if c.Card == title {
			deck[i], deck[len(deck)-1] = deck[len(deck)-1], deck[i]
		}
	}
}

// uses tells what has come of a title in order: how it was dealt, and each use of it with the damage and tokens that follow.
func uses(g *xwingtest.Game) string {
	told := ""
	for _, e := range g.Events {
		switch e := e.(type) {
		case board.AbilityUsed:
			told += " uses " + e.Card
		case board.DamageSuffered:
			told += " hurt"
		case board.TokenGained:
			told += " token"
		}
	}
	return told
}

// TestHugeDecks: each player has a damage deck for his huge ships beside his own, if he has any.
func TestHugeDecks(t *testing.T) {
	for _, e := range []*xwing.Edition{edition.Second(), edition.LaterSecond()} {
		begun := func(t *testing.T, seed uint64, blue string) *xwing.State {
			t.Helper()
			s, err := xwing.New(rules(t, e, cards.All()...), [2]xwing.Muster{squad(cr90), squad(blue)}, seed)
			if err != nil {
				t.Fatal(err)
			}
			g := xwingtest.Play(t, s)
			g.Until(ask.SetDials, nil)
			return g.Now()
		}
		t.Run("X25-HUG-018 "+e.ID, func(t *testing.T) {
			one, both := begun(t, 1, tie), begun(t, 1, gr75)
			got := fmt.Sprint(one.View.Decks[:4], both.View.Decks[:4])
			if want := "[33 33 30 0] [33 33 30 30]"; got != want {
				t.Errorf("decks of %s, want %s", got, want)
			}
			red, blue, again := fmt.Sprint(both.Hidden.Decks[2].Cards), fmt.Sprint(both.Hidden.Decks[3].Cards), fmt.Sprint(begun(t, 2,
				gr75).Hidden.Decks[2].Cards)
			if red == blue || red == again {
				t.Error("decks of two players, or of two seeds, are in the same order")
			}
		})
		t.Run("X25-HUG-018 dealt "+e.ID, func(t *testing.T) {
			shot := func(of xwing.ScenarioShip) string {
				g := hugeShot{ships: []xwing.ScenarioShip{red(tie, 400, 150, 0), of, red(cr90, 800, 400, 0)}, dice: "hhb",
					evades: "bbb"}.play(t, e)
				if len(g.Ship(2).Faceup)+g.Ship(2).Facedown != 2 {
					t.Fatalf("%d cards are dealt, want 2", g.Ship(2).DamageCards())
				}
				return fmt.Sprint(g.Now().View.Decks[:4])
			}
			if got, want := shot(blue(cr90, 400, 400, 0))+shot(blue(large, 400, 300, 0)), "[33 33 30 28][33 31 30 0]"; got != want {
				t.Errorf("decks of %s, want %s", got, want)
			}
		})
	}
}

// TestStrayDamageCard: a card of his own deck that a condition has brought a player's huge ship goes back to that deck, when it is
// discarded and when a seat imagines what it cannot see.
func TestStrayDamageCard(t *testing.T) {
	for _, e := range []*xwing.Edition{edition.Second(), edition.LaterSecond()} {
		stray, own := xwing.DamageCard{Card: "woundedpilot", N: 1}, xwing.DamageCard{Card: "gunfault", N: 1}
		sc := xwing.Scenario{Phase: board.Planning, Ships: []xwing.ScenarioShip{red(cr90, 400, 300, 0), far}}
		g := xwingtest.Start(t, rules(t, e, cards.All()...), sc, func(s *xwing.State) {
			for i, d := range []xwing.DamageCard{stray, own} {
				pile := []board.Pile{0, 2}[i]
				s.Hidden.Decks[pile].Cards = slices.DeleteFunc(slices.Clone(s.Hidden.Decks[pile].Cards),
					func(o xwing.DamageCard) bool { return o == d })
				s.View.Decks[pile] = len(s.Hidden.Decks[pile].Cards)
			}
			s.Hidden.Facedown[0], s.View.Ships[0].Facedown = []xwing.DamageCard{stray, own}, 2
		})
		imagined := g.Now().Clone().(*xwing.State)
		imagined.Reseed(7)
		for i, pile := range []board.Pile{0, 2} {
			if d := imagined.Hidden.Facedown[0][i]; imagined.PileOf(1, d) != pile {
				t.Errorf("%s: it is imagined that %v lies there, of another deck", e.ID, d)
			}
		}
		got := inPhase(t, e, func(t *xwing.Table) {
			t.Hidden.Facedown[1], t.View.Ships[1].Facedown = []xwing.DamageCard{stray, own}, 2
			t.DiscardDamage(2, func(string) bool { return true })
		}, red(tie, 400, 100, 0), red(cr90, 400, 300, 0)).Now().Hidden.Decks
		if fmt.Sprint(got[0].Discard, got[2].Discard) != "[woundedpilot/1] [gunfault/1]" {
			t.Errorf("%s: discarded are %v", e.ID, got)
		}
	}
}

// TestPrecisionShots: what the upper half of a damage card of huge ships does, and when.
func TestPrecisionShots(t *testing.T) {
	const left, ahead, behind, aside = "left", "ahead", "behind", "aside"
	from := map[string]xwing.ScenarioShip{left: red(tie, 150, 400, 270), "right": red(tie, 650, 400, 90), ahead: red(tie, 400, 650, 180),
		behind: red(tie, 400, 150, 0), aside: red(tie, 480, 650, 180)}
	armed := func(x, y float64) xwing.ScenarioShip {
		return xwingtest.Ship(game.Blue, cr90, x, y, 0, "ordnancetubes")
	}
	at := func(where string) []xwing.ScenarioShip {
		return []xwing.ScenarioShip{from[where], armed(400, 400)}
	}
	const dealt, stressed, twice = " hurt", " hurt uses damage/commandlosses token",
		" hurt uses damage/directhit-huge hurt uses damage/directhit-huge hurt"
	const offline = " hurt uses damage/gunfault"
	const once = " hurt uses damage/directhit-huge hurt"
	rock := []xwing.ScenarioObstacle{{XWS: "coreasteroid0", Pose: from[aside].Pose}}
	for _, c := range []struct {
		row string
		hugeShot
		want string
	}{
		{"X25-HUG-021:full-front", hugeShot{ships: at(ahead), deck: "commandlosses", dice: "cb"}, stressed},
		{"X25-HUG-021 not from behind", hugeShot{ships: at(behind), deck: "commandlosses", dice: "cb"}, dealt},
		{"X25-HUG-021:faceup facedown", hugeShot{ships: at(ahead), deck: "commandlosses", dice: "hb"}, dealt},
		{"X25-HUG-021:bullseye X25-HUG-022", hugeShot{ships: at(ahead), deck: "directhit-huge", dice: "cb"}, twice},
		{"X25-HUG-021:bullseye beside it", hugeShot{ships: at(aside), deck: "directhit-huge", dice: "cb"}, once},
		{"X25-HUG-021:side", hugeShot{ships: at(left), deck: "gunfault", dice: "cb"}, offline},
		{"X25-HUG-021:side right", hugeShot{ships: at("right"), deck: "gunfault", dice: "cb"}, offline},
		{"X25-HUG-021:side from ahead", hugeShot{ships: at(ahead), deck: "gunfault", dice: "cb"}, dealt},
		{"X25-HUG-021:side at range 4", hugeShot{ships: []xwing.ScenarioShip{red(cr90, 330, 400, 0), armed(800, 400)}, weapon: "primary:1",
			deck: "gunfault", dice: "cbbb", evades: "bb"}, offline},
		{"X25-HUG-021:full-rear", hugeShot{ships: at(behind), deck: "woundedgunners", dice: "cb"},
			" hurt uses damage/woundedgunners token"},
		{"X25-HUG-021:full-rear from ahead", hugeShot{ships: at(ahead), deck: "woundedgunners", dice: "cb"}, dealt},
		{"X25-HUG-021:defending dealt to the attacker", hugeShot{ships: []xwing.ScenarioShip{red(cr90, 400, 400, 0), blue(tie, 150, 400,
			270)},
			deck: "projectorfault", dice: "bbbb", evades: "bbbb", before: xwing.AfterBecomingDefender,
			act: func(t *xwing.Table) { t.DealDamageCard(1, true) }}, " uses pilot/" + cr90},
		{"X25-HUG-021:defending dealt to one beside it", hugeShot{ships: append(at(ahead), blue(cr90, 650, 400, 0)), deck: "commandlosses",
			dice: "bb", before: xwing.AfterBecomingDefender, act: func(t *xwing.Table) { t.DealDamageCard(3, true) }},
			" uses pilot/" + tie},
		{"X25-HUG-021:defending after the attack", hugeShot{ships: at(ahead), deck: "commandlosses", dice: "bb",
			before: xwing.AfterAttacking, act: func(t *xwing.Table) { t.DealDamageCard(2, true) }}, " uses pilot/" + tie},
		{"X25-HUG-022", hugeShot{ships: at(ahead), deck: "panicbelow", dice: "cb"},
			" hurt uses damage/panicbelow hurt uses damage/panicbelow token"},
		{"X25-HUG-023:obstacles in the attack", hugeShot{ships: at(ahead), deck: "directhit-huge", dice: "hb", rocks: rock,
			before: xwing.AfterBecomingDefender, act: func(t *xwing.Table) { t.HarmCritically(2, 1, 1) }},
			" uses pilot/" + tie + once + " hurt"},
		{"X25-HUG-023:devices in the attack", hugeShot{ships: at(ahead), deck: "directhit-huge", dice: "cbbbhb",
			devices: []xwing.ScenarioDevice{{Seat: game.Red, Kind: "trackingtorpedo", Pose: red(tie, 300, 400, 270).Pose}},
			before:  xwing.AfterBecomingDefender, act: func(t *xwing.Table) { t.DetonateRemote(3) }},
			" uses pilot/" + tie + once + " hurt"},
		{"X25-HUG-022 exposed in the attack", hugeShot{ships: at(ahead), deck: "commandlosses", dice: "hb", before: xwing.AfterNeutralizing,
			act: func(t *xwing.Table) { t.DealDamageCard(2, false); t.ExposeDamage(2) }}, " uses pilot/" + tie + " hurt"},
	} {
		for _, e := range []*xwing.Edition{edition.Second(), edition.LaterSecond()} {
			t.Run(e.ID+"/"+c.row, func(t *testing.T) {
				if got := uses(c.play(t, e)); got != c.want {
					t.Errorf("got  %s\nwant %s", got, c.want)
				}
			})
		}
	}
}

// TestPrecisionShotsAreOfAttacks: the damage of huge ships that meet is none.
func TestPrecisionShotsAreOfAttacks(t *testing.T) {
	for _, e := range []*xwing.Edition{edition.Second(), edition.LaterSecond()} {
		t.Run("X25-HUG-023:overlaps "+e.ID, func(t *testing.T) {
			g := hugeTable{code: "1FB", ships: []xwing.ScenarioShip{red(cr90, 400, 300, 0), blue(cr90, 400, 560, 0)}, cards: cards.All(),
				change: func(s *xwing.State) {
					for i := range s.View.Ships {
						s.View.Ships[i].Shields.Active = 0
						onTop(s, s.View.Ships[i].Pile(), "straineddrive")
					}
				}}.play(t, e)
			if got := fmt.Sprint(len(g.Ship(1).Faceup) > 0, g.Ship(1).Charges.Active, uses(g)); got != "true 7 hurt hurt" {
				t.Errorf("the cards of ships that meet come to %q", got)
			}
		})
	}
}

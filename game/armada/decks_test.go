package armada_test

import (
	"slices"
	"strconv"
	"testing"

	"xwing/game"
	"xwing/game/armada"
	"xwing/game/armada/ask"
	"xwing/game/armada/board"
	"xwing/game/armada/catalog"
	"xwing/game/armada/gauge"
	"xwing/physics"
)

// played plays a state by one answer to each kind of question, "none" or "done" to others, until a kind is asked again;
// asked is told every question.
func played(t *testing.T, s *armada.State, picks map[game.Kind]string, until game.Kind, asked func(game.Decision)) *armada.State {
	t.Helper()
	session, err := game.NewSession(game.Header{Game: "armada", Seed: 1}, s, nil)
	if err != nil {
		t.Fatal(err)
	}
	defer session.Close()
	for n := 0; ; n++ {
		open := session.Open()
		if f := session.Fault(); f != nil || len(open) == 0 {
			t.Fatalf("nobody is asked: %+v", f)
		}
		d := open[0]
		if n > 0 && d.Kind == until {
			return session.State().(*armada.State)
		}
		if asked != nil {
			asked(d)
		}
		pick, ok := picks[d.Kind]
		for _, o := range d.Options {
			if !ok && (o.ID == "none" || o.ID == "done") {
				pick = o.ID
			}
		}
		if err := session.Choose(game.Choice{Seat: d.Seat, Kind: d.Kind, Pick: []string{pick}}); err != nil {
			t.Fatalf("%s %q: %v", d.Kind, pick, err)
		}
	}
}

// ahead is a game of which red's ship:1 flies straight ahead, at speed 1, with red's ship:2 where it would end, or far away.
func ahead(t *testing.T, near bool, more ...*armada.Card) *armada.State {
	t.Helper()
	s := begun(t, gauge.StandardField(), more...)
	s.View.First, s.View.Round, s.View.Phase, s.Memory.At = game.Red, 1, board.CommandPhase, armada.ShipPhase
	other := physics.PoseAt(1500, 300, 0)
	if near {
		other = physics.PoseAt(900, 400, 0)
	}
	for i, p := range []physics.Pose{physics.PoseAt(900, 300, 0), other, physics.PoseAt(200, 800, 180)} {
		s.View.Ships[i].Where, s.View.Ships[i].Pose, s.View.Ships[i].Speed = board.OnTable, p, 1
	}
	return s
}

var straight = map[game.Kind]string{ask.ActivateShip: "ship:1", ask.SetCourse: "0/left", ask.UseStation: "discard",
	ask.ChooseDamage: "facedown"}

// take lays the top cards of red's deck somewhere else.
func take(s *armada.State, n int) []armada.DamageCard {
	deck := s.Hidden.Decks[game.Red]
	s.Hidden.Decks[game.Red] = deck[:len(deck)-n]
	return slices.Clone(deck[len(deck)-n:])
}

func TestDamageDecks(t *testing.T) {
	t.Run("ARM-DCK-001 ARM-DCK-033 ARM-DCK-030 fifty-two cards", func(t *testing.T) {
		for seat, deck := range begun(t, gauge.StandardField()).Hidden.Decks {
			copies := map[string]int{}
			for _, c := range deck {
				copies[c.Card]++
			}
			if len(deck) != 52 || len(copies) != 22 || copies["structural-damage"] != 8 || copies["injured-crew"] != 4 {
				t.Errorf("seat %d has %d cards: %v", seat, len(deck), copies)
			}
			for card, n := range copies {
				if n != 2 && card != "structural-damage" && card != "injured-crew" {
					t.Errorf("%d copies of %s", n, card)
				}
			}
		}
	})
	t.Run("ARM-DCK-002 ARM-DCK-030 a trait on each", func(t *testing.T) {
		traits := map[catalog.Trait]int{}
		for _, d := range begun(t, gauge.StandardField()).Rules().Catalog.DamageDeck() {
			traits[d.Trait]++
			if d.ID == "structural-damage" && d.Trait != catalog.ShipTrait {
				t.Errorf("the trait of %s is %v", d.ID, d.Trait)
			}
		}
		if len(traits) != 2 || traits[catalog.Crew] == 0 || traits[0] != 0 {
			t.Errorf("the traits are %v", traits)
		}
	})
	t.Run("ARM-DCK-007 shuffled anew once a card is wanted", func(t *testing.T) {
		s := ahead(t, true)
		s.Hidden.Discard[game.Red] = take(s, 3)
		top := take(s, 1)
		s.Hidden.Decks[game.Red] = top
		after := played(t, s, straight, ask.ActivateShip, nil)
		h := after.Hidden
		if !slices.Equal(h.Facedown[0], top) || len(h.Facedown[1]) != 1 || len(h.Decks[0]) != 2 || len(h.Discard[0]) != 0 {
			t.Errorf("dealt are %v, left %v, discarded %v", h.Facedown, h.Decks[0], h.Discard[0])
		}
	})
	t.Run("ARM-DCK-008 no card is left", func(t *testing.T) {
		s := ahead(t, true)
		s.Hidden.Decks[game.Red] = nil
		after := played(t, s, straight, ask.ActivateShip, nil)
		ships, h := after.View.Ships, after.Hidden
		if ships[0].Facedown != 1 || ships[1].Facedown != 1 || len(h.Discard[0])+len(h.Decks[0]) != 0 {
			t.Errorf("there are %d and %d facedown", ships[0].Facedown, ships[1].Facedown)
		}
	})
	t.Run("ARM-DCK-009 those of a destroyed ship are discarded", func(t *testing.T) {
		s := ahead(t, true)
		n := s.View.Ships[0].Hull - 1
		s.Hidden.Facedown[0], s.View.Ships[0].Facedown = take(s, n), n
		after := played(t, s, straight, ask.ActivateShip, nil)
		if after.View.Ships[0].Where != board.Destroyed || len(after.Hidden.Discard[0]) != n+1 {
			t.Errorf("%d cards are discarded", len(after.Hidden.Discard[0]))
		}
	})
	t.Run("ARM-DCK-009 one that is repaired is discarded", func(t *testing.T) {
		s := ahead(t, false)
		card := take(s, 1)
		s.Hidden.Facedown[0], s.View.Ships[0].Facedown = card, 1
		o, err := s.Rules().Catalog.Obstacle("station")
		if err != nil {
			t.Fatal(err)
		}
		s.View.Obstacles = []board.Obstacle{{ID: 1, Card: "station", Kind: o.Kind, Outline: o.Outline(), Placed: true,
			Pose: physics.PoseAt(900, 370, 0)}}
		after := played(t, s, straight, ask.ActivateShip, nil)
		if after.View.Ships[0].Facedown != 0 || !slices.Equal(after.Hidden.Discard[0], card) {
			t.Errorf("%v is discarded, want %v", after.Hidden.Discard[0], card)
		}
	})
}

// TestFriendly: what is nobody's is neither friendly to a player's card nor an enemy.
func TestFriendly(t *testing.T) {
	t.Run("ARM-TIM-021 ARM-TIM-023", func(t *testing.T) {
		told := 0
		s := ahead(t, false, &armada.Card{Ref: "upgrade/leia-organa-officer", Abilities: []armada.Ability{{When: armada.WhenActivating,
			Do: func(table *armada.Table, m armada.Moment) {
				told++
				for _, piece := range []string{"obstacle:1", "obstacle:2", "marker:1", ""} {
					if table.Own(m).Friendly(piece) || table.Own(m).Enemy(piece) {
						t.Errorf("%q is somebody's", piece)
					}
				}
				for _, piece := range []string{"ship:1", "ship:2", "squadron:1", "squadron:2"} {
					if !table.Own(m).Friendly(piece) || table.Own(m).Enemy(piece) {
						t.Errorf("%s is no friend", piece)
					}
				}
				for _, piece := range []string{"ship:3", "squadron:3"} {
					if table.Own(m).Friendly(piece) || !table.Own(m).Enemy(piece) {
						t.Errorf("%s is no enemy", piece)
					}
				}
			}}}})
		foe := s.View.Squadrons[1]
		foe.ID, foe.Seat = 3, game.Blue
		s.View.Squadrons = append(s.View.Squadrons, foe)
		s.View.Obstacles = []board.Obstacle{{ID: 1, Card: "exogorth1", Kind: catalog.Exogorth},
			{ID: 2, Card: "station", Kind: catalog.Station}}
		s.View.Markers = []board.Marker{{ID: 1, Kind: board.ProximityMine, Seat: game.NoSeat, Pose: physics.PoseAt(100, 100, 0)}}
		if played(t, s, straight, ask.ActivateShip, nil); told != 1 {
			t.Error("nobody has asked")
		}
	})
}

// TestSightOfSquadrons: a line of sight between a ship and a squadron goes to the middle of the squadron's base.
func TestSightOfSquadrons(t *testing.T) {
	t.Run("ARM-LOS-003", func(t *testing.T) {
		s := ahead(t, false)
		s.View.Phase, s.Memory.At = board.ShipPhase, armada.SquadronPhase
		middle := physics.PoseAt(200, 690, 0) // it reaches to 707, the raider's base from 764.5
		s.View.Squadrons[1].Where, s.View.Squadrons[1].Pose = board.OnTable, middle
		s.View.Obstacles = []board.Obstacle{{ID: 1, Card: "asteroid1", Kind: catalog.AsteroidField, Placed: true,
			Outline: physics.Rect(-20, -10, 20, 10), Pose: physics.PoseAt(200, 694, 0)}} // on the middle, off the nearest point
		shot, no := s.JudgeSquadron(3, gauge.Front, 2)
		if no != nil || shot.Sight.A != s.Gauged(3).Target(gauge.Front) || shot.Sight.B != middle.Point() || !shot.IsObstructed() {
			t.Errorf("of the ship: %+v, %v", shot, no)
		}
		obstructed := false
		played(t, s, map[game.Kind]string{ask.ActivateSquadron: "squadron:2", ask.SquadronAction: "attack",
			ask.ChooseAttack: ">ship:3/front"}, ask.StackDials,
			func(d game.Decision) {
				obstructed = obstructed || d.Kind == ask.ChooseAttack && d.Options[0].Text.Key == "option.attack.obstructed"
			})
		if !obstructed {
			t.Error("the squadron's attack is not obstructed")
		}
	})
}

// TestCriticalsOfSquadrons: a bomber resolves one critical effect, the standard one or that of a card.
func TestCriticalsOfSquadrons(t *testing.T) {
	t.Run("ARM-KEY-007", func(t *testing.T) {
		used, offered := 0, [][]string(nil)
		s := ahead(t, false, &armada.Card{Ref: "squadron/x-wing-squadron", Abilities: []armada.Ability{{
			When: armada.CriticalEffect, May: true,
			If: func(t *armada.Table, m armada.Moment) bool { return m.Self == m.Squadron && t.Attack().ShowsCrit() },
			Do: func(*armada.Table, armada.Moment) { used++ }}}})
		s.View.Phase, s.Memory.At = board.ShipPhase, armada.SquadronPhase
		s.View.Squadrons[1].Where, s.View.Squadrons[1].Pose = board.OnTable, physics.PoseAt(200, 710, 0)
		s.Hidden.Loaded = []board.Die{{Color: catalog.Red, Face: catalog.Crit}}
		const card = "squadron:2/squadron/x-wing-squadron/0"
		played(t, s, map[game.Kind]string{ask.ActivateSquadron: "squadron:2", ask.SquadronAction: "attack",
			ask.ChooseAttack: ">ship:3/front", ask.ChooseCritical: card}, ask.StackDials, func(d game.Decision) {
			if d.Kind == ask.ChooseCritical {
				ids := []string(nil)
				for _, o := range d.Options {
					ids = append(ids, o.ID)
				}
				offered = append(offered, ids)
			}
		})
		if used != 1 || len(offered) != 1 || !slices.Equal(offered[0], []string{"standard", card, "none"}) {
			t.Errorf("used %d times, of %v", used, offered)
		}
	})
}

// TestSalvoAsPrinted: what a card adds to a ship's armament against squadrons is no part of its salvo.
func TestSalvoAsPrinted(t *testing.T) {
	t.Run("ARM-DEF-029", func(t *testing.T) {
		s := ahead(t, false, &armada.Card{Ref: "squadron/luke-skywalker", Abilities: []armada.Ability{{Query: armada.Armament,
			If: func(_ *armada.Table, m armada.Moment) bool { return m.Ship == 3 },
			By: func(*armada.Table, armada.Moment) int { return 1 }}}})
		s.View.Phase, s.Memory.At = board.ShipPhase, armada.SquadronPhase
		s.View.Ships[2].Tokens = []board.DefenseToken{{Kind: catalog.Salvo}}
		s.View.Squadrons[1].Where, s.View.Squadrons[1].Pose = board.OnTable, physics.PoseAt(200, 710, 0)
		s.Hidden.Loaded = []board.Die{{Color: catalog.Red, Face: catalog.Hit}}
		for range 3 {
			for _, c := range catalog.Colors() {
				s.Hidden.Loaded = append(s.Hidden.Loaded, board.Die{Color: c, Face: catalog.Hit})
			}
		}
		printed, _ := s.Rules().Catalog.Ship(s.View.Ships[2].Card)
		end := played(t, s, map[game.Kind]string{ask.ActivateSquadron: "squadron:2", ask.SquadronAction: "attack",
			ask.ChooseAttack: ">ship:3/front", ask.SpendTokens: "token:0"}, ask.StackDials, nil)
		q := end.View.Squadrons[1]
		if card, _ := s.Rules().Catalog.Squadron(q.Card); card.Hull-q.Hull != printed.AntiSquadron.Total() {
			t.Errorf("a salvo of %v takes %d hull points", printed.AntiSquadron, card.Hull-q.Hull)
		}
	})
}

// TestEngagedWithoutDice: a squadron attacks one that it is engaged with rather than a ship, if it has dice for that.
func TestEngagedWithoutDice(t *testing.T) {
	for less, want := range map[int][]string{3: {">squadron:3", "none"}, 4: {">ship:3/front", "none"}} {
		t.Run("ARM-EGT-003 with dice less: "+strconv.Itoa(less), func(t *testing.T) {
			s := ahead(t, false, &armada.Card{Ref: "squadron/luke-skywalker", Abilities: []armada.Ability{{Query: armada.Armament,
				If: func(_ *armada.Table, m armada.Moment) bool { return m.Squadron == 1 && m.Color == catalog.Blue },
				By: func(*armada.Table, armada.Moment) int { return -less }}}})
			s.View.Phase, s.Memory.At = board.ShipPhase, armada.SquadronPhase
			s.View.Squadrons[0].Where, s.View.Squadrons[0].Pose = board.OnTable, physics.PoseAt(200, 710, 0)
			foe := s.View.Squadrons[1]
			foe.ID, foe.Seat, foe.Where, foe.Pose = 3, game.Blue, board.OnTable, physics.PoseAt(250, 690, 0)
			s.View.Squadrons = append(s.View.Squadrons, foe)
			var offered []string
			played(t, s, map[game.Kind]string{ask.ActivateSquadron: "squadron:1", ask.SquadronAction: "attack",
				ask.ChooseAttack: want[0]}, ask.ActivateSquadron, func(d game.Decision) {
				if d.Kind == ask.ChooseAttack {
					for _, o := range d.Options {
						offered = append(offered, o.ID)
					}
				}
			})
			if !slices.Equal(offered, want) {
				t.Errorf("it may attack %v, want %v", offered, want)
			}
		})
	}
}

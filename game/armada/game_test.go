package armada_test

import (
	"fmt"
	"math/rand/v2"
	"testing"

	"xwing/assets"
	"xwing/game"
	"xwing/game/armada"
	"xwing/game/armada/board"
	"xwing/game/armada/cards"
	"xwing/game/armada/catalog"
	"xwing/game/armada/fleet"
	"xwing/game/armada/gauge"
	"xwing/game/armada/objectives"
	"xwing/game/player"
	"xwing/physics"
)

// muster makes a drawn fleet ready to play.
func muster(t testing.TB, cat *catalog.Catalog, f fleet.Fleet) armada.Muster {
	t.Helper()
	cost := f.Cost(cat)
	m := armada.Muster{Name: f.Name, Faction: f.Faction, Cost: cost.Total, Points: f.Points, Objectives: f.Objectives}
	flagship := f.Flagship(cat)
	for i, s := range f.Ships {
		m.Ships = append(m.Ships, armada.MusterShip{Ship: s.ID, Upgrades: s.Upgrades, Flagship: i == flagship})
	}
	for _, q := range f.Squadrons {
		for range q.Count {
			m.Squadrons = append(m.Squadrons, q.ID)
		}
	}
	return m
}

// TestRandomGames plays whole games of drawn fleets at random, with what must hold of every table.
func TestRandomGames(t *testing.T) {
	cat, err := catalog.Load(assets.ArmadaFacts())
	if err != nil {
		t.Fatal(err)
	}
	rules, err := armada.NewRules("test", cat, cards.Library(), objectives.All(), gauge.StandardField())
	if err != nil {
		t.Fatal(err)
	}
	ended := map[string]int{}
	for seed := range uint64(40) {
		t.Run(fmt.Sprint(seed), func(t *testing.T) {
			rng := rand.New(rand.NewPCG(seed, 1))
			var fleets [2]armada.Muster
			for i := range fleets {
				f, err := fleet.Draw(cat, rng, fleet.Wish{Faction: catalog.Factions()[rng.IntN(4)], Points: []int{180, 300, 400}[seed%3],
					Huge: seed%5 == 4})
				if err != nil {
					t.Fatal(err)
				}
				fleets[i] = muster(t, cat, f)
			}
			state, err := armada.New(rules, fleets, seed)
			if err != nil {
				t.Fatal(err)
			}
			s, err := game.NewSession(game.Header{Game: "armada", Seed: seed}, state, nil)
			if err != nil {
				t.Fatal(err)
			}
			defer s.Close()
			players := player.NewRandom(seed)
			for n := 0; ; n++ {
				if f := s.Fault(); f != nil {
					t.Fatalf("step %s after %d choices: %s\n%s", f.Step, n, f.Value, f.Stack)
				}
				if o, over := s.Over(); over {
					ended[o.Why.Key]++
					t.Logf("%d choices, winner %s: %s, round %d", n, o.Winner.ID(), o.Why, view(s).Round)
					return
				}
				open := s.Open()
				if len(open) == 0 || n > 6000 {
					t.Fatalf("step %s after %d choices: nobody is asked", s.Step(), n)
				}
				c, err := players.Answer(open[0])
				if err != nil {
					t.Fatalf("%s: %v", open[0].Kind, err)
				}
				if err := s.Choose(c); err != nil {
					t.Fatalf("%s: %v", open[0].Kind, err)
				}
				holds(t, view(s))
			}
		})
	}
}

func view(s *game.Session) *board.View { return &s.State().(*armada.State).View }

// holds checks what must hold of every table.
func holds(t *testing.T, v *board.View) {
	t.Helper()
	for i := range v.Ships {
		a := &v.Ships[i]
		if a.Where != board.OnTable {
			continue
		}
		if a.Damage() >= a.Hull && v.Attack == nil && !a.Spared {
			t.Fatalf("ship %d has %d damage cards of %d", a.ID, a.Damage(), a.Hull)
		}
		for k := range i {
			b := &v.Ships[k]
			one, other := a.Base().Box(), b.Base().Box()
			if b.Where == board.OnTable && one.Overlaps(&other) {
				t.Fatalf("ships %d and %d overlap", a.ID, b.ID)
			}
		}
		if v.Phase == board.Setup {
			continue
		}
		for k := range v.Squadrons {
			if q := &v.Squadrons[k]; q.Where == board.OnTable && gauge.SquadronOverlaps(q.Pose, a.Base()) && v.Phase != board.ShipPhase {
				t.Fatalf("squadron %d stands on ship %d", q.ID, a.ID)
			}
		}
	}
	_ = physics.Slack
}

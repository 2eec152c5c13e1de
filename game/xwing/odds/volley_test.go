package odds

import (
	"math"
	"math/rand/v2"
	"os"
	"slices"
	"strconv"
	"testing"
	"time"

	"xwing/game"
	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/match/matchtest"
)

// TestVolleyOfBareDice: attacks in which nobody has anything to spend add up as sums that know nothing of each other, until the target
// is destroyed.
func TestVolleyOfBareDice(t *testing.T) {
	attacks, err := Duel(matchtest.Kit(t).Rules(), Fighter{Pilot: "redsquadronveteran"}, Fighter{Pilot: "academypilot"}, 2)
	if err != nil || len(attacks) != 1 {
		t.Fatalf("%d attacks, %v", len(attacks), err)
	}
	one, err := Of(attacks[0].Table, attacks[0].Shot)
	if err != nil {
		t.Fatal(err)
	}
	v, err := VolleyOf([][]Attack{attacks, attacks, attacks})
	if err != nil {
		t.Fatal(err)
	}
	want := []float64{1}
	for range 3 {
		next := make([]float64, MostDamage+1)
		for so, p := range want {
			if so >= 3 {
				next[so] += p
				continue
			}
			for n, q := range one.Damage[:5] {
				next[so+n] += p * q
			}
		}
		want = next
	}
	kill := 0.0
	for n, p := range want {
		if n >= 3 {
			kill += p
		}
		if math.Abs(v.Damage[n]-p) > 1e-12 {
			t.Errorf("damage %d: %.6f, want %.6f", n, v.Damage[n], p)
		}
	}
	if math.Abs(v.Kill-kill) > 1e-12 || math.Abs(v.Kills[0]-one.Kill) > 1e-12 || v.Kills[2] != v.Kill {
		t.Errorf("it is destroyed at %.6f, %v, want %.6f", v.Kill, v.Kills, kill)
	}
}

// TestVolleySpendsOnce: a focus token of the target helps in one of two attacks, and is kept where it would do nothing.
func TestVolleySpendsOnce(t *testing.T) {
	of := func(tokens ...board.Token) []Attack {
		all, err := Duel(matchtest.Kit(t).Rules(), Fighter{Pilot: "redsquadronveteran"},
			Fighter{Pilot: "knavesquadronescort", Tokens: tokens}, 2)
		if err != nil || len(all) != 1 {
			t.Fatalf("%d attacks, %v", len(all), err)
		}
		return all
	}
	mean := func(attacks ...[]Attack) float64 {
		v, err := VolleyOf(attacks)
		if err != nil {
			t.Fatal(err)
		}
		return v.Mean()
	}
	bare, focused := of(), of(board.Focus)
	one, first := mean(bare), mean(focused)
	both, none := mean(focused, focused), mean(bare, bare)
	if one-first < 0.1 || !(both > 2*first+0.01) || !(both < first+one-0.01) || math.Abs(none-2*one) > 1e-9 {
		t.Errorf("bare %.4f, focused %.4f; two of them %.4f and %.4f", one, first, none, both)
	}
}

// volleys are what sides could do to one target in kept games, every nth of them.
func volleys(t testing.TB, nth int) (all []volleyAt) {
	for _, at := range situations(t, nth) {
		ships := Shooters(at.s, at.s.View.Ship(at.shot.Attacker).Seat, at.shot.Defender)
		if len(ships) > 1 {
			all = append(all, volleyAt{at.name, ships})
		}
	}
	return all
}

type volleyAt struct {
	name  string
	ships [][]Attack
}

// TestPlayedVolleysComeAsCounted: volleys with rolled dice and the answers that were found best cause as much damage as often as was
// counted.
func TestPlayedVolleysComeAsCounted(t *testing.T) {
	each, nth := 200, 60
	if n, err := strconv.Atoi(os.Getenv("XWING_ODDS")); err == nil {
		each, nth = n, 20
	}
	src := rand.New(rand.NewPCG(3, 4))
	all := volleys(t, nth)
	for _, at := range all {
		v, err := VolleyOf(at.ships)
		if err != nil {
			t.Errorf("%s: %v", at.name, err)
			continue
		}
		var came [MostDamage + 1]int
		planned := map[int]map[standing]*walk{}
		for range each {
			came[min(playVolley(t, at.name, v.Attacks, planned, src), MostDamage)]++
		}
		for n, p := range v.Damage {
			if tail := tails(each, came[n], p); tail < 0.0001 {
				t.Errorf("%s: damage %d came %d times of %d, %.4f was counted (%.2g)", at.name, n, came[n], each, p, tail)
			}
		}
	}
	t.Log(len(all), "volleys")
	if len(all) < 4 {
		t.Error("too few volleys")
	}
}

// playVolley plays the attacks of a volley one after the other; what is best is counted for each way that the target may stand.
func playVolley(t *testing.T, name string, attacks []Attack, planned map[int]map[standing]*walk, src *rand.Rand) int {
	t.Helper()
	ship := attacks[0].Table.View.Ship(attacks[0].Shot.Defender)
	stands := standing{has: purseOf(ship)}
	for i, a := range attacks {
		if int(stands.cards) >= ship.HullRemaining() {
			break
		}
		s := a.Table.Clone().(*xwing.State)
		stands.has.have(s.View.Ship(a.Shot.Defender))
		s.Worn(a.Shot.Defender, int(stands.shields), int(stands.cards))
		if planned[i] == nil {
			planned[i] = map[standing]*walk{}
		}
		w, here := planned[i][stands], situation{name, s, a.Shot}
		if w == nil {
			w = &walk{volley: true, plan: map[uint64]int{}}
			if err := w.count(here); err != nil {
				t.Fatalf("%s: %v", name, err)
			}
			planned[i][stands] = w
		}
		damage := w.played(t, here, src)
		shields, cards := w.target.loses(damage, w.rehearsal.Bypasses)
		stands.has = purseOf(w.rehearsal.Ship(board.DefenseDice))
		stands.shields, stands.cards = stands.shields+int8(shields), stands.cards+int8(cards)
	}
	return int(stands.shields) + int(stands.cards)
}

// TestHiddenFactsChangeNoVolley: what lies facedown and what is rolled next have no part in it.
func TestHiddenFactsChangeNoVolley(t *testing.T) {
	for _, at := range volleys(t, 150) {
		var all [2]Volley
		for i := range all {
			s, shot := at.ships[0][0].Table.Clone().(*xwing.State), at.ships[0][0].Shot
			s.Imagine(game.NoSeat, uint64(i+1), xwing.Belief{})
			var err error
			if all[i], err = VolleyOf(Shooters(s, s.View.Ship(shot.Attacker).Seat, shot.Defender)); err != nil {
				t.Fatalf("%s: %v", at.name, err)
			}
		}
		if !same(&all[0].Spread, &all[1].Spread) {
			t.Errorf("%s: %v with one truth, %v with another", at.name, all[0].Spread, all[1].Spread)
		}
	}
}

// BenchmarkVolleys counts volleys of kept games, each three times of which the fastest is taken.
func BenchmarkVolleys(b *testing.B) {
	all := volleys(b, 100)
	for b.Loop() {
		var took []float64
		for _, at := range all {
			least := time.Hour
			for range 3 {
				began := time.Now()
				if _, err := VolleyOf(at.ships); err != nil {
					b.Fatal(err)
				}
				least = min(least, time.Since(began))
			}
			took = append(took, float64(least.Microseconds())/1000)
		}
		slices.Sort(took)
		b.ReportMetric(float64(len(took)), "volleys")
		b.ReportMetric(took[len(took)/2], "ms/median")
		b.ReportMetric(took[len(took)*95/100], "ms/95th")
	}
}

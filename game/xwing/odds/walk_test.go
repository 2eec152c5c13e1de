package odds

import (
	"math"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"testing"

	"xwing/game"
	"xwing/game/xwing"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
	"xwing/game/xwing/match"
	"xwing/game/xwing/match/matchtest"
)

// situation is an attack of a kept game that is about to be made.
type situation struct {
	name string
	s    *xwing.State
	shot xwing.Shot
}

// situations are attacks of the kept games, every nth of them.
func situations(t testing.TB, nth int) (all []situation) {
	t.Helper()
	for _, of := range []struct {
		dir string
		kit *match.Kit
	}{{"../../../testdata/games", matchtest.Kit(t)}, {"../../../testdata/games/first", matchtest.FirstKit(t)}} {
		files, err := filepath.Glob(of.dir + "/*.jsonl")
		if err != nil || len(files) == 0 {
			t.Fatal("no games are kept in ", of.dir, err)
		}
		for _, file := range files {
			text, err := os.ReadFile(file)
			if err != nil {
				t.Fatal(err)
			}
			all = append(all, attacks(t, of.kit, filepath.Base(file), text)...)
		}
	}
	var some []situation
	for i := 0; i < len(all); i += nth {
		some = append(some, all[i])
	}
	return some
}

// attacks are those of a game at which a player is asked for one: the first legal shot of each time.
func attacks(t testing.TB, kit *match.Kit, name string, text []byte) (all []situation) {
	t.Helper()
	j, _ := matchtest.Kept(t, kit, text)
	replay, err := game.NewReplay(j, kit.Start)
	if err != nil {
		t.Fatal(err)
	}
	for {
		for _, d := range replay.Session().Open() {
			if d.Kind != ask.ChooseAttack {
				continue
			}
			s := replay.Session().Fork().State().(*xwing.State)
			shots := s.Shots(board.ShipOf(d.About[0]))
			if i := slices.IndexFunc(shots, func(sh xwing.Shot) bool { return sh.Option.Legal() }); i >= 0 {
				all = append(all, situation{name + " " + strconv.Itoa(replay.Played()) + " " + shots[i].Option.ID, s, shots[i]})
			}
		}
		if more, _ := replay.Next(); !more {
			return all
		}
	}
}

// count counts to the end.
func (w *walk) count(at situation) error {
	w.begin(at.s, at.shot)
	for !w.over && w.err == nil {
		w.try(at.s, at.shot)
	}
	return w.err
}

// TestCountsAsEnumerated: what is left out as no better, or as known already, changes nothing.
func TestCountsAsEnumerated(t *testing.T) {
	tried := 0
	for _, at := range situations(t, 9) {
		plain, all := walk{}, walk{naive: true, limit: 12_000}
		if err := plain.count(at); err != nil {
			t.Errorf("%s: %v", at.name, err)
			continue
		}
		if err := all.count(at); err != nil {
			continue // too much for one by one
		}
		tried++
		if !same(&plain.odds.Spread, &all.odds.Spread) {
			t.Errorf("%s: counted %v, enumerated %v", at.name, plain.odds.Spread, all.odds.Spread)
		}
	}
	if tried < 100 {
		t.Errorf("only %d situations were enumerated", tried)
	}
}

func same(a, b *Spread) bool {
	for n := range a.Damage {
		if math.Abs(a.Damage[n]-b.Damage[n]) > 1e-12 {
			return false
		}
	}
	return math.Abs(a.Crit-b.Crit) <= 1e-12 && math.Abs(a.Kill-b.Kill) <= 1e-12 && math.Abs(a.Strip-b.Strip) <= 1e-12
}

// played plays the attack with dice that are rolled, both players answering as was found best.
func (w *walk) played(t *testing.T, at situation, src *rand.Rand) int {
	t.Helper()
	path, next, first := uint64(0), uint64(0), true
	step := func(key uint64) uint64 {
		switch {
		case key != 0:
			path = key
		case !first:
			path = mix(path, next+3)
		}
		first = false
		return path
	}
	r := &w.rehearsal
	*r = xwing.Rehearsal{Minded: w.minded}
	r.Answer = func(d *game.Decision) game.Choice {
		key := uint64(0)
		if r.Repeats(d) {
			key = mix(r.Sum(), uint64(d.Seat)<<1|1)
		}
		best, ok := w.plan[step(key)]
		if !ok {
			t.Fatalf("%s: nothing is planned for %s", at.name, d.Kind)
		}
		next = uint64(best)
		return w.answers(d)[best]
	}
	r.Roll = func(side board.Side, into []board.Face) {
		if len(into) == 0 {
			return
		}
		for i := range into {
			into[i] = side.Faces()[src.IntN(8)]
		}
		key := uint64(0)
		if r.Rolls(side) {
			key = mix(r.Sum(), uint64(len(into))<<8|uint64(side)<<1)
		}
		step(key)
		slices.Sort(into)
		next = uint64(slices.IndexFunc(throws(side, len(into)), func(th throw) bool {
			return slices.Equal(slices.Sorted(slices.Values(th.faces)), into)
		}))
	}
	if err := at.s.Rehearse(at.shot, r); err != nil {
		t.Fatal(err)
	}
	return r.Hits + r.Crits
}

// TestPlayedAttacksComeAsCounted: attacks with rolled dice and the answers that were found best cause as much damage as often as
// was counted.
func TestPlayedAttacksComeAsCounted(t *testing.T) {
	each := 100
	if n, err := strconv.Atoi(os.Getenv("XWING_ODDS")); err == nil {
		each = n
	}
	src := rand.New(rand.NewPCG(1, 2))
	situations := situations(t, 4)
	for _, at := range situations {
		w := walk{plan: map[uint64]int{}}
		if err := w.count(at); err != nil {
			t.Errorf("%s: %v", at.name, err)
			continue
		}
		var came [MostDamage + 1]int
		for range each {
			came[min(w.played(t, at, src), MostDamage)]++
		}
		// Each total by itself: so far off, or farther, in one of ten thousand.
		for n, p := range w.odds.Damage {
			if tail := tails(each, came[n], p); tail < 0.0001 {
				t.Errorf("%s: damage %d came %d times of %d, %.4f was counted (%.2g)", at.name, n, came[n], each, p, tail)
			}
		}
	}
	t.Log(len(situations), "situations")
}

// tails is how likely it is that of n so many or more, or so many or fewer, come, whichever is less, twice.
func tails(n, came int, p float64) float64 {
	if p < 1e-9 {
		if came > 0 {
			return 0
		}
		return 1
	}
	below, above := 0.0, 0.0
	for k := range n + 1 {
		lg := func(x int) float64 { v, _ := math.Lgamma(float64(x) + 1); return v }
		q := math.Exp(lg(n) - lg(k) - lg(n-k) + float64(k)*math.Log(p) + float64(n-k)*math.Log1p(-min(p, 1-1e-15)))
		if k <= came {
			below += q
		}
		if k >= came {
			above += q
		}
	}
	return 2 * min(below, above)
}

// TestHiddenFactsChangeNothing: what lies facedown and what is rolled next have no part in what is counted.
func TestHiddenFactsChangeNothing(t *testing.T) {
	for _, at := range situations(t, 25) {
		var all [2]walk
		for i := range all {
			s := at.s.Clone().(*xwing.State)
			s.Imagine(game.NoSeat, uint64(i+1), xwing.Belief{})
			if err := all[i].count(situation{at.name, s, at.shot}); err != nil {
				t.Fatalf("%s: %v", at.name, err)
			}
		}
		if !same(&all[0].odds.Spread, &all[1].odds.Spread) {
			t.Errorf("%s: %v with one truth, %v with another", at.name, all[0].odds.Spread, all[1].odds.Spread)
		}
	}
}

// TestLinesAreOfOnePlayer: where both have a focus token, each has a line of his own, and either alone can be switched off.
func TestLinesAreOfOnePlayer(t *testing.T) {
	s, shot := duelOf(t)
	means := map[string]float64{}
	for _, off := range []string{"", "attacker:focus", "defender:focus", "focus"} {
		o, err := Of(s, shot, off)
		if err != nil {
			t.Fatal(err)
		}
		if off == "" && (len(o.Lines) != 2 || o.Lines[0].ID != "attacker:focus" || o.Lines[1].ID != "defender:focus") {
			t.Errorf("the lines are %v", o.Lines)
		}
		means[off] = o.Mean()
	}
	if !(means["attacker:focus"] < means["focus"] && means["focus"] < means["defender:focus"] && means[""] != means["focus"]) {
		t.Errorf("on average %v", means)
	}
}

// duelOf is an attack between two ships that have a focus token each.
func duelOf(t *testing.T) (*xwing.State, xwing.Shot) {
	t.Helper()
	fighter := func(pilot string) Fighter { return Fighter{Pilot: pilot, Tokens: []board.Token{board.Focus}} }
	all, err := Duel(matchtest.Kit(t).Rules(), fighter("redsquadronveteran"), fighter("academypilot"), 2)
	if err != nil || len(all) != 1 {
		t.Fatalf("%d attacks, %v", len(all), err)
	}
	return all[0].Table, all[0].Shot
}

// TestAFaultIsNoCrash: rules that fail while an attack is counted are an error of the count.
func TestAFaultIsNoCrash(t *testing.T) {
	s, shot := duelOf(t)
	w := walk{}
	w.begin(s, xwing.Shot{Attacker: shot.Attacker, Defender: 2})
	w.try(s, xwing.Shot{Attacker: shot.Attacker, Defender: 2}) // of no weapon, on no terms
	if w.err == nil {
		t.Error("an attack that the rules cannot perform is counted")
	}
}

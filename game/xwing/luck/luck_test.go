package luck

import (
	"math"
	"os"
	"path/filepath"
	"slices"
	"testing"

	"xwing/game"
	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/match"
	"xwing/game/xwing/match/matchtest"
)

// kept calls each with every kept game.
func kept(t *testing.T, each func(t *testing.T, s *game.Session)) {
	t.Helper()
	for _, of := range []struct {
		dir string
		kit *match.Kit
	}{{"../../../testdata/games", matchtest.Kit(t)}, {"../../../testdata/games/first", matchtest.FirstKit(t)}} {
		files, _ := filepath.Glob(of.dir + "/*.jsonl")
		if len(files) < 2 {
			t.Fatalf("%d games are kept in %s", len(files), of.dir)
		}
		for _, file := range files {
			t.Run(filepath.Base(file), func(t *testing.T) {
				text, err := os.ReadFile(file)
				if err != nil {
					t.Fatal(err)
				}
				s, _, err := game.Resume(text, of.kit.Start, nil)
				if err != nil {
					t.Fatal(err)
				}
				defer s.Close()
				each(t, s)
			})
		}
	}
}

// TestKeptGames: every attack of a game is told once, both sides are told the same, and over all games dice are fair.
func TestKeptGames(t *testing.T) {
	var whole Test
	plain, squares := 0, 0.0
	kept(t, func(t *testing.T, s *game.Session) {
		r := s.Retell()
		defer r.Close()
		l, events := Of(s.Retell()), slices.Collect(r.Events())
		rolled := 0
		for _, e := range events {
			if e, is := e.(board.DiceRolled); is && e.Attack && e.Side == board.AttackDice {
				rolled++
			}
		}
		for i := range l.Attacks {
			if a := &l.Attacks[i]; a.At < 1 || a.At > s.Choices() || a.Round < 1 || a.Expected < 0 || a.Variance < 0 {
				t.Errorf("%+v", a)
			} else {
				squares += a.ByDice() * a.ByDice()
			}
		}
		if len(l.Attacks) != rolled {
			t.Errorf("%d attacks told, %d were rolled for", len(l.Attacks), rolled)
		}
		red, blue := l.For(0), l.For(1)
		if !near(blue.Favor, -red.Favor) || !near(blue.Variance, red.Variance) {
			t.Errorf("%+v for one side, %+v for the other", red, blue)
		}
		byRound := 0.0
		for _, r := range l.Rounds() {
			byRound += r[0].ByDice - r[1].ByDice
		}
		if !near(byRound, red.Favor) {
			t.Errorf("the rounds make %v, want %v", byRound, red.Favor)
		}
		plain += plainly(t, s, l, events)
		whole.Add(red)
	})
	if math.Abs(whole.Z()) > 3.5 || whole.Attacks < 500 || plain < 40 {
		t.Errorf("over all games %+v: %.2f deviations; %d plain attacks", whole, whole.Z(), plain)
	}
	if off := squares / whole.Variance; off < 0.85 || off > 1.15 {
		t.Errorf("the squares of what dice did make %.1f, want some %.1f", squares, whole.Variance)
	}
	t.Logf("%+v, z %.2f, p %.3f; %d plain attacks", whole, whole.Z(), whole.P(), plain)
}

// plainly holds that of attacks in which nobody had anything to change dice with, and nobody did, nothing is left beside what was
// expected and what dice did. It returns how many there are.
func plainly(t *testing.T, s *game.Session, l *Luck, events []game.Event) (n int) {
	t.Helper()
	r := s.Retell()
	defer r.Close()
	view := r.State().(*xwing.State).View.Clone()
	ended := 0
	var under []bool // the attacks under way: it is plain so far
	plain := func(so bool) {
		if n := len(under); n > 0 {
			under[n-1] = under[n-1] && so
		}
	}
	for _, e := range events {
		switch e := e.(type) {
		case board.DiceModified, board.DiceCanceled, board.DamagePrevented:
			plain(false)
		case board.AttackDeclared:
			under = append(under, true)
		case board.DiceRolled:
			if a := view.Attack; e.Attack && a != nil {
				for _, id := range []board.ShipID{a.Attacker, a.Defender} {
					plain(tokensOf(view.Ship(id), a.Defender.Piece(), l.adds) == tokens{evadesAdd: l.adds})
				}
			}
		case board.AttackEnded:
			if ended < len(l.Attacks) && l.Attacks[ended].Attacker == e.Attacker && l.Attacks[ended].Defender == e.Defender {
				if a := &l.Attacks[ended]; under[len(under)-1] && a.Dice[0] > 0 {
					n++
					if !near(a.Rest(), 0) {
						t.Errorf("%+v: nobody changed anything, and %v is left", a, a.Rest())
					}
				}
				ended++
			}
			under = under[:len(under)-1]
		}
		view.Apply(e)
	}
	return n
}

// TestVerdict says when dice mean something, and when not.
func TestVerdict(t *testing.T) {
	for _, c := range []struct {
		test Test
		p    float64
		want Verdict
	}{
		{Test{}, 1, TooFew},
		{Test{Attacks: 12, Favor: 30, Variance: 9}, 0, TooFew}, // twelve attacks say nothing, whatever they say
		{Test{Attacks: 400, Favor: 3, Variance: 9}, 0.3173, Ordinary},
		{Test{Attacks: 400, Favor: -6, Variance: 9}, 0.0455, Seldom},
		{Test{Attacks: 400, Favor: 9, Variance: 9}, 0.0027, Rare},
	} {
		if got := c.test.Verdict(); got != c.want || math.Abs(c.test.P()-c.p) > 1e-4 {
			t.Errorf("%+v: %d and %v, want %d and %v", c.test, got, c.test.P(), c.want, c.p)
		}
	}
}

// TestReroll: a blank that a lock rerolls into a hit. Three quarters were expected, a half after the blank, and one came: the first
// roll took a quarter, the second gave a half, and nothing is left over.
func TestReroll(t *testing.T) {
	s := matchtest.Begin(t, matchtest.Kit(t), matchtest.Squads(t, "rebel-core", "imperial-core"), 5)
	l := New(s.State().(*xwing.State))
	one, other := board.ShipID(1), board.ShipID(len(l.view.Ships))
	l.view.Ship(one).Locks = []string{other.Piece()}
	l.view.Ship(one).Force.Active = 0
	blank, hit := []board.Die{{}}, []board.Die{{Face: board.Hit, Rerolled: true}}
	for _, e := range []game.Event{
		board.AttackDeclared{Attack: board.Attack{Attacker: one, Defender: other}},
		board.DiceRolled{Ship: one, Side: board.AttackDice, Dice: blank, Attack: true},
		board.DiceModified{Ship: one, Side: board.AttackDice, Dice: hit, How: "lock"},
		board.ResultsNeutralized{Dice: [2][]board.Die{hit, nil}, Hit: true},
		board.AttackStepBegan{Step: board.DealDamage},
		board.DamageSuffered{Ship: other},
		board.AttackEnded{Attacker: one, Defender: other},
	} {
		l.Add(7, e)
	}
	if len(l.Attacks) != 1 {
		t.Fatalf("%d attacks", len(l.Attacks))
	}
	a := &l.Attacks[0]
	if !near(a.Expected, 0.75) || !near(a.ByDice(), 0.25) || a.Came != 1 || !near(a.Rest(), 0) || !near(a.Variance, 1./16+1./4) ||
		a.At != 7 {
		t.Errorf("%+v, and %v is left", a, a.Rest())
	}
}

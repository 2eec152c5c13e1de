package judge_test

import (
	"reflect"
	"slices"
	"testing"

	"xwing/game"
	"xwing/game/xwing"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/judge"
	"xwing/game/xwing/match/matchtest"
	"xwing/game/xwing/player"
	"xwing/game/xwing/script"
	"xwing/game/xwing/search"
)

// small is a budget for tests.
var small = judge.Budget{Search: search.Budget{Dials: 300, Answers: 30}, Playouts: 24}

// judged judges to the end, so many playouts at a time.
func judged(s *game.Session, b judge.Budget, steps int) *judge.Judging {
	j := judge.Past(s, b)
	defer j.Close()
	for !j.Step(steps) {
	}
	return j
}

// table has Luke Skywalker shoot at either of two ships, the dearer of which dies of any damage.
const table = `== a kill
ship red lukeskywalker 400 300 0
ship blue academypilot 370 420 180
ship blue darthvader 440 420 180
left ship:3 shields 0
facedown ship:3 2
first red
phase engagement
`

// TestKillGivenAway: whoever shoots at the whole ship in place of the dying one hears of it, and whoever takes the kill does not.
func TestKillGivenAway(t *testing.T) {
	for _, c := range []struct {
		pick string
		cost bool
	}{{"primary:0>ship:2", true}, {"none", true}, {"primary:0>ship:3", false}} {
		s, err := script.Open(matchtest.Kit(t), table, "", ask.ChooseAttack)
		if err != nil {
			t.Fatal(err)
		}
		defer s.Close()
		players := [2]player.Player{player.NewSensible(1), player.NewSensible(2)}
		at := 0
		for range 40 {
			d := s.Open()[0]
			if d.Kind == ask.SetDials {
				break
			}
			answer, err := players[d.Seat].Answer(xwing.Sit(s, d.Seat), d)
			if err == nil && d.Kind == ask.ChooseAttack && d.Seat == game.Red && at == 0 {
				answer.Pick, at = []string{c.pick}, s.Choices()+1
			}
			if err == nil {
				err = s.Choose(answer)
			}
			if err != nil {
				t.Fatal(err)
			}
		}
		j := judged(s, judge.Usual(), 1)
		dearest := judge.Costliest(j.Judged, &s.State().(*xwing.State).View, game.Side(game.Red), 5)
		i := slices.IndexFunc(dearest, func(d judge.Judged) bool { return d.At == at })
		if (i >= 0) != c.cost {
			t.Errorf("%s: among the dearest %v, want %v; %+v", c.pick, i >= 0, c.cost, dearest)
		}
		if i >= 0 && (dearest[i].Best.One() != "primary:0>ship:3" || dearest[i].Cost < 500 || dearest[i].Taken.One() != c.pick) {
			t.Errorf("%s: %+v", c.pick, dearest[i])
		}
	}
}

// TestSameGameSameFigures: however much is done at once, and as often as it is done.
func TestSameGameSameFigures(t *testing.T) {
	s, _, _ := rounds(t, nil, 1)
	first := judged(s, small, 1)
	for _, steps := range []int{7, 1 << 20} {
		if again := judged(s, small, steps); !reflect.DeepEqual(again.Judged, first.Judged) || again.Tried != first.Tried {
			t.Errorf("%d playouts at a time it finds %+v, one at a time %+v", steps, again.Judged, first.Judged)
		}
	}
	if first.Tried < 10 {
		t.Errorf("%d answers were judged", first.Tried)
	}
	if done, of := first.Progress(); done != of || of != s.Choices() {
		t.Errorf("%d of %d choices, the game has %d", done, of, s.Choices())
	}
}

// TestJudgedByWhatTheSeatKnew: what the other player has set facedown changes nothing in what is said of a seat's own dials.
func TestJudgedByWhatTheSeatKnew(t *testing.T) {
	all := map[bool][]judge.Judged{}
	for _, other := range []bool{false, true} {
		s, before, blue := rounds(t, &other, 3)
		own := false
		for _, j := range judged(s, judge.Budget{Search: search.Budget{Dials: 3000, Answers: 10}, Playouts: 16}, 100).Judged {
			if j.At <= before && j.At != blue {
				all[other] = append(all[other], j)
				own = own || j.At == before
			}
		}
		if !own {
			t.Error("Red's dials have cost nothing: they show nothing")
		}
	}
	if !reflect.DeepEqual(all[false], all[true]) {
		t.Errorf("%+v, with other dials of Blue's %+v", all[false], all[true])
	}
}

// TestNotWhileItGoesOn: nothing is told of a game that is still played.
func TestNotWhileItGoesOn(t *testing.T) {
	s, _, _ := rounds(t, nil, 1)
	if _, ok := judge.Begin(s, small); ok {
		t.Error("it judges a game that goes on")
	}
}

// rounds is a game that sensible players have brought so many rounds far. In the last of them Blue sets its dials first, or with
// other its second best; Red always sets the same. It tells after how many choices that is, and which of them is Blue's.
func rounds(t *testing.T, other *bool, n int) (s *game.Session, before, blue int) {
	t.Helper()
	s = matchtest.Begin(t, matchtest.Kit(t), matchtest.Squads(t, "rebel-core", "imperial-core"), 5)
	for {
		open := s.Open()
		round := s.State().(*xwing.State).View.Round
		d := open[len(open)-1] // Blue first
		if d.Kind == ask.SetDials && round > n {
			return s, before, blue
		}
		answer, err := player.NewSensible(uint64(s.Choices()+1)).Answer(xwing.Sit(s, d.Seat), d)
		if err != nil {
			t.Fatal(err)
		}
		if d.Kind == ask.SetDials && round == n {
			before = s.Choices() + 1
			if d.Seat == game.Blue {
				blue = before
			}
			for i := range d.Slots {
				o := d.Slots[i].Options
				switch {
				case other == nil:
				case d.Seat == game.Red: // something bad, the same with whatever Blue sets
					answer.Each[d.Slots[i].ID] = o[0].ID
				case *other:
					answer.Each[d.Slots[i].ID] = o[len(o)/2].ID
				}
			}
		}
		if err := s.Choose(answer); err != nil {
			t.Fatal(err)
		}
	}
}

package threat_test

import (
	"flag"
	"math/rand/v2"
	"slices"
	"testing"

	"xwing/game"
	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/gauge"
	"xwing/game/xwing/match/matchtest"
	"xwing/game/xwing/threat"
	"xwing/physics"
)

// every asks TestMapIsTheAttackRange of every cell; else of one in so many that it takes seconds.
var every = flag.Bool("every-cell", false, "compare every cell of every table")

// rules are those of the editions.
func rules(t testing.TB) []*xwing.Rules {
	return []*xwing.Rules{matchtest.Kit(t).Rules(), matchtest.Kit(t).RulesBy(catalog.XWA), matchtest.FirstKit(t).Rules()}
}

// strewn is a table with so many ships of either seat in random places, huge ones among them, some stressed or ionized.
func strewn(t testing.TB, r *xwing.Rules, each int, seed uint64) *xwing.State {
	t.Helper()
	src := rand.New(rand.NewPCG(seed, 7))
	var pilots []*catalog.Pilot
	for _, p := range r.Catalog.Pilots() {
		if profile, err := r.Catalog.Printed(r.List, p.XWS); err == nil && profile.Ship.Epic.Section == 0 && len(profile.Ship.Dial) > 0 {
			pilots = append(pilots, p)
		}
	}
	guns := []string{"ioncannon", "heavylasercannon", "autoblasters", "protontorpedoes",
		"dorsalturret", "blasterturret", "concussionmissiles"}
	sc := xwing.Scenario{Phase: board.Planning, First: game.Red}
	for i := range 2 * each {
		arc := gauge.Front + gauge.Arc(src.IntN(4))
		sc.Ships = append(sc.Ships, xwing.ScenarioShip{Seat: game.Seat(i % 2), Pilot: pilots[src.IntN(len(pilots))].XWS,
			Pose:   physics.PoseAt(100+float64(i/4*170%714), 150+float64(i%4*200), 360*src.Float64()),
			Turret: []gauge.Arc{arc}, Tokens: map[board.Token]int{board.Stress: src.IntN(2), board.Ion: src.IntN(3) / 2}})
		if gun := guns[src.IntN(len(guns))]; src.IntN(2) == 0 {
			if _, err := r.Catalog.Upgrade(gun); err == nil {
				sc.Ships[i].Upgrades = []string{gun}
			}
		}
	}
	s, err := xwing.NewScenario(r, sc)
	if err != nil {
		t.Fatal(err)
	}
	return s
}

// counted is all that could fall on a seat.
func counted(s *xwing.State, terms threat.Terms) *threat.Count {
	c := threat.Begin(s, terms)
	for !c.Step(5) {
	}
	return c
}

// slow is how many dice could fall on a point, by the rules' own attack range.
func slow(s *xwing.State, foes []threat.Foe, ordnance bool, at physics.Vec) (dice int) {
	point := physics.Rect(at.X, at.Y, at.X, at.Y)
	for _, f := range foes {
		ship, most := s.View.Ship(f.Ship), 0
		for _, p := range f.Places {
			base := ship.Base().At(p.Pose)
			for _, w := range s.Weapons(f.Ship) {
				if !ordnance && (w.Ordnance || w.Requires != "") {
					continue
				}
				w.Max = s.WeaponReach(f.Ship, w)
				for _, arc := range s.WeaponArcs(f.Ship, w) {
					line := gauge.AttackRange(base, s.Rules().Edition.Arcs, arc, point)
					if w.Max > gauge.Range3 {
						line = line.By(gauge.LongRuler)
					}
					if first := s.Rules().Edition.Range0.None; line.InArc && first {
						line.Range = max(line.Range, gauge.Range1)
					}
					if !line.InArc || line.Range < w.Min || line.Range > w.Max {
						continue
					}
					n := w.Value
					if line.Range <= gauge.Range1 && line.Range >= s.Rules().Edition.RangeBonus.Nearest && !w.Ordnance &&
						!(w.Special && s.Rules().Edition.RangeBonus.PrimaryOnly) {
						n++
					}
					most = max(most, n)
				}
			}
		}
		dice += most
	}
	return dice
}

// TestMapIsTheAttackRange: on 50 random tables of three editions a map says of its cells what the rules' own attack range
// says, measured from every place through every arc.
func TestMapIsTheAttackRange(t *testing.T) {
	one := 211
	if *every {
		one = 1
	}
	seen, compared := map[int]int{}, 0
	for table := range uint64(50) {
		r := rules(t)[table%3]
		s := strewn(t, r, 2+int(table%4), table)
		ordnance := table%2 == 0
		c := counted(s, threat.Terms{Seat: game.Red, Ordnance: ordnance})
		m, wrong := c.Map(), 0
		for i := int(table) % one; i < len(m.Dice); i += one {
			want := slow(s, c.Foes(), ordnance, threat.Middle(i%m.Wide, i/m.Wide))
			if got := int(m.Dice[i]); got != want {
				if wrong++; wrong < 4 {
					t.Errorf("table %d by %s: %d dice at %v, want %d", table, r.List, got, threat.Middle(i%m.Wide, i/m.Wide), want)
				}
			}
			seen[want]++
			compared++
		}
	}
	t.Logf("%d cells compared, by dice: %v", compared, seen)
	if len(seen) < 8 {
		t.Errorf("there is little to compare: %v", seen)
	}
}

// TestOrdnanceIsToldOf: what a ship could fire by a lock counts if one says so, while it has charges.
func TestOrdnanceIsToldOf(t *testing.T) {
	s := strewn(t, rules(t)[0], 3, 5)
	s.View.Ships[1].Upgrades = []board.Upgrade{{XWS: "protontorpedoes", Kind: "torpedo", Charges: board.Charges{Active: 2, Limit: 2}}}
	without, with := counted(s, threat.Terms{Seat: game.Red}).Map(), counted(s, threat.Terms{Seat: game.Red, Ordnance: true}).Map()
	more := 0
	for i := range with.Dice {
		if with.Dice[i] < without.Dice[i] {
			t.Fatal("ordnance takes dice away")
		}
		if with.Dice[i] > without.Dice[i] {
			more++
		}
	}
	if more == 0 {
		t.Error("ordnance adds none")
	}
	s.View.Ships[1].Upgrades[0].Charges.Active = 0
	if spent := counted(s, threat.Terms{Seat: game.Red, Ordnance: true}).Map(); slices.Equal(spent.Dice, with.Dice) {
		t.Error("what has no charges counts")
	}
}

// standing are ships of 2.0 at places: red ones first.
func standing(t testing.TB, ships ...xwing.ScenarioShip) *xwing.State {
	t.Helper()
	s, err := xwing.NewScenario(rules(t)[0], xwing.Scenario{Phase: board.Planning, First: game.Red, Ships: ships})
	if err != nil {
		t.Fatal(err)
	}
	return s
}

func ship(seat game.Seat, pilot string, x, y, degrees float64) xwing.ScenarioShip {
	return xwing.ScenarioShip{Seat: seat, Pilot: pilot, Pose: physics.PoseAt(x, y, degrees)}
}

// of are the places of a kind, by maneuver.
func of(places []threat.Place, is func(*threat.Place) bool) (codes []string) {
	for i := range places {
		if is(&places[i]) {
			codes = append(codes, places[i].Maneuver.Code())
		}
	}
	return codes
}

// TestPlaces: bumps stand apart from what clears, red maneuvers from others; stress, ion tokens and what is known of the
// round leave fewer.
func TestPlaces(t *testing.T) {
	all := func(*threat.Place) bool { return true }
	bumped := func(p *threat.Place) bool { return p.Bumped }
	cleared := func(p *threat.Place) bool { return p.Cleared }
	lone := standing(t, ship(game.Red, "academypilot", 450, 300, 0), ship(game.Blue, "academypilot", 100, 800, 0))
	free := threat.Places(lone, 1)
	if len(free) != len(lone.Dial(1)) || len(of(free, bumped)) != 0 || len(of(free, cleared)) != 0 {
		t.Fatalf("%d places of %d maneuvers: %+v", len(free), len(lone.Dial(1)), free)
	}
	red := of(free, (*threat.Place).Red)
	if len(red) == 0 || len(red) == len(free) {
		t.Errorf("red are %v", red)
	}
	t.Run("bumps", func(t *testing.T) {
		s := standing(t, ship(game.Red, "academypilot", 450, 300, 0), ship(game.Blue, "academypilot", 450, 420, 180))
		places := threat.Places(s, 1)
		if b := of(places, bumped); !slices.Contains(b, "2FB") && !slices.Contains(b, "2FW") || !slices.Equal(b, of(places, cleared)) {
			t.Errorf("bumped %v, cleared %v", b, of(places, cleared))
		}
		for i := range places {
			p := &places[i]
			if want := s.PreviewManeuver(1, p.Maneuver); !p.Cleared && (want.Final != p.Pose || want.Full == p.Bumped) {
				t.Errorf("%s: %+v, the rules say %+v", p.Maneuver.Code(), p, want.Execution)
			}
			if p.Cleared && p.Pose != gauge.End(s.View.Ship(1).Base(), p.Maneuver.Move()) {
				t.Errorf("%s does not get all the way: %+v", p.Maneuver.Code(), p)
			}
		}
		s.View.Phase = board.Activation
		s.View.Ship(2).Activated = true
		if c := of(threat.Places(s, 1), cleared); len(c) != 0 {
			t.Errorf("who has moved clears the way: %v", c)
		}
	})
	t.Run("stress", func(t *testing.T) {
		s := lone.Clone().(*xwing.State)
		s.View.Ship(1).Tokens[board.Stress] = 1
		if places := threat.Places(s, 1); len(of(places, (*threat.Place).Red)) != 0 || len(places) != len(free)-len(red) {
			t.Errorf("a stressed ship has %v", of(places, all))
		}
	})
	t.Run("ion", func(t *testing.T) {
		s := lone.Clone().(*xwing.State)
		s.View.Ship(1).Tokens[board.Ion] = 1
		if places := threat.Places(s, 1); len(places) != 1 || places[0].Pose != physics.PoseAt(450, 380, 0) {
			t.Errorf("an ionized ship has %+v", places)
		}
	})
	t.Run("the round", func(t *testing.T) {
		s := lone.Clone().(*xwing.State)
		s.View.Phase = board.Activation
		s.View.Ship(1).Dial = board.Dial{Assigned: true, Revealed: true, Maneuver: s.Dial(1)[3]}
		if places := threat.Places(s, 1); len(places) != 1 || places[0].Maneuver.Code() != s.Dial(1)[3].Code() {
			t.Errorf("a revealed dial leaves %+v", places)
		}
		s.View.Ship(1).Activated = true
		if places := threat.Places(s, 1); len(places) != 1 || places[0].Pose != s.View.Ship(1).Pose {
			t.Errorf("who has moved has %+v", places)
		}
		s.View.Phase = board.Engagement
		if places := threat.Places(s, 1); len(places) != len(free) {
			t.Errorf("next round there are %+v", places)
		}
	})
}

// TestAt: what is told of a ghost is what the rules say of an attack there, and the table is as before.
func TestAt(t *testing.T) {
	s := standing(t, ship(game.Red, "redsquadronveteran", 450, 300, 0), ship(game.Blue, "academypilot", 450, 600, 180),
		ship(game.Blue, "academypilot", 860, 850, 0))
	c := counted(s.Clone().(*xwing.State), threat.Terms{Seat: game.Red})
	before := string(s.Encode())
	for _, at := range []struct{ x, y, degrees, dice float64 }{{450, 380, 0, 3}, {450, 200, 0, 2}, {50, 860, 0, 0}} {
		shots, dice := c.At(1, physics.PoseAt(at.x, at.y, at.degrees))
		if float64(dice) != at.dice {
			t.Errorf("%v dice at %v: %+v", dice, at, shots)
		}
		for _, shot := range shots {
			then := s.Clone().(*xwing.State)
			then.View.Ship(1).Pose, then.View.Ship(shot.Ship).Pose = physics.PoseAt(at.x, at.y, at.degrees), shot.Place.Pose
			if p := then.PreviewAttack(shot.Ship, "primary:0", 1); !p.InArc || p.AttackDice != shot.Dice {
				t.Errorf("%+v, the rules say %d", shot, p.AttackDice)
			}
		}
	}
	if string(s.Encode()) != before {
		t.Error("looking changed the table")
	}
}

// TestHiddenFactsChangeNothing: what is told to a seat is the same whatever is on dials that it cannot see and whichever
// damage cards lie facedown.
func TestHiddenFactsChangeNothing(t *testing.T) {
	r := rules(t)[0]
	one := strewn(t, r, 4, 3)
	one.View.Ships[1].Facedown = 1
	other := one.Clone().(*xwing.State)
	one.Hidden.Dials, other.Hidden.Dials = make([]catalog.Maneuver, 8), make([]catalog.Maneuver, 8)
	for i := range 8 {
		dial := one.Dial(board.ShipID(i + 1))
		one.Hidden.Dials[i], other.Hidden.Dials[i] = dial[0], dial[len(dial)-1]
	}
	a, b := counted(one, threat.Terms{Seat: game.Red}), counted(other, threat.Terms{Seat: game.Red})
	if !slices.Equal(a.Map().Dice, b.Map().Dice) || !slices.EqualFunc(a.Foes(), b.Foes(), func(f, g threat.Foe) bool {
		return slices.Equal(f.Places, g.Places) && f.Most == g.Most
	}) {
		t.Error("a facedown dial tells")
	}
	if _, dice := a.At(1, one.View.Ship(1).Pose); dice != func() int { _, n := b.At(1, one.View.Ship(1).Pose); return n }() {
		t.Error("a facedown dial tells at a ghost")
	}
}

// TestHeat: lines run between levels, and nothing is too small for them.
func TestHeat(t *testing.T) {
	h := counted(strewn(t, rules(t)[0], 8, 9), threat.Terms{Seat: game.Red}).Heat()
	if len(h.Lines) == 0 {
		t.Fatal("there are no lines")
	}
	for _, l := range h.Lines {
		lo, hi := l.Points[0], l.Points[0]
		for _, p := range l.Points {
			lo, hi = physics.Vec{X: min(lo.X, p.X), Y: min(lo.Y, p.Y)}, physics.Vec{X: max(hi.X, p.X), Y: max(hi.Y, p.Y)}
		}
		if size := max(hi.X-lo.X, hi.Y-lo.Y); size < 15 {
			t.Errorf("a line of level %d is %.0f mm wide", l.Level, size)
		}
	}
	points := 0
	for _, l := range h.Lines {
		points += len(l.Points)
	}
	t.Logf("%d lines of %d points", len(h.Lines), points)
}

// BenchmarkCount is eight ships against eight, all of it: places, cells, what is looked at.
func BenchmarkCount(b *testing.B) {
	s := strewn(b, rules(b)[0], 8, 9)
	places := 0
	for _, f := range counted(s, threat.Terms{Seat: game.Red}).Foes() {
		places += len(f.Places)
	}
	for b.Loop() {
		counted(s, threat.Terms{Seat: game.Red})
	}
	b.ReportMetric(float64(places), "places")
}

// BenchmarkAt is what eight ships could do at one place.
func BenchmarkAt(b *testing.B) {
	s := strewn(b, rules(b)[0], 8, 9)
	c := counted(s, threat.Terms{Seat: game.Red})
	for b.Loop() {
		c.At(1, physics.PoseAt(450, 450, 30))
	}
}

// TestDisarmed: who is disarmed shoots at nobody this round, but in the next.
func TestDisarmed(t *testing.T) {
	s := standing(t, ship(game.Red, "academypilot", 450, 300, 0), ship(game.Blue, "academypilot", 450, 600, 180))
	s.View.Ship(2).Tokens[board.Disarm] = 1
	for phase, most := range map[board.Phase]int{board.Planning: 0, board.Engagement: 3} {
		s.View.Phase = phase
		if got := counted(s.Clone().(*xwing.State), threat.Terms{Seat: game.Red}).Foes()[0].Most; got != most {
			t.Errorf("in the %s phase a disarmed ship has %d dice, want %d", phase, got, most)
		}
	}
}

package player_test

import (
	"slices"
	"strconv"
	"testing"

	"xwing/assets"
	"xwing/game"
	"xwing/game/xwing"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/gauge"
	"xwing/game/xwing/match"
	"xwing/game/xwing/match/matchtest"
	"xwing/game/xwing/player"
	"xwing/game/xwing/xwingtest"
)

// aboutHuge is a question about ship 1, a huge one, to be answered alike with a mind of any seed.
type aboutHuge struct {
	title   string
	ship    string // its pilot
	carries []string
	foes    []xwing.ScenarioShip
	change  func(s *xwing.State) // nil: nothing
	first   bool                 // by first edition
	kind    game.Kind
	prompt  game.Phrase
	options []string
	energy  map[string]int // what answers cost
	want    string
}

func (c aboutHuge) check(t *testing.T) {
	t.Helper()
	kit, list := matchtest.Kit(t), catalog.X2PO
	if c.first {
		var err error
		if kit, err = match.NewFirstKit(assets.FirstFacts()); err != nil {
			t.Fatal(err)
		}
		list = catalog.FFG10
	}
	me := xwingtest.Ship(game.Red, c.ship, 450, 300, 0, c.carries...)
	sc := xwing.Scenario{Phase: board.Engagement, Ships: append([]xwing.ScenarioShip{me}, c.foes...)}
	s, err := xwing.NewScenario(kit.RulesBy(list), sc)
	if err != nil {
		t.Fatal(err)
	}
	if c.change != nil {
		c.change(s)
	}
	d := game.Decision{Kind: c.kind, Seat: game.Red, Shape: game.OneOf, Min: 1, Max: 1, About: []string{"ship:1"}, Prompt: c.prompt}
	for _, id := range c.options {
		o := game.Option{ID: id}
		if n := c.energy[id]; n > 0 {
			o.Text = game.Say("option.attack-by-header", "n", strconv.Itoa(n))
		}
		d.Options = append(d.Options, o)
	}
	for seed := range uint64(20) {
		got, err := player.NewSensible(seed).Answer(s.Seen(d.Seat), d)
		if err != nil || !slices.Equal(got.Pick, []string{c.want}) {
			t.Errorf("%s: %v, %v; want %s", c.title, got.Pick, err, c.want)
			return
		}
	}
}

// has changes what ship 1 has: its energy, and where its indicator points.
func has(energy int, arcs ...gauge.Arc) func(*xwing.State) {
	return func(s *xwing.State) {
		s.View.Ships[0].Charges.Active = energy
		if arcs != nil {
			s.View.Ships[0].Turret = arcs
		}
	}
}

// Ships of the other side.
func foe(pilot string, x, y float64) xwing.ScenarioShip {
	return xwingtest.Ship(game.Blue, pilot, x, y, 180)
}

const (
	cr90    = "alderaanianguard"
	ion     = "upgrade:ioncannonbattery"
	fighter = "academypilot" // is hard to hit
	lumbers = "patrolleader" // is not
)

// TestEnergyIsSpentSensibly: for attacks that bring more than it is worth, on whom they hurt most; what would come back anyhow is
// spent freely, what is to bring a card online again is kept.
func TestEnergyIsSpentSensibly(t *testing.T) {
	near, far := foe(lumbers, 700, 300), foe(fighter, 820, 300)
	shots := func(ids ...string) []string { return append(ids, game.None) }
	paid := map[string]int{ion + ">ship:2": 1, ion + ">ship:3": 1}
	offline := func(energy int) func(*xwing.State) {
		return func(s *xwing.State) {
			has(energy, gauge.Right)(s)
			s.View.Ships[0].Upgrades[1].Side = 1
		}
	}
	full := func(s *xwing.State) { has(s.View.Ships[0].Charges.Limit, gauge.Right)(s) }
	for _, c := range []aboutHuge{
		{title: "worth it", ship: cr90, carries: []string{"ioncannonbattery"}, foes: []xwing.ScenarioShip{near},
			change: has(1, gauge.Right),
			kind:   ask.ChooseAttack, options: shots(ion + ">ship:2"), energy: paid, want: ion + ">ship:2"},
		{title: "hardly a hit", ship: cr90, carries: []string{"ioncannonbattery"}, foes: []xwing.ScenarioShip{far},
			change: has(1, gauge.Right),
			kind:   ask.ChooseAttack, options: shots(ion + ">ship:2"), energy: paid, want: game.None},
		{title: "the one that it hurts most", ship: cr90, carries: []string{"ioncannonbattery"},
			foes:   []xwing.ScenarioShip{foe(fighter, 680, 250), foe(lumbers, 700, 340)},
			change: has(4, gauge.Right), kind: ask.ChooseAttack, options: shots(ion+">ship:2", ion+">ship:3"), energy: paid,
			want: ion + ">ship:3"},
		{title: "it would come back", ship: cr90, carries: []string{"ioncannonbattery", "turbolaserbattery"},
			foes: []xwing.ScenarioShip{foe(fighter, 760, 300)}, change: full,
			kind: ask.ChooseAttack, options: shots(ion + ">ship:2"), energy: map[string]int{ion + ">ship:2": 2}, want: ion + ">ship:2"},
		{title: "kept for a card that is offline", ship: cr90, carries: []string{"ioncannonbattery", "turbolaserbattery"},
			foes: []xwing.ScenarioShip{foe(fighter, 760, 300)}, change: offline(2),
			kind: ask.ChooseAttack, options: shots(ion + ">ship:2"), energy: paid, want: game.None},
		{title: "which it brings online", ship: cr90, carries: []string{"ioncannonbattery", "turbolaserbattery"},
			foes:   []xwing.ScenarioShip{near},
			change: offline(2), kind: ask.UseAbility, prompt: game.Say("prompt", "card", "upgrade/turbolaserbattery"),
			options: []string{"use", "pass"}, want: "use"},
	} {
		c.check(t)
	}
}

// TestHugeTurretsAreTurned: to where their weapons reach somebody, out to their range, if that is worth the action.
func TestHugeTurretsAreTurned(t *testing.T) {
	right := foe(fighter, 720, 300)
	beyond := foe(fighter, 450+20+360, 300) // at range 4
	arcs := []string{"front", "left", "right", "rear"}
	actions := []string{"focus", "reinforce", "rotate", game.None}
	focused := func(f func(*xwing.State)) func(*xwing.State) {
		return func(s *xwing.State) {
			f(s)
			s.View.Ships[0].Tokens[board.Focus] = 1
		}
	}
	for _, c := range []aboutHuge{
		{title: "toward him", ship: cr90, carries: []string{"ioncannonbattery"}, foes: []xwing.ScenarioShip{right},
			change: has(3, gauge.Left),
			kind:   ask.ChooseTurretArc, options: arcs, want: "right"},
		{title: "at range 4", ship: cr90, carries: []string{"ioncannonbattery"}, foes: []xwing.ScenarioShip{beyond},
			change: has(3, gauge.Left),
			kind:   ask.ChooseTurretArc, options: arcs, want: "right"},
		{title: "it stays", ship: cr90, carries: []string{"ioncannonbattery", "pointdefensebattery"}, foes: []xwing.ScenarioShip{right},
			change: func(s *xwing.State) {
				has(3, gauge.Right)(s)
				s.View.Ships[0].Upgrades[1].Turret = []gauge.Arc{gauge.Front, gauge.Rear}
			}, kind: ask.ChooseTurretArc, prompt: game.Say("prompt", "cards", "upgrade/ioncannonbattery"),
			options: []string{"front", "left", "rear", game.None}, want: game.None},
		{title: "the action", ship: cr90, carries: []string{"ioncannonbattery"}, foes: []xwing.ScenarioShip{right},
			change: focused(has(3, gauge.Left)), kind: ask.ChooseAction, options: actions, want: "rotate"},
	} {
		c.check(t)
	}
}

// TestTurbolasersAreAimed: a lock that lets a weapon fire is better than any other action.
func TestTurbolasersAreAimed(t *testing.T) {
	aboutHuge{title: "at range 3", ship: cr90, carries: []string{"turbolaserbattery"}, foes: []xwing.ScenarioShip{foe(lumbers, 740, 300)},
		change: has(5, gauge.Right), kind: ask.ChooseAction, options: []string{"focus", "lock", "reinforce", game.None},
		want: "lock"}.check(t)
	aboutHuge{title: "at the one that is locked", ship: cr90, carries: []string{"turbolaserbattery"},
		foes: []xwing.ScenarioShip{foe(lumbers, 780, 340), foe(fighter, 780, 200)},
		change: func(s *xwing.State) {
			has(5, gauge.Right)(s)
			s.View.Ships[0].Locks = []string{"ship:3"}
		}, kind: ask.ChooseAttack, options: []string{"upgrade:turbolaserbattery>ship:3", game.None},
		energy: map[string]int{"upgrade:turbolaserbattery>ship:3": 3}, want: "upgrade:turbolaserbattery>ship:3"}.check(t)
}

// TestShieldsAreRecovered: by first edition, energy recovers shields while they are of use, and goes to weapons that reach
// somebody.
func TestShieldsAreRecovered(t *testing.T) {
	near, far := foe("academypilot", 470, 560), foe("academypilot", 100, 880)
	left := func(energy, shields int) func(*xwing.State) {
		return func(s *xwing.State) {
			s.View.Ships[0].Charges.Active, s.View.Ships[0].Shields.Active = energy, shields
			for i := range s.View.Ships[0].Upgrades {
				s.View.Ships[0].Upgrades[i].Charges.Active = 0
			}
		}
	}
	const gozanti = "gozanticlasscruiser"
	actions := []string{"recover", "reinforce", "coordinate", game.None}
	places := []string{"upgrade/duallaserturret", game.Done}
	for _, c := range []aboutHuge{
		{title: "three missing", ship: gozanti, foes: []xwing.ScenarioShip{near}, change: left(3, 1), kind: ask.ChooseAction,
			options: actions,
			want:    "recover"},
		{title: "onto a weapon", ship: gozanti, carries: []string{"duallaserturret"}, foes: []xwing.ScenarioShip{near},
			change: left(2, 5),
			kind:   ask.AllocateEnergy, options: places, want: "upgrade/duallaserturret"},
		{title: "not where nobody is near", ship: gozanti, carries: []string{"duallaserturret"}, foes: []xwing.ScenarioShip{far},
			change: left(2, 5),
			kind:   ask.AllocateEnergy, options: places, want: game.Done},
		{title: "but rather than lose it", ship: gozanti, carries: []string{"duallaserturret"}, foes: []xwing.ScenarioShip{far},
			change: left(4, 5),
			kind:   ask.AllocateEnergy, options: places, want: "upgrade/duallaserturret"},
		{title: "kept for shields", ship: gozanti, carries: []string{"duallaserturret"}, foes: []xwing.ScenarioShip{near},
			change: left(3, 1),
			kind:   ask.AllocateEnergy, options: places, want: game.Done},
	} {
		c.first = true
		c.check(t)
	}
}

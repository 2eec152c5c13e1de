package edition_test

import (
	"fmt"
	"strings"
	"testing"

	"xwing/game/xwing"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
	"xwing/game/xwing/cards"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/edition"
	"xwing/game/xwing/gauge"
	"xwing/game/xwing/xwingtest"
)

// broadside is a table of the Engagement Phase where ship 1, a CR90 with hardpoints, has TIE fighters around it, which have
// engaged: ship 2 to its left, ship 3 to its right, at range 2.
type broadside struct {
	upgrades []string
	first    []gauge.Arc // where the indicator on its first mount points
	second   []gauge.Arc // and that of its last upgrade on the second
	change   func(*xwing.State)
	own      []*xwing.Card
}

func (b broadside) play(t *testing.T, e *xwing.Edition) *xwingtest.Game {
	t.Helper()
	ships := []xwing.ScenarioShip{with(red(cr90, 450, 450, 0), b.upgrades...), blue(tie, 450-40-20-190, 450, 90),
		blue(tie, 450+40+20+190, 450, 270)}
	ships[0].Turret = b.first
	r := printing(t, e, b.own...)
	return xwingtest.Start(t, r, xwing.Scenario{Phase: board.Engagement, Ships: ships}, func(s *xwing.State) {
		s.View.Ships[1].Engaged, s.View.Ships[2].Engaged = true, true
		if b.second != nil {
			s.View.Ships[0].Upgrades[len(b.upgrades)-1].Turret = b.second
		}
		table{dice: [2]string{strings.Repeat("b", 60), strings.Repeat("b", 60)}}.load(s)
		if b.change != nil {
			b.change(s)
		}
	})
}

// printing is an edition's rules by a points list in which the Point-Defense Battery is a double turret.
func printing(t *testing.T, e *xwing.Edition, own ...*xwing.Card) *xwing.Rules {
	t.Helper()
	r := *rules(t, e, append(cards.All(), own...)...)
	r.List = map[string]catalog.Ruleset{"2.0": catalog.X2PO, "2.5": catalog.AMG25}[e.ID]
	return &r
}

// offers is what ship 1 may attack with, and whom.
func offers(g *xwingtest.Game) string {
	if !g.Asks(ask.ChooseAttack) {
		return "nothing"
	}
	return strings.ReplaceAll(strings.Join(g.Legal(ask.ChooseAttack), " "), "upgrade:", "")
}

// volley picks attacks one after the other, and says what is offered then.
func volley(picks ...string) func(*xwingtest.Game) string {
	return func(g *xwingtest.Game) string {
		for _, p := range picks {
			g.Pick(ask.ChooseAttack, p)
		}
		return offers(g)
	}
}

// salvos runs cases by both books of second edition.
func salvos(t *testing.T, cases []salvo) {
	t.Helper()
	for _, e := range []*xwing.Edition{edition.Second(), edition.LaterSecond()} {
		for _, c := range cases {
			t.Run(e.ID+"/"+c.row, func(t *testing.T) {
				if got := c.tell(c.play(t, e)); got != c.want {
					t.Errorf("got  %s\nwant %s", got, c.want)
				}
			})
		}
	}
}

type salvo struct {
	row string
	broadside
	tell func(*xwingtest.Game) string
	want string
}

const (
	turbo   = "turbolaserbattery"
	defense = "pointdefensebattery"
	ions2   = "ioncannonbattery"
)

var leftArc, sides = []gauge.Arc{gauge.Left}, []gauge.Arc{gauge.Left, gauge.Right}

// TestHugeBonusAttacks: one standard attack, and one by each "Bonus Attack:" header.
func TestHugeBonusAttacks(t *testing.T) {
	ion := broadside{upgrades: []string{ions2}, first: leftArc}
	guns := broadside{upgrades: []string{defense, ions2}, first: sides, second: leftArc}
	const left = "upgrade:pointdefensebattery>ship:2"
	salvos(t, []salvo{
		{"X25-HUG-002", broadside{}, volley("primary:0>ship:2"), "nothing"},
		{"X25-HUG-002 X25-HUG-003 after it", ion, volley("primary:0>ship:2"), "ioncannonbattery>ship:2 none"},
		{"X25-HUG-002 X25-HUG-003 before it", ion, volley("upgrade:ioncannonbattery>ship:2"), "primary:0>ship:2 primary:1>ship:3 none"},
		{"X25-HUG-003 its player may end", ion, volley("none"), "nothing"},
		{"X25-HUG-003 a card turned over has none", broadside{upgrades: []string{ions2}, first: leftArc, change: func(s *xwing.State) {
			s.View.Ships[0].Upgrades[0].Side = 1
		}}, volley("primary:0>ship:2"), "nothing"},
		{"X25-HUG-004 X25-HUG-005", guns, volley(left, "upgrade:ioncannonbattery>ship:2", left, "primary:0>ship:2", left),
			"pointdefensebattery>ship:2 pointdefensebattery>ship:3 none"},
		{"X25-HUG-005", guns, volley(left, left, left, left), "primary:0>ship:2 primary:1>ship:3 ioncannonbattery>ship:2 none"},
		{"wounded gunners weaken the first of them", broadside{upgrades: []string{defense, ions2}, first: sides, second: leftArc,
			change: func(s *xwing.State) { s.View.Ships[0].Faceup = []board.FaceupDamage{{Card: "woundedgunners", N: 1}} }},
			func(g *xwingtest.Game) string {
				volley("primary:0>ship:2", left, left, "upgrade:ioncannonbattery>ship:2")(g)
				var dice []int
				for _, e := range xwingtest.All[board.DiceRolled](g) {
					if e.Side == board.AttackDice {
						dice = append(dice, len(e.Dice))
					}
				}
				return fmt.Sprint(dice)
			}, "[4 1 2 4]"},
		{"X25-HUG-029:spent", guns, func(g *xwingtest.Game) string {
			volley(left, "upgrade:ioncannonbattery>ship:2")(g)
			return holds(g, 1)
		}, "shields 7 energy 5 stress 0 hull 18"},
		{"X25-HUG-029:spent not without", broadside{upgrades: []string{ions2}, first: leftArc, change: drained(0, 0)},
			volley("primary:0>ship:2"), "none"},
	})
}

// TestHugeGrantedAttacks: bonus attacks that effects grant a huge ship.
func TestHugeGrantedAttacks(t *testing.T) {
	again := xwing.Ability{When: xwing.AfterAttacking, Bonus: true,
		If: func(t *xwing.Table, m xwing.Moment) bool {
			return m.Ship == m.Owner && t.CanBonusAttack(m.Owner, xwing.AttackTerms{})
		},
		Do: func(t *xwing.Table, m xwing.Moment) { t.BonusAttack(m.Owner, xwing.AttackTerms{}) }}
	early := again
	early.When, early.Bonus = xwing.AtInitiative, false
	early.If = func(_ *xwing.Table, m xwing.Moment) bool { return m.N == 7 }
	bonus := func(picks ...string) func(*xwingtest.Game) string {
		return func(g *xwingtest.Game) string {
			for _, p := range picks {
				if g.Asks(ask.ChooseAttack) {
					g.Pick(ask.ChooseAttack, p)
				} else {
					g.Pick(ask.ChooseBonusAttack, p)
				}
			}
			if g.Asks(ask.ChooseBonusAttack) {
				return "bonus " + strings.Join(g.Legal(ask.ChooseBonusAttack), " ")
			}
			return offers(g)
		}
	}
	granted := broadside{own: []*xwing.Card{printed(cr90, again)}}
	salvos(t, []salvo{
		{"X25-HUG-006", granted, bonus("primary:0>ship:2"), "bonus primary:0>ship:2 primary:1>ship:3 none"},
		{"X25-HUG-004 X25-HUG-006 another weapon", granted, bonus("primary:0>ship:2", "primary:0>ship:2"), "bonus primary:1>ship:3 none"},
		{"X25-HUG-006 X25-HUG-007", granted, bonus("primary:0>ship:2", "primary:0>ship:2", "primary:1>ship:3"), "nothing"},
		{"X25-HUG-004 a third one", broadside{upgrades: []string{"dorsalturret"}, first: leftArc, own: granted.own},
			bonus("primary:0>ship:2", "primary:0>ship:2", "primary:1>ship:3"), "bonus upgrade:dorsalturret>ship:2 none"},
		{"X25-HUG-006 not by headers", broadside{upgrades: []string{ions2}, first: leftArc, own: granted.own},
			bonus("primary:0>ship:2"), "bonus primary:0>ship:2 primary:1>ship:3 none"},
		{"X25-HUG-007 X25-HUG-009", broadside{own: []*xwing.Card{printed(cr90, early)}}, func(g *xwingtest.Game) string {
			out := bonus()(g)
			g.Pick(ask.ChooseBonusAttack, "primary:0>ship:2")
			return fmt.Sprint(out, "; ", g.Ship(1).Engaged, " ", offers(g))
		}, "bonus primary:0>ship:2 primary:1>ship:3 none; false primary:0>ship:2 primary:1>ship:3 none"},
	})
}

// TestTwoIndicators: a huge ship has a turret arc indicator for each upgrade that grants one, two of them at most.
func TestTwoIndicators(t *testing.T) {
	two := broadside{upgrades: []string{defense, ions2}, first: sides, second: []gauge.Arc{gauge.Rear}}
	rotates := xwing.Ability{When: xwing.StartOfEngagement, If: of(1), Do: func(t *xwing.Table, m xwing.Moment) { t.Rotate(1) }}
	turning := two
	turning.own = []*xwing.Card{printed(cr90, rotates)}
	arcs := func(g *xwingtest.Game) string {
		s := g.Ship(1)
		out := []string{fmt.Sprint(s.Turret)}
		for _, u := range s.Upgrades {
			out = append(out, fmt.Sprint(u.Turret))
		}
		return strings.Join(out, " ")
	}
	turn := func(picks ...string) func(*xwingtest.Game) string {
		return func(g *xwingtest.Game) string {
			var out []string
			for _, p := range picks {
				out = append(out, strings.Join(g.Legal(ask.ChooseTurretArc), " "))
				g.Pick(ask.ChooseTurretArc, p)
			}
			return strings.Join(append(out, arcs(g)), "; ")
		}
	}
	fd, lr := fmt.Sprint([]gauge.Arc{gauge.Front, gauge.Rear}), fmt.Sprint(sides)
	rear, left := fmt.Sprint([]gauge.Arc{gauge.Rear}), fmt.Sprint(leftArc)
	salvos(t, []salvo{
		{"X25-HUG-071 its own weapon alone", two, volley("primary:0>ship:2"), "pointdefensebattery>ship:2 pointdefensebattery>ship:3 none"},
		{"X25-HUG-071 the same arc", broadside{upgrades: []string{defense, ions2}, first: sides, second: leftArc},
			volley("primary:0>ship:2"), "pointdefensebattery>ship:2 pointdefensebattery>ship:3 ioncannonbattery>ship:2 none"},
		{"X25-HUG-071 both are turret arcs", broadside{upgrades: []string{ions2, turbo}, first: []gauge.Arc{gauge.Rear}, second: leftArc},
			func(g *xwingtest.Game) string {
				return fmt.Sprint(g.Now().InTurretArc(1, 2), g.Now().InTurretArc(1, 3))
			}, "true false"},
		{"X25-HUG-073 one", turning, turn("front-rear", "none"), "front-rear none; front left right none; " + fd + " [] " + rear},
		{"X25-HUG-073 the other", turning, turn("none", "left"), "front-rear none; front left right; " + lr + " [] " + left},
		{"X25-HUG-073 both", turning, turn("front-rear", "left"), "front-rear none; front left right none; " + fd + " [] " + left},
	})
	t.Run("X25-HUG-072", func(t *testing.T) {
		at := func(first, second []gauge.Arc) string {
			g := broadside{upgrades: []string{defense, ions2}, first: first, second: second}.play(t, edition.Second())
			p := g.Now().PreviewAttack(1, "upgrade:"+ions2, 2)
			return fmt.Sprint(p.Range, " ", p.Distance)
		}
		swapped := broadside{upgrades: []string{ions2, defense}, first: leftArc, second: sides}.play(t, edition.Second())
		p := swapped.Now().PreviewAttack(1, "upgrade:"+ions2, 2)
		if got, want := fmt.Sprint(p.Range, " ", p.Distance), at(sides, leftArc); got != want || !strings.HasPrefix(got, "2 ") {
			t.Errorf("on the first mount %s, on the second %s", got, want)
		}
	})
}

// TestMounts: a huge ship's indicators are shared out and pointed in setup.
func TestMounts(t *testing.T) {
	setUp := func(t *testing.T, e *xwing.Edition, upgrades ...string) *xwingtest.Game {
		m := squad(cr90)
		for _, u := range upgrades {
			m.Ships[0].Upgrades = append(m.Ships[0].Upgrades, xwing.MusterUpgrade{Slot: "hardpoint", XWS: u})
		}
		s, err := xwing.New(printing(t, e), [2]xwing.Muster{m, squad(tie)}, 1)
		if err != nil {
			t.Fatal(err)
		}
		g := xwingtest.Play(t, s)
		g.Until(ask.PlaceShip, nil)
		g.Put(ask.PlaceShip, "ship:1", 400, 50, 270)
		return g
	}
	point := func(g *xwingtest.Game, picks ...string) string {
		var out []string
		for _, p := range picks {
			d := g.Decision(ask.ChooseTurretArc)
			out = append(out, strings.Trim(fmt.Sprint(d.Prompt.Args), "[]")+": "+strings.Join(g.Legal(ask.ChooseTurretArc), " "))
			g.Pick(ask.ChooseTurretArc, p)
		}
		s := g.Ship(1)
		out = append(out, fmt.Sprint(s.Turret))
		for _, u := range s.Upgrades {
			out = append(out, fmt.Sprint(u.Turret))
		}
		return strings.Join(out, "; ")
	}
	for _, e := range []*xwing.Edition{edition.Second(), edition.LaterSecond()} {
		tell(t, []told{
			{"X25-HUG-070 one", func(t *testing.T) string { return point(setUp(t, e, defense), "left-right") },
				"ship ship:1: front-rear left-right; [2 3]; []"},
			{"X25-HUG-070", func(t *testing.T) string { return point(setUp(t, e, defense, turbo), "left-right", "rear") },
				"ship ship:1 cards upgrade/pointdefensebattery: front-rear left-right; " +
					"ship ship:1 cards upgrade/turbolaserbattery: front left right rear; [2 3]; []; [4]"},
			{"X25-HUG-070 X25-HUG-074 two types", func(t *testing.T) string {
				return point(setUp(t, e, turbo, defense, ions2), "left", "left-right")
			},
				"ship ship:1 cards upgrade/turbolaserbattery,upgrade/ioncannonbattery: front left right rear; " +
					"ship ship:1 cards upgrade/pointdefensebattery: front-rear left-right; [2]; []; [2 3]; []"},
			{"X25-HUG-071 X25-HUG-074", func(t *testing.T) string {
				g := setUp(t, e, turbo, "targetingbattery", ions2)
				out := g.Decision(ask.ShareTurretIndicators).Seat.ID() + " " + strings.Join(g.Legal(ask.ShareTurretIndicators), " ")
				g.Pick(ask.ShareTurretIndicators, "targetingbattery")
				return out + "; " + point(g, "left", "rear")
			}, "red targetingbattery ioncannonbattery targetingbattery+ioncannonbattery; " +
				"ship ship:1 cards upgrade/turbolaserbattery,upgrade/ioncannonbattery: front left right rear; " +
				"ship ship:1 cards upgrade/targetingbattery: front left right rear; [2]; []; [4]; []"},
			{"X25-HUG-074 two on the second", func(t *testing.T) string {
				g := setUp(t, e, turbo, "targetingbattery", ions2)
				g.Pick(ask.ShareTurretIndicators, "targetingbattery+"+ions2)
				return point(g, "left", "rear")
			}, "ship ship:1 cards upgrade/turbolaserbattery: front left right rear; " +
				"ship ship:1 cards upgrade/targetingbattery,upgrade/ioncannonbattery: front left right rear; [2]; []; [4]; [4]"},
		})
	}
}

package xwing

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
	"testing"

	"xwing/game"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/gauge"
	"xwing/game/xwing/match/matchtest"
	"xwing/game/xwing/player"
	"xwing/scene"
	"xwing/scene/ui"
	"xwing/scene/ui/uitest"
)

// The squads by which the presses of a round are counted: five X-wings whose S-foils are
// asked about, and five TIE fighters, all of a side at one initiative.
const (
	tenRed = `{"name": "Five with S-foils", "faction": "rebelalliance", "pilots": [` +
		`{"id": "bluesquadronescort", "ship": "t65xwing", "upgrades": {"configuration": ["servomotorsfoils"]}},` +
		`{"id": "bluesquadronescort", "ship": "t65xwing", "upgrades": {"configuration": ["servomotorsfoils"]}},` +
		`{"id": "bluesquadronescort", "ship": "t65xwing", "upgrades": {"configuration": ["servomotorsfoils"]}},` +
		`{"id": "bluesquadronescort", "ship": "t65xwing", "upgrades": {"configuration": ["servomotorsfoils"]}},` +
		`{"id": "bluesquadronescort", "ship": "t65xwing", "upgrades": {"configuration": ["servomotorsfoils"]}}],` +
		`"obstacles": ["coreasteroid4", "core2asteroid4", "gascloud2"]}`
	tenBlue = `{"name": "Five TIE fighters", "faction": "galacticempire", "pilots": [` +
		`{"id": "academypilot", "ship": "tielnfighter"}, {"id": "academypilot", "ship": "tielnfighter"},` +
		`{"id": "academypilot", "ship": "tielnfighter"}, {"id": "academypilot", "ship": "tielnfighter"},` +
		`{"id": "academypilot", "ship": "tielnfighter"}], "obstacles": ["coreasteroid4", "core2asteroid4", "gascloud2"]}`
)

// byMouse plays for two people by the widgets of the window, and counts.
type byMouse struct {
	t     *testing.T
	a     *Client
	table *tableScreen
	brain *player.Sensible

	answers, presses, attacks int            // of the round
	kinds                     map[string]int // answers by what was asked
}

// press clicks a widget.
func (m *byMouse) press(id string) {
	m.t.Helper()
	m.presses++
	m.a.Build(ui.Input{}) // a panel has its height a frame after its contents
	uitest.Press(m.t, m.a.UI, m.a.Build, id)
	m.a.Build(ui.Input{}) // what it has opened
}

// answer gives an answer as a mouse does.
func (m *byMouse) answer(d game.Decision) {
	m.t.Helper()
	c, err := m.brain.Answer(m.table.play.state().Seen(d.Seat), d)
	if err != nil {
		m.t.Fatal(err)
	}
	if o := scene.OptionOf(d, "focus"); d.Kind == ask.ChooseAction && o != nil && o.Legal() {
		c.Pick = []string{"focus"} // an action that has no second question
	}
	if d.Kind == ask.SetDials && m.table.play.state().View.Round == 1 {
		c.Each = crawl(d)
	}
	if m.table.play.state().View.Round == 0 || d.Shape == game.Place {
		m.table.question.Answer(c)
		return
	}
	m.answers++
	m.kinds[string(d.Kind)]++
	n := m.table.play.Session.Choices()
	switch {
	case choosesTurn(d) && len(d.Options) > 1 && m.shown("in-order"):
		for ship := range m.table.question.flips {
			if m.table.play.board.view.Round == 1 { // they are opened once, and stay so
				m.press("flip:" + ship)
			}
		}
		m.press("in-order")
	case d.Shape == game.OneOf:
		m.press("option:" + c.One())
	case d.Shape == game.SomeOf:
		for _, id := range c.Pick {
			m.press("option:" + id)
		}
		if m.table.play.Session.Choices() == n {
			m.press("confirm")
		}
	case d.Shape == game.OneForEach:
		for _, slot := range d.Slots {
			id := "option:" + slot.ID + ":" + c.Each[slot.ID]
			if !m.shown(id) {
				m.press("slot:" + slot.ID)
			}
			m.press(id)
		}
		m.press("confirm")
	default:
		m.t.Fatalf("how is %s answered by mouse?", d.Kind)
	}
	if m.table.play.Session.Choices() == n {
		m.t.Fatalf("%s is not answered by pressing %v %v (%q, %v, in order %v, %v)", d.Kind, c.Pick, c.Each, m.table.question.Draft.Refusal, m.table.question.Draft.Picks, m.shown("in-order"), m.table.play.Session.Open())
	}
}

// crawl sets all dials to the slowest straight: a round in which nobody comes into range.
func crawl(d game.Decision) map[string]string {
	each := map[string]string{}
	for _, slot := range d.Slots {
		slowest := catalog.Maneuver{Speed: 9}
		for _, o := range slot.Options {
			m, err := catalog.ParseManeuver(o.ID)
			if err == nil && m.Bearing == gauge.StraightAhead && m.Speed > 0 && m.Speed < slowest.Speed {
				slowest, each[slot.ID] = m, o.ID
			}
		}
	}
	return each
}

// shown reports whether a widget is on the screen.
func (m *byMouse) shown(id string) bool {
	return slices.ContainsFunc(m.a.UI.Widgets, func(w ui.Widget) bool { return w.ID == id })
}

// round plays on until the next round begins; over says that there is none.
func (m *byMouse) round() (over bool) {
	m.t.Helper()
	m.answers, m.presses, m.attacks, m.kinds = 0, 0, 0, map[string]int{}
	p := m.table.play
	now, before := p.state().View.Round, p.Session.Choices()
	for range 20_000 {
		settle(m.a, ui.Input{})
		if m.a.Screen != scene.Screen(m.table) {
			return true
		}
		if p.state().View.Round != now && p.board.Resting() {
			for _, c := range p.Session.Played()[before:] {
				if (c.Kind == ask.ChooseAttack || c.Kind == ask.ChooseBonusAttack) && !game.Declines(c.One()) {
					m.attacks++
				}
			}
			return false
		}
		switch d, ok := m.table.question.Decision(); {
		case !ok || m.table.Busy(): // the view comes to rest first
		case m.table.question.BehindCurtain():
			m.press("curtain.open")
		default:
			m.answer(d)
		}
	}
	m.t.Fatal("the round does not end")
	return true
}

// count is what the round took, in words.
func (m *byMouse) count(n int) string {
	kinds := make([]string, 0, len(m.kinds))
	for k, c := range m.kinds {
		kinds = append(kinds, k+" "+strconv.Itoa(c))
	}
	slices.Sort(kinds)
	return fmt.Sprintf("round %d: %d attacks, %d answers, %d presses: %s", n, m.attacks, m.answers, m.presses, strings.Join(kinds, ", "))
}

// TestTenShipsByMouse counts what two people with five ships each answer by mouse in a round:
// besides the dials of both and an action a ship, the order of turns of a side once a phase
// and nothing about S-foils, so at most 14 answers where nobody fires. How many more there
// are with attacks, chance decides; the log tells. Of all that the table gives by itself the
// journal has choices: it plays the same game again.
func TestTenShipsByMouse(t *testing.T) {
	for seed := range uint64(4) {
		a, table, log := seatedGame(t, matchtest.Kit(t), setup{squads: [2][]byte{[]byte(tenRed), []byte(tenBlue)}, seed: 3 + seed, seeded: true}, 0)
		a.Width, a.Height = 1920, 1080
		m := &byMouse{t: t, a: a, table: table, brain: player.NewSensible(5)}
		for n := 0; n < 8 && !m.round(); n++ {
			t.Logf("seed %d, %s", seed, m.count(n))
			if m.attacks == 0 && m.answers > 14 {
				t.Errorf("a round without an attack took %d answers, want at most 14", m.answers)
			}
			if n == 1 && m.attacks > 0 {
				t.Error("somebody fires in the round in which all crawl: the test sees no quiet one")
			}
			limits := map[game.Kind]int{ask.ChooseShipToActivate: 2, ask.ChooseShipToEngage: 2, ask.UseAbility: 0, ask.SetDials: 2}
			for kind, most := range limits {
				if m.kinds[string(kind)] > most {
					t.Errorf("%d answers about %s in a round, want at most %d", m.kinds[string(kind)], kind, most)
				}
			}
		}
		if report, err := game.Verify(log.Bytes(), matchtest.Kit(t).Start); err != nil || !report.Agrees() {
			t.Errorf("the journal plays another game: %v %+v", err, report)
		}
		a.Close()
	}
}

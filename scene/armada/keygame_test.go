package armada

import (
	"slices"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"xwing/game"
	"xwing/game/armada"
	"xwing/game/armada/ask"
	"xwing/game/armada/gauge"
	"xwing/scene"
	"xwing/scene/ui"
)

// TestEveryQuestionByKeys plays a whole game from its table to its result without the mouse, as two sensible players would.
func TestEveryQuestionByKeys(t *testing.T) {
	a, table := newGameOf(t, "rebel-core", "imperial-core", 5, scene.Seats{})
	k := &keyboard{t: t, a: a, table: table}
	playOut(t, a, table, k.answer)
}

// mustAsk demands that a game has asked what every game asks.
func mustAsk(t *testing.T, asked map[game.Kind]int) {
	t.Helper()
	for _, kind := range []game.Kind{ask.StackDials, ask.SetCourse, ask.ChooseAttack, ask.SpendTokens, ask.MoveSquadron, ask.Deploy,
		ask.PlaceObstacle} {
		if asked[kind] == 0 {
			t.Errorf("%s was never asked", kind)
		}
	}
}

// keyboard strikes what answers.
type keyboard struct {
	t       *testing.T
	a       *Client
	table   *tableScreen
	options int // that have been taken
}

// strike strikes the last of some keys while the others are held, and builds what comes of it.
func (k *keyboard) strike(keys ...ebiten.Key) {
	k.a.Build(ui.Input{X: -1, Y: -1, Keys: keys, Struck: keys[len(keys)-1:]})
	for range 2 {
		k.a.Build(ui.Input{X: -1, Y: -1})
	}
}

// until strikes a key until something holds.
func (k *keyboard) until(what string, key ebiten.Key, holds func() bool) {
	k.t.Helper()
	for range 80 {
		if holds() {
			return
		}
		k.strike(key)
	}
	k.t.Fatalf("key %v does not come to %s, the keys are at %q", key, what, k.a.UI.Focused())
}

// answer gives an answer.
func (k *keyboard) answer(d game.Decision, c game.Choice) {
	k.t.Helper()
	switch {
	case d.Kind == ask.StackDials:
		for i := range d.Slots {
			s := &d.Slots[i]
			k.until(s.ID, ebiten.KeyTab, func() bool { return k.table.question.Draft.Slot == s.ID })
			nth := slices.IndexFunc(s.Options, func(o game.Option) bool { return o.ID == c.Each[s.ID] })
			k.strike(ebiten.KeyDigit1 + ebiten.Key(nth))
		}
		k.strike(ebiten.KeyEnter)
	case d.Kind == ask.SetCourse:
		k.course(c)
	case d.Shape == game.Place:
		k.strike(ebiten.KeyG)
		k.strike(ebiten.KeyEnter)
	case d.Shape == game.OneOf:
		k.option(c.One())
	case d.Shape == game.SomeOf:
		for _, id := range c.Pick {
			k.option(id)
		}
		if d.Min != 1 || d.Max != 1 {
			k.strike(ebiten.KeyControlLeft, ebiten.KeyEnter)
		}
	default:
		k.strike(ebiten.KeyControlLeft, ebiten.KeyEnter)
	}
}

// course lays the tool: its side, then joint by joint.
func (k *keyboard) course(c game.Choice) {
	k.t.Helper()
	tool := k.table.tool
	laid, _ := armada.ParseCourse(c.One())
	k.strike(map[gauge.Side]ebiten.Key{gauge.LeftSide: ebiten.KeyQ, gauge.RightSide: ebiten.KeyE}[laid.Side])
	for joint := range laid.Speed {
		k.until("a joint", ebiten.KeyArrowUp, func() bool { return tool.joint == joint })
		key := ebiten.KeyArrowLeft
		if laid.Yaw[joint] < tool.laid.Yaw[joint] {
			key = ebiten.KeyArrowRight
		}
		k.until("a click", key, func() bool { return tool.laid.Yaw[joint] == laid.Yaw[joint] })
	}
	if tool.laid != laid {
		k.t.Fatalf("the tool is laid %+v, not %+v", tool.laid, laid)
	}
	k.strike(ebiten.KeyEnter)
}

// option takes an answer: by its key where one stands on it and, every other time, by Tab and Enter.
func (k *keyboard) option(id string) {
	k.t.Helper()
	var shown []string
	for _, w := range k.a.UI.Widgets {
		if o, ok := strings.CutPrefix(w.ID, "option:"); ok && !slices.Contains(shown, o) {
			shown = append(shown, o)
		}
	}
	nth := slices.Index(shown, id)
	k.options++
	switch {
	case nth < 0:
		k.t.Fatalf("there is no answer %s among %v", id, shown)
	case k.options%2 == 0 && game.Declines(id):
		k.strike(ebiten.KeyP)
	case k.options%2 == 0 && nth < 9:
		k.strike(ebiten.KeyDigit1 + ebiten.Key(nth))
	default:
		k.until(id, ebiten.KeyTab, func() bool { return k.a.UI.Focused() == "option:"+id })
		k.strike(ebiten.KeyEnter)
	}
}

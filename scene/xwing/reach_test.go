package xwing

import (
	"maps"
	"slices"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"xwing/game"
	"xwing/scene/scenetest"
	"xwing/scene/ui"
)

// answering begins the ids of what answers a question, and of what leads to answers.
var answering = []string{"option:", "option.", "slot:", "piece:", "place.", "up:", "down:", "confirm", "step.back"}

// answersSeen are the ids of the enabled widgets that answer the question, and where they are
// seen.
func answersSeen(a *Client) map[string][4]int {
	out := map[string][4]int{}
	for _, w := range a.UI.Widgets {
		if w.Enabled && slices.ContainsFunc(answering, func(p string) bool { return strings.HasPrefix(w.ID, p) }) {
			out[w.ID] = w.Rect
		}
	}
	return out
}

// reachable has the mouse, by wheel, and the keys, by Tab, come to everything that answers the
// question that is asked.
func reachable(t *testing.T, a *Client, where string, shape game.Shape) {
	t.Helper()
	a.UI.Top("prompt.list")
	settle(a, ui.Input{X: -9, Y: -9})
	all := answersSeen(a)
	if len(all) == 0 {
		t.Errorf("%s: nothing answers", where)
	}
	for id := range without(all, byWheel(a)) {
		t.Errorf("%s: the mouse does not come to %s", where, id)
	}
	if shape != game.Place && shape != game.OneForEach { // a dial, and a piece in hand, have keys of their own
		for id := range without(all, byTab(a, all)) {
			t.Errorf("%s: the keys do not come to %s", where, id)
		}
	}
	a.UI.Unfocus()
	a.UI.Top("prompt.list")
}

// byWheel is what the mouse comes to that scrolls the list from its bar, where no dial turns.
func byWheel(a *Client) map[string]bool {
	list := widgetOf(a, "prompt.list")
	in := ui.Input{X: float64(list.Rect[0]+list.Rect[2]) - 2, Y: float64(list.Rect[1] + list.Rect[3]/2)}
	out := map[string]bool{}
	for before := map[string][4]int(nil); ; {
		seen := answersSeen(a)
		if maps.Equal(seen, before) {
			return out
		}
		before = seen
		for id, r := range seen {
			if r[2] > 0 && r[0] >= 0 && r[1] >= 0 && float64(r[0]+r[2]) <= a.Width && float64(r[1]+r[3]) <= a.Height {
				out[id] = true
			}
		}
		in.WheelY = -1
		a.Build(in)
		in.WheelY = 0
		a.Build(in)
	}
}

// byTab is what of all answers the keys come to that go once through the whole screen.
func byTab(a *Client, all map[string][4]int) map[string]bool {
	out, first := map[string]bool{}, ""
	for len(without(all, out)) > 0 {
		a.Build(strike(ebiten.KeyTab))
		a.Build(ui.Input{})
		id := a.UI.Focused()
		if id == first || id == "" {
			break
		}
		if first == "" {
			first = id
		}
		if answersSeen(a)[id][2] > 0 {
			out[id] = true
		}
	}
	return out
}

// without are the answers that are not among those come to.
func without(all map[string][4]int, come map[string]bool) map[string][4]int {
	left := maps.Clone(all)
	maps.DeleteFunc(left, func(id string, _ [4]int) bool { return come[id] })
	return left
}

// widgetOf is the widget of that id in the latest frame.
func widgetOf(a *Client, id string) ui.Widget {
	for _, w := range a.UI.Widgets {
		if w.ID == id {
			return w
		}
	}
	return ui.Widget{}
}

// narrowest are windows in which the largest words have least room.
var narrowest = []scenetest.Window{scenetest.Sized(1280, 720, 200), scenetest.Sized(1920, 1080, 150)}

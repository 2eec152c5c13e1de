package scene

import (
	"slices"
	"strings"

	"xwing/game"
	"xwing/scene/draw"
	"xwing/scene/ui"
)

// Pointed is how a game tells of the answers about the piece under the mouse.
type Pointed struct {
	At    draw.Rect                                                // what the words about it stand beside
	Best  func(d game.Decision, legal []*game.Option) *game.Option // the one of several that is shown
	Words func(d game.Decision, legal []*game.Option) string       // what a click would do
	Look  func()                                                   // a click on a piece about which nothing can be answered
}

// Point shows what the options about the piece under the mouse would do, or why they may not be taken. A click
// takes the only legal one; of several it opens a small menu.
func (q *Question) Point(d game.Decision, options []*game.Option, p Pointed) {
	if q.Draft.Menu != nil {
		return
	}
	u := q.App.UI
	clicked := u.In.Pressed[ui.LeftButton]
	legal := slices.DeleteFunc(slices.Clone(options), func(o *game.Option) bool { return !o.Legal() })
	if len(legal) == 0 {
		q.Hint = options[0]
		q.App.Refuses(*options[0].Refusal)
		var why []string
		for _, o := range options {
			if s := q.Play.Words.Refusal(*o.Refusal); !slices.Contains(why, s) {
				why = append(why, s)
			}
		}
		u.Tip(strings.Join(why, "\n"), p.At)
		if clicked {
			p.Look()
			q.App.Touch()
		}
		return
	}
	q.Hint = p.Best(d, legal)
	u.Tip(p.Words(d, legal), p.At)
	if clicked {
		q.Take(d, legal)
	}
}

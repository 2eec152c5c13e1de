package table

import (
	"xwing/scene"
)

// Keys is what the keys of any table need of the one that is shown.
type Keys struct {
	Question *scene.Question
	Ruler    *Ruler
	Moves    bool        // something moves, or the computer is at work: all that can be done is skipping that
	Shut     func() bool // puts away what has been opened last beside the table; false where nothing was
	Menu     func()      // opens the menu
	Own      func() bool // is for what the game's own keys do; false while none of them is struck
}

// Shortcuts do what is struck: take back, fit, flip, skip, and close what is open.
func (s *Sight) Shortcuts(d *scene.Desk, k Keys) {
	in := &d.UI.In
	switch {
	case scene.Struck(in, scene.ActUndo):
		k.Question.Undo()
	case scene.Struck(in, scene.ActRedo):
		k.Question.Redo()
	case scene.Struck(in, scene.ActFit):
		s.Fit()
		d.Touch()
	case scene.Struck(in, scene.ActFlip):
		s.Flip()
	case k.Own():
	case k.Question.Play.Watched() && scene.Struck(in, scene.ActEscape): // there is always something to skip
		k.escape(d)
	case k.Moves:
		if scene.Swallow(in, scene.ActSkip) {
			k.Question.Skip()
		}
	case scene.Struck(in, scene.ActEscape):
		k.escape(d)
	}
}

// escape closes what is open, from the smallest to the menu of the game.
func (k *Keys) escape(d *scene.Desk) {
	d.Touch()
	switch {
	case k.Question.Draft.Menu != nil:
		k.Question.Draft.Menu = nil
	case d.UI.Focused() != "":
		d.UI.Unfocus()
	case k.Ruler.On:
		k.Ruler.Turn()
	case k.Shut():
	default:
		k.Menu()
	}
}

// LogKeys open and close the log by fold, and turn its pages; they report whether one of them was struck.
func LogKeys(d *scene.Desk, fold func()) bool {
	in := &d.UI.In
	switch {
	case scene.Struck(in, scene.ActLog):
		fold()
	case scene.Struck(in, scene.ActLogUp):
		d.UI.ScrollBy("log", -1)
	case scene.Struck(in, scene.ActLogDown):
		d.UI.ScrollBy("log", 1)
	default:
		return false
	}
	d.Touch()
	return true
}

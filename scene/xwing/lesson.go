package xwing

import (
	"slices"

	"xwing/game"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
	"xwing/game/xwing/lesson"
	"xwing/scene"
)

// coached reports whether there is a coach, and he is wanted.
func (t *tableScreen) coached() bool { return t.play.coach != nil && !t.taught.left }

// teach finds out what the coach says to the question that is open.
func (t *tableScreen) teach() {
	t.taught.asks, t.taught.hint = false, lesson.Hint{}
	if !t.coached() || t.play.Session == nil {
		return
	}
	d, ok := t.question.Asked()
	if !ok || d.Seat != lesson.Learner {
		return
	}
	h, err := t.play.coach.Hint(t.play.Session, d, t.drafted(d))
	if err != nil { // he has nothing to say then
		return
	}
	if h.Step == "reach" && (t.side.ranges || looks(&t.client.UI.In)) {
		t.play.coach.Tick(h.Step)
		t.client.Touch()
	}
	t.taught.asks, t.taught.hint = true, h
}

// drafted reports whether an answer is ready that wants to be confirmed.
func (t *tableScreen) drafted(d game.Decision) bool {
	return d.Shape == game.OneForEach && t.question.Drafted(d) && len(t.question.Draft.Each) == len(d.Slots)
}

// skipStep leaves out the step that is taught.
func (t *tableScreen) skipStep() {
	t.play.coach.Skip(t.taught.hint.Step)
	t.client.Touch()
}

// leaveLesson has the coach go, and come back.
func (t *tableScreen) leaveLesson() {
	t.taught.left = !t.taught.left
	t.client.Touch()
}

// lessonKeys are the keys of the strip.
func (t *tableScreen) lessonKeys(a *desk) {
	in := &a.UI.In
	switch {
	case t.play.coach == nil:
	case scene.Struck(in, actLeaveLesson):
		t.leaveLesson()
	case t.taught.hint.Step != "" && scene.Struck(in, actSkipStep):
		t.skipStep()
	}
}

// lessonTool has the coach come and go from the menu; none where there is no coach.
func (t *tableScreen) lessonTool(a *desk) []scene.MenuTool {
	if t.play.coach == nil {
		return nil
	}
	return []scene.MenuTool{{ID: "menu.lesson", Label: a.Say("lesson-coach"), Tip: a.Say("lesson-coach-tip"), On: !t.taught.left,
		Use: t.leaveLesson}}
}

// mourns tells that the learner's ship is lost, before the sheet is shown: the round can be flown again.
func (t *tableScreen) mourns() bool {
	if !t.coached() || t.taught.lost || t.present() {
		return false
	}
	a := t.client
	if a.Covers.Dialog == nil {
		a.Ask("lesson", a.Say("lesson-lost"), a.Say("lesson-lost-why"), func(button int) {
			if t.taught.lost = button != 0; !t.taught.lost {
				t.roundAnew()
			}
		}, a.Say("lesson-anew"), a.Say("to-result"))
	}
	return true
}

// present reports whether the learner still has a ship.
func (t *tableScreen) present() bool {
	return slices.ContainsFunc(t.play.board.view.Ships, func(s board.Ship) bool { return s.Seat == lesson.Learner && s.Present() })
}

// roundAnew takes everything back to the learner's latest dial.
func (t *tableScreen) roundAnew() {
	played := t.play.Session.Played()
	for i := len(played) - 1; i >= 0; i-- {
		if played[i].Kind == ask.SetDials && played[i].Seat == lesson.Learner {
			t.question.UndoAll(len(played)-i, true)
			return
		}
	}
}

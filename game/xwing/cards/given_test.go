package cards

import (
	"reflect"
	"testing"

	"xwing/game/xwing"
)

// TestRequired refuses a choice of ships at a moment about a ship that does not say what it requires (given): 2.5 asks that
// alone when an ability is queued.
func TestRequired(t *testing.T) {
	t.Run("X25-ABQ-005", func(t *testing.T) {
		unsaid := reflect.ValueOf(atAPhase).Pointer()
		for _, c := range All() {
			for i, a := range c.Abilities {
				if a.If == nil || reflect.ValueOf(a.If).Pointer() != unsaid || ofPhase(a.When) {
					continue
				}
				t.Errorf("%s, ability %d: what does it require %s?", c.ID, i, a.When)
			}
		}
	})
}

// ofPhase reports whether a timing is a moment of a phase.
func ofPhase(w xwing.Timing) bool {
	switch w {
	case xwing.StartOfPlanning, xwing.StartOfActivation, xwing.EndOfActivation, xwing.StartOfEngagement, xwing.StartOfEnd,
		xwing.DuringSystemPhase, xwing.DuringEndPhase, xwing.BeforeRecovering:
		return true
	}
	return false
}

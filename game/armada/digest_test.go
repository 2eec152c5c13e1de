package armada

import (
	"strings"
	"testing"

	"xwing/game/armada/board"
	"xwing/internal/digest/digesttest"
)

// Every field of the state counts in its sum.
func TestSumCountsEveryField(t *testing.T) {
	var s State
	if n := digesttest.EveryField(t, s.Sum, &s.View, &s.Hidden, &s.Memory); n < 150 {
		t.Errorf("only %d things were changed", n)
	}
}

// A copy shares nothing with the state but phrases, which never change: neither a clone, nor a view in the room that another one
// has left.
func TestCopiesShareNothing(t *testing.T) {
	var s State
	clone := func() func() uint64 { return s.Clone().(*State).Sum }
	var room board.View
	viewed := func() func() uint64 {
		s.View.CopyTo(&room)
		s.View.CopyTo(&room)
		return (&State{View: room}).Sum
	}
	for _, where := range append(digesttest.Shared(clone, &s.View, &s.Hidden, &s.Memory), digesttest.Shared(viewed, &s.View)...) {
		if !strings.HasPrefix(where, "Memory.Why.") {
			t.Errorf("%s is shared", where)
		}
	}
}

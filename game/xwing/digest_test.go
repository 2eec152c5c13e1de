package xwing

import (
	"testing"

	"xwing/internal/digest/digesttest"
)

// Every field of the state counts in its sum.
func TestSumCountsEveryField(t *testing.T) {
	var s State
	if n := digesttest.EveryField(t, s.Sum, &s.View, &s.Hidden, &s.Memory); n < 200 {
		t.Errorf("only %d things were changed", n)
	}
}

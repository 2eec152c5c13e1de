package yardstick

import "testing"

// TestLoop: the loop does the same work each time and on every machine.
func TestLoop(t *testing.T) {
	const want = 6993468330106942713
	for range 3 {
		if got := Loop(); got != want {
			t.Fatalf("Loop() = %d, want %d: it is not to be changed", got, uint64(want))
		}
	}
}

func BenchmarkLoop(b *testing.B) {
	for b.Loop() {
		Loop()
	}
}

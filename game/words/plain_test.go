package words_test

import "testing"

// TestPlain: values are text, not looked up, and one is worded as one.
func TestPlain(t *testing.T) {
	w := load(t)
	for _, test := range []struct {
		key    string
		values []string
		want   string
	}{
		{"ui.left", []string{"n", "2", "what", "king"}, "2 left of king"},
		{"ui.left", []string{"what", "king", "n", "1"}, "one left of king"},
		{"ui.left", []string{"what", "n", "n", "2"}, "2 left of n"},
		{"event.Moved", nil, "{piece} moves."},
		{"ui.nowhere", nil, "⟦ui.nowhere⟧"},
	} {
		if got := w.Plain(test.key, test.values...); got != test.want {
			t.Errorf("Plain(%q, %q) = %q, want %q", test.key, test.values, got, test.want)
		}
	}
}

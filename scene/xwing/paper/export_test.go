package paper

import "testing"

var measure *letters

// Width is how wide a text is, in points.
func Width(t testing.TB, x *Text) float64 {
	if measure == nil {
		var err error
		if measure, err = newLetters(); err != nil {
			t.Fatal(err)
		}
	}
	return measure.width(x.Words, x.Bold) * x.Size
}

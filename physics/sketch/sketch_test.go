package sketch

import (
	"strings"
	"testing"

	"xwing/physics"
)

func TestDraw(t *testing.T) {
	got := Draw(
		Thing{'A', physics.Rect(0, 0, 40, 40)},
		Thing{'B', physics.Rect(30, 30, 72, 60)},
		Thing{'o', physics.Disc(physics.Vec{X: 60.5, Y: 11}, 0.1)},
		Thing{'x', physics.Shape{}},
	)
	lines := strings.Split(got, "\n")
	if len(lines) != 30+2 {
		t.Fatalf("%d lines:\n%s", len(lines), got)
	}
	for row, want := range map[int]string{
		1:  strings.Repeat(" ", 30) + strings.Repeat("B", 42),
		12: strings.Repeat("A", 30) + strings.Repeat("#", 10) + strings.Repeat("B", 32),
		24: strings.Repeat("A", 40) + strings.Repeat(" ", 20) + "o",
		27: strings.Repeat("A", 40),
		30: "x 0.0 to 72.0, y 0.0 to 60.0; a letter is 1.0 wide, 2.0 high",
	} {
		if strings.TrimRight(lines[row], " ") != want {
			t.Errorf("line %d is %q, want %q\n%s", row, lines[row], want, got)
		}
	}
	if got := Draw(); !strings.HasSuffix(got, "high\n") {
		t.Errorf("nothing is drawn as %q", got)
	}
}

package spelling_test

import (
	"testing"

	"xwing/internal/spelling"
)

func TestFold(t *testing.T) {
	for s, want := range map[string]string{
		"T-65 X-wing": "t65xwing", `"Leebo"`: "leebo", "Padmé Amidala": "padmeamidala", "ŻÓŁĆ": "zolc",
		"TIE/ln": "tieln", "BB-8": "bb8", "": "",
	} {
		if got := spelling.Fold(s); got != want {
			t.Errorf("Fold(%q) = %q, want %q", s, got, want)
		}
	}
}

// TestNearer: a name that begins with what is looked for stands first, then one of which a word does.
func TestNearer(t *testing.T) {
	for _, test := range []struct {
		a, b, find string
		want       int
	}{{"Gunnery Team", "Advanced Gunnery", "gun", -1}, {"Rogue Gunnery", "Burgundy", "gun", -1}, {"Burgundy", "Gunner", "Gun", 1},
		{"Ion", "Gun", "", 0}, {"Big Gun", "Old Gun", "gun", 0}, {`"Howlrunner"`, "Dutch Howl", "howl", -1}, {"B-Wing", "A bwing", "bwing",
			-1}} {
		if got := spelling.Nearer(test.a, test.b, test.find); got != test.want {
			t.Errorf("Nearer(%q, %q, %q) = %d, want %d", test.a, test.b, test.find, got, test.want)
		}
	}
}

// TestHolds: words are found whatever their case, signs and diacritics, each of them anywhere, and none across two words.
func TestHolds(t *testing.T) {
	said := spelling.Said("B-Wing Squadron of Däna's XI7 light/heavy")
	for find, want := range map[string]bool{"": true, "bwing": true, "b-wing": true, "B-WING dana": true, "danas": true, "xi-7": true,
		"squad heavy": true, "wingsquad": false, "b-wing tie": false} {
		if got := spelling.Holds(said, find); got != want {
			t.Errorf("Holds(%q, %q) = %v", said, find, got)
		}
	}
}

// TestNearest finds what is a few letters away, and nothing that is not.
func TestNearest(t *testing.T) {
	ids := []string{"cr90", "raider", "gladiator"}
	for spelled, want := range map[string]string{
		"CR-90": "cr90", "Raidr": "raider", "Riader": "raider", "Gladiattor": "gladiator", "Gladys": "", "": "",
	} {
		if got := spelling.Nearest(spelled, ids, ids); got != want {
			t.Errorf("Nearest(%q) = %q, want %q", spelled, got, want)
		}
	}
	for _, test := range []struct {
		a, b string
		want int
	}{{"", "", 0}, {"abc", "abc", 0}, {"abc", "acb", 1}, {"abc", "abcd", 1}, {"abc", "", 3}, {"abc", "xbz", 2}} {
		if got, back := spelling.Distance(test.a, test.b), spelling.Distance(test.b, test.a); got != test.want || back != got {
			t.Errorf("Distance(%q, %q) = %d and back %d, want %d", test.a, test.b, got, back, test.want)
		}
	}
}

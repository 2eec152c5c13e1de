package terms_test

import (
	"regexp"
	"testing"
)

// forms are what no sentence has, and why.
var forms = []struct {
	bad  *regexp.Regexp
	want string
}{
	{regexp.MustCompile(`(?i)\b(ranges?|speeds?) (within )?\d( to | or |-)\d`), "an en dash between two numbers: range 0–1"},
	{regexp.MustCompile(`(^|[^\d\w-])\d-\d($|[^\d-])`), "an en dash between two numbers"},
	{regexp.MustCompile(`\d – \d`), "no spaces around the dash between two numbers"},
	{regexp.MustCompile(`(^|[\s(])[-–]\d`), "a minus sign before a number: −1"},
	{regexp.MustCompile(`\d−\d`), "an en dash between two numbers, no minus sign"},
	{regexp.MustCompile(`(^|[^\d}])–[^\d{]|[^\d}]–($|[^\d{])`), "an en dash between numbers alone"},
	{regexp.MustCompile(`\b(asteroid|debris cloud|gas cloud|obstacle) (\d|\{n)`), "no number of an obstacle"},
	{regexp.MustCompile(`\{rule\}|\b(X(10|20|25)-[A-Z]|RULINGS)`), "no id of a rule"},
	{regexp.MustCompile(`\b1 \w+ tokens\b|\b1 (charges|shields)\b`), "one, and not many"},
}

// TestWordForms holds every sentence to one form for ranges, for signs, for numbers.
func TestWordForms(t *testing.T) {
	w := load(t)
	allowed := map[string]bool{"ui.no-cost": true, "cli.cards.costs-of-pilots": true} // where the dash stands for nothing known
	for _, key := range w.Keys() {
		sentence, _ := w.Sentence(key)
		for _, f := range forms {
			if at := f.bad.FindString(sentence); at != "" && !allowed[key] {
				t.Errorf("%s: %q has %q, want %s", key, sentence, at, f.want)
			}
		}
	}
	for _, bad := range []string{"at range 1 to 3", "range 0-1", "range 2 or 3", "-1 shield", "–1 shield", "wait – no", "asteroid 3", "1 focus tokens", "no slot ({rule})", "see X20-ATK-010"} {
		found := false
		for _, f := range forms {
			found = found || f.bad.MatchString(bad)
		}
		if !found {
			t.Errorf("%q passes", bad)
		}
	}
}

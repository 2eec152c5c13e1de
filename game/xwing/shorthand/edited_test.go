package shorthand

import (
	"bytes"
	"errors"
	"regexp"
	"strings"
	"testing"
	"unicode/utf8"

	"xwing/game/notation"
)

// TestEdited: people may break lines otherwise, leave out what the program remarks, and remark things themselves.
func TestEdited(t *testing.T) {
	journal := journal(t, "luke-vader-mouse.jsonl")
	text := string(written(t, journal))
	head, body, _ := strings.Cut(text, "\n--\n")
	words := strings.Fields(body)
	for name, edited := range map[string]string{
		"one line":        head + "\n-- " + strings.Join(words, " "),
		"a word a line":   strings.ReplaceAll(head, "\n", "\r\n") + "\r\n--\r\n" + strings.Join(words, "\r\n"),
		"hard spaces":     "\ufeff" + head + "\n--\n" + strings.Join(words, "\u00a0 "),
		"remarks":         head + "\n--\n{a fine game}\n" + strings.Join(words, " {so he did} ") + "; the end",
		"lines of them":   strings.ReplaceAll(text, "\n", " ; who would have thought?\n"),
		"nothing told":    head + "\n--\n" + regexp.MustCompile(`\([^)]*\)|\[[^]]*\]|→| / `).ReplaceAllString(body, " "),
		"no phases":       head + "\n--\n" + regexp.MustCompile(`(?m)^\S*(setup|dials|move|fight|end|system):`).ReplaceAllString(body, ""),
		"another name":    strings.ReplaceAll(text, "Luke", "Farmboy"),
		"unsaid is said":  strings.ReplaceAll(text, "Luke: lock Vader (Vader bumps)", "Luke: -servomotorsfoils lock Vader"),
		"an id":           strings.Replace(text, "1.move: Black: focus", `1.move: Black: "focus"`, 1),
		"indented":        "\n\n   " + strings.ReplaceAll(text, "\n", "\n      "),
		"dice with gaps":  strings.ReplaceAll(text, "[HHC]", "[ H H C ]"),
		"pieces unnamed":  regexp.MustCompile(`pieces\([^)]*\)`).ReplaceAllString(text, ""),
		"without the end": regexp.MustCompile(`end=\w+`).ReplaceAllString(text, "end="),
	} {
		if edited == text {
			t.Errorf("%s: nothing is edited", name)
		}
		again, err := notation.Read([]byte(edited), ours())
		if err != nil {
			t.Errorf("%s: %v", name, err)
		} else if !bytes.Equal(again, journal) {
			t.Errorf("%s: another game", name)
		}
	}
}

// TestFaults: what is wrong is said in a line, with its place and what would have been legal.
func TestFaults(t *testing.T) {
	text := string(written(t, journal(t, "luke-vader-mouse.jsonl")))
	at := func(word string) (line, column int) {
		before, _, found := strings.Cut(text, word)
		if !found {
			t.Fatalf("%q is not in\n%s", word, text)
		}
		return 1 + strings.Count(before, "\n"), utf8.RuneCountInString(before[strings.LastIndexByte(before, '\n')+1:]) + 1
	}
	for name, test := range map[string]struct {
		old, fresh string // what is changed
		where      string // the word that is found at fault, as it stood; "" where it was changed
		want       []string
	}{
		"no answer": {"focus / Luke: +servo", "fokus / Luke: +servo", "", []string{`"fokus" answers nothing`,
			"choose-action of Black: focus "}},
		"no maneuver":    {"Luke=4F Wedge=3BL", "Luke=4F Wedge=9BL", "Wedge=3BL", []string{"set-dials of red: Wedge="}},
		"no ship":        {"Luke: lock Vader", "Lukas: lock Vader", "", []string{`"Lukas" is not asked`}},
		"other target":   {"lock Vader", "lock Wader", "Vader (Vader", []string{"choose-lock-target of Luke: Vader "}},
		"a dial missing": {"Luke=4F Wedge=3BL", "Luke=4F", " / blue: Vader=3F Black=3BL", nil},
		"other dice":     {"[HHC] → [FEF]", "[HHC] → [FEE]", "[FEF] focus (miss)", []string{"other dice fall here: [FEF]"}},
		"no dice":        {"1.move: Black:", "1.move: [HH] Black:", "Black: focus / Luke: +", []string{"no such dice fall here"}},
		"a place":        {"Luke@157.446,80,0", "Luke@157.446,280,0", "", []string{"is refused", "a place that it may have is Luke@"}},
		"no numbers":     {"Luke@157.446,80,0", "Luke@157.446,x,0", "", []string{"Luke@x,y,degrees"}},
		"other end":      {"end=f47d", "end=047d", "end=f47d", []string{"another state"}},
		"over":           {"end=f47d", "focus end=f47d", "end=f47d", []string{"the game is over here"}},
		"not over":       {"8.dials:", "end= 8.dials:", "8.dials:", []string{"the game is not over here"}},
		"no seat":        {"8.dials:", "concede=me 8.dials:", "8.dials:", []string{`"me" is no seat`}},
		"no seed":        {"8.dials:", "undo=red/-1 8.dials:", "8.dials:", []string{"no seed"}},
		"no redo":        {"8.dials:", "redo= 8.dials:", "8.dials:", []string{"no choice to redo"}},
		"the version":    {"notation 1", "notation 7", "xwing", []string{"no game in notation of a version"}},
		"the head":       {"seed=", "seed ", "=2\n", []string{`"seed" has no value`}},
		"a number":       {"seed=2", "seed=two", "xwing", []string{"the head says something that no game has"}},
		"a quote":        {`name="Red Two"`, `name="Red Two`, `"Red Two"`, []string{"no text in quotes"}},
		"no head's end":  {"\n--\n", "\n", "xwing", []string{"is no word of a head"}},
		"other words":    {"seed=", "seed=§", "2\n", []string{"no word of a head"}},
	} {
		t.Run(name, func(t *testing.T) {
			changed := strings.Replace(text, test.old, test.fresh, 1)
			if changed == text {
				t.Fatalf("%q is not in\n%s", test.old, text)
			}
			_, err := notation.Read([]byte(changed), ours())
			var fault *notation.Fault
			if !errors.As(err, &fault) {
				t.Fatalf("it is read, or no fault: %v", err)
			}
			where := test.where
			if where == "" {
				where = test.old
			}
			if line, column := at(where); name != "no head's end" && test.want != nil && (fault.Line != line || fault.Column < column ||
				fault.Column > column+1) {
				t.Errorf("found in line %d, column %d, and not %d, %d: %v", fault.Line, fault.Column, line, column, err)
			}
			for _, want := range test.want {
				if !strings.Contains(err.Error(), want) {
					t.Errorf("%q is not in: %v", want, err)
				}
			}
			if strings.Contains(err.Error(), "\n") || len(err.Error()) > 400 {
				t.Errorf("no short line: %v", err)
			}
		})
	}
}

// TestOtherRules: a text that other rules have written is read by those of today, as far as it is the same game; where it is
// not, that is said.
func TestOtherRules(t *testing.T) {
	text := string(written(t, journal(t, "luke-vader-mouse.jsonl")))
	older := regexp.MustCompile(`rules=\S+`).ReplaceAllString(text, "rules=1.9.0")
	if _, err := notation.Read([]byte(regexp.MustCompile(`end=\w+`).ReplaceAllString(older, "end=0123")), ours()); err != nil {
		t.Errorf("the same game of other rules, whose states were others: %v", err)
	}
	_, err := notation.Read([]byte(strings.Replace(older, "[HHC] → [FEF]", "[HHC] → [FEE]", 1)), ours())
	if err == nil || !strings.Contains(err.Error(), `it was written by rules "1.9.0"`) {
		t.Errorf("another game: %v", err)
	}
}

// TestTooMuch: what is no game is refused at once.
func TestTooMuch(t *testing.T) {
	text := written(t, journal(t, "luke-vader-mouse.jsonl"))
	for name, bad := range map[string][]byte{
		"10 MB":            append(bytes.Clone(text), bytes.Repeat([]byte("focus "), 10<<20/6)...),
		"10 MB of nothing": bytes.Repeat([]byte{0}, 10<<20),
		"a million words":  append(bytes.Clone(text), bytes.Repeat([]byte("f "), 1<<19-len(text))...),
		"nested":           []byte(notation.Magic + " a" + strings.Repeat("[", 100_000)),
		"nested objects":   []byte(notation.Magic + strings.Repeat(" a(", 100_000)),
		"another game's":   []byte(notation.Magic + " game=chess squads[()()] seed=1 --"),
		"no squads":        []byte(notation.Magic + " seed=1 edition=\"2.0\" --"),
		"nothing":          nil,
		"a letter":         []byte("Dear Luke, ..."),
	} {
		if again, err := notation.Read(bad, ours()); err == nil || strings.Contains(err.Error(), "\n") || len(err.Error()) > 500 {
			t.Errorf("%s: %d bytes, %v", name, len(again), err)
		}
	}
}

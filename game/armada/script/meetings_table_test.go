package script

import (
	"errors"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"
)

func errorOf(what string) error { return errors.New(what) }

// tables are the cases of all scripts: each as lines without what came of them.
type tables [][]string

// tablesOf reads them.
func tablesOf(t *testing.T) (all tables) {
	t.Helper()
	files, err := filepath.Glob("testdata/*.txt")
	if err != nil || len(files) == 0 {
		t.Fatal(files, err)
	}
	for _, file := range files {
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		f, err := Read(string(text))
		if err != nil {
			t.Fatal(err)
		}
		for _, c := range f.Cases {
			if strings.Contains(c.Title, "refused") {
				continue
			}
			var lines []string
			for _, l := range c.Lines() {
				if l.Text != "" && !strings.HasPrefix(l.Text, "\t") {
					lines = append(lines, l.Text)
				}
			}
			all = append(all, lines)
		}
	}
	return all
}

// of is the case of a meeting: one that uses the first ability, or has its card at least, with the second card besides.
func (t tables) of(m meeting) (string, bool) {
	id := m.first.ref[strings.Index(m.first.ref, "/")+1:]
	has := func(lines []string) bool {
		return slices.ContainsFunc(lines, func(l string) bool { return slices.Contains(strings.Fields(l), id) })
	}
	at := slices.IndexFunc(t, func(lines []string) bool {
		return has(lines) && slices.ContainsFunc(lines, func(l string) bool { return strings.HasSuffix(l, m.first.option()) })
	})
	if at < 0 {
		at = slices.IndexFunc(t, has)
	}
	if at < 0 {
		return "", false
	}
	lines, ok := seated{slices.Clone(t[at]), id}.with(m)
	return strings.Join(lines, "\n") + "\n", ok
}

// seated is a table on which a card lies already.
type seated struct {
	lines []string
	id    string
}

// at is the first line whose first words those are; -1 if there is none.
func (s seated) at(words ...string) int {
	return slices.IndexFunc(s.lines, func(l string) bool {
		f := strings.Fields(l)
		return len(f) >= len(words) && slices.Equal(f[:len(words)], words)
	})
}

// seat is whose the card is: that of the ship or squadron it is on, of an objective the second player.
func (s seated) seat() string {
	ships := 0
	for _, l := range s.lines {
		f := strings.Fields(l)
		if (f[0] == "ship" || f[0] == "squadron") && slices.Contains(f[2:], s.id) {
			return f[1]
		}
	}
	if i := slices.IndexFunc(s.lines, func(l string) bool { f := strings.Fields(l); return f[0] == "damage" && f[2] == s.id }); i >= 0 {
		for _, l := range s.lines {
			if f := strings.Fields(l); f[0] == "ship" {
				if ships++; "ship:"+strconv.Itoa(ships) == strings.Fields(s.lines[i])[1] {
					return f[1]
				}
			}
		}
	}
	if s.at("first", "blue") >= 0 {
		return "red"
	}
	return "blue"
}

// with is the table with the other card of a meeting: an upgrade on a ship, the first card's if it can be, a squadron beside
// one, a damage card of a ship.
func (s seated) with(m meeting) ([]string, bool) {
	kind, id, _ := strings.Cut(m.with.ref, "/")
	seat := s.seat()
	if m.foe {
		seat = map[string]string{"red": "blue", "blue": "red"}[seat]
	}
	ship := slices.IndexFunc(s.lines, func(l string) bool {
		f := strings.Fields(l)
		return f[0] == "ship" && f[1] == seat && slices.Contains(f, s.id)
	})
	if ship < 0 {
		ship = s.at("ship", seat)
	}
	if ship < 0 {
		return nil, false
	}
	before := func(line string) []string { return slices.Insert(s.lines, len(s.lines)-s.answers(), line) }
	switch kind {
	case "upgrade":
		if f := strings.Fields(s.lines[ship]); !slices.Contains(f, id) {
			s.lines[ship] += map[bool]string{true: " ", false: " with "}[slices.Contains(f, "with")] + id
		}
		return s.lines, true
	case "squadron":
		return s.beside(seat, id, ship), true
	case "damage":
		return before("damage ship:" + strconv.Itoa(s.number(ship)) + " " + id), true
	}
	return nil, false
}

// answers is how many lines from the first answer on there are.
func (s seated) answers() int {
	first := slices.IndexFunc(s.lines, func(l string) bool { return strings.HasPrefix(l, "red ") || strings.HasPrefix(l, "blue ") })
	if first < 0 {
		return 0
	}
	return len(s.lines) - first
}

// number is which ship of all stands on a line.
func (s seated) number(line int) (n int) {
	for _, l := range s.lines[:line+1] {
		if strings.HasPrefix(l, "ship ") {
			n++
		}
	}
	return n
}

// beside has a squadron stand beside a ship; those of the other player behind it are counted on.
func (s seated) beside(seat, id string, ship int) []string {
	f := strings.Fields(s.lines[ship])
	x, _ := strconv.ParseFloat(f[3], 64)
	line := "squadron " + seat + " " + id + " " + strconv.FormatFloat(x+70, 'f', -1, 64) + " " + f[4]
	last, n := ship, 0
	for i, l := range s.lines {
		f := strings.Fields(l)
		if f[0] == "squadron" && f[1] == "blue" && seat == "red" {
			break
		}
		if f[0] == "ship" || f[0] == "squadron" {
			last = i
		}
		if f[0] == "squadron" {
			n++
		}
	}
	other := regexp.MustCompile(`squadron:\d+`)
	for i := range s.lines {
		s.lines[i] = other.ReplaceAllStringFunc(s.lines[i], func(piece string) string {
			k, _ := strconv.Atoi(piece[len("squadron:"):])
			if k > n {
				k++
			}
			return "squadron:" + strconv.Itoa(k)
		})
	}
	return slices.Insert(s.lines, last+1, line)
}

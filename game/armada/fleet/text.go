package fleet

import (
	"errors"
	"fmt"
	"regexp"
	"strconv"
	"strings"
	"unicode/utf8"

	"xwing/internal/spelling"
)

// The shapes of lines: so many of a name, a name with something in brackets behind it, and what may stand in these.
var (
	countLine = regexp.MustCompile(`^(-?\d{1,9})\s*(?:[xX×]\s+|\s)(.+)$`)
	pricedRow = regexp.MustCompile(`^(.*\S)\s*\(([^()]*)\)$`)
	aCost     = regexp.MustCompile(`^(\d{1,6})\s*(?:points?|pts)?$`)
	costSum   = regexp.MustCompile(`^(\d{1,6})\s*\+\s*\d+\s*:\s*\d+$`) // ship + upgrades: in all
	costTimes = regexp.MustCompile(`^(\d{1,6})\s*[xX×]\s*(\d{1,6})$`)  // count x cost of one
	totals    = regexp.MustCompile(`\((\d+)/(\d+)(?:/\d+)?\)$`)        // in all, of the agreed total, squadrons
	outOf     = regexp.MustCompile(`^\d+\s*/\s*(\d{1,6})$`)
	flagged   = regexp.MustCompile(`(?i)^\[\s*flagship\s*\]\s*`)
)

// bullets are the signs before a line of a list.
const bullets = "•·◦●*-–—"

// keys are what stands before a colon; what a key of them says is for text.key.
const keys = " name author faction commander points totalpoints assault assaultobjective defense defenseobjective " +
	"defence navigation navigationobjective gamemode campaign skirmish squadrons objectives team version "

// text is a list that is being read.
type text struct {
	*draft
	line   int
	inShip bool // upgrades belong to the last ship
	below  bool // below a heading of squadrons
	headed bool // a line with a key has come
}

// parseText reads a list as builders write it for people, whichever of them.
func parseText(all string, b *books) (*draft, error) {
	t := text{draft: &draft{books: b}}
	for line := range strings.Lines(all) {
		if t.line++; t.line > maxLines {
			return nil, fmt.Errorf("over %d lines; a fleet has some forty", maxLines)
		}
		if len(line) > 4*maxName {
			return nil, fmt.Errorf("line %d: over %d letters; not a list of cards", t.line, 4*maxName)
		}
		if err := t.read(plain(line)); err != nil {
			return nil, fmt.Errorf("line %d: %w", t.line, err)
		}
		if len(t.ships) > maxShips || len(t.squadrons) > maxEntries {
			return nil, fmt.Errorf("line %d: over %d ships or %d entries of squadrons; a fleet has some twenty",
				t.line, maxShips, maxEntries)
		}
	}
	if len(t.ships) == 0 && len(t.squadrons) == 0 {
		return nil, errors.New("no fleet: neither ours nor a builder's list of ships and squadrons")
	}
	return t.draft, nil
}

// read reads one line.
func (t *text) read(line string) error {
	key, value, _ := strings.Cut(line, ":")
	folded := spelling.Fold(key)
	switch {
	case line == "" || strings.Trim(line, "=-_* ") == "":
		return nil
	case strings.HasPrefix(line, "="): // the sum of a block
		t.inShip, t.below = false, false
		return nil
	case key != line && folded != "" && strings.Contains(keys, " "+folded+" "):
		t.headed = true
		t.key(folded, strings.TrimSpace(value))
		return nil
	}
	if sign, size := utf8.DecodeRuneInString(line); strings.ContainsRune(bullets, sign) && !negative(line) {
		bare := strings.TrimSpace(line[size:])
		if t.below || !t.inShip {
			return t.squadron(bare)
		}
		return t.upgrade(bare)
	}
	return t.unmarked(line)
}

// negative reports whether the line's dash belongs to a number.
func negative(line string) bool {
	return len(line) > 1 && line[0] == '-' && line[1] >= '0' && line[1] <= '9'
}

// key takes what a line with a key says.
func (t *text) key(key, value string) {
	switch key {
	case "name":
		t.name = value
	case "faction":
		t.faction = factionOf(value)
	case "points":
		if m := outOf.FindStringSubmatch(value); m != nil {
			t.points, _ = strconv.Atoi(m[1])
		}
	case "squadrons":
		t.below, t.inShip = true, false
	case "assault", "assaultobjective", "defense", "defence", "defenseobjective", "navigation", "navigationobjective":
		for _, name := range strings.Split(value, ",") {
			if name = strings.TrimSpace(name); name != "" && !strings.EqualFold(name, "none") {
				t.objectives = append(t.objectives, entry{name: name, cost: -1, line: t.line})
			}
		}
	}
}

// unmarked reads a line without a bullet: the fleet's name, a ship, or squadrons.
func (t *text) unmarked(line string) error {
	first := t.name == "" && !t.headed && len(t.ships)+len(t.squadrons) == 0
	if m := totals.FindStringSubmatch(line); m != nil && first {
		t.name = strings.TrimSpace(strings.TrimSuffix(line, m[0]))
		t.points, _ = strconv.Atoi(m[2][:min(len(m[2]), 9)])
		t.headed = true
		return nil
	}
	rest := flagged.ReplaceAllString(line, "")
	e, ship := t.entry(rest)
	known := len(t.books.ships.find(e.name)) > 0
	switch {
	case known || ship || rest != line || e.cost >= 0 && !t.below && !t.isSquadron(e):
		if first && !known && rest == line && !ship {
			t.name, t.headed = line, true
			return nil
		}
		t.ships, t.inShip, t.below = append(t.ships, draftShip{entry: e}), true, false
		return nil
	case t.isSquadron(e) || countLine.MatchString(line) || t.below:
		if first && !t.isSquadron(e) {
			t.name, t.headed = line, true
			return nil
		}
		return t.squadron(line)
	case first:
		t.name, t.headed = line, true
		return nil
	}
	return fmt.Errorf("%.60q is no ship, upgrade or squadron; export the fleet again", line)
}

func (t *text) isSquadron(e entry) bool { return len(t.books.squadrons.find(e.name)) > 0 }

// entry reads a name with its cost and count; ship is true of the form that only ships have.
func (t *text) entry(line string) (e entry, ship bool) {
	e = entry{name: line, cost: -1, count: 1, line: t.line}
	if m := countLine.FindStringSubmatch(line); m != nil {
		e.count, _ = strconv.Atoi(m[1])
		e.name = m[2]
	}
	m := pricedRow.FindStringSubmatch(e.name)
	if m == nil {
		return e, false
	}
	inside := strings.TrimSpace(m[2])
	if c := aCost.FindStringSubmatch(inside); c != nil {
		e.cost, _ = strconv.Atoi(c[1])
	} else if c := costSum.FindStringSubmatch(inside); c != nil {
		e.cost, _ = strconv.Atoi(c[1])
		ship = true
	} else if c := costTimes.FindStringSubmatch(inside); c != nil {
		e.count, _ = strconv.Atoi(c[1])
		e.cost, _ = strconv.Atoi(c[2])
	} else {
		return e, false // a part of the name
	}
	e.name = strings.TrimSpace(m[1])
	return e, ship
}

// upgrade reads a line of a ship's upgrades.
func (t *text) upgrade(line string) error {
	s := &t.ships[len(t.ships)-1]
	if len(s.upgrades) == maxCards {
		return fmt.Errorf("over %d upgrades of one ship; a ship has some eight", maxCards)
	}
	e := entry{name: line, cost: -1, line: t.line}
	if m := pricedRow.FindStringSubmatch(line); m != nil {
		if c := aCost.FindStringSubmatch(strings.TrimSpace(m[2])); c != nil {
			e.name = strings.TrimSpace(m[1])
			e.cost, _ = strconv.Atoi(c[1])
		}
	}
	s.upgrades = append(s.upgrades, e)
	return nil
}

// squadron reads a line of squadrons.
func (t *text) squadron(line string) error {
	e, _ := t.entry(line)
	if e.count < 1 || e.count > maxCount {
		return fmt.Errorf("%d squadrons; a count is 1 to %d", e.count, maxCount)
	}
	if e.cost < 0 && !t.below && !t.isSquadron(e) {
		return fmt.Errorf("%.60q is no squadron, and before it stands no ship; export the fleet again", line)
	}
	t.squadrons = append(t.squadrons, e)
	return nil
}

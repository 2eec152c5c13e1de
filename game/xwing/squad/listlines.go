package squad

import (
	"html"
	"regexp"
	"slices"
	"strconv"
	"strings"
)

// Bounds of a list as text; real ones have a hundred lines.
const (
	mostLines = 600
	mostLine  = 600       // letters
	mostList  = 128 << 10 // bytes, with the markup of a page
)

// line is a line of a list that people read, without its dress.
type line struct {
	whole string   // all that it says
	text  string   // the name, or what else it says
	notes []string // what stood in brackets behind it, or behind a dash
	cards []string // further cards on the line, behind plus signs or in brackets
	cost  bool     // it says what the card costs
	bold  bool
	count int // "2x" before it, else 1
}

var (
	breaking  = regexp.MustCompile(`(?i)(?:<br[^<>]{0,20}>|</(?:p|li|div|tr|h[1-6])>|\[/?list\]|\[\*\])[ \t]*\r?\n?`)
	tags      = regexp.MustCompile(`(?i)<[a-z/][^<>]{0,200}>|\[/?(?:b|i|u|s|size|color|url|quote|code|spoiler|font|center|h[1-6])(?:=[^\[\]]{0,200})?\]`)
	boldly    = regexp.MustCompile(`(?i)\*\*|<(?:b|strong|h[1-6])>|\[b\]`)
	costAhead = regexp.MustCompile(`^\(\s*\d{1,3}\s*\)\s*`)
	costAfter = regexp.MustCompile(`(?i)\s*(?:[(\[{]\s*\d{1,3}(?:\s*/\s*\d{1,3})?\s*(?:pts?|points?|p)?\s*[)\]}]|(?:\s[-–—=]|:)\s*\d{1,3}\s*(?:pts?|points?)?|\s\d{1,3}\s*(?:pts?|points?))$`)
	trailing  = regexp.MustCompile(`\s+\d{1,3}$`)
	counted   = regexp.MustCompile(`(?i)^(\d{1,2})\s?[x×]\s+`)
	noted     = regexp.MustCompile(`\(([^()]{0,80})\)|\[([^\[\]]{0,80})\]`)
	dashed    = regexp.MustCompile(`\s[-–—]\s`)
	sums      = regexp.MustCompile(`(?i)^(?:\d+/\d+|(?:ship|squad|total|points?|half|loadout|threshold|damage|cost)\b[^a-z]*(?:total|cost|points?)?\b.*\d.*)$`)
	total     = regexp.MustCompile(`(?i)^(?:squad\s+)?total(?:\s+points)?\W*(\d{1,4})`)
)

// splitLines takes a text apart, empty lines included; nil for one that is too long to be a list.
func splitLines(text string) []string {
	if len(text) > mostList {
		return nil
	}
	text = breaking.ReplaceAllString(strings.NewReplacer(typed[:]...).Replace(text), "\n")
	lines := strings.Split(strings.ReplaceAll(text, "\r\n", "\n"), "\n")
	if len(lines) > mostLines {
		return nil
	}
	empty := func(l string) bool { return strings.TrimSpace(l) == "" }
	full := slices.DeleteFunc(slices.Clone(lines), empty)
	if len(lines)-len(full) >= len(full)-1 && len(full) > 2 { // every line stands alone: that parts nothing
		lines = full
	}
	for _, l := range lines {
		if len(l) > mostLine*8 {
			return nil
		}
	}
	return lines
}

// undressed takes the markup of forums and pages off a line.
func undressed(raw string) (text string, bold bool) {
	bold = boldly.MatchString(raw)
	text = html.UnescapeString(tags.ReplaceAllString(raw, ""))
	text = strings.TrimLeft(strings.TrimSpace(text), ">#•·*-–_+ \t")
	return strings.TrimSpace(strings.Trim(strings.NewReplacer("**", "", "__", "", "~~", "", "`", "").Replace(text), "*_ \t")), bold
}

// parseLine takes a line apart.
func parseLine(raw string) line {
	l := line{count: 1}
	l.text, l.bold = undressed(raw)
	l.whole = l.text
	if m := counted.FindStringSubmatch(l.text); m != nil {
		l.count, _ = strconv.Atoi(m[1])
		l.text = l.text[len(m[0]):]
	}
	parts := strings.Split(l.text, " + ")
	if !strings.Contains(l.text, " + ") {
		parts = strings.Split(l.text, "+")
	}
	l.text = parts[0]
	for _, part := range parts[1:] {
		card := line{text: strings.TrimSpace(part)}
		card.price()
		l.cards = append(l.cards, card.text)
	}
	l.price()
	if from := strings.IndexByte(l.text, '['); from > 0 && strings.HasSuffix(l.text, "]") && strings.Contains(l.text[from:], ",") {
		for _, part := range strings.Split(l.text[from+1:len(l.text)-1], ",") {
			l.cards = append(l.cards, strings.TrimSpace(part))
		}
		l.text = strings.TrimSpace(l.text[:from])
	}
	l.note()
	return l
}

// price takes off what the card costs, before or behind it.
func (l *line) price() {
	for _, cost := range []*regexp.Regexp{costAhead, costAfter} {
		if at := cost.FindStringIndex(l.text); at != nil && at[1]-at[0] < len(l.text) {
			l.text, l.cost = strings.TrimSpace(l.text[:at[0]]+l.text[at[1]:]), true
		}
	}
}

// note takes off what stands in brackets, or behind a dash.
func (l *line) note() {
	for _, m := range noted.FindAllStringSubmatch(l.text, 4) {
		l.notes = append(l.notes, m[1]+m[2])
	}
	if bare := strings.TrimSpace(noted.ReplaceAllString(l.text, "")); bare != "" {
		l.text = bare
	}
	if at := dashed.FindStringIndex(l.text); at != nil {
		l.notes = append(l.notes, l.text[at[1]:])
		l.text = strings.TrimSpace(l.text[:at[0]])
	}
}

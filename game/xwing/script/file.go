package script

import (
	"fmt"
	"slices"
	"strings"
)

// titled begins the line of a case's title: "== not: far".
const titled = "== "

// File is a file of scripts: a table, and the cases that are played on it.
type File struct {
	Head  string // what stands above the first title
	Cases []Case
}

// Case is what stands below a title. It is played on the table above the first one,
// which its own lines add to and change, or on its own where it puts ships there.
type Case struct {
	Title      string // "" for the only case of a file without titles
	table, own []line
}

// line is a line of a file, and where it stands there.
type line struct {
	number int
	text   string
}

// Read reads a file.
func Read(text string) (File, error) {
	var lines []line
	for text := range strings.SplitSeq(strings.TrimRight(text, "\n"), "\n") {
		lines = append(lines, line{len(lines) + 1, text})
	}
	first := slices.IndexFunc(lines, line.isTitle)
	if first < 0 {
		return File{Cases: []Case{{own: lines}}}, nil
	}
	head := trimmed(lines[:first])
	for _, l := range head {
		if _, answer := seatOf(l.text); answer {
			return File{}, fmt.Errorf("line %d: an answer above the first title", l.number)
		}
	}
	f := File{Head: join(head)}
	for rest := lines[first:]; len(rest) > 0; {
		end := slices.IndexFunc(rest[1:], line.isTitle) + 1
		if end == 0 {
			end = len(rest)
		}
		c := Case{Title: strings.TrimPrefix(rest[0].text, titled), own: trimmed(rest[1:end])}
		if !slices.ContainsFunc(c.own, line.puts) {
			c.table = head
		}
		if c.Title == "" || slices.ContainsFunc(f.Cases, func(other Case) bool { return other.Title == c.Title }) {
			return f, fmt.Errorf("line %d: want a title that no other case has, not %q", rest[0].number, c.Title)
		}
		f.Cases, rest = append(f.Cases, c), rest[end:]
	}
	return f, nil
}

func (l line) isTitle() bool { return strings.HasPrefix(l.text, titled) }

// puts reports whether the line makes a table of the case's own.
func (l line) puts() bool {
	return strings.HasPrefix(l.text, "ship ") || strings.HasPrefix(l.text, "squad ")
}

// trimmed is the lines without empty ones at the end.
func trimmed(lines []line) []line {
	for len(lines) > 0 && lines[len(lines)-1].text == "" {
		lines = lines[:len(lines)-1]
	}
	return lines
}

func join(lines []line) string {
	var b strings.Builder
	for _, l := range lines {
		b.WriteString(l.text + "\n")
	}
	return b.String()
}

// lines is all that a case plays.
func (c Case) lines() []line { return slices.Concat(c.table, c.own) }

// Text is what stands below the title.
func (c Case) Text() string { return join(c.own) }

// Whole is the case as a script by itself.
func (c Case) Whole() string { return join(c.lines()) }

// Case returns the case of that title, for "" the first.
func (f File) Case(title string) (Case, error) {
	var titles []string
	for _, c := range f.Cases {
		if c.Title == title || title == "" {
			return c, nil
		}
		titles = append(titles, c.Title)
	}
	return Case{}, fmt.Errorf("there is no case %q; there are %q", title, titles)
}

// Edition is the edition that the file's table names, "" where it is left to the kit.
func (f File) Edition() string {
	for _, l := range slices.Concat(f.Cases[0].table, f.Cases[0].own) {
		if words := strings.Fields(l.text); len(words) > 1 && words[0] == "edition" {
			return words[1]
		}
	}
	return ""
}

// With is the file with those texts below its titles.
func (f File) With(texts []string) string {
	if f.Cases[0].Title == "" {
		return texts[0]
	}
	var parts []string
	if f.Head != "" {
		parts = append(parts, f.Head)
	}
	for i, c := range f.Cases {
		parts = append(parts, titled+c.Title+"\n"+texts[i])
	}
	return strings.Join(parts, "\n")
}

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
// which its own lines add to and change, or on its own where it puts pieces there.
type Case struct {
	Title      string // "" for the only case of a file without titles
	table, own []Line
}

// Line is a line of a file, and where it stands there.
type Line struct {
	Number int
	Text   string
}

// Read reads a file of scripts.
func (g Grammar) Read(text string) (File, error) {
	var lines []Line
	for text := range strings.SplitSeq(strings.TrimRight(text, "\n"), "\n") {
		lines = append(lines, Line{len(lines) + 1, text})
	}
	first := slices.IndexFunc(lines, Line.isTitle)
	if first < 0 {
		return File{Cases: []Case{{own: lines}}}, nil
	}
	head := trimmed(lines[:first])
	for _, l := range head {
		if _, answer := l.Answer(); answer {
			return File{}, fmt.Errorf("line %d: an answer above the first title", l.Number)
		}
	}
	file := File{Head: join(head)}
	for rest := lines[first:]; len(rest) > 0; {
		end := slices.IndexFunc(rest[1:], Line.isTitle) + 1
		if end == 0 {
			end = len(rest)
		}
		c := Case{Title: strings.TrimPrefix(rest[0].Text, titled), own: trimmed(rest[1:end])}
		if !slices.ContainsFunc(c.own, g.puts) {
			c.table = head
		}
		if c.Title == "" || slices.ContainsFunc(file.Cases, func(other Case) bool { return other.Title == c.Title }) {
			return file, fmt.Errorf("line %d: want a title that no other case has, not %q", rest[0].Number, c.Title)
		}
		file.Cases, rest = append(file.Cases, c), rest[end:]
	}
	return file, nil
}

func (l Line) isTitle() bool { return strings.HasPrefix(l.Text, titled) }

// said reports whether the line says something of the table: it is neither an answer, nor
// what came of one, nor a remark.
func (l Line) said() bool {
	_, answer := l.Answer()
	return !answer && !strings.HasPrefix(l.Text, "\t") && !strings.HasPrefix(l.Text, "#") && strings.TrimSpace(l.Text) != ""
}

// trimmed is the lines without empty ones at the end.
func trimmed(lines []Line) []Line {
	for len(lines) > 0 && lines[len(lines)-1].Text == "" {
		lines = lines[:len(lines)-1]
	}
	return lines
}

func join(lines []Line) string {
	var b strings.Builder
	for _, l := range lines {
		b.WriteString(l.Text + "\n")
	}
	return b.String()
}

// Lines is all that a case plays.
func (c Case) Lines() []Line { return slices.Concat(c.table, c.own) }

// Own is the lines below its title.
func (c Case) Own() []Line { return c.own }

// Text is what stands below the title.
func (c Case) Text() string { return join(c.own) }

// Whole is the case as a script by itself.
func (c Case) Whole() string { return join(c.Lines()) }

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

// Said is what follows the first word of a line of the file's table, or of its only case;
// nil where no line begins with that word.
func (f File) Said(what string) []string {
	for _, l := range f.Cases[0].Lines() {
		if words := strings.Fields(l.Text); len(words) > 1 && words[0] == what {
			return words[1:]
		}
	}
	return nil
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

// Naming is the text of a case with more lines in its table.
func Naming(text string, more []string) string {
	lines := strings.SplitAfter(text, "\n")
	at := slices.IndexFunc(lines, func(l string) bool {
		_, answer := Line{Text: strings.TrimSpace(l)}.Answer()
		return answer || strings.HasPrefix(l, "\t") || strings.TrimSpace(l) == ""
	})
	return strings.Join(slices.Insert(lines, at, strings.Join(more, "\n")+"\n"), "")
}

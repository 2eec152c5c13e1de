package notation

import (
	"strings"
	"unicode/utf8"
)

// columns is how wide a line may be.
const columns = 100

// page is a text that is being laid out.
type page struct {
	strings.Builder
	at     int    // columns of the line
	indent string // of lines that go on
	begun  bool   // a phase, of which nothing is written yet
}

// line begins a new line.
func (p *page) line(indent string) {
	if p.at > 0 {
		p.WriteByte('\n')
	}
	p.at = 0
	p.WriteString(indent)
	p.at += len(indent)
}

// word writes a word behind a space, or on the next line.
func (p *page) word(w string) {
	n := utf8.RuneCountInString(w)
	switch {
	case p.at == len(p.indent) || p.at == 0:
	case p.at+1+n > columns:
		p.line(p.indent)
	default:
		p.WriteByte(' ')
		p.at++
	}
	p.WriteString(w)
	p.at += n
}

// lay lays a game out: the pieces of its head, and what is written of it.
func lay(head []string, entries []entry) []byte {
	var p page
	p.word(Magic)
	p.head(head)
	p.indent = ""
	p.line("")
	p.word("--")
	p.line("")
	p.begun = true
	all := segments(entries)
	for i, s := range all {
		if !s.phase || i+1 == len(all) || !all[i+1].phase { // else there is nothing of it
			p.segment(s)
		}
	}
	p.WriteByte('\n')
	return []byte(p.String())
}

// head lays the head out: what lies in a list of objects has lines of its own.
func (p *page) head(pieces []string) {
	depth := 0
	p.line("")
	for _, piece := range pieces {
		opens, shuts := depthOf(piece)
		if piece[0] == '(' || depth == 0 && (opens > shuts || p.indent != "") {
			p.indent = strings.Repeat(" ", depth)
			p.line(p.indent)
		}
		p.indent = strings.Repeat(" ", depth+2)
		p.word(piece)
		if depth += opens - shuts; depth == 0 && opens == shuts {
			p.indent = ""
		}
	}
}

// depthOf counts what a piece opens and shuts outside of quotes.
func depthOf(piece string) (opens, shuts int) {
	within := false
	for i := range len(piece) {
		switch c := piece[i]; {
		case c == '"' && (i == 0 || piece[i-1] != '\\'):
			within = !within
		case within:
		case c == '(' || c == '[':
			opens++
		case c == ')' || c == ']':
			shuts++
		}
	}
	return opens, shuts
}

// segment is what is written of one piece, one phase, one fight.
type segment struct {
	words []string
	phase bool // it begins one
	alone bool // on lines of its own
}

// segments parts what is written by what it is about.
func segments(entries []entry) []segment {
	var all []segment
	var s segment
	cut := func(next segment) {
		if len(s.words) > 0 {
			all = append(all, s)
		}
		s = next
	}
	for i := range entries {
		e := &entries[i]
		switch {
		case e.told.Phase != "":
			cut(segment{words: []string{e.told.Phase + ":"}, phase: true})
			cut(segment{})
			continue
		case e.head != "":
			cut(segment{words: []string{e.head + ":"}})
		case e.line:
			cut(segment{phase: true})
		}
		s.words = append(s.words, e.words...)
		if e.told.Parts {
			s.words = append(s.words, "→")
		}
		if e.told.Dice != "" {
			s.words = append(s.words, "["+e.told.Dice+"]")
		}
		s.alone = s.alone || e.told.Fight
		if e.told.Remark != "" {
			s.words = append(s.words, "("+e.told.Remark+")")
		}
	}
	cut(segment{})
	return all
}

// segment lays one out.
func (p *page) segment(s segment) {
	switch {
	case s.phase:
		p.indent = ""
		p.line("")
		p.indent = "  "
	case s.alone && p.at > len(p.indent):
		p.line(p.indent)
	case !p.begun:
		p.word("/")
	}
	for _, w := range s.words {
		p.word(w)
	}
	p.begun = s.phase
}

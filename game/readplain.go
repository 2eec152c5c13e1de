package game

import (
	"math"

	"xwing/physics"
)

// plainReader reads choices and checks in exactly the form in which they are
// written (writeline.go), several times as fast as encoding/json. Whatever is
// written otherwise is left to that. What it reads is parts of the text, and what it
// makes of a line lies beside what it made of those before.
type plainReader struct {
	rest    string
	bad     bool // it is not in that form
	choices []Choice
	checks  []Check
	lists   []string
}

// newPlainReader makes room for the lines of a journal.
func newPlainReader(journal string) plainReader {
	lines := roomFor(journal, "\n")
	checks := roomFor(journal, `{"check":`)
	return plainReader{
		choices: make([]Choice, 0, max(0, lines-checks)), checks: make([]Check, 0, checks), lists: make([]string, 0, lines),
	}
}

// line reads a line without its last brace; false if it is in another form.
func (r *plainReader) line(text string) (Line, bool) {
	r.rest, r.bad = text, false
	var line Line
	switch {
	case r.have(`{"choice":{"seat":`):
		line.Choice = r.choice()
	case r.have(`{"check":{"step":`):
		line.Check = r.check()
	default:
		return line, false
	}
	r.want("}")
	return line, !r.bad && len(r.rest) == 0
}

func (r *plainReader) check() *Check {
	r.checks = append(r.checks, Check{Step: r.text()})
	c := &r.checks[len(r.checks)-1]
	r.want(`,"hash":`)
	c.Hash = r.text()
	if r.have(`,"chance":`) {
		c.Chance = r.texts()
	}
	return c
}

func (r *plainReader) choice() *Choice {
	r.choices = append(r.choices, Choice{Seat: Seat(r.number(math.MinInt8, math.MaxInt8))})
	c := &r.choices[len(r.choices)-1]
	r.want(`,"kind":`)
	c.Kind = Kind(r.text())
	if r.have(`,"pick":`) {
		c.Pick = r.texts()
	}
	if r.have(`,"each":{`) {
		c.Each = map[string]string{}
		for more := true; more && !r.bad; more = r.have(",") {
			slot := r.text()
			r.want(":")
			if _, twice := c.Each[slot]; twice {
				r.bad = true
			}
			c.Each[slot] = r.text()
		}
		r.want("}")
	}
	if r.have(`,"piece":`) {
		c.Piece = r.text()
	}
	if r.have(`,"pose":{"x":`) {
		c.Pose = &physics.Pose{X: int32(r.number(math.MinInt32, math.MaxInt32))}
		r.want(`,"y":`)
		c.Pose.Y = int32(r.number(math.MinInt32, math.MaxInt32))
		r.want(`,"h":`)
		c.Pose.Heading = int32(r.number(math.MinInt32, math.MaxInt32))
		r.want("}")
	}
	c.Self = r.have(`,"self":true`)
	return c
}

// have reads the given text if it comes next.
func (r *plainReader) have(text string) bool {
	if len(r.rest) < len(text) || r.rest[:len(text)] != text {
		return false
	}
	r.rest = r.rest[len(text):]
	return true
}

// want reads the given text, which must come next.
func (r *plainReader) want(text string) { r.bad = !r.have(text) || r.bad }

// number reads a whole number within bounds.
func (r *plainReader) number(least, most int64) int64 {
	negative := r.have("-")
	var n int64
	digits := 0
	for ; digits < len(r.rest) && digits < 12 && '0' <= r.rest[digits] && r.rest[digits] <= '9'; digits++ {
		n = 10*n + int64(r.rest[digits]-'0')
	}
	if negative {
		n = -n
	}
	if digits == 0 || digits > 1 && r.rest[0] == '0' || negative && n == 0 || n < least || n > most {
		r.bad = true
	}
	r.rest = r.rest[digits:]
	return n
}

// text reads what stands between quotes.
func (r *plainReader) text() string {
	r.want(`"`)
	for i := range len(r.rest) {
		if c := r.rest[i]; c == '"' {
			text := r.rest[:i]
			r.rest = r.rest[i+1:]
			return text
		} else if !isPlain(c) {
			break
		}
	}
	r.bad = true
	return ""
}

// texts reads a list of at least one text.
func (r *plainReader) texts() []string {
	r.want("[")
	from := len(r.lists)
	for more := true; more && !r.bad; more = r.have(",") {
		r.lists = append(r.lists, r.text())
	}
	r.want("]")
	return r.lists[from:len(r.lists):len(r.lists)]
}

package notation

import (
	"bytes"
	"encoding/json"
	"strings"
)

// headReader reads the short form of JSON.
type headReader struct {
	text []byte
	at   int
	out  bytes.Buffer
}

// readHead reads the members of an object up to a word "--" and returns them as JSON, and where what follows begins.
func readHead(text []byte, at int) (object []byte, after int, err error) {
	r := headReader{text: text, at: at}
	if err := r.members(0, 0); err != nil {
		return nil, 0, err
	}
	return r.out.Bytes(), r.at, nil
}

// What editors and forums put between words beside spaces.
const hardSpace, byteOrder = "\u00a0", "\ufeff"

// gap passes over what parts words.
func gap(text []byte, at int) int {
	for at < len(text) {
		switch c := text[at]; {
		case c == ' ' || c == '\t' || c == '\r' || c == '\n':
			at++
		case bytes.HasPrefix(text[at:], []byte(hardSpace)):
			at += len(hardSpace)
		case bytes.HasPrefix(text[at:], []byte(byteOrder)):
			at += len(byteOrder)
		case c == '{' || c == ';':
			end := bytes.IndexByte(text[at:], map[byte]byte{'{': '}', ';': '\n'}[c])
			if end < 0 {
				return len(text)
			}
			at += end + 1
		default:
			return at
		}
	}
	return at
}

// members reads members up to what shuts them; 0: the word "--".
func (r *headReader) members(shut byte, depth int) error {
	if depth > deepest {
		return faultAt(r.text, r.at, "lists within lists, too deep")
	}
	r.out.WriteByte('{')
	for n := 0; ; n++ {
		r.at = gap(r.text, r.at)
		if r.at >= len(r.text) {
			return faultAt(r.text, r.at, "the text ends within its head, which ends with a line \"--\"")
		}
		if shut != 0 && r.text[r.at] == shut {
			r.at++
			break
		}
		quoted := r.text[r.at] == '"'
		key, err := r.scalar(":")
		if err != nil {
			return err
		}
		if shut == 0 && key == `"--"` && !quoted {
			break
		}
		if n > 0 {
			r.out.WriteByte(',')
		}
		if err := r.member(key, n == 0 && shut != 0, depth); err != nil {
			return err
		}
	}
	r.out.WriteByte('}')
	return nil
}

// member reads what stands behind a key, which is an id if it stands alone at the beginning.
func (r *headReader) member(key string, first bool, depth int) error {
	next := byte(' ')
	if r.at < len(r.text) {
		next = r.text[r.at]
	}
	if !strings.HasPrefix(key, `"`) { // a number
		key = `"` + key + `"`
	}
	switch next {
	case '=', ':', '(', '[':
		r.out.WriteString(key + ":")
	default:
		if first {
			r.out.WriteString(`"id":` + key)
			return nil
		}
		return faultAt(r.text, r.at, "%s has no value: = and a word, : and words, ( or [ follows", excerpt(strings.Trim(key, `"`)))
	}
	if next == '=' {
		r.at++
		word, err := r.scalar("")
		r.out.WriteString(word)
		return err
	}
	if next != ':' {
		return r.item(depth)
	}
	for open := byte('['); ; open = ',' {
		r.at++
		r.out.WriteByte(open)
		word, err := r.scalar("")
		if err != nil {
			return err
		}
		r.out.WriteString(word)
		if r.at >= len(r.text) || r.text[r.at] != ',' {
			break
		}
	}
	r.out.WriteByte(']')
	return nil
}

// item reads an object, a list or what has no parts.
func (r *headReader) item(depth int) error {
	switch r.text[r.at] {
	case '(':
		r.at++
		return r.members(')', depth+1)
	case '[':
		return r.list(depth + 1)
	}
	word, err := r.scalar("")
	r.out.WriteString(word)
	return err
}

// list reads a list up to its bracket.
func (r *headReader) list(depth int) error {
	if depth > deepest {
		return faultAt(r.text, r.at, "lists within lists, too deep")
	}
	r.at++
	for open := byte('['); ; open = ',' {
		r.at = gap(r.text, r.at)
		if r.at >= len(r.text) {
			return faultAt(r.text, r.at, "the text ends within a list, which ends with ]")
		}
		shut := r.text[r.at] == ']'
		if !shut || open == '[' {
			r.out.WriteByte(open)
		}
		if shut {
			r.at++
			r.out.WriteByte(']')
			return nil
		}
		if err := r.item(depth); err != nil {
			return err
		}
	}
}

// scalar reads a word or a quoted text as JSON; without are characters that end a word here.
func (r *headReader) scalar(without string) (string, error) {
	rest := r.text[r.at:]
	if len(rest) > 0 && rest[0] == '"' {
		n := scalarLen(rest)
		if !json.Valid(rest[:n]) {
			return "", faultAt(r.text, r.at, "%s is no text in quotes", excerpt(string(rest[:min(n, 60)])))
		}
		r.at += n
		return string(rest[:n]), nil
	}
	n := 0
	for n < len(rest) && (isLetter(rest[n]) || '0' <= rest[n] && rest[n] <= '9' || strings.IndexByte("_.-+/:", rest[n]) >= 0) &&
		strings.IndexByte(without, rest[n]) < 0 {
		n++
	}
	if n == 0 {
		return "", faultAt(r.text, r.at, "%s is no word of a head; other texts stand in quotes", excerpt(string(rest[:min(len(rest), 20)])))
	}
	r.at += n
	if word := string(rest[:n]); isLiteral(word) {
		return word, nil
	}
	return `"` + string(rest[:n]) + `"`, nil
}

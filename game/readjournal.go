package game

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"strconv"
	"strings"
)

// Journal is a journal as read: the header and the lines that count.
type Journal struct {
	Header  Header
	Lines   []Line // in effect: what a later resume line made void is left out
	Void    int    // how many lines a resume line made void
	Dropped int    // bytes of a last line that was never finished

	seals seals // where the next line stands
}

// DamageError says that a journal cannot be read, where, and what helps.
type DamageError struct {
	Line  int // of the journal, from 1, which is the header; empty lines do not count
	What  Phrase
	Cure  Phrase
	Whole int   // bytes up to the end of the last good line; 0: there is nothing to play on from
	Err   error // why it is that, if there is more to say
}

// Error is one line, for logs.
func (e *DamageError) Error() string {
	msg := fmt.Sprintf("journal line %d: %s", e.Line, e.What)
	if e.Err != nil {
		msg += ": " + e.Err.Error()
	}
	return msg
}

// Told is what is wrong, and what helps.
func (e *DamageError) Told(say Teller) string {
	return say("journal.told", "found", e.Found(say), "cure", say(e.Cure.Key, e.Cure.Args...))
}

// Found is what is wrong, without what helps.
func (e *DamageError) Found(say Teller) string {
	number, what := strconv.Itoa(e.Line), say(e.What.Key, e.What.Args...)
	if e.Err != nil {
		return say("journal.found-why", "number", number, "what", what, "why", Told(e.Err, say))
	}
	return say("journal.found", "number", number, "what", what)
}

// Unwrap returns the reason, if it came from below.
func (e *DamageError) Unwrap() error { return e.Err }

// ReadJournal reads a journal. A last line without its line feed was never
// confirmed to anybody and is dropped, and an empty line is nothing; any other damage
// is a *DamageError, and what was read is the journal up to there.
func ReadJournal(data []byte) (Journal, error) {
	header, err := ReadHeader(data)
	if err != nil {
		return Journal{}, err
	}
	end := bytes.LastIndexByte(data, '\n') + 1
	r := journalReader{
		Journal:  Journal{Header: header, Dropped: len(data) - end},
		sealed:   header.Format > unsealed,
		versions: versionsOf(header.Rules, header.Catalogue),
		text:     string(data[:end]), // of which the lines keep parts
	}
	r.plain = newPlainReader(r.text)
	r.Lines = make([]Line, 0, roomFor(r.text, "\n"))
	at := bytes.IndexByte(data, '\n') + 1
	content, sum, _ := unseal(trimReturn(data[:at-1]))
	if !r.sealed {
		sum = seals{}.sumAt(1, content)
	}
	r.seals = seals{seed: sum, number: 2}
	for at < end {
		next := at + bytes.IndexByte(data[at:end], '\n') + 1
		if damage := r.take(trimReturn(data[at:next-1]), at, data[next:end]); damage != nil {
			damage.Line, damage.Whole = r.seals.number, at
			damage.Cure = Say("journal.play-on", "number", strconv.Itoa(r.seals.number-1))
			return r.Journal, damage
		}
		at = next
	}
	return r.Journal, nil
}

// usualLines is for how many lines room is made before they are read: a game of two squads of five has some thousand.
// For more there is room once they are there, however many line feeds the file has.
const usualLines = 4096

// roomFor is for how many things of a journal room is made that begin or end with a mark.
func roomFor(journal, mark string) int { return min(strings.Count(journal, mark), usualLines) }

// trimReturn takes off what some editors put before a line feed.
func trimReturn(line []byte) []byte { return bytes.TrimSuffix(line, []byte("\r")) }

// journalReader is a journal as far as it was read.
type journalReader struct {
	Journal
	text     string
	plain    plainReader
	sealed   bool   // from here on every line has a checksum
	versions string // that wrote what comes
}

// take reads one line, which stands at that byte, and what of the file comes behind.
func (r *journalReader) take(raw []byte, at int, rest []byte) *DamageError {
	if len(bytes.TrimSpace(raw)) == 0 {
		return nil
	}
	content, sum, sealed := unseal(raw)
	switch is := r.seals.sumAt(r.seals.number, content); {
	case sealed && sum != is:
		return &DamageError{What: r.seals.misplaced(content, sum, rest)}
	case !sealed && r.sealed:
		return &DamageError{What: Say("journal.broken"), Err: NewFlaw("journal.no-sum")}
	case !sealed:
		content = bytes.TrimSuffix(raw, []byte("}"))
	}
	line, err := r.read(r.text[at:at+len(content)], r.text[at:at+len(raw)], sealed)
	if err != nil {
		return &DamageError{What: Say("journal.broken"), Err: plain(err)}
	}
	if c := line.Choice; c != nil && c.Pose != nil {
		*c.Pose = c.Pose.Turned(0) // whoever wrote it, a heading is within one turn
	}
	line.Number, line.versions = r.seals.number, r.versions
	if err := r.keep(line); err != nil {
		return &DamageError{What: Say("journal.broken"), Err: err}
	}
	r.sealed = sealed
	r.seals.pass(0) // the header's sum is known
	return nil
}

// read makes sense of one line, of which the content is a part.
func (r *journalReader) read(content, whole string, sealed bool) (Line, error) {
	if len(content) < len(whole) {
		if line, plain := r.plain.line(content); plain {
			return line, nil
		}
	}
	if sealed {
		whole = content + "}"
	}
	return readLine(whole)
}

// keep puts a line behind those before, or those that it makes void away.
func (r *journalReader) keep(line Line) error {
	resumed := line.Resume
	switch {
	case resumed == nil:
		r.Lines = append(r.Lines, line)
		return nil
	case resumed.After < 1 || resumed.After >= line.Number:
		return NewFlaw("journal.resumes", "number", strconv.Itoa(resumed.After))
	}
	r.versions = versionsOf(resumed.Rules, resumed.Catalogue)
	for len(r.Lines) > 0 && r.Lines[len(r.Lines)-1].Number > resumed.After {
		r.Lines = r.Lines[:len(r.Lines)-1]
		r.Void++
	}
	return nil
}

// ReadHeader reads the first line of a journal, of which data holds at least that.
func ReadHeader(data []byte) (Header, error) {
	var h Header
	copied := Say("journal.copy")
	line, _, whole := bytes.Cut(data, []byte("\n"))
	if !whole {
		return h, &DamageError{Line: 1, What: Say("journal.incomplete"), Cure: Say("journal.delete")}
	}
	line = trimReturn(line)
	if err := json.Unmarshal(line, &h); err != nil {
		return h, &DamageError{Line: 1, What: Say("journal.no-header"), Cure: copied, Err: plain(err)}
	}
	if h.Format < unsealed || h.Format > Format {
		format := Say("journal.format", "format", strconv.Itoa(h.Format), "reads", strconv.Itoa(Format))
		return h, &DamageError{Line: 1, What: format, Cure: Say("journal.other-version")}
	}
	content, sum, sealed := unseal(line)
	if h.Format != unsealed && (!sealed || seals{}.sumAt(1, content) != sum) {
		return h, &DamageError{Line: 1, What: Say("journal.changed"), Cure: copied}
	}
	return h, nil
}

// readLine reads one line after the header.
func readLine(text string) (Line, error) {
	var line Line
	dec := json.NewDecoder(strings.NewReader(text))
	dec.DisallowUnknownFields()
	if err := dec.Decode(&line); err != nil {
		return line, err
	}
	if _, err := dec.Token(); err != io.EOF {
		return line, NewFlaw("journal.follows")
	}
	set := 0
	for _, is := range []bool{line.Choice != nil, line.Undo != nil, line.Redo != nil, line.Check != nil, line.End != nil, line.Resume != nil} {
		if is {
			set++
		}
	}
	if set != 1 {
		return line, NewFlaw("journal.things", "number", strconv.Itoa(set))
	}
	if line.Undo != nil && (line.Undo.Choices < 1) != line.Undo.End || line.Redo != nil && line.Redo.Choices < 1 {
		return line, NewFlaw("journal.no-choices")
	}
	return line, nil
}

// plain says what is against a text in words, where encoding/json says it in its own.
func plain(err error) error {
	var value *json.UnmarshalTypeError
	var form *json.SyntaxError
	switch {
	case errors.Is(err, io.EOF), errors.Is(err, io.ErrUnexpectedEOF), errors.As(err, &form) && form.Error() == "unexpected end of JSON input":
		return NewFlaw("journal.ends-early")
	case errors.As(err, &value) && value.Field != "":
		return NewFlaw("journal.value", "field", value.Field, "value", value.Value)
	case errors.As(err, &value):
		return NewFlaw("journal.no-object", "value", value.Value)
	case errors.As(err, &form):
		return NewFlaw("journal.no-json", "at", strconv.FormatInt(form.Offset, 10))
	}
	if field, unknown := strings.CutPrefix(err.Error(), "json: unknown field "); unknown {
		return NewFlaw("journal.unknown-field", "field", strings.Trim(field, `"`))
	}
	return err
}

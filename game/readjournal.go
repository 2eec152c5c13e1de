package game

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"strings"
)

// Journal is a journal as read: the header and the lines that count.
type Journal struct {
	Header  Header
	Lines   []Line // in effect: what a later resume line made void is left out
	Void    int    // how many lines a resume line made void
	Dropped int    // bytes of a last line that was never finished
}

// DamageError says that a journal cannot be read, where, and what helps.
type DamageError struct {
	Line int // from 1, which is the header
	What string
	Cure string
	Err  error
}

// Error is one line.
func (e *DamageError) Error() string {
	msg := fmt.Sprintf("journal line %d %s", e.Line, e.What)
	if e.Err != nil {
		msg += ": " + e.Err.Error()
	}
	return msg + "; " + e.Cure
}

// Unwrap returns the reason, if it came from below.
func (e *DamageError) Unwrap() error { return e.Err }

// ReadJournal reads a journal. A last line without its line feed was never
// confirmed to anybody and is dropped; any other damage is a *DamageError.
func ReadJournal(data []byte) (Journal, error) {
	header, err := ReadHeader(data)
	if err != nil {
		return Journal{}, err
	}
	end := bytes.LastIndexByte(data, '\n') + 1
	j := Journal{Header: header, Dropped: len(data) - end}
	text := string(data[:end]) // of which the lines keep parts
	versions := versionsOf(j.Header.Rules, j.Header.Catalogue)
	j.Lines = make([]Line, 0, strings.Count(text, "\n")-1)
	plainly := newPlainReader(text)
	_, text, _ = strings.Cut(text, "\n")
	for number := 2; text != ""; number++ {
		var this string
		this, text, _ = strings.Cut(text, "\n")
		line, plain := plainly.line(this)
		var err error
		if !plain {
			line, err = readLine(this)
		}
		line.Number = number
		if err != nil {
			return j, damaged(line.Number, err)
		}
		if r := line.Resume; r != nil {
			if r.After < 1 || r.After >= line.Number {
				return j, damaged(line.Number, fmt.Errorf("it resumes after line %d", r.After))
			}
			versions = versionsOf(r.Rules, r.Catalogue)
			for len(j.Lines) > 0 && j.Lines[len(j.Lines)-1].Number > r.After {
				j.Lines = j.Lines[:len(j.Lines)-1]
				j.Void++
			}
			continue
		}
		line.versions = versions
		j.Lines = append(j.Lines, line)
	}
	return j, nil
}

// ReadHeader reads the first line of a journal, of which data holds at least that.
func ReadHeader(data []byte) (Header, error) {
	var h Header
	line, _, whole := bytes.Cut(data, []byte("\n"))
	if !whole {
		return h, &DamageError{Line: 1, What: "is not complete", Cure: "the game was never begun: delete the file"}
	}
	if err := json.Unmarshal(line, &h); err != nil {
		return h, &DamageError{Line: 1, What: "is not a journal's header", Cure: "restore the file from a copy", Err: plain(err)}
	}
	if h.Format != Format {
		return h, &DamageError{Line: 1, What: fmt.Sprintf("says format %d, and this program reads format %d", h.Format, Format),
			Cure: "open it with the version of the program that wrote it"}
	}
	return h, nil
}

// damaged is the error of a line after the header.
func damaged(number int, err error) error {
	return &DamageError{Line: number, What: "is damaged",
		Cure: fmt.Sprintf("restore it from a copy, or delete line %d and all after it to play on from there", number), Err: plain(err)}
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
		return line, errors.New("something follows its end")
	}
	set := 0
	for _, is := range []bool{line.Choice != nil, line.Undo != nil, line.Redo != nil, line.Check != nil, line.End != nil, line.Resume != nil} {
		if is {
			set++
		}
	}
	if set != 1 {
		return line, fmt.Errorf("it holds %d things instead of one", set)
	}
	if line.Undo != nil && (line.Undo.Choices < 1) != line.Undo.End || line.Redo != nil && line.Redo.Choices < 1 {
		return line, errors.New("it takes no choices back or forth")
	}
	return line, nil
}

// plain says the end of a text in words.
func plain(err error) error {
	if errors.Is(err, io.EOF) || errors.Is(err, io.ErrUnexpectedEOF) {
		return errors.New("it ends too early")
	}
	return err
}

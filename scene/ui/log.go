package ui

import (
	"bytes"
	"encoding/json"
	"io"
)

// Log writes what is on screen as one JSON line, whenever it has changed.
type Log struct {
	w    io.Writer
	last []byte
}

// NewLog returns a Log on w.
func NewLog(w io.Writer) *Log { return &Log{w: w} }

// Screen is one line of the log.
type Screen struct {
	Screen   string   `json:"screen"`
	Prompt   string   `json:"prompt"`
	Seat     string   `json:"seat,omitempty"`     // who is asked
	Focus    string   `json:"focus,omitempty"`    // the widget that the keys are at
	Busy     bool     `json:"busy,omitempty"`     // something is moving, or its room is not found yet; the prompt comes afterwards
	Painting bool     `json:"painting,omitempty"` // pictures are to come: flat shapes stand in for them
	Widgets  []Widget `json:"widgets"`
	Pieces   []Widget `json:"pieces"`
}

// Write writes the line if it differs from the one before.
func (l *Log) Write(s Screen) error {
	line, err := json.Marshal(s)
	if err != nil {
		return err
	}
	if bytes.Equal(line, l.last) {
		return nil
	}
	l.last = line
	_, err = l.w.Write(append(line[:len(line):len(line)], '\n'))
	return err
}

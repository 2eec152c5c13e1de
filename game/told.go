package game

import (
	"errors"
	"strings"
)

// Teller gives the sentence of a key; the values, in pairs of name and text, are text
// already. It is package words'.
type Teller func(key string, values ...string) string

// Worded is an error whose sentences stand with all other words.
type Worded interface {
	error
	// Told is the error in words. What Error says is for logs.
	Told(say Teller) string
}

// Told says an error: what has words, anywhere inside, by these, and all else as it is.
func Told(err error, say Teller) string {
	text := err.Error()
	var worded Worded
	if errors.As(err, &worded) {
		return strings.Replace(text, worded.Error(), worded.Told(say), 1)
	}
	return text
}

// Flaw is an error that one sentence tells.
type Flaw struct{ Why Phrase }

// NewFlaw returns the error of a key, with values as Say has them.
func NewFlaw(key string, namesAndValues ...string) *Flaw { return &Flaw{Say(key, namesAndValues...)} }

// Error is the key with its values, for logs.
func (f *Flaw) Error() string { return f.Why.String() }

// Told is the sentence.
func (f *Flaw) Told(say Teller) string { return say(f.Why.Key, f.Why.Args...) }

// OfJournal is an error of the game in that file.
func OfJournal(file string, err error) error { return &ofJournal{file, err} }

type ofJournal struct {
	file string
	err  error
}

func (o *ofJournal) Error() string { return o.file + ": " + o.err.Error() }
func (o *ofJournal) Unwrap() error { return o.err }
func (o *ofJournal) Told(say Teller) string {
	return say("journal.of", "file", o.file, "what", Told(o.err, say))
}

package main

import (
	"fmt"
	"os"

	"xwing/game"
)

// rewrite plays a journal again by today's rules, choice by choice, and writes it
// anew: for a change that leaves the games as they are and only what the check
// lines say of them is different. A journal with a choice that the rules refuse now
// stays as it is; it has to be played anew.
func rewrite(begin start, name string, text []byte) error {
	again, err := play(begin, text)
	if err != nil {
		return err
	}
	return os.WriteFile(name, again, 0o644)
}

// lines is a journal in memory.
type lines []byte

func (l *lines) Append(line []byte) error {
	*l = append(append(*l, line...), '\n')
	return nil
}

// play returns the journal of the same choices by today's rules.
func play(begin start, text []byte) ([]byte, error) {
	j, err := game.ReadJournal(text)
	if err != nil {
		return nil, err
	}
	h := j.Header
	state, err := begin(h)
	if err != nil {
		return nil, err
	}
	if v, ok := state.(game.Versioned); ok {
		h.Rules, h.Catalogue = v.Versions()
	}
	var log lines
	s, err := game.NewSession(h, state, &log)
	if err != nil {
		return nil, err
	}
	defer s.Close()
	choices, end := j.InEffect()
	for i, c := range choices {
		if err := s.Choose(c); err != nil {
			return nil, fmt.Errorf("choice %d: %w", i+1, err)
		}
	}
	if end != nil {
		err = s.End(end.By)
	}
	return log, err
}

package ui

import "errors"

// Clipboard is where fields copy to and paste from.
type Clipboard struct {
	Read  func() (string, error) // nil where it cannot be read
	Write func(text string) error
}

// errNoClipboard is what is said where there is none.
var errNoClipboard = errors.New("there is no clipboard here")

func (c Clipboard) read() (string, error) {
	if c.Read == nil {
		return "", errNoClipboard
	}
	return c.Read()
}

// Copy has a text copied.
func (c Clipboard) Copy(text string) error { return c.write(text) }

func (c Clipboard) write(text string) error {
	if c.Write == nil {
		return errNoClipboard
	}
	return c.Write(text)
}

// Package clipboard reads the text that was copied last, in whatever program, and copies.
// It needs no other program for that, and no C compiler.
package clipboard

import "fmt"

// Read returns the text that was copied last; "" if there is none.
func Read() (string, error) {
	text, err := read()
	if err != nil {
		return "", fmt.Errorf("the clipboard cannot be read: %w", err)
	}
	return text, nil
}

// Write makes a text the one that was copied last. Under X11 it can be pasted as long as
// the program runs.
func Write(text string) error {
	if err := write(text); err != nil {
		return fmt.Errorf("nothing could be copied: %w", err)
	}
	return nil
}

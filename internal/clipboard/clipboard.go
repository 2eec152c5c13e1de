// Package clipboard reads the text that was copied last, in whatever program. It
// needs no other program for that, and no C compiler.
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

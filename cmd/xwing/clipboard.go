//go:build !js

package main

import (
	"fmt"

	"github.com/atotto/clipboard"
)

// readClipboard is the text that was copied last, in whatever program.
func readClipboard() (string, error) {
	text, err := clipboard.ReadAll()
	if err != nil {
		return "", fmt.Errorf("the clipboard cannot be read: %w", err)
	}
	return text, nil
}

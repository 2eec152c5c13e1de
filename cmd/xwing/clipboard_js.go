package main

import "errors"

// readClipboard is for the desktop: a page is not given what was copied.
func readClipboard() (string, error) {
	return "", errors.New("a page cannot read the clipboard; drop the file instead")
}

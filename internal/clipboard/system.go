//go:build windows || darwin

package clipboard

import "github.com/atotto/clipboard"

// Windows is asked itself, macOS by a program that comes with it.
func read() (string, error) { return clipboard.ReadAll() }

func write(text string) error { return clipboard.WriteAll(text) }

//go:build !js

package store

import "testing"

func folder(t *testing.T) string { return t.TempDir() }

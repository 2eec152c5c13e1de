package store

import "testing"

func folder(t *testing.T) string { return t.Name() }

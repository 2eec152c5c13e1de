package main

import (
	"io/fs"
	"os"
	"path/filepath"
	"testing"
)

// TestUILog: the log of the screen goes into a plain file alone.
func TestUILog(t *testing.T) {
	root := t.TempDir()
	for path, want := range map[string]string{
		os.DevNull: "--ui-log: " + os.DevNull + ": it is a device, not a file",
		root:       "--ui-log: " + root + ": it is a folder, not a file",
	} {
		if info, err := os.Stat(path); err == nil && path == os.DevNull && info.Mode()&fs.ModeDevice == 0 {
			continue // no such thing on this system
		}
		f, err := uiLog(path)
		if err == nil {
			f.Close()
		}
		if err == nil || told(err) != want {
			t.Errorf("%v, want %s", err, want)
		}
	}
	f, err := uiLog(filepath.Join(root, "ui.jsonl"))
	if err != nil {
		t.Fatal(err)
	}
	if err := f.Close(); err != nil {
		t.Error(err)
	}
}

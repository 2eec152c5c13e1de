package main

import (
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"github.com/rogpeppe/go-internal/testscript"
)

func TestMain(m *testing.M) {
	testscript.Main(m, map[string]func(){"xwing": main})
}

// TestScripts runs the program as a player would from a terminal, without a
// display and with a home of its own.
func TestScripts(t *testing.T) {
	squads, err := filepath.Abs("../../assets/facts/squads")
	if err != nil {
		t.Fatal(err)
	}
	lists, err := filepath.Abs("../../game/xwing/squad/testdata")
	if err != nil {
		t.Fatal(err)
	}
	testscript.Run(t, testscript.Params{
		Dir:           "testdata",
		UpdateScripts: os.Getenv("UPDATE") != "",
		Cmds:          map[string]func(*testscript.TestScript, bool, []string){"fill": fill},
		Setup: func(env *testscript.Env) error {
			home := filepath.Join(env.WorkDir, "home")
			env.Setenv("HOME", home)
			env.Setenv("XDG_CONFIG_HOME", filepath.Join(home, "config"))
			env.Setenv("XDG_DATA_HOME", filepath.Join(home, "data"))
			env.Setenv("XDG_STATE_HOME", filepath.Join(home, "state"))
			env.Setenv("DISPLAY", "")
			env.Setenv("WAYLAND_DISPLAY", "")
			env.Setenv("SQUADS", squads)
			env.Setenv("LISTS", lists)
			return os.MkdirAll(home, 0o755)
		},
	})
}

// fill FILE TEXT N writes a file of N times the text, with Go's escapes.
func fill(ts *testscript.TestScript, _ bool, args []string) {
	if len(args) != 3 {
		ts.Fatalf("usage: fill FILE TEXT N")
	}
	text, err := strconv.Unquote(`"` + args[1] + `"`)
	ts.Check(err)
	n, err := strconv.Atoi(args[2])
	ts.Check(err)
	ts.Check(os.WriteFile(ts.MkAbs(args[0]), []byte(strings.Repeat(text, n)), 0o644))
}

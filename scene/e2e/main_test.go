// Package e2e plays the unmodified program as people do, by mouse and keys.
package e2e

import (
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"sync/atomic"
	"testing"

	"xwing/scene/rig"
)

// stage is what the tests share: the hidden window and the built programs.
var stage struct {
	host   *rig.Host
	guest  string // built to be driven
	dir    string
	reason string // why nothing can be driven

	untried atomic.Int32 // tests that were skipped for it

	scripts sync.Once // builds the program that shows scripts
	unbuilt error
}

func TestMain(m *testing.M) {
	if !rig.HasDisplay() {
		stage.reason = "there is no display; run under xvfb-run -a"
		code := m.Run()
		if code == 0 {
			tellUntried()
		}
		os.Exit(code)
	}
	code := 1
	err := rig.Main(func(h *rig.Host) {
		dir, err := os.MkdirTemp("", "e2e")
		if err != nil {
			fmt.Println(err)
			return
		}
		defer os.RemoveAll(dir)
		stage.host, stage.dir = h, dir
		stage.guest = filepath.Join(dir, "xwing-guest")
		if err := rig.Build("xwing/cmd/xwing", stage.guest); err != nil {
			fmt.Println(err)
			return
		}
		code = m.Run()
	})
	if err != nil {
		fmt.Println("the hidden window:", err)
		code = 1
	}
	os.Exit(code)
}

// tellUntried says how much of what is here was not tried. All that "go test ./..." shows
// of a package that passes is one line, and the only words of the package's own that it
// takes into that line are these last ones: "[no tests to run]" stands behind the "ok".
func tellUntried() {
	if n := stage.untried.Load(); n > 0 {
		fmt.Printf("%d tests were not tried: %s\ntesting: warning: no tests to run\n", n, stage.reason)
	}
}

// needDisplay skips a test that needs a window, or fails it with XWING_E2E=1.
func needDisplay(t *testing.T) {
	t.Helper()
	switch {
	case stage.reason == "":
	case os.Getenv("XWING_E2E") == "1":
		t.Fatal(stage.reason)
	default:
		stage.untried.Add(1)
		t.Skip(stage.reason)
	}
}

// client is a guest with folders of its own.
type client struct {
	*rig.Rig
	t    *testing.T
	home string
	dice *rand.Rand
}

// open starts the program; speed is that of the animations, in percent.
func open(t *testing.T, home string, speed int, args ...string) *client {
	t.Helper()
	return openSized(t, home, speed, 1280, 720, args...)
}

// openSized is open in a window of w × h.
func openSized(t *testing.T, home string, speed, w, h int, args ...string) *client {
	t.Helper()
	return openWith(t, home, fmt.Sprintf("[animation]\nspeed = %d\n", speed), w, h, args...)
}

// openWith is openSized with settings as they are written.
func openWith(t *testing.T, home, settings string, w, h int, args ...string) *client {
	t.Helper()
	needDisplay(t)
	config := filepath.Join(home, "config", "xwing")
	must(t, os.MkdirAll(config, 0o755))
	if language := os.Getenv("XWING_LANGUAGE"); language != "" {
		settings = fmt.Sprintf("language = %q\n", language) + settings
	}
	must(t, os.WriteFile(filepath.Join(config, "config.toml"), []byte(settings), 0o644))
	env := []string{"XDG_CONFIG_HOME=" + filepath.Join(home, "config"),
		"XDG_DATA_HOME=" + filepath.Join(home, "data"), "XDG_STATE_HOME=" + filepath.Join(home, "state")}
	r, err := stage.host.Start(stage.guest, w, h, env, args...)
	must(t, err)
	return drives(t, home, r)
}

// atScript shows a script, given as text, where it asks that kind of question first.
func atScript(t *testing.T, question, script string) *client {
	t.Helper()
	file := filepath.Join(t.TempDir(), "script.txt")
	must(t, os.WriteFile(file, []byte(script), 0o600))
	p := stagedAt(t, usual, file, question)
	must(t, p.Rest())
	return p
}

// stagedAt starts the program that shows scripts, in a window of a size.
func stagedAt(t *testing.T, size [2]int, args ...string) *client {
	t.Helper()
	needDisplay(t)
	guest := filepath.Join(stage.dir, "stage-guest")
	stage.scripts.Do(func() { stage.unbuilt = rig.Build("xwing/scene/rig/stage", guest) })
	must(t, stage.unbuilt)
	r, err := stage.host.Start(guest, size[0], size[1], nil, args...)
	must(t, err)
	return drives(t, t.TempDir(), r)
}

// drives is the client of a guest, which is closed at the end of the test.
func drives(t *testing.T, home string, r *rig.Rig) *client {
	p := &client{Rig: r, t: t, home: home, dice: rand.New(rand.NewPCG(7, 11))}
	t.Cleanup(func() {
		if t.Failed() {
			shot := filepath.Join(os.TempDir(), "xwing-"+strings.ReplaceAll(t.Name(), "/", "-")+".png")
			if r.Snap(shot) == nil {
				t.Logf("picture of the end: %s", shot)
			}
			if out := r.Output(); out != "" {
				t.Log(out)
			}
		}
		r.Close()
	})
	return p
}

func must(t *testing.T, err error) {
	t.Helper()
	if err != nil {
		t.Fatal(err)
	}
}

// worded fails if anything on screen has no words.
func (p *client) worded() {
	p.t.Helper()
	for _, w := range append(p.Screen().Widgets, p.Screen().Pieces...) {
		if strings.Contains(w.Words+w.Reason, "⟦") {
			p.t.Errorf("on screen %s, %s has no words: %s %s", p.Screen().Screen, w.ID, w.Words, w.Reason)
		}
	}
}

func (p *client) click(id string) {
	p.t.Helper()
	must(p.t, p.Click(id))
	p.worded()
}

func (p *client) want(screen, prompt string) {
	p.t.Helper()
	must(p.t, p.Rest())
	if s := p.Screen(); s.Screen != screen || prompt != "" && s.Prompt != prompt {
		p.t.Fatalf("screen %s with prompt %q, want %s with %q", s.Screen, s.Prompt, screen, prompt)
	}
}

// words are those of a widget, "" if it is not there.
func (p *client) words(id string) string {
	w, _ := p.Find(id)
	return w.Words
}

// until answers at random until done says so.
func (p *client) until(what string, done func() bool) {
	p.t.Helper()
	for range 3000 {
		must(p.t, p.Rest())
		p.worded()
		if done() {
			return
		}
		must(p.t, p.AnswerAny(p.dice.IntN))
	}
	p.t.Fatalf("%s does not come", what)
}

// journals lists the journals that the player's program has kept.
func (p *client) journals() []string {
	p.t.Helper()
	var files []string
	must(p.t, filepath.WalkDir(filepath.Join(p.home, "state"), func(path string, d os.DirEntry, err error) error {
		if err == nil && strings.HasSuffix(path, ".jsonl") {
			files = append(files, path)
		}
		return err
	}))
	return files
}

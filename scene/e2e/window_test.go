package e2e

import (
	"bytes"
	"encoding/json"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"xwing/scene/ui"
)

// TestRealWindow runs play, and then resume, in a real window up to the first
// Decision.
func TestRealWindow(t *testing.T) {
	needDisplay(t)
	binary := filepath.Join(stage.dir, "xwing")
	if out, err := exec.Command("go", "build", "-o", binary, "xwing/cmd/xwing").CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	files := squads(t, "rebel-core", "imperial-core")
	home := t.TempDir()
	for _, args := range [][]string{{"play", "--red", files[0], "--blue", files[1]}, {"resume"}} {
		log := filepath.Join(t.TempDir(), "ui.log")
		cmd := exec.Command(binary, append(args, "--ui-log", log)...)
		cmd.Env = append(os.Environ(), "XDG_CONFIG_HOME="+home+"/c", "XDG_DATA_HOME="+home+"/d", "XDG_STATE_HOME="+home+"/s")
		var errs bytes.Buffer
		cmd.Stderr = &errs
		must(t, cmd.Start())
		s := waitForDecision(log, 30*time.Second)
		_ = cmd.Process.Kill()
		_ = cmd.Wait()
		if s.Screen != "table" || s.Prompt == "" {
			t.Errorf("xwing %s shows screen %q, prompt %q\n%s", args[0], s.Screen, s.Prompt, errs.String())
		}
	}
}

// waitForDecision reads the log until a question is on screen.
func waitForDecision(log string, patience time.Duration) ui.Screen {
	var s ui.Screen
	for end := time.Now().Add(patience); time.Now().Before(end); time.Sleep(100 * time.Millisecond) {
		text, err := os.ReadFile(log)
		if err != nil {
			continue
		}
		lines := strings.Split(strings.TrimSpace(string(text)), "\n")
		if json.Unmarshal([]byte(lines[len(lines)-1]), &s) == nil && s.Screen == "table" && s.Prompt != "" {
			return s
		}
	}
	return s
}

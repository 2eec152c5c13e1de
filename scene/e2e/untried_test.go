package e2e

import (
	"os"
	"os/exec"
	"runtime"
	"strings"
	"testing"
)

// TestUntriedIsSaid runs tests of this package where there is no display: what comes
// out at the end puts it into the line that "go test ./..." shows. Where nothing was
// skipped nothing is said.
func TestUntriedIsSaid(t *testing.T) {
	if runtime.GOOS != "linux" {
		t.Skip("only on Linux a display can be missed")
	}
	for tests, want := range map[string]string{
		"^(TestGhosts|TestDialsByHand)$": "2 tests were not tried: there is no display; run under xvfb-run -a\ntesting: warning: no tests to run\n",
		"^TestCompare$":                  "PASS\n",
	} {
		cmd := exec.Command(os.Args[0], "-test.run="+tests)
		for _, v := range os.Environ() {
			if name, _, _ := strings.Cut(v, "="); name != "DISPLAY" && name != "WAYLAND_DISPLAY" && name != "XWING_E2E" {
				cmd.Env = append(cmd.Env, v)
			}
		}
		out, err := cmd.CombinedOutput()
		if err != nil || !strings.HasSuffix(string(out), want) || strings.Contains(want, "PASS") && strings.Contains(string(out), "not tried") {
			t.Errorf("%s: %v, and the end is %q, want %q", tests, err, out, want)
		}
	}
}

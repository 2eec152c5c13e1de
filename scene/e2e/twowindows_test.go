package e2e

import (
	"strings"
	"testing"
)

// TestTwoWindows opens one game in two windows: the second is told so, loses
// nothing, and may have the game when the first has left it.
func TestTwoWindows(t *testing.T) {
	home := t.TempDir()
	one := open(t, home, 0, "play", "--red", "../../assets/facts/squads/rebel-core.xws",
		"--blue", "../../assets/facts/squads/imperial-core.xws", "--seed", "4")
	one.want("table", "")
	two := open(t, home, 0)
	two.click("title.resume")
	two.click("game:0")
	two.want("dialog", "")
	if text := two.words("dialog.text"); !strings.Contains(text, "another xwing has it open") || strings.Contains(text, "\n") {
		t.Errorf("the second window says %q", text)
	}
	two.click("dialog.0")
	two.click("delete:0")
	two.click("delete.0")
	two.want("dialog", "")
	if text := two.words("dialog.text"); !strings.Contains(text, "another xwing has it open") {
		t.Errorf("deleting an open game says %q", text)
	}
	two.click("dialog.0")
	one.click("menu")
	one.click("leave")
	one.click("leave.0")
	one.want("title", "")
	two.click("game:0")
	two.want("table", "")
	one.click("title.resume")
	one.click("game:0")
	one.want("dialog", "")
	two.Kill()
	one.click("dialog.0")
	one.click("game:0")
	one.want("table", "")
}

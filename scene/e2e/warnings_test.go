package e2e

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"xwing/scene/ui"
)

// badList is a points list that names a pilot that nobody knows.
const badList = `id = "mine%d"
name = "Mine"
version = "1"
date = "2026-03-01"
edition = "2.0"
budget = 200
formats = ["extended"]
[pilots]
nobodyatall = {cost = 3}
`

// TestTitleTellsOfBadLists puts points lists that are wrong into the player's
// folder: the title says so, file by file as far as there is room, and the
// program goes on with the lists that are right.
func TestTitleTellsOfBadLists(t *testing.T) {
	for _, c := range []struct {
		lists, lines int
		last         string // what the last line says, too
	}{{0, 0, ""}, {1, 1, "nobodyatall"}, {3, 3, "nobodyatall"}, {6, 3, "4"}} {
		t.Run(fmt.Sprint(c.lists), func(t *testing.T) {
			home := t.TempDir()
			folder := filepath.Join(home, "data", "xwing", "points")
			must(t, os.MkdirAll(folder, 0o755))
			for i := range c.lists {
				must(t, os.WriteFile(filepath.Join(folder, fmt.Sprintf("mine%d.toml", i)), fmt.Appendf(nil, badList, i), 0o644))
			}
			p := open(t, home, 0)
			p.want("title", "")
			var lines []string
			for i := 1; p.words(fmt.Sprintf("title.warning:%d", i)) != ""; i++ {
				lines = append(lines, p.words(fmt.Sprintf("title.warning:%d", i)))
			}
			if len(lines) != c.lines {
				t.Fatalf("%d lines, want %d:\n%s", len(lines), c.lines, strings.Join(lines, "\n"))
			}
			if faults := overlaps(p.Screen().Widgets, "title."); len(faults) > 0 {
				t.Error(strings.Join(faults, "\n"))
			}
			if c.lines > 0 && (!strings.Contains(lines[0], "mine0.toml") || !strings.Contains(lines[c.lines-1], c.last)) {
				t.Errorf("the lines do not name what is wrong:\n%s", strings.Join(lines, "\n"))
			}
			p.click("title.new:X-Wing")
			p.want("squads", "")
			for _, w := range p.Screen().Widgets {
				if strings.HasPrefix(w.ID, "squads.list:") && strings.Contains(w.ID, "mine") {
					t.Errorf("%s can be chosen", w.ID)
				}
			}
			if p.words("squads.list:ffg20") == "" {
				t.Error("the lists that are right cannot be chosen")
			}
		})
	}
}

// TestTitleTellsOfBadConfig begins with settings that are wrong: a dialog says where
// and what, the program goes on with its own, and the file stays as it was.
func TestTitleTellsOfBadConfig(t *testing.T) {
	for name, c := range map[string]struct{ text, says string }{
		"range":    {"[window]\nwidth = 3\n", "config.toml:2: window.width must be from 640"},
		"form":     {"[sound\nvolume = 3\n", "config.toml:2"},
		"language": {"language = \"tlh\"\n", "config.toml: language: there are no words for \"tlh\""},
	} {
		t.Run(name, func(t *testing.T) {
			home := t.TempDir()
			p := openWith(t, home, c.text, 1280, 720)
			if s := p.Screen(); s.Screen != "dialog" || !strings.Contains(s.Prompt, c.says) {
				t.Fatalf("on the screen %s: %q, want a dialog with %q", s.Screen, s.Prompt, c.says)
			}
			p.click("dialog.0")
			p.want("title", "")
			if got := p.words("title.warning:1"); !strings.Contains(got, c.says) {
				t.Errorf("the title says %q, want %q in it", got, c.says)
			}
			p.click("title.new:X-Wing")
			p.want("squads", "")
			p.click("squads.open")
			if text, err := os.ReadFile(filepath.Join(home, "config", "xwing", "config.toml")); err != nil || string(text) != c.text {
				t.Errorf("the file is %q now (%v), want it as it was", text, err)
			}
		})
	}
}

// overlaps are the widgets whose ids begin in one way and that cover each other.
func overlaps(all []ui.Widget, prefix string) (faults []string) {
	for i, a := range all {
		for _, b := range all[:i] {
			r, s := a.Rect, b.Rect
			if strings.HasPrefix(a.ID, prefix) && strings.HasPrefix(b.ID, prefix) &&
				r[0] < s[0]+s[2] && s[0] < r[0]+r[2] && r[1] < s[1]+s[3] && s[1] < r[1]+r[3] {
				faults = append(faults, a.ID+" covers "+b.ID)
			}
		}
	}
	return faults
}

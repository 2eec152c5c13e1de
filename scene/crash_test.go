package scene

import (
	"strings"
	"testing"

	"xwing/scene/ui"
	"xwing/scene/ui/uitest"
)

// brokenScreen fails as soon as it is built.
type brokenScreen struct{ emptyScreen }

func (brokenScreen) Name() string { return "broken" }
func (brokenScreen) Update()      { panic("a screw is loose") }

// oneCrash keeps one report.
type oneCrash struct {
	report []byte
	told   bool
}

func (c *oneCrash) Crash(_ string, report []byte) (string, error) {
	c.report = report
	return "/games/x.crash.txt", nil
}

func (c *oneCrash) Crashed() (string, []byte, error) {
	if c.told || c.report == nil {
		return "", nil, nil
	}
	return "/games/x.crash.txt", c.report, nil
}

func (c *oneCrash) Told(string) (string, error) {
	c.told = true
	return "/games/x.crash-told.txt", nil
}

// TestCrash: what fails in Update or Draw ends the program with a report, which the next start offers
// to show, once.
func TestCrash(t *testing.T) {
	crashes := &oneCrash{}
	a := newShell(t)
	a.Opt.Crashes, a.Opt.Built = crashes, "xwing 1.2.3"
	a.Input = func() ui.Input { return ui.Input{} }
	a.First(brokenScreen{}, nil)
	err := a.Update()
	if err == nil || !strings.Contains(err.Error(), "a screw is loose; a report lies in /games/x.crash.txt") {
		t.Fatalf("Update says %v", err)
	}
	for _, want := range []string{"a screw is loose", "xwing 1.2.3", "screen broken", "brokenScreen.Update"} {
		if !strings.Contains(string(crashes.report), want) {
			t.Errorf("the report does not say %q:\n%s", want, crashes.report)
		}
	}
	was := crashes.report
	a.Canvas.painter, a.Opt.Shown = nil, nil
	a.Draw(nil) // there is nothing to paint on
	if a.Canvas.Failed == nil || string(crashes.report) == string(was) || a.Update() == nil {
		t.Errorf("Draw leaves %v", a.Canvas.Failed)
	}

	next := newShell(t)
	next.Opt.Crashes = crashes
	next.Show(&TitleScreen{App: next})
	built(next)
	if next.Covers.Dialog == nil || !strings.Contains(next.Covers.Dialog.Text, "/games/x.crash-told.txt") {
		t.Fatalf("nothing is offered: %+v", next.Covers.Dialog)
	}
	uitest.Press(t, next.UI, next.Build, "crashed.0")
	if next.Covers.Over == nil || next.Covers.Over.Name() != "report" {
		t.Fatalf("the report is not shown: %v", next.Covers.Over)
	}
	next.Show(&TitleScreen{App: next})
	built(next)
	if next.Covers.Dialog != nil {
		t.Errorf("it is offered again: %+v", next.Covers.Dialog)
	}
}

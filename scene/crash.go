package scene

import (
	"fmt"
	"runtime/debug"

	"xwing/scene/draw"
)

// Crashes are the reports of crashes; the front door hands over internal/store.
type Crashes interface {
	// Crash writes one beside the journal of the game that was played, "" if none was, and returns where.
	Crash(journal string, report []byte) (string, error)
	// Crashed is the latest that nobody has been told of, "" if there is none.
	Crashed() (path string, report []byte, err error)
	// Told sees to it that nobody is told of them again, and returns where the report is now.
	Told(path string) (now string, err error)
}

// catch is deferred where the window calls: it writes the report of a panic, and makes an error
// of it, which ends the program.
func (a *App) catch(err *error) {
	p := recover()
	if p == nil {
		return
	}
	stack := debug.Stack()
	*err = fmt.Errorf("the program failed: %v", p)
	if a.Opt.Crashes == nil {
		*err = fmt.Errorf("%w\n%s", *err, stack)
		return
	}
	path, unwritten := a.Opt.Crashes.Crash(a.journalPath(), a.crashReport(p, stack))
	if unwritten != nil {
		*err = fmt.Errorf("%w\n%s\n%w", *err, stack, unwritten)
		return
	}
	*err = fmt.Errorf("%w; a report lies in %s", *err, path)
}

// crashReport is all that helps to mend it.
func (a *App) crashReport(value any, stack []byte) []byte {
	return fmt.Appendf(nil, "the program failed: %v\n\n%s\nscreen %s, %g x %g, tick %d\njournal %s\n\n%s",
		value, a.Opt.Built, a.Screen.Name(), a.Width, a.Height, a.Clock.Tick, a.journalPath(), stack)
}

// offerReport offers to show the report of a crash, on the title of the next start.
func (a *App) offerReport() {
	if a.Opt.Crashes == nil || a.Covers.Dialog != nil {
		return
	}
	path, report, err := a.Opt.Crashes.Crashed()
	if err != nil || path == "" {
		return // that there is a report which cannot be read helps nobody
	}
	now, err := a.Opt.Crashes.Told(path)
	if err != nil {
		now = path
	}
	a.Ask("crashed", a.Say("crashed"), a.Say("crashed-why", "file", now), func(button int) {
		if button == 0 {
			a.Cover(reportOverlay{now, string(report)})
		}
	}, a.Say("crashed-show"), a.Say("back"))
}

// reportOverlay shows the report of a crash.
type reportOverlay struct{ path, text string }

func (reportOverlay) Name() string { return "report" }

func (o reportOverlay) Build(a *App) {
	u := a.UI
	in := a.Sheet(1000, 600, a.Say("crashed-report"))
	st := draw.Style{Size: 14, Color: draw.Muted}
	u.Paragraph(in.CutTop(u.ParagraphHeight(in.W, o.path, st), u.Px(8)), o.path, st)
	u.Note("report.path", o.path, in)
	st.Color = draw.Text
	a.SheetList("sheet.report.list", in, func(r *draw.Rect) {
		line := r.CutTop(u.ParagraphHeight(r.W, o.text, st), 0)
		u.Paragraph(line, o.text, st)
		u.Note("report.text", o.text, line)
	})
}

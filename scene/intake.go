package scene

import (
	"errors"
	"io/fs"
	"path"
	"slices"
	"strings"

	"xwing/game"
	"xwing/internal/store"
	"xwing/scene/draw"
	"xwing/scene/ui"
)

// Intake is how what players bring, squads or fleets, comes into a list of them: dropped, pasted, looked for by words;
// and what came of the latest. Sentences that name it are its game's.
type Intake struct {
	Kind    string                   // which its widgets are named for
	Endings []string                 // of files that may be one, in lower case
	Most    int64                    // bytes of one
	Other   func(file string) string // says of another file that it is none
	Pasted  string                   // what one is called that has no file

	Find   string // the words that are looked for
	Latest string // the id of what came last, which stands first

	News   string // what came of it
	Bad    bool   // it could not be taken
	Warned bool   // it was, though it breaks a rule
}

// Finds reports whether all that is looked for stands in some words, which are in lower case.
func (n *Intake) Finds(words string) bool {
	for _, word := range strings.Fields(strings.ToLower(n.Find)) {
		if !strings.Contains(words, word) {
			return false
		}
	}
	return true
}

// Looking is a line on top of the list: what to look for, and a button that has all of it read anew, of which it reports a click.
func (n *Intake) Looking(d *Desk, in *draw.Rect, hint, why string) (again bool) {
	u := d.UI
	top := in.CutTop(u.Px(30), u.Px(6))
	again = u.Button(n.Kind+".refresh", top.CutRight(u.Px(86), u.Px(6)), d.Say("refresh"),
		ui.ButtonStyle{Align: draw.Center, Size: 14, Tip: why})
	if again {
		n.News = ""
	}
	if find := u.Field(n.Kind+".find", top, n.Find, hint, 40); find != n.Find {
		n.Find = find
		u.Top(n.Kind + ".list")
		d.Touch()
	}
	return again
}

// Source says, in what is cut of a rectangle for it, where all of it comes from, and what came of the latest.
func (n *Intake) Source(a *App, where string, in *draw.Rect, cut func(h, gap float64) draw.Rect) {
	u := a.UI
	st := draw.Style{Size: 13, Color: draw.Dim}
	text := where
	if n.News != "" {
		st.Color = draw.Good
		if n.Warned {
			st.Color = draw.Warn
		}
		if text = n.News; n.Bad {
			st.Color = draw.Bad
		}
	}
	if a.Opt.Page != nil {
		row := cut(u.Px(32), u.Px(8))
		a.OpenFiles(n.Kind+".open-files", row.CutLeft(u.Px(130), 0))
	}
	foot := cut(u.ParagraphHeight(in.W, text, st), u.Px(8))
	u.Paragraph(foot, text, st)
	u.Note(n.Kind+".news", text, foot)
}

// Struck keeps what is pasted by its key, and reports whether that was struck by which all is read anew.
func (n *Intake) Struck(a *App, paste, reread Act, keep func(name string, text []byte)) (again bool) {
	in := &a.UI.In
	if a.Covers.Dialog != nil || a.Covers.Over != nil {
		return false
	}
	switch {
	case Struck(in, reread):
		return true
	case Struck(in, paste) && a.Opt.Clipboard != nil && !a.UI.Writing():
		text, err := a.Opt.Clipboard()
		if err == nil && strings.TrimSpace(text) == "" {
			err = errors.New(a.Say("paste-empty"))
		}
		if err != nil {
			n.Fail(&a.Desk, err)
			return false
		}
		keep(n.Pasted, []byte(text))
	}
	return false
}

// Take keeps the files that were dropped.
func (n *Intake) Take(d *Desk, dropped fs.FS, keep func(name string, text []byte)) {
	files, err := fs.ReadDir(dropped, ".")
	if err != nil {
		n.Fail(d, err)
		return
	}
	for _, f := range files {
		name := f.Name()
		if f.IsDir() || !slices.Contains(n.Endings, strings.ToLower(path.Ext(name))) {
			n.Tell(d, n.Other(name), true)
			continue
		}
		text, err := store.ReadEntry(dropped, f, n.Most)
		if err != nil {
			n.Fail(d, err)
			continue
		}
		keep(strings.TrimSuffix(name, path.Ext(name)), text)
	}
}

// Came puts on top what has just come, and picks it for a seat that has none. News says what it is, warning which rule
// it breaks; "": none.
func (n *Intake) Came(d *Desk, id string, picked []string, news, warning string) {
	n.Latest = id
	d.UI.Top(n.Kind + ".list")
	if !slices.Contains(picked, id) {
		if free := slices.Index(picked, ""); free >= 0 {
			picked[free] = id
		} else {
			news += " " + d.Say("brought-third")
		}
	}
	for seat, p := range picked {
		if p == id {
			news += " " + d.Say("brought-picked", "seat", game.Seat(seat).ID())
		}
	}
	if warning != "" {
		news += " " + warning
	}
	n.Tell(d, news, false)
	n.Warned = warning != ""
}

// Tell says what came of a file.
func (n *Intake) Tell(d *Desk, news string, bad bool) {
	n.News, n.Bad, n.Warned = news, bad, false
	d.Touch()
}

// Fail says why nothing did.
func (n *Intake) Fail(d *Desk, err error) { n.Tell(d, d.Words.Error(err), true) }

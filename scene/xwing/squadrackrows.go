package xwing

import (
	"strconv"

	"xwing/game/xwing/squad"
	"xwing/scene/draw"
	"xwing/scene/ui"
)

// rackRow is how high a squad stands there, in units of the design.
const rackRow = 52

// rows are the squads, by their folders.
func (o *rackOverlay) rows(a *Client, r *draw.Rect) {
	u := a.UI
	own := o.squads.folder.own()
	if len(own) == 0 {
		r.CutTop(u.Paragraph(*r, a.Say("rack-none"), draw.Style{Size: 15, Color: draw.Muted}), 0)
	}
	for i, e := range own {
		if f := e.file.Folder; f != "" && (i == 0 || own[i-1].file.Folder != f) {
			r.CutTop(u.Px(4), 0)
			cell := r.CutTop(u.Px(24), u.Px(4))
			u.Label(cell, f, draw.Style{Size: 15, Bold: true, Color: draw.Muted, Plain: true})
			u.Note("rack.folder:"+f, f, cell)
		}
		row := r.CutTop(u.Px(rackRow), u.Px(6))
		u.L.Round(row, u.Px(5), draw.PanelHigh)
		if in := row.Inset(u.Px(7)); o.changed == e.id {
			o.changing(a, in, e)
			if o.moving {
				o.chooseFolder(a, r, e)
			}
		} else {
			o.row(a, in, e)
		}
	}
}

// row is a squad and what can be done with its file.
func (o *rackOverlay) row(a *Client, in draw.Rect, e *squadEntry) {
	u := a.UI
	button := func(what string, wide float64) bool {
		cell := in.CutRight(u.Px(wide), u.Px(6))
		cell.Y, cell.H = cell.Y+u.Px(3), cell.H-u.Px(6)
		return u.Button("rack."+what+":"+e.id, cell, a.Say("rack-"+what), ui.ButtonStyle{Align: draw.Center, Size: 14})
	}
	gone, moved, named := button("delete", 70), button("move", 74), button("rename", 80)
	if (a.Opt.Page != nil || a.Opt.Copy != nil) && e.err == nil && button("link", 54) {
		a.CopyLink(squad.Scheme, squad.Mark, e.file.XWS)
	}
	r := a.records.of(o.flown[e.id])
	score, points := a.Say("rack-unflown"), ""
	if n := r.Games(); n > 0 {
		score = a.Say("record-sums", "won", strconv.Itoa(r.Won), "lost", strconv.Itoa(r.Lost), "drawn", strconv.Itoa(r.Drawn))
		points = a.Say("rack-points", "scored", strconv.Itoa(r.Scored), "given", strconv.Itoa(r.Given))
	}
	if e.err == nil {
		cell := in.CutRight(min(u.Px(190), in.W*0.4), u.Px(10))
		u.Note("rack.record:"+e.id, score+" "+points, cell)
		if points == "" {
			u.Label(cell, score, draw.Style{Size: 13, Color: draw.Dim, Align: draw.RightAligned})
		} else {
			u.Label(cell.CutTop(cell.H/2, 0), score, draw.Style{Size: 14, Color: draw.Text, Align: draw.RightAligned})
			u.Label(cell, points, draw.Style{Size: 13, Color: draw.Muted, Align: draw.RightAligned})
		}
	}
	shelved(a, in, e)
	switch {
	case gone:
		o.delete(a, e)
	case moved:
		o.changed, o.moving, o.text = e.id, true, ""
	case named:
		o.changed, o.moving, o.text = e.id, false, e.title()
	}
	if gone || moved || named {
		a.Touch()
	}
}

// shelved says which squad it is, and when it was changed last.
func shelved(a *Client, in draw.Rect, e *squadEntry) {
	u := a.UI
	note, color := dated(e.file), draw.Muted
	if e.err != nil {
		note, color = a.words.Error(e.err), draw.Bad
	} else {
		id := e.squad.Faction.String()
		note = a.Sign(id) + a.Say("faction-"+id) + " · " + a.Say("ships", "n", strconv.Itoa(len(e.squad.Pilots))) + " · " + note
		if name := e.file.inFolder(); name != e.title() {
			note += " · " + name
		}
	}
	u.Note("rack:"+e.id, e.title()+" · "+note, in)
	u.Label(in.CutTop(in.H*0.55, 0), e.title(), draw.Style{Size: 16, Bold: true, Color: draw.Text, Plain: true})
	u.Label(in, note, draw.Style{Size: 13, Color: color})
}

// dated is when a file was written last.
func dated(f SquadFile) string { return f.When.Format("2 January 2006, 15:04") }

// changing is a squad that gets another name, or goes into a new folder.
func (o *rackOverlay) changing(a *Client, in draw.Rect, e *squadEntry) {
	u := a.UI
	in.Y, in.H = in.Y+u.Px(3), in.H-u.Px(6)
	back := u.Button("rack.back", in.CutRight(u.Px(80), u.Px(6)), a.Say("back"), ui.ButtonStyle{Align: draw.Center, Size: 14})
	st := ui.ButtonStyle{Align: draw.Center, Size: 14, Primary: o.text != ""}
	if o.text == "" {
		st.Reason = a.Say("rack-no-name")
	}
	ok := u.Button("rack.ok", in.CutRight(u.Px(80), u.Px(6)), a.Say("ok"), st)
	hint := a.Say("build-name")
	if o.moving {
		hint = a.Say("rack-new-folder")
		u.Label(in.CutLeft(in.W*0.45, u.Px(10)), e.title(), draw.Style{Size: 16, Bold: true, Color: draw.Text, Plain: true})
	}
	o.text = u.Field("rack.text", in, o.text, hint, longestName)
	switch {
	case back:
		o.changed = ""
		a.Touch()
	case ok && o.moving:
		o.move(a, e, o.text)
	case ok:
		o.rename(a, e)
	}
}

// chooseFolder are the folders that there are, and none.
func (o *rackOverlay) chooseFolder(a *Client, r *draw.Rect, e *squadEntry) {
	u := a.UI
	folders := append([]string{""}, o.squads.folder.folders()...)
	n := max(int(r.W/u.Px(200)), 1)
	for from := 0; from < len(folders); from += n {
		cells := r.CutTop(u.Px(30), u.Px(6)).Columns(n, u.Px(6))
		for i, f := range folders[from:min(from+n, len(folders))] {
			label := f
			if f == "" {
				label = a.Say("rack-no-folder")
			}
			if u.Button("rack.into:"+f, cells[i], label, ui.ButtonStyle{Align: draw.Center, Size: 14, On: f == e.file.Folder}) {
				o.move(a, e, f)
			}
		}
	}
}

// binRows are the squads that were deleted.
func (o *rackOverlay) binRows(a *Client, r *draw.Rect) {
	u := a.UI
	if len(o.bin) == 0 {
		r.CutTop(u.Paragraph(*r, a.Say("rack-bin-none"), draw.Style{Size: 15, Color: draw.Muted}), 0)
	}
	for _, f := range o.bin {
		row := r.CutTop(u.Px(rackRow), u.Px(6))
		u.L.Round(row, u.Px(5), draw.PanelHigh)
		in := row.Inset(u.Px(7))
		cell := in.CutRight(u.Px(120), u.Px(10))
		cell.Y, cell.H = cell.Y+u.Px(3), cell.H-u.Px(6)
		back := u.Button("rack.restore:"+f.Name, cell, a.Say("rack-restore"), ui.ButtonStyle{Align: draw.Center, Size: 14})
		u.Label(in.CutTop(in.H*0.55, 0), f.Name, draw.Style{Size: 16, Bold: true, Color: draw.Text, Plain: true})
		u.Label(in, dated(f), draw.Style{Size: 13, Color: draw.Muted})
		if back {
			o.restore(a, f)
			return
		}
	}
}

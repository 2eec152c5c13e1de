package xwing

import (
	"slices"

	"xwing/game/xwing/catalog"
	"xwing/scene/draw"
	"xwing/scene/ui"
)

// files is the panel on the left: what to look for, and the squads.
func (s *squadsScreen) files(a *Client, in draw.Rect) {
	u := a.UI
	l := &s.folder
	s.looking(a, &in)
	s.foot(a, &in)
	s.buildButton(a, in.CutBottom(u.Px(32), u.Px(8)))
	if l.err != nil {
		in.CutTop(u.Paragraph(in, a.WordsOf(l.err), draw.Style{Size: 15, Color: draw.Bad}), u.Px(6))
	}
	u.Scroll("squads.list", in, func(r draw.Rect) float64 { return s.rows(a, r, in) })
	if shown, broken := l.sought(a); len(shown)+len(broken) == 0 && l.err == nil {
		u.Paragraph(in, a.Say("no-squads"), draw.Style{Size: 15, Color: draw.Dim})
	}
}

// looking is what to look for among the squads.
func (s *squadsScreen) looking(a *Client, in *draw.Rect) {
	u := a.UI
	if s.folder.intake.Looking(&a.Desk, in, a.Say("find-squads"), a.Say("refresh-why")) {
		s.folder.read(a)
	}
	if a.kit.Facts.HasQuickBuilds() {
		s.quickTabs(a, in.CutTop(u.Px(25), u.Px(6)))
	}
	s.factions(a.desk, in.CutTop(u.Px(54), u.Px(8)))
}

// factions narrows the list to one faction.
func (s *squadsScreen) factions(a *desk, r draw.Rect) {
	u := a.UI
	l := &s.folder
	all := append([]catalog.Faction{0}, a.facts.Factions()...)
	half := (len(all) + 1) / 2
	for i, row := range []draw.Rect{r.CutTop(u.Px(25), u.Px(4)), r.CutTop(u.Px(25), 0)} {
		for k, cell := range row.Columns(half, u.Px(4)) {
			f := all[min(i*half+k, len(all)-1)]
			label, id := a.Say("all-factions"), "all"
			if f != 0 {
				id = f.String()
				label = a.Say("faction-" + id)
			}
			there := f == 0 || l.quick.shown || slices.ContainsFunc(l.entries, func(e squadEntry) bool {
				return e.err == nil && e.squad.Faction == f && e.squad.Family() == a.facts.Family()
			})
			st := ui.ButtonStyle{Words: label, Align: draw.Center, Size: 12, On: l.faction == f, Off: !there}
			if u.Button("faction:"+id, cell, a.Sign(id)+label, st) {
				l.faction = f
				u.Top("squads.list")
				a.Touch()
			}
		}
	}
}

// foot says at the end of a rectangle where squads come from, and what came of the latest one.
func (s *squadsScreen) foot(a *Client, in *draw.Rect) { s.source(a, in, in.CutBottom) }

// source says it in what is cut for it.
func (s *squadsScreen) source(a *Client, in *draw.Rect, cut func(h, gap float64) draw.Rect) {
	s.folder.intake.Source(a.App, a.Say("squad-folder")+" "+a.game.Folder.SquadFolder(), in, cut)
}

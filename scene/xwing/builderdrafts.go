package xwing

import (
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/squad/draft"
	"xwing/scene/draw"
	"xwing/scene/ui"
)

// mostDrafts bounds those that are shown, the latest first.
const mostDrafts = 60

// readDrafts reads the drafts that there are.
func (b *builderScreen) readDrafts() {
	files := b.client.game.Drafts
	if b.drafts != nil || files == nil {
		return
	}
	b.drafts = []keptDraft{}
	all, _ := files.Drafts()
	var cats []*catalog.Catalog
	for _, k := range b.client.kits {
		cats = append(cats, k.Facts)
	}
	for _, f := range all {
		if len(b.drafts) == mostDrafts {
			break
		}
		d, home, err := draft.Reopen(f.XWS, cats...)
		b.drafts = append(b.drafts, keptDraft{f.Name, d, home, err})
	}
}

// draftRows are the drafts, a click on one of which goes on with it.
func (b *builderScreen) draftRows(r *draw.Rect) {
	a := b.client
	u := a.UI
	b.readDrafts()
	if len(b.drafts) == 0 {
		return
	}
	r.CutTop(u.Px(14), 0)
	u.Label(r.CutTop(u.Px(26), u.Px(6)), a.Say("build-go-on"), draw.Style{Size: 17, Bold: true, Color: draw.Text})
	for from := 0; from < len(b.drafts); from += 3 {
		cells := r.CutTop(u.Px(52), u.Px(8)).Columns(3, u.Px(8))
		for i, k := range b.drafts[from:min(from+3, len(b.drafts))] {
			if k.err != nil { // of a points list that is gone, or of a later version: it may be read again one day
				u.Button("build-draft:"+k.name, cells[i], k.name, ui.ButtonStyle{Size: 15, Note: a.words.Error(k.err),
					Reason: a.words.Error(k.err)})
				continue
			}
			s := k.draft.Squad()
			title := s.Name
			if title == "" {
				title = a.Say("build-unnamed")
			}
			id := s.Faction.String()
			n, limit := k.draft.Total()
			note := a.Sign(id) + a.Say("faction-"+id) + " · " + b.ofLimit(n, limit) + " · " + b.listName(k.draft.Mode().Ruleset)
			if u.Button("build-draft:"+k.name, cells[i], title, ui.ButtonStyle{Size: 15, Note: note}) {
				b.goOn(k)
			}
		}
	}
}

// goOn goes on with a draft.
func (b *builderScreen) goOn(k keptDraft) {
	a := b.client
	a.turnTo(a.kits.By(k.draft.Mode().Ruleset))
	b.called = nil
	b.begin(k.draft)
	b.drafted = k.name
	if files, err := a.game.Folder.Squads(); err == nil {
		for _, f := range files {
			if f.Name != k.home.File || f.Where == "" {
				continue
			}
			if b.file = (keptSquad{f.Name, f.XWS}); !k.home.Holds(f.XWS) {
				b.file.xws = nil // it is asked before that is written over
			}
		}
	}
}

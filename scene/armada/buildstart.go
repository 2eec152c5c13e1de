package armada

import (
	"strconv"

	"xwing/game/armada/catalog"
	"xwing/game/armada/fleet"
	"xwing/game/armada/fleet/draft"
	"xwing/scene"
	"xwing/scene/draw"
	"xwing/scene/ui"
)

// mostDrafts bounds those that are shown.
const mostDrafts = 6

// start chooses the agreed total and the faction of a new fleet, or a draft to go on with.
func (b *builderScreen) start(r draw.Rect) {
	a := b.client
	u := a.UI
	side, above := min(r.W*0.06, u.Px(60)), r.H*0.08
	if a.Room() == scene.Narrow {
		side, above = u.Px(6), 0
	}
	r = draw.Rect{X: r.X + side, Y: r.Y + above, W: r.W - 2*side, H: r.H - above}
	u.Scroll("builder.start.list", r, func(r draw.Rect) float64 {
		top := r.Y
		head := func(key string) {
			u.Label(r.CutTop(u.Px(26), u.Px(6)), a.Say(key), draw.Style{Size: 17, Bold: true, Color: draw.Text})
		}
		head("build-start-total")
		b.startTotals(&r)
		r.CutTop(u.Px(14), 0)
		head("build-start-faction")
		b.startFactions(&r)
		b.readDrafts()
		if len(b.drafts) > 0 {
			r.CutTop(u.Px(14), 0)
			head("build-go-on")
			b.draftRows(&r)
		}
		return r.Y - top
	})
}

// startTotals are the totals that the rules name.
func (b *builderScreen) startTotals(r *draw.Rect) {
	a := b.client
	u := a.UI
	cells := r.CutTop(u.Px(62), u.Px(8)).Columns(2, u.Px(8))
	for i, n := range []int{fleet.StandardPoints, fleet.CorePoints} {
		st := ui.ButtonStyle{Align: draw.Center, Size: 16, On: n == b.points, Note: a.Say(totals()[n])}
		if u.Button("build-total:"+strconv.Itoa(n), cells[i], a.Say("build-points", "n", strconv.Itoa(n)), st) {
			b.points = n
			a.Touch()
		}
	}
}

// startFactions are the factions, a click on one of which begins.
func (b *builderScreen) startFactions(r *draw.Rect) {
	a := b.client
	u := a.UI
	all := catalog.Factions()
	high := 132.0
	if a.Room() == scene.Narrow {
		high = 104
	}
	cells := r.CutTop(u.Px(high), u.Px(10)).Columns(len(all), u.Px(10))
	for i, f := range all {
		name := a.words.Value("faction", f.String())
		if u.Button("build-faction:"+f.String(), cells[i], "", ui.ButtonStyle{Words: name}) {
			b.begin(draft.New(a.kit.Facts, f, b.points))
		}
		in := cells[i].Inset(u.Px(8))
		u.Label(in.CutBottom(u.Px(24), 0), name, draw.Style{Size: 15, Color: draw.Text, Align: draw.Center})
		b.model(in, b.largest(f), 1)
	}
}

// largest is the ship of a faction that stands for it.
func (b *builderScreen) largest(f catalog.Faction) (id string) {
	cost := 0
	for _, s := range b.client.kit.Facts.Ships() {
		if s.Faction == f && s.Cost > cost && s.Cost < 130 { // those that fleets are built of
			id, cost = s.ID, s.Cost
		}
	}
	return id
}

// readDrafts reads the drafts that there are.
func (b *builderScreen) readDrafts() {
	files := b.client.game.Drafts
	if b.drafts != nil || files == nil {
		return
	}
	b.drafts = []keptDraft{}
	all, _ := files.Drafts()
	for _, f := range all {
		if d, file, err := draft.Reopen(b.client.kit.Facts, f.Text); err == nil && len(b.drafts) < mostDrafts {
			b.drafts = append(b.drafts, keptDraft{f.Name, d, file})
		}
	}
}

// draftRows are the drafts, a click on one of which goes on with it.
func (b *builderScreen) draftRows(r *draw.Rect) {
	a := b.client
	u := a.UI
	for from := 0; from < len(b.drafts); from += 3 {
		cells := r.CutTop(u.Px(52), u.Px(8)).Columns(3, u.Px(8))
		for i, k := range b.drafts[from:min(from+3, len(b.drafts))] {
			f := k.draft.Fleet()
			title := f.Name
			if title == "" {
				title = a.Say("build-unnamed")
			}
			note := a.words.Value("faction", f.Faction.String()) + " · " + b.ofLimit(f.Cost(a.kit.Facts).Total, f.Points)
			if u.Button("build-draft:"+k.name, cells[i], title, ui.ButtonStyle{Size: 15, Note: note}) {
				b.goOn(k)
			}
		}
	}
}

// goOn goes on with a draft.
func (b *builderScreen) goOn(k keptDraft) {
	b.begin(k.draft)
	b.drafted = k.name
	if files, err := b.client.game.Folder.Fleets(); err == nil {
		for _, f := range files {
			if f.Name == k.file && f.Where != "" {
				b.file = keptFleet{f.Name, f.Text}
			}
		}
	}
}

package xwing

import (
	"slices"

	"xwing/game"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/squad"
	"xwing/game/xwing/squad/draft"
	"xwing/scene/draw"
	"xwing/scene/ui"
)

// drawnStream is the stream of random numbers that squads are drawn from.
const drawnStream = 302

// beginnings are what a squad can begin as: without a ship, drawn, drawn by a theme.
var beginnings = [...]string{"empty", "random", string(squad.Aces), string(squad.Swarm), string(squad.Bombs)}

// startDrawn chooses whether the squad begins without a ship, or as one that is drawn.
func (b *builderScreen) startDrawn(r *draw.Rect) {
	a := b.client
	u := a.UI
	said := [len(beginnings)]string{a.Say("build-begin-empty"), a.Say("build-begin-random"), a.Say("build-begin-aces"),
		a.Say("build-begin-swarm"), a.Say("build-begin-bombs")}
	perRow := min(max(int(r.W/u.Px(150)), 1), len(beginnings))
	for from := 0; from < len(beginnings); from += perRow {
		cells := r.CutTop(u.Px(36), u.Px(8)).Columns(perRow, u.Px(8))
		for i, id := range beginnings[from:min(from+perRow, len(beginnings))] {
			st := ui.ButtonStyle{Align: draw.Center, Size: 14, On: id == b.beginning || id == beginnings[0] && b.beginning == ""}
			if u.Button("build-begin:"+id, cells[i], said[from+i], st) {
				b.beginning = id
				a.Touch()
			}
		}
	}
}

// beginFaction begins a squad of a faction as was chosen.
func (b *builderScreen) beginFaction(f catalog.Faction) {
	a := b.client
	if b.beginning == "" || b.beginning == beginnings[0] {
		b.begin(draft.New(a.kit.Facts, b.mode(), f))
		return
	}
	s, ok := b.drawn(f)
	if !ok {
		a.Toast(a.Say("build-begin-none"))
		return
	}
	text, err := s.XWS()
	if err != nil {
		a.Fail(err)
		return
	}
	d, err := draft.Open(a.kit.Facts, b.mode(), "", text)
	if err != nil {
		a.Fail(err)
		return
	}
	b.begin(d)
}

// drawn is a squad that is drawn from the cards that are enforced; false if there is none of that kind.
func (b *builderScreen) drawn(f catalog.Faction) (squad.Squad, bool) {
	a, mode := b.client, b.mode()
	enforced := a.kit.RulesBy(mode.Ruleset).Enforced
	allowed := func(id catalog.CardID) bool { return enforced(id.Ref()) }
	chance := game.NewSource(a.NewSeed(), drawnStream)
	if mode.Quick {
		return squad.DrawQuick(a.kit.Facts, mode, f, allowed, &chance)
	}
	pool, err := squad.NewPool(a.kit.Facts, mode, f, allowed)
	if err != nil {
		return squad.Squad{}, false
	}
	if theme := squad.ThemeKind(b.beginning); slices.Contains([]squad.ThemeKind{squad.Aces, squad.Swarm, squad.Bombs}, theme) {
		return pool.DrawTheme(squad.Theme{Kind: theme}, &chance)
	}
	return pool.Draw(&chance), true
}

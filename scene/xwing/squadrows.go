package xwing

import (
	"slices"
	"strconv"

	"xwing/scene"
	"xwing/scene/draw"
)

// rows are the squads that are looked for, those that cannot be read last; it returns their
// height. Sight is where they can be seen.
func (s *squadsScreen) rows(a *Client, r, sight draw.Rect) float64 {
	shown, broken := s.folder.sought(a)
	shown = s.inBattle(a, shown)
	var latest []*squadEntry
	if i := slices.IndexFunc(shown, func(e *squadEntry) bool { return e.id == s.folder.intake.Latest }); i >= 0 {
		latest, shown = shown[i:i+1:i+1], slices.Delete(slices.Clone(shown), i, i+1)
	}
	legal, not := s.lawful(a, shown)
	part := func(id, head string, entries []*squadEntry) scene.OfferPart {
		row := func(i int, r draw.Rect) float64 { return s.row(a, r, entries[i], sight) }
		return scene.OfferPart{ID: id, Head: head, N: len(entries), Row: row}
	}
	own, built := parted(legal, func(e *squadEntry) bool { return e.file.Where != "" })
	parts := []scene.OfferPart{part("", "", latest)}
	for _, f := range append([]string{""}, s.folder.folders()...) {
		in, _ := parted(own, func(e *squadEntry) bool { return e.file.Folder == f })
		parts = append(parts, part("squads.folder:"+f, f, in)) // of none there is no head
	}
	head := ""
	if len(parts) > 2 && !s.folder.quick.shown {
		head = a.Say("squads-built-in")
	}
	return a.OfferParts(r, append(parts, part("squads.built-in", head, built),
		part("squads.unlawful", a.Say("squads-unlawful", "n", strconv.Itoa(len(not)), "list", s.listName(a)), not),
		part("squads.broken", a.Say("squads-broken", "n", strconv.Itoa(len(broken))), broken))...)
}

// parted parts squads into those of which something holds, and others.
func parted(entries []*squadEntry, holds func(*squadEntry) bool) (some, others []*squadEntry) {
	for _, e := range entries {
		if holds(e) {
			some = append(some, e)
		} else {
			others = append(others, e)
		}
	}
	return some, others
}

// lawful parts the squads that keep the rules of the points list from those that do not, which come
// behind them. Quick builds keep those of their own, of which there are too many to judge at once.
func (s *squadsScreen) lawful(a *Client, entries []*squadEntry) (legal, not []*squadEntry) {
	for _, e := range entries {
		if !e.quick {
			e.judge(a, s.mode(a))
		}
		if !e.quick && len(e.breaches) > 0 {
			not = append(not, e)
		} else {
			legal = append(legal, e)
		}
	}
	return legal, not
}

package xwing

import (
	"strconv"
	"strings"

	"xwing/game"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/squad"
	"xwing/game/xwing/terms"
	"xwing/scene/draw"
	"xwing/scene/ui"
)

// quickEach is how many squads of quick builds each faction has at most, quickStream the stream of random
// numbers that they are drawn from: the same ones every time.
const (
	quickEach   = 6
	quickStream = 302
)

// quickTabs chooses between the squads of files and those of quick builds.
func (s *squadsScreen) quickTabs(a *Client, r draw.Rect) {
	for i, cell := range r.Columns(2, a.UI.Px(4)) {
		quick := i == 1
		id, label, tip := "squads.own", a.Say("squads-own"), ""
		if quick {
			id, label = "squads.quick", a.Say("quick-builds")
			tip = a.Say("quick-builds-why", "n", strconv.Itoa(quickOf(a, s.mode(a)).Points))
		}
		st := ui.ButtonStyle{Align: draw.Center, Size: 13, On: s.folder.quick.shown == quick, Tip: tip}
		if a.UI.Button(id, cell, label, st) {
			s.folder.quick.shown = quick
			a.UI.Top("squads.list")
			a.Touch()
		}
	}
	s.folder.quick.draw(a, quickOf(a, s.mode(a)))
}

// draw draws the squads of one more faction, if they are to be seen and not there yet.
func (q *quickSquads) draw(a *Client, mode squad.Mode) {
	if q.mode != mode {
		q.mode, q.drawn, q.entries = mode, 0, nil
	}
	if all := a.kit.Facts.Factions(); q.shown && q.drawn < len(all) {
		q.entries = append(q.entries, drawQuick(a, mode, all[q.drawn])...)
		q.drawn++
		a.Touch()
	}
}

// drawQuick draws squads of quick builds of a faction, first such as are enforced in full.
func drawQuick(a *Client, mode squad.Mode, f catalog.Faction) []squadEntry {
	var all []squadEntry
	list := mode.Ruleset
	allowed := func(id catalog.CardID) bool { return a.kit.RulesBy(list).Enforced(id.Ref()) }
	seen := map[string]bool{}
	for seed := uint64(1); seed <= 2*quickEach && len(all) < quickEach; seed++ {
		if seed > quickEach {
			allowed = nil
		}
		chance := game.NewSource(seed, quickStream)
		q, ok := squad.DrawQuick(a.kit.Facts, mode, f, allowed, &chance)
		if !ok {
			continue
		}
		threat, _, _ := q.Threat(a.kit.Facts)
		e := quickEntry(a, q, string(list)+"-"+strconv.Itoa(mode.Points)+"-"+f.String()+"-"+strconv.FormatUint(seed, 10))
		if e.err == nil && !seen[e.title()] && threat == mode.Points {
			seen[e.title()] = true
			all = append(all, e)
		}
	}
	return all
}

// quickEntry is a squad of quick builds, named for its ships.
func quickEntry(a *Client, q squad.Squad, id string) squadEntry {
	w := a.words.With(terms.NewNames(&board.View{}, a.kit.Facts))
	var names []string
	count := map[string]int{}
	for _, p := range q.Pilots {
		if count[p.Pilot]++; count[p.Pilot] == 1 {
			names = append(names, p.Pilot)
		}
	}
	for i, pilot := range names {
		names[i] = w.CardName(catalog.PilotCard.Ref(pilot))
		if n := count[pilot]; n > 1 {
			names[i] = strconv.Itoa(n) + " × " + names[i]
		}
	}
	q.Name = strings.Join(names, ", ")
	e := squadEntry{id: quickPrefix + id, quick: true, squad: q}
	e.file.Name = q.Name
	e.file.XWS, e.err = q.XWS()
	e.words = wordsOfSquad(a, &e)
	return e
}

// size is what the squad costs, or its threat.
func (e *squadEntry) size(a *desk) string {
	switch {
	case e.quick:
		return a.Say("threat", "n", strconv.Itoa(e.points))
	case e.points < 0:
		return a.Say("no-cost")
	}
	return a.Say("points", "n", strconv.Itoa(e.points))
}

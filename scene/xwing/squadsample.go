package xwing

import (
	"slices"

	"xwing/game"
	"xwing/game/xwing/match"
	"xwing/scene/draw"
	"xwing/scene/ui"
)

// sampleGames are the built-in squads of the games that are offered to whoever has picked none: the first
// that the points list lets be played; else it is two others.
var sampleGames = [][2]string{{"rebel-core", "imperial-core"}, {"rebel-trench", "imperial-sigma"}, {"rebel-xwings", "imperial-ties"}}

// sampleBattles are those of an epic battle.
var sampleBattles = [][2]string{{"epic-rebel-corvette", "epic-imperial-raider"}, {"epic-rebel-transports", "epic-imperial-gozanti"}}

// samples are the squads of the sample game, as long as nobody has picked any.
func (s *squadsScreen) samples(a *Client) (both [2]*squadEntry, ok bool) {
	if s.picked != (picks{}) || s.playing(a) != (match.Teams{}) {
		return both, false
	}
	games := sampleGames
	if s.battle(a) {
		games = sampleBattles
	}
	for _, names := range games {
		if both = s.sampled(a, names[:]); both[1] != nil {
			return both, true
		}
	}
	both = s.sampled(a, nil)
	return both, both[1] != nil
}

// sampled are the first two built-in squads of different factions that break no rule of the
// points list, of those named, of all if none are.
func (s *squadsScreen) sampled(a *Client, names []string) (both [2]*squadEntry) {
	n := 0
	for _, name := range s.folder.builtIn(names) {
		e := s.folder.entry(name)
		if e.foreign(a.desk) || n == 1 && e.squad.Faction == both[0].squad.Faction {
			continue
		}
		if e.judge(a, s.mode(a)); e.err == nil && len(e.breaches) == 0 {
			both[n] = e
			if n++; n == len(both) {
				break
			}
		}
	}
	return both
}

// builtIn are the ids of the built-in squads of these names, in that order, or of all.
func (l *squadList) builtIn(names []string) (ids []string) {
	for i := range l.entries {
		if e := &l.entries[i]; e.file.Where == "" && (names == nil || slices.Contains(names, e.file.Name)) {
			ids = append(ids, e.id)
		}
	}
	slices.SortStableFunc(ids, func(x, y string) int { return slices.Index(names, x) - slices.Index(names, y) })
	return ids
}

// suggest shows a seat without a squad the one that it would have in the sample game.
func (s *squadsScreen) suggest(a *Client, r draw.Rect, seat game.Seat) {
	both, ok := s.samples(a)
	if !ok {
		return
	}
	u, e := a.UI, both[seat] // of two players
	r.CutTop(r.H*0.18, 0)
	a.desk.fan(r.CutTop(u.Px(150), u.Px(10)), e.squad.Pilots, 0.75)
	u.Label(r.CutTop(u.Px(24), 0), e.title(), draw.Style{Size: 18, Bold: true, Color: draw.Text, Align: draw.Center, Plain: true})
	u.Label(r.CutTop(u.Px(20), 0), e.row(a.desk, true), draw.Style{Size: 14, Color: draw.Muted, Align: draw.Center, Plain: true})
}

// sampleButton begins the sample game by one click.
func (s *squadsScreen) sampleButton(a *Client, r draw.Rect) {
	both, ok := s.samples(a)
	if !ok {
		return
	}
	u := a.UI
	b := draw.Rect{X: r.X + r.W/2 - u.Px(140), Y: r.Y + r.H*0.18 + u.Px(330), W: u.Px(280), H: u.Px(52)}
	s.playSample(a, b, both, "")
}

// playSample is the button itself; names are those of both where they are not seen.
func (s *squadsScreen) playSample(a *Client, b draw.Rect, both [2]*squadEntry, names string) {
	u := a.UI
	if u.Button("squads.sample", b, a.Say("sample-game"), ui.ButtonStyle{Align: draw.Center, Size: 18, Primary: true, Note: names, Tip: a.Say("sample-game-why")}) {
		s.picked = picks{both[0].id, both[1].id}
		s.start(a)
	}
}

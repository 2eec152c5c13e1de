package xwing

import (
	"xwing/game"
	"xwing/scene/draw"
	"xwing/scene/ui"
)

// sampleGame is the built-in squads of the game that is offered to whoever has picked none.
var sampleGame = [2]string{"rebel-core", "imperial-core"}

// samples are the squads of the sample game, as long as nobody has picked any and the points
// list lets them be played.
func (s *squadsScreen) samples(a *Client) (both [2]*squadEntry, ok bool) {
	if s.picked != [2]string{} {
		return both, false
	}
	for seat, name := range sampleGame {
		for i := range s.folder.entries {
			if e := &s.folder.entries[i]; e.file.Where == "" && e.file.Name == name {
				both[seat] = e
			}
		}
		e := both[seat]
		if e == nil {
			return both, false
		}
		if e.judge(a, s.list); e.err != nil || len(e.breaches) > 0 {
			return both, false
		}
	}
	return both, true
}

// suggest shows a seat without a squad the one that it would have in the sample game.
func (s *squadsScreen) suggest(a *Client, r draw.Rect, seat game.Seat) {
	both, ok := s.samples(a)
	if !ok {
		return
	}
	u, e := a.UI, both[seat]
	r.CutTop(r.H*0.18, 0)
	a.fan(r.CutTop(u.Px(150), u.Px(10)), e.squad.Pilots, 0.75)
	u.Label(r.CutTop(u.Px(24), 0), e.title(), draw.Style{Size: 18, Bold: true, Color: draw.Text, Align: draw.Center, Plain: true})
	u.Label(r.CutTop(u.Px(20), 0), e.row(a), draw.Style{Size: 14, Color: draw.Muted, Align: draw.Center, Plain: true})
}

// sampleButton begins the sample game by one click.
func (s *squadsScreen) sampleButton(a *Client, r draw.Rect) {
	both, ok := s.samples(a)
	if !ok {
		return
	}
	u := a.UI
	b := draw.Rect{X: r.X + r.W/2 - u.Px(140), Y: r.Y + r.H*0.18 + u.Px(330), W: u.Px(280), H: u.Px(52)}
	if u.Button("squads.sample", b, a.Say("sample-game"), ui.ButtonStyle{Align: draw.Center, Size: 18, Primary: true, Tip: a.Say("sample-game-why")}) {
		s.picked = [2]string{both[0].id, both[1].id}
		s.start(a)
	}
}

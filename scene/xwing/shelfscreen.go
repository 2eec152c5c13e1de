package xwing

import (
	"xwing/scene"
	"xwing/scene/draw"
)

func (s *shelfScreen) Name() string                 { return "shelf" }
func (s *shelfScreen) Busy() bool                   { return false }
func (s *shelfScreen) Asked() (prompt, seat string) { return "", "" }

func (s *shelfScreen) Update() {
	a := s.client
	u := a.UI
	s.keys()
	if a.Screen != scene.Screen(s) {
		return // it has been left
	}
	scene.Starfield(&a.Back, draw.Rect{W: a.Width, H: a.Height}, 0)
	if a.Room() == scene.Narrow {
		s.narrow(a.Window().Inset(u.Px(6)))
		return
	}
	all := a.Window().Inset(u.Px(8))
	s.head(all.CutTop(u.Px(34), u.Px(8)))
	s.foot(all.CutBottom(u.Px(24), u.Px(6)))
	list := all.CutLeft(min(max(all.W*0.31, u.Px(390)), u.Px(480)), u.Px(8))
	compare := all.CutRight(min(max(all.W*0.21, u.Px(256)), u.Px(330)), u.Px(8))
	s.listColumn(list) // before the card: it says which is looked at
	s.cardColumn(all)
	s.compareColumn(compare)
}

// narrow shows one column at a time, with tabs on top.
func (s *shelfScreen) narrow(all draw.Rect) {
	a := s.client
	u := a.UI
	s.head(all.CutTop(u.Px(34), u.Px(5)))
	s.page = a.Tabs("shelf.page", all.CutTop(u.Px(28), u.Px(5)), s.page, []string{listPage, cardPage, comparePage},
		[]string{a.Say("shelf-page-list"), a.Say("shelf-page-card"), a.Say("shelf-page-compare")})
	switch s.page {
	case cardPage:
		s.cardColumn(all)
	case comparePage:
		s.compareColumn(all)
	default:
		s.filters(all.CutTop(u.Px(28), u.Px(5)))
		s.listColumn(all)
	}
}

package xwing

import (
	"xwing/game/xwing/catalog"
	"xwing/scene/draw"
)

// mostLists is how many points lists stand side by side; of more, a click goes on
// to the next.
const mostLists = 5

// shownLists are the points lists that stand side by side.
func (s *squadsScreen) shownLists(a *Client) []catalog.Ruleset {
	if lists := a.kits.Lists(); len(lists) <= mostLists {
		return lists
	}
	return []catalog.Ruleset{s.list}
}

// lists chooses the points list.
func (s *squadsScreen) lists(a *Client, head *draw.Rect) {
	u := a.UI
	shown := s.shownLists(a)
	wide := u.Px(88) // or as wide as a name, but for one that is out of all proportion
	for _, list := range shown {
		if l, err := a.kits.By(list).Facts.List(list); err == nil {
			wide = min(max(wide, u.Fonts.Width(l.Name, draw.Style{Size: u.Px(14)})+u.Px(32)), u.Px(180))
		}
	}
	n := float64(len(shown))
	s.listButtons(a, head.CutRight(max(n*wide+(n-1)*u.Px(4), 2*wide), u.Px(8)).Inset(u.Px(3)), shown)
}

// listName is what the points list that counts is called.
func (s *squadsScreen) listName(a *Client) string {
	list, err := a.kit.Facts.List(s.list)
	if err != nil {
		return string(s.list)
	}
	return list.Name
}

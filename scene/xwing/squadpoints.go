package xwing

import (
	"slices"
	"strconv"

	"xwing/game/xwing/catalog"
	"xwing/scene/draw"
	"xwing/scene/ui"
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

// listButtons are those of the points lists that are shown; of one alone a click goes on to
// the next of all.
func (s *squadsScreen) listButtons(a *Client, r draw.Rect, shown []catalog.Ruleset) {
	u, lists := a.UI, a.kits.Lists()
	row := r.Columns(len(shown), u.Px(4))
	for i, list := range shown {
		l, err := a.kits.By(list).Facts.List(list)
		if err != nil {
			continue
		}
		tip := a.Say("list-tip", "list", l.Name, "version", l.Version, "date", l.Date, "n", strconv.Itoa(l.Budget))
		st := ui.ButtonStyle{Align: draw.Center, Size: 14, On: s.list == list, Tip: tip}
		if !u.Button("squads.list:"+string(list), row[i], l.Name, st) {
			continue
		}
		next := list
		if len(shown) < len(lists) {
			next = lists[(slices.Index(lists, list)+1)%len(lists)]
		}
		s.turn(a, next)
	}
}

package xwing

import "xwing/scene"

// Types reports whether letters look for cards, and arrows and Enter go among them: not while something is written, or the
// keys are at a button.
func (s *shelfScreen) Types() bool {
	u := s.client.UI
	return !u.Writing() && u.Focused() == ""
}

// keys does what keys are for.
func (s *shelfScreen) keys() {
	s.client.SeekKeys(s.commands, s.orders, s.typed)
}

// commands are the keys with a meaning wherever the keys are; it reports whether one was struck.
func (s *shelfScreen) commands() bool {
	in := &s.client.UI.In
	switch {
	case scene.Struck(in, actCompare):
		s.putAside()
	case scene.Struck(in, actTakers):
		s.kindred(takers)
	case scene.Struck(in, actLikes):
		s.kindred(likes)
	case scene.Struck(in, actScripts):
		s.paths = !s.paths
	case scene.Struck(in, actColumn):
		s.nextColumn()
	case scene.Struck(in, actUpDown):
		s.down = !s.down && s.column != ""
		s.toTop()
	case scene.Struck(in, actFilter):
		s.client.Cover(shelfChoices{s, "kind"})
	default:
		return false
	}
	return true
}

// orders are the arrows and what else goes about; it reports whether one was struck.
func (s *shelfScreen) orders() bool {
	u := s.client.UI
	in := &u.In
	if i, ok := scene.StruckAt(in, actAmong); ok {
		s.step(scene.Ways[i])
		return true
	}
	if i, ok := scene.StruckAt(in, actLeaf); ok {
		s.goByKeys(s.at + [2]int{-shelfPage, shelfPage}[i])
		return true
	}
	if up := scene.Struck(in, actCardUp); up || scene.Struck(in, actCardDown) {
		u.ScrollBy("shelf.card.list", map[bool]float64{true: -1, false: 1}[up])
		return true
	}
	if back := scene.Struck(in, scene.ActBack); back || scene.Struck(in, scene.ActNext) {
		u.Next(back)
		return true
	}
	switch {
	case scene.Struck(in, scene.ActEscape):
		s.escape()
	case scene.Struck(in, scene.ActPress):
		if row, ok := s.shown(); ok && s.take != nil {
			s.take(row.Card)
		} else {
			s.page = cardPage
		}
	default:
		return false
	}
	return true
}

// step goes to the next row, or to the next page where one is shown at a time.
func (s *shelfScreen) step(way [2]int) {
	if way[0] == 0 {
		s.goByKeys(s.at + way[1])
		return
	}
	pages := []string{listPage, cardPage, comparePage}
	for i, p := range pages {
		if p == s.page {
			s.page = pages[min(max(i+way[0], 0), len(pages)-1)]
			return
		}
	}
	s.page = cardPage
}

// goByKeys goes to a row by keys, which is to be seen then.
func (s *shelfScreen) goByKeys(i int) {
	s.goTo(i)
	s.reveal = true
}

// escape puts away what came last: the cards that are listed for one, what is looked for, the screen.
func (s *shelfScreen) escape() {
	switch {
	case s.kin.how != "":
		s.unkin()
	case s.find != "":
		s.look("")
	default:
		s.back()
	}
}

// typed looks for what is typed.
func (s *shelfScreen) typed() {
	if find := scene.Sought(&s.client.UI.In, actRub, s.find, true); find != s.find {
		s.look(find)
		s.client.UI.ByKeys()
	}
}

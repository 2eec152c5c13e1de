package xwing

import (
	"xwing/game"
	"xwing/scene"
	"xwing/scene/draw"
)

func (s *squadsScreen) Name() string                 { return "squads" }
func (s *squadsScreen) Busy() bool                   { return s.client.records.learning() }
func (s *squadsScreen) Asked() (prompt, seat string) { return "", "" }

func (s *squadsScreen) Update() {
	a := s.client
	s.prepare(a)
	if s.keys(a); a.Covers.Over == nil {
		a.records.leave() // who looked at them has closed it
	}
	u := a.UI
	scene.Starfield(&a.Back, draw.Rect{W: a.Width, H: a.Height}, 0)
	if a.Room() == scene.Narrow {
		s.paged(a, a.Window().Inset(u.Px(6)))
		return
	}
	all := a.Window().Inset(u.Px(16))
	s.head(a, all.CutTop(u.Px(40), u.Px(8)))
	if s.battle(a) {
		s.battleRow(a, &all)
	} else {
		s.scenarios(a, &all)
	}
	s.environments(a, &all)
	s.decks(a, &all)
	s.files(a, u.Panel(all.CutLeft(all.W*0.40, u.Px(10))))
	for seat, half := range all.Columns(2, u.Px(10)) {
		s.details(a, half, game.Seat(seat))
	}
	s.sampleButton(a, all)
}

// head is the row on top: what concerns the game as a whole.
func (s *squadsScreen) head(a *Client, head draw.Rect) {
	u := a.UI
	a.BackToTitle("squads.back", head.CutLeft(u.Px(100), u.Px(14)))
	s.begin(a, head.CutRight(u.Px(170), u.Px(14)))
	s.chooseSeed(a, head.CutRight(u.Px(112), u.Px(10)).Inset(u.Px(3)))
	a.ChooseOpen("squads.open", head.CutRight(u.Px(116), u.Px(10)).Inset(u.Px(3)))
	s.lists(a, &head)
	label := draw.Style{Size: 14, Color: draw.Muted, Align: draw.RightAligned}
	u.Label(head.CutRight(u.Fonts.Width(a.Say("points-list"), draw.Style{Size: u.Px(14)})+u.Px(2), u.Px(10)), a.Say("points-list"), label)
	if head.W >= u.Px(scene.ClockRoom) {
		a.ChooseClock("squads.clock", head.CutRight(u.Px(scene.ClockRoom-10), u.Px(10)).Inset(u.Px(3)))
	}
	title := draw.Style{Size: u.Px(22), Bold: true, Color: draw.Text}
	if u.Fonts.Width(a.Say("pick-squads"), title) <= head.W { // else what stands in the list says as much
		title.Size = 22
		u.Label(head, a.Say("pick-squads"), title)
	}
}

// Wake takes the files that were dropped onto the window, and sees whether others
// have come into the folder.
func (s *squadsScreen) Wake() {
	a := s.client
	if a.arrive(s) {
		return
	}
	if dropped := a.Dropped(); dropped != nil {
		s.take(a, dropped)
		return
	}
	if s.read && a.Clock.Every(watchTicks) {
		s.folder.renew(a)
	}
}

// watchTicks is how often, in ticks, the folder of squads is looked at again.
const watchTicks = 90

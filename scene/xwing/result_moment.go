package xwing

import (
	"strconv"

	"xwing/game/xwing/board"
	"xwing/scene"
	"xwing/scene/draw"
)

// best tells of the attack that dealt most; a click shows it on the table.
func (s *resultScreen) best(a *desk, r draw.Rect) {
	m := s.count.tally.Best
	if m == nil {
		none := ""
		if s.count.Done {
			none = a.Say("sheet-best-none")
		}
		a.MomentPart(r, nil, none)
		return
	}
	told := scene.Moment{Text: s.momentWords(a), Sum: a.Say("sheet-best-dealt", "n", strconv.Itoa(m.Dealt))}
	for i, id := range []board.ShipID{m.Attacker, m.Defender} {
		if ship := m.View.Ship(id); ship.Remote == "" {
			told.Pairs[i] = func(x, y, side float64) { a.Stamp(a.UI.L, a.shipPicture(ship.Pilot, ship.Chassis), x, y, side) }
		}
	}
	if a.MomentPart(r, &told, "") {
		s.shown = &moment{view: m.View, about: [2]board.ShipID{m.Attacker, m.Defender}, text: s.momentWords(a)}
		a.Touch()
	}
}

// momentWords says who attacked whom in the best moment, and what came of it.
func (s *resultScreen) momentWords(a *desk) string {
	m, key := s.count.tally.Best, "sheet-best-who"
	if m.Destroyed {
		key = "sheet-best-kill"
	}
	return a.Say(key, "ship", m.Attacker.Piece(), "target", m.Defender.Piece(), "round", strconv.Itoa(m.Round))
}

// showMoment shows the table as it stood once, and a way back.
func (s *resultScreen) showMoment(a *desk) {
	now := s.play.board.view
	s.play.board.view = s.shown.view
	s.behind.show(s.shown.about[0], s.shown.about[1], a.UI.Px(scene.MomentFoot))
	s.behind.paint()
	s.play.board.view = now
	if a.MomentBack(s.shown.text) {
		s.shown = nil
		a.Touch()
	}
}

package xwing

import (
	"xwing/game/xwing/board"
	"xwing/scene"
)

func (s *resultScreen) Update() {
	a := s.desk
	s.count.On()
	s.behind.layout()
	if s.Page == playPage {
		s.judge(a)
	}
	if s.shown != nil {
		s.showMoment(a)
		return
	}
	u := a.UI
	s.behind.paint()
	v := &s.play.board.view
	in, row := s.Sheet(scene.Final{Score: s.play.state().Standing(v), Sides: s.play.setup.squadNames(), Rounds: v.Round})
	if a.Room() == scene.Narrow {
		s.pages(in.CutTop(u.Px(30), u.Px(4)))
		s.column(a, in)
		s.Buttons(row)
		return
	}
	s.pages(in.CutTop(u.Px(26), u.Px(4)))
	switch s.Page {
	case luckPage:
		s.luckSheet(a, in)
	case playPage:
		s.playSheet(a, in)
	}
	if s.luckAndPlay() {
		s.Buttons(row)
		return
	}
	low := in.CutBottom(u.Px(partHigh), u.Px(10))
	switch s.Page {
	case roundsPage:
		a.LossPage(in, s.losses(a))
	case pointsPage:
		a.PointPage(in, s.points(), s.roundName)
	default:
		a.SumPage(in, s.sums(a))
	}
	best := low.CutRight(u.Px(236), u.Px(12))
	dice := low.CutRight(u.Px(300), u.Px(12))
	a.ScoreChart(low, s.rounds())
	s.luck(a, dice)
	s.best(a, best)
	s.Buttons(row)
}

// result is the sheet at the end of the game, over the table.
func (t *tableScreen) result() *resultScreen {
	a := t.client
	over := scene.Result{Question: &t.question.Question, Table: t, Again: t.play.again}
	return newResult(a.desk, t.play, over, behind{layout: func() { t.layout(a) }, paint: func() { t.drawTable(a.desk) },
		show: func(attacker, defender board.ShipID, foot float64) { t.showAttack(a, attacker, defender, foot) }})
}

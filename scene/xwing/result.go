package xwing

import (
	"strconv"

	"xwing/game/xwing/board"
	"xwing/scene"
	"xwing/scene/draw"
)

// resultScreen is the sheet of score at the end of a game, over the table as it stands.
type resultScreen struct {
	scene.Result
	table  *tableScreen
	count  *count
	moment bool   // the best moment is shown on the table instead
	page   string // what the upper part shows
}

func newResult(t *tableScreen) *resultScreen {
	count := newCount(t.play)
	return &resultScreen{table: t, count: count, page: shipsPage, Result: scene.Result{Question: &t.question.Question, Table: t,
		Again: func() { t.client.newGame(t.play.setup.again()) }, Left: count.stop}}
}

func (s *resultScreen) Busy() bool { return !s.count.done }

func (s *resultScreen) Update() {
	t, a := s.table, s.table.client
	s.count.on()
	t.layout(a)
	if s.moment {
		s.showMoment(a)
		return
	}
	u := a.UI
	t.drawTable(a.desk)
	v := &t.play.board.view
	in, row := s.Sheet(scene.Final{Score: t.play.state().Standing(v), Sides: t.play.setup.squadNames(), Rounds: v.Round})
	if a.Room() == scene.Narrow {
		s.pages(a.desk, in.CutTop(u.Px(30), u.Px(4)))
		s.column(a.desk, in)
		s.Buttons(row)
		return
	}
	low := in.CutBottom(u.Px(partHigh), u.Px(10))
	s.pages(a.desk, in.CutTop(u.Px(26), u.Px(4)))
	switch s.page {
	case roundsPage:
		s.losses(a.desk, in)
	case pointsPage:
		s.sources(a.desk, in)
	default:
		s.ships(a.desk, in)
	}
	best := low.CutRight(u.Px(236), u.Px(12))
	dice := low.CutRight(u.Px(300), u.Px(12))
	a.ScoreChart(low, s.rounds())
	s.luck(a.desk, dice)
	s.best(a.desk, best)
	s.Buttons(row)
}

// partHigh is how high the score, the dice and the best moment stand, in units of the design.
const partHigh = 168

// fate is what has become of a ship, in a few words, and the color that they have.
func (s *resultScreen) fate(a *desk, ship *board.Ship) (string, draw.Color) {
	round := strconv.Itoa(s.count.tally.Ships[ship.ID-1].Lost)
	left, whole := ship.Health()
	of := []string{"n", strconv.Itoa(left), "of", strconv.Itoa(whole)}
	switch {
	case ship.Fled:
		return a.Say("fate-fled", "round", round), draw.Bad
	case ship.Where == board.Removed || ship.Destroyed:
		return a.Say("fate-lost", "round", round), draw.Bad
	case ship.AtHalf():
		return a.Say("fate-half", of...), draw.Warn
	case left < whole:
		return a.Say("fate-hurt", of...), draw.Text
	}
	return a.Say("fate-intact"), draw.Good
}

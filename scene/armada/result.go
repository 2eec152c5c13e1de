package armada

import (
	"strconv"

	"xwing/game"
	"xwing/game/armada"
	"xwing/game/armada/board"
	"xwing/game/armada/tally"
	"xwing/scene"
	"xwing/scene/armada/pieces"
	"xwing/scene/art"
	"xwing/scene/draw"
)

// resultScreen is the sheet of score at the end of a game, over the table as it stands.
type resultScreen struct {
	scene.Result
	table *tableScreen
	count scene.Recount // the game told once more, for where its points came from
	tally tally.Tally
}

// The pages that the upper part of the sheet shows in turn.
const (
	shipsPage  = "ships"  // what became of each ship
	pointsPage = "points" // what each point was scored for
)

func (s *resultScreen) Busy() bool { return !s.count.Done }

// result is the sheet of the game on the table.
func (t *tableScreen) result() *resultScreen {
	s := &resultScreen{table: t, count: scene.Recount{Tale: t.play.Session.Retell()}}
	s.count.Add = func(e game.Event) { s.tally.Add(e, t.play.state()) }
	s.Result = scene.Result{Question: &t.question.Question, Table: t, Again: t.play.again, Left: s.count.Stop, Page: shipsPage}
	return s
}

// recount counts what a tick has time for, and at last what stands for something as it is.
func (s *resultScreen) recount() {
	if s.count.Done {
		return
	}
	if s.count.On(); s.count.Done {
		s.tally.End(s.table.play.state())
	}
}

// Update builds the sheet: who has won, a row for each ship or for all that points were scored for, the score round by round.
func (s *resultScreen) Update() {
	t := s.table
	a := t.client
	s.recount()
	t.layout(a)
	t.drawTable(a.desk)
	v, state := &t.play.board.view, t.play.state()
	f := scene.Final{Score: [2]int{state.Score(game.Red), state.Score(game.Blue)}, Rounds: v.Round,
		Sides: [2]string{v.Sides[0].Fleet, v.Sides[1].Fleet}}
	in, row := s.Sheet(f)
	if a.Room() == scene.Narrow {
		s.Pages(in.CutTop(a.UI.Px(30), a.UI.Px(4)), shipsPage, pointsPage)
		s.column(a, in)
		s.Buttons(row)
		return
	}
	low := in.CutBottom(a.UI.Px(partHigh), a.UI.Px(10))
	s.Pages(in.CutTop(a.UI.Px(26), a.UI.Px(4)), shipsPage, pointsPage)
	if s.Page == pointsPage {
		a.PointPage(in, s.points(a), s.roundName)
	} else {
		a.SumPage(in, s.sums(a))
	}
	sources := low.CutRight(a.UI.Px(600), a.UI.Px(12))
	a.ScoreChart(low, rounds(state))
	s.sources(a, sources)
	s.Buttons(row)
}

// rounds is the score after setup, after every round, and where the game ended within one.
func rounds(s *armada.State) [][2]int {
	out := append([][2]int{{}}, s.Memory.Scores...)
	if len(s.Memory.Scores) < s.View.Round {
		out = append(out, [2]int{s.Score(game.Red), s.Score(game.Blue)})
	}
	return out
}

// partHigh is how high the score and the sources of the points stand, in units of the design.
const partHigh = 200

// column is all of the sheet in one list, for a window where its parts have no room beside each other.
func (s *resultScreen) column(a *Client, in draw.Rect) {
	u := a.UI
	u.Scroll("result.column", in, func(r draw.Rect) float64 {
		top := r.Y
		if s.Page == pointsPage {
			a.PointList(&r, s.points(a), s.roundName)
		} else {
			sums := s.sums(a)
			a.SumList(&r, sums, game.Red)
			a.SumList(&r, sums, game.Blue)
		}
		r.CutTop(u.Px(10), 0)
		s.sources(a, r.CutTop(u.Px(partHigh), u.Px(10)))
		a.ScoreChart(r.CutTop(u.Px(partHigh), 0), rounds(s.table.play.state()))
		return r.Y - top
	})
}

// sums is what became of the ships and squadrons of both sides.
func (s *resultScreen) sums(a *Client) scene.Sums {
	v, w := &s.table.play.board.view, s.table.play.words
	sums := scene.Sums{Piece: a.Say("sum-piece"),
		Columns: []scene.SumColumn{{Caption: a.Say("sum-cost"), Wide: 50}, {Caption: a.Say("sum-fate"), Wide: 110}}}
	for i := range v.Ships {
		ship := &v.Ships[i]
		card, err := a.kit.Facts.Ship(ship.Card)
		if err != nil {
			continue
		}
		cost := card.Cost
		for _, up := range ship.Upgrades {
			if u, err := a.kit.Facts.Upgrade(up.Card); err == nil {
				cost += u.Cost
			}
		}
		fate, color := a.Say("fate-hull", "n", strconv.Itoa(ship.Hull-ship.Damage()), "of", strconv.Itoa(ship.Hull)), draw.Good
		gone := ship.Where == board.Destroyed
		if gone {
			fate, color = a.Say("fate-destroyed"), draw.Bad
		} else if ship.Damage() > 0 {
			color = draw.Warn
		}
		name := w.Value("ship", ship.ID.Piece())
		sums.Sides[ship.Seat] = append(sums.Sides[ship.Seat], scene.Sum{
			Piece: ship.ID.Piece(), Number: int(ship.ID), Name: name, Words: name,
			Look:  art.Raised{Chassis: pieces.ShipPicture(card.Chassis), Side: 64},
			Cells: []scene.SumCell{{Text: strconv.Itoa(cost), Color: draw.Text}, {Text: fate, Color: color}}, Gone: gone})
	}
	return sums
}

// points are all points with the round in which they were scored, and why.
func (s *resultScreen) points(a *Client) (out []scene.Points) {
	w := s.table.play.words
	for _, p := range s.tally.Points {
		why := w.Say(p.Why)
		if p.From == tally.Tokens {
			why = w.Say(game.Say("ui.points-tokens-why", "n", strconv.Itoa(p.Things)).With("why", p.Why))
		}
		out = append(out, scene.Points{Round: p.Round, Seat: p.Seat, N: p.N, Why: why})
	}
	return out
}

// roundName is what a round is called.
func (s *resultScreen) roundName(round int) string {
	a := s.table.client
	switch round {
	case tally.AtEnd:
		return a.Say("points-end")
	case 0:
		return a.Say("setup")
	}
	return a.Say("round", "n", strconv.Itoa(round))
}

// sources tells for each side how many points came from what, their sum, and what the margin would give in a tournament.
func (s *resultScreen) sources(a *Client, r draw.Rect) {
	u, state := a.UI, s.table.play.state()
	in := a.SheetPart(r, a.Say("points-from"))
	margin := state.Margin()
	winner, loser := armada.TournamentPoints(margin)
	text := a.Say("points-margin", "margin", strconv.Itoa(margin), "of", strconv.Itoa(state.View.Sides[state.View.Winner].Points),
		"winner", strconv.Itoa(winner), "loser", strconv.Itoa(loser))
	foot := in.CutBottom(u.Px(20), u.Px(2))
	u.Label(foot, text, draw.Style{Size: 13, Color: draw.Muted})
	u.Note("result.margin", text, foot)
	for i, side := range in.Columns(2, u.Px(24)) {
		seat := game.Seat(i)
		line := func(id, words string, n int, st draw.Style) {
			row := side.CutTop(u.Px(19), 0)
			number := st
			number.Align = draw.RightAligned
			u.Label(row.CutRight(u.Px(48), u.Px(6)), strconv.Itoa(n), number)
			u.Label(row, words, st)
			u.Note("result."+id+":"+seat.ID(), words+" "+strconv.Itoa(n), row)
		}
		u.Label(side.CutTop(u.Px(20), 0), a.Words.Seat(seat), draw.Style{Size: 14, Bold: true, Color: art.SeatName(seat)})
		for from, key := range []string{"points-ships", "points-squadrons", "points-tokens", "points-objective", "points-rest"} {
			if n, things := s.tally.Of(seat, tally.Source(from)); n != 0 {
				words := a.Say(key, "n", strconv.Itoa(things), "worth", strconv.Itoa(state.TokenWorth()))
				line(key, words, n, draw.Style{Size: 13, Color: draw.Text})
			}
		}
		line("points-all", a.Say("points-all"), state.Score(seat), draw.Style{Size: 14, Bold: true, Color: draw.Text})
	}
}

package armada

import (
	"strconv"

	"xwing/game"
	"xwing/game/armada/board"
	"xwing/scene"
	"xwing/scene/armada/pieces"
	"xwing/scene/art"
	"xwing/scene/draw"
)

// resultScreen is the sheet of score at the end of a game, over the table as it stands.
type resultScreen struct {
	scene.Result
	table *tableScreen
}

func (s *resultScreen) Busy() bool { return false }

// result is the sheet of the game on the table.
func (t *tableScreen) result() *resultScreen {
	return &resultScreen{scene.Result{Question: &t.question.Question, Table: t, Again: t.play.again}, t}
}

// Update builds the sheet: who has won, a row for each ship and for the squadrons, the score round by round.
func (s *resultScreen) Update() {
	t := s.table
	a := t.client
	t.layout(a)
	t.drawTable(a.desk)
	v, state := &t.play.board.view, t.play.state()
	f := scene.Final{Score: [2]int{state.Score(game.Red), state.Score(game.Blue)}, Rounds: v.Round,
		Sides: [2]string{v.Sides[0].Fleet, v.Sides[1].Fleet}}
	in, row := s.Sheet(f)
	low := in.CutBottom(in.H*0.36, a.UI.Px(10))
	a.SumPage(in, s.sums(a))
	parts := low.Columns(2, a.UI.Px(12))
	a.ScoreChart(parts[0], append([][2]int{{}}, state.Memory.Scores...))
	s.points(a, parts[1])
	s.Buttons(row)
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

// points tells where the points of each side came from.
func (s *resultScreen) points(a *Client, r draw.Rect) {
	u, v := a.UI, &s.table.play.board.view
	in := a.SheetPart(r, a.Say("points-from"))
	for i, side := range in.Columns(2, u.Px(12)) {
		seat := game.Seat(i)
		line := func(key string, n int) {
			row := side.CutTop(u.Px(20), 0)
			u.Label(row, a.Say(key), draw.Style{Size: 14, Color: draw.Muted})
			u.Label(row, strconv.Itoa(n), draw.Style{Size: 14, Bold: true, Color: draw.Text, Align: draw.RightAligned})
			u.Note("result."+key+":"+seat.ID(), strconv.Itoa(n), row)
		}
		u.Label(side.CutTop(u.Px(20), 0), a.Words.Seat(seat), draw.Style{Size: 14, Bold: true, Color: art.SeatName(seat)})
		lost := v.Sides[board.Across(seat)].Lost
		all := s.table.play.state().Score(seat)
		line("points-destroyed", lost)
		line("points-objective", all-lost)
		line("points-all", all)
	}
}

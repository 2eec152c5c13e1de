package xwing

import (
	"strconv"

	"xwing/game"
	"xwing/game/xwing/board"
	"xwing/scene/art"
	"xwing/scene/draw"
	"xwing/scene/ui"
)

// sparePages is how far a tooltip goes out of the way of the buttons that turn pages.
const sparePages = 1

// pages are the buttons that turn them; points only where any were given.
func (s *resultScreen) pages(a *desk, r draw.Rect) {
	ids := []string{shipsPage, roundsPage}
	if len(s.count.tally.Points) > 0 {
		ids = append(ids, pointsPage)
	}
	a.UI.Spare(sparePages, r) // the next page is picked beside what explains this one
	for _, id := range ids {
		st := ui.ButtonStyle{Size: 13, Align: draw.Center, On: id == s.page, Tip: a.Say("sheet-why-" + id)}
		if a.UI.Button("result.page:"+id, r.CutLeft(a.UI.Px(104), a.UI.Px(6)), a.Say("sheet-page-"+id), st) {
			s.page = id
			a.Touch()
		}
	}
}

// Measures of the page of rounds, in units of the design.
const (
	roundWide  = 48
	gainedWide = 50
	lossHigh   = 27 // of a row at most
	leastLoss  = 21 // twelve of these find room
)

// losses is what each side scored and lost in every round, ship by ship, Red's on the left.
func (s *resultScreen) losses(a *desk, r draw.Rect) {
	u := a.UI
	gap := u.Px(24)
	for i, h := range r.CutTop(u.Px(24), u.Px(2)).Columns(2, gap) {
		s.lossCaptions(a, h, game.Seat(i))
	}
	rounds := s.rounds()
	line := min(max(r.H/float64(max(len(rounds)-1, 1)), u.Px(leastLoss)), u.Px(lossHigh))
	u.Scroll("result.rounds", r, func(r draw.Rect) float64 {
		top := r.Y
		for n := 1; n < len(rounds); n++ {
			high := line
			sides := r.Columns(2, gap)
			for i := range sides {
				high = max(high, s.chipsHigh(a, sides[i], n, game.Seat(i), line))
			}
			for i, side := range sides {
				side.H = high
				if n%2 == 1 {
					u.L.Fill(side.Snapped(), draw.Fade(draw.PanelHigh, 0.6))
				}
				s.loss(a, side, line, n, game.Seat(i), rounds[n][i]-rounds[n-1][i])
			}
			r.CutTop(high, 0)
		}
		return r.Y - top
	})
}

// lossCaptions names the columns over a line of the seat.
func (s *resultScreen) lossCaptions(a *desk, r draw.Rect, seat game.Seat) {
	u := a.UI
	u.L.Fill(draw.Rect{X: r.X, Y: r.Bottom() - u.Px(2), W: r.W, H: u.Px(2)}.Snapped(), art.SeatColor(seat))
	st := draw.Style{Size: 12, Color: draw.Muted, Align: draw.RightAligned}
	u.Label(r.CutLeft(u.Px(roundWide), u.Px(4)), a.Say("sheet-round"), st)
	u.Label(r.CutLeft(u.Px(gainedWide), u.Px(4)), a.Say("sheet-gained"), st)
	u.Label(r.CutLeft(u.Px(gainedWide), u.Px(16)), a.Say("sheet-taken"), st)
	st.Align = draw.Left
	u.Label(r, a.Say("sheet-hit"), st)
}

// loss is what a side scored in a round, and what it lost.
func (s *resultScreen) loss(a *desk, r draw.Rect, line float64, round int, seat game.Seat, gained int) {
	u := a.UI
	row, words := r, a.Say("round", "n", strconv.Itoa(round))
	first := r
	first.H = line
	st := draw.Style{Size: 13, Color: draw.Muted, Align: draw.RightAligned}
	u.Label(first.CutLeft(u.Px(roundWide), u.Px(4)), strconv.Itoa(round), st)
	score := "·"
	if gained != 0 {
		st.Color, st.Bold = art.SeatName(seat), true
		if score = strconv.Itoa(gained); gained > 0 {
			score = "+" + score
		}
		words += ", " + a.Say("sheet-gained") + " " + score
	}
	u.Label(first.CutLeft(u.Px(gainedWide), u.Px(4)), score, st)
	chips := s.chips(a, round, seat)
	sum, taken := 0, "·"
	for _, c := range chips {
		sum += c.taken
		words += ", " + s.play.words.Value("ship", c.ship.Piece()) + " " + c.text
	}
	if sum > 0 {
		taken = strconv.Itoa(sum)
	}
	u.Label(first.CutLeft(u.Px(gainedWide), u.Px(16)), taken, draw.Style{Size: 13, Color: draw.Text, Align: draw.RightAligned})
	u.Note("result.loss:"+seat.ID()+":"+strconv.Itoa(round), words, row)
	for i, at := range s.chipPlaces(a, row, chips, line) {
		s.chip(a, at, seat, &chips[i])
	}
}

// lossChip is what befell a ship in a round: its number, and how much it took, or that it
// was lost.
type lossChip struct {
	ship  board.ShipID
	taken int
	gone  bool
	text  string
}

// chips are the ships of a seat that took damage in a round or left the game.
func (s *resultScreen) chips(a *desk, round int, seat game.Seat) []lossChip {
	var out []lossChip
	v := &s.play.board.view
	for i := range v.Ships {
		ship := &v.Ships[i]
		if ship.Seat != seat || ship.Remote != "" {
			continue
		}
		told := &s.count.tally.Ships[i]
		c := lossChip{ship: ship.ID, taken: told.In(round), gone: told.Lost == round}
		if c.taken == 0 && !c.gone {
			continue
		}
		if c.taken > 0 {
			c.text = strconv.Itoa(c.taken)
		}
		if c.gone {
			key := "sheet-lost"
			if ship.Fled {
				key = "sheet-fled"
			}
			if c.text != "" {
				c.text += ", "
			}
			c.text += a.Say(key)
		}
		out = append(out, c)
	}
	return out
}

// chipsHigh is how high the row of a round is for the ships of a seat.
func (s *resultScreen) chipsHigh(a *desk, r draw.Rect, round int, seat game.Seat, line float64) float64 {
	places := s.chipPlaces(a, r, s.chips(a, round, seat), line)
	if len(places) == 0 {
		return 0
	}
	return places[len(places)-1].Bottom() - r.Y
}

// chipPlaces is where they stand in the row: what finds no room goes on below.
func (s *resultScreen) chipPlaces(a *desk, r draw.Rect, chips []lossChip, line float64) []draw.Rect {
	u := a.UI
	from := r.X + u.Px(roundWide+4+gainedWide+4+gainedWide+16)
	x, y := from, r.Y
	var out []draw.Rect
	for i := range chips {
		w := u.Px(26) + u.Fonts.Width(chips[i].text, draw.Style{Size: u.Px(13), Bold: chips[i].gone}) + 2
		if x > from && x+w > r.Right() {
			x, y = from, y+line
		}
		out = append(out, draw.Rect{X: x, Y: y, W: w, H: line})
		x += w + u.Px(14)
	}
	return out
}

// chip paints one.
func (s *resultScreen) chip(a *desk, r draw.Rect, seat game.Seat, c *lossChip) {
	u := a.UI
	x, y := r.X+u.Px(11), r.Y+r.H/2
	art.SeatMark(u.L, seat, x, y, u.Px(9.5), max(1, u.Px(1)))
	u.L.Text(x, y, strconv.Itoa(int(c.ship)), draw.Style{Size: u.Px(12), Bold: true, Color: draw.White, Align: draw.Center})
	if u.Over(r) {
		u.Tip(s.play.words.Value("ship", c.ship.Piece()), r)
	}
	st := draw.Style{Size: 13, Color: draw.Text}
	if c.gone {
		st.Color, st.Bold = draw.Bad, true
	}
	r.CutLeft(u.Px(26), 0)
	u.Label(r, c.text, st)
}

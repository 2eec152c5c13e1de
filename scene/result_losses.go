package scene

import (
	"strconv"

	"xwing/game"
	"xwing/scene/art"
	"xwing/scene/draw"
)

// Losses is what each side scored and lost in every round, for the sheet at the end of a game.
type Losses struct {
	Round, Gained, Taken, Hit string   // over the columns
	Score                     [][2]int // after setup and after every round
	Name                      func(round int) string
	Of                        func(round int, seat game.Seat) []Loss // that are told of a seat's pieces in a round
}

// Loss is what befell a piece in a round: how much it took, or that it was lost.
type Loss struct {
	Number int    // on its mark
	Words  string // what the piece is called
	Taken  int
	Text   string
	Gone   bool
}

// Measures of the page of rounds, in units of the design.
const (
	roundWide  = 48
	gainedWide = 50
	lossHigh   = 27 // of a row at most
	leastLoss  = 21 // twelve of these find room
)

// LossPage shows both sides, piece by piece, Red's on the left.
func (d *Desk) LossPage(r draw.Rect, l Losses) {
	u := d.UI
	gap := u.Px(24)
	for i, h := range r.CutTop(u.Px(24), u.Px(2)).Columns(2, gap) {
		d.lossCaptions(h, &l, game.Seat(i))
	}
	line := min(max(r.H/float64(max(len(l.Score)-1, 1)), u.Px(leastLoss)), u.Px(lossHigh))
	u.Scroll("result.losses", r, func(r draw.Rect) float64 {
		top := r.Y
		for n := 1; n < len(l.Score); n++ {
			high := line
			sides := r.Columns(2, gap)
			for i := range sides {
				high = max(high, d.chipsHigh(sides[i], l.Of(n, game.Seat(i)), line))
			}
			for i, side := range sides {
				side.H = high
				d.loss(side, &l, line, n, game.Seat(i))
			}
			r.CutTop(high, 0)
		}
		return r.Y - top
	})
}

// LossList shows one side, in what it cuts from the top of r.
func (d *Desk) LossList(r *draw.Rect, l Losses, seat game.Seat) {
	u := d.UI
	d.lossCaptions(r.CutTop(u.Px(24), u.Px(2)), &l, seat)
	line := u.Px(lossHigh)
	for n := 1; n < len(l.Score); n++ {
		d.loss(r.CutTop(max(line, d.chipsHigh(*r, l.Of(n, seat), line)), 0), &l, line, n, seat)
	}
}

// lossCaptions names the columns over a line of the seat.
func (d *Desk) lossCaptions(r draw.Rect, l *Losses, seat game.Seat) {
	u := d.UI
	u.L.Fill(draw.Rect{X: r.X, Y: r.Bottom() - u.Px(2), W: r.W, H: u.Px(2)}.Snapped(), art.SeatColor(seat))
	st := draw.Style{Size: 12, Color: draw.Muted, Align: draw.RightAligned}
	u.Label(r.CutLeft(u.Px(roundWide), u.Px(4)), l.Round, st)
	u.Label(r.CutLeft(u.Px(gainedWide), u.Px(4)), l.Gained, st)
	u.Label(r.CutLeft(u.Px(gainedWide), u.Px(16)), l.Taken, st)
	st.Align = draw.Left
	u.Label(r, l.Hit, st)
}

// loss is what a side scored in a round, and what it lost.
func (d *Desk) loss(r draw.Rect, l *Losses, line float64, round int, seat game.Seat) {
	u := d.UI
	if round%2 == 1 {
		u.L.Fill(r.Snapped(), draw.Fade(draw.PanelHigh, 0.6))
	}
	row, words := r, l.Name(round)
	first := r
	first.H = line
	st := draw.Style{Size: 13, Color: draw.Muted, Align: draw.RightAligned}
	u.Label(first.CutLeft(u.Px(roundWide), u.Px(4)), strconv.Itoa(round), st)
	score := "·"
	if gained := l.Score[round][seat] - l.Score[round-1][seat]; gained != 0 {
		st.Color, st.Bold = art.SeatName(seat), true
		if score = strconv.Itoa(gained); gained > 0 {
			score = "+" + score
		}
		words += ", " + l.Gained + " " + score
	}
	u.Label(first.CutLeft(u.Px(gainedWide), u.Px(4)), score, st)
	chips := l.Of(round, seat)
	sum := 0
	for _, c := range chips {
		sum += c.Taken
		words += ", " + c.Words + " " + c.Text
	}
	taken := draw.Style{Size: 13, Color: draw.Text, Align: draw.RightAligned}
	u.Label(first.CutLeft(u.Px(gainedWide), u.Px(16)), SumNumber(sum), taken)
	u.Note("result.loss:"+seat.ID()+":"+strconv.Itoa(round), words, row)
	for i, at := range d.chipPlaces(row, chips, line) {
		d.chip(at, seat, &chips[i])
	}
}

// chipsHigh is how high the row of a round is for what befell pieces of a seat.
func (d *Desk) chipsHigh(r draw.Rect, chips []Loss, line float64) float64 {
	places := d.chipPlaces(r, chips, line)
	if len(places) == 0 {
		return 0
	}
	return places[len(places)-1].Bottom() - r.Y
}

// chipPlaces is where they stand in the row: what finds no room goes on below.
func (d *Desk) chipPlaces(r draw.Rect, chips []Loss, line float64) []draw.Rect {
	u := d.UI
	from := r.X + u.Px(roundWide+4+gainedWide+4+gainedWide+16)
	x, y := from, r.Y
	var out []draw.Rect
	for i := range chips {
		w := u.Px(26) + u.Fonts.Width(chips[i].Text, draw.Style{Size: u.Px(13), Bold: chips[i].Gone}) + 2
		if x > from && x+w > r.Right() {
			x, y = from, y+line
		}
		out = append(out, draw.Rect{X: x, Y: y, W: w, H: line})
		x += w + u.Px(14)
	}
	return out
}

// chip paints one.
func (d *Desk) chip(r draw.Rect, seat game.Seat, c *Loss) {
	u := d.UI
	d.numbered(seat, c.Number, r.X+u.Px(11), r.Y+r.H/2)
	if u.Over(r) {
		u.Tip(c.Words, r)
	}
	st := draw.Style{Size: 13, Color: draw.Text}
	if c.Gone {
		st.Color, st.Bold = draw.Bad, true
	}
	r.CutLeft(u.Px(26), 0)
	u.Label(r, c.Text, st)
}

package scene

import (
	"strconv"

	"xwing/game"
	"xwing/scene/art"
	"xwing/scene/draw"
	"xwing/scene/ui"
)

// Sums is what the pieces of both sides came to, a row for each, for the sheet at the end of a game.
type Sums struct {
	Piece   string      // over their names
	Columns []SumColumn // from the right
	Sides   [2][]Sum
}

// SumColumn is a column of it.
type SumColumn struct {
	Caption string
	Wide    float64 // in units of the design
}

// Sum is what a piece came to.
type Sum struct {
	Piece  string // its id
	Number int    // on its mark
	Name   string // beside it
	Words  string // what it is called where it stands alone
	Look   art.Recipe
	Cells  []SumCell // one for each column
	Gone   bool      // it is not in the game any more
}

// SumCell is what stands in a column.
type SumCell struct {
	Text  string
	Color draw.Color
	Bold  bool
}

// SumNumber is a number in a column, a dot for none.
func SumNumber(n int) string {
	if n == 0 {
		return "·"
	}
	return strconv.Itoa(n)
}

// How high a row is, in units of the design: of few pieces up to the most, so that the sheet is
// filled; from some height on its name is larger, too.
const (
	sumHigh  = 34
	mostSum  = 92
	largeSum = 48
)

// SumPage shows both sides, Red's on the left.
func (d *Desk) SumPage(r draw.Rect, s Sums) {
	u := d.UI
	gap := u.Px(24)
	head := r.CutTop(u.Px(24), u.Px(2))
	for i, h := range head.Columns(2, gap) {
		d.sumCaptions(h, &s, game.Seat(i))
	}
	n := max(len(s.Sides[0]), len(s.Sides[1]), 1)
	high := max(min(r.H/float64(n), u.Px(mostSum)), u.Px(24))
	named := s.nameSize(u, (r.W-gap)/2, high, s.Sides[:]...)
	u.Scroll("result.sums", r, func(r draw.Rect) float64 {
		for i, side := range r.Columns(2, gap) {
			for k := range s.Sides[i] {
				row := draw.Rect{X: side.X, Y: side.Y + float64(k)*high, W: side.W, H: high}
				d.sum(row, &s, game.Seat(i), k, named)
			}
		}
		return float64(n) * high
	})
}

// SumList shows one side, in what it cuts from the top of r.
func (d *Desk) SumList(r *draw.Rect, s Sums, seat game.Seat) {
	u := d.UI
	d.sumCaptions(r.CutTop(u.Px(24), u.Px(2)), &s, seat)
	named := s.nameSize(u, r.W, u.Px(sumHigh), s.Sides[seat])
	for k := range s.Sides[seat] {
		d.sum(r.CutTop(u.Px(sumHigh), 0), &s, seat, k, named)
	}
}

// sumCaptions names the columns over a line of the seat.
func (d *Desk) sumCaptions(r draw.Rect, s *Sums, seat game.Seat) {
	u := d.UI
	u.L.Fill(draw.Rect{X: r.X, Y: r.Bottom() - u.Px(2), W: r.W, H: u.Px(2)}.Snapped(), art.SeatColor(seat))
	r.CutRight(u.Px(6), 0)
	st := draw.Style{Size: 12, Color: draw.Muted, Align: draw.RightAligned}
	for _, c := range s.Columns {
		u.Label(r.CutRight(u.Px(c.Wide), u.Px(4)), c.Caption, st)
	}
	st.Align = draw.Left
	u.Label(r, s.Piece, st)
}

// nameSize is how large all names are written on rows of a width and height.
func (s *Sums) nameSize(u *ui.UI, wide, high float64, sides ...[]Sum) float64 {
	left := wide - u.Px(6+24+2+6) - max(sumSide(u, high), u.Px(32))
	for _, c := range s.Columns {
		left -= u.Px(c.Wide + 4)
	}
	var names []string
	for _, side := range sides {
		for i := range side {
			names = append(names, side[i].Name)
		}
	}
	usual := 14.0
	if high >= u.Px(largeSum) {
		usual = 18
	}
	return u.OneSize(left, draw.Style{Size: usual, Bold: true}, names...)
}

// sumSide is how large the picture of a piece is on a row so high.
func sumSide(u *ui.UI, high float64) float64 { return max(min(high*0.96, u.Px(32)), high*0.8) }

// sum is one row, its name of a size.
func (d *Desk) sum(r draw.Rect, s *Sums, seat game.Seat, k int, named float64) {
	u, e := d.UI, &s.Sides[seat][k]
	if k%2 == 0 {
		u.L.Fill(r.Snapped(), draw.Fade(draw.PanelHigh, 0.6))
	}
	row, words := r, e.Words
	r.CutRight(u.Px(6), 0)
	for i, cell := range e.Cells {
		st := draw.Style{Size: 13, Color: cell.Color, Bold: cell.Bold, Align: draw.RightAligned}
		u.Label(r.CutRight(u.Px(s.Columns[i].Wide), u.Px(4)), cell.Text, st)
		words += ", " + s.Columns[i].Caption + " " + cell.Text
	}
	side := sumSide(u, r.H)
	mark := r.CutLeft(u.Px(24), u.Px(2))
	x, y := mark.Center()
	d.numbered(seat, e.Number, x, y)
	box := r.CutLeft(max(side, u.Px(32)), u.Px(6))
	d.Stamp(u.L, e.Look, box.X+box.W/2, box.Y+box.H/2, side)
	if e.Gone {
		u.L.Fill(box, draw.Fade(draw.Panel, 0.45))
	}
	name := draw.Style{Size: named, Color: draw.Text, Bold: !e.Gone}
	if e.Gone {
		name.Color = draw.Muted
	}
	u.Label(r, e.Name, name) // beside its number
	u.Note("result."+e.Piece, words, row)
}

// numbered is the mark of a seat with the number of a piece.
func (d *Desk) numbered(seat game.Seat, number int, x, y float64) {
	u := d.UI
	art.SeatMark(u.L, seat, x, y, u.Px(9.5), max(1, u.Px(1)))
	u.L.Text(x, y, strconv.Itoa(number), draw.Style{Size: u.Px(12), Bold: true, Color: draw.White, Align: draw.Center})
}

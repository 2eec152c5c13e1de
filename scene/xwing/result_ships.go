package xwing

import (
	"strconv"

	"xwing/game"
	"xwing/game/xwing/board"
	"xwing/scene/art"
	"xwing/scene/draw"
	"xwing/scene/ui"
)

// columns of a seat's sheet, from the right, in units of the design: points, dealt,
// taken, kills, fate.
var columns = []struct {
	key  string
	wide float64
}{{"sheet-fate", 104}, {"sheet-kills", 36}, {"sheet-taken", 42}, {"sheet-dealt", 42}, {"sheet-points", 44}}

// How high the row of a ship is, in units of the design: of few ships up to the most, so that
// the sheet is filled; from some height on its name is larger, too.
const (
	shipRowHigh  = 34
	mostShipRow  = 92
	largeShipRow = 48
)

// ships is what each ship was worth, did and suffered, Red's on the left.
func (s *resultScreen) ships(a *desk, r draw.Rect) {
	u := a.UI
	sides := [2][]*board.Ship{s.ownShips(game.Red), s.ownShips(game.Blue)}
	gap := u.Px(24)
	head := r.CutTop(u.Px(24), u.Px(2))
	for i, h := range head.Columns(2, gap) {
		s.captions(a, h, game.Seat(i))
	}
	n := max(len(sides[0]), len(sides[1]), 1)
	rowH := max(min(r.H/float64(n), u.Px(mostShipRow)), u.Px(24))
	named := s.nameSize(u, (r.W-gap)/2, rowH, sides[:]...)
	u.Scroll("result.ships", r, func(r draw.Rect) float64 {
		for i, side := range r.Columns(2, gap) {
			for k, ship := range sides[i] {
				row := draw.Rect{X: side.X, Y: side.Y + float64(k)*rowH, W: side.W, H: rowH}
				if k%2 == 0 {
					u.L.Fill(row.Snapped(), draw.Fade(draw.PanelHigh, 0.6))
				}
				s.ship(a, row, ship, named)
			}
		}
		return float64(n) * rowH
	})
}

// captions names the columns over a line of the seat.
func (s *resultScreen) captions(a *desk, r draw.Rect, seat game.Seat) {
	u := a.UI
	u.L.Fill(draw.Rect{X: r.X, Y: r.Bottom() - u.Px(2), W: r.W, H: u.Px(2)}.Snapped(), art.SeatColor(seat))
	r.CutRight(u.Px(6), 0)
	st := draw.Style{Size: 12, Color: draw.Muted, Align: draw.RightAligned}
	for _, c := range columns {
		u.Label(r.CutRight(u.Px(c.wide), u.Px(4)), a.Say(c.key), st)
	}
	st.Align = draw.Left
	u.Label(r, a.Say("sheet-ship"), st)
}

// nameSize is how large all names are written on rows of a width and height.
func (s *resultScreen) nameSize(u *ui.UI, wide, high float64, sides ...[]*board.Ship) float64 {
	left := wide - u.Px(6+24+2+6) - max(shipSide(u, high), u.Px(32))
	for _, c := range columns {
		left -= u.Px(c.wide + 4)
	}
	var names []string
	for _, side := range sides {
		for _, ship := range side {
			names = append(names, s.play.names.Bare(ship.ID))
		}
	}
	usual := 14.0
	if high >= u.Px(largeShipRow) {
		usual = 18
	}
	return u.OneSize(left, draw.Style{Size: usual, Bold: true}, names...)
}

// shipSide is how large the picture of a ship is on a row so high.
func shipSide(u *ui.UI, high float64) float64 { return max(min(high*0.96, u.Px(32)), high*0.8) }

// ship is one row, its name of a size.
func (s *resultScreen) ship(a *desk, r draw.Rect, ship *board.Ship, named float64) {
	u := a.UI
	row := r
	c := s.count.tally.Ships[ship.ID-1]
	fate, color := s.fate(a, ship)
	gone := ship.Where == board.Removed || ship.Destroyed
	st := draw.Style{Size: 13, Color: draw.Text, Align: draw.RightAligned}
	r.CutRight(u.Px(6), 0)
	told := func(n int) string {
		if n == 0 {
			return "·"
		}
		return strconv.Itoa(n)
	}
	kills := draw.Warn
	if c.Kills == 0 {
		kills = draw.Muted
	}
	cells := []struct {
		text  string
		color draw.Color
		bold  bool
	}{{fate, color, false}, {told(c.Kills), kills, c.Kills > 0}, {told(c.Taken), draw.Text, false}, {told(c.Dealt), draw.Text, false},
		{strconv.Itoa(s.play.state().Worth(ship.ID)), draw.Muted, false}}
	words := s.play.words.Value("ship", ship.ID.Piece())
	for i, cell := range cells {
		st.Color, st.Bold = cell.color, cell.bold
		u.Label(r.CutRight(u.Px(columns[i].wide), u.Px(4)), cell.text, st)
		words += ", " + a.Say(columns[i].key) + " " + cell.text
	}
	side := shipSide(u, r.H)
	mark := r.CutLeft(u.Px(24), u.Px(2))
	x, y := mark.Center()
	art.SeatMark(u.L, ship.Seat, x, y, u.Px(9.5), max(1, u.Px(1)))
	u.L.Text(x, y, strconv.Itoa(int(ship.ID)), draw.Style{Size: u.Px(12), Bold: true, Color: draw.White, Align: draw.Center})
	box := r.CutLeft(max(side, u.Px(32)), u.Px(6))
	a.Stamp(u.L, a.shipPicture(ship.Pilot, ship.Chassis), box.X+box.W/2, box.Y+box.H/2, side)
	if gone {
		u.L.Fill(box, draw.Fade(draw.Panel, 0.45))
	}
	name := draw.Style{Size: named, Color: draw.Text, Bold: !gone}
	if gone {
		name.Color = draw.Muted
	}
	u.Label(r, s.play.names.Bare(ship.ID), name) // beside its number
	u.Note("result."+ship.ID.Piece(), words, row)
}

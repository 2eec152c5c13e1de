package scene

import (
	"cmp"
	"slices"
	"strconv"
	"strings"

	"xwing/game"
	"xwing/scene/art"
	"xwing/scene/draw"
	"xwing/scene/ui"
)

// Offer is what a side can be played with, a squad or a fleet, as a list shows it.
type Offer struct {
	ID     string
	Kind   string // which its widgets are named for, with its id
	Title  string
	Small  bool   // its title tells more than a name: it is smaller, in more lines
	Broken string // why it cannot be picked; "": it can
}

// Offered is what its row tells of it.
type Offered struct {
	Notes   []string // below its title: the first that has room, else the last
	Color   draw.Color
	Tip     string // all there is to say before it is picked
	Picture func(r draw.Rect)
}

// OfferPart is some of a list under a head of their own.
type OfferPart struct {
	ID, Head string // ""; no head
	N        int
	Row      func(i int, r draw.Rect) float64 // builds one; it returns its height
}

// OfferParts builds the parts of a list, one below the other, and returns their height.
func (d *Desk) OfferParts(r draw.Rect, parts ...OfferPart) float64 {
	u, y := d.UI, r.Y
	for _, p := range parts {
		if p.N > 0 && p.Head != "" {
			cell := draw.Rect{X: r.X, Y: y + u.Px(6), W: r.W, H: u.Px(22)}
			u.Label(cell, p.Head, draw.Style{Size: 14, Bold: true, Color: draw.Muted})
			u.Note(p.ID, p.Head, cell)
			y = cell.Bottom() + u.Px(4)
		}
		for i := range p.N {
			y += p.Row(i, draw.Rect{X: r.X, Y: y, W: r.W}) + u.Px(6)
		}
	}
	return y - r.Y
}

// Measures of a row in units of the design.
const (
	offerPicture = 96
	offerLeast   = 58
)

// OfferRow is one offer with a button for each of as many seats as pick, which picks it; it returns its height. Rows out of sight
// are not asked
// what they tell: that may take a while.
func (d *Desk) OfferRow(r, sight draw.Rect, o Offer, picked []string, tell func() Offered) float64 {
	u := d.UI
	cell, order := offerCells(len(picked))
	lines := o.Lines(u, r.W-u.Px(16+float64(len(picked))*(cell+6)+offerPicture+8))
	line := draw.LineHeight(u.Px(o.Style().Size))
	r.H = max(u.Px(36)+line*float64(len(lines)), u.Px(offerLeast))
	seen := r.Bottom() > sight.Y && r.Y < sight.Bottom()
	var told Offered
	if seen {
		told = tell()
	}
	u.L.Round(r, u.Px(5), draw.PanelHigh)
	in := r.Inset(u.Px(8))
	hot := u.Over(r)
	for _, seat := range order {
		b := in.CutRight(u.Px(cell), u.Px(6))
		st := ui.ButtonStyle{Align: draw.Center, Size: 14, On: picked[seat] == o.ID, Reason: o.Broken}
		b.Y, b.H = b.Y+(b.H-u.Px(32))/2, u.Px(32)
		id, label := o.Kind+":"+o.ID+":"+seat.ID(), d.Words.Seat(seat)
		if cell < seatCell { // its place in the team is enough beside its color
			st.Words, st.Tip, label = label, d.Say("pick-for", "seat", seat.ID()), strconv.Itoa(int(seat)/2+1)
		}
		if u.Button(id, b, label, st) {
			picked[seat] = o.ID
			d.Touch()
		}
		hot = hot || u.Hover() == id
		u.L.Fill(draw.Rect{X: b.X + u.Px(6), Y: b.Bottom() - u.Px(4), W: b.W - u.Px(12), H: u.Px(2)}, art.SeatColor(seat))
	}
	if seen {
		d.offerWords(in, &o, &told, lines)
		u.Note(o.Kind+":"+o.ID, told.Tip, in)
		if hot && !slices.Contains(picked, o.ID) { // else all of it stands elsewhere
			u.Tip(told.Tip, r) // beside the list: the buttons stay free
		}
	}
	return r.H
}

// Widths of the button of a seat, in units of the design: of two, and of more.
const (
	seatCell  = 58
	mateCell  = 32
	threeCell = 25 // where three are of a side
)

// offerCells is how wide the buttons of so many seats are, and in which order they stand, from right to left: those of a side,
// which is every other seat, beside each other.
func offerCells(seats int) (wide float64, order []game.Seat) {
	for seat := range game.Seat(seats) {
		order = append(order, seat)
	}
	slices.SortFunc(order, func(x, y game.Seat) int { return cmp.Or(int(y%2-x%2), int(y-x)) })
	switch {
	case seats <= 2:
		return seatCell, order
	case seats <= 4:
		return mateCell, order
	}
	return threeCell, order
}

// How many lines a title may have: that of a small one names all that is in it.
const (
	mostTitleLines = 2
	mostSmallLines = 5
)

// Style is how the title is written.
func (o *Offer) Style() draw.Style {
	st := draw.Style{Size: 16, Bold: true, Color: draw.Text, Plain: true}
	if o.Small {
		st.Size = 14
	}
	return st
}

// Lines is the title in lines of a width.
func (o *Offer) Lines(u *ui.UI, width float64) []string {
	most := mostTitleLines
	if o.Small {
		most = mostSmallLines
	}
	st := o.Style()
	st.Size = u.Px(st.Size)
	lines := u.Fonts.Wrap(o.Title, st, width)
	if len(lines) > most { // the last one is cut where it ends
		lines = append(lines[:most-1], strings.Join(lines[most-1:], " "))
	}
	return lines
}

// offerWords is what a row says and shows.
func (d *Desk) offerWords(in draw.Rect, o *Offer, told *Offered, title []string) {
	u := d.UI
	picture := in.CutLeft(u.Px(offerPicture), u.Px(8))
	picture.Y, picture.H = picture.Y-u.Px(5), picture.H+u.Px(10)
	told.Picture(picture)
	note, text := draw.Style{Size: 13, Color: told.Color, Plain: true}, ""
	for _, text = range told.Notes {
		if u.Fonts.Width(text, draw.Style{Size: u.Px(note.Size)}) <= in.W {
			break
		}
	}
	high := draw.LineHeight(u.Px(o.Style().Size))
	in.Y += max((in.H-high*float64(len(title))-u.Px(18))/2, 0)
	for _, line := range title {
		u.Label(in.CutTop(high, 0), line, o.Style())
	}
	u.Label(in.CutTop(u.Px(18), 0), text, note)
}

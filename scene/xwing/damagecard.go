package xwing

import (
	"math"
	"strconv"

	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/scene/art"
	"xwing/scene/draw"
	"xwing/scene/table"
)

// The measures of a damage card beside its ship, in units of the design.
const (
	cardWide     = 144
	cardHigh     = 164 // at least: more words need more
	cardBandHigh = 42
	cardMargin   = 10
)

// For how many ticks a damage card is seen to be dealt: half of a faceup one's it lies
// still, to be read.
const (
	facedownTicks = 24
	faceupTicks   = 60
)

// The parts of a faceup card's time at which it has come, stands on its edge, lies face
// up, and goes to its ship.
const (
	cardComes = 0.14
	cardTurns = 0.23
	cardLies  = 0.32
	cardGoes  = 0.84
)

// cardTicks is for how long a damage card is seen to be dealt; "" is facedown.
func cardTicks(card string) int {
	if card == "" {
		return facedownTicks
	}
	return faceupTicks
}

// dealtCard paints the damage card that is dealt or turned now: it comes beside the ship,
// is turned over if it lies faceup, and goes to where the ship is listed.
func (t *diceTrays) dealtCard(a *desk, free draw.Rect) {
	var ship board.ShipID
	card, from := "", 0.0
	switch e := t.play.board.Now.(type) {
	case board.DamageDealt:
		ship, card = e.Ship, e.Card
	case board.DamageExposed:
		ship, card, from = e.Ship, e.Card, 1
	}
	if ship == 0 {
		return
	}
	q := t.play.board.Part()
	comes, goes := 0.30, 0.62
	if card != "" {
		comes, goes = cardComes, cardGoes
	}
	still := a.set.Animation.Reduced
	f := cardFlight{card: card, open: card != "" && q >= cardTurns, alpha: min(q/comes*2, 1), squeeze: 1}
	place := t.cardPlace(a, free, ship, a.UI.Px(cardHigh)) // a back does not tell how many words are on the face
	if f.open {
		more := t.cards.cardHeight(a, card) - place.H
		place.H += more
		place.Y = max(min(place.Y-more/2, free.Bottom()-place.H), free.Y)
		place = place.Snapped()
	}
	home := t.home(a, ship)
	f.at = place
	switch {
	case still:
		f.alpha = 1
	case q < comes && from > 0: // it lies at the ship's card already
		f.at = flown(home, place, easeOut(q/comes))
	case q < comes:
		f.at.Y -= (1 - easeOut(q/comes)) * a.UI.Px(46)
	case q > goes:
		k := (q - goes) / (1 - goes)
		f.at, f.alpha = flown(place, home, k*k), 1-0.5*k*k
	case card != "" && q < cardLies:
		f.squeeze = math.Abs(math.Cos(math.Pi * (q - comes) / (cardLies - comes)))
	}
	f.plain = f.at != place || f.squeeze < 0.98
	t.cards.flying(a, f)
}

// cardFlight is a damage card on its way.
type cardFlight struct {
	at      draw.Rect
	card    string
	open    bool    // its face is up
	squeeze float64 // how much of its width is seen while it turns
	alpha   float64
	plain   bool // without words
}

// easeOut comes to rest.
func easeOut(q float64) float64 { return 1 - (1-q)*(1-q) }

// flown is a rectangle a part q of the way from one to the other.
func flown(from, to draw.Rect, q float64) draw.Rect {
	mix := func(a, b float64) float64 { return a + (b-a)*q }
	return draw.Rect{X: mix(from.X, to.X), Y: mix(from.Y, to.Y), W: mix(from.W, to.W), H: mix(from.H, to.H)}
}

// home is where the ship is listed on screen, as a small card; else it is the ship itself.
func (t *diceTrays) home(a *desk, ship board.ShipID) draw.Rect {
	u := a.UI
	w, h := u.Px(18), u.Px(24)
	x, y := t.sight.Areas.Table.Center()
	if s := t.play.board.view.Ship(ship); s != nil {
		x, y = t.sight.Cam.At(s.Pose.Point())
	}
	for _, row := range u.Widgets {
		if row.ID == "ship:"+strconv.Itoa(int(ship)) && row.Rect[2] > 0 {
			x, y = float64(row.Rect[0])+w, float64(row.Rect[1])+float64(row.Rect[3])/2
		}
	}
	return draw.Rect{X: x - w/2, Y: y - h/2, W: w, H: h}
}

// cardPlace is where a damage card lies beside its ship: off trays and the shot.
func (t *diceTrays) cardPlace(a *desk, free draw.Rect, ship board.ShipID, high float64) draw.Rect {
	u := a.UI
	room := free.Inset(u.Px(6))
	size := draw.Rect{W: u.Px(cardWide), H: high}
	s := t.play.board.view.Ship(ship)
	if s == nil || s.Where != board.InPlay {
		size.X, size.Y = room.X+(room.W-size.W)/2, room.Y+(room.H-size.H)/2
		return size.Snapped()
	}
	ships := [2]board.ShipID{ship, 0}
	if at := t.play.board.view.Attack; at != nil && at.Defender == ship {
		ships[1] = at.Attacker
	}
	w := t.weighing(a, room, ships, 0)
	w.taken = append(w.taken, t.sight.Trays...)
	place, _ := w.best(size, -1, u.Px(12))
	return place
}

// cardHeight is how high a damage card is with its words.
func (t *cards) cardHeight(a *desk, card string) float64 {
	u := a.UI
	if card == "" {
		return u.Px(cardHigh)
	}
	text, _ := t.play.words.CardText(catalog.DamageKind.Ref(card))
	wide := u.Px(cardWide - 2*cardMargin)
	h := u.ParagraphHeight(wide, text, draw.Style{Size: 12}) +
		u.ParagraphHeight(wide, t.play.words.CardName(catalog.DamageKind.Ref(card)), draw.Style{Size: 14, Bold: true})
	return max(u.Px(cardHigh), h+u.Px(cardBandHigh+3*cardMargin))
}

// flying paints a damage card on its way.
func (t *cards) flying(a *desk, f cardFlight) {
	u := a.UI
	r := f.at
	k := r.W / u.Px(cardWide)
	if w := r.W * max(f.squeeze, 0.04); w < r.W {
		r.X, r.W = r.X+(r.W-w)/2, w
	}
	if !f.plain {
		u.Spare(table.SpareTray, r)
		u.Note("damage", t.play.words.CardName(catalog.DamageKind.Ref(f.card)), r)
	}
	dark := []draw.Pt{{X: float32(r.X), Y: float32(r.Y + u.Px(5)*k)}, {X: float32(r.Right()), Y: float32(r.Y + u.Px(5)*k)},
		{X: float32(r.Right()), Y: float32(r.Bottom() + u.Px(7)*k)}, {X: float32(r.X), Y: float32(r.Bottom() + u.Px(7)*k)}}
	u.L.Soft(dark, max(u.Px(20)*k, 2), draw.Fade(draw.Shadow, 0.75*f.alpha))
	if !f.open {
		t.cardBack(a, r, k, f.squeeze, f.alpha)
		return
	}
	radius := u.Px(9) * k
	u.L.Round(r, radius, draw.Fade(draw.CardPaper, f.alpha))
	band := r
	band.H = u.Px(cardBandHigh) * k
	u.L.Round(band, radius, draw.Fade(draw.CardBand, f.alpha))
	u.L.Fill(draw.Rect{X: band.X, Y: band.Y + band.H/2, W: band.W, H: band.H / 2}, draw.Fade(draw.CardBand, f.alpha))
	x, y := band.Center()
	if f.squeeze > 0.5 {
		a.Stamp(u.L, art.Icon{ID: "crit", Color: draw.CardSign}, x, y, u.Px(34)*k)
	}
	if f.plain || f.card == "" {
		return
	}
	t.cardWords(a, draw.Rect{X: r.X + u.Px(cardMargin), Y: band.Bottom() + u.Px(cardMargin), W: r.W - 2*u.Px(cardMargin)}, f.card, draw.Center)
}

// cardWords writes a damage card's title and text from the top of r on, and returns how
// high they are.
func (t *cards) cardWords(a *desk, r draw.Rect, card string, align draw.Align) float64 {
	ref := catalog.DamageKind.Ref(card)
	text, _ := t.play.words.CardText(ref)
	h := a.UI.Paragraph(r, t.play.words.CardName(ref), draw.Style{Size: 14, Bold: true, Color: draw.CardTitle, Align: align})
	r.Y += h + a.UI.Px(2)
	return h + a.UI.Px(2) + a.UI.Paragraph(r, text, draw.Style{Size: 12, Color: draw.CardInk, Align: align})
}

// cardBack paints a damage card that lies facedown.
func (t *cards) cardBack(a *desk, r draw.Rect, k, squeeze, alpha float64) {
	u := a.UI
	radius := max(u.Px(9)*k, u.Px(3))
	u.L.Round(r, radius, draw.Fade(draw.CardBack, alpha))
	u.L.Ring(r, radius, max(1, u.Px(2.5)*k), draw.Fade(draw.CardEdge, alpha))
	in := max(u.Px(8)*k, u.Px(3))
	if squeeze < 0.5 {
		return
	}
	u.L.Ring(r.Inset(in), radius*0.7, max(1, u.Px(1)*k), draw.Fade(draw.CardEdge, 0.6*alpha))
	x, y := r.Center()
	a.Stamp(u.L, art.Icon{ID: "hit", Color: draw.CardEdge}, x, y, max(u.Px(56)*k, u.Px(16)))
}

// damage shows the damage cards of a ship on its card: those facedown as backs, those
// faceup with title and words. It returns how high they are.
func (t *cards) damage(a *desk, r draw.Rect, y float64, s *board.Ship) float64 {
	u := a.UI
	from := y
	w, h, gap := u.Px(34), u.Px(46), u.Px(4)
	x := r.X
	for i := range s.Facedown {
		if i > 0 && x+w > r.Right() {
			x, y = r.X, y+h+gap
		}
		t.cardBack(a, draw.Rect{X: x, Y: y, W: w, H: h}.Snapped(), 0.28, 1, 1)
		x += w + gap
	}
	if s.Facedown > 0 {
		words := a.Say("facedown-damage", "n", strconv.Itoa(s.Facedown))
		all := draw.Rect{X: r.X, Y: from, W: r.W, H: y + h - from}
		u.Note("card.facedown", words, all)
		if u.Over(all) {
			u.Tip(words, all)
		}
		y += h + gap
	}
	for _, d := range s.Faceup {
		y += t.faceup(a, draw.Rect{X: r.X, Y: y, W: r.W}, d.Card) + gap
	}
	if y > from {
		y += gap
	}
	return y - from
}

// faceup paints a faceup damage card in a list and returns how high it is.
func (t *cards) faceup(a *desk, r draw.Rect, card string) float64 {
	u := a.UI
	ref := catalog.DamageKind.Ref(card)
	text, _ := t.play.words.CardText(ref)
	band := u.Px(34)
	words := draw.Rect{X: r.X + band + u.Px(8), Y: r.Y + u.Px(6), W: r.W - band - u.Px(14)}
	r.H = u.ParagraphHeight(words.W, t.play.words.CardName(ref), draw.Style{Size: 14, Bold: true}) +
		u.ParagraphHeight(words.W, text, draw.Style{Size: 12}) + u.Px(14)
	r = r.Snapped()
	u.L.Round(r, u.Px(5), draw.CardPaper)
	left := draw.Rect{X: r.X, Y: r.Y, W: band, H: r.H}
	u.L.Round(left, u.Px(5), draw.CardBand)
	u.L.Fill(draw.Rect{X: left.X + band/2, Y: left.Y, W: band / 2, H: left.H}, draw.CardBand)
	x, _ := left.Center()
	a.Stamp(u.L, art.Icon{ID: "crit", Color: draw.CardSign}, x, left.Y+min(left.H/2, u.Px(24)), u.Px(26))
	t.cardWords(a, words, card, draw.Left)
	u.Note("card.damage", t.play.words.CardName(ref)+": "+text, r)
	return r.H
}

package armada

import (
	"strconv"
	"strings"

	"xwing/game"
	"xwing/game/armada/board"
	"xwing/scene/armada/pieces"
	"xwing/scene/draw"
)

// Measures of a roster in units of the design.
const (
	cardMost  = 102 // high is a ship's card at most, and at least
	cardLeast = 62
	cardGap   = 4
	rowHigh   = 21 // of a squadron by its name
	discWide  = 42 // of one by its disc
	discHigh  = 41
	goneHigh  = 20 // of the line of what is out of the game
	mostRows  = 8  // squadrons by their names
)

// rosters shows both fleets: what they cost, a card for each ship, the squadrons.
func (t *side) rosters(a *desk) {
	for _, seat := range []game.Seat{game.Red, game.Blue} {
		if r := t.sight.Areas.Sides[seat]; r.W > 0 {
			t.roster(a, r, seat)
		}
	}
}

// roster shows the fleet of a seat.
func (t *side) roster(a *desk, r draw.Rect, seat game.Seat) {
	u, v := a.UI, &t.play.board.view
	u.Solid(r)
	u.L.Fill(r, draw.Floating)
	edge := draw.Rect{X: r.Right() - 1, Y: r.Y, W: 1, H: r.H}
	if seat == game.Blue {
		edge.X = r.X
	}
	u.L.Fill(edge, draw.Edge)
	in := r.Inset(u.Px(5))
	var ships []*board.Ship
	var gone []string
	for i := range v.Ships {
		switch s := &v.Ships[i]; {
		case s.Seat != seat:
		case s.Where == board.Destroyed:
			gone = append(gone, t.play.words.Brief(s.ID))
		default:
			ships = append(ships, s)
		}
	}
	side := &v.Sides[seat]
	head := in.CutTop(u.Px(18), u.Px(3))
	count := a.Say("ships", "n", strconv.Itoa(len(ships)))
	u.Label(head.CutRight(u.Fonts.Width(count, draw.Style{Size: u.Px(12)})+2, u.Px(6)), count, draw.Style{Size: 12, Color: draw.Muted})
	name := side.Fleet
	if name == "" {
		name = t.play.words.Value("faction", side.Faction.String())
	}
	cost := " · " + strconv.Itoa(side.Cost)
	room := head.W - u.Fonts.Width(cost, draw.Style{Size: u.Px(12)})
	name = u.Fonts.Fit(name, draw.Style{Size: u.Px(12), Plain: true}, room) + cost
	u.Label(head, name, draw.Style{Size: 12, Color: draw.Text, Plain: true})
	u.Note("fleet:"+seat.ID(), name, head)
	foot := t.squadronsHigh(a, seat, in.H)
	squadrons := in.CutBottom(foot, u.Px(cardGap))
	room = in.H - float64(len(gone))*u.Px(goneHigh)
	high := min(max(room/float64(max(len(ships), 1))-u.Px(cardGap), u.Px(cardLeast)), u.Px(cardMost))
	u.Scroll("ships:"+seat.ID()+".list", in, func(r draw.Rect) float64 {
		y := r.Y
		for _, s := range ships {
			t.card(a, draw.Rect{X: r.X, Y: y, W: r.W, H: high}, s)
			y += high + u.Px(cardGap)
		}
		for _, name := range gone {
			line := draw.Rect{X: r.X, Y: y, W: r.W, H: u.Px(goneHigh)}
			u.Label(line, name, draw.Style{Size: 12, Color: draw.Dim, Plain: true})
			wide := min(u.Fonts.Width(name, draw.Style{Size: u.Px(12), Plain: true}), line.W)
			u.L.Fill(draw.Rect{X: line.X, Y: line.Y + line.H/2, W: wide, H: max(1, u.Px(1))}, draw.Dim)
			y += line.H
		}
		return y - r.Y
	})
	t.squadrons(a, squadrons, seat)
}

// ownSquadrons are those of a seat that are not out of the game.
func (t *side) ownSquadrons(seat game.Seat) (all []*board.Squadron) {
	v := &t.play.board.view
	for i := range v.Squadrons {
		if s := &v.Squadrons[i]; s.Seat == seat && s.Where != board.Destroyed {
			all = append(all, s)
		}
	}
	return all
}

// byName reports whether so many squadrons are told by their names in a roster so high.
func byName(a *desk, n int, high float64) bool { return n <= mostRows && high > a.UI.Px(700) }

// squadronsHigh is how high those of a seat stand.
func (t *side) squadronsHigh(a *desk, seat game.Seat, high float64) float64 {
	n := len(t.ownSquadrons(seat))
	if n == 0 {
		return 0
	}
	if byName(a, n, high) {
		return a.UI.Px(18 + float64(n*rowHigh))
	}
	return a.UI.Px(18 + float64((n+3)/4*discHigh))
}

// squadrons shows those of a seat: by names, or as discs, four in a row.
func (t *side) squadrons(a *desk, r draw.Rect, seat game.Seat) {
	u, all := a.UI, t.ownSquadrons(seat)
	if len(all) == 0 {
		return
	}
	left := 0
	for _, s := range all {
		if !s.Activated {
			left++
		}
	}
	head := r.CutTop(u.Px(18), 0)
	u.Label(head, a.Say("squadrons-head"), draw.Style{Size: 12, Bold: true, Color: draw.Text})
	text := a.Say("to-act", "n", strconv.Itoa(left), "of", strconv.Itoa(len(all)))
	u.Label(head, text, draw.Style{Size: 12, Color: draw.Muted, Align: draw.RightAligned})
	named := byName(a, len(all), t.sight.Areas.Sides[seat].H)
	for i, s := range all {
		if named {
			t.squadronRow(a, draw.Rect{X: r.X, Y: r.Y + u.Px(float64(i*rowHigh)), W: r.W, H: u.Px(rowHigh)}, s)
			continue
		}
		cell := draw.Rect{X: r.X + r.W/4*float64(i%4), Y: r.Y + u.Px(float64(i/4*discHigh)), W: r.W / 4, H: u.Px(discHigh)}
		t.squadronDisc(a, cell, s)
	}
}

// listing is what the mouse does with a piece in a roster: it points at it on the table.
func (t *side) listing(a *desk, piece string, r draw.Rect) (hot bool) {
	hot, clicked := a.UI.Area("listed:"+piece, t.play.words.Value("piece", piece), r)
	if hot {
		t.listed = piece
		a.UI.Tip(t.tale(a, piece), r)
	}
	if clicked {
		t.click(piece)
	}
	return hot
}

// click answers by a piece in a roster, as a click on the table does.
func (t *side) click(piece string) {
	d, ok := t.question.Asked()
	if !ok {
		return
	}
	var legal []*game.Option
	for _, o := range about(d, piece) {
		if o.Legal() {
			legal = append(legal, o)
		}
	}
	if len(legal) > 0 {
		t.question.Take(d, legal)
	}
}

// squadronRow is one by its name: hull, and a tick once it has acted.
func (t *side) squadronRow(a *desk, r draw.Rect, s *board.Squadron) {
	u := a.UI
	hot := t.listing(a, s.ID.Piece(), r)
	if hot {
		u.L.Round(r, u.Px(3), draw.PanelHigh)
	}
	disc := r.CutLeft(r.H, u.Px(5))
	x, y := disc.Center()
	t.set.Squadron(u.L, s.Card, s.Seat, s.Activated, pieces.Place{X: x, Y: y, K: disc.H * 0.46 / 17, Alpha: 1})
	ink := draw.Text
	if s.Activated {
		ink = draw.Muted
	}
	pips := r.CutRight(u.Px(54), u.Px(2))
	full := s.Hull
	if card, err := a.facts.Squadron(s.Card); err == nil {
		full = card.Hull
	}
	t.pips(a, pips, s.Hull, full, 6)
	u.Label(r, t.play.words.BriefSquadron(s.ID), draw.Style{Size: 12, Color: ink, Plain: true})
}

// squadronDisc is one as a disc, its hull below.
func (t *side) squadronDisc(a *desk, r draw.Rect, s *board.Squadron) {
	u := a.UI
	in := r.Inset(u.Px(1))
	ground := draw.Card
	if t.listing(a, s.ID.Piece(), in) {
		ground = draw.PanelHigh
	}
	u.L.Round(in, u.Px(3), ground)
	x, _ := in.Center()
	k := u.Px(13.5) / 17
	t.set.Squadron(u.L, s.Card, s.Seat, s.Activated, pieces.Place{X: x, Y: in.Y + u.Px(16), K: k, Alpha: 1})
	full := s.Hull
	if card, err := a.facts.Squadron(s.Card); err == nil {
		full = card.Hull
	}
	row := in.CutBottom(u.Px(8), 0)
	wide := min(float64(full)*u.Px(5.5), row.W)
	t.pips(a, draw.Rect{X: x - wide/2, Y: row.Y - u.Px(1), W: wide, H: row.H}, s.Hull, full, 4.5)
}

// pips is a hull as squares, what is lost hollow.
func (t *side) pips(a *desk, r draw.Rect, left, full int, side float64) {
	u := a.UI
	step := min(u.Px(side+1), r.W/float64(max(full, 1)))
	size := min(u.Px(side), step-1)
	for i := range full {
		box := draw.Rect{X: r.X + float64(i)*step, Y: r.Y + (r.H-size)/2, W: size, H: size}.Snapped()
		switch {
		case i < left:
			u.L.Fill(box, draw.Hull)
		default:
			u.L.Ring(box, 0, 1, draw.Fade(draw.Damage, 0.8))
			u.L.Line(box.X, box.Y, box.Right(), box.Bottom(), 1, draw.Damage)
			u.L.Line(box.X, box.Bottom(), box.Right(), box.Y, 1, draw.Damage)
		}
	}
}

// tale is all there is to say of a piece.
func (t *side) tale(a *desk, piece string) string {
	v, w := &t.play.board.view, t.play.words
	lines := []string{w.Value("piece", piece)}
	if s := v.Ship(board.ShipOf(piece)); s != nil {
		card, err := a.facts.Ship(s.Card)
		if err != nil {
			return lines[0]
		}
		lines = append(lines, a.Say("tale-ship", "command", strconv.Itoa(card.Command), "squadron", strconv.Itoa(card.Squadron),
			"engineering", strconv.Itoa(card.Engineering), "hull", strconv.Itoa(s.Hull-s.Damage()), "of", strconv.Itoa(s.Hull)))
		for _, z := range card.Zones() {
			lines = append(lines, a.Say("tale-zone", "zone", z.String(), "n", strconv.Itoa(s.Shields[z]),
				"dice", card.Armament.Of(z).String()))
		}
		lines = append(lines, a.Say("tale-flak", "dice", card.AntiSquadron.String()))
		for _, c := range s.Faceup {
			lines = append(lines, w.Value("card", "damage/"+c.Card))
		}
		for i := range s.Upgrades {
			lines = append(lines, "· "+t.upgradeState(a, &s.Upgrades[i]))
		}
	}
	if s := v.Squadron(board.SquadronOf(piece)); s != nil {
		card, err := a.facts.Squadron(s.Card)
		if err != nil {
			return lines[0]
		}
		lines = append(lines, a.Say("tale-squadron", "speed", strconv.Itoa(card.Speed), "hull", strconv.Itoa(s.Hull),
			"of", strconv.Itoa(card.Hull)), a.Say("tale-arms", "dice", card.AntiSquadron.String(), "battery", card.Battery.String()))
		if words := card.KeywordLine(); words != "" {
			lines = append(lines, words)
		}
		if card.HasAbility {
			lines = append(lines, t.play.does("squadron", s.Card))
		}
		if s.Activated {
			lines = append(lines, a.Say("has-acted"))
		}
	}
	return strings.Join(lines, "\n")
}

package xwing

import (
	"math"
	"strconv"

	"xwing/game"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/match"
	"xwing/game/xwing/squad"
	"xwing/game/xwing/terms"
	"xwing/scene"
	"xwing/scene/art"
	"xwing/scene/draw"
)

// Measures of a squad that is picked, in units of the design: they grow where it leaves room.
const (
	fanLeast  = 84 // high is its fan
	fanMost   = 170
	titleHigh = 40
	seenLeast = 36 // wide is the picture of a ship
	seenMost  = 76
	shipGap   = 8
)

// stripOfObstacles is how high the obstacles of a squad stand, in units of the design.
const stripOfObstacles = 72

// details shows the squad that a seat has picked: ships, cards, what is not
// enforced yet, what breaks a rule.
func (s *squadsScreen) details(a *Client, r draw.Rect, side game.Seat) {
	u := a.UI
	in := u.Panel(r)
	u.L.Round(draw.Rect{X: r.X, Y: r.Y, W: r.W, H: u.Px(6)}, u.Px(3), art.SeatColor(side))
	teams := s.playing(a) != match.Teams{}
	if teams {
		s.teamHead(a, &in, side)
	}
	seat := s.seen(a, side)
	e := s.pick(a, seat)
	s.player(a, in.CutTop(u.Px(30), u.Px(8)), seat, e, !teams)
	s.ofSquad(a, in, seat, e)
}

// player is who sits at a seat, and what his squad costs; who he is stands here if that is named.
func (s *squadsScreen) player(a *Client, head draw.Rect, seat game.Seat, e *squadEntry, named bool) {
	u := a.UI
	if named {
		label, st := a.words.Seat(seat), draw.Style{Size: 18, Bold: true, Color: art.SeatColor(seat)}
		u.Label(head.CutLeft(u.Fonts.Width(label, draw.Style{Size: u.Px(18), Bold: true})+u.Px(2), u.Px(10)), label, st)
	}
	if e != nil && e.err == nil {
		text := e.size(a.desk)
		st := draw.Style{Size: 16, Bold: true, Color: draw.Text, Align: draw.RightAligned}
		if len(e.breaches) > 0 && !e.unlawful {
			st.Color = draw.Warn
		}
		points := head.CutRight(u.Fonts.Width(text, draw.Style{Size: u.Px(16), Bold: true})+u.Px(2), u.Px(8))
		u.Label(points, text, st)
		u.Note("points:"+seat.ID(), text, points)
	}
	machine := draw.Style{Size: u.Px(14)}
	s.choosePlayer(a, head.CutLeft(u.Fonts.Width(a.Say("computer"), machine)+u.Px(18), u.Px(8)), seat)
	switch {
	case seat > game.Blue:
	case a.Computers().Has(seat):
		a.ChooseSkill(head, seat)
	default:
		a.names[seat] = u.Field("name:"+seat.ID(), head, a.names[seat], a.Say("player-name"), 20)
	}
}

// ofSquad is the squad itself.
func (s *squadsScreen) ofSquad(a *Client, in draw.Rect, seat game.Seat, e *squadEntry) {
	u := a.UI
	if e == nil {
		u.Paragraph(in.CutTop(u.Px(44), 0), s.pickOne(a, seat), draw.Style{Size: 15, Color: draw.Muted})
		s.suggest(a, in, seat)
		return
	}
	if e.err != nil { // the file was changed since
		u.Paragraph(in, a.words.Error(e.err), draw.Style{Size: 15, Color: draw.Bad})
		return
	}
	s.outward(a, &in, seat, e)
	strip := a.Room() == scene.Broad // it stands below the ships, else among them
	if strip {
		s.obstacleStrip(a, in.CutBottom(u.Px(stripOfObstacles), u.Px(8)), seat, e)
	}
	fan, seen := e.grown(in.H / u.Px(1))
	fan, seen = u.Px(fan), u.Px(seen)
	u.Scroll("squad."+seat.ID(), in, func(r draw.Rect) float64 {
		y := r.Y
		edit := draw.Rect{X: r.Right() - u.Px(editWide), Y: r.Y + fan + u.Px(4), W: u.Px(editWide), H: u.Px(24)}
		y += s.fanned(a.desk, draw.Rect{X: r.X, Y: r.Y, W: r.W, H: fan}, e)
		s.editButton(a, edit, seat, e)
		if !strip {
			s.obstacleStrip(a, draw.Rect{X: r.X, Y: y, W: r.W, H: u.Px(stripOfObstacles)}, seat, e)
			y += u.Px(stripOfObstacles + 8)
		}
		y += s.unfit(a, draw.Rect{X: r.X, Y: y, W: r.W}, e)
		y += s.wingsRow(a, draw.Rect{X: r.X, Y: y, W: r.W}, seat, e)
		y += s.breaches(a, draw.Rect{X: r.X, Y: y, W: r.W}, e)
		for k := range e.squad.Pilots[:min(len(e.squad.Pilots), mostTold)] {
			y += s.ship(a, draw.Rect{X: r.X, Y: y, W: r.W, H: seen}, e, k, seat) + u.Px(shipGap)
		}
		return y - r.Y
	})
}

// unfit says why no game can be begun with a squad, or that it was made for another list, and returns its height.
func (s *squadsScreen) unfit(a *Client, r draw.Rect, e *squadEntry) float64 {
	switch {
	case e.unplayable != nil:
		return a.UI.Paragraph(r, e.unplayable.Error(), draw.Style{Size: 14, Color: draw.Bad}) + a.UI.Px(4)
	case e.elsewhere != "":
		return a.UI.Paragraph(r, e.elsewhere, draw.Style{Size: 14, Color: draw.Warn}) + a.UI.Px(4)
	}
	return 0
}

// outward are the buttons by which a squad leaves the page.
func (s *squadsScreen) outward(a *Client, in *draw.Rect, seat game.Seat, e *squadEntry) {
	if a.Opt.Page == nil {
		return
	}
	u := a.UI
	row := in.CutTop(u.Px(28), u.Px(6))
	a.Outward(seat.ID(), row.CutRight(u.Px(136), 0), scene.Parting{Mark: squad.Mark, Name: squadFileName(e), Link: a.Say("copy-link"),
		Save:    a.Say("save-file"),
		Content: func() ([]byte, error) { return e.file.XWS, nil }})
}

// grown is how high the fan and the pictures of the ships of a squad are in a room so high, in units
// of the design: as far as their words leave room.
func (e *squadEntry) grown(room float64) (fan, seen float64) {
	const head, line = 38, 19.0 // of a ship's words: its name and type, and each upgrade
	words, least := 0.0, math.Inf(1)
	for _, p := range e.squad.Pilots {
		high := max(head+line*float64(len(p.Upgrades)), seenLeast+6)
		words, least = words+high+shipGap, min(least, high)
	}
	fan = min(max(room-titleHigh-words, fanLeast), fanMost)
	spare := max(room-titleHigh-words-fan, 0) / float64(max(len(e.squad.Pilots), 1))
	return fan, min(max(least-6+spare, seenLeast), seenMost)
}

// breaches tells which rules of squad building a squad breaks, and returns their height.
func (s *squadsScreen) breaches(a *Client, r draw.Rect, e *squadEntry) float64 {
	u, y := a.UI, r.Y
	for i, b := range e.breaches[:min(len(e.breaches), mostTold)] {
		if i == 0 && e.unplayable != nil && e.elsewhere == "" {
			continue // just told
		}
		y += u.Paragraph(draw.Rect{X: r.X, Y: y, W: r.W}, b, draw.Style{Size: 14, Color: draw.Warn}) + u.Px(4)
	}
	if n := len(e.breaches) - mostTold; n > 0 {
		more := a.Say("more-breaches", "n", strconv.Itoa(n))
		y += u.Paragraph(draw.Rect{X: r.X, Y: y, W: r.W}, more, draw.Style{Size: 14, Color: draw.Warn}) + u.Px(4)
	}
	return y - r.Y
}

// fanned shows a squad's ships in a rectangle, below it faction and title, and returns how high all is.
func (s *squadsScreen) fanned(a *desk, r draw.Rect, e *squadEntry) float64 {
	u := a.UI
	high := r.H + u.Px(6)
	a.fan(r, e.squad.Pilots, 1)
	title := draw.Rect{X: r.X, Y: r.Y + high, W: r.W - u.Px(editWide+6)}
	emblem := title.CutLeft(u.Px(22), u.Px(6))
	emblem.H = u.Px(20)
	a.emblem(emblem, e.squad.Faction, 18)
	return high + u.Paragraph(title, e.title(), draw.Style{Size: 16, Bold: true, Color: draw.Text, Plain: true}) + u.Px(4)
}

// ship is one ship of a squad, its picture as high as r; it returns the height of all.
func (s *squadsScreen) ship(a *Client, r draw.Rect, e *squadEntry, k int, seat game.Seat) float64 {
	u := a.UI
	p := e.squad.Pilots[k]
	w := a.words.With(terms.NewNames(&board.View{}, a.kit.Facts).By(s.list))
	name, chassis, initiative := p.Pilot, p.Ship, ""
	if pilot, err := a.kit.Facts.Pilot(p.Pilot); err == nil {
		name, chassis, initiative = pilot.Name, pilot.Ship, strconv.Itoa(pilot.Initiative)
	}
	x, y0 := r.X+r.H/2, r.Y+r.H/2+u.Px(3)
	u.L.Glow(x, y0, r.H*0.58, draw.Fade(art.SeatColor(seat), 0.26))
	if chassis != "" {
		a.desk.hull(u.L, p.Pilot, chassis, x, y0, 0, r.H/2.16, 1)
	}
	in := draw.Rect{X: r.X + r.H + u.Px(8), Y: r.Y, W: r.W - r.H - u.Px(8)}
	head := draw.Rect{X: in.X, Y: in.Y, W: in.W, H: u.Px(20)}
	cost := a.Say("no-cost")
	if points, err := e.squad.PilotPoints(a.kit.Facts, s.list, k); err == nil {
		cost = strconv.Itoa(points)
	}
	if e.quick {
		cost = "" // threat is counted by builds
	}
	u.Label(head.CutRight(u.Px(30), u.Px(4)), cost, draw.Style{Size: 14, Color: draw.Muted, Align: draw.RightAligned})
	u.Label(head.CutLeft(u.Px(14), u.Px(4)), initiative, draw.Style{Size: 15, Bold: true, Color: draw.Now})
	y := in.Y + max(u.Paragraph(head, name, draw.Style{Size: 15, Bold: true, Color: draw.Text, Plain: true}), u.Px(20))
	if ship, err := a.kit.Facts.Ship(chassis); err == nil {
		u.Label(draw.Rect{X: in.X, Y: y, W: in.W, H: u.Px(18)}, ship.Name, draw.Style{Size: 13, Color: draw.Muted})
		y += u.Px(18)
	}
	if wing := a.desk.wingOf(e.squad, w, k); wing != "" {
		y += u.Paragraph(draw.Rect{X: in.X, Y: y, W: in.W}, wing, draw.Style{Size: 14, Color: draw.Shield, Plain: true})
	}
	y += s.card(a, w, in, y, catalog.PilotCard.Ref(p.Pilot), false)
	upgrades := p.Upgrades
	if card, err := a.kit.Facts.Pilot(p.Pilot); err == nil && len(upgrades) == 0 { // files leave a standard loadout out
		rules, _ := card.Rules(s.list)
		upgrades = squad.Loadout(a.kit.Facts, rules)
	}
	for _, up := range upgrades {
		y += s.card(a, w, in, y, catalog.UpgradeCard.Ref(up.XWS), true)
	}
	return max(y-r.Y, r.H+u.Px(6))
}

// card names a card, and says so if it is not enforced yet.
func (s *squadsScreen) card(a *Client, w *terms.Words, r draw.Rect, y float64, ref string, named bool) float64 {
	u := a.UI
	enforced := a.kit.RulesBy(s.list).Enforced(ref)
	if !named && enforced {
		return 0
	}
	st := draw.Style{Size: 14, Color: draw.Text, Plain: true}
	text := w.CardName(ref)
	if !enforced {
		st.Color = draw.Warn
		text += " – " + a.Say("not-enforced-short")
		if !named {
			text = a.Say("ability-not-enforced")
		}
	}
	return u.Paragraph(draw.Rect{X: r.X, Y: y, W: r.W}, text, st)
}

// pickOne says where a seat finds a squad.
func (s *squadsScreen) pickOne(a *Client, seat game.Seat) string {
	if a.Room() == scene.Narrow {
		return a.Say("pick-one-listed", "seat", seat.ID())
	}
	return a.Say("pick-one", "seat", seat.ID())
}

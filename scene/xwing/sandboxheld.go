package xwing

import (
	"slices"
	"strconv"

	"xwing/game"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/position"
	"xwing/scene/draw"
	"xwing/scene/ui"
)

// held is about the piece in hand.
func (s *sandboxScreen) held(r *draw.Rect) {
	t, b := s.table, s.sandbox
	a := t.client
	at, ok := b.steps.Now().Pose(a.kit.Facts, b.piece)
	if !ok {
		s.take("")
		return
	}
	u := a.UI
	u.Label(r.CutTop(u.Px(24), u.Px(3)), t.cards.pieceLabel(a.desk, b.piece), draw.Style{Size: 16, Bold: true, Color: draw.Text})
	cells := s.row(r, 4)
	left := a.Say("sandbox-left")
	if s.button("left", cells[0], "+15°", ui.ButtonStyle{Words: left, Tip: left + " (Q)", Size: 13}) {
		s.put(at.Turned(15))
		return
	}
	right := a.Say("sandbox-right")
	if s.button("right", cells[1], "−15°", ui.ButtonStyle{Words: right, Tip: right + " (E)", Size: 13}) {
		s.put(at.Turned(-15))
		return
	}
	if s.button("twice", cells[2], a.Say("sandbox-twice"), ui.ButtonStyle{Tip: "Ctrl+D", Size: 13}) {
		s.duplicate()
		return
	}
	if s.button("remove", cells[3], a.Say("sandbox-remove"), ui.ButtonStyle{Tip: a.Say("sandbox-remove-tip"), Size: 13}) {
		s.remove()
		return
	}
	if id := board.ShipOf(b.piece); id != 0 && int(id) <= len(b.steps.Now().Table.Ships) {
		s.ship(r, id)
	}
	if s.button("done", s.row(r, 1)[0], a.Say("sandbox-done"), ui.ButtonStyle{}) {
		s.take("")
	}
}

// ship is about the ship in hand.
func (s *sandboxScreen) ship(r *draw.Rect, id board.ShipID) {
	a := s.table.client
	p, now := s.sandbox.steps.Now(), s.table.play.board.view.Ship(id)
	cells := s.row(r, 2)
	for seat, cell := range cells {
		seat := game.Seat(seat)
		if s.button("of:"+seat.ID(), cell, a.Say("sandbox-for", "seat", seat.ID()), ui.ButtonStyle{On: now.Seat == seat}) {
			s.change(func(p *position.Position, _ *catalog.Catalog) { p.Turn(id, seat) })
		}
	}
	left := func(of, label string, c board.Charges) {
		if c.Limit > 0 {
			s.stepper(r, of, label, c.Active, 0, c.Limit, func(p *position.Position, n int) { p.Say(id, "left", 1, of, strconv.Itoa(n)) })
		}
	}
	left("shields", a.Say("sandbox-shields"), now.Shields)
	s.stepper(r, "facedown", a.Say("sandbox-facedown"), now.Facedown, 0, max(now.Hull-len(now.Faceup)-1, 0),
		func(p *position.Position, n int) {
			if p.Unsay(id, "facedown"); n > 0 {
				p.Say(id, "facedown", 0, strconv.Itoa(n))
			}
		})
	for _, d := range now.Faceup {
		label := a.Say("sandbox-less", "card", a.words.CardName(catalog.DamageKind.Ref(d.Card)))
		if s.button("faceup:"+d.ID(), s.row(r, 1)[0], label, ui.ButtonStyle{Align: draw.Left}) {
			s.change(func(p *position.Position, _ *catalog.Catalog) { p.Unsay(id, "damage", d.Card) })
		}
	}
	s.leads(s.row(r, 1)[0], "damage", a.Say("sandbox-damage"))
	s.caption(r, a.Say("sandbox-tokens"))
	for k := range board.TokenKinds {
		if held := p.Table.Ships[id-1].Tokens[k]; held > 0 || !rareToken(k) {
			s.stepper(r, k.String(), a.words.Value("token", k.String()), held, 0, position.MostTokens,
				func(p *position.Position, n int) { p.Give(id, k, n-p.Table.Ships[id-1].Tokens[k]) })
		}
	}
	s.caption(r, a.Say("sandbox-more"))
	cells = s.row(r, 2)
	s.leads(cells[0], "locks", a.Say("sandbox-locks", "n", strconv.Itoa(len(now.Locks))))
	dial := a.Say("sandbox-no-dial")
	if words, ok := p.Detail(id, "dial"); ok {
		dial = a.Say("sandbox-dial", "maneuver", words[0])
	}
	s.leads(cells[1], "dial", dial)
	cells = s.row(r, 2)
	s.turn(cells[0], id, "activated", a.Say("sandbox-activated"))
	s.turn(cells[1], id, "engaged", a.Say("sandbox-engaged"))
	left("force", a.Say("sandbox-force"), now.Force)
	left("pilot", a.Say("sandbox-charges"), now.Charges)
	s.upgrades(r, id, now, left)
}

// rareToken reports whether a kind is seldom put onto a ship by hand: it is listed where the ship holds one.
func rareToken(k board.Token) bool { return k == board.Disarm || k == board.Cloak || k == board.Jam }

// turn says whether the ship has had its turn.
func (s *sandboxScreen) turn(r draw.Rect, id board.ShipID, what, label string) {
	_, on := s.sandbox.steps.Now().Detail(id, what)
	if s.button(what, r, label, ui.ButtonStyle{On: on, Size: 13}) {
		s.change(func(p *position.Position, _ *catalog.Catalog) {
			if !p.Unsay(id, what) {
				p.Say(id, what, 0)
			}
		})
	}
}

// upgrades are those of the ship: what their cards hold, and a way for each to go.
func (s *sandboxScreen) upgrades(r *draw.Rect, id board.ShipID, now *board.Ship, left func(of, label string, c board.Charges)) {
	a := s.table.client
	s.caption(r, a.Say("sandbox-upgrades"))
	for _, u := range now.Upgrades {
		name := a.words.CardName(catalog.UpgradeCard.Ref(u.XWS))
		left(u.XWS, name, u.Charges)
		if s.button("without:"+u.XWS, s.row(r, 1)[0], a.Say("sandbox-less", "card", name), ui.ButtonStyle{Align: draw.Left}) {
			s.change(func(p *position.Position, _ *catalog.Catalog) {
				of := &p.Table.Ships[id-1]
				of.Upgrades = slices.DeleteFunc(of.Upgrades, func(x string) bool { return x == u.XWS })
				p.Details = slices.DeleteFunc(p.Details, func(d position.Detail) bool {
					return d.Ship == id && slices.Contains(d.Words, u.XWS)
				})
			})
		}
	}
	if s.button("upgrade", s.row(r, 1)[0], a.Say("sandbox-upgrade"), ui.ButtonStyle{Tip: a.Say("sandbox-upgrade-tip")}) {
		s.fromShelf("")
	}
}

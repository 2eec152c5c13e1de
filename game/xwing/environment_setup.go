package xwing

import (
	"slices"

	"xwing/game"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/physics"
)

// layEnvironment is the Place Obstacles step of a game with an environment card, one piece a run: first the card is dealt, and
// what it issues; last come the target points.
func (t *Table) layEnvironment(e *Environment) bool {
	if t.View.Environment == "" {
		t.announce(board.EnvironmentDealt{Environment: e.ID, Aside: e.aside(), Timers: e.Timers})
		t.issue(e)
		return false
	}
	if seat, among := t.layingTurn(e); len(among) > 0 && t.lay(seat, among, game.Say("prompt.place-piece", "environment", e.ID)) {
		return false
	}
	if e.Targets {
		for seat := range t.playerOrder() {
			t.placeTarget(seat)
		}
	}
	return true
}

// aside is what the card sets aside besides obstacles, as references.
func (e *Environment) aside() (refs []string) {
	for _, p := range e.Devices {
		refs = append(refs, devicePiece(p.Device))
	}
	for _, xws := range e.Drawn {
		refs = append(refs, catalog.UpgradeCard.Ref(xws))
	}
	return refs
}

// issue has each player equip a ship of his with one of the upgrades that the card names.
func (t *Table) issue(e *Environment) {
	if len(e.Issued) == 0 {
		return
	}
	t.ActByEnvironment()
	for seat := range t.playerOrder() {
		own := t.View.SquadOf(seat)
		if len(own) == 0 {
			continue
		}
		var cards, ships []game.Option
		for _, xws := range e.Issued {
			cards = append(cards, game.Option{ID: xws, Text: game.Say("option.card", "card", catalog.UpgradeCard.Ref(xws))})
		}
		for _, id := range own {
			ships = append(ships, game.Option{ID: id.Piece(), Target: id.Piece(), Text: game.Say("option.ship", "ship", id.Piece())})
		}
		xws := t.askOne(seat, ask.ChooseIssued, game.Say("prompt.choose-issued"), nil, cards)
		pick := t.askOne(seat, ask.ChooseIssuedShip,
			game.Say("prompt.choose-issued-ship", "card", catalog.UpgradeCard.Ref(xws)), pieces(own), ships)
		t.equip(board.ShipOf(pick), xws, false)
	}
}

// laying is a piece that may be laid.
type laying struct {
	ref     string // "obstacle/gascloud1", "device/ionbomb"
	kind    Things
	outline physics.Shape
	bed     *Bed
}

// layingTurn returns who lays the next piece in setup, and which he may choose from: the first player after an even number of
// them; nothing when none is left.
func (t *Table) layingTurn(e *Environment) (game.Seat, []laying) {
	n, sets := len(t.View.Obstacles), 0
	for i := range t.View.Devices {
		if t.View.Devices[i].Token == "" {
			sets++
		}
	}
	seat := t.inTurn(n + sets)
	bed := func(kind Things) *Bed {
		i := slices.IndexFunc(e.Beds, func(b Bed) bool { return b.For.Has(kind) && (!b.First || n+sets == 0) })
		if i < 0 || e.Beds[0].First && n+sets == 0 && i > 0 {
			return nil
		}
		return &e.Beds[i]
	}
	var among []laying
	if most := e.AtFirst; most == 0 && n < e.obstacles() || n < most {
		among = t.obstaclesToLay(seat, bed)
	}
	if !e.Apart {
		among = append(among, t.devicesToLay(bed)...)
	}
	return seat, among
}

// obstacles is how many the card brings.
func (e *Environment) obstacles() (n int) {
	for _, s := range e.Supplies {
		n += s.N
	}
	return n
}

// obstaclesToLay are those left, a player's own first; two of a kind are one choice.
func (t *Table) obstaclesToLay(seat game.Seat, bed func(Things) *Bed) (among []laying) {
	for _, xws := range t.View.Unplaced(seat) {
		o := t.obstacleFacts(xws)
		l := laying{ref: obstaclePiece(xws), kind: thingOf(o.Type), outline: o.Outline}
		if l.bed = bed(l.kind); l.bed != nil && !slices.ContainsFunc(among, func(m laying) bool { return m.ref == l.ref }) {
			among = append(among, l)
		}
	}
	return among
}

// devicesToLay are the devices set aside.
func (t *Table) devicesToLay(bed func(Things) *Bed) (among []laying) {
	for _, ref := range t.View.Aside {
		kind := DeviceKindOf(ref)
		if kind == "" || slices.ContainsFunc(among, func(m laying) bool { return m.ref == ref }) {
			continue
		}
		if b := bed(Devices); b != nil {
			among = append(among, laying{ref: ref, kind: Devices, outline: t.setOutline(kind), bed: b})
		}
	}
	return among
}

// setOutline is the outline of a device's token; of a set of several, that of a thread around all.
func (t *Table) setOutline(kind string) physics.Shape {
	p := t.rules.Environment.placing(kind)
	parts := p.parts(physics.Pose{})
	if len(parts) == 1 {
		return t.rules.token(kind).Outline
	}
	var points []physics.Vec
	for _, part := range parts {
		shape := t.rules.TokenShape(part.token, part.pose)
		points = append(points, shape.Outline(0.1)...)
	}
	return physics.Polygon(physics.Hull(points))
}

// placing is how a device of the card lies.
func (e *Environment) placing(kind string) *Placing {
	i := slices.IndexFunc(e.Devices, func(p Placing) bool { return p.Device == kind })
	return &e.Devices[i]
}

// lay has a player lay one of the pieces; false: none can be.
func (t *Table) lay(seat game.Seat, among []laying, prompt game.Phrase) bool {
	p, ok := t.roomFor(t.beds(seat, among))
	if !ok {
		return false
	}
	kind := ask.PlaceObstacle
	if !slices.ContainsFunc(among, func(l laying) bool { return l.kind != Devices }) {
		kind, prompt = ask.PlaceDevice, game.Say("prompt.place-device", "environment", t.rules.Environment.ID)
	}
	c := t.ask(game.Decision{Kind: kind, Seat: seat, Shape: game.Place, Prompt: prompt, Placement: &p})
	if device := DeviceKindOf(c.Piece); device != "" {
		p := t.rules.Environment.placing(device)
		for _, part := range p.parts(*c.Pose) {
			t.placeDevice(board.Placed{Seat: seat}, p, part)
		}
		return true
	}
	o := t.obstacleFacts(obstacleXWS(c.Piece))
	id := board.ObstacleID(len(t.View.Obstacles) + 1)
	t.announce(board.ObstaclePlaced{Obstacle: id, XWS: o.ID, Type: o.Type, Seat: seat, Pose: *c.Pose})
	if t.rules.Environment.Caches {
		t.placeCounter(board.CounterPlaced{Kind: board.Cache, Seat: seat, On: id})
	}
	return true
}

func (t *Table) placeCounter(e board.CounterPlaced) {
	e.Counter = board.CounterID(len(t.View.Counters) + 1)
	t.announce(e)
}

// placeTarget has a player place a target point anywhere in the play area.
func (t *Table) placeTarget(seat game.Seat) {
	area := t.View.Area.Shape()
	p := game.Placement{Area: area, Pieces: []game.Piece{{ID: board.CounterID(len(t.View.Counters) + 1).Piece(),
		Outline: board.CounterOutline(), Start: t.middle(), Zone: t.bedZone(&Bed{})}}}
	c := t.ask(game.Decision{Kind: ask.PlaceTarget, Seat: seat, Shape: game.Place, Prompt: game.Say("prompt.place-target"), Placement: &p})
	t.placeCounter(board.CounterPlaced{Kind: board.Target, Seat: seat, Pose: *c.Pose})
}

// layAside has a player lay one of the pieces that were set aside: the first player in odd rounds, the second in even ones.
// Where there is no room for any, none is laid.
func (t *Table) layAside(e *Environment) {
	seat, fuses := t.inTurn(t.View.Round+1), 0
	later := func(Things) *Bed { return e.Later }
	among := t.devicesToLay(later)
	if e.AtFirst > 0 {
		among = append(among, t.obstaclesToLay(seat, later)...)
	}
	if t.View.Round%2 == 0 {
		fuses = e.Fuses
	}
	if len(among) == 0 {
		return
	}
	t.ActByEnvironment()
	laid := len(t.View.Devices)
	if t.lay(seat, among, game.Say("prompt.place-set-aside", "environment", e.ID)) && fuses > 0 && len(t.View.Devices) > laid {
		t.setFuses(board.DeviceID(laid+1).Piece(), fuses)
	}
}

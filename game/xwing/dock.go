package xwing

import (
	"slices"
	"strings"

	"xwing/game"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/gauge"
)

// DockRules is how ships leave what they are docked with (Dock chapter).
type DockRules struct {
	Fastest int  // the highest speed by which they deploy; 0: any. First edition: 3 (RULINGS 78)
	Idle    bool // they perform no action in the round in which they do. First edition: yes
	Sinks   bool // they are lost with a destroyed carrier. First edition: yes
}

// carriers returns the friendly ships that have room for a ship, as their cards
// say.
func (t *Table) carriers(id board.ShipID) []board.ShipID {
	var out []board.ShipID
	for i := range t.View.Ships {
		c := &t.View.Ships[i]
		if c.ID == id || !t.Friendly(id, c.ID) || c.Where == board.Removed || c.Docked != 0 {
			continue
		}
		if n := t.carries(c.ID, id); n > 0 && n > len(t.View.DockedWith(c.ID)) {
			out = append(out, c.ID)
		}
	}
	return out
}

// carries returns how many ships like one the cards of a carrier let it carry. It
// asks no other cards: this is asked of every ship in every round.
func (t *Table) carries(carrier, id board.ShipID) int {
	n := 0
	if !t.heeds(t.Ship(carrier), concern{query: Carrying}) {
		return n
	}
	for _, c := range t.cardsOf(carrier) {
		m := Moment{Ship: id, Other: carrier, Owner: carrier, Card: c.ref}
		for i := range c.card.Abilities {
			if a := &c.card.Abilities[i]; a.Query == Carrying && a.applies(t, &m) {
				n += a.By(t, m)
			}
		}
	}
	return n
}

// CanTakeIn reports whether a carrier has room for a ship, as its cards say.
func (t *Table) CanTakeIn(carrier, id board.ShipID) bool {
	return slices.Contains(t.carriers(id), carrier)
}

// Restore makes a ship as whole as it was set up: without damage cards, tokens, or locks on it, its shields up, its charges
// back. Of one that was to be removed that comes to nothing.
func (t *Table) Restore(id board.ShipID) {
	t.announce(board.ShipRestored{Ship: id})
	t.memory(id).Mourned = false
	t.breakLocksOn(id.Piece())
	t.DiscardDamage(id, func(string) bool { return true })
	s := t.Ship(id)
	for _, card := range []string{board.ShipCharges, board.ForceCharges} {
		t.refill(id, card)
	}
	for _, u := range s.Upgrades {
		t.refill(id, u.XWS)
	}
}

// refill has a card of a ship recover all of its charges.
func (t *Table) refill(id board.ShipID, card string) {
	if c := t.Ship(id).ChargesOf(card); c != nil {
		t.RecoverCharges(id, card, c.Limit-c.Active)
	}
}

// canDock returns the carriers with which the ship can dock now, in the System
// Phase at range 0 of them, unless it has deployed (X20-DOC-002, 003).
func (t *Table) canDock(id board.ShipID) []board.ShipID {
	var out []board.ShipID
	if s := t.Ship(id); s.Where != board.InPlay || s.Remote != "" || t.memory(id).Deployed {
		return nil
	}
	reach := gauge.Range(t.sum(DockingReach, &Moment{Ship: id}))
	for _, c := range t.carriers(id) {
		if t.AtRange(id, c, gauge.Range0, reach) || t.Huge(c) && t.AtRange(id, c, gauge.Range0, gauge.Range1) { // X25-HUG-027
			out = append(out, c)
		}
	}
	return out
}

// Dock places a ship in reserve with its carrier (X20-DOC-001). Its dial is gone,
// and with it its activation (X20-DOC-004).
func (t *Table) Dock(id, carrier board.ShipID) {
	set := catalog.Maneuver{}
	if d := t.Ship(id).Dial; d.Assigned && !d.Revealed {
		set = t.Hidden.Dials[id-1]
	}
	t.Hidden.Dials[id-1] = catalog.Maneuver{}
	t.memory(id).JustDocked = true
	t.jettison(id, t.Ship(id).Base())
	t.announce(board.ShipDocked{Ship: id, Carrier: carrier})
	t.passDial(id, carrier, set)
}

// docksInstead asks whether a ship that overlaps carriers of its side docks with one (X25-OVL-018).
func (t *Table) docksInstead(id board.ShipID, onto []board.ShipID) bool {
	if !t.rules.Edition.Overlap.MayDock {
		return false
	}
	var options []game.Option
	for _, c := range t.carriers(id) {
		if slices.Contains(onto, c) {
			options = append(options, game.Option{ID: c.Piece(), Target: c.Piece(), Text: game.Say("option.dock", "carrier", c.Piece())})
		}
	}
	if len(options) == 0 {
		return false
	}
	options = append(options, game.Option{ID: game.None, Text: game.Say("option.dock-overlap")})
	pick := t.askOne(t.Ship(id).Seat, ask.ChooseCarrier, game.Say("prompt.overlaps-carrier", "ship", id.Piece()), []string{id.Piece()}, options)
	c := board.ShipOf(pick)
	if c != 0 {
		t.Dock(id, c)
	}
	return c != 0
}

// declareDocked asks, before the forces are placed, which ships start the game
// docked, and with which carrier (X20-DOC-017).
func (t *Table) declareDocked() {
	for _, group := range t.byInitiative(t.unplaced()) {
		for _, id := range group {
			if t.Ship(id).Wing.Leader != 0 { // X25-HUG-097
				continue
			}
			var options []game.Option
			for _, c := range t.carriers(id) {
				options = append(options, game.Option{ID: c.Piece(), Target: c.Piece(), Text: game.Say("option.dock", "carrier", c.Piece())})
			}
			if len(options) == 0 {
				continue
			}
			if t.sum(StartingDocked, &Moment{Ship: id}) <= 0 {
				options = append(options, game.Option{ID: game.None, Text: game.Say("option.dock-none")})
			}
			pick := t.askOne(t.Ship(id).Seat, ask.ChooseCarrier, game.Say("prompt.choose-carrier", "ship", id.Piece()), []string{id.Piece()}, options)
			if c := board.ShipOf(pick); c != 0 {
				t.Dock(id, c)
			}
		}
	}
}

// dockOptions lists what a ship may do about docking in the System Phase: dock
// with a carrier, or deploy from its own, at its own initiative (X20-DOC-005,
// X20-DOC-018); not both (X20-DOC-003).
func (t *Table) dockOptions(id board.ShipID) []game.Option {
	var options []game.Option
	for _, c := range t.canDock(id) {
		options = append(options, game.Option{ID: "dock>" + c.Piece(), Target: c.Piece(), Text: game.Say("option.dock", "carrier", c.Piece())})
	}
	if s := t.Ship(id); s.Where == board.InReserve && s.Docked != 0 && !t.memory(id).JustDocked && !t.memory(id).Deploying &&
		t.ownSum(NotDeploying, Moment{Ship: id, Other: s.Docked}) <= 0 {
		options = append(options, game.Option{ID: "deploy", Target: s.Docked.Piece(), Text: game.Say("option.deploy", "carrier", s.Docked.Piece())})
	}
	return options
}

// ownSum folds a query over the cards of a ship that is docked, which are not in
// force otherwise.
func (t *Table) ownSum(q Query, m Moment) int {
	n := 0
	if !t.heeds(t.Ship(m.Ship), concern{query: q}) {
		return n
	}
	m.Owner = m.Ship
	for _, c := range t.cardsOf(m.Ship) {
		m.Card = c.ref
		for i := range c.card.Abilities {
			if a := &c.card.Abilities[i]; a.Query == q && a.applies(t, &m) {
				n += a.By(t, m)
			}
		}
	}
	return n
}

// dockAbility carries out what dockOptions offers; false if it offers no such.
func (t *Table) dockAbility(id board.ShipID, picked string) bool {
	if carrier, ok := strings.CutPrefix(picked, "dock>"); ok {
		t.Dock(id, board.ShipOf(carrier))
		return true
	}
	if picked == "deploy" {
		t.Deploy(id, false)
		return true
	}
	return false
}

// addShips adds the ships of a squad, and behind them those that their cards bring, docked from the start.
func (s *State) addShips(seat game.Seat, ships []MusterShip) error {
	first := len(s.View.Ships)
	for _, m := range ships {
		if err := s.addShip(seat, m); err != nil {
			return err
		}
	}
	for i := first; i < len(s.View.Ships); i++ {
		for _, u := range s.View.Ships[i].Upgrades {
			card := s.rules.Cards.Card(catalog.UpgradeCard.Ref(u.XWS))
			if card == nil || card.Aboard == "" {
				continue
			}
			if err := s.addShip(seat, MusterShip{Pilot: card.Aboard}); err != nil {
				return err
			}
			s.View.Ships[len(s.View.Ships)-1].Docked = s.View.Ships[i].ID
		}
	}
	return nil
}

package xwing

import (
	"slices"
	"strings"

	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
)

// Pivot turns a ship on the spot, counter-clockwise by degrees, a multiple of 90; a huge one stays as it is (X25-HUG-043).
func (t *Table) Pivot(id board.ShipID, degrees float64) {
	if t.Huge(id) {
		return
	}
	from := t.Ship(id).Pose
	t.announce(board.ShipMoved{Ship: id, By: board.ByPivot, From: from, To: from.Turned(degrees), Full: true})
}

// FlipUpgrade turns a dual card of the ship to its other side (Dual Card chapter).
func (t *Table) FlipUpgrade(id board.ShipID, xws string) {
	if u := t.Ship(id).Upgrade(xws); u != nil {
		t.TurnUpgrade(id, xws, 1-u.Side)
	}
}

// TurnUpgrade turns a dual card of the ship to a side, 0 or 1; of several copies one that does not show it.
func (t *Table) TurnUpgrade(id board.ShipID, xws string, side int) { t.turnCopy(id, xws, side, 0) }

// TurnThis turns the dual card of a Moment to a side, 0 or 1: of several copies the very one whose ability it is.
func (t *Table) TurnThis(m Moment, side int) {
	if xws, ok := catalog.UpgradeCard.Of(m.Card); ok {
		t.turnCopy(m.Owner, xws, side, m.Copy+1)
	}
}

func (t *Table) turnCopy(id board.ShipID, xws string, side, nth int) {
	if t.Ship(id).Turnable(xws, side, nth) != nil {
		t.announce(t.Flipping(id, xws, side, nth))
	}
}

// Flipping is what happens when a dual card of a ship turns to a side, which it must not show yet.
func (s *State) Flipping(id board.ShipID, xws string, side, nth int) board.UpgradeFlipped {
	return board.UpgradeFlipped{Ship: id, XWS: xws, Side: side, Copy: nth, Initiative: s.initiativeBy(*s.View.Ship(id), xws, side, nth)}
}

// ShowsSide reports whether an upgrade of a slot that the ship has equipped shows the side of
// such a title ("(Closed)").
func (t *Table) ShowsSide(id board.ShipID, slot, title string) bool {
	return slices.ContainsFunc(t.EquippedIn(slot, []board.ShipID{id}), func(u Equipped) bool {
		card, err := t.rules.Catalog.Upgrade(u.XWS)
		side := t.Ship(id).Upgrade(u.XWS).Side
		return err == nil && side < len(card.Sides) && strings.HasSuffix(card.Sides[side].Title, title)
	})
}

// initiativeBy is by how much the printed initiative of a ship changes when a dual card turns to a side.
func (s *State) initiativeBy(ship board.Ship, xws string, side, nth int) int {
	before := s.Profile(ship.ID).Pilot.Initiative
	ship.Upgrades = slices.Clone(ship.Upgrades)
	ship.Turnable(xws, side, nth).Side = side
	return s.addUp(&ship).Pilot.Initiative - before
}

// DiscardUpgrade discards an upgrade of the ship, unless something else is given up for it, and reports whether it had one to discard.
func (t *Table) DiscardUpgrade(id board.ShipID, xws string) bool {
	ship := t.Ship(id)
	had := slices.ContainsFunc(ship.Upgrades, func(u board.Upgrade) bool { return u.XWS == xws && !u.Discarded })
	if had && !t.replaced(Moment{When: WouldDiscard, Ship: id, Action: xws}) {
		hull, shields := t.addedBy(*ship, xws)
		t.announce(board.UpgradeDiscarded{Ship: id, XWS: xws, Hull: hull, Shields: shields})
		if hull > 0 { // one whose time has not come yet waits for it
			t.destroyIfDue(id)
		}
	}
	return had
}

// ReturnUpgrade turns a discarded upgrade of the ship faceup again.
func (t *Table) ReturnUpgrade(id board.ShipID, xws string) {
	view := t.View.Clone()
	back := view.Ship(id)
	for i := range back.Upgrades {
		if u := &back.Upgrades[i]; u.XWS == xws && u.Discarded {
			u.Discarded = false
			break
		}
	}
	with, without := t.addUp(back).Stats, t.Profile(id).Stats
	t.announce(board.UpgradeReturned{Ship: id, XWS: xws, Hull: with.Hull - without.Hull, Shields: with.Shields - without.Shields})
}

// addedBy is by how much an upgrade that the ship has raises its hull and shield values.
func (s *State) addedBy(ship board.Ship, xws string) (hull, shields int) {
	with := s.Profile(ship.ID).Stats
	ship.Upgrades = slices.Clone(ship.Upgrades)
	board.DiscardFirst(ship.Upgrades, xws)
	without := s.addUp(&ship).Stats
	return with.Hull - without.Hull, with.Shields - without.Shields
}

// DiscardThis discards the upgrade of the moment's ability.
func (t *Table) DiscardThis(m Moment) { t.DiscardUpgrade(m.Owner, chargeCard(m.Card)) }

// outlasts is noted of a card that does something until the end of the round, though it be discarded.
const outlasts = "outlasts"

// LastForRound remembers that what the upgrade of the moment's ability does has begun, and goes on until the end of the
// round, whatever becomes of the card.
func (t *Table) LastForRound(m Moment) { t.Note(m, outlasts) }

// DiscardForRound discards the upgrade of the moment's ability, which works on until the end of the round.
func (t *Table) DiscardForRound(m Moment) {
	t.LastForRound(m)
	t.DiscardThis(m)
}

// Lasting reports whether LastForRound or DiscardForRound has been told so this round.
func (t *Table) Lasting(m Moment) bool { return t.Noted(m, outlasts) }

// discarded reports whether an upgrade of the ship has been discarded. The one that it attacks with works
// until that is over, and one whose effect lasts for the round until that is.
func (s *State) discarded(ship *board.Ship, u *board.Upgrade) bool {
	if !u.Discarded || slices.Contains(s.Memory.Ships[ship.ID-1].Used, note(Moment{Card: catalog.UpgradeCard.Ref(u.XWS)}, outlasts)) {
		return false
	}
	a := s.View.Attack
	return a == nil || a.Attacker != ship.ID || a.Weapon.Upgrade != u.XWS
}

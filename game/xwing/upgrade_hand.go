package xwing

import (
	"slices"

	"xwing/game"
	"xwing/game/xwing/board"
)

// Some ships hand upgrades to others, which are equipped with them from then on.

// Handing is what a ship may hand on, and to whom.
type Handing struct {
	Slot string // that the upgrades fill
	Most int    // upgrades at most; 0: any number, each to another ship
	To   func(t *Table, m Moment, id board.ShipID) bool
}

// HandUpgrades has the player of an ability equip other ships with upgrades of its own, as many as
// he likes.
func (t *Table) HandUpgrades(m Moment, h Handing) {
	var given []board.ShipID
	for h.Most == 0 || len(given) < h.Most {
		among := t.handed(m, h, given)
		what, ok := t.chooseEquipped(m, among, game.Say("prompt.choose-handing", "card", m.Card))
		if !ok {
			return
		}
		to := t.ChooseShip(m, t.takers(m, h, what, given), false)
		given = append(given, to)
		t.announce(board.UpgradeHanded{Ship: m.Owner, XWS: what.XWS, Other: to})
	}
}

// CanHandUpgrades reports whether HandUpgrades would find anything.
func (t *Table) CanHandUpgrades(m Moment, h Handing) bool { return len(t.handed(m, h, nil)) > 0 }

// handed are the upgrades of the ship that somebody can take, who has been given none.
func (t *Table) handed(m Moment, h Handing, given []board.ShipID) []Equipped {
	return slices.DeleteFunc(t.EquippedIn(h.Slot, []board.ShipID{m.Owner}), func(e Equipped) bool {
		return t.Ship(e.Ship).Upgrade(e.XWS).Discarded || len(t.takers(m, h, e, given)) == 0
	})
}

// takers are the friendly ships that can be equipped with an upgrade: not twice with one card, nor against
// its restrictions where those count.
func (t *Table) takers(m Moment, h Handing, what Equipped, given []board.ShipID) []board.ShipID {
	return slices.DeleteFunc(t.View.ShipsOf(t.Ship(m.Owner).Seat), func(id board.ShipID) bool {
		return id == m.Owner || slices.Contains(given, id) || !t.Friendly(m.Owner, id) || !h.To(t, m, id) ||
			t.Ship(id).Carries(what.XWS) || !t.canReceive(Equipped{Ship: id}, what.XWS)
	})
}

// inheritable are the upgrades for a slot that a destroyed ship, the moment's, has and the owner of an ability could take.
func (t *Table) inheritable(m Moment, slot string) []Equipped {
	return slices.DeleteFunc(t.EquippedIn(slot, []board.ShipID{m.Ship}), func(e Equipped) bool {
		return t.Ship(m.Ship).Upgrade(e.XWS).Discarded || t.Ship(m.Owner).Carries(e.XWS) ||
			!t.canReceive(Equipped{Ship: m.Owner}, e.XWS)
	})
}

// CanInherit reports whether Inherit would find anything.
func (t *Table) CanInherit(m Moment, slot string) bool { return len(t.inheritable(m, slot)) > 0 }

// Inherit has the player of an ability equip its owner with an upgrade for a slot of the destroyed ship, and returns which.
func (t *Table) Inherit(m Moment, slot string) string {
	var among []string
	for _, e := range t.inheritable(m, slot) {
		among = append(among, e.XWS)
	}
	xws := t.ChooseUpgrade(m, among)
	t.announce(board.UpgradeHanded{Ship: m.Ship, XWS: xws, Other: m.Owner})
	return xws
}

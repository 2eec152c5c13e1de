package xwing

import (
	"slices"

	"xwing/game"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
)

// Some ships put another upgrade of one type in the place of one that they have.

// CanReplaceUpgrade reports whether the owner has an upgrade of one of the types in whose place another could be.
func (t *Table) CanReplaceUpgrade(m Moment, types ...catalog.UpgradeType) bool {
	return slices.ContainsFunc(types, func(slot catalog.UpgradeType) bool { return len(t.replaceable(m.Owner, slot)) > 0 })
}

// ReplaceUpgrade has the player of an ability choose an upgrade of the owner's of one of the types, and another of that type
// that costs no more, which takes its place.
func (t *Table) ReplaceUpgrade(m Moment, types ...catalog.UpgradeType) {
	var among []Equipped
	for _, slot := range types {
		among = append(among, t.replaceable(m.Owner, slot)...)
	}
	old, ok := t.chooseEquipped(m, among, game.Say("prompt.choose-replaced", "card", m.Card))
	if !ok {
		return
	}
	xws := t.ChooseUpgrade(m, t.successors(old))
	card, err := t.rules.Catalog.Upgrade(xws)
	if err != nil {
		return
	}
	facts, _ := card.In(t.rules.List)
	t.announce(board.UpgradeReplaced{Ship: old.Ship, XWS: old.XWS,
		Upgrade: board.Upgrade{XWS: xws, Kind: facts.Slots[0].String(), Charges: full(facts.Sides[0].Charges)}})
}

// replaceable are the faceup upgrades of the type for which there is another.
func (t *Table) replaceable(id board.ShipID, slot catalog.UpgradeType) []Equipped {
	return slices.DeleteFunc(t.EquippedIn(slot.String(), []board.ShipID{id}), func(e Equipped) bool {
		return t.Ship(id).Upgrade(e.XWS).Discarded || len(t.successors(e)) == 0
	})
}

// successors are the upgrades that could take the place of one: of the list and the game mode, enforced, for the same slots,
// for no more points, with restrictions that the ship meets, and unique ones that its player does not field.
func (t *Table) successors(old Equipped) (out []string) {
	had, err := t.rules.Catalog.Upgrade(old.XWS)
	if err != nil {
		return nil
	}
	was, _ := had.In(t.rules.List)
	most := t.UpgradeCost(old.Ship, old.XWS)
	for _, u := range t.rules.Catalog.Upgrades() {
		card, in := u.In(t.rules.List)
		by, _ := u.Rules(t.rules.List)
		if in && len(by.Formats) > 0 && !by.StandardLoadoutOnly && slices.Equal(card.Slots, was.Slots) &&
			t.rules.Enforced(catalog.UpgradeCard.Ref(u.XWS)) && !t.Ship(old.Ship).Carries(u.XWS) &&
			(card.Limited == 0 || !t.fields(t.Ship(old.Ship).Seat, []string{u.Name}, "")) &&
			t.UpgradeCost(old.Ship, u.XWS) <= most && t.meetsRestrictions(old, &card) {
			out = append(out, u.XWS)
		}
	}
	return out
}

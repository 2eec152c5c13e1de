package xwing

import (
	"slices"
	"strings"

	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
)

// BonusHeader is a "Bonus Attack:" header of a card: while its ship engages it may perform such an attack once a round
// (appendix Huge Ships, Attacks).
type BonusHeader struct {
	Energy int      // what the attack costs of the ship's energy
	With   []string // the slots of the weapons that it is performed with ("torpedo"); nil: with the card's own
}

// bonusHeader is a "Bonus Attack:" header on a card of a ship.
type bonusHeader struct {
	upgrade string // xws
	BonusHeader
}

// mark is what is remembered of its use, for the round. Headers of a card that differ in nothing but what they cost share it.
func (h *bonusHeader) mark() string {
	return "round/header/" + h.upgrade + "/" + strings.Join(h.With, "/")
}

// fits reports whether the header's attack can be performed with a weapon of the ship.
func (s *State) fits(id board.ShipID, h *bonusHeader, w board.Weapon) bool {
	if len(h.With) == 0 {
		return w.Upgrade == h.upgrade
	}
	return s.WeaponIn(id, w, h.With...)
}

// bonusHeaders lists the headers that a ship has not used this round (X25-HUG-005): of those of a card that differ in their
// costs alone the first, which is the cheapest. A card turned over has none.
func (t *Table) bonusHeaders(id board.ShipID) (out []*bonusHeader) {
	ship := t.Ship(id)
	for i := range ship.Upgrades {
		u := &ship.Upgrades[i]
		card := t.rules.Cards.Card(catalog.UpgradeCard.Ref(u.XWS))
		if card == nil || len(card.Bonus) == 0 || u.Side != 0 || t.discarded(ship, u) || t.ignored(ship, catalog.UpgradeCard, u.XWS) {
			continue
		}
		spent := map[string]int{}
		for _, mark := range t.memory(id).Used {
			spent[mark]++
		}
		for _, b := range card.Bonus {
			h := &bonusHeader{upgrade: u.XWS, BonusHeader: b}
			if spent[h.mark()] > 0 {
				spent[h.mark()]--
			} else if !slices.ContainsFunc(out, func(o *bonusHeader) bool { return o.mark() == h.mark() }) {
				out = append(out, h)
			}
		}
	}
	return out
}

// headed reports whether a weapon's card prints "Bonus Attack:" headers of its own, and so no "Attack:" header.
func (s *State) headed(w board.Weapon) bool {
	if !w.Special {
		return false
	}
	card := s.rules.Cards.Card(catalog.UpgradeCard.Ref(w.Upgrade))
	return card != nil && slices.ContainsFunc(card.Bonus, func(h BonusHeader) bool { return len(h.With) == 0 })
}

// headerOf is by which header a ship would attack with a weapon that has some; nil if none is left.
func (t *Table) headerOf(id board.ShipID, w board.Weapon) *bonusHeader {
	headers := t.bonusHeaders(id)
	if i := slices.IndexFunc(headers, func(h *bonusHeader) bool { return t.fits(id, h, w) }); i >= 0 {
		return headers[i]
	}
	return nil
}

// barredWeapon reports whether a weapon cannot be used for an attack on these terms: one that has headers of its own is for
// those alone, and a ship without a limit of bonus attacks performs one a round with each other weapon (X25-HUG-006).
func (t *Table) barredWeapon(id board.ShipID, w board.Weapon, terms *AttackTerms) bool {
	if !t.Huge(id) {
		return false
	}
	if terms.header != nil && len(terms.header.With) == 0 {
		return !t.fits(id, terms.header, w)
	}
	return terms.header != nil && !t.fits(id, terms.header, w) || t.headed(w) ||
		terms.Bonus && slices.Contains(t.memory(id).Bonus, w.ID)
}

// attackInTurn has a ship that engages perform its one standard attack, and one by each "Bonus Attack:" header of its cards,
// before or after that, as its player likes, until he wants no more (X25-HUG-002, 003).
func (t *Table) attackInTurn(id board.ShipID) {
	switch {
	case !t.Huge(id): // others have no such cards
		t.MakeAttack(id, AttackTerms{})
		return
	case t.rules.Edition.Huge.EachWeapon:
		t.attackWithEach(id)
		return
	}
	standard := true
	for t.Ship(id).Where == board.InPlay {
		var ways []AttackTerms
		if standard {
			ways = append(ways, AttackTerms{})
		}
		for _, h := range t.bonusHeaders(id) {
			ways = append(ways, AttackTerms{Bonus: true, header: h})
		}
		way := t.attackOneWay(id, ways)
		if way == nil {
			return
		}
		standard = standard && way.header != nil
	}
}

// useHeader remembers by which header a ship attacks, and with which weapon: one that grants an attack with another card's is
// like any effect that does (X25-HUG-006), and told of like one.
func (t *Table) useHeader(id board.ShipID, h *bonusHeader, weapon string) {
	m := t.memory(id)
	m.Used = append(m.Used, h.mark())
	if len(h.With) > 0 {
		t.announce(board.AbilityUsed{Ship: id, Card: catalog.UpgradeCard.Ref(h.upgrade)})
	}
	t.noteBonus(id, weapon)
}

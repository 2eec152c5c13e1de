package xwing

import (
	"slices"

	"xwing/game"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
)

// ShipAbility returns the reference of the ability that a ship has with its type
// ("ship/autothrusters"), as its card prints it in the points list; an upgrade may
// put another in its place. "" if it has none.
func (r *Rules) ShipAbility(ship *board.Ship) string {
	p, err := r.Catalog.Pilot(ship.Pilot)
	if err != nil {
		return ""
	}
	card, _ := p.In(r.List)
	ability := card.ShipAbilityID()
	for _, u := range ship.Upgrades {
		up, err := r.Catalog.Upgrade(u.XWS)
		if err != nil {
			continue
		}
		if card, _ := up.In(r.List); card.Sides[0].ShipAbility != "" {
			ability = catalog.Slug(card.Sides[0].ShipAbility)
		}
	}
	if ability == "" {
		return ""
	}
	return catalog.ShipAbility.Ref(ability)
}

// HasShipAbility reports whether a ship has an ability of a name with its type, whatever text its card prints
// under that name.
func (s *State) HasShipAbility(id board.ShipID, slug string) bool {
	ability, _ := catalog.ShipAbility.Of(s.rules.ShipAbility(s.View.Ship(id)))
	return catalog.AbilitySlug(ability) == slug
}

// printed is what the cards of a ship come to that never leave it: its pilot and
// its upgrades. Abilities are asked for so often that looking their cards up by
// name would cost more than the rest of the rules. It is never written again, so
// that states share it.
type printed struct {
	name     [3]string // of the pilot, the remote, the pilot acted as
	upgrades []string  // by XWS
	pilot    *catalog.Pilot
	cards    []printedCard
	index    []printedAbility // the abilities of all cards, one behind the other
	heeds    concerns         // what the abilities of the cards answer to
	faces    []face           // what the cards add up to, by the sides that lie up
	dial     []game.Option    // every maneuver of the ship's dial, as it may be set without stress
	outlasts bool             // one of the cards has effects that go on when the ship is removed
	shares   bool             // it says that a ship has the pilot ability of another as well
	joins    bool             // by one of them the ship may be in a squad of another faction
}

// printedCard is a card with abilities that the program knows.
type printedCard struct {
	ref     string // "upgrade/elusive"
	card    *Card
	upgrade int // index into the ship's upgrades, -1 for none
	copy    int // how many copies of it lie before it
}

// printedAbility is an ability of such a card, so that whether it is one of those looked for is told at a glance.
type printedAbility struct {
	concern
	docked bool // it works aboard a carrier
	side   int8 // on which it is printed; 0: on either
	card   uint8
	index  uint8 // among the card's abilities
}

// printedOn returns what is printed on a ship's cards.
func (s *State) printedOn(ship *board.Ship) *printed {
	i := int(ship.ID) - 1
	if s.stepping && i < len(s.printed) && ship == &s.View.Ships[i] {
		return &s.printed[i]
	}
	if i >= 0 && i < len(s.printed) && s.printed[i].of(ship) {
		return &s.printed[i]
	}
	p := s.readCards(ship)
	return &p
}

// keepPrinted brings up to date what is printed on the ships' cards. Other states
// may read what was kept before.
func (s *State) keepPrinted() {
	if s.printedKept() {
		return
	}
	all := make([]printed, len(s.View.Ships))
	for i := range all {
		ship := &s.View.Ships[i]
		if i < len(s.printed) && s.printed[i].of(ship) {
			all[i] = s.printed[i]
			continue
		}
		all[i] = s.readCards(ship)
		if ship.Remote == "" {
			all[i] = s.faced(all[i], *ship)
		}
	}
	s.printed = all
}

// printedKept reports whether what is kept of the ships' cards is up to date.
func (s *State) printedKept() bool {
	fresh := len(s.printed) == len(s.View.Ships)
	for i := 0; fresh && i < len(s.printed); i++ {
		fresh = s.printed[i].of(&s.View.Ships[i])
	}
	return fresh
}

// keptOn is printedOn as last kept: by the step under way, or since by what changed
// the cards (Table.announce); or as it was when somebody began to look around.
func (t *Table) keptOn(ship *board.Ship) *printed {
	if i := int(ship.ID) - 1; (t.stepping || t.Table != nil || t.kept) && i < len(t.printed) {
		return &t.printed[i]
	}
	return t.printedOn(ship)
}

// printedAlone reports whether all abilities in force on a ship are printed on its own cards.
func (t *Table) printedAlone(s *board.Ship) bool {
	return s.Present() && len(s.Faceup)+len(s.Conditions)+t.lenders+t.farsighted == 0
}

// eachPrintedOn is eachOn for such a ship.
func (t *Table) eachPrintedOn(s *board.Ship, c concern, about *Moment, f func(a *Ability, m Moment, index int)) {
	kept, aboard := t.keptOn(s), s.Docked != 0 && t.View.Phase != board.Setup
	m := *about
	m.Owner = s.ID
	for i := range kept.index {
		p := &kept.index[i]
		if !c.among(p.concern) || p.docked != aboard {
			continue
		}
		card := &kept.cards[p.card]
		if p.side != 0 && (card.upgrade < 0 || int(p.side) != s.Upgrades[card.upgrade].Side+1) || t.muted(s, card) {
			continue
		}
		m.Card, m.Copy = card.ref, card.copy
		f(&card.card.Abilities[p.index], m, int(p.index))
	}
}

// of reports whether it is what is printed on the ship's cards.
func (p *printed) of(ship *board.Ship) bool {
	if p.name[0] != ship.Pilot || p.name[1] != ship.Remote || p.name[2] != ship.Acting || len(p.upgrades) != len(ship.Upgrades) {
		return false
	}
	for i := range p.upgrades {
		if p.upgrades[i] != ship.Upgrades[i].XWS {
			return false
		}
	}
	return true
}

// readCards looks up what is printed on a ship's cards: the pilot, its ship
// ability, the upgrades in order; of a remote its entry.
func (s *State) readCards(ship *board.Ship) printed {
	p := printed{name: [...]string{ship.Pilot, ship.Remote, ship.Acting}}
	add := func(ref string, upgrade, before int) {
		if c := s.rules.Cards.Card(ref); c != nil {
			p.cards = append(p.cards, printedCard{ref, c, upgrade, before})
			for i := range c.Abilities {
				a := &c.Abilities[i]
				p.heeds.add(a)
				of := concern{a.When, a.Query}
				p.index = append(p.index, printedAbility{of, a.Docked, int8(a.Side), uint8(len(p.cards) - 1), uint8(i)})
				p.shares = p.shares || a.Query == SharingPilot
				p.outlasts = p.outlasts || a.Outlasts
			}
		}
	}
	if ship.Remote != "" {
		add(devicePiece(ship.Remote), -1, 0)
		return p
	}
	p.pilot, _ = s.rules.Catalog.Pilot(ship.Pilot)
	add(catalog.PilotCard.Ref(ship.Pilot), -1, 0)
	if ability := s.rules.ShipAbility(ship); ability != "" {
		add(ability, -1, 0)
	}
	if ship.Acting != "" {
		add(catalog.PilotCard.Ref(ship.Acting), -1, 0)
	}
	for i, u := range ship.Upgrades {
		add(catalog.UpgradeCard.Ref(u.XWS), i, copies(p.upgrades, u.XWS))
		p.joins = p.joins || s.joinsBy(u.XWS)
		p.upgrades = append(p.upgrades, u.XWS)
	}
	return p
}

// copies counts the upgrades that are called so.
func copies(upgrades []string, xws string) (n int) {
	for _, u := range upgrades {
		if u == xws {
			n++
		}
	}
	return n
}

// face is what a ship's cards add up to with these sides up. States share it: it
// is to be read only.
type face struct {
	sides   []int // by upgrade
	profile catalog.Profile
	weapons []board.Weapon
}

// faced returns p with what the cards of a ship of this game add up to, however
// its dual cards lie.
func (s *State) faced(p printed, ship board.Ship) printed {
	ship.Upgrades = slices.Clone(ship.Upgrades)
	var turn func(i int)
	turn = func(i int) {
		if i == len(ship.Upgrades) {
			f := face{profile: s.addUp(&ship)}
			for _, u := range ship.Upgrades {
				f.sides = append(f.sides, u.Side)
			}
			f.weapons = s.listWeapons(&ship, f.profile)
			p.faces = append(p.faces, f)
			return
		}
		facts, err := s.rules.Catalog.Upgrade(ship.Upgrades[i].XWS)
		if err != nil {
			return
		}
		card, _ := facts.In(s.rules.List)
		for side := range card.Sides {
			ship.Upgrades[i].Side, ship.Upgrades[i].Discarded = side, false
			turn(i + 1)
		}
	}
	turn(0)
	if p.pilot != nil {
		p.dial = s.wholeDial(p.faces[0].profile.Ship)
	}
	return p
}

// wholeDial lists the maneuvers of a ship type's dial; ships of one type share it.
func (s *State) wholeDial(ship *catalog.Ship) []game.Option {
	for i := range s.printed {
		if p := &s.printed[i]; p.dial != nil && p.faces[0].profile.Ship == ship {
			return p.dial
		}
	}
	dial, t := make([]game.Option, len(ship.Dial)), &Table{State: s, pages: new(pages)}
	for i, m := range ship.Dial {
		dial[i] = t.maneuverOption("option.maneuver", m)
	}
	return dial
}

// faceOf returns what a ship's cards add up to as they now lie; nil if that has
// not been worked out before, or one of them is discarded.
func (s *State) faceOf(ship *board.Ship) *face {
	for i := range ship.Upgrades {
		if ship.Upgrades[i].Discarded {
			return nil
		}
	}
	for i, p := 0, s.printedOn(ship); i < len(p.faces); i++ {
		if f := &p.faces[i]; f.up(ship.Upgrades) {
			return f
		}
	}
	return nil
}

// up reports whether the upgrades lie on these sides.
func (f *face) up(upgrades []board.Upgrade) bool {
	for i := range upgrades { // large as they are, they are looked at in place
		if i >= len(f.sides) || f.sides[i] != upgrades[i].Side {
			return false
		}
	}
	return len(f.sides) == len(upgrades)
}

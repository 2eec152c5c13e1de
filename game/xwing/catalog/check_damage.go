package catalog

import (
	"fmt"
	"slices"
)

// A damage deck has so many cards under so many titles (Rules Reference, "Damage Deck"; both of first edition, too).
const (
	damageCards  = 33
	damageTitles = 14
)

// hugeDamage is the file of the damage deck of huge ships, which may be put in the place of another: it has as many cards as
// it says.
const hugeDamage = "damage-huge.toml"

// checkDamage holds each deck to the book.
func (c *Catalog) checkDamage() error {
	for _, deck := range c.DamageDecks() {
		cards, titles := 0, slices.DeleteFunc(c.DamageDeck(), func(d *DamageCard) bool { return d.Deck != deck })
		for i, d := range titles {
			if err := d.check(i + 1); err != nil {
				return err
			}
			cards += d.Copies
		}
		if cards != damageCards || len(titles) != damageTitles {
			return fmt.Errorf("the damage deck %q has %d cards of %d titles: by the book it has %d of %d", deck, cards, len(titles),
				damageCards, damageTitles)
		}
	}
	return nil
}

// check wants a trait, copies, and titles of a deck to be numbered by the alphabet, from 1 on and each once.
func (d *DamageCard) check(number int) error {
	switch {
	case d.Number != number:
		return fmt.Errorf("damage card %s: number %d, want %d: titles of a deck are numbered by the alphabet from 1 on, each once", d.ID,
			d.Number, number)
	case d.Copies < 1:
		return fmt.Errorf("damage card %s: %d copies: a deck holds at least one of each title", d.ID, d.Copies)
	case d.Trait == 0:
		return fmt.Errorf("damage card %s: no trait: each is pilot or ship", d.ID)
	}
	return nil
}

// checkHugeDamage looks at the two halves of the cards of huge ships, too.
func (c *Catalog) checkHugeDamage() error {
	for i, d := range c.HugeDeck() {
		if err := d.check(i + 1); err != nil {
			return fmt.Errorf("%s: %w", hugeDamage, err)
		}
		copies := 0
		for _, s := range d.Decks {
			copies += s.Copies
		}
		switch {
		case len(d.Decks) > 0 && copies != d.Copies:
			return fmt.Errorf("%s: damage card %s: %d copies, those of its decks are %d", hugeDamage, d.ID, d.Copies, copies)
		case len(d.Decks) > 0: // one half, whoever attacks
		case d.Trait == PilotTrait:
			return fmt.Errorf("%s: damage card %s: trait pilot: those of huge ships are ship or crew", hugeDamage, d.ID)
		case d.Precision == "" || len(d.Arcs) == 0:
			return fmt.Errorf("%s: damage card %s: no precision or no arcs: give its upper half a title and an arc", hugeDamage, d.ID)
		case slices.ContainsFunc(d.Arcs, func(a ArcKind) bool { return a.IsTurret() || a == AllRoundArc }):
			return fmt.Errorf("%s: damage card %s: arcs %v: name those of a base, such as left, fullfront or bullseye", hugeDamage, d.ID,
				d.Arcs)
		}
	}
	return nil
}

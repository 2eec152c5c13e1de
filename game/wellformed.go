package game

import (
	"errors"
	"fmt"
)

// wellFormed says what is wrong with a Decision that the rules of a game of so many seats ask: without it
// a rule's mistake would be a question that nobody can answer. Whether a Place
// has a legal pose is the rules' own duty (Placement.AnyLegal), for its price.
func (d *Decision) wellFormed(seats int) error {
	if d.Kind == "" {
		return errors.New("a decision without a kind")
	}
	if d.Seat < 0 || int(d.Seat) >= seats {
		return fmt.Errorf("decision %s is put to no seat", d.Kind)
	}
	switch d.Shape {
	case OneOf:
		if err := distinctOptions(d.Options); err != nil {
			return fmt.Errorf("decision %s: %w", d.Kind, err)
		}
		if countLegal(d.Options) == 0 {
			return fmt.Errorf("decision %s has no legal answer", d.Kind)
		}
	case SomeOf:
		if err := distinctOptions(d.Options); err != nil {
			return fmt.Errorf("decision %s: %w", d.Kind, err)
		}
		if d.Min < 0 || d.Max < d.Min || countLegal(d.Options) < d.Min {
			return fmt.Errorf("decision %s has no legal answer: %d to %d of %d", d.Kind, d.Min, d.Max, countLegal(d.Options))
		}
	case Order:
		if err := distinctOptions(d.Options); err != nil {
			return fmt.Errorf("decision %s: %w", d.Kind, err)
		}
	case OneForEach:
		return d.slotsWellFormed()
	case Place:
		if d.Placement == nil || len(d.Placement.Pieces) == 0 {
			return fmt.Errorf("decision %s has nothing to place", d.Kind)
		}
	default:
		return fmt.Errorf("decision %s has the unknown shape %d", d.Kind, d.Shape)
	}
	return nil
}

// slotsWellFormed is wellFormed of a OneForEach.
func (d *Decision) slotsWellFormed() error {
	for i := range d.Slots {
		slot := &d.Slots[i]
		for j := range i {
			if d.Slots[j].ID == slot.ID {
				return fmt.Errorf("decision %s has the slot %q twice", d.Kind, slot.ID)
			}
		}
		if err := distinctOptions(slot.Options); err != nil {
			return fmt.Errorf("decision %s, slot %q: %w", d.Kind, slot.ID, err)
		}
		if countLegal(slot.Options) == 0 {
			return fmt.Errorf("decision %s has no legal option for slot %q", d.Kind, slot.ID)
		}
	}
	return nil
}

// distinctOptions says which option id is there twice.
func distinctOptions(options []Option) error {
	var met [marks / 64]uint64 // a bit for every mark
	for i := range options {
		id := options[i].ID
		m := mark(id)
		if bit := uint64(1) << (m % 64); met[m/64]&bit == 0 {
			met[m/64] |= bit
			continue // nothing before is of that mark
		}
		for j := range i {
			if options[j].ID == id {
				return fmt.Errorf("option %q is there twice", id)
			}
		}
	}
	return nil
}

// marks is how many marks there are.
const (
	marksBits = 10
	marks     = 1 << marksBits
)

// mark is a number below marks that is hardly ever the same for two ids: they differ
// at their ends.
func mark(id string) uint64 {
	n := len(id)
	if n >= 8 { // in one piece
		end := id[n-8:]
		word := uint64(end[0]) | uint64(end[1])<<8 | uint64(end[2])<<16 | uint64(end[3])<<24 |
			uint64(end[4])<<32 | uint64(end[5])<<40 | uint64(end[6])<<48 | uint64(end[7])<<56
		return word * 0x9e3779b97f4a7c15 >> (64 - marksBits) // the fractional part of the golden ratio
	}
	var m uint64
	for i := range n {
		m = 31*m + uint64(id[i])
	}
	return m % marks
}

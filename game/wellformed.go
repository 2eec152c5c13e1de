package game

import (
	"errors"
	"fmt"
)

// wellFormed says what is wrong with a Decision that the rules ask: without it
// a rule's mistake would be a question that nobody can answer. Whether a Place
// has a legal pose is the rules' own duty (Placement.AnyLegal), for its price.
func (d *Decision) wellFormed() error {
	if d.Kind == "" {
		return errors.New("a decision without a kind")
	}
	if d.Seat != Red && d.Seat != Blue {
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
	if len(options) <= 24 { // a map costs more than looking at them all
		for i := range options {
			for j := range i {
				if options[i].ID == options[j].ID {
					return fmt.Errorf("option %q is there twice", options[i].ID)
				}
			}
		}
		return nil
	}
	seen := make(map[string]bool, len(options))
	for _, o := range options {
		if seen[o.ID] {
			return fmt.Errorf("option %q is there twice", o.ID)
		}
		seen[o.ID] = true
	}
	return nil
}

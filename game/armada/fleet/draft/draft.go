package draft

import (
	"slices"

	"xwing/game/armada/catalog"
	"xwing/game/armada/fleet"
	"xwing/internal/steps"
)

// Draft is a fleet that is being built.
type Draft struct {
	cat   *catalog.Catalog
	text  []byte      // that it began with; nil: with none
	read  fleet.Fleet // as that was read
	steps steps.Steps[fleet.Fleet]

	breaches []fleet.Breach // of the present state
	checked  bool
}

// New is an empty fleet of a faction for an agreed total.
func New(cat *catalog.Catalog, faction catalog.Faction, points int) *Draft {
	return &Draft{cat: cat, steps: steps.From(fleet.Fleet{Faction: faction, Points: points}, fleet.Fleet.Equal)}
}

// Open is the fleet of a text that [fleet.Read] understands.
func Open(cat *catalog.Catalog, name string, data []byte) (*Draft, error) {
	r, err := fleet.Read(name, data, cat)
	if err != nil {
		return nil, err
	}
	d := &Draft{cat: cat, text: slices.Clone(data), read: r.Fleet, steps: steps.From(r.Fleet, fleet.Fleet.Equal)}
	d.Saved()
	return d, nil
}

// Fleet is the fleet as it is. It is not to be written to.
func (d *Draft) Fleet() fleet.Fleet { return d.steps.Now() }

// Catalog has its cards.
func (d *Draft) Catalog() *catalog.Catalog { return d.cat }

// Saved notes that the fleet is in the player's file as it is now.
func (d *Draft) Saved() { d.steps.Saved() }

// Changed reports whether the fleet differs from what the player's file has.
func (d *Draft) Changed() bool { return d.steps.Changed() }

// Undo goes back one change; ok is false if there is none.
func (d *Draft) Undo() (ok bool) {
	d.checked = false
	return d.steps.Undo()
}

// Redo goes forward again by one change that was undone; ok is false if there is none.
func (d *Draft) Redo() (ok bool) {
	d.checked = false
	return d.steps.Redo()
}

// CanUndo reports whether there is a change to undo.
func (d *Draft) CanUndo() bool { return d.steps.CanUndo() }

// CanRedo reports whether there is a change to do again.
func (d *Draft) CanRedo() bool { return d.steps.CanRedo() }

// take makes a fleet the present one, if it can be read again.
func (d *Draft) take(f fleet.Fleet) error {
	if err := f.Within(); err != nil {
		return err
	}
	d.steps.Take(f)
	d.checked = false
	return nil
}

// Breaches lists the rules that the fleet breaks.
func (d *Draft) Breaches() []fleet.Breach {
	if !d.checked {
		d.breaches, d.checked = d.Fleet().Check(d.cat), true
	}
	return slices.Clone(d.breaches)
}

// Slots, Fits and those beside it are those of package fleet for the fleet as it is.
func (d *Draft) Slots(ship int) []fleet.Slot { return fleet.Slots(d.cat, d.Fleet(), ship) }

// Fits lists what fits an icon of a ship once the card in a place among its upgrades, -1 for none, is taken out: see Slots.
func (d *Draft) Fits(ship, at int, icon catalog.Slot) []fleet.Fit {
	f := d.Fleet()
	if d.checkCard(ship, at) == nil {
		f = f.Without(ship, at)
	}
	return fleet.Fits(d.cat, f, ship, icon)
}

// FitsShip lists the ship cards of the faction: see Slots.
func (d *Draft) FitsShip() []fleet.Fit { return fleet.FitsShip(d.cat, d.Fleet()) }

// FitsSquadron lists the squadron cards of the faction: see Slots.
func (d *Draft) FitsSquadron() []fleet.Fit { return fleet.FitsSquadron(d.cat, d.Fleet()) }

// FitsObjective lists the objectives of a category: see Slots.
func (d *Draft) FitsObjective(c catalog.Category) []fleet.Fit {
	return fleet.FitsObjective(d.cat, d.Fleet(), c)
}

// Text is the fleet as its file is to be written: as it was read where it is that again, else in our own form.
func (d *Draft) Text() ([]byte, error) {
	if d.text != nil && d.Fleet().Equal(d.read) {
		return slices.Clone(d.text), nil
	}
	return d.Fleet().JSON()
}

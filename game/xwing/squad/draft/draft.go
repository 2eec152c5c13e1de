package draft

import (
	"errors"
	"fmt"
	"slices"

	"xwing/game/xwing/catalog"
	"xwing/game/xwing/squad"
	"xwing/internal/steps"
)

// Draft is a squad that is being built.
type Draft struct {
	cat   *catalog.Catalog
	file  squad.File // that it began with; no text: with none
	began squad.Mode // the mode that the file was read by
	steps steps.Steps[state]

	breaches []squad.Breach // of the present state
	checked  bool
}

// state is the squad at one moment. No state is ever written to.
type state struct {
	squad squad.Squad
	from  []int // of each ship its place in the file; -1: it is new
	mode  squad.Mode
}

// errFull is the one refusal: a squad of that many ships is not read again.
var errFull = errors.New("a squad has no more ships than can be read again")

// New is an empty squad of a faction for a game mode.
func New(cat *catalog.Catalog, mode squad.Mode, faction catalog.Faction) *Draft {
	s := squad.Squad{Faction: faction}.Resolve(cat).ForList(mode.Ruleset, formatOf(mode))
	d := &Draft{cat: cat, began: mode}
	d.steps = steps.From(state{squad: s, mode: mode}, state.equal)
	return d
}

// Open is the squad of a text that [squad.Read] understands, for a game mode: of a squad file the text itself is kept.
// Without a points list in the mode it is for the one that it was made for.
func Open(cat *catalog.Catalog, mode squad.Mode, name string, data []byte) (*Draft, error) {
	s, text, err := squad.Read(name, data, cat)
	if err != nil {
		return nil, err
	}
	if mode.Ruleset == "" {
		mode = squad.ModeOf(cat, s.MadeFor(cat, cat.BuiltIn()[0]))
	}
	return open(cat, mode, s.ResolveIn(cat, mode.Ruleset), text), nil
}

// OpenIn is Open for the game mode of a points list and one of its formats; without a format, for that which the file names or
// its cards ask for.
func OpenIn(cat *catalog.Catalog, list catalog.Ruleset, format, name string, data []byte) (*Draft, error) {
	s, text, err := squad.Read(name, data, cat)
	if err != nil {
		return nil, err
	}
	s = s.ResolveIn(cat, list)
	if format == "" {
		format = s.FormatIn(cat, list)
	}
	mode, err := modeOf(cat, list, format)
	if err != nil {
		return nil, err
	}
	return open(cat, mode, s, text), nil
}

// open is the draft of a text and the squad that it is read as.
func open(cat *catalog.Catalog, mode squad.Mode, s squad.Squad, text []byte) *Draft {
	d := &Draft{cat: cat, file: squad.File{Text: slices.Clone(text), Read: s}, began: mode}
	first := state{squad: s, mode: mode}
	for i := range s.Pilots {
		first.from = append(first.from, i)
	}
	d.steps = steps.From(first, state.equal)
	d.Saved()
	return d
}

func (d *Draft) now() *state {
	s := d.steps.Now()
	return &s
}

// Squad is the squad as it is. It is not to be written to.
func (d *Draft) Squad() squad.Squad { return d.now().squad }

// Mode is the game mode that it is for.
func (d *Draft) Mode() squad.Mode { return d.now().mode }

// Format is the format that it is for, squad.QuickFormat among them; "" for whatever the points list has.
func (d *Draft) Format() string { return formatOf(d.now().mode) }

// Catalog has its cards.
func (d *Draft) Catalog() *catalog.Catalog { return d.cat }

// Saved notes that the squad is in the player's file as it is now.
func (d *Draft) Saved() { d.steps.Saved() }

// Changed reports whether the squad differs from what the player's file has.
func (d *Draft) Changed() bool { return d.steps.Changed() }

// equal reports whether two states are the same squad for the same mode.
func (s state) equal(o state) bool {
	return s.mode == o.mode && s.squad.Equal(o.squad) && slices.Equal(s.from, o.from)
}

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

// CanUndo and CanRedo report whether there is a change to undo, or one to do again.
func (d *Draft) CanUndo() bool { return d.steps.CanUndo() }

// CanRedo: see CanUndo.
func (d *Draft) CanRedo() bool { return d.steps.CanRedo() }

// take makes a state the present one, unless it is the same; those that were undone are gone then.
func (d *Draft) take(s state) {
	d.steps.Take(s)
	d.checked = false
}

// Breaches lists the rules that the squad breaks.
func (d *Draft) Breaches() []squad.Breach {
	if !d.checked {
		d.breaches, d.checked = d.now().squad.CheckMode(d.cat, d.now().mode), true
	}
	return slices.Clone(d.breaches)
}

// Total is what the squad costs as far as its cards have costs, and the limit; of quick builds the threat.
func (d *Draft) Total() (total, limit int) {
	return d.total(*d.now()), d.now().mode.Points
}

// total is what the squad of a state costs, or its threat.
func (d *Draft) total(s state) int {
	if s.mode.Quick {
		total, _, _ := s.squad.Threat(d.cat)
		return total
	}
	return s.squad.KnownPoints(d.cat, s.mode.Ruleset)
}

// Cost is what a ship counts towards the total, as far as its cards have costs.
func (d *Draft) Cost(ship int) int {
	one := d.now().squad
	one.Pilots = one.Pilots[ship : ship+1]
	return one.KnownPoints(d.cat, d.now().mode.Ruleset)
}

// Loadout is what a ship has spent of its loadout value; ok is false where ships have none.
func (d *Draft) Loadout(ship int) (spent, limit int, ok bool) {
	return d.now().squad.LoadoutSpent(d.cat, d.now().mode, ship)
}

// Slots, Fits and FitsPilot are those of package squad for the squad as it is.
func (d *Draft) Slots(ship int) []squad.Slot {
	return squad.Slots(d.cat, d.now().mode, d.now().squad, ship)
}

// Fits lists what fits a slot of a ship: see Slots.
func (d *Draft) Fits(ship int, slot string) []squad.Fit {
	return squad.Fits(d.cat, d.now().mode, d.now().squad, ship, slot)
}

// FitsInstead is Fits once the card in a place among the ship's upgrades is taken out.
func (d *Draft) FitsInstead(ship, at int, slot string) []squad.Fit {
	s := d.now().squad
	if ship < 0 || ship >= len(s.Pilots) || at < 0 || at >= len(s.Pilots[ship].Upgrades) {
		return d.Fits(ship, slot)
	}
	return squad.Fits(d.cat, d.now().mode, s.Without(ship, at), ship, slot)
}

// FitsPilot lists the ship cards of the squad's faction: see Slots.
func (d *Draft) FitsPilot() []squad.PilotFit {
	return squad.FitsPilot(d.cat, d.now().mode, d.now().squad, d.now().squad.Faction)
}

// XWS is the squad as its file is to be written: the text that it began with with what was edited, or a new one.
func (d *Draft) XWS() ([]byte, error) {
	s := d.now()
	if d.file.Text == nil {
		return s.squad.Priced(d.cat, s.mode.Ruleset).XWS()
	}
	return d.file.Rewrite(squad.Edit{Squad: s.squad, From: s.from, Moved: s.mode.Ruleset != d.began.Ruleset, Cost: func(ship int) (int,
		bool) {
		if ship < 0 {
			n, err := s.squad.Points(d.cat, s.mode.Ruleset)
			return n, err == nil
		}
		n, err := s.squad.PilotPoints(d.cat, s.mode.Ruleset, ship)
		return n, err == nil
	}})
}

// check says what is wrong with a place, nothing if it is one of n.
func check(what string, i, n int) error {
	if i < 0 || i >= n {
		return fmt.Errorf("there is no %s %d of %d", what, i+1, n)
	}
	return nil
}

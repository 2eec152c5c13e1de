package script

import (
	"fmt"
	"strconv"

	"xwing/game"
	"xwing/game/armada"
	"xwing/game/armada/board"
	"xwing/game/armada/catalog"
	"xwing/game/armada/match"
	"xwing/game/armada/terms"
	"xwing/game/script"
	"xwing/game/words"
	"xwing/physics"
)

// table is what the lines before the answers describe.
type table struct {
	kit    *match.Kit
	words  *terms.Words
	board  board.View // fed with events, so that names are right
	chance chance

	fleets    [2]armada.Muster
	ships     []placed
	squadrons []placed
	agreed    match.Options
	seed      uint64
	phase     string
	dice      []board.Die
	changes   []func(*armada.State) error // what else the lines say, in their order
}

// placed is a piece of a seat at its place.
type placed struct {
	seat  game.Seat
	pose  physics.Pose
	speed int
}

// newTable returns a table without anything on it.
func newTable(kit *match.Kit, w *terms.Words) *table {
	return &table{kit: kit, words: w, phase: board.ShipPhase.String()}
}

// Line takes in a line that is no answer.
func (t *table) Line(what string, f []string) (err error) {
	switch what {
	case "ship":
		return t.ship(f)
	case "squadron":
		return t.squadron(f)
	case "phase":
		t.phase = f[0]
		return knownPhase(f[0])
	case "rounds":
		t.agreed.Rounds, err = count(f[0])
		t.agreed.Unlimited = t.agreed.Rounds == 0
		return err
	case "agreed":
		t.agreed.Objective = f[0]
		return nil
	case "field":
		t.agreed.Field = f[0]
		return nil
	case "seed":
		t.seed, err = strconv.ParseUint(f[0], 10, 64)
		return err
	case "dice":
		return t.load(f)
	case "objectives":
		seat, err := script.Seat(f[0], 2)
		if err == nil {
			t.fleets[seat].Objectives = f[1:]
		}
		return err
	}
	change, err := changeOf(what, f)
	t.changes = append(t.changes, change)
	return err
}

// ship takes in a ship; those of red come first, as their numbers do.
func (t *table) ship(f []string) error {
	seat, err := t.seat(f[0], t.ships)
	if err != nil {
		return err
	}
	pose, err := script.Pose(f[2:5])
	if err != nil {
		return err
	}
	speed, err := count(f[5])
	if err != nil {
		return err
	}
	m := armada.MusterShip{Ship: f[1]}
	if len(f) > 6 {
		if f[6] != "with" || len(f) == 7 {
			return grammar.Unread("ship", f[6:])
		}
		m.Upgrades = f[7:]
	}
	card, err := t.kit.Facts.Ship(f[1])
	if err != nil {
		return err
	}
	t.fleets[seat].Faction = card.Faction
	for _, u := range m.Upgrades {
		up, err := t.kit.Facts.Upgrade(u)
		if err != nil {
			return err
		}
		m.Flagship = m.Flagship || up.Is(catalog.CommanderSlot)
		t.fleets[seat].Cost += up.Cost
	}
	t.fleets[seat].Cost += card.Cost
	t.fleets[seat].Ships = append(t.fleets[seat].Ships, m)
	t.ships = append(t.ships, placed{seat, pose, speed})
	return nil
}

func (t *table) squadron(f []string) error {
	seat, err := t.seat(f[0], t.squadrons)
	if err != nil {
		return err
	}
	pose, err := script.Pose([]string{f[2], f[3], "0"})
	if err != nil {
		return err
	}
	card, err := t.kit.Facts.Squadron(f[1])
	if err != nil {
		return err
	}
	t.fleets[seat].Cost += card.Cost
	t.fleets[seat].Squadrons = append(t.fleets[seat].Squadrons, f[1])
	t.squadrons = append(t.squadrons, placed{seat, pose, 0})
	return nil
}

// seat reads whose a piece is, behind those before.
func (t *table) seat(word string, before []placed) (game.Seat, error) {
	seat, err := script.Seat(word, 2)
	if err == nil && seat == game.Red && len(before) > 0 && before[len(before)-1].seat == game.Blue {
		err = fmt.Errorf("a piece of red after one of blue; pieces are numbered, red's first")
	}
	return seat, err
}

func (t *table) load(f []string) error {
	for _, name := range f[1:] {
		die, err := dieOf(f[0], name)
		if err != nil {
			return err
		}
		t.dice = append(t.dice, die)
	}
	return nil
}

// dieOf reads a die of a color that shows a face.
func dieOf(color, face string) (d board.Die, err error) {
	if d.Color, err = colorOf(color); err == nil {
		err = d.Face.UnmarshalText([]byte(face))
	}
	return d, err
}

func colorOf(name string) (catalog.Color, error) {
	for _, c := range catalog.Colors() {
		if c.String() == name {
			return c, nil
		}
	}
	return 0, fmt.Errorf("there are no %s dice", name)
}

func count(word string) (int, error) {
	n, err := strconv.Atoi(word)
	if err != nil || n < 0 {
		return 0, fmt.Errorf("want a number, not %q", word)
	}
	return n, nil
}

// Append reads a line of the journal.
func (t *table) Append(line []byte) error { return t.chance.read(line) }

// Answered hears an answer.
func (t *table) Answered(game.Choice) {}

// Hear feeds the board with what has happened, and tells of it.
func (t *table) Hear(happened []game.Event) (said []string) {
	w := t.named()
	for _, e := range happened {
		t.board.Apply(e)
		if s, shown := w.Event(e); shown {
			said = append(said, s)
		}
	}
	return said
}

// Words are those of the board as it is.
func (t *table) Words() *words.Words { return t.named().Words }

func (t *table) named() *terms.Words { return t.words.With(terms.NewNames(&t.board)) }

package xwing

import (
	"slices"

	"xwing/game"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
)

// named is a result that an ability has named ahead of a roll, or how many dice will show it.
type named struct {
	by   board.ShipID
	card string
	face board.Face
	how  naming
	n    int // of a guess
}

// naming is what is made of what has been said ahead of a roll.
type naming uint8

const (
	mended  naming = iota // a die is changed if none shows the face
	guessed               // a die is added if just so many show it
	fixed                 // a die is changed, and not modified again
)

// beforeRolling resolves what comes ahead of a roll, in an ability queue of its own,
// and returns the results that are named then.
func (t *Table) beforeRolling(m Moment, n int) []named {
	if n == 0 || m.Ship == 0 {
		return nil
	}
	outer := t.named
	t.named = nil
	m.When = BeforeRolling
	t.Process(func() { t.Trigger(m) })
	out := t.named
	t.named = outer
	return out
}

// NameResult has the player of an ability name a result of the dice about to be rolled:
// should none of them show it, one of them is changed to it.
func (t *Table) NameResult(m Moment) { t.nameResult(m, mended) }

// NameForGood has him name a result to which one of the dice is changed in any case, and not modified again.
func (t *Table) NameForGood(m Moment) { t.nameResult(m, fixed) }

func (t *Table) nameResult(m Moment, how naming) {
	results := m.Attack.Side.Results()
	options := make([]game.Option, len(results))
	for i, f := range results {
		options[i] = game.Option{ID: f.String(), Text: game.Say("option.die", "face", f.String())}
	}
	prompt := "prompt.name-result"
	if how == fixed {
		prompt = "prompt.name-for-good"
	}
	pick := t.askOne(t.Ship(m.Owner).Seat, ask.NameResult, game.Say(prompt, "card", m.Card, "ship", m.Ship.Piece()),
		[]string{m.Owner.Piece(), m.Ship.Piece()}, options)
	face := results[slices.IndexFunc(results, func(f board.Face) bool { return f.String() == pick })]
	t.announce(board.ResultNamed{Ship: m.Owner, Of: m.Ship, Face: face})
	t.named = append(t.named, named{by: m.Owner, card: m.Card, face: face, how: how})
}

// GuessResults foretells for an ability that so many of the dice about to be rolled will show a face: if they do, one
// more is added that shows it.
func (t *Table) GuessResults(m Moment, face board.Face, n int) {
	t.named = append(t.named, named{by: m.Owner, card: m.Card, face: face, how: guessed, n: n})
}

// heedGuess adds a die to a roll of which an ability has foretold just so many results.
func (t *Table) heedGuess(m Moment, g named) {
	if m.Attack.Pool {
		if t.Fight().CountResults(m.Attack.Side, g.face) == g.n {
			t.announce(board.AbilityUsed{Ship: g.by, Card: g.card})
			t.Fight().modifies(g.by, g.card, func() { t.Fight().AddDie(m.Attack.Side, g.face) })
		}
		return
	}
	if len(t.loose.showing(g.face)) == g.n {
		t.announce(board.AbilityUsed{Ship: g.by, Card: g.card})
		t.loose.dice = append(slices.Clone(t.loose.dice), g.face)
		t.showLoose(t.loose)
	}
}

// heedFixed has the player of the ship that has rolled change a die to a result named, for good.
func (t *Table) heedFixed(m Moment, n named) {
	if m.Attack.Pool {
		t.Fight().modifies(n.by, n.card, func() { t.Fight().fixOne(m.Ship, m.Attack.Side, n.face) })
		return
	}
	if i := t.chooseLoose(m.Ship, n.face); i >= 0 {
		t.loose.dice[i] = n.face
		t.loose.rerolled = append(t.loose.rerolled, i)
		t.showLoose(t.loose)
	}
}

// heedNamed has the player of the ship that has rolled change a die for each result
// named that no die shows, one after the other.
func (t *Table) heedNamed(m Moment, all []named) {
	for _, n := range all {
		switch n.how {
		case guessed:
			t.heedGuess(m, n)
			continue
		case fixed:
			t.heedFixed(m, n)
			continue
		}
		if m.Attack.Pool {
			if t.Fight().CountResults(m.Attack.Side, n.face) == 0 {
				t.Fight().modifies(n.by, n.card, func() { t.Fight().ChangeOne(m.Ship, m.Attack.Side, n.face, m.Attack.Side.Results()...) })
			}
			continue
		}
		if !slices.Contains(t.loose.dice, n.face) {
			t.loose.dice[t.chooseLoose(m.Ship, n.face)] = n.face
			t.showLoose(t.loose)
		}
	}
}

// chooseLoose has a ship's player choose one of the dice rolled outside an attack's pool that does not show a face,
// if they differ; -1: all of them do.
func (t *Table) chooseLoose(id board.ShipID, but board.Face) int {
	dice := make([]board.Die, len(t.loose.dice))
	for i, f := range t.loose.dice {
		dice[i].Face = f
	}
	others := slices.DeleteFunc(t.loose.side.Results(), func(face board.Face) bool { return face == but })
	options := dieOptions(dice, others...)
	switch len(options) {
	case 0:
		return -1
	case 1:
		return board.NumberOf(options[0].ID, "die:")
	}
	return board.NumberOf(t.pickDie(id, options), "die:")
}

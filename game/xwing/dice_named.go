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
	n    int // 0 for a result named
}

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
func (t *Table) NameResult(m Moment) {
	results := m.Attack.Side.Results()
	options := make([]game.Option, len(results))
	for i, f := range results {
		options[i] = game.Option{ID: f.String(), Text: game.Say("option.die", "face", f.String())}
	}
	pick := t.askOne(t.Ship(m.Owner).Seat, ask.NameResult, game.Say("prompt.name-result", "card", m.Card, "ship", m.Ship.Piece()),
		[]string{m.Owner.Piece(), m.Ship.Piece()}, options)
	face := results[slices.IndexFunc(results, func(f board.Face) bool { return f.String() == pick })]
	t.announce(board.ResultNamed{Ship: m.Owner, Of: m.Ship, Face: face})
	t.named = append(t.named, named{by: m.Owner, card: m.Card, face: face})
}

// GuessResults foretells for an ability that so many of the dice about to be rolled will show a face: if they do, one
// more is added that shows it.
func (t *Table) GuessResults(m Moment, face board.Face, n int) {
	t.named = append(t.named, named{by: m.Owner, card: m.Card, face: face, n: n})
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

// heedNamed has the player of the ship that has rolled change a die for each result
// named that no die shows, one after the other.
func (t *Table) heedNamed(m Moment, all []named) {
	for _, n := range all {
		if n.n > 0 {
			t.heedGuess(m, n)
			continue
		}
		if m.Attack.Pool {
			if t.Fight().CountResults(m.Attack.Side, n.face) == 0 {
				t.Fight().modifies(n.by, n.card, func() { t.Fight().ChangeOne(m.Ship, m.Attack.Side, n.face, m.Attack.Side.Results()...) })
			}
			continue
		}
		if !slices.Contains(t.loose.dice, n.face) {
			t.loose.dice[t.chooseLoose(m.Ship)] = n.face
			t.showLoose(t.loose)
		}
	}
}

// chooseLoose has a ship's player choose one of the dice rolled outside an attack's pool,
// if they differ.
func (t *Table) chooseLoose(id board.ShipID) int {
	dice := make([]board.Die, len(t.loose.dice))
	for i, f := range t.loose.dice {
		dice[i].Face = f
	}
	options := dieOptions(dice, t.loose.side.Results()...)
	if len(options) == 1 {
		return 0
	}
	return board.NumberOf(t.pickDie(id, options), "die:")
}

package xwing

import (
	"slices"

	"xwing/game"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
)

// CanShed reports whether a ship has a token of one of the colors that may be
// removed: the locks on it are red tokens, too (X20-LOC-004).
func (t *Table) CanShed(id board.ShipID, colors ...board.Color) bool {
	return len(t.shedOptions(id, colors)) > 0
}

// Shed has the player of an ability remove one token of these colors from a ship, if it
// has one: its cost may have destroyed the ship meanwhile, which then holds none.
func (t *Table) Shed(m Moment, id board.ShipID, colors ...board.Color) {
	t.shed(m, id, t.shedOptions(id, colors))
}

// CanShedToken and ShedToken are the same of tokens that are no locks.
func (t *Table) CanShedToken(id board.ShipID, colors ...board.Color) bool {
	return len(t.tokenOptions(id, colors)) > 0
}

func (t *Table) ShedToken(m Moment, id board.ShipID, colors ...board.Color) {
	t.shed(m, id, t.tokenOptions(id, colors))
}

func (t *Table) shed(m Moment, id board.ShipID, options []game.Option) {
	pick := t.pickShed(m, id, options)
	if pick == "" {
		return
	}
	if by := board.ShipOf(pick); by != 0 {
		t.BreakLock(by, id.Piece(), false)
		return
	}
	t.RemoveTokens(id, tokenOf(pick), 1)
}

// pickShed asks which token goes; "" where the ship has none.
func (t *Table) pickShed(m Moment, id board.ShipID, options []game.Option) string {
	return t.askOne(t.Ship(m.Owner).Seat, ask.ChooseToken, game.Say("prompt.shed-token", "card", m.Card, "ship", id.Piece()),
		[]string{id.Piece()}, options)
}

// CanHand reports whether a ship has a token of these colors, or is locked, and another can take that over.
func (t *Table) CanHand(from, to board.ShipID, colors ...board.Color) bool {
	return len(t.takeable(t.shedOptions(from, colors), to)) > 0
}

// Hand has the player of an ability transfer one token of these colors from one ship to another.
func (t *Table) Hand(m Moment, from, to board.ShipID, colors ...board.Color) {
	if pick := t.pickHanded(m, from, to, t.takeable(t.shedOptions(from, colors), to)); pick != "" {
		t.move(m, pick, from, to)
	}
}

// pickHanded asks which token of one ship another is given; "" where the ship has none.
func (t *Table) pickHanded(m Moment, from, to board.ShipID, options []game.Option) string {
	for i := range options {
		if o := &options[i]; o.ID != game.None {
			o.Text = handing(o.ID, from)
		}
	}
	return t.askOne(t.Ship(m.Owner).Seat, ask.ChooseToken, game.Say("prompt.transfer-token", "card", m.Card, "ship", to.Piece()),
		[]string{from.Piece(), to.Piece()}, options)
}

// HandToken is Hand of a token that is no lock.
func (t *Table) HandToken(m Moment, from, to board.ShipID, colors ...board.Color) {
	if pick := t.pickHanded(m, from, to, t.takeable(t.tokenOptions(from, colors), to)); pick != "" {
		t.move(m, pick, from, to)
	}
}

// CanShedBut and ShedBut are CanShed and Shed of a token of any kind but one.
func (t *Table) CanShedBut(id board.ShipID, but board.Token, colors ...board.Color) bool {
	return len(t.optionsBut(id, but, colors)) > 0
}

func (t *Table) ShedBut(m Moment, id board.ShipID, but board.Token, colors ...board.Color) {
	t.shed(m, id, t.optionsBut(id, but, colors))
}

func (t *Table) optionsBut(id board.ShipID, but board.Token, colors []board.Color) []game.Option {
	return slices.DeleteFunc(t.shedOptions(id, colors), func(o game.Option) bool { return o.ID == but.String() })
}

// CanHandLacking reports whether a ship has a token of a kind that another has none of, and
// HandLacking has the player of an ability transfer one, or none.
func (t *Table) CanHandLacking(from, to board.ShipID) bool { return len(t.lackedOptions(from, to)) > 0 }

func (t *Table) HandLacking(m Moment, from, to board.ShipID) {
	options := t.lackedOptions(from, to)
	if len(options) == 0 {
		return
	}
	options = append(options, game.Option{ID: game.None, Text: game.Say("option.none")})
	if pick := t.pickHanded(m, from, to, options); pick != game.None {
		t.move(m, pick, from, to)
	}
}

// lackedOptions are the tokens of a ship, and the locks on it, of kinds that another has not.
func (t *Table) lackedOptions(from, to board.ShipID) []game.Option {
	locked := len(t.LockedBy(to)) > 0
	all := t.shedOptions(from, []board.Color{board.Green, board.BlueColor, board.Orange, board.RedColor})
	return slices.DeleteFunc(t.takeable(all, to), func(o game.Option) bool {
		if by := board.ShipOf(o.ID); by != 0 {
			return locked
		}
		return t.Ship(to).Has(tokenOf(o.ID)) > 0
	})
}

// shedOptions offers the tokens by their kind, and locks by the ship that has them.
func (t *Table) shedOptions(id board.ShipID, colors []board.Color) []game.Option {
	options := t.tokenOptions(id, colors)
	if !slices.Contains(colors, board.RedColor) {
		return options
	}
	for _, by := range t.LockedBy(id) {
		options = append(options, game.Option{ID: by.Piece(), Target: by.Piece(), Text: game.Say("option.shake-lock", "ship", by.Piece())})
	}
	return options
}

// tokenOptions offers tokens by their kind.
func (t *Table) tokenOptions(id board.ShipID, colors []board.Color) []game.Option {
	var options []game.Option
	for k := range board.TokenKinds {
		if slices.Contains(colors, k.Color()) && t.CanRemoveToken(id, k) {
			options = append(options, game.Option{ID: k.String(), Text: game.Say("option.remove-token", "token", k.String())})
		}
	}
	return options
}

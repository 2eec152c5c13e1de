package armada

import (
	"slices"

	"xwing/game"
	"xwing/game/armada/ask"
	"xwing/game/armada/board"
	"xwing/game/armada/catalog"
)

// SetAside takes a piece out of play until what set it aside deploys it (ARM-SAS-001, -002).
func (t *Table) SetAside(piece string) { t.announce(board.PieceSetAside{Piece: piece}) }

// AreAside are a seat's pieces that are set aside, its ships first; those beside an upgrade are that card's (ARM-FAQ-033).
func (t *Table) AreAside(seat game.Seat) (pieces []string) {
	for i := range t.View.Ships {
		if s := &t.View.Ships[i]; s.Seat == seat && s.Where == board.SetAside && !t.reserved(s.ID.Piece()) {
			pieces = append(pieces, s.ID.Piece())
		}
	}
	for i := range t.View.Squadrons {
		if q := &t.View.Squadrons[i]; q.Seat == seat && q.Where == board.SetAside && !t.onCard(q.ID) {
			pieces = append(pieces, q.ID.Piece())
		}
	}
	return pieces
}

// reserved reports whether an upgrade has set a ship aside.
func (s *State) reserved(piece string) bool {
	return slices.ContainsFunc(s.View.Ships, func(ship board.Ship) bool {
		return slices.ContainsFunc(ship.Upgrades, func(u board.Upgrade) bool { return slices.Contains(u.Pieces, piece) })
	})
}

// onCard reports whether an upgrade has set a squadron aside.
func (s *State) onCard(id board.SquadronID) bool {
	return slices.ContainsFunc(s.View.Ships, func(ship board.Ship) bool {
		return slices.ContainsFunc(ship.Upgrades, func(u board.Upgrade) bool { return slices.Contains(u.Pieces, id.Piece()) })
	})
}

// ChooseSquadrons has a seat choose up to so many of its squadrons that are not deployed.
func (t *Table) ChooseSquadrons(m Moment, by game.Seat, most int) (chosen []board.SquadronID) {
	_, squadrons := t.undeployed(by)
	if len(squadrons) == 0 {
		return nil
	}
	d := game.Decision{Kind: ask.ChooseSquadrons, Seat: by, Prompt: game.Say("prompt.choose-squadrons", "card", m.Card),
		Shape: game.SomeOf, Max: min(most, len(squadrons))}
	for _, q := range squadrons {
		d.Options = append(d.Options, game.Option{ID: q.Piece(), Text: game.Say("option.squadron", "squadron", q.Piece()),
			Target: q.Piece()})
	}
	for _, pick := range t.ask(d).Pick {
		chosen = append(chosen, board.SquadronOf(pick))
	}
	return chosen
}

// ChooseMarker has a seat choose one of several round tokens; the only one is chosen already.
func (t *Table) ChooseMarker(m Moment, by game.Seat, among []board.MarkerID) board.MarkerID {
	if len(among) == 1 {
		return among[0]
	}
	var options []game.Option
	for _, id := range among {
		options = append(options, game.Option{ID: id.Piece(), Text: game.Say("option.marker", "marker", id.Piece()), Target: id.Piece()})
	}
	return board.MarkerOf(t.askOne(by, ask.ChooseEffect, game.Say("prompt.choose-marker", "card", m.Card), nil, options))
}

// GainRaid gives a ship a raid token, unless it has one of that kind (ARM-RAD-002, -006).
func (t *Table) GainRaid(id board.ShipID, c catalog.Command) {
	if slices.Contains(t.Raidable(id), c) {
		t.announce(board.RaidTokenGained{Ship: id, Command: c})
	}
}

package xwing

import (
	"slices"
	"strconv"
	"strings"

	"xwing/game"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/gauge"
	"xwing/game/xwing/rule"
	"xwing/physics"
)

// JamRules say whom a ship can jam (Jam chapter).
type JamRules struct {
	// Bullseye is how far a ship can jam in its bullseye arc, instead of range 1. 2.5: 2.
	Bullseye gauge.Range
	// Strips are the kinds of tokens that a jammed ship removes beside its locks; nil: all green ones. First edition: focus
	// and evade.
	Strips []board.Token
	// OwnPick has the jammed ship's own player pick what it removes. First edition: yes; else it is whose effect jams it.
	OwnPick bool
}

// strips reports whether jam tokens remove tokens of a kind.
func (s *State) strips(k board.Token) bool {
	if kinds := s.rules.Edition.Jam.Strips; kinds != nil {
		return slices.Contains(kinds, k)
	}
	return k.Color() == board.Green
}

// Jam has a ship jam without the action (Jam chapter, X20-JAM-012) and reports
// whether it did.
func (t *Table) Jam(id board.ShipID) bool {
	_, ok := t.jam(id)
	return ok
}

// jam has the ship's player choose an enemy ship at range 1 (X20-JAM-002), which
// gains one jam token; it fails if none is chosen (X20-JAM-010).
func (t *Table) jam(id board.ShipID) (why game.Phrase, ok bool) {
	seat, options := t.Ship(id).Seat, t.jamTargets(id)
	none := game.Option{ID: game.None, Text: game.Say("option.jam-none")}
	pick := t.askOne(seat, ask.ChooseJamTarget, game.Say("prompt.choose-jam-target", "ship", id.Piece()),
		[]string{id.Piece()}, append(options, none))
	if pick == game.None {
		return game.Say("why.no-jam-target"), false
	}
	other := board.ShipOf(pick)
	if !t.nearToJam(id, other) && !t.Friendly(id, other) {
		t.reach(farChoice(id, pick, catalog.Jam, t.jamRange(id, other)))
	}
	t.JamShip(id, other)
	return game.Phrase{}, true
}

// JamShip has a ship jam another, at whatever range.
func (t *Table) JamShip(id, other board.ShipID) {
	began := t.Began()
	if most := t.jamStress(id); most > 0 {
		t.GainTokensFrom(t.Ship(id).Seat, other, board.Stress, most-t.Ship(other).Has(board.Stress))
	} else {
		t.GainTokensFrom(t.Ship(id).Seat, other, board.Jam, 1)
	}
	t.Trigger(Moment{When: AfterActingOn, Action: catalog.Jam.String(), Ship: id, Other: other, Began: began})
}

// jamStress is up to how many stress tokens a ship jams others with; 0: with a jam token (X10-HUG-029).
func (s *State) jamStress(id board.ShipID) int {
	if s.Huge(id) {
		return s.rules.Edition.Huge.Jams
	}
	return 0
}

// jamRange is how far away a ship can jam another where that is.
func (t *Table) jamRange(id, other board.ShipID) gauge.Range {
	far := gauge.Range1
	if ahead := t.rules.Edition.Jam.Bullseye; ahead > far && t.InBullseye(id, other) {
		far = ahead
	}
	if t.jamStress(id) > 0 {
		far = gauge.Range2
	}
	return far
}

// nearToJam reports whether a ship is within the range at which another jams.
func (t *Table) nearToJam(id, other board.ShipID) bool {
	far := t.jamRange(id, other)
	return slices.ContainsFunc(t.measuringFrom(id, catalog.Jam), func(f physics.Shape) bool {
		r := t.nearestRange(gauge.MeasureRange(f, t.ShipShape(other)))
		return gauge.Range1 <= r && r <= far
	})
}

// jamTargets offers every enemy ship, and the ships of its own side that an ability lets
// a ship jam, itself among them: those out of range with the reason.
func (t *Table) jamTargets(id board.ShipID) []game.Option {
	var options []game.Option
	for _, other := range t.View.ShipsInPlay() {
		if !t.sameSide(id, other) || t.Friendly(id, other) && t.choosesFriend(id, other, catalog.Jam.String()) {
			options = append(options, game.Option{ID: other.Piece(), Target: other.Piece(),
				Text: game.Say("option.ship", "ship", other.Piece()), Refusal: t.tooFarToJam(id, other)})
		}
	}
	return options
}

// tooFarToJam refuses a ship that another does not reach to jam it.
func (t *Table) tooFarToJam(id, other board.ShipID) *game.Refusal {
	friend, ahead := t.Friendly(id, other), t.rules.Edition.Jam.Bullseye
	switch {
	case id == other, t.nearToJam(id, other), !friend && t.reaching(farChoice(id, other.Piece(), catalog.Jam, t.jamRange(id,
		other))) != nil:
		return nil
	case t.jamStress(id) > 0:
		return t.Refuse(rule.JamRange, "refusal.out-of-range", "min", "1", "max", "2")
	case ahead > gauge.Range1:
		return t.Refuse(rule.JamRange, "refusal.not-to-be-jammed", "n", strconv.Itoa(int(ahead)))
	}
	return t.Refuse(rule.JamRange, "refusal.not-at-range", "n", "1")
}

// becomeJammed: for each jam token by which a ship becomes jammed, the player
// behind the effect, or the ship's own where the edition says so, picks a green token to remove or a lock to break, and the jam
// token goes; a ship with neither stays jammed (X20-JAM-005 to 007).
func (t *Table) becomeJammed(by game.Seat, id board.ShipID, n, before int) {
	if t.rules.Edition.Jam.OwnPick {
		by = t.Ship(id).Seat
	}
	for ; n > 0 && before == 0; n-- {
		options := t.jamOptions(id)
		if len(options) == 0 {
			return
		}
		pick := t.askOne(by, ask.ChooseJamEffect, game.Say("prompt.choose-jam-effect", "ship", id.Piece()),
			[]string{id.Piece()}, options)
		if target, ok := strings.CutPrefix(pick, "lock:"); ok {
			t.BreakLock(id, target, false)
		} else {
			t.RemoveTokens(id, tokenOf(pick), 1)
		}
		t.RemoveTokens(id, board.Jam, 1)
	}
}

// jamOptions offers the ship's green tokens and its locks.
func (t *Table) jamOptions(id board.ShipID) []game.Option {
	var options []game.Option
	s := t.Ship(id)
	for k := range board.TokenKinds {
		if t.strips(k) && s.Has(k) > 0 {
			options = append(options, game.Option{ID: k.String(), Text: game.Say("option.remove-token", "token", k.String())})
		}
	}
	for _, l := range s.Locks {
		options = append(options, game.Option{ID: "lock:" + l, Target: l, Text: game.Say("option.break-lock", "target", l)})
	}
	return options
}

// tokenOf returns the kind of token with the id.
func tokenOf(id string) board.Token {
	for k := range board.TokenKinds {
		if k.String() == id {
			return k
		}
	}
	panic("xwing: no token " + id)
}

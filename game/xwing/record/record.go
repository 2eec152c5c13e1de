// Package record is what games that are over came to for those who flew in them: who won with what, and by how many points. It
// reads no file and lists no games.
package record

import (
	"xwing/game"
	"xwing/game/xwing"
	"xwing/game/xwing/match"
	"xwing/game/xwing/squad"
)

// Record is what games came to for whatever they are sorted by.
type Record struct {
	Won, Lost, Drawn int
	Scored, Given    int // points, for it and against it
}

// Add counts a game that is over for one side of it; the score is by sides.
func (r *Record) Add(side, winner game.Side, score [2]int) {
	switch winner {
	case side:
		r.Won++
	case game.NoSide:
		r.Drawn++
	default:
		r.Lost++
	}
	r.Scored, r.Given = r.Scored+score[side], r.Given+score[1-side]
}

// Games is how many were counted.
func (r *Record) Games() int { return r.Won + r.Lost + r.Drawn }

// Score is that of a game of X-Wing where it stands, as everybody sees it; false of any other game.
func Score(s *game.Session) (score [2]int, ok bool) {
	state, ok := s.State().(*xwing.State)
	if !ok {
		return score, false
	}
	v := state.ViewFor(game.NoSeat)
	return state.Standing(&v), true
}

// Flown is what both sides of a game fly, each in a form that is the same for the same ships and cards; "" where a squad cannot be
// read, and of games that are not X-Wing's or not of two.
func Flown(h game.Header, kits match.Kits) (flown [2]string) {
	if h.Game != "" || h.OfTwo() != nil || kits[0].PositionOf(h) != "" { // tries do not count
		return flown
	}
	for seat, text := range h.Squads {
		if s, err := squad.ParseXWS("squad", text); err == nil {
			flown[seat] = s.Resolve(kits.With(s.Family()).Facts).Flown()
		}
	}
	return flown
}

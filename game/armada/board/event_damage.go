package board

import (
	"slices"

	"xwing/game"
	"xwing/game/armada/gauge"
)

// ShieldsChanged sets the shields of a hull zone.
type ShieldsChanged struct {
	Ship    ShipID
	Zone    gauge.Zone
	Shields int
}

// Change sets them.
func (e ShieldsChanged) Change(v *View) {
	if s := v.Ship(e.Ship); s != nil {
		s.Shields[e.Zone] = e.Shields
	}
}

// Phrase says how many there are.
func (e ShieldsChanged) Phrase(*View) game.Phrase {
	return tell(e, "", "ship", e.Ship.Piece(), "zone", e.Zone.String(), "n", itoa(e.Shields))
}

// DamageDealt deals a damage card to a ship, facedown where Faceup is empty.
type DamageDealt struct {
	Ship   ShipID
	Faceup FaceupDamage
	Seat   game.Seat // whose deck it is from
	Left   int       // cards in that deck
}

// Change deals it.
func (e DamageDealt) Change(v *View) {
	v.Sides[e.Seat].Deck = e.Left
	s := v.Ship(e.Ship)
	switch {
	case s == nil:
	case e.Faceup.Card == "":
		s.Facedown++
	default:
		s.Faceup = append(s.Faceup, e.Faceup)
	}
}

// Phrase says which.
func (e DamageDealt) Phrase(*View) game.Phrase {
	return tell(e, when(e.Faceup.Card == "", ".facedown"), "ship", e.Ship.Piece(), "card", "damage/"+e.Faceup.Card)
}

// DamageTurned turns a damage card of a ship over.
type DamageTurned struct {
	Ship     ShipID
	Card     FaceupDamage
	Facedown bool
}

// Change turns it.
func (e DamageTurned) Change(v *View) {
	s := v.Ship(e.Ship)
	switch {
	case s == nil:
	case e.Facedown:
		s.Faceup, s.Facedown = without(s.Faceup, e.Card), s.Facedown+1
	default:
		s.Faceup, s.Facedown = append(slices.Clone(s.Faceup), e.Card), s.Facedown-1
	}
}

// Phrase says which.
func (e DamageTurned) Phrase(*View) game.Phrase {
	return tell(e, when(e.Facedown, ".facedown"), "ship", e.Ship.Piece(), "card", "damage/"+e.Card.Card)
}

// DamageDiscarded takes a damage card from a ship, a facedown one where Faceup is empty.
type DamageDiscarded struct {
	Ship   ShipID
	Faceup FaceupDamage
}

// Change takes it.
func (e DamageDiscarded) Change(v *View) {
	s := v.Ship(e.Ship)
	switch {
	case s == nil:
	case e.Faceup.Card == "":
		s.Facedown--
	default:
		s.Faceup = without(s.Faceup, e.Faceup)
	}
}

// Phrase says which.
func (e DamageDiscarded) Phrase(*View) game.Phrase {
	return tell(e, when(e.Faceup.Card == "", ".facedown"), "ship", e.Ship.Piece(), "card", "damage/"+e.Faceup.Card)
}

// HullChanged sets the hull points of a squadron.
type HullChanged struct {
	Squadron SquadronID
	Hull     int
}

// Change sets them.
func (e HullChanged) Change(v *View) {
	if s := v.Squadron(e.Squadron); s != nil {
		s.Hull = e.Hull
	}
}

// Phrase says how many it has.
func (e HullChanged) Phrase(*View) game.Phrase {
	return tell(e, "", "squadron", e.Squadron.Piece(), "n", itoa(e.Hull))
}

// PieceDestroyed takes a ship or squadron from the table; Left: it has left the play area.
type PieceDestroyed struct {
	Piece string
	Seat  game.Seat
	Cost  int
	Left  bool
}

// Change takes it away; a station stays where it lies.
func (e PieceDestroyed) Change(v *View) {
	v.Sides[e.Seat].Lost += e.Cost
	if v.Active == e.Piece {
		v.Active = ""
	}
	if s := v.Ship(ShipOf(e.Piece)); s != nil {
		s.Where, s.Facedown, s.Faceup, s.Dials, s.Revealed, s.Spent = Destroyed, 0, nil, 0, 0, 0
		s.Gained, s.Commands, s.Raided = nil, nil, nil
	}
	if s := v.Squadron(SquadronOf(e.Piece)); s != nil {
		s.Where = Destroyed
	}
	if o := v.Obstacle(ObstacleOf(e.Piece)); o != nil {
		o.Dead, o.Spared = true, false
	}
}

// Phrase says which.
func (e PieceDestroyed) Phrase(*View) game.Phrase {
	return tell(e, when(e.Left, ".left"), "piece", e.Piece)
}

// DefenseTokenChanged sets the state of a defense token.
type DefenseTokenChanged struct {
	Piece string
	Token int // by its index
	State TokenState
	Spent bool
	Other bool `json:",omitempty"` // by another than the player whose it is
}

// Change sets it.
func (e DefenseTokenChanged) Change(v *View) {
	if tokens := v.TokensOf(e.Piece); e.Token < len(tokens) {
		tokens[e.Token].State = e.State
	}
	if a := v.Attack; a != nil && e.Spent && !e.Other && e.Piece == a.Defender {
		a.Spent = append(a.Spent, e.Token)
	}
}

// Phrase says which.
func (e DefenseTokenChanged) Phrase(v *View) game.Phrase {
	kind := ""
	if v != nil {
		if tokens := v.TokensOf(e.Piece); e.Token < len(tokens) {
			kind = tokens[e.Token].Kind.String()
		}
	}
	state := [...]string{".readied", ".exhausted", ".discarded"}[e.State]
	return tell(e, when(e.Spent, ".spent")+state, "piece", e.Piece, "token", kind)
}

// HullValueChanged sets the hull value of a ship.
type HullValueChanged struct {
	Ship ShipID
	Hull int
}

// Change sets it.
func (e HullValueChanged) Change(v *View) {
	if s := v.Ship(e.Ship); s != nil {
		s.Hull = e.Hull
	}
}

// Phrase says how much.
func (e HullValueChanged) Phrase(*View) game.Phrase {
	return tell(e, "", "ship", e.Ship.Piece(), "n", itoa(e.Hull))
}

// TokensOf are the defense tokens of a ship or squadron.
func (v *View) TokensOf(piece string) []DefenseToken {
	if s := v.Ship(ShipOf(piece)); s != nil {
		return s.Tokens
	}
	if s := v.Squadron(SquadronOf(piece)); s != nil {
		return s.Tokens
	}
	return nil
}

// StationDamaged deals a station a facedown damage card of its player's deck.
type StationDamaged struct {
	Obstacle ObstacleID
	Seat     game.Seat
	Left     int // cards left in that deck
}

// Change counts it; with as many as its hull the station is destroyed, and stays.
func (e StationDamaged) Change(v *View) {
	v.Sides[e.Seat].Deck = e.Left
	if o := v.Obstacle(e.Obstacle); o != nil {
		o.Damage++
		o.Dead = o.Damage >= o.Hull && !o.Spared
	}
}

// Phrase says how many it has; v is the table with it.
func (e StationDamaged) Phrase(v *View) game.Phrase {
	dead := false
	if v != nil {
		o := v.Obstacle(e.Obstacle)
		dead = o != nil && o.Dead
	}
	return tell(e, when(dead, ".destroyed"), "obstacle", e.Obstacle.Piece())
}

package xwing

import (
	"slices"

	"xwing/game"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
)

// TeamRules say what the ships of players of one team are to each other.
type TeamRules struct {
	// Friendly has abilities affect the ships of the whole team as those of their player (X10-OPT-002). 2.0 and 2.5: those of
	// team mates are allied, neither friendly nor enemy (X25-EPC-003). First edition: yes.
	Friendly bool
}

// Friendly reports whether one player controls both ships, in some editions one team; a ship is friendly to
// itself (Friendly chapter, X20-FRI-001, X20-FRI-004).
// No remote b is a friendly ship (X20-RMT-003).
func (t *Table) Friendly(a, b board.ShipID) bool {
	return t.friendly(a, b) && (a == b || t.Ship(b).Remote == "" && !t.estranged(a) && !t.estranged(b) && !t.hired(a, b))
}

// Allied reports whether one side controls both ships, but they are not friendly: those of team mates (X25-EPC-003), and
// those between which a condition stands. No remote b is an allied ship.
func (t *Table) Allied(a, b board.ShipID) bool {
	return t.sameSide(a, b) && t.Ship(b).Remote == "" && !t.Friendly(a, b)
}

// estranged reports whether a condition has made the ship and its friends no more
// than allied: neither friendly nor enemy.
func (s *State) estranged(id board.ShipID) bool {
	return slices.ContainsFunc(s.View.Ship(id).Conditions, func(c board.Condition) bool {
		card := s.rules.Cards.Card(catalog.ConditionCard.Ref(c.Card))
		return card != nil && card.Estranged
	})
}

// hired reports whether two ships are of different factions, and one of them in the other's squad by a card that does not make
// them friends: allied, as "In It For The Money" names them.
func (t *Table) hired(a, b board.ShipID) bool {
	return (t.joins(a) || t.joins(b)) && t.Ship(a).Remote == "" && t.Ship(b).Remote == "" &&
		t.Pilot(a).Faction != t.Pilot(b).Faction
}

// joins reports whether a ship is in its squad by a card, as no more than an ally.
func (t *Table) joins(id board.ShipID) bool {
	ship := t.Ship(id)
	if !t.keptOn(ship).joins {
		return false
	}
	return slices.ContainsFunc(ship.Upgrades, func(u board.Upgrade) bool {
		card := t.rules.Cards.Card(catalog.UpgradeCard.Ref(u.XWS))
		return t.joinsBy(u.XWS) && (card == nil || card.Befriends != u.Side+1)
	})
}

// joinsBy reports whether an upgrade lets a ship be in a squad of another faction.
func (s *State) joinsBy(xws string) bool {
	facts, err := s.rules.Catalog.Upgrade(xws)
	return err == nil && len(facts.Joins) > 0
}

// Enemy reports whether b is an enemy ship of a, of whichever opponent; a remote is one only to its
// attacker (X20-RMT-004).
func (t *Table) Enemy(a, b board.ShipID) bool {
	if t.sameSide(a, b) {
		return false
	}
	attack := t.View.Attack
	return t.Ship(b).Remote == "" || attack != nil && attack.Attacker == a && attack.Defender == b
}

// friendly reports whether two ships are controlled by one player, or what counts as one; a ship is
// friendly to itself. What a team brings away is all its players'.
func (s *State) friendly(a, b board.ShipID) bool {
	return s.View.Ship(a).Seat == s.View.Ship(b).Seat ||
		(s.rules.Edition.Teams.Friendly || s.convoyed(a) || s.convoyed(b)) && s.sameSide(a, b)
}

// FriendlyRemote reports whether b is a remote of the player who controls a ship, or one that his whole team brings away. It
// is a friendly device, and no friendly ship (X20-RMT-003).
func (s *State) FriendlyRemote(a, b board.ShipID) bool {
	return s.View.Ship(b).Remote != "" && s.friendly(a, b)
}

// sameSide reports whether two ships are of one player or of players of one team: neither is an enemy of the other.
func (s *State) sameSide(a, b board.ShipID) bool {
	return !s.View.Opposed(s.View.Ship(a).Seat, s.View.Ship(b).Seat)
}

// choosesFriend reports whether a card lets a ship choose for something one that is no enemy.
func (t *Table) choosesFriend(id, other board.ShipID, what string) bool {
	return t.sum(ChoosingFriends, &Moment{Ship: id, Other: other, Action: what}) > 0
}

// Sides says for which side each seat plays (game.Seated).
func (s *State) Sides() []game.Side {
	if s.View.InTeams() {
		return s.View.Sides
	}
	return []game.Side{0, 1}
}

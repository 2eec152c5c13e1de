package xwing

import (
	"slices"

	"xwing/game"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
)

// ScoringRules say what mission points are given for (Mission Points chapter). What a
// scenario gives beside them is its own.
type ScoringRules struct {
	// Deficit begins with what the opponent's squad falls short of the limit. 2.5: yes.
	Deficit bool
	// Destroyed gives the squad points of an enemy ship that is destroyed or flees. 2.5: yes.
	Destroyed bool
	// Limit is the number of squad points for which the mission points are made: with squads of another nobody
	// scores (RULINGS 35). 0: any. 2.5: 20.
	Limit int
	// Halves counts half of what has lost half of hull and shields, where no mission points are given. 2.0: yes, as at
	// tournaments; first edition: ships destroyed alone.
	Halves bool
	// Casualties decides a game by the squad points of ships destroyed and fled, and half of those of ships at half of
	// their health, rounded up, however it ends (X25-EPC-004). Epic battles: yes.
	Casualties bool
	// HugeHalves has casualties count half of huge ships or their sections alone. Epic battles of first edition: yes
	// (X10-HUG-047).
	HugeHalves bool
}

// ScoresBy reports whether mission points are counted in games by a points list (RULINGS 35).
func (r *Rules) ScoresBy(list catalog.Ruleset) bool {
	l, err := r.Catalog.List(list)
	limit := r.Edition.Scoring.Limit
	return err == nil && (limit == 0 || limit == l.Budget)
}

// Score gives a player mission points, for what the phrase says.
func (t *Table) Score(seat game.Seat, points int, why game.Phrase) {
	if points > 0 {
		t.announce(board.PointsScored{Seat: seat, N: points, Why: why})
	}
}

// scoreDeficit gives each player his opponent's deficit as the game begins.
func (t *Table) scoreDeficit() {
	list, err := t.rules.Catalog.List(t.rules.List)
	if err != nil || !t.rules.Edition.Scoring.Deficit || !t.rules.ScoresBy(t.rules.List) {
		return
	}
	for side, points := range t.SidePoints() {
		t.Score(t.View.Across(game.Seat(side)), list.Budget-points, game.Say("why.deficit"))
	}
}

// scoreRemoved gives the opponent of a ship that leaves the game its squad points, or what has not been scored of
// them yet.
func (t *Table) scoreRemoved(id board.ShipID) {
	worth := t.worth(id)
	if slices.Contains(t.Memory.Halved, id) {
		worth -= worth / 2
	}
	t.Score(t.View.Across(t.Ship(id).Seat), worth, game.Say("why.ship-lost", "ship", id.Piece()))
}

// worth is the squad points that a ship counts when it is destroyed or flees; 0 where nothing is scored for it.
func (t *Table) worth(id board.ShipID) int {
	if int(id) > len(t.Memory.Worth) || !t.rules.ScoresBy(t.rules.List) {
		return 0
	}
	return t.Memory.Worth[id-1]
}

// scoreHalf gives the opponent of a ship half of its squad points, rounded down, the first time that it has at most
// half of its health left, in a scenario that asks for it (X25-SCN-037, X25-SCN-039).
func (t *Table) scoreHalf(id board.ShipID) {
	s := t.Ship(id)
	if m := t.rules.Mission; m == nil || !m.HalfHealth || s.Remote != "" || slices.Contains(t.Memory.Halved, id) || !s.AtHalf() {
		return
	}
	t.Memory.Halved = append(t.Memory.Halved, id)
	t.Score(t.View.Across(s.Seat), t.worth(id)/2, game.Say("why.ship-halved", "ship", id.Piece()))
}

// UpgradeCost returns the squad point cost of an upgrade of a ship, beside those that it has equipped now.
func (s *State) UpgradeCost(id board.ShipID, xws string) int {
	ship := s.View.Ship(id)
	var equipped []string
	for i := range ship.Upgrades {
		if u := &ship.Upgrades[i]; !u.Discarded {
			equipped = append(equipped, u.XWS)
		}
	}
	cost, _ := s.rules.Catalog.UpgradeCost(s.rules.List, ship.Pilot, xws, equipped...)
	return cost
}

// Worth returns the squad points of a ship, its upgrades included; 0 of what no squad has
// brought.
func (s *State) Worth(id board.ShipID) int {
	if id < 1 || int(id) > len(s.worth) {
		return 0
	}
	return s.worth[id-1]
}

// Standing returns the score of both sides at a table that is seen: the mission points
// of editions that give some for ships; else, as at tournaments, the squad points of the
// opponent's ships that are out of the game, and half of them, rounded down, in epic battles
// up, of those that have lost half of hull and shields. A crippled section of a huge ship counts whole (X10-HUG-047).
func (s *State) Standing(v *board.View) [2]int {
	scoring := s.rules.Edition.Scoring
	out := v.Score // of a scenario
	for i := range v.Ships {
		if ship := &v.Ships[i]; ship.Where != board.Removed && !ship.Destroyed && !ship.Fled {
			for _, c := range ship.Conditions {
				out[v.SideOf(ship.Seat)] += c.Points // which the ship scores as the game ends
			}
		}
	}
	if scoring.Destroyed {
		return out
	}
	for i := range v.Ships {
		ship := &v.Ships[i]
		gain := s.Worth(ship.ID)
		switch {
		case ship.Destroyed || ship.Fled || ship.Where == board.Removed || ship.Crippled:
		case ship.AtHalf() && scoring.Casualties && (!scoring.HugeHalves || s.Huge(ship.ID)):
			gain -= gain / 2
		case ship.AtHalf() && scoring.Halves:
			gain /= 2
		default:
			gain = 0
		}
		out[v.Across(ship.Seat)] += gain
	}
	return out
}

// Scored is how many points the side of a seat has scored so far.
func (s *State) Scored(seat game.Seat) int { return s.View.Score[s.View.SideOf(seat)] }

// TakePoint lays a point that a seat's side has scored onto the condition of a Moment.
func (t *Table) TakePoint(m Moment, from game.Seat) {
	if xws, ok := catalog.ConditionCard.Of(m.Card); ok && t.Scored(from) > 0 {
		t.announce(board.PointTaken{From: from, Ship: m.Owner, Card: xws})
	}
}

package match

import (
	"encoding/json"
	"fmt"
	"slices"
	"strconv"

	"xwing/game"
	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/squad"
)

// teamsKey is where the teams of a game stand in the Extra of a journal's header: "2v2".
const teamsKey = "teams"

// mostInTeam is how many players a team has at most (X25-EPC-006).
const mostInTeam = board.MaxSeats / 2

// Teams is how many players each side has; none: each of two for himself.
type Teams [2]int

// ParseTeams reads teams as players write them: "2v2".
func ParseTeams(text string) (Teams, bool) {
	var t Teams
	_, err := fmt.Sscanf(text, "%dv%d", &t[0], &t[1])
	return t, err == nil && t.String() == text
}

// String writes them: "2v2", "" for none.
func (t Teams) String() string {
	if t == (Teams{}) {
		return ""
	}
	return fmt.Sprintf("%dv%d", t[0], t[1])
}

// even reports whether there are teams of one to three players, as equal as can be (X10-OPT-001), one of them of several:
// red, if they are not equal, so that every other seat is of one side.
func (t Teams) even() bool {
	return t[1] >= 1 && t[0] <= mostInTeam && t[0] >= 2 && (t[0] == t[1] || t[0] == t[1]+1)
}

// Of is the team of a side, as what its squads are checked by; of a game of two one of a single player.
func (t Teams) Of(side game.Side) squad.TeamOf {
	return squad.TeamOf{Players: max(t[side], 1), Most: max(t[0], t[1], 1)}
}

// Sides says of each seat for which side it plays: by turns around the table.
func (t Teams) Sides() []game.Side {
	var sides []game.Side
	for place := range max(t[0], t[1]) {
		for side, n := range t {
			if place < n {
				sides = append(sides, game.Side(side))
			}
		}
	}
	return sides
}

// seated puts what the players of each side bring into the order of the seats.
func (t Teams) seated(bring [2][][]byte) [][]byte {
	var all [][]byte
	next := [2]int{}
	for _, side := range t.Sides() {
		all = append(all, bring[side][next[side]])
		next[side]++
	}
	return all
}

// EvenTeams are those that play epic battles, none first: of one to three players, as equal as can be.
func EvenTeams() []Teams { return []Teams{{}, {2, 1}, {2, 2}, {3, 2}, {3, 3}} }

// Obstacles is how many obstacles a player of a team brings: his part of the six of his side.
func (t Teams) Obstacles(seat game.Seat) int { return squad.EpicObstacles / t[t.Sides()[seat]] }

// TeamShare are those of the core set that a player of a team brings if he picks no others.
func (k *Kit) TeamShare(t Teams, seat game.Seat) []string {
	sides := t.Sides()
	at := 0
	for _, side := range sides[:seat] {
		if side == sides[seat] {
			at++
		}
	}
	own := t.Obstacles(seat)
	return k.CoreObstacles()[own*at : own*(at+1)]
}

// InTeams is the header of a game in teams, by a points list: an epic battle of which each side has so many players and
// squads, in the order of its seats. Each brings his part of the side's six obstacles.
func (k *Kit) InTeams(list catalog.Ruleset, t Teams, bring [2][][]byte, seed uint64) (game.Header, error) {
	h := game.Header{Rules: RulesVersion, Edition: k.of(list).Edition.ID, Seed: seed}
	if err := k.PlaysTeams(list, t); err != nil {
		return h, err
	}
	for side, n := range t {
		if len(bring[side]) != n {
			return h, refusedTeams("refusal.team-squads", "teams", t.String(), "seat", game.Seat(side).ID(), "n",
				strconv.Itoa(len(bring[side])))
		}
	}
	for seat, xws := range t.seated(bring) {
		line, err := k.teamSquad(t, seat, xws)
		if err != nil {
			return h, err
		}
		h.Squads = append(h.Squads, line)
	}
	var err error
	if list != k.of(list).List {
		if h, err = with(h, pointsKey, list); err != nil {
			return h, err
		}
	}
	if h, err = with(h, teamsKey, t.String()); err != nil {
		return h, err
	}
	return k.InEpic(h, true)
}

// teamSquad is the line of a header for a squad of a team: with as many obstacles as it brings there.
func (k *Kit) teamSquad(t Teams, seat int, xws []byte) ([]byte, error) {
	s, err := squad.ParseXWS(game.Seat(seat).ID()+" squad", xws)
	if err != nil {
		return nil, err
	}
	share := k.TeamShare(t, game.Seat(seat))
	if own := k.Obstacles(s); len(own) >= len(share) {
		share = own[:len(share)]
	}
	s.Obstacles = slices.Clone(share)
	text, err := s.XWS()
	if err != nil {
		return nil, err
	}
	return compact(text)
}

// PlaysTeams refuses teams that are not played by a points list.
func (k *Kit) PlaysTeams(list catalog.Ruleset, t Teams) error {
	switch {
	case !k.HasEpic(list):
		return refusedTeams("refusal.no-teams", "list", string(list))
	case !t.even():
		return refusedTeams("refusal.teams", "teams", t.String())
	}
	return nil
}

func refusedTeams(key string, values ...string) error {
	return &game.Refused{Refusal: game.Refusal{Rule: game.RuleForm, Why: game.Say(key, values...)}}
}

// TeamsOf are the teams that a header names; none if it names none.
func (k *Kit) TeamsOf(h game.Header) Teams {
	var text string
	_ = json.Unmarshal(h.Extra[teamsKey], &text) // what is no text does not begin
	t, _ := ParseTeams(text)
	return t
}

// sidesOf says for which side each seat of a header's game plays; nil: two, each for himself.
func (k *Kit) sidesOf(list catalog.Ruleset, h game.Header) ([]game.Side, error) {
	text, ok := h.Extra[teamsKey]
	if !ok {
		return nil, h.OfTwo()
	}
	t := k.TeamsOf(h)
	if err := k.PlaysTeams(list, t); err != nil {
		return nil, err
	}
	sides := t.Sides()
	switch _, among := h.Extra[environmentKey]; {
	case len(h.Squads) != len(sides):
		return nil, fmt.Errorf("a game of the teams %s with %d squads", text, len(h.Squads))
	case among:
		return nil, refusedTeams("refusal.teams-environment", "teams", t.String())
	case !k.IsEpic(h):
		return nil, refusedTeams("refusal.teams-epic", "teams", t.String())
	}
	return sides, nil
}

// two are the squads of a game of two.
func two(musters []xwing.Muster) (both [2]xwing.Muster) {
	copy(both[:], musters)
	return both
}

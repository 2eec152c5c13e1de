package position

import (
	"slices"
	"strconv"

	"xwing/game"
	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/gauge"
)

// Of is the table as a seat sees it, as a position: without ships that are gone, without what lies hidden from the seat, and
// from the beginning of its phase for all who have not had their turn. Chance is drawn from the seed.
func Of(seen *xwing.Seen, seed uint64) Position {
	v, rules := seen.Own(), seen.Rules()
	p := New(rules.List)
	p.Table.Seed, p.Table.First, p.Table.Phase, p.Table.Round = seed, max(v.First, 0), v.Phase, max(v.Round, 1)
	if v.Phase == board.Setup {
		p.Table.Phase = board.Planning
	}
	p.Edition = rules.Edition.ID
	if decks := rules.Catalog.DamageDecks(); len(decks) > 1 {
		p.Deck = rules.Deck
	}
	if m := rules.Mission; m != nil {
		p.Mission = m.ID
	}
	if e := rules.Environment; e != nil {
		p.Environment = e.ID
	}
	p.Epic = rules.Edition.Area != gauge.PlayArea
	o := taken{seen: seen, v: &v, p: &p, piece: map[string]string{}}
	o.number()
	o.things()
	for i := range v.Ships {
		if s := &v.Ships[i]; o.piece[s.ID.Piece()] != "" {
			o.ship(s)
		}
	}
	o.wings()
	for _, side := range []game.Side{0, 1} {
		if n := v.Score[side]; n > 0 {
			o.scored(side, n)
		}
	}
	return p
}

// taken is a position that is being made of a table.
type taken struct {
	seen  *xwing.Seen
	v     *board.View
	p     *Position
	piece map[string]string // what pieces are called in the position; none: it is not in it
}

// number gives the pieces that are still there their numbers: ships first, remotes after them.
func (o *taken) number() {
	n := 0
	for _, remote := range []bool{false, true} {
		for i := range o.v.Ships {
			s := &o.v.Ships[i]
			if (s.Remote != "") == remote && s.Where != board.Removed && !s.Fled && (!remote || s.Where == board.InPlay) {
				n++
				o.piece[s.ID.Piece()] = board.ShipID(n).Piece()
			}
		}
	}
	n = 0
	for i := range o.v.Obstacles {
		ob := &o.v.Obstacles[i]
		if _, err := o.seen.Rules().Catalog.Obstacle(ob.XWS); err == nil && !ob.Gone {
			n++
			o.piece[ob.ID.Piece()] = board.ObstacleID(n).Piece()
		}
	}
	n = 0
	for _, id := range o.v.DevicesInPlay() {
		n++
		o.piece[id.Piece()] = board.DeviceID(n).Piece()
	}
	for i := range o.v.Features {
		o.piece[o.v.Features[i].ID.Piece()] = o.v.Features[i].ID.Piece()
	}
}

// things takes what is no ship, and the ships as they stand.
func (o *taken) things() {
	t := &o.p.Table
	for i := range o.v.Obstacles {
		if ob := &o.v.Obstacles[i]; o.piece[ob.ID.Piece()] != "" {
			t.Obstacles = append(t.Obstacles, xwing.ScenarioObstacle{XWS: ob.XWS, Pose: ob.Pose})
		}
	}
	for _, id := range o.v.DevicesInPlay() {
		d := o.v.Device(id)
		t.Devices = append(t.Devices, xwing.ScenarioDevice{Seat: d.Seat, Kind: d.Kind, Pose: d.Pose, Fuses: d.Fuses})
	}
	for i := range o.v.Features {
		t.Features = append(t.Features, o.v.Features[i].Pose)
	}
	for _, c := range o.v.Counters {
		on := board.ObstacleOf(o.piece[c.On.Piece()])
		if !c.Gone && (c.Kind == board.Target || on != 0) {
			t.Counters = append(t.Counters, board.Counter{Kind: c.Kind, On: on, Pose: c.Pose})
		}
	}
	for i := range o.v.Ships {
		s := &o.v.Ships[i]
		switch {
		case o.piece[s.ID.Piece()] == "":
		case s.Remote != "":
			t.Devices = append(t.Devices, xwing.ScenarioDevice{Seat: s.Seat, Kind: s.Remote, Pose: s.Pose})
		default:
			ship := xwing.ScenarioShip{Seat: s.Seat, Pilot: s.Pilot, Pose: s.Pose, Turret: slices.Clone(s.Turret),
				Tokens: map[board.Token]int{}}
			for _, u := range s.Upgrades {
				ship.Upgrades = append(ship.Upgrades, u.XWS)
			}
			for k := range board.TokenKinds {
				if n := s.Has(k); n > 0 {
					ship.Tokens[k] = min(n, MostTokens)
				}
			}
			t.Ships = append(t.Ships, ship)
		}
	}
}

// say adds a detail of a ship.
func (o *taken) say(s *board.Ship, what string, words ...string) {
	o.p.Details = append(o.p.Details, Detail{what, board.ShipOf(o.piece[s.ID.Piece()]), words})
}

// ship takes what is on a ship.
func (o *taken) ship(s *board.Ship) {
	for _, l := range s.Locks {
		if to := o.piece[l]; to != "" {
			o.say(s, "lock", to)
		}
	}
	for _, d := range s.Faceup {
		o.say(s, "damage", d.Card)
	}
	if s.Facedown > 0 {
		o.say(s, "facedown", strconv.Itoa(s.Facedown))
	}
	left := func(of string, c board.Charges) {
		if c.Active != c.Limit {
			o.say(s, "left", of, strconv.Itoa(c.Active))
		}
	}
	left("shields", s.Shields)
	left("force", s.Force)
	left("pilot", s.Charges)
	for i := range s.Upgrades {
		o.upgrade(s, &s.Upgrades[i], left)
	}
	if m := s.Dial.Maneuver; !s.Activated && s.Dial.Assigned && !m.IsZero() {
		words := []string{m.Code()}
		if !slices.Contains(o.seen.Dial(s.ID), m) {
			words = append(words, "foreign")
		}
		o.say(s, "dial", words...)
	}
	o.place(s)
}

// upgrade takes what of a card of a ship is not as it begins.
func (o *taken) upgrade(s *board.Ship, u *board.Upgrade, left func(string, board.Charges)) {
	left(u.XWS, u.Charges)
	if u.Side == 1 {
		o.say(s, "flip", u.XWS)
	}
	if u.Ordnance > 0 {
		o.say(s, "ordnance", u.XWS, strconv.Itoa(u.Ordnance))
	}
	if len(u.Tokens) > 0 {
		words := []string{u.XWS}
		for _, k := range u.Tokens {
			words = append(words, k.String())
		}
		o.say(s, "holds", words...)
	}
	if arcs := arcsNamed(u.Turret); len(arcs) > 0 {
		o.say(s, "turret", append([]string{u.XWS}, arcs...)...)
	}
	if u.Discarded {
		o.say(s, "discarded", u.XWS)
	}
}

// place takes where a ship is if it is not on the table, its conditions, and whether it has had its turn.
func (o *taken) place(s *board.Ship) {
	for _, c := range s.Conditions {
		if by := o.piece[c.By.Piece()]; by != "" && c.Card != "" {
			words := []string{c.Card, by}
			if c.Facedown {
				words = append(words, "facedown")
			}
			o.say(s, "condition", words...)
		}
	}
	switch carrier := o.piece[s.Docked.Piece()]; {
	case carrier != "":
		o.say(s, "docked", carrier)
	case s.Where == board.InReserve:
		o.say(s, "reserve")
	}
	if f := o.v.TowedBy(s.ID); f != nil {
		o.say(s, "tows", f.ID.Piece())
	}
	if s.Objectives > 0 {
		o.say(s, "objectives", strconv.Itoa(s.Objectives))
	}
	if s.Activated && o.v.Phase != board.Planning {
		o.say(s, "activated")
	}
	if s.Engaged && o.v.Phase == board.Engagement {
		o.say(s, "engaged")
	}
}

// wings takes the wings whose leaders are there.
func (o *taken) wings() {
	index := func(id board.ShipID) int { return int(board.ShipOf(o.piece[id.Piece()])) - 1 }
	for i := range o.v.Ships {
		s := &o.v.Ships[i]
		if !s.Wing.Leads() || index(s.ID) < 0 {
			continue
		}
		w := xwing.MusterWing{Leader: index(s.ID)}
		for j := range o.v.Ships {
			mate := &o.v.Ships[j]
			if mate.Wing.Leader == s.ID && mate.ID != s.ID && index(mate.ID) >= 0 && !mate.Wing.Split {
				w.Mates = append(w.Mates, index(mate.ID))
			}
		}
		if len(w.Mates) > 0 {
			o.p.Table.Wings = append(o.p.Table.Wings, w)
		}
	}
}

// scored takes what a side has scored, by the first of its ships.
func (o *taken) scored(side game.Side, n int) {
	for i := range o.v.Ships {
		if s := &o.v.Ships[i]; o.v.SideOf(s.Seat) == side && o.piece[s.ID.Piece()] != "" {
			o.say(s, "scored", strconv.Itoa(n))
			return
		}
	}
}

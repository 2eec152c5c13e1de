package search

import (
	"cmp"
	"maps"
	"slices"

	"xwing/game"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/gauge"
	"xwing/game/xwing/player"
)

// dials are maneuvers of ships.
type dials map[board.ShipID]catalog.Maneuver

// How the others' dials are imagined: so many plans, half of them by whims as of a Sensible
// player, half by larger ones.
const (
	plansImagined = 8
	smallWhim     = 6
	largeWhim     = 20
)

// imagineDials reckons what the others may have set, or may be about to set.
func (s *Search) imagineDials() {
	weighed := s.weighOthers()
	src := game.NewSource(s.seed, plansImagined)
	for i := range plansImagined {
		whim := smallWhim
		if i >= plansImagined/2 {
			whim = largeWhim
		}
		plan := dials{}
		for _, w := range weighed {
			plan[w.ship] = w.pick(&src, whim)
		}
		s.plans = append(s.plans, plan)
	}
}

// plan is what is believed of the others in a playout.
func (s *Search) plan(n int) dials { return s.plans[n%len(s.plans)] }

// into answers the question of the dials by a plan, as far as that is legal.
func (p dials) into(c *game.Choice, d *game.Decision) {
	for i := range d.Slots {
		m, planned := p[board.ShipOf(d.Slots[i].ID)]
		if !planned {
			continue
		}
		code := m.String()
		if slices.ContainsFunc(d.Slots[i].Options, func(o game.Option) bool { return o.ID == code && o.Legal() }) {
			c.Each[d.Slots[i].ID] = code
		}
	}
}

// weighed is a ship's maneuvers with what they are worth.
type weighed struct {
	ship      board.ShipID
	maneuvers []catalog.Maneuver
	worth     []float64
}

// pick picks the best by what they are worth and a whim each.
func (w *weighed) pick(src *game.Source, whim int) catalog.Maneuver {
	best, most := 0, 0.0
	for i := range w.worth {
		if worth := w.worth[i] + float64(src.Below(whim*100))/100; i == 0 || worth > most {
			best, most = i, worth
		}
	}
	return w.maneuvers[best]
}

// weighOthers weighs the maneuvers of all ships whose dials are hidden from the seat, or not set yet.
func (s *Search) weighOthers() []weighed {
	state := s.state()
	mine := state.View.SideOf(s.asked.Seat)
	mind := player.NewSensible(s.seed)
	var out []weighed
	for i := range state.View.Ships {
		ship := &state.View.Ships[i]
		if !ship.Flies() || state.View.SideOf(ship.Seat) == mine || ship.Dial.Revealed {
			continue
		}
		w := weighed{ship: ship.ID}
		for _, m := range state.Dial(ship.ID) {
			if !ship.Stressed() || m.Difficulty != catalog.Red {
				w.maneuvers = append(w.maneuvers, m)
			}
		}
		if len(w.maneuvers) == 0 {
			continue
		}
		seen := &s.ground.seats[ship.Seat]
		seen.Sit(s.table, ship.Seat)
		w.worth = mind.Weigh(seen, ship.ID, w.maneuvers)
		out = append(out, w)
	}
	return out
}

// How many maneuvers of a ship are tried, of these at first of one bearing, and how often each ship's turn comes.
const (
	mostManeuvers = 6
	ofOneBearing  = 2
	passes        = 2
)

// hopeless is a worth below which a maneuver is not tried: it flees, or is trapped next.
const hopeless = -1000

// slot is the dial of one of the seat's own ships, with the maneuvers to be tried.
type slot struct {
	id    string
	codes []string // the best first
	prior []int
}

// setDials searches for the dials of all ships: one ship after the other is tried with each of
// its best maneuvers, the others as found so far; then some plans that change several at once.
func (s *Search) setDials(first game.Choice, pause func() bool) {
	slots := s.slots()
	t := &trials{search: s, tried: map[string]*entrant{}, slots: slots}
	plan := first
	share := s.budget.Dials / (passes*len(slots) + 1)
	going := true
	watch := func() bool { going = pause(); return going }
	src := game.NewSource(s.seed, passes)
	for range passes {
		order := make([]int, len(slots))
		for i := range order {
			order[i] = i
		}
		src.Shuffle(len(order), func(i, j int) { order[i], order[j] = order[j], order[i] })
		for _, i := range order {
			plan = t.improve(plan, t.others(plan, i), share, watch)
			s.best = plan
			if !going {
				return
			}
			if s.spent >= s.budget.Dials { // of many ships, some fly as a Sensible player has them
				s.lines = t.told()
				return
			}
		}
	}
	plan = t.improve(plan, t.joint(plan), share, watch)
	s.best, s.lines = plan, t.told()
}

// slots are the dials to be set, each with what is to be tried.
func (s *Search) slots() []slot {
	seen := &s.ground.seats[s.asked.Seat]
	seen.Sit(s.table, s.asked.Seat)
	mind := player.NewSensible(s.seed)
	var out []slot
	for i := range s.asked.Slots {
		var codes []string
		var maneuvers []catalog.Maneuver
		for _, o := range s.asked.Slots[i].Options {
			if m, err := catalog.ParseManeuver(o.ID); err == nil && o.Legal() {
				codes, maneuvers = append(codes, o.ID), append(maneuvers, m)
			}
		}
		id := board.ShipOf(s.asked.Slots[i].ID)
		if len(codes) < 2 || s.state().View.Ship(id) == nil {
			continue
		}
		out = append(out, slotOf(s.asked.Slots[i].ID, codes, maneuvers, mind.Weigh(seen, id, maneuvers)))
	}
	return out
}

// slotOf picks the maneuvers to be tried: the best, at first no more than two of a bearing.
func slotOf(id string, codes []string, maneuvers []catalog.Maneuver, worth []float64) slot {
	order := make([]int, len(codes))
	for i := range order {
		order[i] = i
	}
	slices.SortStableFunc(order, func(a, b int) int { return cmp.Compare(worth[b], worth[a]) })
	out := slot{id: id}
	bearings := map[gauge.Bearing]int{}
	var rest []int
	take := func(i int) {
		if len(out.codes) < mostManeuvers && worth[i] > hopeless {
			out.codes = append(out.codes, codes[i])
			out.prior = append(out.prior, int(worth[i]*point/10))
		}
	}
	for _, i := range order {
		b := maneuvers[i].Bearing
		if bearings[b]++; bearings[b] > ofOneBearing {
			rest = append(rest, i)
			continue
		}
		take(i)
	}
	for _, i := range rest {
		take(i)
	}
	return out
}

// trials are all plans that were tried; those of one plan are played once.
type trials struct {
	search *Search
	tried  map[string]*entrant
	slots  []slot
}

// entrant is a plan, with its playouts so far.
func (t *trials) entrant(plan game.Choice) *entrant {
	key := ""
	prior := 0
	for i := range t.slots {
		code := plan.Each[t.slots[i].id]
		key += code + " "
		if k := slices.Index(t.slots[i].codes, code); k >= 0 {
			prior += t.slots[i].prior[k]
		}
	}
	e := t.tried[key]
	if e == nil {
		e = &entrant{choice: plan, prior: prior}
		t.tried[key] = e
	}
	return e
}

// with is a plan with another maneuver on one dial.
func with(plan game.Choice, id, code string) game.Choice {
	plan.Each = maps.Clone(plan.Each)
	plan.Each[id] = code
	return plan
}

// others are the plans that differ from one in one ship's maneuver.
func (t *trials) others(plan game.Choice, i int) (out []game.Choice) {
	for _, code := range t.slots[i].codes {
		if code != plan.Each[t.slots[i].id] {
			out = append(out, with(plan, t.slots[i].id, code))
		}
	}
	return out
}

// joint are plans that differ in several ships' maneuvers: two exchange theirs, or all fly one ship's.
func (t *trials) joint(plan game.Choice) (out []game.Choice) {
	for i := range t.slots {
		a := &t.slots[i]
		all := plan
		for j := range t.slots {
			b := &t.slots[j]
			mine, yours := plan.Each[a.id], plan.Each[b.id]
			if i == j || !slices.Contains(b.codes, mine) || mine == yours {
				continue
			}
			all = with(all, b.id, mine)
			if i < j && slices.Contains(a.codes, yours) {
				out = append(out, with(with(plan, a.id, yours), b.id, mine))
			}
		}
		if !maps.Equal(all.Each, plan.Each) {
			out = append(out, all)
		}
	}
	return out
}

// improve tries plans against one, and returns the best of them.
func (t *trials) improve(plan game.Choice, others []game.Choice, spend int, pause func() bool) game.Choice {
	c := &contest{search: t.search, entrants: []*entrant{t.entrant(plan)}}
	for _, o := range others {
		if e := t.entrant(o); !e.out && !slices.Contains(c.entrants, e) {
			c.entrants = append(c.entrants, e)
		}
	}
	c.hold(spend, pause)
	return c.winner(0)
}

// told is what was tried, the best first, as far as it was tried enough.
func (t *trials) told() []Line {
	c := &contest{search: t.search}
	for _, key := range slices.Sorted(maps.Keys(t.tried)) {
		if e := t.tried[key]; len(e.values) >= leastPlayouts {
			c.entrants = append(c.entrants, e)
		}
	}
	return c.told()
}

package armada

import (
	"math"

	"xwing/game"
	"xwing/game/armada/board"
	"xwing/internal/digest"
	"xwing/physics"
)

// sum is a digest that knows the state's types. What it leaves out does not count when games are compared: a test changes
// every field.
type sum struct{ digest.Digest }

// Sum is the hash of the whole state, hidden facts included.
func (s *State) Sum() uint64 {
	var d sum
	d.view(&s.View)
	d.hidden(&s.Hidden)
	d.memory(&s.Memory)
	return d.Digest.Sum()
}

// numbers takes in a list of small numbers, its length first.
func numbers[T ~int | ~int8 | ~int16 | ~uint8](d *sum, list []T) {
	d.Int(len(list))
	for _, n := range list {
		d.Int(int(n))
	}
}

func (d *sum) view(v *board.View) {
	d.Pair(math.Float64bits(v.Field.Width), math.Float64bits(v.Field.Depth))
	d.Pair(digest.Small(v.Round, int(v.Phase), int(v.First), int(v.Winner)), digest.Bools(v.Field.ShortEdges, v.Ended))
	d.Pair(digest.Text(v.Step), digest.Text(v.Objective))
	d.Pair(digest.Text(v.Active), uint64(v.CardDials))
	if v.OnCard != 0 {
		d.Int(v.OnCard)
	}
	for i := range v.Sides {
		d.side(&v.Sides[i])
	}
	d.Word(digest.Small(len(v.Ships), len(v.Squadrons), len(v.Obstacles), len(v.Markers)))
	for i := range v.Ships {
		d.ship(&v.Ships[i])
	}
	for i := range v.Squadrons {
		d.squadron(&v.Squadrons[i])
	}
	for i := range v.Obstacles {
		d.obstacle(&v.Obstacles[i])
	}
	for i := range v.Markers {
		m := &v.Markers[i]
		d.Pair(digest.Small(int(m.ID), int(m.Seat), int(m.Ship), 0), digest.Bools(m.Gone))
		d.Word(digest.Text(string(m.Kind)))
		if m.Card != "" {
			d.Word(digest.Text(m.Card))
		}
		d.pose(m.Pose)
	}
	d.attack(v.Attack)
}

func (d *sum) side(s *board.Side) {
	d.Pair(digest.Text(s.Fleet), digest.Small(int(s.Faction), s.Cost, s.Points, s.Passes))
	d.Pair(digest.Small(s.Victory, s.Bonus, s.Lost, int(s.Flagship)), uint64(s.Deck))
	d.Texts(s.Objectives)
}

func (d *sum) ship(s *board.Ship) {
	d.Pair(digest.Small(int(s.ID), int(s.Seat), int(s.Where), s.Speed), digest.Small(s.Hull, s.Facedown, s.Dials, int(s.Revealed)))
	d.Pair(digest.Text(s.Card), digest.Text(string(s.Size)))
	d.Pair(uint64(s.Spent), digest.Bools(s.Activated, s.Spared))
	d.pose(s.Pose)
	for _, n := range s.Shields {
		d.Int(n)
	}
	d.Pair(digest.Small(len(s.Faceup), len(s.Upgrades), 0, 0), 0)
	for _, f := range s.Faceup {
		d.Pair(digest.Text(f.Card), uint64(f.Copy))
	}
	numbers(d, s.Gained)
	numbers(d, s.Commands)
	numbers(d, s.Raided)
	d.tokens(s.Tokens)
	for i := range s.Upgrades {
		u := &s.Upgrades[i]
		d.Pair(digest.Text(u.Card), uint64(u.Dials)<<2|digest.Bools(u.Exhausted, u.Discarded))
		numbers(d, u.Commands)
		d.Texts(u.Pieces)
		if len(u.Dice) > 0 {
			d.dice(u.Dice)
		}
		for _, k := range u.Defense {
			d.Pair(uint64(k), 1)
		}
		for _, n := range u.Rounds {
			d.Int(n)
		}
	}
	d.Texts(s.Carried)
}

func (d *sum) tokens(list []board.DefenseToken) {
	d.Int(len(list))
	for _, token := range list {
		d.Pair(uint64(token.Kind), uint64(token.State))
	}
}

func (d *sum) squadron(q *board.Squadron) {
	d.Pair(digest.Small(int(q.ID), int(q.Seat), int(q.Where), q.Hull), digest.Bools(q.Activated, q.Spared))
	d.Word(digest.Text(q.Card))
	d.pose(q.Pose)
	d.tokens(q.Tokens)
	d.Texts(q.Carried)
}

func (d *sum) obstacle(o *board.Obstacle) {
	d.Pair(digest.Small(int(o.ID), int(o.Kind), o.Hull, o.Damage), digest.Bools(o.Spared, o.Placed, o.Armed, o.Dead, o.Gone))
	d.Word(digest.Text(o.Card))
	d.pose(o.Pose)
}

func (d *sum) attack(a *board.Attack) {
	if d.Word(digest.Bools(a != nil)); a == nil {
		return
	}
	d.Pair(digest.Text(string(a.Kind)), digest.Small(int(a.From), int(a.At), int(a.Range), a.Damage))
	d.Pair(digest.Text(a.Attacker), digest.Text(a.Defender))
	d.Pair(digest.Small(len(a.Dice), len(a.Redirected), 0, 0), digest.Bools(a.Obstructed))
	d.dice(a.Dice)
	numbers(d, a.Locked)
	numbers(d, a.Spent)
	for _, r := range a.Redirected {
		d.Pair(uint64(r.Zone), uint64(r.N))
	}
}

func (d *sum) dice(dice []board.Die) {
	for _, die := range dice {
		d.Pair(uint64(die.Color), uint64(die.Face)|digest.Bools(die.Set, die.Fixed)<<32)
	}
}

func (d *sum) hidden(h *Hidden) {
	d.Pair(digest.Small(len(h.Stacks), len(h.OnCards), len(h.Facedown), len(h.Loaded)), digest.Small(len(h.Card), len(h.Station), 0, 0))
	for _, stack := range h.Stacks {
		numbers(d, stack)
	}
	for _, c := range h.OnCards {
		d.Pair(uint64(c.Ship), digest.Text(c.Card))
		numbers(d, c.Dials)
	}
	for _, cards := range h.Facedown {
		d.cards(cards)
	}
	for i := range h.Decks {
		d.cards(h.Decks[i])
		d.cards(h.Discard[i])
		d.source(h.Shuffle[i])
	}
	d.source(h.Dice)
	numbers(d, h.Card)
	d.cards(h.Station)
	d.dice(h.Loaded)
}

func (d *sum) cards(cards []DamageCard) {
	d.Int(len(cards))
	for _, c := range cards {
		d.Pair(digest.Text(c.Card), uint64(c.Copy))
	}
}

func (d *sum) source(s game.Source) { d.Pair(s.Hi, s.Lo) }

func (d *sum) memory(m *Memory) {
	d.Pair(digest.Text(string(m.At)), digest.Bools(m.StationFired, m.PassedLast[0], m.PassedLast[1]))
	d.Word(digest.Small(int(m.Turn), m.Deployed[0], m.Deployed[1], 0))
	d.Pair(digest.Small(int(m.Marked), m.Activations[0], m.Activations[1], int(m.Ship)), 0)
	d.Pair(digest.Small(len(m.Ships), len(m.Lasting), len(m.Flights), len(m.Scores)), 0)
	for i := range m.Ships {
		s := &m.Ships[i]
		d.Pair(digest.Small(int(s.Again), s.Moves, s.OnShips, s.Before<<4|int(s.Forced)), digest.Bools(s.Silent, s.OneRaid))
		numbers(d, s.Resolved)
		numbers(d, s.Fired)
		d.Texts(s.Targets)
		d.Texts(s.Shots)
	}
	d.Texts(m.Used)
	d.Texts(m.UsedInRound)
	for _, l := range m.Lasting {
		d.Pair(digest.Small(int(l.Seat), int(l.Owner), l.N, 0), digest.Text(l.Card))
	}
	for _, f := range m.Flights {
		d.Pair(uint64(f.Squadron)|uint64(f.Speed)<<32|digest.Bools(f.Still, f.Free)<<40, uint64(f.By))
	}
	for _, g := range m.Gains {
		d.Pair(digest.Small(int(g.Squadron), g.N, 0, 0), uint64(g.Keyword)<<1|digest.Bools(g.Round))
	}
	numbers(d, m.Held)
	numbers(d, m.Moved)
	if len(m.Reserve)+len(m.Brought) > 0 {
		d.Texts(m.Reserve)
		d.Texts(m.Brought)
	}
	d.phrase(&m.Why)
	for _, s := range m.Scores {
		d.Pair(uint64(s[0]), uint64(s[1]))
	}
}

func (d *sum) phrase(p *game.Phrase) {
	d.Pair(digest.Text(p.Key), digest.Bools(p.Part != nil))
	d.Texts(p.Args)
	if p.Part != nil {
		d.Word(digest.Text(p.Part.Name))
		d.phrase(&p.Part.Phrase)
	}
}

func (d *sum) pose(p physics.Pose) {
	d.Pair(uint64(uint32(p.X))|uint64(uint32(p.Y))<<32, uint64(p.Heading))
}

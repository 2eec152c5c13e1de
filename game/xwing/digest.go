package xwing

import (
	"math"

	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/internal/digest"
	"xwing/physics"
)

// sum is a digest that knows the state's types. What it leaves out does not
// count when games are compared: a test changes every field.
type sum struct{ digest.Digest }

// Sum is the hash of the whole state, hidden facts included.
func (s *State) Sum() uint64 {
	var d sum
	d.view(&s.View)
	d.hidden(&s.Hidden)
	d.memory(&s.Memory)
	return d.Digest.Sum()
}

func (d *sum) view(v *board.View) {
	d.Pair(digest.Small(v.Round, int(v.Phase), int(v.First), int(v.Winner)), digest.Text(v.Step))
	d.Pair(digest.Small(len(v.Ships), len(v.Obstacles), len(v.Devices), int(v.Active)), digest.Bools(v.Chosen, v.Ended))
	d.Pair(float(v.Area.Width), float(v.Area.Height))
	for i := range v.Ships {
		d.ship(&v.Ships[i])
	}
	for i := range v.Obstacles {
		o := &v.Obstacles[i]
		d.Pair(digest.Small(int(o.ID), int(o.Type), int(o.Seat), o.Fuses), digest.Bools(o.Gone))
		d.Word(digest.Text(o.XWS))
		d.pose(o.Pose)
	}
	for i := range v.Devices {
		d.device(&v.Devices[i])
	}
	for i := range v.Features {
		d.feature(&v.Features[i])
	}
	for i := range 2 {
		d.Texts(v.Reserve[i])
		d.Int(v.Decks[i])
	}
	for _, n := range v.Decks[2:] {
		if n > 0 { // no digest differs where nobody has a huge ship
			d.Int(n)
		}
	}
	for i, own := range v.Reserve[2:] { // nor where there are no teams
		if len(own) > 0 {
			d.Int(i)
			d.Texts(own)
		}
	}
	for _, side := range v.Sides {
		d.Int(int(side))
	}
	d.attack(v.Attack)
	if v.Score != [2]int{} { // journals from before there were mission points have the same sums
		d.Word(digest.Small(v.Score[0], v.Score[1], 0, 0))
	}
	if v.Environment != "" || len(v.Aside)+len(v.Counters) > 0 || v.Timers != [2]int{} { // likewise
		d.environment(v)
	}
	for _, pair := range v.Touching { // likewise
		d.Word(digest.Small(int(pair[0]), int(pair[1]), 0, 0))
	}
}

func (d *sum) environment(v *board.View) {
	d.Pair(digest.Text(v.Environment), digest.Small(v.Timers[0], v.Timers[1], len(v.Counters), 0))
	d.Texts(v.Aside)
	for i := range v.Counters {
		c := &v.Counters[i]
		d.Pair(digest.Small(int(c.ID), int(c.Seat), int(c.On), 0), digest.Bools(c.Gone))
		d.Word(digest.Text(c.Kind))
		d.pose(c.Pose)
	}
}

func (d *sum) ship(s *board.Ship) {
	d.Pair(digest.Small(int(s.ID), int(s.Seat), int(s.Size), int(s.Where)), digest.Small(s.Initiative, s.Hull, s.Facedown, int(s.Docked)))
	d.Pair(digest.Text(s.Pilot), digest.Text(s.Chassis))
	d.Pair(digest.Text(s.Remote), digest.Text(s.Acting))
	if s.Joined != 0 || s.Section != 0 || s.Crippled {
		d.Pair(digest.Small(int(s.Joined), int(s.Section), 0, 0), digest.Bools(s.Crippled))
	}
	d.pose(s.Pose)
	d.Pair(charges(s.Shields), charges(s.Charges))
	d.Pair(charges(s.Force), maneuver(s.Dial.Maneuver))
	d.Pair(digest.Eight((*[8]int8)(s.Tokens[:])), digest.Bytes(s.Tokens[8:]))
	d.Pair(digest.Small(len(s.Upgrades), len(s.Turret), len(s.Faceup), len(s.Conditions)),
		digest.Bit(s.Double)<<6|digest.Bit(s.Dial.Assigned)<<5|digest.Bit(s.Dial.Revealed)<<4|digest.Bit(s.Destroyed)<<3|
			digest.Bit(s.Fled)<<2|digest.Bit(s.Activated)<<1|digest.Bit(s.Engaged))
	for i := range s.Upgrades {
		u := &s.Upgrades[i]
		d.Pair(digest.Text(u.XWS), digest.Text(u.Kind))
		d.Pair(charges(u.Charges), digest.Small(u.Side, len(u.Tokens), u.Fuses, 0))
		for _, k := range u.Tokens {
			d.Int(int(k))
		}
		if u.Discarded { // no digest differs where no card is
			d.Word(digest.Bools(true))
		}
		if u.Ordnance > 0 {
			d.Int(u.Ordnance)
		}
		if u.Shields > 0 {
			d.Word(digest.Small(u.Shields, 1, 0, 0))
		}
		for _, a := range u.Turret {
			d.Int(int(a))
		}
		if u.Beneath != "" {
			d.Word(digest.Text(u.Beneath))
		}
	}
	if s.Objectives > 0 { // nor where no scenario loads any
		d.Int(s.Objectives)
	}
	if s.HugeDeck { // nor where all cards are of its player's own deck
		d.Word(digest.Bools(true))
	}
	if s.Token > 0 { // nor where a base is like all of its size
		d.Int(int(s.Token))
	}
	if s.Wing != (board.Wing{}) { // nor where there are no wings
		d.Pair(digest.Small(int(s.Wing.Leader), int(s.Wing.At), 0, 0), digest.Bools(s.Wing.Split))
	}
	d.Texts(s.Locks)
	for _, a := range s.Turret {
		d.Int(int(a))
	}
	for _, f := range s.Faceup {
		d.Pair(digest.Text(f.Card), uint64(f.N))
	}
	for i := range s.Conditions {
		d.condition(&s.Conditions[i])
	}
}

func (d *sum) condition(c *board.Condition) {
	d.Pair(digest.Small(int(c.Seat), int(c.By), c.N, 0), digest.Bools(c.Facedown))
	d.Pair(digest.Text(c.Card), digest.Text(c.Damage))
	if c.Points > 0 { // no digest differs where nothing of a score lies on it
		d.Int(c.Points)
	}
}

func (d *sum) device(v *board.Device) {
	d.Pair(digest.Small(int(v.ID), int(v.Seat), v.Fuses, 0), digest.Bools(v.Gone))
	d.Pair(digest.Text(v.Kind), digest.Text(v.Token))
	d.pose(v.Pose)
}

func (d *sum) feature(f *board.Feature) {
	d.Pair(digest.Small(int(f.ID), int(f.Towed), int(f.Marker), 0), digest.Text(f.Kind))
	d.pose(f.Pose)
}

func (d *sum) attack(a *board.Attack) {
	if d.Word(digest.Bools(a != nil)); a == nil {
		return
	}
	d.Pair(digest.Small(int(a.Attacker), int(a.Defender), int(a.Range), int(a.Step)), digest.Bools(a.Hit, a.Bonus))
	if a.Section != 0 {
		d.Int(int(a.Section))
	}
	d.weapon(&a.Weapon)
	d.Pair(float(a.Line.A.X), float(a.Line.A.Y))
	d.Pair(float(a.Line.B.X), float(a.Line.B.Y))
	d.Word(digest.Small(len(a.Obstructed), len(a.Through), len(a.Dice[0]), len(a.Dice[1])))
	for _, o := range a.Obstructed {
		d.Int(int(o))
	}
	for _, s := range a.Through {
		d.Int(int(s))
	}
	if len(a.Obstructors) > 0 {
		d.Word(digest.Small(len(a.Obstructors), 0, 0, 0))
		for _, s := range a.Obstructors {
			d.Int(int(s))
		}
	}
	for _, pool := range a.Dice {
		for _, die := range pool {
			d.Pair(uint64(die.Face), digest.Bools(die.Fixed, die.Rerolled, die.Added, die.Gone))
		}
	}
}

func (d *sum) weapon(w *board.Weapon) {
	d.Pair(digest.Text(w.ID), digest.Text(w.Upgrade))
	d.Pair(digest.Small(int(w.Arc), w.Value, int(w.Min), int(w.Max)), digest.Bools(w.Special, w.Ordnance))
	d.Word(digest.Text(w.Requires))
}

func (d *sum) pose(p physics.Pose) {
	d.Pair(uint64(uint32(p.X))|uint64(uint32(p.Y))<<32, uint64(p.Heading))
}

func charges(c board.Charges) uint64 { return digest.Small(c.Active, c.Limit, c.Recurring, 0) }

func maneuver(m catalog.Maneuver) uint64 {
	return digest.Small(m.Speed, int(m.Bearing), int(m.Difficulty), 0)
}

func float(f float64) uint64 { return math.Float64bits(f) }

package xwing

import (
	"math"

	"xwing/game/catalog"
	"xwing/game/digest"
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

func (d *sum) view(v *View) {
	d.Int(v.Round)
	d.Int(int(v.Phase))
	d.Text(v.Step)
	d.Int(int(v.First))
	d.float(v.Area.Width)
	d.float(v.Area.Height)
	d.Int(len(v.Ships))
	for i := range v.Ships {
		d.ship(&v.Ships[i])
	}
	d.Int(len(v.Obstacles))
	for i := range v.Obstacles {
		o := &v.Obstacles[i]
		d.Int(int(o.ID))
		d.Text(o.XWS)
		d.Int(int(o.Type))
		d.pose(o.Pose)
		d.Int(int(o.Seat))
		d.Bools(o.Gone)
		d.Int(o.Fuses)
	}
	d.Int(len(v.Devices))
	for i := range v.Devices {
		d.device(&v.Devices[i])
	}
	for i := range v.Reserve {
		d.Texts(v.Reserve[i])
		d.Int(v.Decks[i])
	}
	d.attack(v.Attack)
	d.Int(int(v.Active))
	d.Int(int(v.Winner))
	d.Bools(v.Chosen, v.Ended)
}

func (d *sum) ship(s *Ship) {
	d.Small(int(s.ID), int(s.Seat), int(s.Size), int(s.Where))
	d.Small(s.Initiative, s.Hull, s.Facedown, int(s.Docked))
	d.Text(s.Pilot)
	d.Text(s.Chassis)
	d.pose(s.Pose)
	d.charges(s.Shields)
	d.charges(s.Charges)
	d.charges(s.Force)
	d.Int(len(s.Upgrades))
	for i := range s.Upgrades {
		u := &s.Upgrades[i]
		d.Text(u.XWS)
		d.Text(u.Kind)
		d.charges(u.Charges)
		d.Small(u.Side, len(u.Tokens))
		for _, k := range u.Tokens {
			d.Int(int(k))
		}
	}
	for kinds := s.Tokens[:]; len(kinds) > 0; kinds = kinds[min(8, len(kinds)):] {
		d.Bytes(kinds[:min(8, len(kinds))])
	}
	d.Texts(s.Locks)
	d.Small(len(s.Turret), len(s.Faceup), len(s.Conditions))
	for _, a := range s.Turret {
		d.Int(int(a))
	}
	for _, f := range s.Faceup {
		d.Text(f.Card)
		d.Int(f.N)
	}
	d.maneuver(s.Dial.Maneuver)
	d.Bools(s.Double, s.Dial.Assigned, s.Dial.Revealed, s.Destroyed, s.Fled, s.Activated, s.Engaged)
	d.Text(s.Remote)
	d.Text(s.Acting)
	for i := range s.Conditions {
		d.condition(&s.Conditions[i])
	}
}

func (d *sum) condition(c *Condition) {
	d.Small(int(c.Seat), int(c.By), c.N)
	d.Bools(c.Facedown)
	d.Text(c.Card)
	d.Text(c.Damage)
}

func (d *sum) device(v *Device) {
	d.Int(int(v.ID))
	d.Text(v.Kind)
	d.Text(v.Token)
	d.Int(int(v.Seat))
	d.pose(v.Pose)
	d.Int(v.Fuses)
	d.Bools(v.Gone)
}

func (d *sum) attack(a *Attack) {
	if d.Bools(a != nil); a == nil {
		return
	}
	d.Int(int(a.Attacker))
	d.Int(int(a.Defender))
	d.weapon(&a.Weapon)
	d.Int(int(a.Range))
	for _, p := range [...]physics.Vec{a.Line.A, a.Line.B} {
		d.float(p.X)
		d.float(p.Y)
	}
	d.Int(len(a.Obstructed))
	for _, o := range a.Obstructed {
		d.Int(int(o))
	}
	d.Int(len(a.Through))
	for _, s := range a.Through {
		d.Int(int(s))
	}
	for _, pool := range a.Dice {
		d.Int(len(pool))
		for _, die := range pool {
			d.Int(int(die.Face))
			d.Bools(die.Rerolled, die.Added, die.Gone)
		}
	}
	d.Int(int(a.Step))
	d.Bools(a.Hit, a.Bonus)
}

func (d *sum) weapon(w *Weapon) {
	d.Text(w.ID)
	d.Text(w.Upgrade)
	d.Int(int(w.Arc))
	d.Int(w.Value)
	d.Int(int(w.Min))
	d.Int(int(w.Max))
	d.Text(w.Requires)
	d.Bools(w.Special, w.Ordnance)
}

func (d *sum) pose(p physics.Pose) {
	d.Word(uint64(uint32(p.X)) | uint64(uint32(p.Y))<<32)
	d.Int(int(p.Heading))
}

func (d *sum) charges(c Charges) {
	d.Small(c.Active, c.Limit, c.Recurring)
}

func (d *sum) maneuver(m catalog.Maneuver) {
	d.Small(m.Speed, int(m.Bearing), int(m.Difficulty))
}

func (d *sum) float(f float64) { d.Word(math.Float64bits(f)) }

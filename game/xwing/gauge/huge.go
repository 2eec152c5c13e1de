package gauge

import "xwing/physics"

// HugeTool is the maneuver tool of huge ships. Only where a maneuver ends counts: there is no template to move along, and
// nothing on the way is met. It has straights, banks and, by the straights' edge, what goes backwards or turns about.
type HugeTool struct{ table *hugeTable }

// HugeTools are the tools by size of base, of those sizes whose ships maneuver by one in place of templates.
type HugeTools [sizeCount]HugeTool

// Of is the tool of a size; false where it has none.
func (t *HugeTools) Of(s Size) (HugeTool, bool) {
	tool := t[s.row()]
	return tool, tool.table != nil
}

// End is where a base of any size stands after a maneuver: by its tool, or by templates and executed fully.
func (t *HugeTools) End(b Base, m Move) physics.Pose {
	if tool, ok := t.Of(b.Size); ok {
		return tool.End(b, m)
	}
	return End(b, m)
}

// hugeTable is what a tool consists of. Its lengths are in mm, those across count towards the outer side of a bank.
type hugeTable struct {
	angle    float64         // degrees that a bank turns by
	straight int             // the fastest straight
	steps    []physics.Vec   // by the speed of a bank, from 0 or 1 on: the corner or place it ends at
	least    int             // the slowest bank
	lies     [sizeCount]hold // how bases lie at the tool
}

// hold is where a base lies at the tool before and after a bank: a point of it that lies in the groove, and one that comes to
// lie at the step, both in the frame of the base and as for a bank to the right.
type hold struct{ groove, step physics.Vec }

// straightStep is how far a straight goes for each number of its speed, in mm.
const straightStep = 40

// SecondEditionTool is the tool of second edition: banks of 45 degrees about a groove 40 mm before the middle of the base
// and 40 mm beside it, whatever its length (X25-HUG-040).
func SecondEditionTool() HugeTool {
	const groove, first, ahead, out = 40, 33, 40, 10
	t := &hugeTable{angle: 45, straight: 5, steps: []physics.Vec{{}, {Y: first}, {X: -out, Y: first + ahead},
		{X: -2 * out, Y: first + 2*ahead}}}
	for size := range t.lies {
		t.lies[size] = hold{groove: physics.Vec{X: groove, Y: groove}, step: physics.Vec{X: groove, Y: groove}}
	}
	return HugeTool{t}
}

// FirstEditionTool is the tool of first edition: banks of 30 degrees. The rear corner of the front part of the base lies in
// the groove before, its front corner in a corner of the tool afterwards.
func FirstEditionTool() HugeTool {
	const part = 80 // how long the front part is
	t := &hugeTable{angle: 30, straight: 4, least: 1, steps: []physics.Vec{{X: -4.5, Y: 127.3}, {X: -24.5, Y: 167.3}}}
	for size := range sizeCount {
		front := physics.Vec{X: size.Abeam(), Y: size.Fore()}
		t.lies[size] = hold{groove: physics.Vec{X: front.X, Y: front.Y - part}, step: front}
	}
	return HugeTool{t}
}

// Has reports whether the tool has the maneuver.
func (t HugeTool) Has(m Move) bool {
	switch m.Bearing {
	case Stationary:
		return m.Speed == 0
	case StraightAhead, ReverseStraight, KoiogranTurn:
		return m.Speed >= 0 && m.Speed <= t.table.straight
	case BankLeft, BankRight:
		return m.Speed >= t.table.least && m.Speed-t.table.least < len(t.table.steps)
	}
	return false
}

// End is where a base stands after a maneuver of the tool; where it stood after one that the tool has not.
func (t HugeTool) End(b Base, m Move) physics.Pose {
	if !t.Has(m) {
		return b.Pose
	}
	switch m.Bearing {
	case StraightAhead:
		return b.Pose.Frame().Moved(0, float64(straightStep*m.Speed)).Pose()
	case ReverseStraight:
		return b.Pose.Frame().Moved(0, float64(-straightStep*m.Speed)).Pose()
	case KoiogranTurn:
		return b.Pose.Turned(180).MovedTo(b.Pose.Frame().Out(physics.Vec{Y: float64(straightStep * m.Speed)}))
	case BankLeft:
		return t.bank(b, m.Speed, 1)
	case BankRight:
		return t.bank(b, m.Speed, -1)
	}
	return b.Pose
}

// bank is where a bank ends; to is 1 for one to the left, -1 for one to the right. The base is turned about its point in
// the groove, and laid with the other at the step.
func (t HugeTool) bank(b Base, speed int, to float64) physics.Pose {
	lies := t.table.lies[b.Size.row()]
	step := t.table.steps[speed-t.table.least]
	return t.turned(b, lies.groove, step.Sub(lies.step), t.table.angle, to)
}

// turned is where a base stands once it has turned by an angle, in a bank to the right, with its middle so far from the groove
// in its own frame.
func (t HugeTool) turned(b Base, groove, middle physics.Vec, angle, to float64) physics.Pose {
	centre := groove.Add(physics.PoseAt(0, 0, -angle).Frame().Out(middle))
	return b.Pose.Turned(float64(to * angle)).MovedTo(b.Pose.Frame().Out(physics.Vec{X: float64(-to * centre.X), Y: centre.Y}))
}

// hugeArcs are the arcs of huge ships of second edition: their lines leave the long sides, and ranges through an arc are
// measured from the part of the base that lies in it (X25-HUG-025).
func hugeArcs() map[Arc]Opening {
	const narrow, wide = 41.45, 48.55 // degrees
	const beam = 45.29                // mm before and behind the middle where the lines leave
	fore := Huge.Fore()
	return map[Arc]Opening{
		Front:     {Half: narrow, Part: Stretch{Astern: beam, Ahead: fore}},
		Rear:      {Bearing: 180, Half: narrow, Part: Stretch{Astern: -fore, Ahead: -beam}},
		Left:      {Bearing: 90, Half: wide, Part: Stretch{Astern: -beam, Ahead: beam}},
		Right:     {Bearing: -90, Half: wide, Part: Stretch{Astern: -beam, Ahead: beam}},
		FullFront: {Half: 90, Part: Stretch{Ahead: fore}},
		FullRear:  {Bearing: 180, Half: 90, Part: Stretch{Astern: -fore}},
	}
}

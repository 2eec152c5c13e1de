package gauge

import "xwing/physics"

// barWidth is how wide the tool of huge ships is drawn, in mm.
const barWidth = 14

// ToolMark is a line of the tool that a base comes to at a speed.
type ToolMark struct {
	Speed int
	At    physics.Vec // mm, on the table
}

// Laid is the tool beside a base, for drawing: along a side for what goes straight, from its groove along its steps for a bank,
// as far as its last speed; and where its speeds are. Nothing is laid for a maneuver that needs no tool.
func (t HugeTool) Laid(b Base, m Move) (bars []physics.Shape, marks []ToolMark) {
	if !t.Has(m) {
		return nil, nil
	}
	switch m.Bearing {
	case StraightAhead, KoiogranTurn:
		return t.laidAlong(b, 1)
	case ReverseStraight:
		return t.laidAlong(b, -1)
	case BankLeft:
		return t.laidAtGroove(b, 1)
	case BankRight:
		return t.laidAtGroove(b, -1)
	}
	return nil, nil
}

// laidAlong is the straight edge of the tool along the right side of a base; ahead is 1, or -1 for what goes backwards.
func (t HugeTool) laidAlong(b Base, ahead float64) (bars []physics.Shape, marks []ToolMark) {
	f, x := b.Pose.Frame(), b.Size.Abeam()
	end := float64(straightStep * t.table.straight)
	bar := physics.Rect(x, min(0, float64(ahead*end)), x+barWidth, max(0, float64(ahead*end)))
	for speed := range t.table.straight + 1 {
		marks = append(marks, ToolMark{speed, f.Out(physics.Vec{X: x + barWidth, Y: float64(ahead * float64(straightStep*speed))})})
	}
	return []physics.Shape{bar.In(f)}, marks
}

// laidAtGroove is the jagged edge of the tool with its hook in the groove of a base. The front corner of the base comes to lie
// at the corner of its speed.
func (t HugeTool) laidAtGroove(b Base, to float64) (bars []physics.Shape, marks []ToolMark) {
	lies := t.table.lies[b.Size.row()]
	start := b.Pose.Frame()
	groove := start.Out(physics.Vec{X: float64(-to * lies.groove.X), Y: lies.groove.Y})
	turned := b.Pose.Turned(float64(to * t.table.angle)).MovedTo(groove).Frame()
	lead := b.Size.Fore() - lies.step.Y // of the corner, before the point that lies at the step
	side := func(f physics.Frame, x, from, until float64) physics.Shape {
		a, c := float64(-to*x), float64(-to*(x+barWidth))
		return physics.Rect(min(a, c), from, max(a, c), until).In(f)
	}
	bars = append(bars, side(start, lies.groove.X, lies.groove.Y-lead, lies.groove.Y))
	from := 0.0
	for i, step := range t.table.steps {
		bars = append(bars, side(turned, step.X, from, step.Y+lead))
		from = step.Y + lead
		marks = append(marks, ToolMark{i + t.table.least, turned.Out(physics.Vec{X: float64(-to * (step.X + barWidth)), Y: from})})
	}
	return bars, marks
}

// Along is where a base is drawn a part of its way, from 0 to 1, along the tool: straight, or turned about the groove and then
// from step to step. Nothing that it passes counts (X25-HUG-042).
func (t HugeTool) Along(b Base, m Move, part float64) physics.Pose {
	if part >= 1 || !t.Has(m) {
		return t.End(b, m)
	}
	switch m.Bearing {
	case BankLeft:
		return t.alongSteps(b, m.Speed, part, 1)
	case BankRight:
		return t.alongSteps(b, m.Speed, part, -1)
	case KoiogranTurn:
		const turning = 0.7 // the last part turns it
		end := b.Pose.Frame().Out(physics.Vec{Y: float64(straightStep * m.Speed)})
		return b.Pose.MovedTo(b.Pose.Point().Lerp(end, min(part/turning, 1))).Turned(float64(180*max(0, part-turning)) / (1 - turning))
	}
	return b.Pose.MovedTo(b.Pose.Point().Lerp(t.End(b, m).Point(), part))
}

// alongSteps is Along of a bank.
func (t HugeTool) alongSteps(b Base, speed int, part, to float64) physics.Pose {
	const turning = 0.4 // the first part turns it
	lies := t.table.lies[b.Size.row()]
	if part < turning {
		return t.turned(b, lies.groove, lies.groove.Scale(-1), float64(t.table.angle*part)/turning, to)
	}
	way := []physics.Vec{lies.groove.Scale(-1)}
	for _, step := range t.table.steps[:speed-t.table.least+1] {
		way = append(way, step.Sub(lies.step))
	}
	at := float64((part - turning) / (1 - turning) * float64(len(way)-1))
	i := min(int(at), len(way)-2)
	return t.turned(b, lies.groove, way[i].Lerp(way[i+1], at-float64(i)), t.table.angle, to)
}

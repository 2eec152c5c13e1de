package gauge

import "xwing/physics"

// Bearing is the shape of a maneuver.
type Bearing uint8

// The bearings. The zero Bearing is none.
const (
	StraightAhead Bearing = iota + 1
	BankLeft
	BankRight
	TurnLeft
	TurnRight
	KoiogranTurn
	SegnorsLoopLeft
	SegnorsLoopRight
	TallonRollLeft
	TallonRollRight
	Stationary
	ReverseStraight
	ReverseBankLeft
	ReverseBankRight
	SideslipBankLeft
	SideslipBankRight
	SideslipTurnLeft
	SideslipTurnRight
)

// Advanced reports whether maneuvers of the bearing are advanced ones: all but straights, banks and turns (Bearing chapter).
func (b Bearing) Advanced() bool { return b > TurnRight }

// Substitute is a template that a move uses in place of its bearing's own, of the same speed and direction.
type Substitute uint8

// The substitutes. The zero Substitute is none.
const (
	WithStraight Substitute = iota + 1
	WithTurn
	WithBank
)

// Move is a maneuver: what a ship does along a template.
type Move struct {
	Bearing Bearing `json:"bearing"`
	Speed   int     `json:"speed"`
	// Slide says which part of the template's end a Tallon roll puts against the side of the base, as
	// seen along the template: +1 the left edge, 0 the middle, -1 the right edge.
	Slide int `json:"slide,omitempty"`
	// SlideUM is a Tallon roll's slide along the base in µm, left positive, added to Slide: 1st edition,
	// where it is free up to [TallonSlideLimit].
	SlideUM int32 `json:"slide_um,omitempty"`
	// With is the template used instead, which leaves the bearing what it is.
	With Substitute `json:"with,omitempty"`
}

// plan is how a bearing lies on the table.
type plan struct {
	kind  TemplateKind
	side  Side // of the template as it lies, seen from its near edge
	start int  // quarter turns left from the ship's facing to the side of the base the template leaves
	flip  int  // quarter turns left that a fully executed ship is turned after a basic maneuver
}

var plans = [...]plan{
	StraightAhead:     {Straight, NoSide, 0, 0},
	BankLeft:          {Bank, LeftSide, 0, 0},
	BankRight:         {Bank, RightSide, 0, 0},
	TurnLeft:          {Turn, LeftSide, 0, 0},
	TurnRight:         {Turn, RightSide, 0, 0},
	KoiogranTurn:      {Straight, NoSide, 0, 2},
	SegnorsLoopLeft:   {Bank, LeftSide, 0, 2},
	SegnorsLoopRight:  {Bank, RightSide, 0, 2},
	TallonRollLeft:    {Turn, LeftSide, 0, 1},
	TallonRollRight:   {Turn, RightSide, 0, 3},
	ReverseStraight:   {Straight, NoSide, 2, 0},
	ReverseBankLeft:   {Bank, RightSide, 2, 0}, // back left: seen backwards, a curve to the right
	ReverseBankRight:  {Bank, LeftSide, 2, 0},
	SideslipBankLeft:  {Bank, LeftSide, 3, 0}, // leaves the right side and curves to the front
	SideslipBankRight: {Bank, RightSide, 1, 0},
	SideslipTurnLeft:  {Turn, LeftSide, 3, 0},
	SideslipTurnRight: {Turn, RightSide, 1, 0},
}

// plan looks the bearing up; ok is false when no template is used.
func (m Move) plan() (plan, bool) {
	if m.Bearing == Stationary || m.Bearing == 0 || int(m.Bearing) >= len(plans) {
		return plan{}, false
	}
	p := plans[m.Bearing]
	switch m.With {
	case WithStraight:
		p.kind, p.side = Straight, NoSide
	case WithTurn:
		p.kind = Turn
	case WithBank:
		p.kind = Bank
	}
	return p, true
}

// Template is the template the move uses, as it lies seen from its near edge; none for a stationary move.
func (m Move) Template() (Template, bool) {
	p, ok := m.plan()
	if !ok {
		return Template{}, false
	}
	t := Template{p.kind, m.Speed, p.side}
	return t, t.Exists()
}

// TallonSlideLimit is how far in mm a 1st edition Tallon roll may slide either way: the end of the
// template stays within the side of the base.
func TallonSlideLimit(s Size) float64 { return s.Abeam() - halfTemplate }

func (m Move) slide() float64 { return float64(halfTemplate*m.Slide) + float64(m.SlideUM)/1000 }

// TemplateShape is where the template of the move lies; empty for a stationary move.
func TemplateShape(b Base, m Move) physics.Shape {
	t, ok := m.Template()
	if !ok {
		return physics.Shape{}
	}
	return t.PlacedAt(b.front(plans[m.Bearing].start))
}

// Along is where the ship is while its trailing hashmark is s mm past the near edge of the template, in
// [-side, [Template.Length]]: the path it is backed along, and animated. Flips and slides come after it.
func Along(b Base, m Move, s float64) physics.Pose {
	t, ok := m.Template()
	if !ok {
		return b.Pose
	}
	p := plans[m.Bearing]
	path := newChordPath(t, b.Size.Toward(p.start))
	start := b.Pose.Frame().Quarters(p.start)
	return path.on(&start, s).Quarters(-p.start).Pose()
}

package scene

import (
	"slices"

	"xwing/game"
	"xwing/physics"
	"xwing/scene/sound"
)

// Stage is a game's own part of what is shown: its table, changed by Events alone.
// X-Wing's is its display; Armada will bring one that knows its own Events.
type Stage interface {
	// Ticks is for how long an Event is shown at full speed, and whether it is told
	// only when it has been shown: the dice tell their own results first.
	Ticks(e game.Event) (n int, toldLast bool)
	// Line is what the log says of an Event, if anything.
	Line(e game.Event) (LogLine, bool)
	// Cue is what is heard of an Event that is about to be shown, if anything.
	Cue(e game.Event) (sound.Cue, bool)
	// Follow takes note of an Event before it changes the table.
	Follow(e game.Event)
	// Apply changes the table.
	Apply(e game.Event)
	// Renew takes the table anew: undo has changed the past.
	Renew()
}

// About is what a line of the log is about: the pieces that it names, and the
// places where the first of them was or came to stand.
type About struct {
	Pieces []string
	Poses  []physics.Pose
}

// Empty reports whether it is about nothing on the table.
func (b *About) Empty() bool { return len(b.Pieces)+len(b.Poses) == 0 }

// LogLine is a sentence of the log.
type LogLine struct {
	Text    string
	Detail  string // what is read of it while the mouse is on it, "" for no more
	Heading bool
	About   About
	Effect  string // the piece that a cause may have had this effect on, "" for none
	Cause   string // the piece whose effects since the latest answer the line stands before
}

// Show shows what has happened: one Event after the other, each for as long as it
// takes to see it.
type Show struct {
	Stage Stage
	Queue []game.Event
	Speed int // percent; 0: at once

	Now   game.Event // being shown; not yet applied
	at, n int        // ticks of it that have passed, and all
	Lines []LogLine
	since int         // the first line after the latest answer
	Cues  []sound.Cue // what has been heard since the latest frame
}

// answered stands in the queue of Events where an answer was given. It is an Event of
// the scene alone and changes nothing.
type answered struct{}

// Eased tells in the log of an answer that the scene has given. It is an Event of
// the scene alone and changes nothing.
type Eased struct{ Line LogLine }

// Add puts an Event behind those that are still to be shown.
func (b *Show) Add(e game.Event) { b.Queue = append(b.Queue, e) }

// Resting reports whether the board shows all that has happened.
func (b *Show) Resting() bool { return b.Now == nil && len(b.Queue) == 0 }

// Tick shows the next 60th of a second.
func (b *Show) Tick() {
	for {
		if b.Now == nil {
			if len(b.Queue) == 0 {
				return
			}
			b.Now, b.Queue = b.Queue[0], b.Queue[1:]
			n, last := b.Stage.Ticks(b.Now)
			b.at, b.n = 0, b.ticks(n)
			if !last {
				b.Note(b.Now)
			}
			b.Stage.Follow(b.Now)
			b.listen(b.Now)
		}
		if b.at < b.n {
			b.at++
			return
		}
		b.end()
	}
}

// ticks is for how long something is shown at the speed that the player wants.
func (b *Show) ticks(n int) int {
	if b.Speed <= 0 {
		return 0
	}
	return n * 100 / b.Speed
}

// end ends what is being shown.
func (b *Show) end() {
	if _, last := b.Stage.Ticks(b.Now); last {
		b.Note(b.Now)
	}
	b.Stage.Apply(b.Now)
	b.Now = nil
}

// Finish shows the end of it all.
func (b *Show) Finish() {
	if b.Now != nil {
		b.end()
	}
	for _, e := range b.Queue {
		b.Note(e)
		b.Stage.Follow(e)
		b.Stage.Apply(e)
	}
	b.Queue = nil
}

// Part is how much of the present event has been shown, from 0 to 1.
func (b *Show) Part() float64 {
	if b.n == 0 {
		return 1
	}
	return float64(b.at) / float64(b.n)
}

// Progress is Part, eased.
func (b *Show) Progress() float64 {
	t := b.Part()
	return t * t * (3 - 2*t)
}

// Note writes an event's sentence into the log.
func (b *Show) Note(e game.Event) {
	switch e := e.(type) {
	case answered:
		b.since = len(b.Lines)
	case Eased:
		b.Lines = append(b.Lines, e.Line)
	default:
		if line, ok := b.Stage.Line(e); ok {
			b.Lines = slices.Insert(b.Lines, b.place(&line), line)
		}
	}
}

// place is where an event's line belongs: at the end, but that of a cause before the
// lines of what it has led to since the latest answer.
func (b *Show) place(line *LogLine) int {
	at := len(b.Lines)
	for line.Cause != "" && at > b.since && at > 0 && b.Lines[at-1].Effect == line.Cause {
		at--
	}
	return at
}

// listen adds what is heard of an Event that is about to be shown. What is
// skipped, undone or brought back is never shown, and not heard either.
func (b *Show) listen(e game.Event) {
	const most = 8 // in one tick; a table that shows everything at once is heard in parts
	if len(b.Cues) >= most {
		return
	}
	if c, ok := b.Stage.Cue(e); ok {
		b.Cues = append(b.Cues, c)
	}
}

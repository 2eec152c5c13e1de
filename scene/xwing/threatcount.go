package xwing

import (
	"image"
	"sync/atomic"

	"github.com/hajimehoshi/ebiten/v2"

	"xwing/game"
	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/threat"
	"xwing/physics"
	"xwing/scene/draw"
)

// threatLook is how threat is looked at.
type threatLook struct {
	on       bool // by its button; by its key as long as that is held
	ordnance bool // what needs a lock or other tokens counts, too
	legend   int  // at which place of the table's edges its legend lies
}

// lookout counts where the dice of opponents could fall while somebody looks: beside the table where there are threads, else a
// little in each tick. What it has counted is kept as long as the same question is asked.
type lookout struct {
	at       place
	ordnance bool
	now      *lookingOut
}

// lookingOut is one count.
type lookingOut struct {
	count *threat.Count
	stop  atomic.Bool
	done  chan struct{} // closed once all is counted

	ghosts map[ghostAt]threatened // that have been asked about
	sprite *draw.Sprite           // the fill, by theme
	theme  string
}

// ghostAt is a ship at a pose.
type ghostAt struct {
	ship board.ShipID
	pose physics.Pose
}

// threatened is what could fall there.
type threatened struct {
	shots []threat.Shot
	dice  int
}

// placesATick is on how many places of ships a tick works where there are no threads.
const placesATick = 12

// of is what could fall on the seat that is asked; nil while it is counted, or where nothing can be.
func (l *lookout) of(session *game.Session, d game.Decision, ordnance bool) *lookingOut {
	at := place{session.Choices(), d.Seat, session.Hash()}
	if l.at != at || l.ordnance != ordnance {
		l.leave()
		l.at, l.ordnance, l.now = at, ordnance, beginLookout(session, d.Seat, ordnance)
	}
	if l.now == nil {
		return nil
	}
	if !threads {
		l.now.tick()
	}
	if !l.now.known() {
		return nil
	}
	return l.now
}

// leave gives up what is counted.
func (l *lookout) leave() {
	if l.now != nil {
		l.now.stop.Store(true)
	}
	l.at, l.now = place{}, nil
}

// beginLookout begins to count by what a seat knows; nil while it is not asked.
func beginLookout(session *game.Session, seat game.Seat, ordnance bool) *lookingOut {
	const seed = 7 // what nobody knows has no part in it
	fork, ok := xwing.Sit(session, seat).Fork(seed, xwing.Belief{})
	if !ok {
		return nil
	}
	defer fork.Close()
	state := fork.State().Clone().(*xwing.State)
	n := &lookingOut{count: threat.Begin(state, threat.Terms{Seat: seat, Ordnance: ordnance}), done: make(chan struct{}),
		ghosts: map[ghostAt]threatened{}}
	if threads {
		go n.run()
	}
	return n
}

// run counts to the end, or until it is stopped.
func (n *lookingOut) run() {
	for !n.stop.Load() {
		if n.count.Step(placesATick) {
			close(n.done)
			return
		}
	}
}

// tick goes a little further.
func (n *lookingOut) tick() {
	if !n.known() && n.count.Step(placesATick) {
		close(n.done)
	}
}

// known reports whether all is counted.
func (n *lookingOut) known() bool {
	select {
	case <-n.done:
		return true
	default:
		return false
	}
}

// foe is what is known of an opponent's ship; nil of any other.
func (n *lookingOut) foe(id board.ShipID) *threat.Foe {
	for i := range n.count.Foes() {
		if f := &n.count.Foes()[i]; f.Ship == id {
			return f
		}
	}
	return nil
}

// ghost is what could fall on a ship at a pose.
func (n *lookingOut) ghost(id board.ShipID, pose physics.Pose) threatened {
	at := ghostAt{id, pose}
	known, asked := n.ghosts[at]
	if !asked {
		known.shots, known.dice = n.count.At(id, pose)
		n.ghosts[at] = known
	}
	return known
}

// fill is the heat as a picture, a pixel a cell.
func (n *lookingOut) fill(theme *draw.Theme) *draw.Sprite {
	id := draw.DarkTable
	if theme != nil {
		id = theme.ID
	}
	if n.sprite != nil && n.theme == id {
		return n.sprite
	}
	h := n.count.Heat()
	img := image.NewNRGBA(image.Rect(0, 0, h.Wide, h.High))
	var colors [threat.LevelCount + 1]draw.Color
	for i, c := range draw.ThreatFill {
		colors[i+1] = theme.Of(c)
	}
	for i, level := range h.Level {
		img.SetNRGBA(i%h.Wide, h.High-1-i/h.Wide, colors[level])
	}
	n.theme = id
	n.sprite = &draw.Sprite{Image: ebiten.NewImageFromImage(img), W: float64(h.Wide) * threat.CellSize,
		H: float64(h.High) * threat.CellSize, Scale: 1.0 / threat.CellSize}
	return n.sprite
}

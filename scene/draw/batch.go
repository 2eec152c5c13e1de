package draw

import (
	"slices"

	"github.com/hajimehoshi/ebiten/v2"
)

// A draw call costs as much as some thousand pixels, and a list changes its mind
// after nearly every command: a button, its words, the next button. So commands
// wait in batches, each of one way of painting; a command joins an earlier batch
// of its way if nothing that it would slip under touches it.

// batch is what becomes one draw call.
type batch struct {
	key    batchKey
	mesh   mesh
	images []ebiten.DrawImageOptions // of pictures
	boxes  []box                     // what is painted to
	all    box                       // around boxes
}

// batchKey is what all of a batch has in common.
type batchKey struct {
	way   way
	dst   *ebiten.Image
	image *ebiten.Image // of pictures
}

// way is how a batch is painted.
type way uint8

const (
	mixing   way = iota // shapes over what was there
	covering            // opaque shapes, without reading what was there
	lettering
	picturing
	grounding // an opaque picture, without reading what was there
	lighting  // a picture of colors and normals
)

// box is a rectangle of the screen.
type box struct{ x0, y0, x1, y1 float32 }

func (b box) meets(c box) bool { return b.x0 < c.x1 && c.x0 < b.x1 && b.y0 < c.y1 && c.y0 < b.y1 }

func (b box) around(c box) box {
	return box{min(b.x0, c.x0), min(b.y0, c.y0), max(b.x1, c.x1), max(b.y1, c.y1)}
}

func (b box) within(c box) box {
	return box{max(b.x0, c.x0), max(b.y0, c.y0), min(b.x1, c.x1), min(b.y1, c.y1)}
}

func (b box) moved(dx, dy float32) box { return box{b.x0 + dx, b.y0 + dy, b.x1 + dx, b.y1 + dy} }

// touches reports whether anything in the batch is painted where b is.
func (b *batch) touches(c box) bool {
	return b.all.meets(c) && slices.ContainsFunc(b.boxes, c.meets)
}

// maxLookBack is how many batches a command may slip under.
const maxLookBack = 24

// batches are those that wait, in the order of painting; used ones are kept for
// their memory.
type batches struct {
	list []*batch
	n    int // of list that wait
}

// of returns the batch that something within b joins.
func (q *batches) of(k batchKey, b box) *batch {
	for i := q.n - 1; i >= max(q.n-maxLookBack, 0); i-- {
		old := q.list[i]
		if old.key == k {
			old.boxes, old.all = append(old.boxes, b), old.all.around(b)
			return old
		}
		if old.touches(b) {
			break
		}
	}
	if q.n == len(q.list) {
		q.list = append(q.list, &batch{})
	}
	fresh := q.list[q.n]
	q.n++
	fresh.mesh.reset()
	fresh.key, fresh.images, fresh.boxes, fresh.all = k, fresh.images[:0], append(fresh.boxes[:0], b), b
	return fresh
}

// bounds is the box around points, grown by margin.
func bounds(pts []Pt, margin float32) box {
	if len(pts) == 0 {
		return box{}
	}
	b := box{pts[0].X, pts[0].Y, pts[0].X, pts[0].Y}
	for _, p := range pts[1:] {
		b = b.around(box{p.X, p.Y, p.X, p.Y})
	}
	return box{b.x0 - margin, b.y0 - margin, b.x1 + margin, b.y1 + margin}
}

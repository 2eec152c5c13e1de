package scene

import (
	"reflect"
	"slices"

	"xwing/game"
	"xwing/game/xwing/board"
	"xwing/game/xwing/gauge"
	"xwing/physics"
	"xwing/scene/draw"
)

// aboutness is what an event is about: the pieces it names and the places
// where a ship was or came to stand.
type aboutness struct {
	ships     []board.ShipID
	obstacles []board.ObstacleID
	poses     []physics.Pose
}

func (b *aboutness) empty() bool { return len(b.ships)+len(b.obstacles)+len(b.poses) == 0 }

// aboutOf reads what an event is about from its fields.
func aboutOf(e game.Event) aboutness {
	var b aboutness
	b.read(reflect.ValueOf(e), 0)
	return b
}

func (b *aboutness) read(v reflect.Value, depth int) {
	if depth > 4 || !v.IsValid() {
		return
	}
	if v.CanInterface() {
		switch x := v.Interface().(type) {
		case board.ShipID:
			b.ship(x)
			return
		case board.ObstacleID:
			b.obstacle(x)
			return
		case physics.Pose:
			b.poses = append(b.poses, x)
			return
		case game.Phrase, gauge.Move:
			return
		}
	}
	switch v.Kind() {
	case reflect.String: // "ship:3", as the target of a lock
		b.ship(board.ShipOf(v.String()))
		b.obstacle(board.ObstacleOf(v.String()))
	case reflect.Struct:
		for i := range v.NumField() {
			b.read(v.Field(i), depth+1)
		}
	case reflect.Slice, reflect.Array:
		for i := range v.Len() {
			b.read(v.Index(i), depth+1)
		}
	case reflect.Pointer, reflect.Interface:
		b.read(v.Elem(), depth+1)
	}
}

func (b *aboutness) ship(id board.ShipID) {
	if id > 0 && !slices.Contains(b.ships, id) {
		b.ships = append(b.ships, id)
	}
}

func (b *aboutness) obstacle(id board.ObstacleID) {
	if id > 0 && !slices.Contains(b.obstacles, id) {
		b.obstacles = append(b.obstacles, id)
	}
}

// drawNoted frames the pieces that the line of the log under the mouse is
// about, and the places it names.
func (t *tableScreen) drawNoted(a *App) {
	if t.noted == nil {
		return
	}
	b, v := &t.noted.about, &t.play.board.view
	wide := max(2, a.ui.Px(3))
	for _, id := range b.ships {
		s := v.Ship(id)
		if s == nil || s.Where != board.InPlay {
			continue
		}
		corners := gauge.Base{Pose: t.play.board.pose(s), Size: s.Size}.Corners()
		pts := t.cam.points(corners[:])
		a.back.Polygon(pts, draw.Fade(draw.Warn, 0.22))
		a.back.Outline(pts, wide, draw.Warn)
	}
	for _, id := range b.obstacles {
		if o := v.Obstacle(id); o != nil && !o.Gone {
			shape, _ := t.outline(a, o.XWS)
			pts := t.cam.points(shape.At(o.Pose).Outline(0.5))
			a.back.Outline(pts, wide, draw.Warn)
		}
	}
	if len(b.ships) == 0 {
		return
	}
	s := v.Ship(b.ships[0])
	if s == nil {
		return
	}
	for i, pose := range b.poses {
		corners := gauge.Base{Pose: pose, Size: s.Size}.Corners()
		a.back.Outline(t.cam.points(corners[:]), max(1, a.ui.Px(1.5)), draw.Fade(draw.Warn, 0.7))
		if i > 0 {
			x0, y0 := t.cam.at(b.poses[i-1].Point())
			x1, y1 := t.cam.at(pose.Point())
			a.back.Dashed(x0, y0, x1, y1, max(1, a.ui.Px(1.5)), a.ui.Px(6), draw.Fade(draw.Warn, 0.8))
		}
	}
}

// center moves the camera so that what a line of the log is about lies in the
// middle; from the whole table it goes closer.
func (t *tableScreen) center(b aboutness) {
	v := &t.play.board.view
	var sum physics.Vec
	n := 0.0
	add := func(p physics.Vec) { sum, n = sum.Add(p), n+1 }
	for _, id := range b.ships {
		if s := v.Ship(id); s != nil && s.Where == board.InPlay {
			add(s.Pose.Point())
		}
	}
	for _, id := range b.obstacles {
		if o := v.Obstacle(id); o != nil && !o.Gone {
			add(o.Pose.Point())
		}
	}
	if n == 0 {
		for _, p := range b.poses {
			add(p.Point())
		}
	}
	if n == 0 {
		return
	}
	if t.cam.fitted {
		t.cam.K *= 1.6
	}
	t.cam.X, t.cam.Y, t.cam.fitted = sum.X/n, sum.Y/n, false
	t.cam.keep(v.Area)
}

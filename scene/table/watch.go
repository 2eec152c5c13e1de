package table

import "xwing/scene"

// Watch divides the screen of a film: nothing is asked there, and nothing floats over the table.
func (s *Sight) Watch(d *scene.Desk, r scene.WatchAreas) {
	s.Areas = Areas{Top: r.Top, Sides: r.Sides, Table: r.Table, Free: r.Table, Seen: r.Table.Inset(-d.UI.Px(edgeRoom - bandRoom))}
	s.Areas.Foot.Y = d.Height
	s.Trays, s.Cam.View = s.Trays[:0], r.Table
}

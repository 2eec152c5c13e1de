package xwing

import "xwing/scene/draw"

// rowGap lies between the ships of the squad, in units of the design.
const rowGap = 6

// drag lets a row of the squad be taken along, and says where it would stand.
func (b *builderScreen) drag(id string, r draw.Rect, i int, sight draw.Rect) {
	u := b.client.UI
	if b.held.Row(u, id, r, i, len(b.squad().Pilots), u.Px(rowGap), sight) {
		b.client.Touch()
	}
}

// carried lets the row that is taken along go where the mouse lets go.
func (b *builderScreen) carried(sight draw.Rect) {
	from, to, let, there := b.held.Dropped(b.client.UI, sight)
	if there {
		b.move(from, to)
	}
	if let {
		b.client.Touch()
	}
}

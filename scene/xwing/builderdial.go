package xwing

import (
	"slices"
	"strconv"

	"xwing/game/xwing/catalog"
	"xwing/scene/draw"
	"xwing/scene/xwing/dialgrid"
)

// dialAndText shows a ship's dial, and beside it what its card says.
func (b *builderScreen) dialAndText(r draw.Rect, st staged) {
	u := b.client.UI
	g := dialgrid.Of(slices.Values(b.dialOf(st)))
	label := u.Px(14)
	size := min(u.Px(22), r.H/float64(max(len(g.Rows), 1)), (r.W*0.56-label)/float64(max(len(g.Columns), 1)))
	dial := r.CutLeft(label+size*float64(len(g.Columns)), u.Px(14))
	for i, speed := range g.Rows {
		row := draw.Rect{X: dial.X, Y: dial.Y + float64(i)*size, W: label, H: size}
		u.Label(row, strconv.Itoa(abs1(speed)), draw.Style{Size: 13, Bold: true, Color: draw.Muted})
		for k := range g.Columns {
			m, ok := g.Cells[[2]int{i, k}]
			if !ok {
				continue
			}
			cell := draw.Rect{X: row.Right() + float64(k)*size, Y: row.Y, W: size, H: size}.Inset(u.Px(1))
			u.L.Round(cell.Snapped(), u.Px(3), draw.DialFace)
			x, y := cell.Center()
			b.client.Stamp(u.L, b.client.desk.maneuver(m), x, y, cell.W*0.84)
			if u.Over(cell) {
				u.Tip(b.words().Maneuver(m), cell)
			}
		}
	}
	if !b.stacked { // else they stand below
		b.abilities(r, st)
	}
}

// dialOf are the maneuvers that a ship card flies.
func (b *builderScreen) dialOf(st staged) []catalog.Maneuver {
	if st.card.DialOf != "" {
		if ship, err := b.client.kit.Facts.Ship(st.card.DialOf); err == nil {
			return ship.Dial
		}
	}
	return st.ship.Dial
}

// abilities are what the card says in our words, and the ability of the ship type.
func (b *builderScreen) abilities(r draw.Rect, st staged) {
	u := b.client.UI
	u.Scroll("builder.ability.list", r, func(r draw.Rect) float64 {
		top := r.Y
		b.saidOf(&r, st)
		return r.Y - top
	})
}

// saidOf is what the card says.
func (b *builderScreen) saidOf(r *draw.Rect, st staged) {
	a := b.client
	u := a.UI
	if st.card.HasAbility {
		b.told(r, a.Say("build-ability"), catalog.PilotCard.Ref(st.card.XWS))
	}
	if id := st.card.ShipAbilityID(); id != "" {
		b.told(r, st.profile.Ability, catalog.ShipAbility.Ref(id))
	}
	if !st.card.HasAbility && st.card.ShipAbilityID() == "" {
		r.CutTop(u.Paragraph(*r, a.Say("build-no-ability"), draw.Style{Size: 13, Color: draw.Dim}), 0)
	}
}

// told is a card in our words, under a title.
func (b *builderScreen) told(r *draw.Rect, title, ref string) {
	a := b.client
	u := a.UI
	text, ok := b.words().CardText(ref)
	if !ok {
		text = a.Say("build-no-words")
	}
	u.Label(r.CutTop(u.Px(17), 0), title, draw.Style{Size: 13, Color: draw.Muted})
	r.CutTop(u.Paragraph(*r, text, draw.Style{Size: 13, Color: draw.Text}), u.Px(4))
	if !a.kit.RulesBy(b.list).Enforced(ref) {
		r.CutTop(u.Paragraph(*r, a.Say("not-enforced-short"), draw.Style{Size: 13, Color: draw.Warn}), u.Px(4))
	}
}

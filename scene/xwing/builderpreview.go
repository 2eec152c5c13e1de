package xwing

import (
	"fmt"
	"strconv"
	"strings"

	"xwing/game/xwing/catalog"
	"xwing/scene/draw"
)

// previewHigh is how high the preview of a card is, in units of the design.
const previewHigh = 138

// preview is all there is to say of an upgrade that is pointed at.
func (b *builderScreen) preview(r draw.Rect, o *offer) {
	a := b.client
	u := a.UI
	u.L.Round(r.Snapped(), u.Px(5), draw.PanelHigh)
	u.L.Ring(r.Snapped(), u.Px(5), max(1, u.Px(1)), draw.EdgeSoft)
	in := r.Inset(u.Px(10))
	head := in.CutTop(u.Px(22), u.Px(2))
	figures := b.figures(o.upgrade)
	st := draw.Style{Size: 15, Bold: true, Color: draw.Damage, Align: draw.RightAligned}
	u.Label(head.CutRight(u.Fonts.Width(figures, draw.Style{Size: u.Px(15), Bold: true})+u.Px(2), u.Px(8)), figures, st)
	u.Label(head, o.name, draw.Style{Size: 15, Bold: true, Color: draw.Text, Plain: true})
	foot := in.CutBottom(u.Px(18), u.Px(2))
	u.Label(foot, b.elsewhere(o.upgrade.XWS), draw.Style{Size: 12, Color: draw.Muted})
	text := o.text
	if text == "" {
		text = a.Say("build-no-words")
	}
	b.lines(in, text, draw.Style{Size: 14, Color: draw.Text}, max(int(in.H/draw.LineHeight(u.Px(14))), 1))
}

// figures are what an upgrade rolls, at which range, and its charges.
func (b *builderScreen) figures(card *catalog.Upgrade) string {
	a, side := b.client, card.Sides[0]
	var out []string
	if at := side.Attack; at != nil {
		text := a.Sign(at.Arc.String()) + strconv.Itoa(at.Value)
		if at.MaxRange > 0 {
			text += fmt.Sprintf(" %d–%d", at.MinRange, at.MaxRange)
		}
		out = append(out, text)
	}
	if side.Charges.Value > 0 {
		out = append(out, a.Sign("charge")+strconv.Itoa(side.Charges.Value))
	}
	if side.Force.Value > 0 {
		out = append(out, a.Sign("force")+strconv.Itoa(side.Force.Value))
	}
	return strings.Join(out, "  ")
}

// elsewhere is what an upgrade costs by the other lists.
func (b *builderScreen) elsewhere(xws string) string {
	a := b.client
	var out []string
	for _, list := range a.kits.Lists() {
		if list == b.list || a.kits.By(list) != a.kit {
			continue
		}
		card, err := a.kit.Facts.Upgrade(xws)
		if err != nil {
			continue
		}
		rules, ok := card.Rules(list)
		if !ok || rules.Unpriced {
			continue
		}
		cost := strconv.Itoa(rules.Cost.Fixed)
		if b.ship >= 0 {
			if n, err := a.kit.Facts.UpgradeCost(list, b.squad().Pilots[b.ship].Pilot, xws); err == nil {
				cost = strconv.Itoa(n)
			}
		}
		out = append(out, b.listName(list)+" "+cost)
	}
	if len(out) == 0 {
		return ""
	}
	return a.Say("build-elsewhere", "lists", strings.Join(out, " · "))
}

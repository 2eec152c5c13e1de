package xwing

import (
	"path"
	"strconv"
	"strings"

	"xwing/game/xwing"
	"xwing/game/xwing/gauge"
	"xwing/scene"
	"xwing/scene/draw"
)

// rulesOverlay tells how an edition is played: its steps in order, and the numbers in
// which editions part.
type rulesOverlay struct {
	table   *tableScreen
	edition *xwing.Edition
}

func (rulesOverlay) Name() string { return "rules" }

func (o rulesOverlay) Build(_ *scene.App) {
	a, e := o.table.client, o.edition
	in := a.Sheet(1000, 560, a.Say("rules-title", "edition", e.ID))
	a.SheetList("sheet.rules.list", in, o.lines)
}

// lines are its steps in order and its numbers.
func (o rulesOverlay) lines(in *draw.Rect) {
	a, e := o.table.client, o.edition
	now := o.table.play.board.view.Phase
	for i, step := range e.Steps {
		switch i {
		case 0:
			o.heading(in, "rules-setup")
		case e.Again:
			o.heading(in, "rules-round")
		}
		id := strings.ReplaceAll(path.Base(string(step)), "-", "") // "playerorder"
		o.line(in, id, a.Say("rules-step-"+id), o.how(id), i >= e.Again && step.Phase() == now)
	}
	o.heading(in, "rules-numbers")
	o.line(in, "ion", a.Say("rules-ion"), o.bySize(e.Ion.Tokens), false)
	o.line(in, "tractor", a.Say("rules-tractor"), o.bySize(e.Tractor.Tokens), false)
	o.line(in, "lock", a.Say("rules-lock"), o.ranges(e.Lock.Nearest, e.Lock.Farthest), false)
}

// how is what happens in a step, in the edition's own words where it has any.
func (o rulesOverlay) how(step string) string {
	a := o.table.client
	if own := "rules-how-" + step + "@" + o.edition.ID; a.Words.Has("ui." + own) {
		return a.Say(own)
	}
	return a.Say("rules-how-" + step)
}

// heading begins a group of lines.
func (o rulesOverlay) heading(in *draw.Rect, key string) {
	u := o.table.client.UI
	in.CutTop(u.Px(6), 0)
	in.CutTop(u.Title(*in, o.table.client.Say(key)), 0)
}

// line is a name and what there is to say of it; that of the phase under way is lit.
func (o rulesOverlay) line(in *draw.Rect, id, name, text string, now bool) {
	u := o.table.client.UI
	const label = 190
	st := draw.Style{Size: 15, Color: draw.Muted}
	h := u.ParagraphHeight(in.W-u.Px(label+10), text, st)
	r := in.CutTop(h, u.Px(7))
	u.Note("rules."+id, name+": "+text, r)
	head := draw.Style{Size: 15, Bold: true, Color: draw.Text}
	if now {
		head.Color = draw.Accent
	}
	u.Paragraph(r.CutLeft(u.Px(label), u.Px(10)), name, head)
	u.Paragraph(r, text, st)
}

// bySize says numbers that differ by the size of the ship.
func (o rulesOverlay) bySize(n xwing.BySize) string {
	if n.Large == xwing.Unreached {
		return o.table.client.Say("rules-small-alone", "n", strconv.Itoa(n.Small))
	}
	return o.table.client.Say("rules-by-size", "small", strconv.Itoa(n.Small), "medium", strconv.Itoa(n.Medium), "large", strconv.Itoa(n.Large))
}

// ranges says from which range to which.
func (o rulesOverlay) ranges(lo, hi gauge.Range) string {
	return o.table.client.Say("rules-ranges", "lo", strconv.Itoa(int(lo)), "hi", strconv.Itoa(int(hi)))
}

package xwing

import (
	"slices"
	"strconv"

	"xwing/game/xwing/gauge"
	"xwing/game/xwing/squad"
	"xwing/scene/draw"
	"xwing/scene/ui"
)

// Measures of the window of wings, in units of the design.
const (
	wingWide  = 190 // the picture of a wing
	wingHigh  = 176
	mateHigh  = 46 // the button of a ship
	mateLeast = 250
)

// wing is one wing: its leader and card, the ships that fly in it or could, its picture.
func (o *wingsOverlay) wing(a *Client, r *draw.Rect, l squad.Led) {
	u, id := a.UI, strconv.Itoa(l.Leader+1)
	head := r.CutTop(u.Px(30), u.Px(6))
	o.breakUp(a, head.CutRight(u.Px(160), u.Px(10)), l)
	count := a.Say("wing-count", "card", o.card(l.Card), "n", strconv.Itoa(len(l.Mates)), "least", strconv.Itoa(gauge.FewestWingmates),
		"limit", strconv.Itoa(l.Terms.Most))
	st := draw.Style{Size: 14, Color: draw.Muted}
	if len(l.Mates) < gauge.FewestWingmates || len(l.Mates) > l.Terms.Most {
		st.Color = draw.Warn
	}
	name := draw.Style{Size: 16, Bold: true, Color: draw.Text}
	title := a.Say("wing-of", "ship", o.ship(l.Leader))
	u.Label(head.CutLeft(u.Fonts.Width(title, draw.Style{Size: u.Px(16), Bold: true})+u.Px(2), u.Px(14)), title, name)
	u.Label(head, count, st)
	u.Note("wing:"+id, title+": "+count, head)
	picture, grid := draw.Rect{}, *r
	if r.W > u.Px(mateLeast+wingWide+10) {
		picture = grid.CutRight(u.Px(wingWide), u.Px(10))
		picture.H = u.Px(wingHigh)
	}
	top := grid.Y
	o.mates(a, &grid, l)
	if picture.W > 0 {
		a.desk.wingPicture(picture, o.now, l, o.color)
		grid.Y = max(grid.Y, picture.Bottom())
	}
	r.CutTop(grid.Y-top, u.Px(14))
}

// breakUp is the button that dissolves a wing, or, where nobody flies in it, takes the card off its leader.
func (o *wingsOverlay) breakUp(a *Client, r draw.Rect, l squad.Led) {
	id := strconv.Itoa(l.Leader + 1)
	st := ui.ButtonStyle{Align: draw.Center, Size: 14}
	if len(l.Mates) > 0 {
		st.Tip = a.Say("wing-dissolve-why")
		if a.UI.Button("wing.dissolve:"+id, r, a.Say("wing-dissolve"), st) {
			l.Mates = nil
			o.take(a, o.draft.WithLed(l))
		}
		return
	}
	st.Tip = a.Say("wing-card-off-why")
	if a.UI.Button("wing.off:"+id, r, a.Say("wing-card-off"), st) {
		o.take(a, o.draft.Unequip(l.Leader, o.draftCard(l)))
	}
}

// draftCard is the card that forms a wing as the file has it: its id may be another there.
func (o *wingsOverlay) draftCard(l squad.Led) string {
	at := slices.Index(o.now.Pilots[l.Leader].UpgradeIDs(), l.Card)
	if ids := o.draft.Pilots[l.Leader].UpgradeIDs(); at < len(ids) {
		return ids[at]
	}
	return l.Card
}

// mates are the ships that fly in a wing or could, and those that may not, with the reason, but for huge ones: a click has one join or
// leave.
func (o *wingsOverlay) mates(a *Client, r *draw.Rect, l squad.Led) {
	u := a.UI
	var ships []int
	for i := range o.now.Pilots {
		if ship, err := a.kit.Facts.Ship(a.desk.chassisOf(o.now.Pilots[i])); i != l.Leader && (err != nil || !ship.Huge()) {
			ships = append(ships, i)
		}
	}
	n := max(int(r.W/u.Px(mateLeast)), 1)
	for row := range slices.Chunk(ships, n) {
		cells := r.CutTop(u.Px(mateHigh), u.Px(5)).Columns(n, u.Px(5))
		for k, i := range row {
			o.mate(a, cells[k], l, i)
		}
	}
}

// mate is the button of one ship.
func (o *wingsOverlay) mate(a *Client, r draw.Rect, l squad.Led, i int) {
	at := slices.Index(l.Mates, i)
	st := ui.ButtonStyle{Size: 14, On: at >= 0, Note: a.Say("wing-joins"), ShowWhy: true}
	switch why := o.now.Unfit(a.kit.Facts, o.mode, l, i); {
	case at >= 0:
		st.Note = a.Say("wing-number", "n", strconv.Itoa(at+1))
	case why != "":
		st.Reason, st.Note = a.Say("wing-unfit-"+string(why)), ""
	}
	if !a.UI.Button("wing:"+strconv.Itoa(l.Leader+1)+":"+strconv.Itoa(i+1), r, o.ship(i), st) {
		return
	}
	if at >= 0 {
		l.Mates = slices.Delete(slices.Clone(l.Mates), at, at+1)
	} else {
		l.Mates = append(slices.Clone(l.Mates), i)
	}
	o.take(a, o.draft.WithLed(l))
}

// cards are those by which more ships could lead a wing: a click equips one.
func (o *wingsOverlay) cards(a *Client, r *draw.Rect) {
	u := a.UI
	if len(o.forming) == 0 {
		return
	}
	r.CutTop(u.Title(*r, a.Say("wings-give")), u.Px(4))
	n := max(int(r.W/u.Px(mateLeast)), 1)
	for row := range slices.Chunk(o.forming, n) {
		cells := r.CutTop(u.Px(mateHigh), u.Px(5)).Columns(n, u.Px(5))
		for k, f := range row {
			st := ui.ButtonStyle{Size: 14, Note: o.ship(f.Ship)}
			if f.Points > 0 {
				st.Note = a.Say("wing-give-cost", "ship", o.ship(f.Ship), "n", strconv.Itoa(f.Points))
			}
			if u.Button("wing.give:"+strconv.Itoa(f.Ship+1)+":"+f.Upgrade.XWS, cells[k], o.card(f.Upgrade.XWS), st) {
				o.take(a, o.draft.Equip(f.Ship, f.Upgrade))
				return
			}
		}
	}
}

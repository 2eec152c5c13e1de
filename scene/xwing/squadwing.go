package xwing

import (
	"strconv"

	"xwing/game/xwing/catalog"
	"xwing/game/xwing/gauge"
	"xwing/game/xwing/squad"
	"xwing/game/xwing/terms"
	"xwing/physics"
	"xwing/scene/draw"
)

// wingPicture paints a wing in formation, the leader on top: each ship on its base, the mates with their numbers. A place
// that nobody has yet is an empty base.
func (a *desk) wingPicture(r draw.Rect, q squad.Squad, l squad.Led, color draw.Color) {
	formation := gauge.Formation(max(min(len(l.Mates), gauge.MostWingmates), gauge.FewestWingmates))
	if len(l.Mates) > len(formation) {
		return
	}
	lead := gauge.Base{Size: a.sizeOf(q, l.Leader), Pose: physics.Pose{}}
	ships, places := []int{l.Leader}, []physics.Vec{{}}
	low, wide := -lead.Size.Fore(), lead.Size.Abeam()
	for i, at := range formation {
		ship := -1
		if i < len(l.Mates) {
			ship = l.Mates[i]
		}
		pos := gauge.WingPlace(lead, at).Point()
		ships, places = append(ships, ship), append(places, pos)
		low, wide = min(low, pos.Y-gauge.Small.Fore()), max(wide, pos.X+gauge.Small.Abeam())
	}
	r = r.Inset(a.UI.Px(9)) // numbers stand out over the bases
	scale := min(r.H/(lead.Size.Fore()-low), r.W/(2*wide), a.UI.Px(1.4))
	x0, y0 := r.X+r.W/2, r.Y+(r.H-scale*(lead.Size.Fore()-low))/2+scale*lead.Size.Fore()
	for i, at := range places {
		size := gauge.Small
		if i == 0 {
			size = lead.Size
		}
		a.inFormation(q, ships[i], i, x0+scale*at.X, y0-scale*at.Y, scale*size.Abeam(), color)
	}
}

// inFormation is one ship of a wing's picture, half as wide as its base; the leader has no number.
func (a *desk) inFormation(q squad.Squad, ship, number int, x, y, half float64, color draw.Color) {
	u := a.UI
	base := draw.Rect{X: x - half, Y: y - half, W: 2 * half, H: 2 * half}
	if ship < 0 {
		u.L.Ring(base, u.Px(2), max(1, u.Px(1)), draw.EdgeSoft)
	} else {
		u.L.Round(base, u.Px(2), draw.Fade(color, 0.22))
		u.L.Ring(base, u.Px(2), max(1, u.Px(1)), draw.Fade(color, 0.8))
		p := q.Pilots[ship]
		if chassis := a.chassisOf(p); chassis != "" {
			a.hull(u.L, p.Pilot, chassis, x, y, 0, 2*half/2.16, 1)
		}
	}
	if number > 0 {
		st := draw.Style{Size: u.Px(13), Bold: true, Color: draw.White, Align: draw.Center}
		u.L.Disc(x+half, y-half, u.Px(8), draw.Button)
		u.L.Text(x+half, y-half, strconv.Itoa(number), st)
	}
}

// chassisOf is the ship type of a ship of a squad; "" if nobody knows.
func (a *desk) chassisOf(p squad.SquadPilot) string {
	if pilot, err := a.facts.Pilot(p.Pilot); err == nil {
		return pilot.Ship
	}
	return p.Ship
}

// sizeOf is the size of a ship of a squad.
func (a *desk) sizeOf(q squad.Squad, i int) gauge.Size {
	if ship, err := a.facts.Ship(a.chassisOf(q.Pilots[i])); err == nil {
		return ship.Size
	}
	return gauge.Small
}

// wingOf says of a ship of a squad in which wing it flies; "" for none.
func (a *desk) wingOf(q squad.Squad, w *terms.Words, k int) string {
	for _, wing := range q.Wings() {
		for n, i := range wing {
			switch {
			case i != k || wing[0] < 0 || wing[0] >= len(q.Pilots):
			case n == 0:
				return a.Say("wing-leads", "n", strconv.Itoa(len(wing)))
			default:
				return a.Say("wing-flies", "ship", w.CardName(catalog.PilotCard.Ref(q.Pilots[wing[0]].Pilot)), "n", strconv.Itoa(n))
			}
		}
	}
	return ""
}

package player

import (
	"slices"
	"strings"

	"xwing/game"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/gauge"
)

var arcIDs = map[gauge.Arc]string{gauge.Front: "front", gauge.Left: "left", gauge.Right: "right", gauge.Rear: "rear"}

// turret prefers the arc with an enemy in it that the weapons served by the indicator reach; of several indicators of a ship
// the prompt tells whose it is.
func (l *look) turret(d *game.Decision) func(o *game.Option) float64 {
	me := l.view.Ship(l.about)
	if me == nil {
		return func(*game.Option) float64 { return 0 }
	}
	if l.huge(me) {
		served := d.Prompt.Arg("cards")
		return func(o *game.Option) float64 {
			arcs := arcsIn(o.ID)
			if o.ID == game.None {
				arcs = l.selected(me, served)
			}
			return l.aimed(me, served, arcs)
		}
	}
	return func(o *game.Option) float64 {
		score, at, foes := 0.0, me.Base().Box(), l.present()
		for _, arc := range arcsIn(o.ID) {
			if arc == gauge.Front {
				score += 2
			}
			for i := range foes {
				if l.sights.seen[me.Size][arc].Sees(&at, &foes[i].Box) {
					score += 20
				}
			}
		}
		return score
	}
}

// arcsIn are the arcs that an option names.
func arcsIn(id string) (arcs []gauge.Arc) {
	for _, arc := range []gauge.Arc{gauge.Front, gauge.Left, gauge.Right, gauge.Rear} {
		if strings.Contains(id, arcIDs[arc]) {
			arcs = append(arcs, arc)
		}
	}
	return arcs
}

// serves reports whether a card is among those that an indicator serves, as a prompt names them.
func serves(cards, xws string) bool {
	return slices.Contains(strings.Split(cards, ","), catalog.UpgradeCard.Ref(xws))
}

// selected is where an indicator of a huge ship points that serves these cards; "": its only one.
func (l *look) selected(me *board.Ship, served string) []gauge.Arc {
	for i := range me.Upgrades {
		if xws := me.Upgrades[i].XWS; served == "" || serves(served, xws) {
			return me.Indicator(xws)
		}
	}
	return me.Turret
}

// aimed is what the weapons of a huge ship that an indicator serves could do if it pointed to some arcs: the best shot of
// each, and a little for every other target.
func (l *look) aimed(me *board.Ship, served string, arcs []gauge.Arc) float64 {
	score, at := 0.0, me.Base().Box()
	for _, w := range l.Weapons(me.ID) {
		if !w.IsTurret() || served != "" && !serves(served, w.Upgrade) {
			continue
		}
		g := l.gun(me, &w)
		g.arcs = arcs
		best, n := 0.0, 0
		for e := range l.enemies() {
			box := e.Base().Box()
			if worth := g.worth(&at, &box); worth > 0 && l.fires(me, &w, e) {
				best, n = max(best, worth), n+1
			}
		}
		score += best + 2*float64(n)
	}
	return score
}

// rotates is what the rotate action is worth to a huge ship: by what its turrets could reach then and cannot now.
func (l *look) rotates(me *board.Ship) float64 {
	now, best := 0.0, 0.0
	for _, served := range l.mounts(me) {
		was := l.aimed(me, served, l.selected(me, served))
		most := was
		for _, arcs := range settings(l.selected(me, served)) {
			most = max(most, l.aimed(me, served, arcs))
		}
		now, best = now+was, best+most
	}
	return 8 + min(1.6*(best-now), 60)
}

// settings are where an indicator could point that points to some arcs: a double one points to two.
func settings(now []gauge.Arc) [][]gauge.Arc {
	if len(now) > 1 {
		return [][]gauge.Arc{{gauge.Front, gauge.Rear}, {gauge.Left, gauge.Right}}
	}
	return [][]gauge.Arc{{gauge.Front}, {gauge.Left}, {gauge.Right}, {gauge.Rear}}
}

// mounts are the cards of a huge ship's indicators, as prompts name them; "" of one with a single one.
func (l *look) mounts(me *board.Ship) []string {
	if me.SecondTurret() == nil {
		return []string{""}
	}
	var first, second []string
	for i := range me.Upgrades {
		if u := &me.Upgrades[i]; u.Turret != nil {
			second = append(second, catalog.UpgradeCard.Ref(u.XWS))
		} else {
			first = append(first, catalog.UpgradeCard.Ref(u.XWS))
		}
	}
	return []string{strings.Join(first, ","), strings.Join(second, ",")}
}

// locksFor reports whether a lock would let a weapon of a huge ship attack, on somebody in its arc now, that needs one.
func (l *look) locksFor(me *board.Ship) bool {
	at := me.Base().Box()
	for _, w := range l.Weapons(me.ID) {
		if w.Requires != catalog.Lock.String() || l.leastEnergy(&w) > me.Charges.Active {
			continue
		}
		g := l.gun(me, &w)
		for e := range l.enemies() {
			if box := e.Base().Box(); g.worth(&at, &box) > 0 && gauge.MeasureRange(me.Base().Shape(), e.Base().Shape()) <= gauge.Range3 {
				return true
			}
		}
	}
	return false
}

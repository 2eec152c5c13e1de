package xwing

import (
	"fmt"
	"strconv"
	"strings"

	"xwing/game/xwing/catalog"
	"xwing/game/xwing/compare"
	"xwing/scene/draw"
)

// ships are those of a squad, as far as the other does not have them.
func (c *builderCompare) ships(r *draw.Rect, side int) {
	a := c.builder.client
	u, s := a.UI, &c.sides[side]
	u.Label(r.CutTop(u.Px(24), u.Px(4)), s.name, draw.Style{Size: 16, Bold: true, Color: draw.Text, Plain: true})
	for i := range s.Ships {
		ship := &s.Ships[i]
		if ship.Both && !c.all {
			continue
		}
		row := r.CutTop(u.Px(46), u.Px(4))
		u.L.Round(row.Snapped(), u.Px(5), draw.PanelHigh)
		in := row.Inset(u.Px(4))
		c.builder.silhouette(in.CutLeft(in.H, u.Px(8)), ship.Pilot, ship.Type, 1)
		line := in.CutTop(in.H/2, 0)
		if ship.Points >= 0 {
			u.Label(line.CutRight(u.Px(34), u.Px(4)), strconv.Itoa(ship.Points),
				draw.Style{Size: 15, Bold: true, Color: draw.Text, Align: draw.RightAligned})
		}
		u.Label(line.CutLeft(u.Px(22), u.Px(2)), strconv.Itoa(ship.Initiative), draw.Style{Size: 15, Bold: true, Color: draw.Now})
		name := s.words.CardName(catalog.PilotCard.Ref(ship.Pilot))
		u.Label(line, name, draw.Style{Size: 15, Bold: true, Color: draw.Text, Plain: true})
		u.Label(in, c.takes(s, ship), draw.Style{Size: 13, Color: draw.Muted})
		u.Note(fmt.Sprintf("build-compare.ship:%d:%d", side+1, i+1), name+", "+c.takes(s, ship), row)
	}
	r.CutTop(u.Px(10), 0)
}

// takes is how much a ship takes and deals, in words.
func (c *builderCompare) takes(s *comparedSquad, ship *compare.Ship) string {
	told := []string{s.words.Plain("ui.compare-takes", "agility", strconv.Itoa(ship.Agility), "hull", strconv.Itoa(ship.Hull),
		"shields", strconv.Itoa(ship.Shields))}
	for _, w := range ship.Weapons {
		told = append(told, s.weapon(w)+" "+strconv.Itoa(w.Value))
	}
	return strings.Join(told, " · ")
}

// weapon is what a weapon is called: its card, or the arc of a primary weapon.
func (s *comparedSquad) weapon(w compare.Weapon) string {
	if w.Card != "" {
		return s.words.CardName(catalog.UpgradeCard.Ref(w.Card))
	}
	return s.words.Value("arc", w.Arc.String())
}

// damage is what the weapons of a squad do on the average, with bare dice, against the ships of the other, by their agility.
func (c *builderCompare) damage(r *draw.Rect, side int) {
	a := c.builder.client
	u, s := a.UI, &c.sides[side]
	on := c.sides[1-side].Agilities()
	column := min(u.Px(84), r.W*0.5/float64(max(len(on), 1)))
	head := r.CutTop(u.Px(22), u.Px(2))
	for i := len(on) - 1; i >= 0; i-- {
		cell := head.CutRight(column, 0)
		cell.W -= u.Px(6) // as below
		u.Label(cell, a.Say("build-agility", "n", strconv.Itoa(on[i])), draw.Style{Size: 13, Color: draw.Muted, Align: draw.RightAligned})
	}
	u.Label(head, a.Say("compare-damage"), draw.Style{Size: 13, Bold: true, Color: draw.Text})
	for n, w := range s.Arms() {
		for at := max(w.Min, 1); at <= w.Max; at++ {
			row := r.CutTop(u.Px(20), u.Px(1.5))
			u.L.Round(row.Snapped(), u.Px(3), draw.PanelHigh)
			var told []string
			for i := len(on) - 1; i >= 0; i-- {
				damage, _ := w.Damage(at, compare.Ship{Agility: on[i]})
				text := fmt.Sprintf("%.2f", damage)
				told = append([]string{text}, told...)
				cell := row.CutRight(column, 0)
				cell.W -= u.Px(6)
				u.Label(cell, text, draw.Style{Size: 13, Color: draw.Text, Align: draw.RightAligned})
			}
			row.CutLeft(u.Px(8), 0)
			label := a.Say("compare-weapon", "weapon", s.weapon(w), "dice", strconv.Itoa(w.Value), "range", strconv.Itoa(at))
			u.Label(row, label, draw.Style{Size: 13, Color: draw.Text})
			u.Note(fmt.Sprintf("build-compare.damage:%d:%d:%d", side+1, n+1, at), label+": "+strings.Join(told, ", "), row)
		}
	}
	r.CutTop(u.Px(14), 0)
}

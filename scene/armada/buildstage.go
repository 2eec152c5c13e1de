package armada

import (
	"strconv"
	"strings"

	"xwing/game"
	"xwing/game/armada/board"
	"xwing/game/armada/catalog"
	"xwing/game/armada/gauge"
	"xwing/scene/armada/pieces"
	"xwing/scene/draw"
)

// stageHigh is how high the stage of a ship is, in units of the design.
const stageHigh = 268

// stage shows a ship card: the ship on its base with its shields, its values, its armament by zone, its speed chart and its
// defense tokens.
func (b *builderScreen) stage(r draw.Rect, card *catalog.Ship, points string) {
	a := b.client
	u := a.UI
	left := b.frame(r)
	b.plate(left.CutLeft(min(left.H*0.72, left.W*0.25), u.Px(14)), card)
	told := []string{a.words.Value("size", card.Size.String())}
	if card.Flotilla {
		told = append(told, a.Say("build-flotilla"))
	}
	if card.Unique {
		told = append(told, a.Say("build-unique"))
	}
	for _, t := range card.Tags {
		told = append(told, a.words.Value("tag", t.String()))
	}
	b.cardHead(&left, card.Name, strings.Join(told, " · "), points)
	row := left.CutTop(u.Px(28), u.Px(7))
	x := row.X
	for _, v := range []struct {
		key string
		n   int
	}{{"build-command", card.Command}, {"build-squadrons", card.Squadron}, {"build-engineering", card.Engineering},
		{"build-hull", card.Hull}} {
		x = b.figure(row, x, a.Say(v.key), v.n)
	}
	foot := left.CutBottom(u.Px(30), u.Px(5))
	b.tokens(foot, foot.X, card.Tokens)
	b.chart(left.CutRight(min(u.Px(130), left.W*0.37), u.Px(12)), card)
	b.zones(left, card)
}

// plate paints a ship on its base with all its shields.
func (b *builderScreen) plate(r draw.Rect, card *catalog.Ship) {
	u := b.client.UI
	base := card.Size.Base()
	x, y := r.Center()
	k := min((r.H-u.Px(20))/base.Y, (r.W-u.Px(24))/base.X)
	u.L.Glow(x, y, r.H*0.5, draw.Fade(draw.RedSeat, 0.10))
	at := pieces.Place{X: x, Y: y, K: k, Alpha: 1}
	b.set.Ship(u.L, card.ID, game.Red, at)
	var left [7]int
	for _, z := range card.Zones() {
		left[z] = card.Shields.Of(z)
	}
	b.set.Shields(u.L, card.ID, left, at, u.Px(9))
}

// zones are the armament and the shields of each hull zone, and the dice against squadrons.
func (b *builderScreen) zones(r draw.Rect, card *catalog.Ship) {
	a := b.client
	u := a.UI
	rows := float64(len(card.Zones()) + 1)
	special := card.Special.Total() > 0
	if special {
		rows++
	}
	high := min(r.H/rows, u.Px(24))
	six := card.Size == gauge.Huge
	line := func(name string, z gauge.Zone, dice catalog.Dice) {
		row := r.CutTop(high, 0)
		mark := row.CutLeft(u.Px(18), u.Px(5))
		if z != 0 {
			mx, my := mark.Center()
			pieces.ZoneMark(u.L, z, six, mx, my, min(u.Px(16), high*0.9), draw.Muted)
		}
		u.Label(row.CutLeft(u.Px(86), u.Px(2)), name, draw.Style{Size: 13, Color: draw.Muted})
		b.dice(row, dice)
	}
	for _, z := range card.Zones() {
		line(a.words.Zone(z), z, card.Armament.Of(z))
	}
	line(a.Say("build-against-squadrons"), 0, card.AntiSquadron)
	if special {
		line(a.Say("build-special"), 0, card.Special)
	}
}

// chart is the speed chart: for each speed the clicks at each joint.
func (b *builderScreen) chart(r draw.Rect, card *catalog.Ship) {
	a := b.client
	u := a.UI
	u.Label(r.CutTop(u.Px(18), u.Px(3)), a.Say("build-chart"), draw.Style{Size: 13, Color: draw.Muted})
	size := min(u.Px(24), r.H/float64(max(card.MaxSpeed(), 1)), r.W/5)
	for speed := card.MaxSpeed(); speed >= 1; speed-- {
		row := r.CutTop(size, 0)
		u.Label(row.CutLeft(size, 0), strconv.Itoa(speed), draw.Style{Size: 14, Bold: true, Color: draw.Now})
		for _, clicks := range card.YawAt(speed) {
			cell := row.CutLeft(size, 0).Inset(u.Px(1))
			u.L.Round(cell.Snapped(), u.Px(3), draw.DialFace)
			text := [...]string{"–", "I", "II"}[clicks]
			x, y := cell.Center()
			u.L.Text(x, y, text, draw.Style{Size: u.Px(14), Bold: true, Color: draw.Text, Align: draw.Center})
		}
	}
}

// tokens paints defense tokens from x on.
func (b *builderScreen) tokens(r draw.Rect, x float64, all []catalog.DefenseToken) {
	a := b.client
	u := a.UI
	side := u.Px(26)
	for _, t := range all {
		cell := draw.Rect{X: x, Y: r.Y + (r.H-side)/2, W: side, H: side}
		if cell.Right() > r.Right() {
			return
		}
		mx, my := cell.Center()
		b.set.Defense(u.L, board.DefenseToken{Kind: t}, false, mx, my, side)
		if u.Over(cell) {
			u.Tip(capital(a.words.Value("token", t.String()))+"\n"+a.Say("token-does-"+t.String()), cell)
		}
		x += side + u.Px(5)
	}
}

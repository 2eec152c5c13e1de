package xwing

import (
	"strconv"

	"xwing/game/words"
	"xwing/game/xwing/compare"
	"xwing/game/xwing/squad"
	"xwing/scene"
	"xwing/scene/draw"
	"xwing/scene/ui"
)

// compare asks which squad to compare with.
func (b *builderScreen) compare() {
	c := &builderCompare{builder: b}
	c.folder.intake = b.client.intake()
	c.folder.read(b.client)
	b.client.Cover(c)
}

func (*builderCompare) Name() string { return "build-compare" }

func (c *builderCompare) Build(*scene.App) {
	if !c.picked {
		c.brought()
	}
	if !c.picked {
		c.choose()
		return
	}
	c.show()
}

// brought compares with a squad that is dropped or pasted: it is kept nowhere.
func (c *builderCompare) brought() {
	a := c.builder.client
	if dropped := a.Dropped(); dropped != nil {
		c.folder.intake.Take(&a.Desk, dropped, c.bring)
	}
	if scene.Struck(&a.UI.In, actPaste) && a.Opt.Clipboard != nil {
		text, err := a.Opt.Clipboard()
		if err != nil {
			c.folder.intake.Fail(&a.Desk, err)
			return
		}
		c.bring(c.folder.intake.Pasted, []byte(text))
	}
}

// bring compares with the squad of a file.
func (c *builderCompare) bring(name string, text []byte) {
	a := c.builder.client
	q, _, err := squad.Read(name, text, a.kit.Facts)
	if err != nil {
		c.folder.intake.Fail(&a.Desk, err)
		return
	}
	c.folder.intake.News = ""
	c.pick(&squadEntry{id: name, file: SquadFile{Name: name}, read: q, squad: q})
}

// choose lists the squads of the folder, and those that are built in, which have the same cards.
func (c *builderCompare) choose() {
	b := c.builder
	a := b.client
	u := a.UI
	in := a.Sheet(980, 640, a.Say("build-compare-title"))
	hint, st := a.Say("build-compare-bring"), draw.Style{Size: 14, Color: draw.Muted}
	if c.folder.intake.News != "" {
		hint, st.Color = c.folder.intake.News, draw.Bad
	}
	line := in.CutTop(u.Px(20), u.Px(6))
	u.Label(line, hint, st)
	u.Note("build-compare.news", hint, line)
	a.SheetList("sheet.build-compare.list", in, func(r *draw.Rect) {
		var entries []*squadEntry
		for i := range c.folder.entries {
			if e := &c.folder.entries[i]; e.err == nil && !e.foreign(a.desk) {
				entries = append(entries, e)
			}
		}
		if len(entries) == 0 {
			u.Label(r.CutTop(u.Px(24), 0), a.Say("build-compare-none"), draw.Style{Size: 15, Color: draw.Muted})
		}
		perRow := min(max(int(r.W/u.Px(300)), 1), 3)
		for from := 0; from < len(entries); from += perRow {
			cells := r.CutTop(u.Px(50), u.Px(6)).Columns(perRow, u.Px(6))
			for i, e := range entries[from:min(from+perRow, len(entries))] {
				id := e.squad.Faction.String()
				note := a.Sign(id) + a.Say("faction-"+id) + " · " + a.Say("ships", "n", strconv.Itoa(len(e.squad.Pilots)))
				if u.Button("build-compare:"+e.id, cells[i], e.title(), ui.ButtonStyle{Size: 15, Note: note}) {
					c.pick(e)
				}
			}
		}
	})
}

// pick compares with a squad, by the points list that it was made for.
func (c *builderCompare) pick(e *squadEntry) {
	b := c.builder
	a := b.client
	list := e.read.MadeFor(a.kit.Facts, b.list)
	c.sides[0] = a.compared(b.mode(), b.squad(), b.title)
	c.sides[1] = a.compared(squad.ModeOf(a.kit.Facts, list), e.read.ResolveIn(a.kit.Facts, list), e.title())
	c.same = compare.Differ(&c.sides[0].Squad, &c.sides[1].Squad)
	c.picked = true
	a.UI.Top("sheet.build-compare.list")
	a.Touch()
}

// compared is what of a squad is compared in a game mode.
func (a *Client) compared(mode squad.Mode, s squad.Squad, name string) comparedSquad {
	if name == "" {
		name = a.Say("build-unnamed")
	}
	return comparedSquad{compare.Of(a.kit.RulesBy(mode.Ruleset), mode, s), name, a.wordsBy(mode.Ruleset)}
}

// show shows both squads: what they come to, their ships, and what their weapons do.
func (c *builderCompare) show() {
	a := c.builder.client
	u := a.UI
	in := a.Sheet(1240, 690, a.Say("build-compare-both", "squad", words.Text(c.sides[0].name), "other", words.Text(c.sides[1].name)))
	head := in.CutTop(u.Px(30), u.Px(8))
	st := ui.ButtonStyle{Align: draw.Center, Size: 14}
	if u.Button("build-compare.other", head.CutRight(u.Px(150), u.Px(6)), a.Say("build-compare-other"), st) {
		c.picked = false
	}
	if c.same > 0 {
		st.On = c.all
		if u.Button("build-compare.all", head.CutRight(u.Px(150), u.Px(6)), a.Say("build-compare-all"), st) {
			c.all = !c.all
		}
		u.Label(head, a.Say("compare-same", "n", strconv.Itoa(c.same)), draw.Style{Size: 14, Color: draw.Muted})
	}
	a.SheetList("sheet.build-compare.list", in, func(r *draw.Rect) {
		if a.Room() == scene.Narrow {
			c.sums(r)
			for side := range c.sides {
				c.ships(r, side)
				c.damage(r, side)
			}
			return
		}
		c.sums(r)
		for _, part := range []func(*draw.Rect, int){c.ships, c.damage} {
			cells := r.Columns(2, u.Px(24))
			for side := range c.sides {
				part(&cells[side], side)
			}
			r.CutTop(max(cells[0].Y, cells[1].Y)-r.Y, 0)
		}
	})
}

// sums are what both come to: the better number is bold and green.
func (c *builderCompare) sums(r *draw.Rect) {
	a := c.builder.client
	u := a.UI
	cells := r.CutTop(u.Px(58), u.Px(10)).Columns(len(compare.Sums()), u.Px(8))
	for i, key := range compare.Sums() {
		cell := cells[i]
		u.L.Round(cell.Snapped(), u.Px(5), draw.PanelHigh)
		cell = cell.Inset(u.Px(5))
		u.Label(cell.CutTop(u.Px(20), 0), a.Say("compare-"+key), draw.Style{Size: 13, Color: draw.Muted, Align: draw.Center})
		halves := cell.Columns(2, u.Px(6))
		for side := range c.sides {
			st := draw.Style{Size: 16, Color: draw.Text, Align: draw.Center, Plain: true}
			if better := c.sides[side].Value(key) > c.sides[1-side].Value(key); better && key != "points" {
				st.Color, st.Bold = draw.Good, true
			}
			text := c.sides[side].Sum(key)
			if key == "points" {
				text = strconv.Itoa(c.sides[side].Points)
			}
			u.Label(halves[side], text, st)
		}
		u.Note("build-compare.sum:"+key, c.sides[0].Sum(key)+" – "+c.sides[1].Sum(key), cells[i])
	}
}

package xwing

import (
	"bytes"
	"slices"

	"xwing/game/xwing/squad/draft"
)

// build goes to the builder from the title: to choose list and faction.
func (a *Client) build() { a.Show(newBuilder(a, a.lastList())) }

// buildAtOnce is what the front door asks for: to build a squad of a file, or a new one.
func (a *Client) buildAtOnce(g *Building) {
	list := g.List
	if list == "" {
		list = a.lastList()
	}
	a.turnTo(a.kits.By(list))
	b := newBuilder(a, list)
	if b.format = g.Format; !slices.Contains(b.formats(), g.Format) {
		b.format = ""
	}
	if g.File.XWS != nil {
		d, err := draft.OpenIn(a.kit.Facts, list, b.format, g.File.Name, g.File.XWS)
		if err != nil {
			a.Fail(err)
			return
		}
		b.begin(d)
		b.file = a.ownFile(g.File)
	}
	a.Show(b)
}

// ownFile is the file of the player's folder that holds a squad; none if there is none of that name.
func (a *Client) ownFile(of SquadFile) keptSquad {
	files, err := a.game.Folder.Squads()
	if err != nil {
		return keptSquad{}
	}
	for _, f := range files {
		if f.Where != "" && f.Name == of.Name && bytes.Equal(f.XWS, of.XWS) {
			return keptSquad{f.Name, f.XWS}
		}
	}
	return keptSquad{}
}

package xwing

import (
	"bytes"
	"strconv"

	"xwing/game"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/squad"
	"xwing/game/xwing/terms"
	"xwing/scene/draw"
)

// wingsOverlay forms and dissolves the wings of a squad, which are written into its file (appendix Wings).
type wingsOverlay struct {
	client *Client
	mode   squad.Mode // that the squad is for
	color  draw.Color // of the seat in whose pictures it stands
	title  string     // of the squad
	where  string     // says where they are kept
	save   string     // and the button that keeps them
	keep   func(q squad.Squad)
	words  *terms.Words

	draft   squad.Squad // as the file is to have it
	changed bool
	now     squad.Squad     // the same with the ids of the points list
	led     []squad.Led     // its wings
	forming []squad.Forming // and the cards by which there could be more
}

// take has the squad be as it is handed in.
func (o *wingsOverlay) take(a *Client, q squad.Squad) {
	cat := a.kit.Facts
	o.draft, o.changed = q, true
	o.now = q.ResolveIn(cat, o.mode.Ruleset)
	o.led = o.now.Led(cat)
	o.forming = o.now.Forming(cat, o.mode)
	a.Touch()
}

// keepWings writes the squad that a seat has picked into its file with other wings; one that is built in becomes one of the
// player's own, which takes its place.
func (s *squadsScreen) keepWings(a *Client, seat game.Seat, e *squadEntry, q squad.Squad) {
	name := e.file.Name
	xws, err := q.XWS()
	switch {
	case err != nil:
	case e.file.Where != "":
		err = a.game.Folder.ChangeSquad(name, e.file.XWS, xws)
	default:
		name, err = a.game.Folder.AddSquad(e.title(), xws)
	}
	if err != nil {
		a.Fail(err)
		return
	}
	s.folder.read(a)
	for i := range s.folder.entries {
		if kept := &s.folder.entries[i]; kept.file.Name == name && bytes.Equal(kept.file.XWS, xws) {
			s.picked[seat] = kept.id
		}
	}
	a.Cover(nil)
}

// ship is what a ship of the squad is called, by its place there.
func (o *wingsOverlay) ship(i int) string {
	return o.words.CardName(catalog.PilotCard.Ref(o.now.Pilots[i].Pilot)) + " (" + strconv.Itoa(i+1) + ")"
}

// card is what an upgrade is called.
func (o *wingsOverlay) card(xws string) string { return o.words.CardName(catalog.UpgradeCard.Ref(xws)) }

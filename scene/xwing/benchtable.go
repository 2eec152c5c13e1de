package xwing

import (
	"errors"
	"strings"

	"github.com/hajimehoshi/ebiten/v2"

	"xwing/game"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
	"xwing/game/xwing/player"
	"xwing/game/xwing/squad"
	"xwing/scene"
	"xwing/scene/ui"
)

// What stands on the full table.
const (
	benchShips     = 8 // of each seat
	benchTokens    = 20
	benchObstacles = 6
)

// offTheRecord keeps nothing of the games that a measurement plays.
type offTheRecord struct{ scene.Files }

func (offTheRecord) Begin(string) (game.Log, error) { return nil, nil }
func (offTheRecord) SetConfig(string, any) error    { return nil }

// fullTable goes to a game of 16 ships, 6 obstacles and 20 tokens, in the middle
// of an attack, with range bands, arcs and the ruler shown.
func (a *Client) fullTable() error {
	squads, err := a.benchSquads()
	if err != nil {
		return err
	}
	p, err := a.start(squads)
	if err != nil {
		return err
	}
	brain := player.NewSensible(7)
	for !benchReady(p) {
		open := p.Session.Open()
		if len(open) == 0 {
			return errors.New("no attack is possible on the full table")
		}
		c, err := brain.Answer(p.seen(open[0]), open[0])
		if err != nil {
			return err
		}
		if err := p.Choose(c); err != nil {
			return err
		}
	}
	p.board.Finish()
	v := &p.board.view
	n := 0
	for i := range v.Ships {
		for range v.Ships[i].Has(board.Focus) + v.Ships[i].Has(board.Evade) {
			n++
		}
	}
	for i := 0; n < benchTokens; i, n = i+1, n+1 {
		v.Ships[i%len(v.Ships)].Tokens[[]board.Token{board.Focus, board.Evade, board.Stress}[i%3]]++
	}
	t := newTable(a, p)
	a.Show(t)
	t.side.ranges = true
	*t.ruler = ruler{on: true, ends: []rulerEnd{{ship: 1, at: v.Ships[0].Pose.Point()},
		{ship: board.ShipID(len(v.Ships)), at: v.Ships[len(v.Ships)-1].Pose.Point()}}}
	return nil
}

// benchSquads makes two squads of eight from the built-in ones, whatever they cost.
func (a *Client) benchSquads() (xws [2][]byte, err error) {
	files, err := a.game.Folder.Squads()
	if err != nil {
		return xws, err
	}
	var both [2]squad.Squad
	for _, f := range files {
		if f.Where != "" || f.Err != nil {
			continue
		}
		s, err := squad.ParseXWS(f.Name, f.XWS)
		if err != nil {
			return xws, err
		}
		for i, faction := range []string{"rebel", "imperial"} {
			if !strings.HasPrefix(f.Name, faction) {
				continue
			}
			if both[i].Pilots == nil {
				both[i] = s
				continue
			}
			both[i].Pilots = append(both[i].Pilots, s.Pilots...)
		}
	}
	for i := range both {
		both[i].Pilots = both[i].Pilots[:min(len(both[i].Pilots), benchShips)]
		if xws[i], err = both[i].XWS(); err != nil {
			return xws, err
		}
	}
	return xws, nil
}

// benchReady reports whether an attack can be declared by everything that there is.
func benchReady(p *play) bool {
	open := p.Session.Open()
	if len(open) == 0 || open[0].Kind != ask.ChooseAttack {
		return false
	}
	for _, o := range open[0].Options {
		if o.Legal() && strings.Contains(o.ID, ">ship:") {
			return true
		}
	}
	return false
}

// pointed is the mouse on an answer that is an attack, with the key held that
// shows what a ship reaches.
func (a *desk) pointed() ui.Input {
	in := ui.Input{Keys: []ebiten.Key{ebiten.KeyA}}
	for _, w := range a.UI.Widgets {
		if w.Enabled && strings.Contains(w.ID, ">ship:") && w.Rect[2] > 0 {
			in.X, in.Y = middle(w)
			break
		}
	}
	return in
}

// atButton is the mouse on the nth button, from 0, that is no answer; what it rests on
// explains itself after a moment, so that the frame is the same but for these.
func (a *desk) atButton(n int) (in ui.Input) {
	for _, w := range a.UI.Widgets {
		if !w.Enabled || strings.HasPrefix(w.ID, "option:") || w.Rect[2] == 0 {
			continue
		}
		in.X, in.Y = middle(w)
		if n--; n < 0 {
			break
		}
	}
	return in
}

func middle(w ui.Widget) (x, y float64) {
	return float64(w.Rect[0] + w.Rect[2]/2), float64(w.Rect[1] + w.Rect[3]/2)
}

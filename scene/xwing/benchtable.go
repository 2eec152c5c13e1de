package xwing

import (
	"strings"

	"github.com/hajimehoshi/ebiten/v2"

	"xwing/game"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
	"xwing/game/xwing/player"
	"xwing/game/xwing/squad"
	"xwing/scene"
	"xwing/scene/bench"
)

// What stands on the full table.
const (
	benchShips     = 8 // of each seat
	benchTokens    = 20
	benchObstacles = 6
)

// Bench is X-Wing as it is measured: in a client that writes nothing down and shows
// everything at once.
func Bench(o scene.Options, g Opening) (*bench.Subject, error) {
	a, err := NewClient(bench.OffTheRecord(o), g)
	if err != nil {
		return nil, err
	}
	return &bench.Subject{App: a.App, Ready: a.benchReady, Crowd: a.fullTable, Pan: a.moveCamera,
		Keys: []ebiten.Key{ebiten.KeyA}, Points: func(id string) bool { return strings.Contains(id, ">ship:") }}, nil
}

// benchReady makes what a game of two squads of eight is begun with.
func (a *Client) benchReady() (begin func(), err error) {
	squads, err := a.benchSquads()
	return func() { a.newGame(setup{squads: squads}) }, err
}

// moveCamera moves the camera by pixels.
func (a *Client) moveCamera(by float64) {
	if t, ok := a.Screen.(*tableScreen); ok {
		t.sight.Cam.Pan(by, by)
	}
}

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
	answer := func(d game.Decision) (game.Choice, error) { return brain.Answer(p.seen(d), d) }
	if err := bench.PlayTo(&p.Play, answer, bench.Offers(ask.ChooseAttack, ">ship:")); err != nil {
		return err
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
	t.ruler.Turn()
	t.measureFrom(&v.Ships[0])
	t.measureFrom(&v.Ships[len(v.Ships)-1])
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

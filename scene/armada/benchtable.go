package armada

import (
	"strings"

	"xwing/game/armada/ask"
	"xwing/game/armada/board"
	"xwing/game/armada/fleet"
	"xwing/scene"
	"xwing/scene/bench"
	"xwing/scene/table"
)

// What stands on the full table, of each seat.
const (
	benchShips     = 6
	benchSquadrons = 16
)

// Bench is Armada as it is measured: in a client that writes nothing down and shows everything at once.
func Bench(o scene.Options, g Opening) (*bench.Subject, error) {
	a, err := NewClient(bench.OffTheRecord(o), g)
	if err != nil {
		return nil, err
	}
	return &bench.Subject{App: a.App, Ready: a.benchReady, Crowd: a.fullTable, Pan: a.moveCamera,
		Points: func(id string) bool { return strings.HasPrefix(id, "option:") && strings.Contains(id, ">") }}, nil
}

// benchReady makes what a game of two full fleets is begun with.
func (a *Client) benchReady() (begin func(), err error) {
	fleets, err := a.benchFleets()
	return func() { a.newGame(setup{fleets: fleets, seed: 1, seeded: true}) }, err
}

// moveCamera moves the camera by pixels.
func (a *Client) moveCamera(by float64) {
	if t, ok := a.Screen.(*tableScreen); ok {
		t.sight.Cam.Pan(by, by)
	}
}

// fullTable goes to a game of 12 ships and 32 squadrons, in the middle of an attack, with bands of range and the ruler shown.
func (a *Client) fullTable() error {
	fleets, err := a.benchFleets()
	if err != nil {
		return err
	}
	p, err := a.begun(setup{fleets: fleets, seed: 1, seeded: true})
	if err != nil {
		return err
	}
	if err := bench.PlayTo(&p.Play, p.think, bench.Offers(ask.ChooseAttack, ">ship:")); err != nil {
		return err
	}
	p.board.Finish()
	t := newTable(a, p)
	a.Show(t)
	t.ranges = true
	t.ruler.Turn()
	ships := p.board.view.Ships
	for _, s := range []*board.Ship{&ships[0], &ships[len(ships)-1]} {
		t.ruler.Take(table.End{Piece: s.ID.Piece()})
	}
	return nil
}

// benchFleets makes two fleets of six ships and sixteen squadrons from the built-in ones, whatever they cost.
func (a *Client) benchFleets() (texts [2][]byte, err error) {
	files, err := a.game.Folder.Fleets()
	if err != nil {
		return texts, err
	}
	var both [2]fleet.Fleet
	for _, f := range files {
		if f.Where != "" || f.Err != nil {
			continue
		}
		r, err := fleet.Read(f.Name, f.Text, a.kit.Facts)
		if err != nil {
			return texts, err
		}
		for i, faction := range []string{"rebel", "imperial"} {
			if strings.HasPrefix(f.Name, faction) {
				both[i] = crowded(both[i], r.Fleet)
			}
		}
	}
	for i := range both {
		if texts[i], err = crowded(both[i], both[i]).JSON(); err != nil {
			return texts, err
		}
	}
	return texts, nil
}

// crowded is a fleet with the pieces of another one, as many as there are on the full table.
func crowded(f, more fleet.Fleet) fleet.Fleet {
	if f.Ships == nil {
		f.Name, f.Faction, f.Points, f.Objectives = more.Name, more.Faction, more.Points, more.Objectives
	}
	f.Ships = append(f.Ships, more.Ships...)
	f.Ships = f.Ships[:min(len(f.Ships), benchShips)]
	n := 0
	squadrons := f.Squadrons
	f.Squadrons = nil
	for _, s := range append(squadrons, more.Squadrons...) {
		s.Count = min(s.Count, benchSquadrons-n)
		if n += s.Count; s.Count > 0 {
			f.Squadrons = append(f.Squadrons, s)
		}
	}
	return f
}

// Package bench measures what a client costs: frames of nothing and of the fullest table of a game, screens at rest, and
// how long a start takes. A game gives what it is measured with as a Subject. Figures say something beside those of
// nothing, and of package yardstick's loop, alone.
package bench

import (
	"errors"
	"slices"
	"strings"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"xwing/game"
	"xwing/scene"
	"xwing/scene/ui"
)

// Options says what is measured, and with what.
type Options struct {
	Width, Height int
	Frames        int                  // of each kind
	Idle          time.Duration        // for how long each resting screen is watched; 0: not at all
	CPU           func() time.Duration // how long the program has computed so far; nil: nobody knows
	Memory        func() int64         // bytes of memory that the program occupies; nil: nobody knows
}

// Subject is a game as it is measured, in a client off the record.
type Subject struct {
	App    *scene.App
	Ready  func() (begin func(), err error) // makes what a game is begun with
	Crowd  func() error                     // goes to the fullest table that there is
	Pan    func(by float64)                 // moves the table's camera by pixels
	Keys   []ebiten.Key                     // held, they have most of it shown
	Points func(widget string) bool         // whether it is an answer of which most is shown
}

// OffTheRecord are the options of a client that writes nothing down and shows everything at once.
func OffTheRecord(o scene.Options) scene.Options {
	o.Files, o.Seed, o.Seeded, o.UILog = offTheRecord{o.Files}, 1, true, nil
	o.Settings.Animation.Speed = 0
	return o
}

// offTheRecord keeps nothing of the games that a measurement plays.
type offTheRecord struct{ scene.Files }

func (offTheRecord) Begin(string) (game.Log, error) { return nil, nil }
func (offTheRecord) SetConfig(string, any) error    { return nil }

// PlayTo plays a game by what somebody answers to the first question that is open, until one comes that is waited for.
func PlayTo(p *scene.Play, answer func(game.Decision) (game.Choice, error), waited func(game.Decision) bool) error {
	for {
		open := p.Session.Open()
		if len(open) == 0 {
			return errors.New("the game ended before its table was full")
		}
		if waited(open[0]) {
			return nil
		}
		c, err := answer(open[0])
		if err != nil {
			return err
		}
		if err := p.Choose(c); err != nil {
			return err
		}
	}
}

// Offers waits for a question of a kind with an answer that can be given and whose id contains a text.
func Offers(kind game.Kind, part string) func(game.Decision) bool {
	return func(d game.Decision) bool {
		return d.Kind == kind && slices.ContainsFunc(d.Options, func(o game.Option) bool {
			return o.Legal() && strings.Contains(o.ID, part)
		})
	}
}

// pointed is the mouse on an answer of which most is shown, with the keys held.
func (s *Subject) pointed() ui.Input {
	in := ui.Input{Keys: s.Keys}
	for _, w := range s.App.UI.Widgets {
		if w.Enabled && s.Points(w.ID) && w.Rect[2] > 0 {
			in.X, in.Y = middle(w)
			break
		}
	}
	return in
}

// atButton is the mouse on the nth button, from 0, that is no answer; what it rests on
// explains itself after a moment, so that the frame is the same but for these.
func (s *Subject) atButton(n int) (in ui.Input) {
	for _, w := range s.App.UI.Widgets {
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

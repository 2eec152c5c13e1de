// Package lesson is the first game: two small squads and a fixed seed, what the other seat answers in it, and a coach who
// says what is to be learnt where, step by step. It is a real game: rules, journal and undo are those of any other, nobody
// has to do what the coach suggests, and all that the coach knows follows from the game.
package lesson

import (
	"encoding/json"
	"maps"

	"xwing/game"
	"xwing/game/xwing/board"
)

// Learner is the seat of whoever is taught; the other one is the computer's.
const Learner = game.Red

// own is the learner's only ship.
const own board.ShipID = 1

// key is where a game says in its header that it is a lesson, and which.
const key = "lesson"

// version is of the lesson; a game of another is played as any other game.
const version = 1

// Squads returns what both sides fly, as XWS.
func Squads() [2][]byte {
	return [2][]byte{
		[]byte(`{"name":"First game","faction":"rebelalliance","pilots":[{"id":"bluesquadronescort","ship":"t65xwing"}],` +
			`"obstacles":["core2asteroid0","core2asteroid1","core2asteroid4"]}`),
		[]byte(`{"name":"Two TIEs","faction":"galacticempire","pilots":[{"id":"academypilot","ship":"tielnfighter"},` +
			`{"id":"academypilot","ship":"tielnfighter"}],"obstacles":["core2asteroid2","core2asteroid3","core2asteroid5"]}`),
	}
}

// Mark returns the header as that of a lesson.
func Mark(h game.Header) game.Header {
	h.Extra = maps.Clone(h.Extra)
	if h.Extra == nil {
		h.Extra = map[string]json.RawMessage{}
	}
	h.Extra[key] = json.RawMessage(`1`)
	return h
}

// Is reports whether a game is a lesson.
func Is(h game.Header) bool {
	var n int
	return json.Unmarshal(h.Extra[key], &n) == nil && n == version
}

// LayOut plays the setup, so that the game begins with the first dial. What it answers nobody has been asked.
func LayOut(s *game.Session) error {
	for {
		open := s.Open()
		if len(open) == 0 {
			return game.NewFlaw("ui.lesson-broken")
		}
		d := open[0]
		if d.Shape == game.OneForEach {
			return nil
		}
		c, ok := written(s, d)
		if !ok {
			return game.NewFlaw("ui.lesson-broken")
		}
		c.Self = true
		if err := s.Choose(c); err != nil {
			return err
		}
	}
}

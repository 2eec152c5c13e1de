package scene

import (
	"encoding/json"
	"strconv"
	"testing"

	"xwing/game"
	"xwing/physics"
	"xwing/scene/draw"
	"xwing/scene/sound"
	"xwing/scene/ui"
)

// The kinds of what the toy asks.
const (
	toyTurn = "turn"
	toyLay  = "lay"
)

// toy is a game of two tiles on a square table: it asks one question after the other, and
// does nothing with the answers but keep them.
type toy struct {
	Asks    []game.Decision `json:"-"`
	Answers []game.Choice
}

func (g *toy) Clone() game.State {
	return &toy{Asks: g.Asks, Answers: append([]game.Choice(nil), g.Answers...)}
}
func (g *toy) Step() string                           { return strconv.Itoa(len(g.Answers)) }
func (g *toy) Reseed(uint64)                          {}
func (g *toy) Imagine(game.Seat, uint64, game.Belief) {}

func (g *toy) Run(t *game.Table) {
	g.Answers = append(g.Answers, t.Ask(g.Asks[len(g.Answers)])[0])
}

func (g *toy) Outcome() (game.Outcome, bool) {
	return game.Outcome{Winner: game.Side(game.Red)}, len(g.Answers) == len(g.Asks)
}

func (g *toy) Encode() []byte {
	b, err := json.Marshal(g)
	if err != nil {
		panic(err)
	}
	return b
}

// toyStage shows nothing.
type toyStage struct{}

func (toyStage) Ticks(game.Event) (int, bool)     { return 0, false }
func (toyStage) Line(game.Event) (LogLine, bool)  { return LogLine{}, false }
func (toyStage) Cue(game.Event) (sound.Cue, bool) { return sound.Cue{}, false }
func (toyStage) Follow(game.Event)                {}
func (toyStage) Apply(game.Event)                 {}
func (toyStage) Renew()                           {}

// toyGame begins a game that asks these questions.
func toyGame(t *testing.T, a *App, asks ...game.Decision) *Question {
	t.Helper()
	session, err := game.NewSession(game.Header{}, &toy{Asks: asks}, nil)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(session.Close)
	q := toyQuestion(a)
	q.Play.Session, q.Play.Show.Stage = session, toyStage{}
	return q
}

// answersTo are those given so far.
func answersTo(q *Question) []game.Choice { return q.Play.Session.State().(*toy).Answers }

// tile is a square of 40 mm.
var tile = physics.Rect(-20, -20, 20, 20)

// twoTiles are to be laid on the left half of a table of 400 mm, out of its lowest part
// and more than 50 mm from a post.
func twoTiles() game.Decision {
	zone := game.Zone{Outline: physics.Rect(0, 0, 200, 400)}
	onto := &game.Refusal{Rule: "TOY-1"}
	return game.Decision{Seat: game.Red, Kind: toyLay, Shape: game.Place, Placement: &game.Placement{
		Area:   physics.Rect(0, 0, 400, 400),
		Pieces: []game.Piece{{ID: "one", Outline: tile, Zone: zone, Onto: onto}, {ID: "two", Outline: tile, Zone: zone, Onto: onto}},
		KeepOut: []game.KeepOut{
			{Shape: physics.Rect(0, 0, 400, 100), Refusal: game.Refusal{Rule: "TOY-2"}},
			{ID: "post", Shape: physics.Disc(physics.Vec{X: 100, Y: 300}, 10), Distance: 50, Refusal: game.Refusal{Rule: "TOY-3"}},
		},
	}}
}

// toyCamera shows the table of the toy, two pixels a millimetre.
func toyCamera() *Camera {
	return &Camera{X: 200, Y: 200, K: 1.5, View: draw.Rect{X: 300, W: 700, H: 720}}
}

// toyPlacing lays the toy's tiles.
func toyPlacing(q *Question, taken *[]string) *Placing {
	return &Placing{Question: q, Cam: toyCamera(), Look: PieceLook{
		Label:  func(id string) string { return id },
		Sprite: func(string) *draw.Sprite { return nil },
		Taken:  func(id string) { *taken = append(*taken, id) },

		Measured: func(string) Measured {
			return Measured{Most: 5, KeepOut: func(asked float64) float64 { return asked + 20 }, Edge: func(asked float64) float64 { return asked }}
		},
	}}
}

// mouse is the input of a mouse at a point of the table.
func mouse(c *Camera, v physics.Vec) ui.Input {
	x, y := c.At(v)
	return ui.Input{X: x, Y: y}
}

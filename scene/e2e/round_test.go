package e2e

import (
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"xwing/scene/rig"
)

// TestFirstRound goes from the title through squads and setup, by dragging, and
// one full round, then takes back a choice.
func TestFirstRound(t *testing.T) {
	p := open(t, t.TempDir(), 400)
	p.Narrow = rig.Keen
	p.want("title", "")
	p.click("title.new:X-Wing")
	p.want("squads", "")
	p.click("squad:rebel-core:red")
	p.click("squad:imperial-heavies:blue")
	p.click("squads.begin")
	p.until("the first obstacle", func() bool { return p.Screen().Prompt == "place-obstacle" })

	p.illegalDrop()
	spots := [][2]float64{{0.12, 0.15}, {0.5, 0.15}, {0.88, 0.15}, {0.12, 0.85}, {0.5, 0.85}, {0.88, 0.85}}
	for i := 0; p.Screen().Prompt == "place-obstacle"; i++ {
		p.dragInZone(spots[i%len(spots)][0], spots[i%len(spots)][1])
		p.click("confirm")
		must(t, p.Rest())
	}
	seats := map[string]float64{}
	for p.Screen().Prompt == "place-ship" || p.Screen().Prompt == "choose-ship-to-place" || p.Screen().Screen == "table" {
		if p.Screen().Prompt != "place-ship" {
			if len(seats) > 0 && p.Screen().Prompt == "" {
				break
			}
			must(t, p.AnswerAny(p.dice.IntN))
			must(t, p.Rest())
			continue
		}
		zone, _ := p.Find("zone")
		side := "far"
		if zone.Rect[1] > 300 {
			side = "near"
		}
		seats[side] += 0.2
		p.dragInZone(seats[side]-0.08, 0.5)
		must(t, p.Key(ebiten.KeyQ))
		must(t, p.Key(ebiten.KeyE))
		p.click("confirm")
		must(t, p.Rest())
	}
	p.want("curtain", "set-dials")
	p.click("curtain.open")
	p.want("table", "set-dials")
	count := map[string]int{}
	for _, piece := range p.Screen().Pieces {
		kind, _, _ := strings.Cut(piece.ID, ":")
		count[kind]++
	}
	if count["obstacle"] != 6 || count["ship"] != 7 {
		t.Errorf("after setup there are %d obstacles and %d ships on the table, want 6 and 7", count["obstacle"], count["ship"])
	}
	p.until("the second round", func() bool { return strings.HasSuffix(p.words("bar.round"), "2") })
	p.takeBack()
}

// dragInZone drags the piece in hand to a place in its zone, given as shares of
// the zone's width and height.
func (p *client) dragInZone(x, y float64) {
	p.t.Helper()
	zone, ok := p.Find("zone")
	if !ok {
		p.t.Fatal("no zone is shown")
	}
	p.dragTo(float64(zone.Rect[0])+x*float64(zone.Rect[2]), float64(zone.Rect[1])+y*float64(zone.Rect[3]))
	if w, _ := p.Find("confirm"); !w.Enabled {
		p.t.Fatalf("the place is refused: %s", w.Reason)
	}
}

// dragTo drags the piece in hand to a point of the screen.
func (p *client) dragTo(x, y float64) {
	p.t.Helper()
	id := ""
	for _, w := range p.Screen().Widgets {
		if strings.HasPrefix(w.ID, "piece:") && w.On {
			id = strings.TrimPrefix(w.ID, "piece:")
		}
	}
	piece, ok := p.Find(id)
	if !ok {
		p.t.Fatalf("the piece in hand, %q, is not on the table", id)
	}
	for _, w := range p.Screen().Pieces { // the latest of that name is the one in hand
		if w.ID == id {
			piece = w
		}
	}
	must(p.t, p.Drag(ebiten.MouseButtonLeft, float64(piece.Rect[0])+float64(piece.Rect[2])/2,
		float64(piece.Rect[1])+float64(piece.Rect[3])/2, x, y))
	p.worded()
}

// illegalDrop drops an obstacle in a corner and expects to be told why not.
func (p *client) illegalDrop() {
	p.t.Helper()
	table, _ := p.Find("table")
	p.dragTo(float64(table.Rect[0])+20, float64(table.Rect[1])+20)
	if w, _ := p.Find("confirm"); w.Enabled || w.Reason == "" {
		p.t.Errorf("an obstacle in the corner: confirm is enabled %v, reason %q", w.Enabled, w.Reason)
	}
	if p.words("prompt.refusal") == "" {
		p.t.Error("the illegal drop is not refused in words")
	}
}

// takeBack undoes the latest choice and redoes it if nothing but a choice was lost.
func (p *client) takeBack() {
	p.t.Helper()
	before := p.words("bar.round")
	p.click("undo")
	if p.Screen().Screen == "dialog" {
		p.click("undo.0")
	}
	must(p.t, p.Rest())
	if w, _ := p.Find("redo"); w.Enabled {
		p.click("redo")
		must(p.t, p.Rest())
		if p.Screen().Screen == "table" && p.words("bar.round") != before {
			p.t.Errorf("after undo and redo it is %s, want %s", p.words("bar.round"), before)
		}
	}
}

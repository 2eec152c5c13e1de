package scene

import (
	"fmt"
	"strings"
	"testing"

	"xwing/game"
	"xwing/scene/draw"
	"xwing/scene/ui"
	"xwing/scene/ui/uitest"
)

// offering is a screen with three fleets, of which one cannot be picked, and the last lies out of sight.
type offering struct {
	emptyScreen
	app    *App
	picked [2]string
	told   map[string]int
}

func (s *offering) Update() {
	room := draw.Rect{X: 20, Y: 20, W: 500, H: 300}
	fleets := []Offer{{ID: "oaks", Kind: "fleet", Title: "Three oaks"},
		{ID: "elms", Kind: "fleet", Title: strings.Repeat("elm, ", 60), Small: true},
		{ID: "rot", Kind: "fleet", Title: "rot.txt", Broken: "nobody can read it"}, {ID: "far", Kind: "fleet", Title: "Far away"}}
	row := func(i int, r draw.Rect) float64 {
		if fleets[i].ID == "far" {
			r.Y = room.Bottom() + 10
		}
		return s.app.OfferRow(r, room, fleets[i], s.picked[:], func() Offered {
			s.told[fleets[i].ID]++
			notes := []string{strings.Repeat("far too long ", 40), "12 points"}
			return Offered{Notes: notes, Color: draw.Muted, Tip: "all of " + fleets[i].ID, Picture: func(draw.Rect) {}}
		})
	}
	s.app.OfferParts(room, OfferPart{N: 2, Row: row}, OfferPart{ID: "fleets.none", Head: "None of these", Row: row},
		OfferPart{ID: "fleets.broken", Head: "Cannot be read", N: 2, Row: func(i int, r draw.Rect) float64 { return row(2+i, r) }})
}

// TestOffersOfAnyGame picks fleets for both seats that the shell has never heard of.
func TestOffersOfAnyGame(t *testing.T) {
	a := newShell(t)
	s := &offering{app: a, told: map[string]int{}}
	a.Show(s)
	a.Build(ui.Input{})
	uitest.Press(t, a.UI, a.Build, "fleet:elms:red")
	uitest.Press(t, a.UI, a.Build, "fleet:oaks:blue")
	if s.picked != [2]string{"elms", "oaks"} {
		t.Errorf("picked are %v", s.picked)
	}
	words, closed := map[string]string{}, map[string]string{}
	for _, w := range a.UI.Widgets {
		words[w.ID], closed[w.ID] = w.Words, w.Reason
	}
	if closed["fleet:rot:"+game.Red.ID()] != "nobody can read it" || closed["fleet:oaks:red"] != "" {
		t.Errorf("why fleets cannot be picked: %v", closed)
	}
	if words["fleet:oaks"] != "all of oaks" || words["fleets.broken"] != "Cannot be read" {
		t.Errorf("the list says %v", words)
	}
	if _, there := words["fleets.none"]; there || s.told["far"] > 0 || s.told["elms"] == 0 {
		t.Errorf("a part of none has a head: %v; what rows were asked: %v", there, fmt.Sprint(s.told))
	}
	o := Offer{Title: strings.Repeat("elm, ", 60), Small: true}
	if n := len(o.Lines(a.UI, 200)); n != mostSmallLines {
		t.Errorf("a long title takes %d lines", n)
	}
}

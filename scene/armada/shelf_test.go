package armada

import (
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"xwing/game/armada/catalog"
	"xwing/game/armada/shelf"
	"xwing/scene/ui"
)

// struck presses keys at once.
func struck(a *Client, keys ...ebiten.Key) {
	a.Build(ui.Input{X: -1, Y: -1, Keys: keys, Struck: keys[len(keys)-1:]})
	a.Build(ui.Input{X: -1, Y: -1})
}

// TestShelf finds cards by words, chips and columns, by keys and by mouse, tells what they are, and leads back.
func TestShelf(t *testing.T) {
	a := newClientFor(t)
	a.everyCard()
	s := a.Screen.(*shelfScreen)
	a.Build(ui.Input{X: -1, Y: -1})
	typing(t, a, "gunnery team")
	card := func() string { return wordsOf(a, "shelf.card") }
	if len(s.answer()) == 0 || card() != "Gunnery Team · weapons team" || wordsOf(a, "builder.upgrade") != a.does("upgrade",
		"gunnery-team") {
		t.Errorf("found are %d, told is %q, %q", len(s.answer()), card(), wordsOf(a, "builder.upgrade"))
	}
	if !strings.Contains(s.takers("gunnery-team"), "Galactic Empire: ") {
		t.Errorf("taken by %q", s.takers("gunnery-team"))
	}
	typing(t, a, "<esc>")
	typing(t, a, "1726")
	if card() != "TF-1726 · commander · Separatist Alliance" {
		t.Errorf("of what begins with a digit, told is %q", card())
	}
	typing(t, a, "<esc>")
	struck(a, ebiten.KeyF5)
	struck(a, ebiten.KeyF5)
	struck(a, ebiten.KeyF4)
	if s.only != (shelf.Filter{Kind: shelf.Squadron, Faction: catalog.Rebel}) || !strings.HasPrefix(card(),
		s.answer()[0].Name+" · squadron · ") {
		t.Errorf("looked among %+v, told is %q", s.only, card())
	}
	press(t, a, "shelf.by:enforced")
	struck(a, ebiten.KeyF7)
	struck(a, ebiten.KeyShift, ebiten.KeyF7)
	rows := s.answer()
	if !s.only.Enforced || s.column != "cost" || !s.down || rows[0].Figures["cost"] < rows[len(rows)-1].Figures["cost"] {
		t.Errorf("sorted by %q, down %v: %+v", s.column, s.down, rows[0])
	}
	typing(t, a, "<down>")
	struck(a, ebiten.KeyPageDown)
	if s.at != 11 || !strings.HasPrefix(card(), rows[11].Name) {
		t.Errorf("looked at is %d, %q", s.at, card())
	}
	press(t, a, "card:"+rows[11].Ref())
	press(t, a, "shelf.sort:name")
	press(t, a, "shelf.column")
	if s.column != "cost" || s.at != 0 {
		t.Errorf("sorted by %q at %d", s.column, s.at)
	}
	typing(t, a, "<esc>")
	if a.Screen == s {
		t.Error("Esc does not leave")
	}
}

// TestShelfOfAll shows every card once, in windows of all sizes.
func TestShelfOfAll(t *testing.T) {
	a := newClientFor(t)
	for _, size := range [][2]float64{{1280, 720}, {640, 360}} {
		a.Width, a.Height = size[0], size[1]
		s := a.shelfAsked("")
		s.page = cardPage
		a.Show(s)
		for i := 0; i < len(s.answer()); i += 7 {
			s.at = i
			a.Build(ui.Input{X: -1, Y: -1})
			if r := s.rows[i]; !strings.HasPrefix(wordsOf(a, "shelf.card"), r.Name+" · ") {
				t.Fatalf("%s is told as %q", r.Ref(), wordsOf(a, "shelf.card"))
			}
		}
	}
}

// TestShelfFromTheBuilder goes to the card that is pointed at, and back.
func TestShelfFromTheBuilder(t *testing.T) {
	a, b, _ := builderOf(t, catalog.Imperial)
	typing(t, a, "imperial i-class<enter>4gunnery<down>")
	struck(a, ebiten.KeyF3)
	s, ok := a.Screen.(*shelfScreen)
	if !ok || s.answer()[s.at].Ref() != "upgrade/gunnery-team" {
		t.Fatalf("on the shelf is %+v", s)
	}
	press(t, a, "shelf.back")
	if a.Screen != b {
		t.Error("it does not lead back")
	}
}

// TestShelfTellsWhatHoldsACard: a ruling, how many scripts and where they are, and two cards beside each other, by keys and mouse.
func TestShelfTellsWhatHoldsACard(t *testing.T) {
	a := newClientFor(t)
	a.Show(a.shelfAsked("squall"))
	s := a.Screen.(*shelfScreen)
	a.Build(ui.Input{X: -1, Y: -1})
	ruled, _ := a.words.Ruling("upgrade/squall")
	if held := wordsOf(a, "shelf.scripts"); !strings.HasPrefix(held, "Held by ") || ruled == "" {
		t.Errorf("held is %q, ruled %q", held, ruled)
	}
	for _, key := range a.words.Keys() {
		if ref, ok := strings.CutPrefix(key, "ruling."); ok {
			if row, there := s.cards.Row(ref); !there || !row.Text {
				t.Errorf("a ruling is about %s", ref)
			}
		}
	}
	struck(a, ebiten.KeyF6)
	press(t, a, "shelf.scripts")
	if struck(a, ebiten.KeyF6); !s.places {
		t.Error("it is not told where the scripts are")
	}
	s.lookAt("ship/cr90-corvette-a")
	struck(a, ebiten.KeyF2)
	s.lookAt("ship/cr90-corvette-b")
	a.Build(ui.Input{X: -1, Y: -1})
	if got := wordsOf(a, "shelf.line:cost."); got != "Points 44 39" {
		t.Errorf("compared are %q", got)
	}
	struck(a, ebiten.KeyF2)
	press(t, a, "compared:ship/cr90-corvette-a")
	if got := s.answer()[s.at].Ref(); got != "ship/cr90-corvette-a" || len(s.aside) != 2 {
		t.Errorf("looked at is %s, aside are %v", got, s.aside)
	}
	s.lookAt("upgrade/squall")
	if struck(a, ebiten.KeyF2); len(s.aside) != 1 {
		t.Errorf("aside are %v: ships have nothing in common with a title", s.aside)
	}
	if press(t, a, "shelf.drop"); s.aside != nil {
		t.Errorf("aside are %v", s.aside)
	}
}

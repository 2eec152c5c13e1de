package scene

import (
	"strings"
	"testing"
	"testing/fstest"

	"xwing/game"
	"xwing/game/glossary"
	"xwing/scene/draw"
	"xwing/scene/ui"
	"xwing/scene/ui/uitest"
)

// toyTerms are the books of a game in some editions, of two terms: a rule leads to the second.
func toyTerms(editions ...string) func() Glossary {
	files := fstest.MapFS{"asking/en.toml": {},
		"toy/glossary.en.toml": {Data: []byte("[felling]\nname=\"Felling\"\ntext=\"A tree falls.\"\n" +
			"[post]\nname=\"Post\"\ntext=\"It stands.\"")},
		"toy.toml": {Data: []byte("[felling]\nrows=[\"TOY-1\"]\n[post]\nrows=[\"TOY-3\"]")}}
	books := glossary.NewBooks(files, files, "toy")
	return func() Glossary {
		return Glossary{Editions: editions, Open: func(edition string) (*glossary.Book, error) { return books.Open("en", edition) }}
	}
}

// termShown is the term that the glossary shows, "" if it is not open.
func termShown(a *App) string {
	built(a)
	for _, w := range a.UI.Widgets {
		if id, ok := strings.CutPrefix(w.ID, "glossary.text:"); ok {
			return id
		}
	}
	return ""
}

// TestGlossaryOnTheTitle: a button opens it where a game has one; of several games it can be turned to each, in each edition.
func TestGlossaryOnTheTitle(t *testing.T) {
	a, _ := neighbours(t)
	a.Width, a.Height = 1280, 720
	a.Show(&TitleScreen{App: a})
	built(a)
	has := func(id string) bool {
		for _, w := range a.UI.Widgets {
			if w.ID == id {
				return true
			}
		}
		return false
	}
	if has("title.glossary") {
		t.Error("no game has a glossary, and the title offers it")
	}
	a.tenants[0].Glossary, a.tenants[1].Glossary = toyTerms(), toyTerms("2.0", "1")
	built(a)
	uitest.Press(t, a.UI, a.Build, "title.glossary")
	if got := termShown(a); got != "felling" {
		t.Fatalf("the glossary shows %q", got)
	}
	o := a.Covers.Over.(*GlossaryOverlay)
	for i, id := range []string{"chess", "2.0", "1"} {
		uitest.Press(t, a.UI, a.Build, "glossary.edition:"+id)
		if termShown(a); o.on != i {
			t.Errorf("%s turns to volume %d", id, o.on)
		}
	}
	a.Cover(nil)
	a.Show(&GamesScreen{App: a})
	built(a)
	a.OpenGlossary("")
	if termShown(a); has("glossary.edition:1") {
		t.Error("elsewhere it is turned to another game")
	}
}

// seated is a screen on which a seat is asked.
type seated struct {
	play *Play
	seat string
}

func (*seated) Name() string              { return "seated" }
func (*seated) Busy() bool                { return false }
func (*seated) Update()                   {}
func (s *seated) Asked() (_, seat string) { return "", s.seat }
func (s *seated) Play() *Play             { return s.play }

// TestRuleIsThatOfWhoIsAsked: what refuses an answer is told to the seat that is asked, and to no other.
func TestRuleIsThatOfWhoIsAsked(t *testing.T) {
	a := shellOf(t, Tenant{Glossary: toyTerms()})
	refused := options("saw", "rest")
	refused[0].Refusal = &game.Refusal{Rule: "TOY-1"}
	q := toyGame(t, a, game.Decision{Seat: game.Red, Kind: toyTurn, Shape: game.OneOf, Options: refused})
	s := &seated{play: q.Play}
	a.Show(s)
	for _, c := range []struct{ seat, widget, want string }{
		{game.Red.ID(), "option:saw", "TOY-1"}, {game.Red.ID(), "option:rest", ""}, {game.Red.ID(), "saw", ""},
		{game.Blue.ID(), "option:saw", ""}, {"", "option:saw", ""},
	} {
		s.seat = c.seat
		if got := a.ruleAt(c.widget); got != c.want {
			t.Errorf("%q asks about %s and is told of %q, want %q", c.seat, c.widget, got, c.want)
		}
	}
}

// TestRefusalLeadsToItsTerm: below a refusal stands its rule, and leads to it; none stands there where nobody tells of the rule, or
// where no answer was refused.
func TestRefusalLeadsToItsTerm(t *testing.T) {
	a := shellOf(t, Tenant{Glossary: toyTerms()})
	q := toyGame(t, a, game.Decision{Seat: game.Red, Kind: toyTurn, Shape: game.OneOf, Options: options("saw", "rest")})
	trouble := asking(a, func(in draw.Rect) { q.Trouble(&in) })
	link := func() bool {
		trouble(ui.Input{})
		for _, w := range a.UI.Widgets {
			if w.ID == "prompt.rule" {
				return true
			}
		}
		return false
	}
	q.Draft.Refusal = "It is late."
	if link() {
		t.Error("what no rule refuses leads to one")
	}
	if q.refused(game.Refusal{Rule: "TOY-2"}, "It is in the pond."); link() {
		t.Error("a rule without a term leads somewhere")
	}
	if q.refused(game.Refusal{Rule: "TOY-3"}, "It is on the post."); !link() {
		t.Fatal("a refusal does not lead to its rule")
	}
	uitest.Press(t, a.UI, trouble, "prompt.rule")
	if o, open := a.Covers.Over.(*GlossaryOverlay); !open || o.at != "post" {
		t.Errorf("the rule leads to %v", a.Covers.Over)
	}
}

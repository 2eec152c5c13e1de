package armada

import (
	"cmp"
	"slices"
	"strconv"
	"strings"

	"xwing/game/armada/catalog"
	"xwing/game/armada/shelf"
	"xwing/scene"
	"xwing/scene/draw"
	"xwing/scene/ui"
)

// shelfScreen is the shelf of every card of Armada: what is found, and the card that is looked at.
type shelfScreen struct {
	client *Client
	cards  *shelf.Shelf
	stage  *builderScreen // that paints cards as the builder does
	back   func()         // goes where the shelf was opened from

	find   string // what is looked for
	only   shelf.Filter
	column string // the figure that rows are sorted by; "": none
	down   bool   // from the largest on
	rows   []shelf.Row
	found  bool // rows are the answer
	reveal bool // the row that the keys are at is to be seen
	at     int  // which row is looked at
	page   string
	takes  takenBy
	aside  []string // references of cards that are put aside to be compared: two at most
	places bool     // where the scripts are is told
}

// takenBy is which ships take an upgrade.
type takenBy struct {
	card  string
	names string
}

// everyCard goes to the shelf from the title.
func (a *Client) everyCard() { a.Show(a.shelfAsked("")) }

// shelfAsked is the shelf with something that is looked for; it leads back to the title.
func (a *Client) shelfAsked(text string) *shelfScreen {
	s := &shelfScreen{client: a, stage: newBuilder(a), find: text, page: listPage,
		back: func() { a.Show(&scene.TitleScreen{App: a.App}) }}
	s.cards = shelf.New(a.kit.Facts, a.kit.Enforces, func(kind shelf.Kind, id string) string {
		if kind == shelf.Objective {
			return a.words.Does(id)
		}
		return a.does(string(kind), id)
	})
	return s
}

// shelf goes to the shelf from the builder, at the card that is pointed at, else at that of the ship.
func (b *builderScreen) shelf() {
	a := b.client
	s := a.shelfAsked("")
	s.back = func() { a.Show(b) }
	ref := ""
	switch o := b.shown(); {
	case o != nil && o.upgrade != nil:
		ref = "upgrade/" + o.id
	case o != nil && o.squadron != nil:
		ref = "squadron/" + o.id
	case o != nil && o.ship != nil:
		ref = "ship/" + o.id
	case o != nil:
		ref = "objective/" + o.id
	case b.ship >= 0:
		ref = "ship/" + b.fleet().Ships[b.ship].ID
	}
	s.at = max(slices.IndexFunc(s.answer(), func(r shelf.Row) bool { return r.Ref() == ref }), 0)
	s.reveal = true
	a.Show(s)
}

func (s *shelfScreen) Name() string                 { return "shelf" }
func (s *shelfScreen) Busy() bool                   { return false }
func (s *shelfScreen) Asked() (prompt, seat string) { return "", "" }

// The pages of what is found, and of two cards beside each other, where they and the card have no room beside each other.
const (
	listPage    = "list"
	comparePage = "compare"
)

func (s *shelfScreen) Update() {
	a := s.client
	u := a.UI
	s.keys()
	if a.Screen != scene.Screen(s) {
		return // it has been left
	}
	scene.Starfield(&a.Back, draw.Rect{W: a.Width, H: a.Height}, 0)
	all := a.Window().Inset(u.Px(8))
	s.head(all.CutTop(u.Px(34), u.Px(8)))
	if a.Screen != scene.Screen(s) {
		return
	}
	if a.Room() == scene.Narrow {
		s.chips(all.CutTop(u.Px(28), u.Px(5)))
		s.page = a.Tabs("shelf.page", all.CutTop(u.Px(28), u.Px(5)), s.page, []string{listPage, cardPage, comparePage},
			[]string{a.Say("shelf-page-list"), a.Say("shelf-page-card"), a.Say("shelf-page-compare")})
		switch s.page {
		case cardPage:
			s.cardColumn(all)
		case comparePage:
			s.compareColumn(all)
		default:
			s.listColumn(all)
		}
		return
	}
	a.UI.Keys(all.CutBottom(u.Px(24), u.Px(6)), [][2]string{{a.Say("build-letters"), a.Say("build-key-search")}, {"↑ ↓",
		a.Say("build-key-card")}, {"F2", a.Say("shelf-key-compare")}, {"F6", a.Say("shelf-key-scripts")}, {"F7", a.Say("shelf-key-sort")},
		{"Esc", a.Say("shelf-key-clear")}})
	s.listColumn(all.CutLeft(min(max(all.W*0.32, u.Px(390)), u.Px(560)), u.Px(8)))
	compare := all.CutRight(min(max(all.W*0.21, u.Px(256)), u.Px(330)), u.Px(8))
	s.cardColumn(all)
	s.compareColumn(compare)
}

// head is the row on top: the way back, what is looked for, and among which cards.
func (s *shelfScreen) head(r draw.Rect) {
	a := s.client
	u := a.UI
	if u.Button("shelf.back", r.CutLeft(u.Px(70), u.Px(10)), a.Say("back"), ui.ButtonStyle{Align: draw.Center}) {
		s.back()
		return
	}
	if a.Room() != scene.Narrow {
		s.chips(r.CutRight(min(u.Px(560), r.W*0.55), u.Px(10)))
	}
	if text := u.Field("shelf.find", r, s.find, a.Say("shelf-find"), scene.SeekLimit); text != s.find {
		s.look(text)
	}
	n := a.Say("shelf-found", "n", strconv.Itoa(len(s.answer())))
	u.FieldEnd("shelf.found", r, cmp.Or(s.find, a.Say("shelf-find")), n)
}

// chips say among which cards is looked; a click goes on to the next choice.
func (s *shelfScreen) chips(r draw.Rect) {
	a := s.client
	cells := r.Columns(3, a.UI.Px(5))
	kind, faction := a.Say("shelf-any-kind"), a.Say("shelf-any-faction")
	if s.only.Kind != "" {
		kind = a.Say("shelf-kind-" + string(s.only.Kind))
	}
	if s.only.Faction != 0 {
		faction = a.words.Value("faction", s.only.Faction.String())
	}
	chip := func(i int, id, label string, on bool, next func()) {
		st := ui.ButtonStyle{Align: draw.Center, Size: 13, On: on, Tip: a.Say("shelf-by-" + id)}
		if a.UI.Button("shelf.by:"+id, cells[i], label, st) {
			next()
			s.toTop()
		}
	}
	chip(0, "kind", kind, s.only.Kind != "", s.nextKind)
	chip(1, "faction", faction, s.only.Faction != 0, s.nextFaction)
	chip(2, "enforced", a.Say("shelf-enforced"), s.only.Enforced, func() { s.only.Enforced = !s.only.Enforced })
}

func (s *shelfScreen) nextKind() {
	all := append([]shelf.Kind{""}, shelf.Kinds()...)
	s.only.Kind = all[(slices.Index(all, s.only.Kind)+1)%len(all)]
}

func (s *shelfScreen) nextFaction() {
	all := append([]catalog.Faction{0}, catalog.Factions()...)
	s.only.Faction = all[(slices.Index(all, s.only.Faction)+1)%len(all)]
}

// nextColumn sorts by the next figure, the first time from the smallest on.
func (s *shelfScreen) nextColumn() {
	all := append([]string{""}, shelf.Figures()...)
	s.column, s.down = all[(slices.Index(all, s.column)+1)%len(all)], false
}

// look looks for something else.
func (s *shelfScreen) look(find string) {
	s.find = find
	s.toTop()
}

// toTop finds anew, and looks at the first card.
func (s *shelfScreen) toTop() {
	s.at, s.found = 0, false
	s.client.UI.Top("shelf.rows.list")
	s.client.Touch()
}

// answer is what is found.
func (s *shelfScreen) answer() []shelf.Row {
	if !s.found {
		s.rows, s.found = s.cards.Find(s.find, s.only, s.column, s.down), true
	}
	return s.rows
}

// about is what tells a card from others of its name.
func (s *shelfScreen) about(row *shelf.Row) string { return strings.Join(s.tells(row), " · ") }

// fitting is as much of it as fits a line.
func (s *shelfScreen) fitting(row *shelf.Row, wide, size float64) string {
	u, all := s.client.UI, s.tells(row)
	for ; len(all) > 1; all = all[:len(all)-1] {
		if text := strings.Join(all, " · "); u.Fonts.Width(text, draw.Style{Size: u.Px(size)}) <= wide {
			return text
		}
	}
	return strings.Join(all, "")
}

// tells are the parts of what is told of a card.
func (s *shelfScreen) tells(row *shelf.Row) []string {
	w := s.client.words
	told := []string{s.client.Say("shelf-kind-" + string(row.Kind))}
	for i, id := range row.About {
		switch row.Kind {
		case shelf.Ship:
			if i == 0 { // its icons stand on its card
				told = append(told, w.Value("size", id))
			}
		case shelf.Upgrade:
			told[0] = ""
			told = append(told, w.Value("slot", id))
		case shelf.Objective:
			told = append(told, w.Value("category", id))
		default:
			if !strings.HasPrefix(row.Name, id) { // else its name says so
				told = append(told, id)
			}
		}
	}
	for _, k := range row.Keywords {
		name, value, _ := strings.Cut(k, " ")
		told = append(told, strings.TrimSpace(w.Value("keyword", name)+" "+value))
	}
	for _, f := range row.Factions {
		told = append(told, w.Value("faction", f.String()))
	}
	if row.Removed {
		told = append(told, s.client.Say("shelf-removed"))
	}
	return slices.DeleteFunc(told, func(t string) bool { return t == "" })
}

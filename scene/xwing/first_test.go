package xwing

import (
	"io/fs"
	"strings"
	"testing"

	"xwing/assets"
	"xwing/game"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/match"
	"xwing/game/xwing/match/matchtest"
	"xwing/physics"
	"xwing/scene/draw"
	"xwing/scene/ui"
)

// firstFiles are the built-in squads of first edition.
func firstFiles(t *testing.T) []SquadFile {
	t.Helper()
	names, err := fs.Glob(assets.FirstSquads(), "*.xws")
	if err != nil || len(names) == 0 {
		t.Fatal(names, err)
	}
	var files []SquadFile
	for _, name := range names {
		text, err := fs.ReadFile(assets.FirstSquads(), name)
		if err != nil {
			t.Fatal(err)
		}
		files = append(files, SquadFile{Name: strings.TrimSuffix(name, ".xws"), XWS: text})
	}
	return files
}

// withFirst is the squad screen with squads of both families.
func withFirst(t *testing.T) (*Client, *squadsScreen, *squadFolder) {
	t.Helper()
	a, _, folder := squadsOf(t, append(firstFiles(t), SquadFile{Name: "later", XWS: listOf(t, "rebel-core", "later", "", 0)})...)
	first, err := match.NewFirstKit(assets.FirstFacts())
	if err != nil {
		t.Fatal(err)
	}
	a.kits = append(a.kits, first)
	s := &squadsScreen{client: a}
	a.Show(s)
	settle(a, ui.Input{})
	return a, s, folder
}

// offered are the squads that can be picked, each with whether it breaks a rule.
func offered(a *Client, s *squadsScreen) map[string]bool {
	shown, _ := s.folder.sought(a)
	out := map[string]bool{}
	for _, e := range shown {
		e.judge(a, s.mode(a))
		out[e.file.Name] = len(e.breaches) > 0
	}
	return out
}

// TestFirstEditionIsPicked goes over to first edition's points list and back: squads, samples, facts and words are
// of its family, and a game is begun with the damage deck that is picked, and gone on with.
func TestFirstEditionIsPicked(t *testing.T) {
	a, s, _ := withFirst(t)
	if got := offered(a, s); len(got) != 1 || s.deck(a) != "" {
		t.Fatalf("at first %v are offered, and the deck %q", got, s.deck(a))
	}
	s.picked[game.Red] = "later"
	s.turn(a, catalog.FFG10)
	settle(a, ui.Input{})
	got := offered(a, s)
	if len(got) != len(firstFiles(t)) || s.picked[game.Red] != "" || s.deck(a) != "2015" || len(a.desk.facts.Factions()) != 3 {
		t.Fatalf("%v are offered; red has %q, the deck is %q", got, s.picked[game.Red], s.deck(a))
	}
	for name, broken := range got {
		if broken {
			t.Errorf("the built-in squad %s breaks a rule: %q", name, s.folder.entry(name).breaches)
		}
	}
	if both, ok := s.samples(a); !ok || both[0].file.Name != "rebel-xwings" || both[1].file.Name != "imperial-ties" {
		t.Errorf("the sample game is %v", both)
	}
	a.Opt.Settings.XWing.Deck = "2012"
	s.picked = picks{"rebel-xwings", "imperial-ties"}
	s.start(a)
	table, ok := a.Screen.(*tableScreen)
	if !ok {
		t.Fatalf("the screen is %s", a.Screen.Name())
	}
	settle(a, ui.Input{})
	h := table.play.Session.Header()
	again, played := table.play.setup.again().deck, table.play.state().Rules().Deck
	if h.Edition != "1" || a.kit.DeckOf(h) != "2012" || again != "2012" || played != "2012" {
		t.Errorf("a game of edition %s with the deck %q", h.Edition, a.kit.DeckOf(h))
	}
	if luke := table.play.board.view.Ship(1); luke.Pilot != "lukeskywalker" || luke.Initiative != 8 {
		t.Errorf("the first ship is %+v", luke)
	}
	if a.desk.difficulty(catalog.Blue) != draw.DifficultyGreen || a.Say("phase-engagement") != "Combat" {
		t.Errorf("easy maneuvers are %v, ships attack in %q", a.desk.difficulty(catalog.Blue), a.Say("phase-engagement"))
	}
	if by := table.play.board.view.Ship(4); a.desk.lockToken(by, true).Letter != "D" {
		t.Errorf("a lock is marked %+v", a.desk.lockToken(by, true))
	}
	told := a.kept(h)
	if told.Sides != [2]string{"Red Squadron", "Black Squadron"} || told.Words.Say(game.Say("ui.phase-engagement")) != "Combat" {
		t.Errorf("the kept game is told of as %v", told.Sides)
	}
	// A game of second edition that is gone on with turns all of it back.
	a.showGame(matchtest.Begin(t, a.kits[0], matchtest.Squads(t, "rebel-core", "imperial-core"), 1), nil)
	if a.desk.facts.Family() != catalog.XWing2 || a.Say("phase-engagement") != "Engagement" || a.desk.difficulty(catalog.Blue) != draw.DifficultyBlue {
		t.Errorf("then %v are on the table", a.desk.facts.Family())
	}
	if by := a.Screen.(*tableScreen).play.board.view.Ship(1); a.desk.lockToken(by, false).Letter != "" {
		t.Error("locks have letters in second edition")
	}
	if _, err := a.kits.Start(h); err != nil {
		t.Errorf("the journal of first edition begins no more: %v", err)
	}
}

// TestFirstSquadTurnsTheList has a squad of first edition be pasted while squads of second edition are offered.
func TestFirstSquadTurnsTheList(t *testing.T) {
	a, s, folder := withFirst(t)
	xws, all := firstFiles(t)[0].XWS, len(folder.files)
	s.keep(a, "again", xws)
	if s.list != catalog.FFG10 || len(folder.files) != all {
		t.Errorf("a squad that is known: the list is %s, %d files", s.list, len(folder.files))
	}
	s.turn(a, catalog.FFG20)
	s.keep(a, "mine", []byte(strings.Replace(string(xws), "Howlrunner's swarm", "Mine", 1)))
	if s.list != catalog.FFG10 || len(folder.files) != all+1 || s.folder.entry("Mine") == nil {
		t.Errorf("a new squad: the list is %s, %d files", s.list, len(folder.files))
	}
}

// TestTouchingIsShown has two ships touch: a link lies on their seam, and the card of each says so.
func TestTouchingIsShown(t *testing.T) {
	a, s, _ := withFirst(t)
	s.turn(a, catalog.FFG10)
	s.picked = picks{"rebel-xwings", "imperial-ties"}
	s.start(a)
	table := a.Screen.(*tableScreen)
	v := onTheTable(table.play)
	for i := range v.Ships {
		v.Ships[i].Where, v.Ships[i].Pose = board.InPlay, physics.PoseAt(200+100*float64(i), 300, 0)
	}
	v.Ships[3].Pose = physics.PoseAt(200, 340, 180)
	settle(a, ui.Input{})
	bare := a.Back.Len()
	board.ShipsTouch{Ship: 4, Others: []board.ShipID{1}}.Change(v)
	a.Touch()
	settle(a, ui.Input{})
	if got := a.Back.Len() - bare; got != 4 {
		t.Errorf("two ships that touch take %d shapes more, want 4", got)
	}
	if by := table.play.touched(v.Ship(1)); len(by) != 1 || by[0].ID != 4 || len(table.play.touched(v.Ship(2))) != 0 {
		t.Errorf("the first ship touches %d others", len(by))
	}
	table.looked.selected, table.looked.card = 1, true
	a.Touch()
	settle(a, ui.Input{})
	if got := widget(t, a, "card.touches").Words; !strings.HasPrefix(got, "Touches") || !strings.Contains(got, "Mauler") || !strings.Contains(got, "attack") {
		t.Errorf("the card says %q", got)
	}
}

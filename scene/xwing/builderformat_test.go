package xwing

import (
	"fmt"
	"os"
	"slices"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"xwing/game/xwing/catalog"
	"xwing/game/xwing/squad"
	"xwing/scene/ui"
)

// inFormat turns a builder to a format, and confirms what it is told.
func inFormat(t *testing.T, a *Client, format string) {
	t.Helper()
	click(t, a, "builder.format")
	wellPlaced(t, a, "the formats")
	click(t, a, "build-format:"+format)
	if a.Covers.Over != nil {
		click(t, a, "build-move.move")
	}
	settle(a, ui.Input{})
}

// TestBuilderFormats: another format of the list has other cards, which is told before it is so, is undone like any change, and
// stands in the file; another list has it, too, where it knows it.
func TestBuilderFormats(t *testing.T) {
	a, b, folder := builderOf(t, catalog.FFG20, catalog.Rebel)
	banned := ""
	for _, f := range squad.FitsPilot(a.kit.Facts, b.modeIn("hyperspace"), b.squad(), catalog.Rebel) {
		if f.Breach != nil && f.Breach.Kind == squad.NotInMode && banned == "" {
			banned = f.ID
		}
	}
	b.draft.Add(banned)
	b.changed()
	click(t, a, "builder.format")
	click(t, a, "build-format:hyperspace")
	if a.Covers.Over == nil || a.Covers.Over.Name() != "build-move" || b.draft.Format() != "" {
		t.Fatalf("the squad is %q before it was said", b.draft.Format())
	}
	wellPlaced(t, a, "the move")
	click(t, a, "build-move.move")
	if b.draft.Format() != "hyperspace" || !breaking(b.breaches(), 0) {
		t.Errorf("it is %q, and breaks %v", b.draft.Format(), b.breaches())
	}
	b.add()
	if !slices.ContainsFunc(b.offers().not, func(o offer) bool { return o.id == banned && o.breach.Kind == squad.NotInMode }) {
		t.Errorf("%s is offered", banned)
	}
	typing(t, a, "<ctrl+z>")
	if b.draft.Format() != "" || b.format != "" {
		t.Error("that is not undone")
	}
	inFormat(t, a, "extended")
	typing(t, a, "<ctrl+s>")
	if len(folder.files) != 1 || !strings.Contains(string(folder.files[0].XWS), `"extended"`) {
		t.Errorf("the file does not say for which format it is: %s", folder.files[0].XWS)
	}
	click(t, a, "builder.list:"+string(catalog.AMG25))
	click(t, a, "build-move.move")
	if b.draft.Format() != "extended" || b.list != catalog.AMG25 {
		t.Errorf("by the other list it is %q", b.draft.Format())
	}
	click(t, a, "builder.list:"+string(catalog.X2PO))
	click(t, a, "build-move.move")
	if b.draft.Format() != "" {
		t.Errorf("by a list without that format it is %q", b.draft.Format())
	}
	again, err := a.edited(&squadEntry{file: folder.files[0]}, catalog.FFG20, "")
	if err != nil || again.draft.Format() != "extended" {
		t.Errorf("opened again it is %q, %v", again.draft.Format(), err)
	}
}

// TestBuilderEpic builds a squad of an epic game with a huge ship and a wing by mouse, and picks it for one.
func TestBuilderEpic(t *testing.T) {
	a, b, folder := builderOf(t, catalog.FFG20, catalog.Imperial)
	inFormat(t, a, squad.Epic)
	if b.mode().Points != 500 || !b.mode().Epic {
		t.Fatalf("held to %+v", b.mode())
	}
	typing(t, a, "raider<enter>howl<enter>academy<enter>academy<enter>academy<enter>")
	click(t, a, "builder.wings")
	wellPlaced(t, a, "the wings")
	give := ""
	for _, w := range a.UI.Widgets {
		if give == "" && strings.HasPrefix(w.ID, "wing.give:2:") {
			give = w.ID
		}
	}
	click(t, a, give)
	for _, mate := range []string{"3", "4", "5"} {
		click(t, a, "wing:2:"+mate)
	}
	click(t, a, "wings.save")
	if n := len(b.squad().Wings()); n != 1 || len(b.breaches()) > 0 || a.Covers.Over != nil {
		t.Fatalf("%d wings; it breaks %v", n, b.breaches())
	}
	if at := b.squad().Wings()[0]; !strings.Contains(a.desk.wingOf(b.squad(), b.words(), at[1]), "wingmate 1") {
		t.Error("a wingmate does not say so")
	}
	for _, id := range a.kit.AllObstacles()[:7] {
		builderObstacles{b}.builder.toggle(id)
	}
	if n := len(b.squad().Obstacles); n != squad.EpicObstacles {
		t.Errorf("it brings %d obstacles", n)
	}
	typing(t, a, "<ctrl+z><ctrl+z><ctrl+z><ctrl+z><ctrl+z><ctrl+z><ctrl+z><ctrl+z>")
	if len(b.squad().Wings()) != 0 {
		t.Error("the wing is not undone")
	}
	typing(t, a, "<ctrl+y>")
	click(t, a, "builder.play")
	s, ok := a.Screen.(*squadsScreen)
	if !ok || len(folder.files) != 1 || !s.battle(a) {
		t.Fatalf("on screen %s, %d files", a.Screen.Name(), len(folder.files))
	}
	settle(a, ui.Input{})
	click(t, a, "edit:red")
	if b, ok = a.Screen.(*builderScreen); !ok || !b.mode().Epic || len(b.squad().Wings()) != 1 || b.draft.Changed() {
		t.Errorf("edited again: on screen %s", a.Screen.Name())
	}
}

// TestBuilderEpicWindows: epic squads, whole ones of all that are built in, their wings and formats have room at every size.
func TestBuilderEpicWindows(t *testing.T) {
	text, err := os.ReadFile("../../assets/facts/squads-epic/epic-imperial-gozanti.xws")
	if err != nil {
		t.Fatal(err)
	}
	a, _, _ := builderOf(t, catalog.FFG20, catalog.Imperial)
	b, err := a.edited(&squadEntry{file: SquadFile{Name: "gozanti", XWS: text}}, catalog.FFG20, "")
	if err != nil || !b.mode().Epic {
		t.Fatalf("%v, it is held to %+v", err, b.mode())
	}
	a.Show(b)
	empty := newBuilder(a, catalog.FFG20)
	for _, size := range append(everySize[:len(everySize):len(everySize)], [3]float64{915, 412, 100}) {
		a.Width, a.Height, a.Opt.Settings.Window.Scale = size[0], size[1], int(size[2])
		for _, stage := range []struct {
			name string
			set  func()
		}{
			{"start", func() { a.Screen = empty }},
			{"squad", func() { b.show(0); b.page = squadPage }},
			{"ship", func() { b.page = shipPage }},
			{"swap", func() { b.show(2); b.swap(); b.pointed = true; b.page = fitsPage }},
			{"formats", func() { a.Cover(builderFormats{b}) }},
			{"wings", func() { b.wings() }},
		} {
			a.Screen = b
			a.Covers.Over = nil
			stage.set()
			a.Build(ui.Input{})
			a.Build(ui.Input{})
			wellPlaced(t, a, fmt.Sprintf("epic builder, %s at %vx%v, %v %%", stage.name, size[0], size[1], size[2]))
		}
		a.Covers.Over = nil
	}
}

// TestBuilderTidiesWings: F8 leads to the wings, where those that nobody can fly are gone with a click.
func TestBuilderTidiesWings(t *testing.T) {
	a, b, _ := builderOf(t, catalog.FFG20, catalog.Imperial)
	inFormat(t, a, squad.Epic)
	typing(t, a, "howl<enter>academy<enter>")
	if err := b.draft.Reform(b.squad().WithWings(squad.Wing{0, 1}, squad.Wing{1, 9})); err != nil {
		t.Fatal(err)
	}
	b.changed()
	typing(t, a, "<f8>")
	if a.Covers.Over == nil || a.Covers.Over.Name() != "wings" {
		t.Fatalf("F8 does not lead to the wings, of which is said %v", b.breaches())
	}
	wellPlaced(t, a, "garbled wings")
	click(t, a, "wings.save")
	if len(b.breaches()) > 0 || len(b.squad().Wings()) > 0 {
		t.Errorf("wings that nobody leads stay: %v", b.breaches())
	}
}

// TestBuilderSections: of first edition both sections come for one click, and go likewise.
func TestBuilderSections(t *testing.T) {
	a, _, _ := withFirst(t)
	a.build()
	settle(a, ui.Input{})
	click(t, a, "build-list:"+string(catalog.FFG10))
	click(t, a, "build-format:"+squad.Epic)
	click(t, a, "build-faction:"+catalog.Rebel.String())
	b := a.Screen.(*builderScreen)
	if b.mode().Points != 300 {
		t.Fatalf("held to %+v", b.mode())
	}
	if n := len(b.offers().fit); slices.ContainsFunc(b.offers().fit, func(o offer) bool { return o.id == "cr90corvetteaft" }) {
		t.Errorf("of %d one is an aft section", n)
	}
	typing(t, a, "cr90<enter>")
	if len(b.squad().Pilots) != 2 || len(b.breaches()) > 0 || b.total() != 90 {
		t.Fatalf("%d cards for %d, which break %v", len(b.squad().Pilots), b.total(), b.breaches())
	}
	b.show(1)
	a.Build(ui.Input{})
	if b.twice(); len(b.squad().Pilots) != 2 {
		t.Error("a section is there twice")
	}
	typing(t, a, "<del>")
	if len(b.squad().Pilots) != 0 {
		t.Errorf("%d cards are left", len(b.squad().Pilots))
	}
}

// TestBuilderQuick builds a squad of quick builds, which counts threat, comes with its cards, and is played as such.
func TestBuilderQuick(t *testing.T) {
	a, b, folder := builderOf(t, catalog.FFG20, catalog.Rebel)
	inFormat(t, a, squad.QuickFormat)
	typing(t, a, "airen<enter>")
	if b.total() != 2 || len(b.squad().Pilots) != 1 || b.points(0) != "2" {
		t.Fatalf("threat %d, of the ship %q, %d ships", b.total(), b.points(0), len(b.squad().Pilots))
	}
	for range 8 {
		if f := b.offers().fit; len(f) > 0 {
			b.take(&f[0])
		}
	}
	sum := 0
	for i := range b.squad().Pilots {
		n := 0
		_, _ = fmt.Sscan(b.points(i), &n)
		sum += n
	}
	if b.total() > squad.QuickThreat || b.total() < squad.QuickThreat-1 || sum != b.total() || len(b.breaches()) > 0 {
		t.Errorf("threat %d, of its ships %d; it breaks %v", b.total(), sum, b.breaches())
	}
	b.show(0)
	a.Build(ui.Input{})
	wellPlaced(t, a, "a quick build")
	typing(t, a, "1")
	if b.slot >= 0 {
		t.Error("a slot of a quick build is picked")
	}
	if b.swap(); b.instead {
		t.Error("a ship of a quick build is replaced")
	}
	click(t, a, "builder.play")
	s, ok := a.Screen.(*squadsScreen)
	if !ok || len(folder.files) != 1 {
		t.Fatalf("on screen %s, %d files", a.Screen.Name(), len(folder.files))
	}
	settle(a, ui.Input{})
	e := s.pick(a, 0)
	if e == nil || !e.quick || len(e.breaches) > 0 || e.points != b.total() {
		t.Errorf("picked is %+v", e)
	}
	if e, err := a.edited(e, catalog.FFG20, ""); err != nil || !e.mode().Quick {
		t.Errorf("edited again: %v", err)
	}
}

// TestBuilderSwaps: another ship card takes a ship's place by keys; what does not fit it is told before it goes.
func TestBuilderSwaps(t *testing.T) {
	a, b, _ := builderOf(t, catalog.FFG20, catalog.Rebel)
	typing(t, a, "luke<enter>thane<enter><left>1r2-d2<enter>")
	b.open(slices.IndexFunc(b.slots(), func(s squad.Slot) bool { return s.ID == "force-power" }))
	typing(t, a, "instinct<enter><esc><ctrl+r>")
	if !b.instead || slices.ContainsFunc(b.offers().fit, func(o offer) bool { return o.id == "lukeskywalker" }) {
		t.Fatal("no other ship cards are offered")
	}
	for i := range b.offers().fit {
		if o := &b.offers().fit[i]; o.id == "wedgeantilles" {
			n, _ := b.after(o)
			if c, err := b.draft.Swapped(0, o.id); err != nil || c.Total != n {
				t.Errorf("with Wedge it is said to cost %d: %v", n, c.Total)
			}
		}
	}
	typing(t, a, "wedge<enter>")
	if a.Covers.Over == nil || b.squad().Pilots[0].Pilot != "lukeskywalker" {
		t.Fatalf("%s is there before it was said", b.squad().Pilots[0].Pilot)
	}
	if w := widget(t, a, "build-move:Instinctive Aim").Words; !strings.Contains(w, "Instinctive Aim") {
		t.Errorf("of the card that goes it is said %q", w)
	}
	wellPlaced(t, a, "the swap")
	click(t, a, "build-move.move")
	if p := b.squad().Pilots[0]; p.Pilot != "wedgeantilles" || len(p.Upgrades) != 1 || b.ship != 0 || b.adding {
		t.Errorf("it is %+v", p)
	}
	typing(t, a, "<ctrl+r>gold<down><enter>")
	if p := b.squad().Pilots[0]; a.Covers.Over != nil || p.Pilot == "wedgeantilles" || len(p.Upgrades) != 1 {
		t.Errorf("without a loss it is asked: %+v", p)
	}
	a.Build(strike(ebiten.KeyF6))
	if a.Covers.Over == nil || a.Covers.Over.Name() != "build-formats" {
		t.Error("F6 does not show the formats")
	}
}

// TestBuilderTellsClashes: what is limited is told before it is there once too often, by the button and by the offers.
func TestBuilderTellsClashes(t *testing.T) {
	a, b, _ := builderOf(t, catalog.FFG20, catalog.Rebel)
	typing(t, a, "luke<enter><left>")
	if why := b.twiceWhy(); !strings.Contains(why, "Luke Skywalker") {
		t.Errorf("of a second Luke it is said %q", why)
	}
	b.add()
	if !slices.ContainsFunc(b.offers().not, func(o offer) bool {
		return o.id == "lukeskywalker" && o.breach.Kind == squad.TooManyCopies
	}) {
		t.Error("a second Luke is offered")
	}
	b.takeShip(&offer{id: "bluesquadronescort"})
	b.show(1)
	if why := b.twiceWhy(); why != "" {
		t.Errorf("of a second ship that is not limited it is said %q", why)
	}
}

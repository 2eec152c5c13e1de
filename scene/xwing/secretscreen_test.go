package xwing

import (
	"maps"
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/google/go-cmp/cmp/cmpopts"
	"github.com/hajimehoshi/ebiten/v2"
	"pgregory.net/rapid"

	"xwing/game"
	"xwing/game/xwing"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/match"
	"xwing/game/xwing/player"
	"xwing/game/xwing/squad"
	"xwing/game/xwing/terms"
	"xwing/scene"
	"xwing/scene/draw"
	"xwing/scene/sound"
	"xwing/scene/ui"
)

// twin is one of two clients that show the same game but for what is hidden.
type twin struct {
	*Client
	table *tableScreen
	play  *play
}

// twins are two clients at a question that begins a step; in the second the
// hidden facts are changed.
func twins(t rapid.TB, kit *match.Kit, w *terms.Words, s *game.Session, change func(*xwing.State)) [2]twin {
	var pair [2]twin
	for i := range pair {
		o := scene.Options{Files: noFiles{}, Seed: 3, Seeded: true}
		o.Settings.Ease = eager
		a, err := NewClient(o, Opening{Kits: match.Kits{kit}, Words: w, Folder: noFiles{}})
		if err != nil {
			t.Fatal(err)
		}
		a.Width, a.Height = 1280, 720
		if i == 1 {
			a.Studio = pair[0].Studio // the same picture is the same sprite
		}
		state := s.State().Clone().(*xwing.State)
		if i == 1 {
			change(state)
		}
		session, err := game.NewSession(s.Header(), state, nil)
		if err != nil {
			t.Fatal(err)
		}
		p := a.play(session)
		table := newTable(a, p)
		a.Show(table)
		pair[i] = twin{a, table, p}
	}
	return pair
}

// screenOf is all that a client shows with the mouse somewhere and a key held:
// what is painted, what can be pressed, the log.
type screenOf struct {
	Widgets, Pieces []ui.Widget
	Prompt          string
	Log             []string
	Sounds          []sound.Cue
	frame           draw.List
}

func (c *twin) screenOf(in ui.Input) screenOf {
	c.Build(in)
	prompt, _ := c.Screen.Asked()
	s := screenOf{Widgets: slices.Clone(c.UI.Widgets), Pieces: slices.Clone(c.UI.Pieces), Prompt: prompt, Sounds: slices.Clone(c.Cues)}
	for _, line := range c.play.board.Lines {
		s.Log = append(s.Log, line.Text)
	}
	s.frame.Copy(&c.Canvas.Frame)
	s.frame.Append(&c.Beside)
	return s
}

// sameScreens compares what both clients show, with the mouse on some of it and the cards
// of two ships open, one of them pinned.
func sameScreens(t rapid.TB, pair [2]twin, rng *rand.Rand, when string) {
	in, keys := ui.Input{}, [][]ebiten.Key{nil, {ebiten.KeyA}}
	ships := rng.Perm(len(pair[0].play.board.view.Ships))
	for _, c := range pair {
		c.table.looked.card, c.table.looked.selected = true, board.ShipID(ships[0]+1)
		c.table.side.pinned = board.ShipID(ships[len(ships)-1] + 1)
	}
	for range 2 {
		one, two := pair[0].screenOf(in), pair[1].screenOf(in)
		if diff := cmp.Diff(one, two, cmpopts.IgnoreUnexported(screenOf{})); diff != "" {
			t.Fatalf("%s, mouse at %v %v: the screens differ:\n%s", when, in.X, in.Y, diff)
		}
		if !one.frame.Equal(&two.frame) {
			t.Fatalf("%s, mouse at %v %v: the frames differ", when, in.X, in.Y)
		}
		all := append(one.Widgets, one.Pieces...)
		if len(all) == 0 {
			return
		}
		on := all[rng.IntN(len(all))].Rect
		in = ui.Input{X: float64(on[0] + on[2]/2), Y: float64(on[1] + on[3]/2), Keys: keys[rng.IntN(len(keys))]}
	}
}

// untilDials plays a game up to the dials of a round; nil if it does not come so far.
func untilDials(t rapid.TB, kit *match.Kit, squads [2][]byte, seed uint64, round int) *game.Session {
	h, err := kit.Header(squads, seed)
	if err != nil {
		t.Fatal(err)
	}
	return headedUntilDials(t, kit, h, seed, round)
}

// headedUntilDials is untilDials for the game of a header.
func headedUntilDials(t rapid.TB, kit *match.Kit, h game.Header, seed uint64, round int) *game.Session {
	start, err := kit.Start(h)
	if err != nil {
		t.Fatal(err)
	}
	s, err := game.NewSession(h, start, nil)
	if err != nil {
		t.Fatal(err)
	}
	brain := player.NewSensible(seed)
	for {
		open := s.Open()
		switch {
		case len(open) == 0:
			s.Close()
			return nil
		case open[0].Kind == ask.SetDials && s.State().(*xwing.State).View.Round >= round:
			return s
		}
		c, err := brain.Answer(xwing.Sit(s, open[0].Seat), open[0])
		if err != nil {
			t.Fatal(err)
		}
		if err := s.Choose(c); err != nil {
			t.Fatal(err)
		}
	}
}

// hideAll is hide, and changes which of two a facedown condition is: its assigner
// may see that.
func hideAll(rng *rand.Rand) func(*xwing.State) {
	return func(s *xwing.State) {
		for i := range s.Hidden.Secrets {
			s.Hidden.Secrets[i].Card = otherSecret(s.Hidden.Secrets[i].Card)
		}
		hide(rng)(s)
	}
}

// hide changes what nobody may see: the order of the decks, and which card of the
// deck a facedown damage card is.
func hide(rng *rand.Rand) func(*xwing.State) {
	return func(s *xwing.State) {
		h := &s.Hidden
		for seat := range h.Decks {
			deck := h.Decks[seat].Cards
			rng.Shuffle(len(deck), func(a, b int) { deck[a], deck[b] = deck[b], deck[a] })
		}
		for i, cards := range h.Facedown { // as if others had been dealt
			for j := range cards {
				if deck := h.Decks[s.View.Ships[i].Seat].Cards; len(deck) > 0 {
					k := rng.IntN(len(deck))
					cards[j], deck[k] = deck[k], cards[j]
				}
			}
		}
	}
}

// otherSecret is the other of the two conditions that are assigned facedown.
func otherSecret(card string) string {
	if card == "youshouldthankme" {
		return "youdbettermeanbusiness"
	}
	return "youshouldthankme"
}

// TestSecretConditionsStayOffTheScreen plays games like the next test, in which
// conditions lie facedown: in the second client always the other of the two.
func TestSecretConditionsStayOffTheScreen(t *testing.T) {
	kit, w, samples := builtIn(t)
	w = w.With(terms.NewNames(&board.View{}, kit.Facts))
	games, compared, hidden := 0, 0, 0
	rapid.Check(t, func(rt *rapid.T) {
		games++
		seed := rapid.Uint64().Draw(rt, "seed")
		rng := rand.New(rand.NewPCG(seed, 2))
		squads := smallSquads(t, samples, rng)
		squads[seed%2] = withZam(t, samples, seed/2%2 == 0)
		s := untilDials(rt, kit, squads, seed, 1+rng.IntN(3))
		if s == nil {
			return
		}
		defer s.Close()
		pair := twins(rt, kit, w, s, hideAll(rng))
		defer pair[0].Close()
		defer pair[1].Close()
		if len(s.State().(*xwing.State).Hidden.Secrets) > 0 {
			hidden++
		}
		sameScreens(rt, pair, rng, "before the dials are set")
		compared += playTwins(rt, pair, 0, rng, seed)
	})
	if compared < 3*games || 10*hidden < games-20 { // -short plays 20 games, in which there may be none
		t.Errorf("only %d questions were compared in %d games, %d of which began with a facedown condition", compared, games, hidden)
	}
}

// withZam is a squad with Zam Wesell, as pilot or as crew.
func withZam(t *testing.T, samples []squad.Sample, crew bool) []byte {
	t.Helper()
	for _, sample := range samples {
		s := sample.Squad
		if len(s.Pilots) == 0 || s.Pilots[0].Pilot != "zamwesell" {
			continue
		}
		s.Pilots = slices.Clone(s.Pilots[:2])
		if crew {
			s.Pilots[0].Pilot = "bountyhunter"
			s.Faction = catalog.Scum
			s.Pilots = s.Pilots[:1]
			s.Pilots[0].Upgrades = []squad.Equipped{{Slot: "crew", XWS: "zamwesell"}}
		}
		text, err := s.XWS()
		if err != nil {
			t.Fatal(err)
		}
		return text
	}
	t.Fatal("no sample squad has Zam Wesell")
	return nil
}

// TestSecretsStayOffTheScreen plays games at random, each twice, with other
// dials on one side, the decks and facedown cards in another order: until one of
// these is revealed by the rules, screen, questions, log and the answers that the
// client gives by itself are the same, wherever the mouse is.
func TestSecretsStayOffTheScreen(t *testing.T) {
	kit, w, samples := builtIn(t)
	w = w.With(terms.NewNames(&board.View{}, kit.Facts))
	games, compared, other := 0, 0, 0
	rapid.Check(t, func(rt *rapid.T) {
		games++
		seed := rapid.Uint64().Draw(rt, "seed")
		round := rapid.IntRange(1, 3).Draw(rt, "round")
		side := game.Seat(rapid.IntRange(0, 1).Draw(rt, "side"))
		rng := rand.New(rand.NewPCG(seed, 2))
		s := untilDials(rt, kit, smallSquads(t, samples, rng), seed, round)
		if s == nil {
			return
		}
		defer s.Close()
		pair := twins(rt, kit, w, s, hide(rng))
		defer pair[0].Close()
		defer pair[1].Close()
		sameScreens(rt, pair, rng, "before the dials are set")
		secret := setDials(rt, pair, side, seed)
		if secret != 0 {
			other++
		}
		sameScreens(rt, pair, rng, "the dials of one side are set")
		for i := range pair {
			pair[i].table.question.OpenCurtain((1 - side))
		}
		sameScreens(rt, pair, rng, "behind the other's curtain")
		for i := range pair {
			pair[i].table.question.Restart()
		}
		compared += playTwins(rt, pair, secret, rng, seed)
	})
	if compared < 3*games/2 || 3*other < games {
		t.Errorf("only %d questions were compared in %d games, %d of which had other dials", compared, games, other)
	}
}

// setDials sets the dials of a side, in the second client another for the ship that
// will reveal it last, and returns that ship; 0 if it has no choice.
func setDials(t rapid.TB, pair [2]twin, side game.Seat, seed uint64) (secret board.ShipID) {
	state := pair[0].play.state()
	d, ok := pair[0].play.Session.Decision(side)
	if !ok {
		return 0
	}
	c, err := player.NewSensible(seed).Answer(state.Seen(d.Seat), d)
	if err != nil {
		t.Fatal(err)
	}
	other := c
	other.Each = maps.Clone(c.Each)
	for _, slot := range d.Slots {
		id := board.ShipOf(slot.ID)
		at := slices.IndexFunc(slot.Options, func(o game.Option) bool { return o.Legal() && o.ID != c.Each[slot.ID] })
		if at >= 0 && (secret == 0 || state.Initiative(id) >= state.Initiative(secret)) {
			secret = id
			other.Each = maps.Clone(c.Each)
			other.Each[slot.ID] = slot.Options[at].ID
		}
	}
	for i, choice := range [2]game.Choice{c, other} {
		if err := pair[i].play.Choose(choice); err != nil {
			t.Fatal(err)
		}
		pair[i].table.question.Restart()
	}
	return secret
}

// playTwins plays on in both clients and compares until something hidden comes
// out; it returns how many questions were compared.
func playTwins(t rapid.TB, pair [2]twin, secret board.ShipID, rng *rand.Rand, seed uint64) (compared int) {
	brain := player.NewSensible(seed)
	for range mostQuestions {
		p := pair[0].play
		open := p.Session.Open()
		if len(open) == 0 {
			return compared
		}
		d := open[0]
		c, err := brain.Answer(p.seen(d), d)
		if err != nil {
			t.Fatal(err)
		}
		if e, eased := ease(eager, p.Session, d, notNever); eased {
			c = e.Choice
		}
		if d.Kind == ask.SearchDamage {
			return compared // its player sees the deck
		}
		if d.Kind == ask.RevealSecret {
			c.Pick = []string{"no"}
		}
		both := [2]game.Choice{c, c}
		if d.Kind == ask.ChooseSecret {
			both[1].Pick = []string{otherSecret(c.One())}
		}
		if out := [2]bool{pair[0].playedOn(t, both[0], secret), pair[1].playedOn(t, both[1], secret)}; out[0] || out[1] {
			return compared
		}
		if one, two := p.Session.Choices(), pair[1].play.Session.Choices(); one != two {
			t.Fatalf("%s: one client has answered %d questions, the other %d", d.Kind, one, two)
		}
		if d.Private {
			continue // the other side's dials: behind a curtain
		}
		sameScreens(t, pair, rng, "after "+string(d.Kind))
		compared++
	}
	return compared
}

// mostQuestions is how many are compared in a game.
const mostQuestions = 20

// untilStill is for how many frames a client that gives no more answers by itself is
// left alone.
const untilStill = 6

// playedOn gives an answer and lets the client give those after it that need nobody,
// and reports whether something hidden has come into the open.
func (c *twin) playedOn(t rapid.TB, choice game.Choice, secret board.ShipID) (out bool) {
	if err := c.play.Choose(choice); err != nil {
		t.Fatalf("%s: the same answer is refused: %v", choice.Kind, err)
	}
	c.table.question.Restart()
	for _, e := range c.settled() {
		out = out || reveals(e, secret)
	}
	return out
}

// settled lets the client answer what needs nobody, and returns what happened.
func (c *twin) settled() (shown []game.Event) {
	for still := 0; still < untilStill; still++ {
		shown = append(shown, c.play.board.Queue...)
		n := c.play.Session.Choices()
		if c.Build(ui.Input{}); c.play.Session.Choices() != n {
			still = 0
		}
	}
	return shown
}

// reveals reports whether an event tells of something hidden: a dial that differs,
// a damage card, a condition.
func reveals(e game.Event, secret board.ShipID) bool {
	switch e := e.(type) {
	case board.DialRevealed:
		return e.Ship == secret
	case board.DamageDealt:
		return e.Card != ""
	case board.DamageExposed, board.ConditionRevealed, board.ConditionLaden:
		return true
	}
	return false
}

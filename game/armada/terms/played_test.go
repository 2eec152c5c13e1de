package terms_test

import (
	"fmt"
	"math/rand/v2"
	"regexp"
	"slices"
	"strings"
	"testing"

	"xwing/assets"
	"xwing/game"
	"xwing/game/armada"
	"xwing/game/armada/board"
	"xwing/game/armada/catalog"
	"xwing/game/armada/fleet"
	"xwing/game/armada/gauge"
	"xwing/game/armada/match"
	"xwing/game/armada/terms"
	"xwing/game/player"
)

// TestGamesAreSaid plays games, of each objective, and says everything that happens and everything that is asked: no key
// and no term may be without words, no id may show, and nobody may be without a name.
func TestGamesAreSaid(t *testing.T) {
	kit, err := match.NewKit(assets.ArmadaFacts())
	if err != nil {
		t.Fatal(err)
	}
	missing := map[string]int{}
	w, _ := load(t)
	w = w.Watched(func(key string) { missing[key]++ })
	all := kit.Facts.Objectives()
	for n := range 60 {
		playAndSay(t, kit, w, n, all[n%len(all)].ID)
	}
	for key, n := range missing {
		t.Errorf("%q has no words, %d times", key, n)
	}
}

func playAndSay(t *testing.T, kit *match.Kit, w *terms.Words, n int, objective string) {
	t.Helper()
	rng := rand.New(rand.NewPCG(uint64(n), 5))
	var texts [2][]byte
	for i := range texts {
		f, err := fleet.Draw(kit.Facts, rng, fleet.Wish{Faction: catalog.Factions()[rng.IntN(4)], Points: 250})
		if err == nil {
			f.Objectives = []string{objective}
			texts[i], err = f.JSON()
		}
		if err != nil {
			t.Fatal(err)
		}
	}
	agreed := match.Options{Rounds: 4, Objective: objective}
	if objective == "summa-of-all-things" {
		agreed.Objective = ""
	}
	h, err := kit.Header(texts, uint64(n), agreed)
	if err != nil {
		t.Fatal(err)
	}
	state, err := kit.Start(h)
	if err != nil {
		t.Fatal(err)
	}
	view := state.(*armada.State).View.Clone()
	w = w.With(terms.NewNames(&view))
	s, err := game.NewSession(h, state, nil)
	if err != nil {
		t.Fatal(err)
	}
	defer s.Close()
	chance := player.NewRandom(uint64(n))
	for {
		for _, e := range s.Drain() {
			view.Apply(e)
			sentence, _ := w.Event(e)
			noID(t, game.EventKind(e), sentence)
			if e, ok := e.(board.Event); ok {
				allNamed(t, e.Phrase(&view))
			}
		}
		if _, over := s.Over(); over || s.Fault() != nil {
			return
		}
		d := s.Open()[0]
		sayDecision(t, w, d)
		c, err := chance.Answer(d)
		if err == nil {
			err = s.Choose(c)
		}
		if err != nil {
			t.Fatal(err)
		}
	}
}

// sayDecision says all that a question has to say.
func sayDecision(t *testing.T, w *terms.Words, d game.Decision) {
	t.Helper()
	say := func(text string) { noID(t, string(d.Kind), text) }
	options := func(list []game.Option) {
		for _, o := range list {
			say(w.Option(o))
			if o.Refusal != nil {
				say(w.Refusal(*o.Refusal))
			}
		}
	}
	say(w.Prompt(d))
	options(d.Options)
	for _, s := range d.Slots {
		say(w.Slot(s))
		options(s.Options)
	}
	if p := d.Placement; p != nil {
		for _, piece := range p.Pieces {
			say(w.Value("piece", piece.ID))
			if len(piece.Rails) == 0 {
				say(w.Refusal(piece.Zone.Refusal))
			}
		}
		for _, k := range p.KeepOut {
			say(w.Refusal(k.Refusal))
		}
		if p.Near != nil {
			say(w.Refusal(p.Near.Refusal))
		}
	}
}

// ids matches what belongs into no sentence.
var ids = regexp.MustCompile(`[⟦{%]|(ship|squadron|obstacle|marker|seat):\d|(damage|objective|upgrade)/`)

// noID complains of what should be a sentence and shows an id.
func noID(t *testing.T, of, sentence string) {
	t.Helper()
	for _, hole := range []string{"  ", " .", " ,", " :", " ;", "()"} {
		if strings.Contains(sentence, hole) || sentence != strings.TrimSpace(sentence) {
			t.Errorf("%s: %q has a hole", of, sentence)
		}
	}
	if id := ids.FindString(sentence); id != "" {
		t.Errorf("%s: %q has %q in it", of, sentence, id)
	}
}

// allNamed complains of a value that is empty, but for what may be: a zone, where a squadron has none, dice and tokens.
func allNamed(t *testing.T, p game.Phrase) {
	t.Helper()
	for i := 0; i+1 < len(p.Args); i += 2 {
		if p.Args[i+1] == "" && !slices.Contains([]string{"from", "at", "dice", "commands"}, p.Args[i]) {
			t.Errorf("%s: no %s is named", p.Key, p.Args[i])
		}
	}
}

// TestTermsOfGames words the values that rules say.
func TestTermsOfGames(t *testing.T) {
	w, _ := load(t)
	v := board.View{
		Ships:     []board.Ship{{ID: 1, Card: "cr90-corvette-a"}, {ID: 2, Card: "cr90-corvette-b"}},
		Squadrons: []board.Squadron{{ID: 1, Card: "x-wing-squadron"}, {ID: 2, Card: "x-wing-squadron"}},
		Obstacles: []board.Obstacle{{ID: 1, Kind: catalog.Station}, {ID: 2, Kind: catalog.AsteroidField},
			{ID: 3, Kind: catalog.AsteroidField}},
		Markers: []board.Marker{{ID: 1, Kind: board.ProximityMine}},
	}
	w = w.With(terms.NewNames(&v))
	for value, want := range map[string]string{
		"ship ship:1": "CR90 Corvette A", "squadron squadron:2": "X-Wing Squadron 2", "obstacle obstacle:1": "Station",
		"obstacle obstacle:3": "Asteroid Field 2", "marker marker:1": "proximity mine", "by squadron:1": "X-Wing Squadron 1",
		"from left-aux": " (left auxiliary)", "at ": "", "range 2": "long", "range close": "close", "dice ": "no dice",
		"dice 2 red 1 black": "2 red, 1 black", "dice red:hit-hit blue:crit": "red double hit, blue critical",
		"course L1/0/R2/left": "left 1, straight, right 2, tool on the left", "objective objective/": "none",
		"objective objective/most-wanted": "Most Wanted", "ship CR90": "CR90", "seat red": "Red", "color red": "red",
	} {
		arg, value, _ := strings.Cut(value, " ")
		if got := w.Value(arg, value); got != want {
			t.Errorf("%s %q is %q, want %q", arg, value, got, want)
		}
	}
	for s, kinds := range map[string][]fmt.Stringer{
		"command": {catalog.Navigate, catalog.SquadronCommand, catalog.Repair, catalog.ConcentrateFire},
		"zone":    {gauge.Front, gauge.Rear},
		"phase":   {board.Setup, board.CommandPhase, board.ShipPhase, board.SquadronPhase, board.StatusPhase, board.GameOver},
		"face":    {catalog.Blank, catalog.Hit, catalog.Crit, catalog.Accuracy, catalog.HitHit, catalog.HitCrit},
	} {
		for _, k := range kinds {
			if !w.Has("term." + s + "." + k.String()) {
				t.Errorf("no term.%s.%s", s, k)
			}
		}
	}
	for _, k := range catalog.DefenseTokens() {
		if !w.Has("term.token." + k.String()) {
			t.Errorf("no term.token.%s", k)
		}
	}
	for _, k := range catalog.ObstacleKinds() {
		if !w.Has("term.obstacle." + k.String()) {
			t.Errorf("no term.obstacle.%s", k)
		}
	}
}

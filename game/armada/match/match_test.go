package match_test

import (
	"encoding/json"
	"errors"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"xwing/assets"
	"xwing/game"
	"xwing/game/armada"
	"xwing/game/armada/catalog"
	"xwing/game/armada/fleet"
	"xwing/game/armada/gauge"
	"xwing/game/armada/match"
	"xwing/game/player"
)

func kit(t *testing.T) *match.Kit {
	t.Helper()
	k, err := match.NewKit(assets.ArmadaFacts())
	if err != nil {
		t.Fatal(err)
	}
	return k
}

// drawn are two drawn fleets.
func drawn(t *testing.T, k *match.Kit, seed uint64) (texts [2][]byte) {
	t.Helper()
	rng := rand.New(rand.NewPCG(seed, 7))
	for i := range texts {
		f, err := fleet.Draw(k.Facts, rng, fleet.Wish{Faction: catalog.Factions()[rng.IntN(4)], Points: 180})
		if err == nil {
			f.Name = "drawn"
			texts[i], err = f.JSON()
		}
		if err != nil {
			t.Fatal(err)
		}
	}
	return texts
}

// kept keeps a journal.
type kept struct{ lines []byte }

func (k *kept) Append(line []byte) error {
	k.lines = append(append(k.lines, line...), '\n')
	return nil
}

// TestJournal plays a part of a game, verifies its journal and resumes it.
func TestJournal(t *testing.T) {
	k := kit(t)
	h, err := k.Header(drawn(t, k, 1), 1, match.Options{Rounds: 2})
	if err != nil {
		t.Fatal(err)
	}
	state, err := k.Start(h)
	if err != nil {
		t.Fatal(err)
	}
	log := &kept{}
	s, err := game.NewSession(h, state, log)
	if err != nil {
		t.Fatal(err)
	}
	defer s.Close()
	chance := player.NewRandom(1)
	for range 60 {
		c, err := chance.Answer(s.Open()[0])
		if err == nil {
			err = s.Choose(c)
		}
		if err != nil {
			t.Fatal(err)
		}
	}
	report, err := game.Verify(log.lines, k.Start)
	if err != nil || !report.Agrees() || !report.Notice.Empty() || report.Choices != 60 {
		t.Errorf("the journal plays %+v, %v", report, err)
	}
	if rules, facts := s.State().(*armada.State).Versions(); rules != match.RulesVersion || facts != h.Catalogue || facts == "" {
		t.Errorf("versions %q, %q", rules, facts)
	}
}

// TestStart: the first state has what the header says.
func TestStart(t *testing.T) {
	k := kit(t)
	texts := drawn(t, k, 2)
	for _, agreed := range []match.Options{{}, {Field: match.StandardField}, {Field: match.CoreField, Rounds: 4}, {Unlimited: true}} {
		h, err := k.Header(texts, 3, agreed)
		if err != nil {
			t.Fatal(err)
		}
		started, err := k.Start(h)
		if err != nil {
			t.Fatal(err)
		}
		s := started.(*armada.State)
		field, rounds := gauge.StandardField(), 6
		if agreed.Field == match.CoreField {
			field, rounds = gauge.CoreField(), 4
		}
		if agreed.Unlimited {
			rounds = 0
		}
		if s.View.Field != field || s.Rules().Rounds != rounds || s.View.Sides[0].Points != 180 || len(s.View.Sides[1].Objectives) != 3 {
			t.Errorf("%+v: %v, %d rounds, %+v", agreed, s.View.Field, s.Rules().Rounds, s.View.Sides)
		}
	}
}

// TestAgreedObjective: an objective of any category is played by choice; one that this program does not play, or in a game without
// end, is refused in words.
func TestAgreedObjective(t *testing.T) {
	k := kit(t)
	texts := drawn(t, k, 2)
	h, err := k.Header(texts, 3, match.Options{Objective: "hired-scum"})
	if err != nil {
		t.Fatal(err)
	}
	started, err := k.Start(h)
	if err != nil {
		t.Fatal(err)
	}
	if s := started.(*armada.State); s.Rules().Agreed != "hired-scum" {
		t.Errorf("%q is agreed on", s.Rules().Agreed)
	}
	for key, agreed := range map[string]match.Options{
		"refusal.objective-not-played":  {Objective: "summa-of-all-things"},
		"refusal.objective-unknown":     {Objective: "tea-party"},
		"refusal.objective-without-end": {Objective: "most-wanted", Unlimited: true},
	} {
		_, err := k.Header(texts, 3, agreed)
		var refused *game.Refused
		if !errors.As(err, &refused) || refused.Refusal.Why.Key != key {
			t.Errorf("%+v: %v, want %s", agreed, err, key)
		}
	}
	h.Extra["objective"] = []byte(`"summa-of-all-things"`)
	if _, err := k.Start(h); err == nil {
		t.Error("a header begins what no program plays")
	}
	h.Extra["objective"] = []byte(`7`)
	if _, err := k.Start(h); err == nil {
		t.Error("a number is an objective")
	}
}

// TestRefused: what cannot be begun is refused in words.
func TestRefused(t *testing.T) {
	k := kit(t)
	good, err := k.Header(drawn(t, k, 3), 1, match.Options{})
	if err != nil {
		t.Fatal(err)
	}
	for name, c := range map[string]struct {
		spoil func(h *game.Header)
		want  string
	}{
		"game":    {func(h *game.Header) { h.Game = "" }, "play Armada"},
		"edition": {func(h *game.Header) { h.Edition = "1.0" }, "plays 1.6"},
		"fleet":   {func(h *game.Header) { h.Squads[1] = []byte(`{}`) }, "blue fleet: no fleet"},
		"ship":    {func(h *game.Header) { h.Squads[0] = []byte(`{"game":"armada","ships":[{"id":"death-star"}]}`) }, "death-star"},
		"no ship": {func(h *game.Header) { h.Squads[0] = []byte(`{"game":"armada","squadrons":[{"id":"x-wing-squadron"}]}`) }, "no ship"},
		"rounds":  {func(h *game.Header) { h.Extra = map[string]json.RawMessage{"rounds": []byte("100")} }, "refusal.rounds"},
		"number":  {func(h *game.Header) { h.Extra = map[string]json.RawMessage{"rounds": []byte(`"six"`)} }, "no number"},
		"area":    {func(h *game.Header) { h.Extra = map[string]json.RawMessage{"field": []byte(`"pond"`)} }, "play area"},
		"upgrades": {func(h *game.Header) {
			h.Squads[0] = []byte(`{"game":"armada","ships":[{"id":"cr90-corvette-a","upgrades":["none"]}]}`)
		}, "none"},
	} {
		h := good
		h.Squads = slices.Clone(good.Squads)
		c.spoil(&h)
		if _, err := k.Start(h); err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%s: %v, want %q in it", name, err, c.want)
		}
	}
	for _, agreed := range []match.Options{{Field: "pond"}, {Rounds: -1}, {Rounds: 100}} {
		if _, err := k.Header(drawn(t, k, 3), 1, agreed); err == nil {
			t.Errorf("%+v is agreed on", agreed)
		}
	}
}

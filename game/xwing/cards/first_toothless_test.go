package cards_test

import (
	"bytes"
	"fmt"
	"io/fs"
	"testing"
	"testing/fstest"

	"xwing/assets"
	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
)

// toothless are the facts with TIE fighters whose primary weapon has the value 0: no ship of first edition's is so made.
func toothless(t *testing.T) fs.FS {
	t.Helper()
	const file, printed = "ships/tiefighter.toml", `attacks = ["front 2"]`
	facts := fstest.MapFS{}
	err := fs.WalkDir(assets.FirstFacts(), ".", func(name string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() {
			return err
		}
		data, err := fs.ReadFile(assets.FirstFacts(), name)
		facts[name] = &fstest.MapFile{Data: data}
		return err
	})
	if err != nil || !bytes.Contains(facts[file].Data, []byte(printed)) {
		t.Fatal("no TIE fighter among the facts: ", err)
	}
	facts[file].Data = bytes.Replace(facts[file].Data, []byte(printed), []byte(`attacks = ["front 0"]`), 1)
	return facts
}

// A weapon of the value 0 rolls the dice that the range and cards add.
func TestFirstToothless(t *testing.T) {
	facts := toothless(t)
	for name, c := range map[string]struct{ mm, more, want int }{
		"X10-ATK-024 nothing":            {160, 0, 0},
		"X10-ATK-024 at range 1":         {60, 0, 1},
		"X10-ATK-024 by a card":          {160, 1, 1},
		"X10-ATK-024 by both":            {60, 2, 3},
		"X10-ATK-024 less than 0":        {160, -1, 0},
		"X10-ATK-024 one less, and more": {60, -1, 0},
	} {
		t.Run(name, func(t *testing.T) {
			own := &xwing.Card{ID: catalog.CardID{Family: catalog.XWing1, Kind: catalog.PilotCard, XWS: "academypilot"}, Editions: []string{"1"},
				Abilities: []xwing.Ability{{Query: xwing.AttackDiceCount, By: func(*xwing.Table, xwing.Moment) int { return c.more }}}}
			s, err := xwing.NewScenario(firstRulesBy(t, facts, own), xwing.Scenario{Phase: board.Engagement,
				Ships: []xwing.ScenarioShip{redShip("academypilot", 400, 300, 0), blueShip("rookiepilot", 400, 340+float64(c.mm), 180)}})
			if err != nil {
				t.Fatal(err)
			}
			if p := s.PreviewAttack(1, "primary:0", 2); p.Refusal != nil || p.AttackDice != c.want {
				t.Error(fmt.Sprint(p.AttackDice, " dice, want ", c.want, ", ", p.Refusal))
			}
		})
	}
}

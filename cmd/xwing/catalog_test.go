package main

import (
	"bytes"
	"encoding/json"
	"strings"
	"testing"

	"xwing/assets"
	"xwing/game/catalog"
	"xwing/game/words"
	"xwing/game/xwing"
)

// TestEveryCardPrints prints everything there is, in words and as data.
func TestEveryCardPrints(t *testing.T) {
	cat, err := catalog.Open(assets.Facts())
	if err != nil {
		t.Fatal(err)
	}
	w, err := words.Load(assets.Words, "en")
	if err != nil {
		t.Fatal(err)
	}
	w = w.With(words.NewNames(&xwing.View{}, cat))
	amg, err := cat.List(catalog.AMG25)
	if err != nil {
		t.Fatal(err)
	}
	all := map[catalog.Kind][]string{}
	for _, s := range cat.Ships() {
		all[catalog.ShipKind] = append(all[catalog.ShipKind], s.XWS)
	}
	for _, p := range cat.Pilots() {
		all[catalog.PilotCard] = append(all[catalog.PilotCard], p.XWS)
	}
	for _, u := range cat.Upgrades() {
		all[catalog.UpgradeCard] = append(all[catalog.UpgradeCard], u.XWS)
	}
	for _, x := range cat.Conditions() {
		all[catalog.ConditionCard] = append(all[catalog.ConditionCard], x.XWS)
	}
	for _, d := range cat.Devices() {
		all[catalog.DeviceKind] = append(all[catalog.DeviceKind], d.ID)
	}
	for _, m := range cat.Remotes() {
		all[catalog.RemoteKind] = append(all[catalog.RemoteKind], m.ID)
	}
	for _, o := range cat.Obstacles() {
		all[catalog.ObstacleKind] = append(all[catalog.ObstacleKind], o.ID)
	}
	for _, d := range cat.DamageDeck() {
		all[catalog.DamageKind] = append(all[catalog.DamageKind], d.ID)
	}
	for _, e := range cat.Environments() {
		all[catalog.EnvironmentKind] = append(all[catalog.EnvironmentKind], e.XWS)
	}
	for _, s := range cat.Scenarios() {
		all[catalog.ScenarioKind] = append(all[catalog.ScenarioKind], s.ID)
	}
	for _, only := range []*catalog.PointsList{nil, amg} {
		for kind, ids := range all {
			for _, id := range ids {
				hits := []catalog.Found{{Kind: kind, ID: id}}
				var out bytes.Buffer
				b := &cardBook{cat: cat, w: w, out: &out, only: only}
				b.full(hits)
				b.list(hits)
				if err := writeJSON(&out, b.cardsJSON(hits)); err != nil || !strings.Contains(out.String(), id) {
					t.Errorf("%s %s: %v", kind, id, err)
				}
				for _, wrong := range []string{"⟦", "%!", "{what}", "  \n", ": \n", ", ,"} {
					if strings.Contains(out.String(), wrong) {
						t.Errorf("%s %s has %q: %s", kind, id, wrong, out.String())
					}
				}
			}
		}
	}
}

// TestDialInColour wants that a dial says the same with colours and without.
func TestDialInColour(t *testing.T) {
	cat, err := catalog.Open(assets.Facts())
	if err != nil {
		t.Fatal(err)
	}
	w, err := words.Load(assets.Words, "en")
	if err != nil {
		t.Fatal(err)
	}
	ship, err := cat.Ship("lambdaclasst4ashuttle")
	if err != nil {
		t.Fatal(err)
	}
	var plain, coloured bytes.Buffer
	(&cardBook{cat: cat, w: w, out: &plain}).dial(ship.Dial)
	(&cardBook{cat: cat, w: w, out: &coloured, colour: true}).dial(ship.Dial)
	bare := strings.NewReplacer("\x1b[34;1m", "", "\x1b[31;1m", "", "\x1b[35;1m", "", "\x1b[0m", "").Replace(coloured.String())
	if bare != plain.String() || coloured.String() == bare {
		t.Errorf("in colour:\n%s\nplain:\n%s", coloured.String(), plain.String())
	}
	want := `  dial:
       ↰  ↖  ↑  ↗  ↱  ■
    3  ·  R  W  R  ·  ·
    2  R  W  B  W  R  ·
    1  ·  B  B  B  ·  ·
    0  ·  ·  ·  ·  ·  R
    ↰ left turn, ↖ left bank, ↑ straight, ↗ right bank, ↱ right turn, ■ stationary
    R red, B blue, W white
`
	if plain.String() != want {
		t.Errorf("dial:\n%s\nwant:\n%s", plain.String(), want)
	}
}

func TestListsAsData(t *testing.T) {
	cat, err := catalog.Open(assets.Facts())
	if err != nil {
		t.Fatal(err)
	}
	var out bytes.Buffer
	b := &cardBook{cat: cat, out: &out}
	if err := writeJSON(&out, b.listsJSON()); err != nil {
		t.Fatal(err)
	}
	var lists []struct {
		ID     string
		Budget int
	}
	if err := json.Unmarshal(out.Bytes(), &lists); err != nil || len(lists) != 4 || lists[2].ID != "xwa" || lists[2].Budget != 50 {
		t.Errorf("lists %+v, %v", lists, err)
	}
}

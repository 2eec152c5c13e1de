package main

import (
	"bytes"
	"encoding/json"
	"strings"
	"testing"

	"xwing/assets"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/terms"
)

// book loads what cards are printed from.
func book(t *testing.T) *cardBook {
	t.Helper()
	cat, err := catalog.Open(assets.Facts())
	if err != nil {
		t.Fatal(err)
	}
	w, err := terms.Load(assets.Words, "en")
	if err != nil {
		t.Fatal(err)
	}
	return &cardBook{cat: cat, w: w.With(terms.NewNames(&board.View{}, cat))}
}

// idsOf lists the ids of things of a kind.
func idsOf[T any](all []*T, id func(*T) string) []string {
	var ids []string
	for _, x := range all {
		ids = append(ids, id(x))
	}
	return ids
}

// TestEveryCardPrints prints everything there is, in words and as data.
func TestEveryCardPrints(t *testing.T) {
	b := book(t)
	amg, err := b.cat.List(catalog.AMG25)
	if err != nil {
		t.Fatal(err)
	}
	all := map[catalog.Kind][]string{
		catalog.ShipKind:        idsOf(b.cat.Ships(), func(s *catalog.Ship) string { return s.XWS }),
		catalog.PilotCard:       idsOf(b.cat.Pilots(), func(p *catalog.Pilot) string { return p.XWS }),
		catalog.UpgradeCard:     idsOf(b.cat.Upgrades(), func(u *catalog.Upgrade) string { return u.XWS }),
		catalog.ConditionCard:   idsOf(b.cat.Conditions(), func(x *catalog.Condition) string { return x.XWS }),
		catalog.DeviceKind:      idsOf(b.cat.Devices(), func(d *catalog.Device) string { return d.ID }),
		catalog.RemoteKind:      idsOf(b.cat.Remotes(), func(m *catalog.Remote) string { return m.ID }),
		catalog.ObstacleKind:    idsOf(b.cat.Obstacles(), func(o *catalog.Obstacle) string { return o.ID }),
		catalog.DamageKind:      idsOf(b.cat.DamageDeck(), func(d *catalog.DamageCard) string { return d.ID }),
		catalog.EnvironmentKind: idsOf(b.cat.Environments(), func(e *catalog.Environment) string { return e.XWS }),
		catalog.ScenarioKind:    idsOf(b.cat.Scenarios(), func(s *catalog.Scenario) string { return s.ID }),
	}
	for _, only := range []*catalog.PointsList{nil, amg} {
		for kind, ids := range all {
			for _, id := range ids {
				hits := []catalog.Found{{Kind: kind, ID: id}}
				var out bytes.Buffer
				b.out, b.only = &out, only
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
	b := book(t)
	ship, err := b.cat.Ship("lambdaclasst4ashuttle")
	if err != nil {
		t.Fatal(err)
	}
	var plain, coloured bytes.Buffer
	b.out = &plain
	b.dial(ship.Dial)
	b.out, b.colour = &coloured, true
	b.dial(ship.Dial)
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
	var out bytes.Buffer
	b := book(t)
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

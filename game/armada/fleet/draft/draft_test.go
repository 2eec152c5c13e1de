package draft_test

import (
	"bytes"
	"math/rand/v2"
	"reflect"
	"slices"
	"strings"
	"sync"
	"testing"

	"xwing/assets"
	"xwing/game/armada/catalog"
	"xwing/game/armada/fleet"
	"xwing/game/armada/fleet/draft"
)

var opened = sync.OnceValues(func() (*catalog.Catalog, error) { return catalog.Open(assets.ArmadaFacts()) })

func facts(t testing.TB) *catalog.Catalog {
	t.Helper()
	c, err := opened()
	if err != nil {
		t.Fatal(err)
	}
	return c
}

// own is a fleet in our own form as a hand has written it, with cards that nobody knows.
const own = `{ "game":"armada","faction":"rebel-alliance", "name": "Odd",
 "ships":[{"id":"cr90-corvette-a","upgrades":["mon-mothma","jainas-light"]},{"id":"no-such-ship","upgrades":["no-such-card"]}],
   "squadrons": [{"id":"x-wing-squadron","count":2}, {"id":"no-such-squadron"}], "objectives":["most-wanted","no-such-one"], "points": 250 }
`

// list is a fleet as a builder writes it for people.
const list = `Name: Listed
Faction: Rebel
Commander: Mon Mothma (30)

Assault: Most Wanted

CR90 Corvette A (44)
• Mon Mothma (30)
= 74 Points
`

func open(t testing.TB, text string) *draft.Draft {
	t.Helper()
	d, err := draft.Open(facts(t), "file", []byte(text))
	if err != nil {
		t.Fatal(err)
	}
	return d
}

func text(t testing.TB, d *draft.Draft) string {
	t.Helper()
	b, err := d.Text()
	if err != nil {
		t.Fatal(err)
	}
	return string(b)
}

// TestUnchanged writes what was not changed as it was, byte for byte, also once it was changed and changed back.
func TestUnchanged(t *testing.T) {
	for _, file := range []string{own, list} {
		d := open(t, file)
		if d.Changed() || text(t, d) != file {
			t.Errorf("it is written as\n%s", text(t, d))
		}
		d.Name("Else")
		got := text(t, d)
		if !d.Changed() || got == file {
			t.Error("its name has not changed")
		}
		r, err := fleet.Read("again", []byte(got), facts(t))
		if err != nil || !r.Fleet.Equal(d.Fleet()) {
			t.Errorf("read again it is %+v, %v", r.Fleet, err)
		}
		if d.Undo(); d.Changed() || text(t, d) != file {
			t.Errorf("undone it is written as\n%s", text(t, d))
		}
	}
}

// TestChanges makes each change, and holds what it makes of the fleet.
func TestChanges(t *testing.T) {
	d := draft.New(facts(t), catalog.Rebel, 400)
	if d.Add("cr90-corvette-a") != 0 || d.Add("nobody") != 1 || d.AddSquadron("x-wing-squadron") != 0 ||
		d.AddSquadron("luke-skywalker") != 1 || d.AddSquadron("x-wing-squadron") != 0 {
		t.Error("they come elsewhere")
	}
	for _, err := range []error{d.Put(0, "jainas-light"), d.Put(0, "mon-mothma"), d.Put(0, "no-such-card"), d.Replace(0, 1, "leia-organa"),
		d.Take(0, 2), d.Move(0, 1), d.MoveSquadron(0, 1), d.Exchange(0, "gr-75-medium-transports"), d.Points(180),
		d.Objective(catalog.DefenseObjective, "capture-the-vip"), d.Objective(catalog.AssaultObjective, "most-wanted"),
		d.Objective(catalog.DefenseObjective, "hyperspace-assault")} {
		if err != nil {
			t.Error(err)
		}
	}
	if at, err := d.Duplicate(1); at != 2 || err != nil {
		t.Errorf("the second one is at %d, %v", at, err)
	}
	d.Name("  Home ")
	want := fleet.Fleet{Name: "Home", Faction: catalog.Rebel, Points: 180,
		Ships: []fleet.Ship{{ID: "gr-75-medium-transports"}, {ID: "cr90-corvette-a", Upgrades: []string{"jainas-light", "leia-organa"}},
			{ID: "cr90-corvette-a", Upgrades: []string{"jainas-light", "leia-organa"}}},
		Squadrons:  []fleet.Squadron{{ID: "luke-skywalker", Count: 1}, {ID: "x-wing-squadron", Count: 2}},
		Objectives: []string{"most-wanted", "hyperspace-assault"}}
	if got := d.Fleet(); !got.Equal(want) {
		t.Errorf("it is\n%+v, want\n%+v", got, want)
	}
	if got := d.Fleet(); !reflect.DeepEqual(got, want) { // whatever is called equal
		t.Errorf("it is\n%+v, want\n%+v", got, want)
	}
	if err := d.Remove(0); err != nil || len(d.Fleet().Ships) != 2 {
		t.Errorf("taken out: %+v, %v", d.Fleet(), err)
	}
	for i, left := range []int{1, 0} {
		if err := d.TakeSquadron(1); err != nil || i == 0 && d.Fleet().Squadrons[1].Count != left || len(d.Fleet().Squadrons) != 2-i {
			t.Errorf("one less: %+v, %v", d.Fleet().Squadrons, err)
		}
	}
	if want := d.Fleet().Check(facts(t)); len(d.Breaches()) != len(want) || len(want) == 0 {
		t.Errorf("breaches %v, want %v", d.Breaches(), want)
	}
	for _, err := range []error{d.Move(0, 9), d.Move(-1, 0), d.Remove(9), d.Take(0, 9), d.Put(9, "x"), d.Replace(0, -1, "x"),
		d.Exchange(9, "x"), d.TakeSquadron(9), d.MoveSquadron(0, 9), d.Points(0)} {
		if err == nil {
			t.Error("a place that is not there is taken")
		}
	}
	if _, err := d.Duplicate(9); err == nil {
		t.Error("a ship that is not there is there twice")
	}
	for range 200 {
		d.Add("nobody")
	}
	if n := len(d.Fleet().Ships); n != 100 || d.Add("nobody") >= 0 {
		t.Errorf("%d ships", n)
	}
}

// step makes one change by chance.
func step(d *draft.Draft, rng *rand.Rand) {
	cat, f := d.Catalog(), d.Fleet()
	ship, entry := rng.IntN(max(1, len(f.Ships))), rng.IntN(max(1, len(f.Squadrons)))
	upgrade := cat.Upgrades()[rng.IntN(len(cat.Upgrades()))].ID
	switch rng.IntN(12) {
	case 0:
		d.Add(cat.Ships()[rng.IntN(len(cat.Ships()))].ID)
	case 1:
		_, _ = d.Duplicate(ship)
	case 2:
		_ = d.Move(ship, rng.IntN(max(1, len(f.Ships))))
	case 3:
		_ = d.Remove(ship)
	case 4:
		d.Name(strings.Repeat("x<\"", rng.IntN(4)))
	case 5:
		_ = d.Objective(catalog.Categories()[rng.IntN(3)], []string{"", "most-wanted", "madeup"}[rng.IntN(3)])
	case 6:
		_ = d.Take(ship, 0)
	case 7:
		_ = d.Replace(ship, 0, upgrade)
	case 8:
		d.AddSquadron(cat.Squadrons()[rng.IntN(len(cat.Squadrons()))].ID)
	case 9:
		_ = d.TakeSquadron(entry)
	case 10:
		_ = d.Points(1 + rng.IntN(500))
	default:
		_ = d.Put(ship, upgrade)
	}
}

// TestUndoWithoutEnd makes 150 changes by chance, each of which is written so that it is read again as it is, is kept and gone on
// with, and comes back by undoing and doing again.
func TestUndoWithoutEnd(t *testing.T) {
	for n, file := range []string{own, list, ""} {
		d := draft.New(facts(t), catalog.Rebel, 400)
		if file != "" {
			d = open(t, file)
		}
		rng := rand.New(rand.NewPCG(uint64(n), 43))
		all := []fleet.Fleet{d.Fleet()}
		for range 150 {
			step(d, rng)
			if d.Fleet().Equal(all[len(all)-1]) {
				continue
			}
			all = append(all, d.Fleet())
			again(t, d)
		}
		for i := len(all) - 2; i >= 0; i-- {
			if !d.Undo() || !d.Fleet().Equal(all[i]) {
				t.Fatalf("undone to change %d it is %+v, want %+v", i, d.Fleet(), all[i])
			}
		}
		if d.Undo() || d.CanUndo() || !d.CanRedo() {
			t.Error("more is undone than was done")
		}
		if file != "" && text(t, d) != file {
			t.Errorf("undone it is written as\n%s", text(t, d))
		}
		for i := 1; i < len(all); i++ {
			if !d.Redo() || !d.Fleet().Equal(all[i]) || len(d.Breaches()) != len(all[i].Check(facts(t))) {
				t.Fatalf("done again up to change %d it is %+v", i, d.Fleet())
			}
		}
		if d.Redo() || d.CanRedo() {
			t.Error("more is done again than was undone")
		}
	}
}

// again keeps a draft and goes on with it, and reads what its file would be.
func again(t *testing.T, d *draft.Draft) {
	t.Helper()
	kept, err := d.Keep("file")
	if err != nil {
		t.Fatal(err)
	}
	o, file, err := draft.Reopen(facts(t), kept)
	if err != nil || file != "file" || !o.Fleet().Equal(d.Fleet()) || o.Changed() != d.Changed() || text(t, o) != text(t, d) {
		t.Fatalf("kept and gone on with it is %+v of %q, %v; want %+v", o, file, err, d.Fleet())
	}
	if f := d.Fleet(); len(f.Ships)+len(f.Squadrons) > 0 {
		r, err := fleet.Read("again", []byte(text(t, d)), facts(t))
		if err != nil || !r.Fleet.Equal(f) {
			t.Fatalf("read again it is %+v, %v; want %+v", r.Fleet, err, f)
		}
	}
}

// TestKeptAsItWas keeps what has not changed as the file has it, and refuses what is no draft of a fleet.
func TestKeptAsItWas(t *testing.T) {
	again(t, open(t, own))
	again(t, draft.New(facts(t), catalog.Imperial, 180))
	again(t, open(t, `{"game":"armada","ships":[{"id":"of no faction"}]}`))
	for _, text := range []string{"", "{}", "[]", `{"draft":1,"list":"xwa"}`, `{"fleetDraft":2}`, `{"fleetDraft":1}`,
		`{"fleetDraft":1,"fleet":{"points":400},"text":"?"}`, strings.Repeat("x", draft.MaxKept+1)} {
		if _, _, err := draft.Reopen(facts(t), []byte(text)); err == nil {
			t.Errorf("%.40q is a draft", text)
		}
	}
	if _, err := draft.Open(facts(t), "file", []byte("{}")); err == nil {
		t.Error("nothing is a fleet")
	}
}

// TestBuild builds a legal fleet of each faction by what fits alone, as a builder's window does.
func TestBuild(t *testing.T) {
	for _, faction := range catalog.Factions() {
		d := draft.New(facts(t), faction, 400)
		rng := rand.New(rand.NewPCG(uint64(faction), 44))
		one := func(fits []fleet.Fit) (id string, ok bool) {
			fits = slices.DeleteFunc(fits, func(f fleet.Fit) bool { return f.Breach != nil })
			if len(fits) == 0 {
				return "", false
			}
			return fits[rng.IntN(len(fits))].ID, true
		}
		for range 2 {
			if id, ok := one(d.FitsShip()); ok {
				d.Add(id)
			}
		}
		for ship := range d.Fleet().Ships {
			for _, slot := range d.Slots(ship) {
				if !slot.Free() || rng.IntN(3) == 0 && slot.Icon != catalog.CommanderSlot {
					continue
				}
				if id, ok := one(d.Fits(ship, -1, slot.Icon)); ok {
					if err := d.Put(ship, id); err != nil {
						t.Fatal(err)
					}
				}
			}
		}
		for id, ok := one(d.FitsSquadron()); ok; id, ok = one(d.FitsSquadron()) {
			d.AddSquadron(id)
		}
		for _, c := range catalog.Categories() {
			id, _ := one(d.FitsObjective(c))
			if err := d.Objective(c, id); err != nil {
				t.Fatal(err)
			}
		}
		if f := d.Fleet(); len(f.Ships) < 2 || f.Flagship(facts(t)) < 0 || len(d.Breaches()) > 0 {
			t.Errorf("%+v: %v", f, d.Breaches())
		}
		kingston := d.Fleet().Kingston(facts(t))
		r, err := fleet.Read("kingston", []byte(kingston), facts(t))
		if err != nil || len(r.Fleet.Check(facts(t))) > 0 {
			t.Errorf("exported it is read as %+v, %v", r.Fleet, err)
		}
		if own := d.Fleet().Ships[0].Upgrades; len(own) > 0 {
			u, _ := facts(t).Upgrade(own[0])
			fits := d.Fits(0, 0, u.Slots[0])
			i := slices.IndexFunc(fits, func(f fleet.Fit) bool { return f.ID == own[0] })
			if i < 0 || fits[i].Breach != nil {
				t.Errorf("%s does not fit where it is", own[0])
			}
		}
	}
}

// FuzzReopen goes on with whatever is no draft, too.
func FuzzReopen(f *testing.F) {
	cat := facts(f)
	kept, _ := open(f, own).Keep("a")
	f.Add(kept)
	f.Fuzz(func(t *testing.T, data []byte) {
		d, _, err := draft.Reopen(cat, data)
		if err != nil {
			return
		}
		if again, err := d.Keep(""); err != nil || len(bytes.TrimSpace(again)) == 0 {
			t.Errorf("it is not kept again: %v", err)
		}
	})
}

package squad_test

import (
	"fmt"
	"os"
	"slices"
	"strings"
	"testing"

	"xwing/game/xwing/catalog"
	"xwing/game/xwing/squad"
)

// TestUnfit: why a ship may not join a wing.
func TestUnfit(t *testing.T) {
	cat := load(t)
	mode, err := squad.ModeOf(cat, catalog.X2PO).InFormat(cat, squad.Epic)
	if err != nil {
		t.Fatal(err)
	}
	for _, test := range []struct {
		name  string
		ships []string
		mates int // how many of the ships behind the leader are in its wing; the one behind those is asked for
		want  squad.Unfit
	}{
		{"fit", []string{"darthvader: agentoftheempire", "academypilot"}, 0, ""},
		{"the fifth", []string{"darthvader: agentoftheempire", "academypilot", "academypilot", "academypilot", "academypilot",
			"academypilot"}, 4, ""},
		{"a sixth", []string{"darthvader: agentoftheempire", "academypilot", "academypilot", "academypilot", "academypilot", "academypilot",
			"academypilot"}, 5, squad.UnfitFull},
		{"another type", []string{"darthvader: agentoftheempire", "soontirfel"}, 0, squad.UnfitType},
		{"large", []string{"omicrongrouppilot: veteranwingleader", "omicrongrouppilot"}, 0, squad.UnfitSmall},
		{"a second shuttle", []string{"lothalrebel: phoenixsquadron", "ap5", "fennrau-sheathipedeclassshuttle"}, 1, squad.UnfitSingle},
		{"not alike", []string{"jediknight: jedicommander", "goldsquadrontrooper", "shadowsquadronescort"}, 1, squad.UnfitAlike},
		{"alike", []string{"jediknight: jedicommander", "goldsquadrontrooper", "goldsquadrontrooper"}, 1, ""},
		{"as able", []string{"blacksquadronace: skystrikeacademyclass", "blacksquadronace"}, 0, squad.UnfitJunior},
		{"a leader", []string{"blacksquadronace: veteranwingleader", "idenversio: veteranwingleader"}, 0, squad.UnfitTaken},
	} {
		t.Run(test.name, func(t *testing.T) {
			s := winged(test.ships)
			led := s.Led(cat)[0]
			for i := range test.mates {
				led.Mates = append(led.Mates, i+1)
			}
			if got := s.WithLed(led).Unfit(cat, mode, led, test.mates+1); got != test.want {
				t.Errorf("got %q, want %q", got, test.want)
			}
		})
	}
	two := winged([]string{"darthvader: agentoftheempire", "academypilot", "blacksquadronace: veteranwingleader"}, squad.Wing{0, 1})
	if got := two.Unfit(cat, mode, two.Led(cat)[1], 1); got != squad.UnfitTaken {
		t.Errorf("of a ship of another wing: %q", got)
	}
}

// TestLed forms a wing, changes it and dissolves it; the other stays as it is.
func TestLed(t *testing.T) {
	cat := load(t)
	s := winged([]string{"darthvader: agentoftheempire", "academypilot", "academypilot", "idenversio: veteranwingleader", "academypilot",
		"academypilot"},
		squad.Wing{3, 5, 4})
	all := s.Led(cat)
	if len(all) != 2 || all[0].Leader != 0 || all[0].Mates != nil || all[1].Card != "veteranwingleader" ||
		fmt.Sprint(all[1].Mates) != "[5 4]" {
		t.Fatalf("led are %+v", all)
	}
	all[0].Mates = []int{2, 1}
	s = s.WithLed(all[0])
	if got := fmt.Sprint(s.Wings()); got != "[[0 2 1] [3 5 4]]" {
		t.Errorf("formed: %s", got)
	}
	all[1].Mates = nil
	if got := fmt.Sprint(s.WithLed(all[1]).Wings()); got != "[[0 2 1]]" {
		t.Errorf("dissolved: %s", got)
	}
}

// TestForming: which ship could lead a wing by which card, and what that costs; outside of epic games none could.
func TestForming(t *testing.T) {
	cat := load(t)
	mode := squad.ModeOf(cat, catalog.X2PO)
	s, err := squad.ParseXWS("x",
		[]byte(`{"faction":"galacticempire","pilots":[{"id":"blacksquadronace"},{"id":"academypilot"},{"id":"darthvader"},
		{"id":"academypilot"},{"id":"outerrimpatrol"}]}`))
	if err != nil {
		t.Fatal(err)
	}
	if got := s.Forming(cat, mode); got != nil {
		t.Errorf("outside of epic games: %v", got)
	}
	mode, err = mode.InFormat(cat, squad.Epic)
	if err != nil {
		t.Fatal(err)
	}
	tell := func(s squad.Squad) string {
		var all []string
		for _, f := range s.Forming(cat, mode) {
			all = append(all, fmt.Sprintf("%d %s %d", f.Ship, f.Upgrade.XWS, f.Points))
		}
		return strings.Join(all, ", ")
	}
	if got, want := tell(s), "0 agentoftheempire 4, 0 shadowwing 4, 0 skystrikeacademyclass 3, 0 veteranwingleader 2, "+
		"1 agentoftheempire 4, 1 shadowwing 4, 1 veteranwingleader 2, 2 agentoftheempire 4, 2 skystrikeacademyclass 3"; got != want {
		t.Errorf("got %q, want %q", got, want)
	}
	led := s.Equip(0, squad.Equipped{Slot: "command", XWS: "veteranwingleader"})
	if got := led.Led(cat); len(got) != 1 || got[0].Leader != 0 || len(s.Led(cat)) != 0 {
		t.Errorf("with the card %v lead", got)
	}
	if got := tell(led); strings.Contains(got, "0 ") {
		t.Errorf("one that leads already could: %q", got)
	}
	if got := led.Unequip(0, "veteranwingleader").Led(cat); got != nil {
		t.Errorf("without it %v lead", got)
	}
}

// TestTidyWings takes what nobody leads and who is not there out of wings, and leaves sound ones as they are.
func TestTidyWings(t *testing.T) {
	cat := load(t)
	text, err := os.ReadFile("../../../assets/facts/squads-epic/epic-imperial-gozanti.xws")
	if err != nil {
		t.Fatal(err)
	}
	s, err := squad.ParseXWS("gozanti", text)
	if err != nil {
		t.Fatal(err)
	}
	s = s.Resolve(cat)
	l := s.Led(cat)[0]
	mate := l.Mates[0]
	for _, tt := range []struct {
		wings, want []squad.Wing
	}{
		{s.Wings(), s.Wings()},
		{nil, nil},
		{[]squad.Wing{{l.Leader, mate, mate, 99, -1, l.Leader}}, []squad.Wing{{l.Leader, mate}}},
		{[]squad.Wing{{mate, l.Leader}, {len(s.Pilots), 0}}, nil},
	} {
		q := s.WithWings(tt.wings...)
		if got := q.TidyWings(cat).Wings(); !slices.EqualFunc(got, tt.want, slices.Equal[squad.Wing]) {
			t.Errorf("of %v is left %v, want %v", tt.wings, got, tt.want)
		}
	}
	if !s.TidyWings(cat).Equal(s) {
		t.Error("a sound squad is changed")
	}
}

package catalog_test

import (
	"encoding/json"
	"strings"
	"testing"

	"xwing/game/xwing/catalog"
	"xwing/game/xwing/gauge"
)

func TestParseManeuver(t *testing.T) {
	for _, test := range []struct {
		code string
		want catalog.Maneuver
	}{
		{"3TW", catalog.Maneuver{Speed: 3, Bearing: gauge.TurnLeft, Difficulty: catalog.White}},
		{"1BB", catalog.Maneuver{Speed: 1, Bearing: gauge.BankLeft, Difficulty: catalog.Blue}},
		{"2FB", catalog.Maneuver{Speed: 2, Bearing: gauge.StraightAhead, Difficulty: catalog.Blue}},
		{"2NW", catalog.Maneuver{Speed: 2, Bearing: gauge.BankRight, Difficulty: catalog.White}},
		{"3YW", catalog.Maneuver{Speed: 3, Bearing: gauge.TurnRight, Difficulty: catalog.White}},
		{"4KR", catalog.Maneuver{Speed: 4, Bearing: gauge.KoiogranTurn, Difficulty: catalog.Red}},
		{"3LR", catalog.Maneuver{Speed: 3, Bearing: gauge.SegnorsLoopLeft, Difficulty: catalog.Red}},
		{"3PR", catalog.Maneuver{Speed: 3, Bearing: gauge.SegnorsLoopRight, Difficulty: catalog.Red}},
		{"2EP", catalog.Maneuver{Speed: 2, Bearing: gauge.TallonRollLeft, Difficulty: catalog.Purple}},
		{"3RR", catalog.Maneuver{Speed: 3, Bearing: gauge.TallonRollRight, Difficulty: catalog.Red}},
		{"0OR", catalog.Maneuver{Speed: 0, Bearing: gauge.Stationary, Difficulty: catalog.Red}},
		{"1SR", catalog.Maneuver{Speed: 1, Bearing: gauge.ReverseStraight, Difficulty: catalog.Red}},
		{"1AR", catalog.Maneuver{Speed: 1, Bearing: gauge.ReverseBankLeft, Difficulty: catalog.Red}},
		{"1DR", catalog.Maneuver{Speed: 1, Bearing: gauge.ReverseBankRight, Difficulty: catalog.Red}},
		{"2JW", catalog.Maneuver{Speed: 2, Bearing: gauge.SideslipTurnRight, Difficulty: catalog.White}},
	} {
		got, err := catalog.ParseManeuver(test.code)
		if err != nil || got != test.want {
			t.Errorf("ParseManeuver(%q) = %v, %v, want %v", test.code, got, err, test.want)
		}
		if got.Code() != test.code {
			t.Errorf("Code() = %q, want %q", got.Code(), test.code)
		}
	}
	for _, code := range []string{"", "3T", "3TWW", "9TW", "-TW", "3?W", "3T?", "3tw"} {
		if m, err := catalog.ParseManeuver(code); err == nil {
			t.Errorf("ParseManeuver(%q) = %v, want an error", code, m)
		}
	}
}

// FuzzParseManeuver holds Parse and Code to each other: whatever is read is written as it was, but for first
// edition's green, which is read as what it is in all editions.
func FuzzParseManeuver(f *testing.F) {
	f.Add("3TW")
	f.Add("2FG")
	f.Fuzz(func(t *testing.T, code string) {
		m, err := catalog.ParseManeuver(code)
		if err != nil {
			return
		}
		want := code
		if easy, green := strings.CutSuffix(code, "G"); green {
			want = easy + "B"
		}
		if m.Code() != want {
			t.Errorf("%q parses to %q, want %q", code, m.Code(), want)
		}
		if again, err := catalog.ParseManeuver(m.Code()); err != nil || again != m {
			t.Errorf("%q parses to %v, and its code to %v, %v", code, m, again, err)
		}
	})
}

// TestText wants everything that goes into a journal to come back from JSON, zero values too.
func TestText(t *testing.T) {
	type row struct {
		M catalog.Maneuver
		A catalog.BarAction
		D catalog.Difficulty
		C catalog.CardID
		F catalog.Faction
		K catalog.ArcKind
		O catalog.ObstacleType
		S catalog.UpgradeType
	}
	m, _ := catalog.ParseManeuver("3TW")
	a, _ := catalog.ParseBarAction("evade > red boost")
	for _, want := range []row{
		{M: m, A: a, D: catalog.Purple, C: catalog.Card(catalog.UpgradeCard, "r2d2"), F: catalog.Scum,
			K: catalog.BullseyeArc, O: catalog.GasCloud, S: catalog.ForcePowerSlot},
		{},
	} {
		data, err := json.Marshal(want)
		if err != nil {
			t.Fatal(err)
		}
		var got row
		if err := json.Unmarshal(data, &got); err != nil {
			t.Fatalf("%s: %v", data, err)
		}
		if !got.A.Equal(want.A) {
			t.Errorf("%s: action %v, want %v", data, got.A, want.A)
		}
		got.A = want.A
		if got != want {
			t.Errorf("%s: %+v, want %+v", data, got, want)
		}
	}
}

func TestParseCardID(t *testing.T) {
	id := catalog.Card(catalog.PilotCard, "lukeskywalker")
	if got, err := catalog.ParseCardID(id.String()); err != nil || got != id {
		t.Errorf("ParseCardID(%q) = %v, %v", id, got, err)
	}
	for _, bad := range []string{"", "xwing2/pilot", "xwing9/pilot/a", "xwing2/waiter/a", "xwing2/pilot/"} {
		if got, err := catalog.ParseCardID(bad); err == nil {
			t.Errorf("ParseCardID(%q) = %v, want an error", bad, got)
		}
	}
}

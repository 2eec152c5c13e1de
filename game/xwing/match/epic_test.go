package match

import (
	"encoding/json"
	"errors"
	"slices"
	"strings"
	"testing"

	"xwing/assets"
	"xwing/game"
	"xwing/game/xwing"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/squad"
)

const (
	guard = `{"faction":"rebelalliance","pilots":[{"id":"alderaanianguard","ship":"cr90corelliancorvette"},` +
		`{"id":"bluesquadronescort","ship":"t65xwing"}]}`
	escort = `{"faction":"rebelalliance","obstacles":["gascloud1","gascloud2","coreasteroid0"],` +
		`"pilots":[{"id":"bluesquadronescort","ship":"t65xwing"}]}`
)

// TestEpicBattles: a header names an epic battle, on its table and with its rounds and obstacles.
func TestEpicBattles(t *testing.T) {
	k, err := NewKit(assets.Facts())
	if err != nil {
		t.Fatal(err)
	}
	header := func(t *testing.T, list catalog.Ruleset) game.Header {
		t.Helper()
		h, err := k.HeaderBy(list, [2][]byte{[]byte(guard), []byte(escort)}, 1)
		if err != nil {
			t.Fatal(err)
		}
		return h
	}
	for _, list := range []catalog.Ruleset{catalog.FFG20, catalog.X2PO, catalog.AMG25, catalog.XWA} {
		t.Run("X25-EPC-001:table RULINGS-63/"+string(list), func(t *testing.T) {
			plain := header(t, list)
			h, err := k.InEpic(plain, true)
			if err != nil || !k.IsEpic(h) || k.IsEpic(plain) {
				t.Fatal(err, h.Extra)
			}
			started, err := k.Start(h)
			if err != nil {
				t.Fatal(err)
			}
			s := started.(*xwing.State)
			if s.View.Area.Width != 1828.8 || s.Rules().Edition.Ending.Rounds != 12 || !s.Huge(1) {
				t.Errorf("area %v, %d rounds, huge: %v", s.View.Area, s.Rules().Edition.Ending.Rounds, s.Huge(1))
			}
			if _, facts := s.Versions(); facts != h.Catalogue {
				t.Errorf("the header goes by facts %s, the game by %s", h.Catalogue, facts)
			}
			own := s.View.Reserve
			if len(own[0]) != 6 || len(own[1]) != 6 || !slices.Equal(own[1][:3], []string{"gascloud1", "gascloud2", "coreasteroid0"}) {
				t.Errorf("obstacles %v", own)
			}
			back, err := k.InEpic(h, false)
			if err != nil || k.IsEpic(back) {
				t.Errorf("and back: %v", err)
			}
			if h, err = k.InRounds(h, 5); err != nil {
				t.Fatal(err)
			}
			if started, err = k.Start(h); err != nil || started.(*xwing.State).Rules().Edition.Ending.Rounds != 5 {
				t.Errorf("five rounds agreed on: %v", err)
			}
		})
	}
	t.Run("RULINGS-61/not in a scenario", func(t *testing.T) {
		h, err := k.InScenario(header(t, catalog.AMG25), "chance")
		if err != nil {
			t.Fatal(err)
		}
		var no *game.Refused
		if _, err = k.Start(h); !errors.As(err, &no) || no.Refusal.Rule != "RULINGS-61" ||
			no.Refusal.Why.Key != "refusal.huge-in-scenario" {
			t.Errorf("a huge ship: %v", err)
		}
		if _, err = k.InEpic(h, true); !errors.As(err, &no) || no.Refusal.Rule != "RULINGS-61" ||
			no.Refusal.Why.Key != "refusal.epic-in-scenario" {
			t.Errorf("an epic battle: %v", err)
		}
	})
	t.Run("what is no format", func(t *testing.T) {
		h := header(t, catalog.FFG20)
		h.Extra = map[string]json.RawMessage{formatKey: json.RawMessage(`"wide"`)}
		if _, err := k.Start(h); err == nil || !strings.Contains(err.Error(), `"wide"`) {
			t.Errorf("a format that there is not: %v", err)
		}
	})
	t.Run("RULINGS-61/what players agree on", func(t *testing.T) {
		s, err := squad.ParseXWS("guard", []byte(guard))
		if err == nil {
			err = k.Playable(catalog.X2PO, s)
		}
		if err != nil {
			t.Error(err)
		}
	})
}

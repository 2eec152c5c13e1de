package cards_test

import (
	"slices"
	"strings"
	"testing"

	"xwing/game"
	"xwing/game/xwing"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/gauge"
	"xwing/game/xwing/xwingtest"
	"xwing/physics"
)

// TestEveryShipAbilityIsEnforced asks for all ships of the 2.0 lists but huge ones.
func TestEveryShipAbilityIsEnforced(t *testing.T) {
	rules := xwingtest.Rules(t, declared()...)
	seen := map[string]bool{}
	for _, p := range rules.Catalog.Pilots() {
		for _, list := range []catalog.Ruleset{catalog.FFG20, catalog.X2PO} {
			card, ok := p.In(list)
			ship, err := rules.Catalog.Ship(card.Ship)
			if err != nil {
				t.Fatal(err)
			}
			slug := card.ShipAbilityID()
			if !ok || slug == "" || ship.Huge() || seen[slug] {
				continue
			}
			seen[slug] = true
			if got := rules.Enforced("ship/" + slug); !got {
				t.Errorf("%s of %s is not enforced", slug, p.XWS)
			}
		}
	}
	if len(seen) < 50 {
		t.Errorf("only %d abilities looked at", len(seen))
	}
}

// TestShipAbility is what stands for "ship ability" on the cards of a ship.
func TestShipAbility(t *testing.T) {
	rules := xwingtest.Rules(t, declared()...)
	for _, c := range []struct {
		pilot, upgrade, want string
	}{
		{"alphasquadronpilot", "", "ship/autothrusters"}, {"alphasquadronpilot", "sensitivecontrols", "ship/sensitivecontrols"},
		{"academypilot", "", ""}, {"scarifbasepilot", "", "ship/adaptiveailerons"},
	} {
		ship := &board.Ship{Pilot: c.pilot}
		if c.upgrade != "" {
			ship.Upgrades = []board.Upgrade{{XWS: c.upgrade}}
		}
		wantText(t, c.pilot+" "+c.upgrade, rules.ShipAbility(ship), c.want)
	}
}

func TestShipAbilitiesOfLaterShips(t *testing.T) {
	t.Run("hope", func(t *testing.T) {
		for _, c := range []struct {
			friend game.Seat
			x      float64
			offers string
		}{{game.Red, 500, "focus boost none"}, {game.Blue, 500, ""}, {game.Red, 880, ""}} {
			g := community(t, board.Engagement, func(s *xwing.State) {
				s.View.Ships[1].Facedown, s.View.Ships[1].Destroyed = 3, true
			}, redShip("wedgeantilles-battleofyavin", 400, 300, 0), xwingtest.Ship(c.friend, "academypilot", c.x, 300, 0), afar())
			g.Until(ask.ChooseAction, map[game.Kind][]string{ask.ChooseAttack: {"none"}})
			wantText(t, "offered", legalIn(g, board.Engagement), c.offers)
		}
	})
	t.Run("highstakes", func(t *testing.T) {
		for face, left := range map[string]int{"h": 0, "c": 0, "f": 1} {
			g := community(t, board.Activation, func(s *xwing.State) { withDial("2FB")(s); faces(s, face, "") },
				redShip("landocalrissian-battleoverendor", 400, 300, 0), afar())
			g.Pick(ask.ChooseAction, "boost")
			g.Pick(ask.ChooseBoost, "straight")
			g.Pick(ask.UseAbility, "yes")
			want(t, "stress after "+face, g.Ship(1).Has(board.Stress), left)
		}
		g := community(t, board.Activation, withDial("2FB"), redShip("landocalrissian-battleoverendor", 400, 300, 0), afar())
		g.Pick(ask.ChooseAction, "focus")
		if g.Asks(ask.UseAbility) {
			t.Error("focus is not red")
		}
	})
	t.Run("formedup", func(t *testing.T) {
		for x, offered := range map[float64]bool{460: true, 600: false} {
			g := community(t, board.End, withTokens(board.Stress, 1),
				redShip("scythe6-battleoverendor", 400, 300, 0), redShip("academypilot", x, 300, 0), afar())
			if got := g.Asks(ask.UseAbility); got != offered {
				t.Fatalf("with a TIE/ln at %v: offered %v", x, got)
			}
			if offered {
				g.Pick(ask.UseAbility, "yes")
				want(t, "stress", g.Ship(1).Has(board.Stress), 0)
			}
		}
	})
	t.Run("prioritizedweaponssystems", func(t *testing.T) {
		for disarm, offered := range map[int8]bool{1: true, 0: false} {
			g := community(t, board.Engagement, withTokens(board.Disarm, disarm), redShip("lieutenantkarsabi-pnp", 400, 300, 0), blueShip("academypilot", 400, 480, 180))
			if got := g.Asks(ask.UseAbility); got != offered {
				t.Fatalf("disarmed %d: offered %v", disarm, got)
			}
			if offered {
				g.Pick(ask.UseAbility, "yes")
				if s := g.Ship(1); s.Has(board.Disarm) != 0 || s.Has(board.Strain) != 1 {
					t.Errorf("%d disarm, %d strain", s.Has(board.Disarm), s.Has(board.Strain))
				}
			}
		}
	})
	t.Run("versatileframe", func(t *testing.T) {
		for code, boosts := range map[string]bool{"2FB": true, "2FW": false} {
			g := community(t, board.Activation, withDial(code), redShip("7thskycorpspilot", 400, 300, 0), afar())
			if got := slices.Contains(g.Legal(ask.ChooseAction), "boost"); got != boosts {
				t.Errorf("after %s: boost %v", code, got)
			}
		}
	})
	t.Run("modifiedfororganics", func(t *testing.T) {
		g := community(t, board.System, nil, redShip("volandas", 400, 300, 0), afar())
		for code, wanted := range map[string]catalog.Difficulty{"2BW": catalog.Blue, "3NW": catalog.Blue, "1BW": catalog.White, "3TW": catalog.Red, "2TW": catalog.White} {
			m, err := catalog.ParseManeuver(code)
			if err != nil {
				t.Fatal(err)
			}
			if got := (&xwing.Table{State: g.Now()}).Difficulty(1, m); got != wanted {
				t.Errorf("%s is %v, want %v", code, got, wanted)
			}
		}
	})
}

// legalIn is what may be picked of the actions, in one phase only.
func legalIn(g *xwingtest.Game, p board.Phase) string {
	if g.Now().View.Phase != p {
		return ""
	}
	return legal(g, ask.ChooseAction)
}

func TestShipAbilitiesThatFly(t *testing.T) {
	t.Run("X20-FAQ-031", func(t *testing.T) {
		// The ailerons end against a ship: the maneuver of the dial goes on, and the action with it.
		g := play(t, board.Activation, withDial("2FW"), redShip("planetarysentinel", 400, 300, 0), blueShip("academypilot", 400, 371, 180), blueShip("academypilot", 400, 460, 180))
		wantText(t, "ways", strings.Join(g.Legal(ask.ChooseManeuver), " "), "1BW 1FW 1NW")
		g.Pick(ask.ChooseManeuver, "1FW")
		if !xwingtest.Has(g, func(e board.ShipMoved) bool { return !e.Full }) {
			t.Fatal("no overlap")
		}
		if g.Asks(ask.ChooseAction) {
			t.Error("an overlap in the Execute Maneuver step costs the action as ever")
		}
		g = play(t, board.Activation, withDial("3YW"), redShip("planetarysentinel", 400, 300, 0), blueShip("academypilot", 400, 371, 180))
		g.Pick(ask.ChooseManeuver, "1FW")
		if !xwingtest.Has(g, func(e board.ShipMoved) bool { return !e.Full }) || !g.Asks(ask.ChooseAction) {
			t.Errorf("after an overlap with the ailerons: %v", g.Kinds())
		}
		g = play(t, board.Activation, both(withDial("2FW"), withTokens(board.Stress, 1)), redShip("planetarysentinel", 400, 300, 0), afar())
		if g.Asks(ask.ChooseManeuver) {
			t.Error("a stressed ship has no ailerons")
		}
	})
	t.Run("notchedstabilizers", func(t *testing.T) {
		for _, c := range []struct {
			obstacle string
			pilot    string
			acts     bool
		}{{"coreasteroid0", "miningguildsentry", true}, {"coreasteroid0", "academypilot", false}, {"gascloud1", "miningguildsentry", false}} {
			rules := xwingtest.Rules(t, declared()...)
			g := xwingtest.Start(t, rules, xwing.Scenario{Phase: board.Activation, Ships: []xwing.ScenarioShip{redShip(c.pilot, 400, 300, 0), blueShip("academypilot", 400, 560, 180)},
				Obstacles: []xwing.ScenarioObstacle{{XWS: c.obstacle, Pose: physics.PoseAt(400, 420, 0)}}}, withDial("2FB"))
			if got := g.Asks(ask.ChooseAction); got != c.acts {
				t.Errorf("%s on %s: acts %v", c.pilot, c.obstacle, got)
			}
			if c.acts {
				g.Pick(ask.ChooseAction, "none")
				if o, ok := g.Option(ask.ChooseAttack, "primary:0>ship:2"); g.Decision(ask.ChooseAttack).About[0] == "ship:1" && (!ok || o.Legal()) {
					t.Error("it attacks from the asteroid on which it has come to rest")
				}
			}
		}
	})
	t.Run("microthrusters", func(t *testing.T) {
		g := play(t, board.Activation, withDial("2FB"), redShip("blacksunenforcer", 400, 300, 0), afar())
		g.Pick(ask.ChooseAction, "barrelroll")
		wantText(t, "places", legal(g, ask.ChooseBarrelRoll), "left/forward-front left/forward-middle left/forward-back left/backward-front left/backward-middle left/backward-back"+
			" right/forward-front right/forward-middle right/forward-back right/backward-front right/backward-middle right/backward-back")
		from := g.Ship(1).Base()
		g.Pick(ask.ChooseBarrelRoll, "left/backward-front")
		bank := gauge.Template{Kind: gauge.Bank, Speed: 1}
		if got, want := g.Ship(1).Pose, gauge.BarrelRoll(from, gauge.LeftSide, bank, gauge.Backwards)[0].Final; got != want || got.Heading == from.Pose.Heading {
			t.Errorf("it stands at %v, want %v", got, want)
		}
	})
	t.Run("X20-FAQ-030", func(t *testing.T) {
		// The other player pulls the StarViper along a bank of his choice.
		g := play(t, board.Activation, withDial("1FB"), redShip("jakkugunrunner", 400, 300, 0), blueShip("blacksunenforcer", 400, 500, 180), blueShip("academypilot", 860, 860, 180))
		g.Pick(ask.ChooseAction, "card:ship/spacetugtractorarray/0")
		if g.Asks(ask.ChooseShip) {
			g.Pick(ask.ChooseShip, "ship:2")
		}
		d := g.Decision(ask.ChooseTractorMove)
		if d.Seat != game.Red || len(d.Options) != 14 {
			t.Errorf("seat %d chooses among %d places, want Red among 14", d.Seat, len(d.Options))
		}
		g.Pick(ask.ChooseTractorMove, "roll-left/forward-middle")
		if g.Ship(2).Pose.Heading == physics.PoseAt(0, 0, 180).Heading {
			t.Error("it was not turned by the bank")
		}
	})
}

package cards_test

import (
	"fmt"
	"maps"
	"slices"
	"testing"

	"xwing/game"
	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/gauge"
	"xwing/game/xwing/xwingtest"
)

// A limit that belongs to a step, a window or a state holds for everything in it,
// whoever grants it (RULINGS 43). Every ability of every card is made to resolve in
// the middle of ship 1's activation, at once and without a cost; whoever lets the
// ship act or attack is crossed with every limit.

// granting is one ability, made to resolve for ship 1: it has the card, or a friend
// has, and the moment's other ship is a friend or an enemy.
type granting struct {
	card   *xwing.Card
	index  int
	friend bool
	other  board.ShipID
}

func (g granting) String() string {
	return fmt.Sprintf("%s/%s/%d friend %v other %d", g.card.ID.Kind, g.card.ID.XWS, g.index, g.friend, g.other)
}

// limit is what a ship may not do, whoever grants it.
type limit struct {
	after    xwing.Timing // of ship 1, when the ability resolves
	set      func(s *xwing.State)
	refused  func(e game.Event) bool
	granting []string        // some of those that must have been crossed with it
	excused  map[string]bool // cards whose text says otherwise
}

// sensorArray is a damage card that sets a limit of its own, here for good.
var sensorArray = limiting(declaredCard(catalog.DamageKind, "damagedsensorarray"))

// limiting returns the card without what it has resolve.
func limiting(c *xwing.Card) *xwing.Card {
	d := *c
	d.Abilities = slices.DeleteFunc(slices.Clone(c.Abilities), func(a xwing.Ability) bool { return a.Query == xwing.NoQuery })
	return &d
}

var allActions = []string{"focus", "evade", "lock", "barrelroll", "boost", "reinforce", "cloak", "coordinate", "jam", "reload", "rotate", "slam", "calculate"}

// acted and attacked tell what ship 1 has done.
func acted(but ...string) func(game.Event) bool {
	return func(e game.Event) bool {
		switch e := e.(type) {
		case board.ActionPerformed:
			return e.Ship == 1 && !slices.Contains(but, e.Action)
		case board.ActionFailed:
			return e.Ship == 1 && !slices.Contains(but, e.Action)
		}
		return false
	}
}

// attacked tells of an attack of ship 1 but the one that it has when it engages.
func attacked(e game.Event) bool {
	a, ok := e.(board.AttackDeclared)
	return ok && a.Attack.Attacker == 1 && a.Attack.Bonus
}

func memory(change func(*xwing.ShipMemory)) func(*xwing.State) {
	return func(s *xwing.State) { change(&s.Memory.Ships[0]) }
}

func token(k board.Token) func(*xwing.State) {
	return func(s *xwing.State) { s.View.Ship(1).Tokens[k] = 1 }
}

var stepLimits = map[string]limit{
	"ionized": {after: xwing.AfterAction, set: memory(func(m *xwing.ShipMemory) { m.NoDial = true }), granting: []string{"ship/autothrusters", "ship/vectoredthrusters", "pilot/darthvader", "upgrade/bb8"}, refused: acted("focus")},
	"a sensor array is damaged": {after: xwing.AfterAction, granting: []string{"ship/autothrusters", "ship/vectoredthrusters", "pilot/darthvader", "upgrade/bb8"}, refused: acted("focus"), set: func(s *xwing.State) {
		s.View.Ship(1).Faceup = []board.FaceupDamage{{Card: "damagedsensorarray", N: 1}}
	}, excused: map[string]bool{"pilot/durge-separatistalliance": true}}, // who repairs it
	"every action is done": {after: xwing.AfterManeuver, refused: acted(), granting: []string{"ship/autothrusters", "ship/vectoredthrusters", "pilot/darthvader", "upgrade/bb8"},
		set: memory(func(m *xwing.ShipMemory) { m.Actions = slices.Clone(allActions) })},
	"stressed": {after: xwing.AfterManeuver, set: token(board.Stress), granting: []string{"ship/autothrusters", "ship/vectoredthrusters", "pilot/darthvader", "upgrade/bb8"}, refused: acted(), excused: map[string]bool{
		"pilot/ahsokatano": true, "pilot/ahsokatano-rz1awing": true,
		"pilot/avenger": true, "pilot/lieutenantgalek": true, "pilot/nodinchavdri": true,
		"pilot/lieutenanthebsly-battleoverendor": true, "pilot/magnatolvan": true,
		"pilot/landocalrissian-scavengedyt1300": true, "pilot/turrphennir": true,
		"pilot/cadbane-separatistalliance": true, "pilot/hondoohnaka": true, "pilot/januskasmir-wat1": true, "pilot/torphun": true,
		"pilot/q90": true, "pilot/shaakti-siegeofcoruscant": true, "pilot/slammer": true,
		"upgrade/afterburners": true, "upgrade/ahsokatano": true, "upgrade/c110p": true, "upgrade/coaxiumhyperfuel": true, "upgrade/enduring": true, "upgrade/r4p17": true,
		"upgrade/ionlimiteroverride": true, "upgrade/primeministeralmec": true, "upgrade/stygiumreserve-tiephphantom": true, "upgrade/swiftapproach-swz98": true,
		"upgrade/ionmaneuveringjet-battleoverendor": true, "upgrade/stabilizingastromech-battleoverendor": true,
	}},
	"disarmed": {after: xwing.BeforeEngaging, set: token(board.Disarm), granting: []string{"pilot/quickdraw", "upgrade/bossk"}, refused: attacked},
	"cloaked": {after: xwing.BeforeEngaging, set: token(board.Cloak), granting: []string{"pilot/quickdraw", "upgrade/bossk"}, refused: attacked,
		excused: map[string]bool{"upgrade/stealthgambit-tiephphantom": true}}, // it gives up the cloak
	"a bonus attack is made": {after: xwing.BeforeEngaging, granting: []string{"pilot/quickdraw", "upgrade/bossk"}, refused: attacked,
		set: memory(func(m *xwing.ShipMemory) { m.BonusAttack = true })},
}

func TestLimitsHoldForEveryGrant(t *testing.T) {
	ever := map[string]bool{}
	for _, list := range []catalog.Ruleset{"ffg20", "x2po"} {
		for _, name := range slices.Sorted(maps.Keys(stepLimits)) {
			t.Run(fmt.Sprintf("RULINGS-43 %s %s", list, name), func(t *testing.T) {
				l, granted := stepLimits[name], map[string]bool{}
				for _, g := range grantings(t, list) {
					ref := string(g.card.ID.Kind) + "/" + g.card.ID.XWS
					used := false
					free := limit{after: l.after, refused: func(e game.Event) bool {
						u, ok := e.(board.AbilityUsed)
						used = used || ok && u.Card == ref
						return used && l.refused(e)
					}}
					if g.refused(t, list, free) == nil {
						continue // it grants nothing of the kind
					}
					granted[ref] = true
					if e := g.refused(t, list, l); e != nil && !l.excused[ref] {
						t.Errorf("%v: %+v", g, e)
					}
				}
				maps.Copy(ever, granted)
				for _, ref := range l.granting {
					if !granted[ref] {
						t.Errorf("%s grants nothing of the kind, of %v", ref, slices.Sorted(maps.Keys(granted)))
					}
				}
			})
		}
	}
	for name, l := range stepLimits {
		for ref := range l.excused {
			if !ever[ref] {
				t.Errorf("%s: %s is excused for nothing", name, ref)
			}
		}
	}
}

// grantings lists every ability that has an effect, those of reprints but once.
func grantings(t *testing.T, list catalog.Ruleset) []granting {
	var out []granting
	for _, c := range declared() {
		if c.Reprint {
			continue
		}
		for i, a := range c.Abilities {
			if a.Place != nil || a.Replace != nil || a.Act == nil && a.Do == nil {
				continue
			}
			for _, friend := range []bool{false, true} {
				for _, other := range []board.ShipID{2, 3} {
					if g := (granting{c, i, friend, other}); len(g.ships(t, list)) > 0 {
						out = append(out, g)
					}
				}
			}
		}
	}
	return out
}

// ships returns ship 1, its friend beside it and an enemy before them, the card on
// one of the friends; nil if no ship can have it.
func (g granting) ships(t *testing.T, list catalog.Ruleset) []xwing.ScenarioShip {
	pilot, upgrades := "redsquadronveteran", []string(nil)
	switch g.card.ID.Kind {
	case catalog.PilotCard:
		pilot = g.card.ID.XWS
	case catalog.UpgradeCard:
		upgrades = []string{g.card.ID.XWS}
	case catalog.ShipAbility:
		if pilot = printing(t, list, g.card.ID.XWS); pilot == "" {
			return nil
		}
	default:
		return nil
	}
	has, plain := redShip(pilot, 450, 300, 0, upgrades...), redShip("redsquadronveteran", 370, 300, 0)
	if g.friend {
		has.Pose, plain.Pose = plain.Pose, has.Pose
		return []xwing.ScenarioShip{plain, has, blueShip("academypilot", 450, 560, 180)}
	}
	return []xwing.ScenarioShip{has, plain, blueShip("academypilot", 450, 560, 180)}
}

// printing returns a pilot whose card prints the ship ability.
func printing(t *testing.T, list catalog.Ruleset, ability string) string {
	for _, p := range rulesOf(t, list).Catalog.Pilots() {
		if card, _ := p.In(list); card.ShipAbilityID() == ability {
			return p.XWS
		}
	}
	return ""
}

// declaredCard is one of the cards that are declared.
func declaredCard(kind catalog.Kind, xws string) *xwing.Card {
	all := declared()
	return all[slices.IndexFunc(all, func(c *xwing.Card) bool { return c.ID == catalog.Card(kind, xws) })]
}

// rulesOf are the rules by a points list, with these cards.
func rulesOf(t *testing.T, list catalog.Ruleset, cards ...*xwing.Card) *xwing.Rules {
	rules := xwingtest.Rules(t, cards...)
	rules.List = list
	return rules
}

// refused plays the ability under a limit, whoever is asked taking what he can get,
// and returns what ship 1 did against the limit; nil if nothing.
func (g granting) refused(t *testing.T, list catalog.Ruleset, l limit) game.Event {
	t.Helper()
	c := limiting(g.card)
	a := g.card.Abilities[g.index]
	when, at := l.after, board.ShipID(1)
	do, done := a.Do, false
	forced := xwing.Ability{When: when, Bonus: a.Bonus, Act: a.Act, May: a.Act != nil,
		If: func(t *xwing.Table, m xwing.Moment) bool {
			return !done && m.Ship == at && m.Owner == at == !g.friend && (m.Action == "" || m.Is(catalog.Focus))
		}}
	if do != nil {
		forced.Act = nil
		forced.Do = func(t *xwing.Table, m xwing.Moment) {
			done, m.Other = true, g.other
			do(t, m)
		}
	}
	c.Abilities = append(c.Abilities, forced)
	s, err := xwing.NewScenario(rulesOf(t, list, c, sensorArray), xwing.Scenario{Phase: board.Activation, Ships: g.ships(t, list)})
	if err != nil { // not in this list
		return nil
	}
	one := s.View.Ship(1)
	if when == xwing.BeforeEngaging {
		s.Memory.At, s.View.Phase = s.Memory.At+1, board.Activation
	}
	for i := range s.View.Ships {
		s.View.Ships[i].Activated = i > 0
		s.View.Ships[i].Force = board.Charges{Active: 2, Limit: 2}
	}
	if len(one.Turret) == 0 {
		one.Turret = []gauge.Arc{gauge.Front}
	}
	s.Hidden.Dials[0], one.Dial.Assigned = catalog.Maneuver{Speed: 1, Bearing: gauge.StraightAhead, Difficulty: catalog.White}, true
	s.Memory.Ships[0].SkipAction = when == xwing.AfterManeuver
	if l.set != nil {
		l.set(s)
	}
	return greedily(t, s, l.refused)
}

// greedily plays until ship 1's turn is over.
func greedily(t *testing.T, s *xwing.State, against func(game.Event) bool) game.Event {
	session, err := game.NewSession(game.Header{Edition: s.Rules().Edition.ID}, s, nil)
	if err != nil { // the ability needs another moment
		return nil
	}
	defer session.Close()
	src := game.NewSource(1, 7)
	for range 40 {
		for _, e := range session.Drain() {
			if against(e) {
				return e
			}
			switch e := e.(type) {
			case board.ShipActivated:
				if e.Ship == 1 {
					return nil
				}
			case board.ShipEngaged:
				if e.Ship == 1 {
					return nil
				}
			}
		}
		open := session.Open()
		if session.Fault() != nil || len(open) == 0 { // likewise
			return nil
		}
		d := open[0]
		c, err := game.Sample(&src, d)
		if d.Shape == game.OneOf {
			c, err = greedy(d), nil
		}
		if err != nil || session.Choose(c) != nil {
			return nil
		}
	}
	return nil
}

// greedy picks the first option that is no way out; the focus action first, which
// is what all wait for.
func greedy(d game.Decision) game.Choice {
	pick := ""
	for _, o := range d.Options {
		out := slices.Contains([]string{"none", "no", "done"}, o.ID)
		if o.Legal() && (pick == "" || !out && slices.Contains([]string{"none", "no", "done"}, pick) || o.ID == "focus") {
			pick = o.ID
		}
	}
	return game.Choice{Seat: d.Seat, Kind: d.Kind, Pick: []string{pick}}
}

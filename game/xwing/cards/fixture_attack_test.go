package cards_test

import (
	"slices"
	"testing"

	"xwing/game"
	"xwing/game/xwing"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
	"xwing/game/xwing/cards"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/gauge"
	"xwing/game/xwing/xwingtest"
	"xwing/physics"
)

// duel starts the Engagement Phase with ship 1 below and ship 2 above it, face
// to face at range 2, and ship 1 alone left to engage.
func duel(t *testing.T, change func(*xwing.State), red, blue xwing.ScenarioShip, more ...xwing.ScenarioShip) *xwingtest.Game {
	t.Helper()
	return play(t, board.Engagement, firstAlone(change), append([]xwing.ScenarioShip{red, blue}, more...)...)
}

// firstAlone leaves ship 1 alone to engage, and changes what else is to be changed.
func firstAlone(change func(*xwing.State)) func(*xwing.State) {
	return func(s *xwing.State) {
		for i := range s.View.Ships {
			s.View.Ships[i].Engaged = i > 0
		}
		if change != nil {
			change(s)
		}
	}
}

// faces loads dice: one letter each, h c f b e.
func faces(s *xwing.State, attack, defense string) {
	named := map[rune]board.Face{'h': board.Hit, 'c': board.Crit, 'f': board.FocusResult, 'b': board.Blank, 'e': board.EvadeResult}
	for side, letters := range []string{attack, defense} {
		for _, l := range letters {
			s.Hidden.Loaded[side] = append(s.Hidden.Loaded[side], named[l])
		}
	}
}

// damagedTable starts a phase with an X-wing that has a faceup damage card and
// no shields, and a TIE fighter ahead of it.
func damagedTable(t *testing.T, phase board.Phase, title string, change func(*xwing.State)) *xwingtest.Game {
	t.Helper()
	sc := xwing.Scenario{Phase: phase, First: game.Red, Ships: []xwing.ScenarioShip{
		xwingtest.Ship(game.Red, "redsquadronveteran", 450, 300, 0), xwingtest.Ship(game.Blue, "academypilot", 450, 400, 180)}}
	return xwingtest.Start(t, xwingtest.Rules(t, cards.All()...), sc, func(s *xwing.State) {
		ship := s.View.Ship(veteran)
		ship.Shields.Active = 0
		if title != "" {
			ship.Faceup = []board.FaceupDamage{{Card: title, N: 1}}
		}
		if change != nil {
			change(s)
		}
	})
}

// nextDamage puts a title on top of Red's deck.
func nextDamage(s *xwing.State, title string) {
	s.Hidden.Decks[game.Red].Cards = append(s.Hidden.Decks[game.Red].Cards, xwing.DamageCard{Card: title, N: 9})
}

// roll loads dice.
func roll(side board.Side, faces ...board.Face) func(*xwing.State) {
	return func(s *xwing.State) { s.Hidden.Loaded[side] = append(s.Hidden.Loaded[side], faces...) }
}

// struck has the TIE fighter shoot at the X-wing, which has no shields, and hit
// it with the given results.
func struck(t *testing.T, title, next string, results ...board.Face) *xwingtest.Game {
	t.Helper()
	g := damagedTable(t, board.Engagement, title, func(s *xwing.State) {
		nextDamage(s, next)
		for len(results) < 3 {
			results = append(results, board.Blank)
		}
		roll(board.AttackDice, results...)(s)
		roll(board.DefenseDice, board.Blank, board.Blank)(s)
		s.View.Ship(veteran).Engaged = true
	})
	g.Pick(ask.ChooseAttack, "primary:0>ship:1")
	return g
}

// rolled returns how many dice the last pool of a side had.
func rolled(g *xwingtest.Game, side board.Side) int {
	n := -1
	for _, e := range xwingtest.All[board.DiceRolled](g) {
		if e.Attack && e.Side == side {
			n = len(e.Dice)
		}
	}
	return n
}

// fight has ship 1 attack ship 2 with a weapon and lets nobody modify anything.
func fight(g *xwingtest.Game, weapon string, answers map[game.Kind][]string) {
	g.Pick(ask.ChooseAttack, weapon+">ship:2")
	if answers == nil {
		answers = map[game.Kind][]string{}
	}
	g.Until(ask.ChooseAttack, answers)
}

// turned points the turrets of a ship.
func turned(s xwing.ScenarioShip, arcs ...gauge.Arc) xwing.ScenarioShip {
	s.Turret = arcs
	return s
}

// hits counts the hits and crits in the attack's pool.
func hits(g *xwingtest.Game) int {
	n := 0
	for _, d := range g.Now().View.Attack.Dice[board.AttackDice] {
		if d.Face == board.Hit || d.Face == board.Crit {
			n++
		}
	}
	return n
}

// fires has an X-wing in duel position attack with the weapon that it carries,
// with a lock and a focus token.
func fires(t *testing.T, weapon, attack, defense string, blue xwing.ScenarioShip, more ...xwing.ScenarioShip) *xwingtest.Game {
	t.Helper()
	return attacks(t, "upgrade:"+weapon, func(s *xwing.State) {
		faces(s, attack, defense)
		s.View.Ships[0].Locks, s.View.Ships[0].Turret = []string{"ship:2"}, frontOnly
		s.View.Ships[0].Tokens[board.Focus] = 1
		for i := range s.View.Ships[1:] {
			s.View.Ships[i+1].Shields.Active = 0
			s.View.Ships[i+1].Facedown, s.Hidden.Facedown[i+1] = 1, []xwing.DamageCard{{Card: "panickedpilot", N: 1}}
		}
	}, redShip("jekporkins", 450, 300, 0, weapon), blue, more...)
}

// attacks has ship 1 attack ship 2 with a weapon in a duel.
func attacks(t *testing.T, weapon string, change func(*xwing.State), red, blue xwing.ScenarioShip, more ...xwing.ScenarioShip) *xwingtest.Game {
	t.Helper()
	g := duel(t, change, red, blue, more...)
	g.Pick(ask.ChooseAttack, weapon+">ship:2")
	return g
}

// diceRolled plays on and returns how many dice of a side were rolled for the first attack.
func diceRolled(g *xwingtest.Game, side board.Side) int {
	g.Until("", nil)
	for _, r := range xwingtest.All[board.DiceRolled](g) {
		if r.Side == side && r.Attack {
			return len(r.Dice)
		}
	}
	return -1
}

// suffered counts the points of damage that a ship has suffered.
func suffered(g *xwingtest.Game, id board.ShipID) int {
	n := 0
	for _, e := range xwingtest.All[board.DamageSuffered](g) {
		if e.Ship == id {
			n++
		}
	}
	return n
}

// offers reports whether the option may be picked now.
func offers(g *xwingtest.Game, kind game.Kind, id string) bool {
	return g.Asks(kind) && slices.Contains(g.Legal(kind), id)
}

// asteroid lays one at a place.
func asteroid(s *xwing.State, x, y float64) {
	s.View.Obstacles = append(s.View.Obstacles, board.Obstacle{ID: board.ObstacleID(len(s.View.Obstacles) + 1),
		XWS: "coreasteroid0", Type: catalog.Asteroid, Pose: physics.PoseAt(x, y, 0)})
}

const (
	onAttack  = "modify-attack-dice"
	onDefense = "modify-defense-dice"
)

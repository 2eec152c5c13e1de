package player

import (
	"math"
	"strings"

	"xwing/game"
	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/gauge"
	"xwing/physics"
)

// worth is what actions are worth when the ship can shoot and when it cannot.
var worth = map[catalog.ActionType][2]float64{
	catalog.Focus: {50, 40}, catalog.Calculate: {44, 36}, catalog.Evade: {38, 38}, catalog.Lock: {48, 30}, catalog.Reinforce: {38, 34},
	catalog.Rotate: {10, 46}, catalog.Reload: {24, 50}, catalog.Coordinate: {36, 36},
	catalog.Jam: {56, 46}, catalog.Cloak: {30, 44}, catalog.SLAM: {10, 46},
}

// actions judges the actions of the acting ship: its own, or such as a card grants.
func (l *look) actions(card string) judgment {
	a := &l.acting
	*a = acting{look: l, ship: l.view.Ship(l.about), card: card}
	if l.canShoot() {
		a.shoots = 0
	} else {
		a.shoots = 1
	}
	if l.asActing.score == nil {
		l.asActing = judgment{score: a.score, whim: 18, dear: a.dear, beats: a.beats}
	}
	return l.asActing
}

// acting is a ship that is to act.
type acting struct {
	*look
	ship   *board.Ship // nil: none
	card   string      // that grants the action; "" for its own
	shoots int         // index into worth
}

// against is what counts against an action whatever it is.
func (a *acting) against(o *game.Option) float64 {
	switch o.Text.Arg("difficulty") {
	case "red":
		if a.card != "" && a.ship != nil && a.view.Phase == board.Activation && !a.ship.Activated {
			return 16 + 34 // under stress it could not act by itself
		}
		return 16
	case "purple":
		return 8
	}
	return 0
}

func (a *acting) score(o *game.Option) float64 {
	if strings.HasPrefix(o.ID, xwing.CardAction) {
		if lavish[xwsOf(o.ID)] {
			return 20
		}
		return 72 // a repair, mostly
	}
	if o.ID == game.None && a.view.Phase == board.System {
		return -200 // it would be offered again, and again
	}
	if a.ofScenario(o) {
		return a.scenarioAction()
	}
	s, action := a.ship, catalog.ActionNamed(xwing.Untreated(o.ID))
	score := worth[action][a.shoots]
	switch {
	case moves(action):
		score = -100
	case action == catalog.Lock && s != nil && (len(s.Locks) > 0 || !a.near(s)):
		score -= 30
	case action == catalog.Lock && s != nil && a.huge(s) && a.locksFor(s):
		score += 24
	case action == catalog.Focus && s != nil && s.Has(board.Focus) > 0:
		score -= 25
	case action == catalog.Recover:
		score = a.recovers()
	case action == catalog.Rotate && s != nil && a.huge(s):
		score = a.rotates(s)
	}
	return score - a.against(o)
}

// dear reports whether it takes long to find out what an action is worth: one that moves the ship.
func (a *acting) dear(o *game.Option) bool {
	return !strings.HasPrefix(o.ID, xwing.CardAction) && !a.ofScenario(o) && moves(catalog.ActionNamed(xwing.Untreated(o.ID))) &&
		(a.card == "" || a.advised(a.card))
}

func (a *acting) beats(o *game.Option, over float64) float64 {
	less := a.against(o)
	return a.budge(catalog.ActionNamed(xwing.Untreated(o.ID)), a.card == "", over+less) - less
}

// moves reports whether an action is a boost or a barrel roll.
func moves(action catalog.ActionType) bool {
	return action == catalog.Boost || action == catalog.BarrelRoll
}

// ofScenario reports whether an option is the action that the scenario brings.
func (l *look) ofScenario(o *game.Option) bool {
	m := l.Mission()
	return m != nil && m.Action != nil && o.ID == m.Action.ID
}

// abilities judges what comes first of two abilities: the actions among them as
// others, and rather an ability than none.
func (l *look) abilities() judgment {
	actions := l.actions("")
	granted := func(o *game.Option) *game.Option {
		_, action, ok := strings.Cut(o.ID, ">")
		if !ok {
			return nil
		}
		granted := *o
		granted.ID = action
		return &granted
	}
	return judgment{whim: actions.whim,
		score: func(o *game.Option) float64 {
			switch g := granted(o); {
			case g != nil:
				return actions.score(g)
			case o.ID == game.None:
				return 0
			}
			return 40
		},
		dear:  func(o *game.Option) bool { g := granted(o); return g != nil && actions.dear(g) },
		beats: func(o *game.Option, over float64) float64 { return actions.beats(granted(o), over) },
	}
}

// near reports whether an enemy is at range 3 or nearer.
func (l *look) near(s *board.Ship) bool {
	at := s.Base().Box()
	for _, e := range l.present() {
		var gap physics.Gap
		if gap.Measure(&at, &e.Box); gap.Distance <= 3*gauge.RangeBand {
			return true
		}
	}
	return false
}

// canShoot reports whether the acting ship could attack somebody from where it
// stands, whatever its tokens.
func (l *look) canShoot() bool { return l.shoots(l.about) }

// shoots reports the same of a ship.
func (l *look) shoots(id board.ShipID) bool {
	s := l.view.Ship(id)
	if s == nil {
		return false
	}
	at, foes, guns := s.Base().Box(), l.present(), l.guns(s)
	for i := range guns {
		for j := range foes {
			if guns[i].reaches(&at, &foes[j]) && guns[i].worth(&at, &foes[j].Box) > 0 {
				return true
			}
		}
	}
	return false
}

// attacks judges the attacks of the acting ship.
func (l *look) attacks() judgment {
	l.aiming = false
	if l.asAttacking.score == nil {
		l.asAttacking = judgment{score: l.attack, whim: 0.2}
	}
	return l.asAttacking
}

// attack judges an attack ("primary:0>ship:4") by what it can be expected to do.
func (l *look) attack(o *game.Option) float64 {
	weapon, rest, ok := strings.Cut(o.ID, ">")
	if !ok {
		return 0 // none
	}
	target, _, _ := strings.Cut(rest, "+")
	target, _, _ = strings.Cut(target, "/") // the turret arc
	enemy := board.ShipOf(target)
	s := l.view.Ship(enemy)
	if s == nil {
		return 0.1
	}
	if s.Destroyed || !l.view.Opposed(s.Seat, l.seat) {
		return -1 // it stands there for simultaneous fire alone, or is a friend
	}
	if !l.aiming {
		l.TakeAim(&l.aim, l.about)
		l.aiming = true
	}
	dice, against := l.aim.Dice(weapon, enemy)
	damage := min(0.5*float64(dice)-0.4*float64(against), mostDamage(weapon)) + besides(weapon, dice, against)
	price, paid := l.costs(o)
	if paid && damage <= price {
		return -1
	}
	left := float64(s.Shields.Active + s.Hull - s.DamageCards())
	score := 2 + damage - price + l.prize(s)
	if left > 0 {
		score += max(damage, 0.2) / left
	}
	if l.view.Ship(l.about).HasLocked(target) {
		score += 0.5
	}
	return score
}

// mildest are the special weapons that inflict something else than damage, and what
// that is worth as damage at most.
var mildest = map[string]float64{"tractorbeam": -0.3, "jammingbeam": -0.3, "ioncannon": 0.8, "ioncannonturret": 0.8,
	"ionmissiles": 0.8, "iontorpedoes": 0.8, "ioncannonbattery": 1.6}

// besides is the damage that an attack does if it hits, beside that of its dice.
func besides(weapon string, dice, against int) float64 {
	if strings.TrimPrefix(weapon, "upgrade:") != "turbolaserbattery" || dice == 0 {
		return 0
	}
	return 3 * min(max(0.6+0.15*float64(dice-against), 0.1), 0.95)
}

// mostDamage is what an attack with a weapon is worth at most, in damage.
func mostDamage(weapon string) float64 {
	if most, mild := mildest[strings.TrimPrefix(weapon, "upgrade:")]; mild {
		return most
	}
	return math.Inf(1)
}

// target prefers the enemy that is near and hurt.
func (l *look) target(o *game.Option) float64 {
	s := l.view.Ship(board.ShipOf(o.Target))
	me := l.view.Ship(l.about)
	if s == nil || me == nil || !l.view.Opposed(s.Seat, l.seat) {
		return -50
	}
	score := -gauge.BaseDistance(me.Base(), s.Base()).Distance / 20
	from, to := me.Base().Box(), s.Base().Box()
	guns := l.guns(me)
	for i := range guns {
		score = max(score, guns[i].worth(&from, &to))
	}
	return score
}

// rid prefers to be rid of what is the enemy's.
func (l *look) rid(o *game.Option) float64 {
	if d := l.view.Device(board.DeviceOf(o.Target)); d != nil {
		if d.Seat == l.seat {
			return -50
		}
		return 0
	}
	return l.target(o)
}

package player

import (
	"slices"
	"strings"

	"xwing/game"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/gauge"
)

// foils are the cards that lie on one of two sides, and the side (0 or 1) on which
// the ship does better.
var foils = map[string]int{"servomotorsfoils": 1, "integratedsfoils": 1, "pivotwing": 1}

// declined are cards that cost more than they bring: a ship that comes late, damage
// that is none, a boost or roll away from where the dial was set for.
var declined = map[string]bool{"ga97": true, "alpha3eesk": true, "anakinskywalker-nabooroyaln1starfighter": true,
	"coaxiumhyperfuel": true, "jynerso": true, "electronicbaffle": true, "temminwexley-swz68": true,
	"moffjerjerrod": true, "bb8": true, "supernaturalreflexes": true, "precognitivereflexes": true, "hawk": true, "hawk-clonez95headhunter": true}

// mending are cards that cost an attack for what repairs a friend's faceup damage.
var mending = map[string]bool{"gorgol": true}

// shedding are pilots who pay for being rid of a token, a lock of their own perhaps.
var shedding = map[string]bool{catalog.PilotCard.Ref("countdooku"): true}

// foreseeing are cards that pay for naming a result before dice fall: one of attack dice comes true oftener.
var foreseeing = map[string]bool{catalog.UpgradeCard.Ref("countdooku"): true}

// lavish are cards that as an action give as much to an enemy as to a friend.
var lavish = map[string]bool{"hondoohnaka": true}

// hasty are cards that pay for coming first with what the dice want later.
var hasty = map[string]bool{"heightenedperception": true}

// swapping are cards that give a token or a shield for rerolling dice.
var swapping = map[string]bool{"landocalrissian-crew": true, "inaldra": true}

// finishing are cards that give as much as they take: for who is nearly destroyed.
var finishing = map[string]bool{"tn3465": true}

// sacrificing are cards that give up a friend.
var sacrificing = map[string]bool{"enricpryde-wat1": true}

// calculating are cards that spend a calculate token of the defender for something else than to turn a die.
var calculating = map[string]bool{"k2b4": true}

// straining are cards that cost a stress token each time, as often as one likes.
var straining = map[string]bool{"overclockedr4": true}

// turning are the cards by which a ship turns on the spot under stress.
var turning = map[string][]float64{"dalanoberos-starviperclassattackplatform": {90, -90}}

// reset is how a card sets the dial to another maneuver, once one is revealed.
type reset struct {
	harder bool // the other is more difficult then, or dear
	to     func(now, to catalog.Maneuver) bool
}

// resetting are the cards that do.
var resetting = map[string]reset{
	"seasonednavigator": {true, func(now, to catalog.Maneuver) bool {
		return to.Speed == now.Speed && to != now && to.Difficulty != catalog.Red
	}},
	"kaydelconnix": {true, func(now, to catalog.Maneuver) bool {
		return to.Speed == now.Speed+1 && to.Bearing <= gauge.TurnRight
	}},
	"saeseetiin":                        {true, alongside},
	"slavei":                            {false, mirrored},
	"r2a6":                              {false, nearBy},
	"herasyndulla":                      {false, alike},
	"herasyndulla-vcx100lightfreighter": {false, alike},
}

// swerve is how a card has the ship execute another maneuver than the revealed one, and what it costs.
type swerve struct {
	cost float64
	to   func(now catalog.Maneuver) []catalog.Maneuver
}

// swerving are the cards that do.
var swerving = map[string]swerve{
	"inertialdampeners": {20 - stresses, func(catalog.Maneuver) []catalog.Maneuver {
		return []catalog.Maneuver{{Bearing: gauge.Stationary, Difficulty: catalog.White}}
	}},
	"countessryad": {reluctance, func(now catalog.Maneuver) []catalog.Maneuver {
		now.Bearing, now.Difficulty = gauge.KoiogranTurn, now.Difficulty+1
		return []catalog.Maneuver{now}
	}},
	"vedfoslo": {reluctance, aSpeedApart},
}

// aSpeedApart are the same maneuver a speed faster and a speed slower.
func aSpeedApart(now catalog.Maneuver) (out []catalog.Maneuver) {
	for _, by := range []int{1, -1} {
		to := now
		to.Speed += by
		if _, ok := to.Move().Template(); ok {
			out = append(out, to)
		}
	}
	return out
}

// mirrored is the same turn or bank to the other side.
func mirrored(now, to catalog.Maneuver) bool {
	a, _ := now.Move().Template()
	b, _ := to.Move().Template()
	return to != now && now.Bearing <= gauge.TurnRight && to.Bearing <= gauge.TurnRight && a.Mirrored() == b
}

// nearBy is a maneuver a little faster or slower, alike one that is as hard.
func nearBy(now, to catalog.Maneuver) bool {
	return to.Bearing == now.Bearing && (to.Speed == now.Speed+1 || to.Speed == now.Speed-1)
}

// alongside is another maneuver as fast and as hard.
func alongside(now, to catalog.Maneuver) bool { return alike(now, to) && to.Speed == now.Speed }

func alike(now, to catalog.Maneuver) bool { return to.Difficulty == now.Difficulty && to != now }

// xwsOf is the id of a card without its kind, and without what an option says beyond.
func xwsOf(card string) string {
	_, xws, _ := strings.Cut(card, "/")
	if i := strings.IndexAny(xws, "/@"); i >= 0 {
		xws = xws[:i]
	}
	return xws
}

// use judges whether to use a card.
func (l *look) use(card string) judgment {
	xws := xwsOf(card)
	me := l.view.Ship(l.about)
	switch {
	case me == nil:
	case declined[xws]:
		return judgment{score: no}
	case straining[xws]:
		return judgment{score: l.only(!me.Stressed())}
	case turning[xws] != nil:
		return judgment{score: l.only(l.turns(turning[xws]) > -stresses+reluctance)}
	case shedding[card]:
		return judgment{score: l.only(me.Stressed() || me.Strained() || me.Depleted() || me.Has(board.Ion) > 0)}
	case foreseeing[card]:
		return judgment{score: l.only(l.inAttack(board.RollAttackDice))}
	case hasty[xws]:
		return judgment{score: l.only(me.Force.Active > 1 && l.canShoot())}
	case swapping[xws]:
		return judgment{score: l.only(l.mostlyBlank())}
	case swerving[xws].to != nil:
		return judgment{score: l.only(l.swerves(swerving[xws]))}
	case resetting[xws].to != nil:
		return judgment{score: l.only(l.better(resetting[xws]))}
	default:
		if open, ok := foils[xws]; ok {
			if u := me.Upgrade(xws); u != nil {
				return judgment{score: l.only(u.Side != open), whim: 11}
			}
		}
	}
	return judgment{score: yes, whim: 14}
}

// reluctance is how much better what follows stress must be, for the action that is
// lost with it.
const reluctance = 8

// yes prefers doing something to doing nothing, no the contrary.
func yes(o *game.Option) float64 {
	if game.Declines(o.ID) {
		return 0
	}
	return 10
}

func no(o *game.Option) float64 { return -yes(o) }

// only is yes if it is worth it.
func (l *look) only(worthIt bool) func(o *game.Option) float64 {
	if worthIt {
		return yes
	}
	return no
}

// turns is what the acting ship gains by the best of some turns on the spot.
func (l *look) turns(degrees []float64) float64 {
	me := l.view.Ship(l.about)
	view := l.stance(me)
	best := view.at(me.Pose)
	now := best
	for _, by := range degrees {
		best = max(best, view.at(me.Pose.Turned(by)))
	}
	return best - now
}

// better reports whether the acting ship would do better with another maneuver than
// the one that it has revealed.
func (l *look) better(r reset) bool {
	me := l.revealed()
	if r.harder && me.Stressed() {
		return false
	}
	l.lookAhead()
	var f flight
	f.begin(l, me)
	now := me.Dial.Maneuver
	least := f.value(now)
	if r.harder {
		least += reluctance
	}
	for _, m := range l.Dial(me.ID) {
		harder := 0.0
		if r.harder && m.Difficulty == catalog.White {
			harder = stresses
		}
		if r.to(now, m) && f.value(m)+harder > least {
			return true
		}
	}
	return false
}

// revealed is the ship of the seat that has still to execute what its dial shows, or else the acting one.
func (l *look) revealed() *board.Ship {
	for i := range l.view.Ships {
		if s := &l.view.Ships[i]; s.Seat == l.seat && s.Where == board.InPlay && !l.Upcoming(s.ID).IsZero() {
			return s
		}
	}
	return l.view.Ship(l.about)
}

// swerves reports whether the acting ship would do so much better with another
// maneuver, its dial's or not, that it pays for that.
func (l *look) swerves(s swerve) bool {
	me := l.view.Ship(l.about)
	l.lookAhead()
	var f flight
	f.begin(l, me)
	least := f.value(me.Dial.Maneuver) + s.cost
	for _, m := range s.to(me.Dial.Maneuver) {
		if f.value(m) > least {
			return true
		}
	}
	return false
}

// mostlyBlank reports whether the acting ship's dice show two blanks and nothing that
// a token would turn.
func (l *look) mostlyBlank() bool {
	a, side := l.view.Attack, board.AttackDice
	if a == nil {
		return false
	}
	if a.Defender == l.about {
		side = board.DefenseDice
	}
	return l.pool(side).mostlyBlank()
}

// mostlyBlank reports whether two dice or more are blank, and no token would turn any.
func (p pool) mostlyBlank() bool { return p.blanks >= 2 && p.focused == 0 }

// left is how much damage a ship can still suffer before it is destroyed.
func (l *look) left(id board.ShipID) int {
	s := l.view.Ship(id)
	return s.Shields.Active + s.Hull - s.DamageCards()
}

// atSpeed is what the maneuver of the acting ship is worth so much faster.
func (l *look) atSpeed(by int) float64 {
	l.lookAhead()
	me := l.view.Ship(l.about)
	m := me.Dial.Maneuver
	m.Speed += by
	var f flight
	f.begin(l, me)
	return f.value(m)
}

// hurt reports whether a ship of the seat in play has a faceup damage card.
func (l *look) hurt() bool {
	return slices.ContainsFunc(l.view.Ships, func(s board.Ship) bool {
		return s.Seat == l.seat && s.Where == board.InPlay && len(s.Faceup) > 0
	})
}

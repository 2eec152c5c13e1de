package player

import (
	"slices"
	"strings"

	"xwing/game"
	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/gauge"
)

// foils are the cards that lie on one of two sides, and the side (0 or 1) on which
// the ship does better.
var foils = map[string]int{"servomotorsfoils": 1, "integratedsfoils": 1, "pivotwing": 1}

// lavish are cards that as an action give as much to an enemy as to a friend.
var lavish = map[string]bool{"hondoohnaka": true}

// sacrificing are cards that give up a friend.
var sacrificing = map[string]bool{"enricpryde-wat1": true}

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

// cardOf is a card's kind and id, without what an option says before and beyond.
func cardOf(card string) string {
	card = strings.TrimPrefix(card, xwing.CardAction)
	kind, xws, ok := strings.Cut(card, "/")
	if !ok {
		return kind + "/"
	}
	if i := strings.IndexAny(xws, "/@"); i >= 0 {
		xws = xws[:i]
	}
	return card[:len(kind)+1+len(xws)]
}

// xwsOf is its id alone.
func xwsOf(card string) string {
	_, xws, _ := strings.Cut(cardOf(card), "/")
	return xws
}

// use judges whether to use a card.
func (l *look) use(card string) judgment {
	if me := l.view.Ship(l.about); me != nil {
		xws := xwsOf(card)
		if open, ok := foils[xws]; ok && me.Upgrade(xws) != nil {
			return judgment{score: l.only(me.Upgrade(xws).Side != open), whim: 11}
		}
	}
	if me := l.view.Ship(l.about); me != nil && l.huge(me) {
		if u := me.Upgrade(xwsOf(card)); u != nil && l.isOffline(u) {
			return judgment{score: yes} // it is brought online
		}
	}
	if !l.advised(card) {
		return judgment{score: no}
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
func (l *look) turns(degrees ...float64) float64 {
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
// the one that it has revealed, if that is harder or dear.
func (l *look) better(dear bool, other func(now, to catalog.Maneuver) bool) bool {
	me := l.revealed()
	if dear && me.Stressed() {
		return false
	}
	l.lookAhead()
	var f flight
	f.begin(l, me)
	now := me.Dial.Maneuver
	least := f.value(now)
	if dear {
		least += reluctance
	}
	for _, m := range l.Dial(me.ID) {
		harder := 0.0
		if dear && m.Difficulty == catalog.White {
			harder = stresses
		}
		if other(now, m) && f.value(m)+harder > least {
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
func (l *look) swerves(cost float64, others []catalog.Maneuver) bool {
	me := l.view.Ship(l.about)
	l.lookAhead()
	var f flight
	f.begin(l, me)
	least := f.value(me.Dial.Maneuver) + cost
	for _, m := range others {
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

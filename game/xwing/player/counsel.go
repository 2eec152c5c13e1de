package player

import (
	"strings"

	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/gauge"
)

// counsel says whether to use a card now that does harm if it is used whenever it can be.
type counsel func(l *look, me *board.Ship) bool

// counsels are such cards, by their ids; by kind and id where another kind has the id, too.
var counsels = map[string]counsel{
	// A ship that comes late, damage that is none, a boost or roll away from where the dial was set for.
	"ga97": never, "alpha3eesk": never, "anakinskywalker-nabooroyaln1starfighter": never, "coaxiumhyperfuel": never,
	"jynerso": never, "electronicbaffle": never, "temminwexley-swz68": never, "moffjerjerrod": never, "bb8": never,
	"supernaturalreflexes": never, "precognitivereflexes": never, "hawk": never, "hawk-clonez95headhunter": never,
	// A stress token each time, as often as one likes.
	"overclockedr4": func(_ *look, me *board.Ship) bool { return !me.Stressed() },
	// An attack, for what repairs a friend's faceup damage.
	"gorgol": func(l *look, _ *board.Ship) bool { return l.hurt() },
	// Force, for being rid of a token, a lock of its own perhaps.
	catalog.PilotCard.Ref("countdooku"): func(_ *look, me *board.Ship) bool {
		return me.Stressed() || me.Strained() || me.Depleted() || me.Has(board.Ion) > 0
	},
	// Force, for a result named before dice fall: one of attack dice comes true oftener.
	catalog.UpgradeCard.Ref("countdooku"): func(l *look, _ *board.Ship) bool { return l.inAttack(board.RollAttackDice) },
	// For coming first, what the dice want later.
	"heightenedperception": func(l *look, me *board.Ship) bool { return me.Force.Active > 1 && l.canShoot() },
	// A token or a shield, for rerolling dice.
	"landocalrissian-crew": mostlyBlank, "inaldra": mostlyBlank,
	// As much as they take: for who is nearly destroyed.
	"tn3465": func(l *look, _ *board.Ship) bool { return l.view.Attack != nil && l.left(l.view.Attack.Defender) <= 2 },
	// The defender's calculate token, for something else than to turn a die.
	"k2b4": func(l *look, _ *board.Ship) bool {
		return l.view.Attack != nil && l.pool(board.DefenseDice).focused == 0
	},
	// Its action, for a turn on the spot under stress.
	"dalanoberos-starviperclassattackplatform": func(l *look, _ *board.Ship) bool { return l.turns(90, -90) > -stresses+reluctance },
	// The dial, for another maneuver once one is revealed: stress or what is dear, or nothing.
	"seasonednavigator": dearly(func(now, to catalog.Maneuver) bool {
		return to.Speed == now.Speed && to != now && to.Difficulty != catalog.Red
	}),
	"kaydelconnix": dearly(func(now, to catalog.Maneuver) bool {
		return to.Speed == now.Speed+1 && to.Bearing <= gauge.TurnRight
	}),
	"saeseetiin": dearly(alongside), "slavei": freely(mirrored), "r2a6": freely(nearBy),
	"herasyndulla": freely(alike), "herasyndulla-vcx100lightfreighter": freely(alike),
	// A point of its own hull, the attack and the next maneuver, for what it takes off whoever touches it.
	"feedbackarray": func(l *look, me *board.Ship) bool { return l.left(me.ID) > 1 && l.burst(me) > 1 },
	// The revealed maneuver, for one that it is not.
	"inertialdampeners": swerving(20-stresses, func(catalog.Maneuver) []catalog.Maneuver {
		return []catalog.Maneuver{{Bearing: gauge.Stationary, Difficulty: catalog.White}}
	}),
	"countessryad": swerving(reluctance, func(now catalog.Maneuver) []catalog.Maneuver {
		now.Bearing, now.Difficulty = gauge.KoiogranTurn, now.Difficulty+1
		return []catalog.Maneuver{now}
	}),
	"vedfoslo": swerving(reluctance, aSpeedApart),
}

// never is for what costs more than it brings.
func never(*look, *board.Ship) bool { return false }

func mostlyBlank(l *look, _ *board.Ship) bool { return l.mostlyBlank() }

// dearly sets the dial to another maneuver that is so much better that it pays for that.
func dearly(to func(now, to catalog.Maneuver) bool) counsel {
	return func(l *look, _ *board.Ship) bool { return l.better(true, to) }
}

// freely sets it to one that is better.
func freely(to func(now, to catalog.Maneuver) bool) counsel {
	return func(l *look, _ *board.Ship) bool { return l.better(false, to) }
}

// swerving executes one of other maneuvers if it is better by the cost.
func swerving(cost float64, to func(now catalog.Maneuver) []catalog.Maneuver) counsel {
	return func(l *look, me *board.Ship) bool { return l.swerves(cost, to(me.Dial.Maneuver)) }
}

// advised reports whether nothing speaks against using a card, by its id in a prompt or
// option, with the acting ship.
func (l *look) advised(card string) bool {
	ref := cardOf(card)
	_, xws, _ := strings.Cut(ref, "/")
	worthIt := counsels[ref]
	if worthIt == nil {
		worthIt = counsels[xws]
	}
	me := l.view.Ship(l.about)
	return worthIt == nil || me != nil && worthIt(l, me)
}

// burst is what a hit for everybody at range 0 of a ship is worth to it: a point for each enemy, two where that is the end
// of one, less one for each friend.
func (l *look) burst(me *board.Ship) int {
	n := 0
	for _, id := range l.view.ShipsInPlay() {
		other := l.view.Ship(id)
		switch {
		case id == me.ID || gauge.MeasureRange(me.Base().Shape(), other.Base().Shape()) > gauge.Range0:
		case !l.view.Opposed(other.Seat, me.Seat):
			n--
		case l.left(id) <= 1:
			n += 2
		default:
			n++
		}
	}
	return n
}

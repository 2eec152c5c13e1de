package cards

import (
	"xwing/game"
	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/rule"
	"xwing/physics"
)

// The phrases that declarations are made of. What they ask and do is said by the
// methods of xwing.Table.

// Who, and where.

// arcReach is where arcs end: whatever is in one is at no more than range 3.
const arcReach = physics.Range3

// you reports whether the moment is about the ship that has the card.
func you(m xwing.Moment) bool { return m.Ship == m.Owner }

// theShip and theOther name the ships of the moment as what an ability is upon, and
// theLocked what a lock was acquired on.
func theShip(m xwing.Moment) string   { return m.Ship.Piece() }
func theOther(m xwing.Moment) string  { return m.Other.Piece() }
func theLocked(m xwing.Moment) string { return m.Answer }

// always holds whatever the moment.
func always(*xwing.Table, xwing.Moment) bool { return true }

// friendlyAt reports whether the moment is about a friendly ship at range 0 to hi
// of the ship that has the card, itself included.
func friendlyAt(t *xwing.Table, m xwing.Moment, hi physics.Range) bool {
	return t.Friendly(m.Owner, m.Ship) && t.AtRange(m.Owner, m.Ship, physics.Range0, hi)
}

// enemyAt returns the enemy ships at range 0 to hi of the ship that has the card,
// for which f holds; nil is any.
func enemyAt(t *xwing.Table, m xwing.Moment, hi physics.Range, f func(board.ShipID) bool) []board.ShipID {
	return t.ShipsAt(m.Owner, hi, func(id board.ShipID) bool { return t.Enemy(m.Owner, id) && (f == nil || f(id)) })
}

// friendsAt is the same for friendly ships, itself included.
func friendsAt(t *xwing.Table, m xwing.Moment, hi physics.Range, f func(board.ShipID) bool) []board.ShipID {
	return t.ShipsAt(m.Owner, hi, func(id board.ShipID) bool { return t.Friendly(m.Owner, id) && (f == nil || f(id)) })
}

// othersAt is the same for friendly ships but itself.
func othersAt(t *xwing.Table, m xwing.Moment, hi physics.Range, f func(board.ShipID) bool) []board.ShipID {
	return friendsAt(t, m, hi, func(id board.ShipID) bool { return id != m.Owner && (f == nil || f(id)) })
}

// full reports whether the owner has fully executed a maneuver of a speed from lo
// to hi.
func full(m xwing.Moment, lo, hi int) bool {
	return you(m) && m.Full && m.Maneuver.Speed >= lo && m.Maneuver.Speed <= hi
}

// fully is the condition of what follows a fully executed maneuver of a speed from
// lo to hi.
func fully(lo, hi int) func(*xwing.Table, xwing.Moment) bool {
	return func(_ *xwing.Table, m xwing.Moment) bool { return full(m, lo, hi) }
}

// fullyRed is the condition of what follows a fully executed red maneuver.
func fullyRed(_ *xwing.Table, m xwing.Moment) bool {
	return you(m) && m.Full && m.Difficulty == catalog.Red
}

// stressed reports whether the owner is, foeStressed whether the other ship is.
func stressed(t *xwing.Table, m xwing.Moment) bool { return you(m) && t.Ship(m.Owner).Stressed() }

func foeStressed(t *xwing.Table, m xwing.Moment) bool { return you(m) && t.Ship(m.Other).Stressed() }

// revealedRed reports whether the maneuver that the owner has revealed is red.
func revealedRed(t *xwing.Table, m xwing.Moment) bool {
	d := t.Ship(m.Owner).Dial
	return d.Revealed && t.Difficulty(m.Owner, d.Maneuver) == catalog.Red
}

// foeIn is the condition that the other ship is in an arc of the owner.
func foeIn(arc physics.Arc) func(*xwing.Table, xwing.Moment) bool {
	return func(t *xwing.Table, m xwing.Moment) bool { return t.InArc(m.Owner, m.Other, arc) }
}

// In an attack.

// rolls reports whether the dice of a side are the ship's.
func rolls(t *xwing.Table, id board.ShipID, side board.Side) bool {
	a := t.View.Attack
	return side == board.AttackDice && a.Attacker == id || side == board.DefenseDice && a.Defender == id
}

// whenAttacking holds where the owner performs the attack under way and f holds.
func whenAttacking(f func(t *xwing.Table, m xwing.Moment, a *board.Attack) bool) func(*xwing.Table, xwing.Moment) bool {
	return func(t *xwing.Table, m xwing.Moment) bool {
		a := t.View.Attack
		return a.Attacker == m.Owner && f(t, m, a)
	}
}

// attacking reports whether the owner performs the attack under way; defending,
// whether it is the defender.
func attacking(t *xwing.Table, m xwing.Moment) bool {
	return you(m) && t.View.Attack != nil && t.View.Attack.Attacker == m.Owner
}

func defending(t *xwing.Table, m xwing.Moment) bool { return t.View.Attack.Defender == m.Owner }

// inPrimary reports whether the attack under way is a primary one.
func inPrimary(t *xwing.Table) bool { return !t.View.Attack.Weapon.Special }

// attackRange1 and the next two are conditions of the owner's dice: of either side,
// as attacker, against a damaged ship.
func attackRange1(t *xwing.Table, m xwing.Moment) bool {
	return you(m) && t.View.Attack.Range == physics.Range1
}

func inOwnBullseye(t *xwing.Table, m xwing.Moment) bool {
	return you(m) && t.InBullseye(m.Owner, m.Other)
}

func againstDamaged(t *xwing.Table, m xwing.Moment) bool { return you(m) && t.Ship(m.Other).Damaged() }

// obstructed reports whether an obstacle lies between, ignored or not.
func obstructed(_ *xwing.Table, _ xwing.Moment, a *board.Attack) bool { return len(a.Obstructed) > 0 }

// Actions.

// white lists actions without a stated color, red and purple such actions.
func white(kinds ...catalog.ActionType) []catalog.BarAction {
	out := make([]catalog.BarAction, len(kinds))
	for i, k := range kinds {
		out[i] = catalog.BarAction{Type: k, Difficulty: catalog.White}
	}
	return out
}

func red(kinds ...catalog.ActionType) []catalog.BarAction { return colored(catalog.Red, kinds) }

func purple(kinds ...catalog.ActionType) []catalog.BarAction { return colored(catalog.Purple, kinds) }

func colored(d catalog.Difficulty, kinds []catalog.ActionType) []catalog.BarAction {
	out := white(kinds...)
	for i := range out {
		out[i].Difficulty = d
	}
	return out
}

// may grants one of the actions, which may be declined.
func may(actions []catalog.BarAction) *xwing.ActionGrant { return &xwing.ActionGrant{Only: actions} }

// stressedMay grants one of the actions even to a stressed ship.
func stressedMay(kinds ...catalog.ActionType) *xwing.ActionGrant {
	g := may(white(kinds...))
	g.Stressed = true
	return g
}

// acts lets the ship perform an action of the grant, or decline it.
func acts(when xwing.Timing, g xwing.ActionGrant) xwing.Ability {
	return xwing.Ability{When: when,
		If: func(t *xwing.Table, m xwing.Moment) bool { return (you(m) || m.Ship == 0) && t.CanPerform(m.Owner, g) },
		Do: func(t *xwing.Table, m xwing.Moment) { t.PerformAction(m.Owner, g) }}
}

// afterAction is the ability to perform one of the actions after any action.
func afterAction(actions []catalog.BarAction) xwing.Ability {
	return xwing.Ability{When: xwing.AfterAction, Act: may(actions)}
}

// inSystemPhase is the ability to perform one of the actions in the System Phase.
func inSystemPhase(actions []catalog.BarAction) xwing.Ability {
	return xwing.Ability{When: xwing.DuringSystemPhase, May: true, Act: may(actions)}
}

// Reasons.

// because says whose card makes a die roll.
func because(m xwing.Moment) game.Phrase { return game.Say("why.card", "card", m.Card) }

// refusing forbids something on behalf of the card.
func refusing(broken rule.Name) func(*xwing.Table, xwing.Moment) *game.Refusal {
	return func(t *xwing.Table, m xwing.Moment) *game.Refusal {
		return t.Refuse(broken, "refusal.card", "card", m.Card)
	}
}

// cannot refuses something by the ability that is looked at.
func cannot(m xwing.Moment, key string) *game.Refusal {
	return &game.Refusal{Rule: m.Card, Why: game.Say(key, "ship", m.Ship.Piece(), "card", m.Card)}
}

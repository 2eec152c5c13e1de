package cards

import (
	"slices"

	"xwing/game"
	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/gauge"
	"xwing/game/xwing/rule"
)

// The phrases that declarations are made of: who, where, when and why. What they ask
// and do is said by the methods of xwing.Table.

// arcReach is where arcs end: whatever is in one is at no more than range 3. Those of first edition do not; how far a
// card of that reaches in an arc is what it says.
const arcReach = gauge.Range3

// you reports whether the moment is about the ship that has the card.
func you(m xwing.Moment) bool { return m.Ship == m.Owner }

// moves reports whether it is about that ship's move, of what a query asks: not its attacks, nor where it rests.
func moves(m xwing.Moment) bool { return you(m) && m.Action == "" }

// mine is that as a condition.
func mine(_ *xwing.Table, m xwing.Moment) bool { return you(m) }

// theShip and theOther name the ships of the moment as what an ability is upon, and
// theLocked what a lock was acquired on.
func theShip(m xwing.Moment) string   { return m.Ship.Piece() }
func theOther(m xwing.Moment) string  { return m.Other.Piece() }
func theLocked(m xwing.Moment) string { return m.Answer }

// always holds whatever the moment.
func always(*xwing.Table, xwing.Moment) bool { return true }

// friendlyAt reports whether the moment is about a friendly ship at range 0 to hi
// of the ship that has the card, itself included.
func friendlyAt(t *xwing.Table, m xwing.Moment, hi gauge.Range) bool {
	return t.Friendly(m.Owner, m.Ship) && t.AtRange(m.Owner, m.Ship, gauge.Range0, hi)
}

// enemyAt returns the enemy ships at range 0 to hi of the ship that has the card,
// for which f holds; nil is any. The remote that it attacks is one of them (X20-RMT-004).
func enemyAt(t *xwing.Table, m xwing.Moment, hi gauge.Range, f func(board.ShipID) bool) []board.ShipID {
	fits := func(id board.ShipID) bool { return t.Enemy(m.Owner, id) && (f == nil || f(id)) }
	found := t.ShipsAt(m.Owner, hi, fits)
	if id := attackedRemote(t, m.Owner); id != 0 && t.AtRange(m.Owner, id, gauge.Range0, hi) && fits(id) {
		found = append(found, id)
	}
	return found
}

// attackedRemote returns the remote that the ship attacks now; 0 for none.
func attackedRemote(t *xwing.Table, attacker board.ShipID) board.ShipID {
	if a := t.View.Attack; a != nil && a.Attacker == attacker && t.Ship(a.Defender).Remote != "" {
		return a.Defender
	}
	return 0
}

// enemies returns the enemy ships in play, those that are destroyed but not yet removed among them.
func enemies(t *xwing.Table, m xwing.Moment) []board.ShipID {
	return t.View.ShipsAgainst(t.Ship(m.Owner).Seat)
}

// friendsAt is the same for friendly ships, itself included.
func friendsAt(t *xwing.Table, m xwing.Moment, hi gauge.Range, f func(board.ShipID) bool) []board.ShipID {
	return t.ShipsAt(m.Owner, hi, func(id board.ShipID) bool { return t.Friendly(m.Owner, id) && (f == nil || f(id)) })
}

// othersAt is the same for friendly ships but itself.
func othersAt(t *xwing.Table, m xwing.Moment, hi gauge.Range, f func(board.ShipID) bool) []board.ShipID {
	return friendsAt(t, m, hi, func(id board.ShipID) bool { return id != m.Owner && (f == nil || f(id)) })
}

// friendless reports whether no other friendly ship is at range 0 to hi of the owner.
func friendless(t *xwing.Table, m xwing.Moment, hi gauge.Range) bool {
	return len(othersAt(t, m, hi, nil)) == 0
}

// full reports whether the owner has fully executed a maneuver of a speed from lo
// to hi.
func full(m xwing.Moment, lo, hi int) bool {
	return you(m) && m.Move.Full && m.Move.Maneuver.Speed >= lo && m.Move.Maneuver.Speed <= hi
}

// fully is the condition of what follows a fully executed maneuver of a speed from
// lo to hi.
func fully(lo, hi int) func(*xwing.Table, xwing.Moment) bool {
	return func(_ *xwing.Table, m xwing.Moment) bool { return full(m, lo, hi) }
}

// fullyRed is the condition of what follows a fully executed red maneuver.
func fullyRed(_ *xwing.Table, m xwing.Moment) bool {
	return you(m) && m.Move.Full && m.Difficulty == catalog.Red
}

// stressed reports whether the owner is, foeStressed whether the other ship is.
func stressed(t *xwing.Table, m xwing.Moment) bool { return you(m) && t.Ship(m.Owner).Stressed() }

func foeStressed(t *xwing.Table, m xwing.Moment) bool {
	return you(m) && t.Enemy(m.Owner, m.Other) && t.Ship(m.Other).Stressed()
}

// foeNoSlower reports whether the other ship's initiative is the owner's or more.
func foeNoSlower(t *xwing.Table, m xwing.Moment) bool {
	return t.Initiative(m.Other) >= t.Initiative(m.Owner)
}

// revealedRed reports whether the maneuver that the owner has revealed is red.
func revealedRed(t *xwing.Table, m xwing.Moment) bool { return revealed(t, m.Owner, catalog.Red) }

// revealed reports whether the maneuver that a ship has revealed is of a color.
func revealed(t *xwing.Table, id board.ShipID, color catalog.Difficulty) bool {
	return t.Ship(id).Dial.Revealed && t.RevealedDifficulty(id) == color
}

// foeIn is the condition that the other ship is in an arc of the owner.
func foeIn(arc gauge.Arc) func(*xwing.Table, xwing.Moment) bool {
	return func(t *xwing.Table, m xwing.Moment) bool { return t.InArc(m.Owner, m.Other, arc) }
}

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

// hastens has a ship in the owner's firing arc engage at another initiative.
func hastens(initiative int) xwing.Ability {
	ships := func(t *xwing.Table, m xwing.Moment) []board.ShipID {
		return t.ShipsAt(m.Owner, arcReach, func(id board.ShipID) bool { return t.InFiringArc(m.Owner, id) })
	}
	return chooses(xwing.StartOfEngagement, ships, func(t *xwing.Table, m xwing.Moment, id board.ShipID) {
		t.SetInitiative(id, m.Card, initiative, board.Engagement)
	})
}

// chooses has the owner's player choose one of the ships, or none, for something
// that happens to it. Whom he can choose is no requirement (X25-ABQ-005): what an ability requires of a moment that is about
// a ship, given says; at a moment of a phase nothing is required but what given says.
func chooses(when xwing.Timing, among func(*xwing.Table, xwing.Moment) []board.ShipID, do func(*xwing.Table, xwing.Moment, board.ShipID)) xwing.Ability {
	some := func(t *xwing.Table, m xwing.Moment) bool { return len(among(t, m)) > 0 }
	return xwing.Ability{When: when, Choice: some,
		If: atAPhase,
		Do: func(t *xwing.Table, m xwing.Moment) {
			if id := t.ChooseShip(m, among(t, m), true); id != 0 {
				do(t, m, id)
			}
		}}
}

// atAPhase requires nothing at a moment of a phase: that is about no ship, or about what the owner may do in it.
func atAPhase(_ *xwing.Table, m xwing.Moment) bool { return m.Ship == 0 || you(m) }

// swarms has one of the ships engage at the owner's initiative until the end of a phase.
func swarms(until board.Phase, among func(*xwing.Table, xwing.Moment) []board.ShipID) xwing.Ability {
	return chooses(xwing.StartOfEngagement, among, func(t *xwing.Table, m xwing.Moment, id board.ShipID) {
		t.SetInitiative(id, m.Card, t.Initiative(m.Owner), until)
	})
}

// given has an ability trigger by what it requires alone: among what it can choose is asked for when it resolves
// (X25-ABQ-005).
func given(required func(*xwing.Table, xwing.Moment) bool, a xwing.Ability) xwing.Ability {
	if a.Choice == nil {
		a.Choice = a.If
	}
	a.If = required
	return a
}

// outlasting is a query of an effect that goes on though its ship is gone.
func outlasting(a xwing.Ability) xwing.Ability {
	a.Outlasts = true
	return a
}

// smoother lowers the difficulty of maneuvers of some bearings, of a speed from lo to
// hi.
func smoother(lo, hi int, bearings ...gauge.Bearing) xwing.Ability {
	return number(xwing.ManeuverDifficulty, -1, func(_ *xwing.Table, m xwing.Moment) bool {
		for _, b := range bearings {
			if b == m.Move.Maneuver.Bearing {
				return you(m) && lo <= m.Move.Maneuver.Speed && m.Move.Maneuver.Speed <= hi
			}
		}
		return false
	})
}

// repairsFaceup repairs one faceup damage card of the owner's choice at a cost.
func repairsFaceup(when xwing.Timing, cost xwing.Cost) xwing.Ability {
	return xwing.Ability{When: when, May: true, Cost: cost,
		If: func(t *xwing.Table, m xwing.Moment) bool {
			return len(t.Ship(m.Owner).Faceup) > 0
		},
		Do: func(t *xwing.Table, m xwing.Moment) {
			if d, ok := t.ChooseFaceup(m, func(string) bool { return true }); ok {
				t.RepairFaceup(m.Owner, d)
			}
		}}
}

// partly is the condition of what follows a partially executed maneuver.
func partly(_ *xwing.Table, m xwing.Moment) bool { return you(m) && !m.Move.Full }

// harder makes the maneuver that the card has noted so many steps more difficult.
func harder(steps int) xwing.Ability {
	return number(xwing.ManeuverDifficulty, steps, func(t *xwing.Table, m xwing.Moment) bool {
		return you(m) &&
			t.Noted(m, m.Move.Maneuver.String())
	})
}

// resets sets the dial that was revealed to one of these maneuvers, which is then harder.
func resets(xws string, among func(*xwing.Table, xwing.Moment, catalog.Maneuver) bool) *xwing.Card {
	others := func(t *xwing.Table, m xwing.Moment) []catalog.Maneuver {
		return slices.DeleteFunc(slices.Clone(t.Dial(m.Owner)), func(d catalog.Maneuver) bool { return !among(t, m, d) })
	}
	return upgrade(xws, xwing.Ability{When: xwing.AfterRevealingDial, May: true,
		If: func(t *xwing.Table, m xwing.Moment) bool { return you(m) && len(others(t, m)) > 0 },
		Do: func(t *xwing.Table, m xwing.Moment) {
			t.SetDial(m.Owner, others(t, m))
			t.Note(m, t.Ship(m.Owner).Dial.Maneuver.String())
		}}, harder(1))
}

// basic reports whether a maneuver is straight, a bank or a turn.
func basic(a catalog.Maneuver) bool { return a.Bearing <= gauge.TurnRight }

// through returns the ships that the owner has moved through for which f holds, after a
// fully executed maneuver or a boost action, the only one that says whom.
func through(t *xwing.Table, m xwing.Moment, f func(board.ShipID) bool) []board.ShipID {
	if !you(m) || m.When == xwing.AfterManeuver && !m.Move.Full {
		return nil
	}
	return slices.DeleteFunc(slices.Clone(m.Move.Through), func(id board.ShipID) bool { return !f(id) })
}

// enemiesPassed returns the enemy ships among them, and throughEnemy reports whether there is one.
func enemiesPassed(t *xwing.Table, m xwing.Moment) []board.ShipID {
	return through(t, m, func(id board.ShipID) bool { return t.Enemy(m.Owner, id) })
}

func throughEnemy(t *xwing.Table, m xwing.Moment) bool { return len(enemiesPassed(t, m)) > 0 }

// dialHidden reports whether a ship's dial lies facedown before the owner's player: those of his own
// side are no secret.
func dialHidden(t *xwing.Table, m xwing.Moment, id board.ShipID) bool {
	dial := t.Ship(id).Dial
	return t.View.Opposed(t.Ship(id).Seat, t.Ship(m.Owner).Seat) && dial.Assigned && !dial.Revealed
}

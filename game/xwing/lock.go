package xwing

import (
	"slices"
	"strconv"

	"xwing/game"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/gauge"
	"xwing/game/xwing/rule"
	"xwing/physics"
)

// Lock has a ship acquire a lock without the action (Lock chapter, X20-LOC-012)
// and returns what its player chose, "" if there was nothing.
func (t *Table) Lock(id board.ShipID) string {
	came, _, _ := t.lock(id, "", nil)
	return came.locked
}

// lock has the ship's player choose another object at range 0-3 (X20-LOC-002); he
// must choose one if there is any, and only without any it fails (X20-LOC-008); of some
// alone, where only those are given. By is the action, "" if it is none.
func (t *Table) lock(id board.ShipID, by string, only []string) (came answer, why game.Phrase, ok bool) {
	options := t.lockOptions(id, by)
	if only != nil {
		options = slices.DeleteFunc(options, func(o game.Option) bool { return !slices.Contains(only, o.ID) })
	}
	pick := t.askLegal(t.Ship(id).Seat, ask.ChooseLockTarget,
		t.say("prompt.choose-lock-target", "ship", id.Piece()), []string{id.Piece()}, options)
	if pick == "" {
		return answer{}, game.Say("why.no-lock-target"), false
	}
	if far := farChoice(id, pick, catalog.Lock, t.rules.Edition.Lock.Farthest); by != "" && !t.nearToLock(id, by, pick) {
		t.reach(far)
	}
	t.AcquireLock(id, pick)
	return answer{locked: pick}, game.Phrase{}, true
}

// Lockable returns the objects that a ship could acquire a lock on now.
func (t *Table) Lockable(id board.ShipID) []string { return legalIDs(t.lockOptions(id, "")) }

// LockableAt returns those at range lo to hi of the ship, or of what it may measure that from.
func (t *Table) LockableAt(id board.ShipID, lo, hi gauge.Range) []string {
	from := t.measuringFrom(id, catalog.Lock)
	return slices.DeleteFunc(t.Lockable(id), func(o string) bool {
		return !slices.ContainsFunc(from, func(f physics.Shape) bool {
			r := gauge.MeasureRange(f, t.shapeOf(o))
			return lo <= r && r <= hi
		})
	})
}

// LockableBeyond returns those that it could lock by an action if range were no matter.
func (t *Table) LockableBeyond(id board.ShipID) []string {
	return legalIDs(t.lockOptionsWithin(id, catalog.Lock.String(), func(gauge.Range, board.ShipID, string) bool { return true }))
}

// LockableBeside returns those of them at range 0 to hi of an object, but that itself.
func (t *Table) LockableBeside(id board.ShipID, object string, hi gauge.Range) []string {
	near := t.shapeOf(object)
	return slices.DeleteFunc(t.LockableBeyond(id), func(o string) bool {
		return o == object || gauge.MeasureRange(near, t.shapeOf(o)) > hi
	})
}

// legalIDs are the ids of the legal options.
func legalIDs(options []game.Option) []string {
	var ids []string
	for _, o := range options {
		if o.Legal() {
			ids = append(ids, o.ID)
		}
	}
	return ids
}

// LockOneOf has a ship acquire a lock on one of some objects as its player chooses, at whatever range.
func (t *Table) LockOneOf(id board.ShipID, objects []string) {
	if len(objects) == 1 {
		t.AcquireLock(id, objects[0])
		return
	}
	var options []game.Option
	for _, o := range objects {
		options = append(options, game.Option{ID: o, Target: o, Text: t.say("option.lock", "target", o)})
	}
	if pick := t.askOne(t.Ship(id).Seat, ask.ChooseLockTarget, t.say("prompt.choose-lock-target", "ship", id.Piece()),
		[]string{id.Piece()}, options); pick != "" {
		t.AcquireLock(id, pick)
	}
}

// lockedPiece is the piece that has the locks on a piece: those on a section of a huge ship are on the whole, which the fore
// one stands for (RULINGS 77).
func (s *State) lockedPiece(piece string) string {
	if ship := s.View.Ship(board.ShipOf(piece)); ship != nil && ship.Follows() {
		return ship.Joined.Piece()
	}
	return piece
}

// wholeShape is where a ship's base stands, of a section that of both.
func (s *State) wholeShape(id board.ShipID) physics.Shape {
	if ship := s.View.Ship(id); ship.Joined != 0 {
		return ship.Base().Shape()
	}
	return s.ShipShape(id)
}

// CanLock reports whether the ship may lock the object: it is near enough and
// nothing hides it.
func (t *Table) CanLock(id board.ShipID, target string) bool {
	return slices.ContainsFunc(t.lockOptions(id, ""), func(o game.Option) bool { return o.ID == target && o.Legal() })
}

// CanLockFar is CanLock of what ignores range restrictions: everything else that forbids a lock holds.
func (t *Table) CanLockFar(id board.ShipID, target string) bool {
	m := Moment{Ship: id, Other: board.ShipOf(target), N: int(gauge.Beyond), Answer: target}
	if target == id.Piece() || t.View.Gone(target) || !t.fitsLock(id, m.Other) {
		return false
	}
	return t.unlockable(id, m.Other, t.opaque(id)) == nil && t.forbidden(AcquiringLock, &m) == nil
}

// LockRules say what a ship can lock (Lock chapter).
type LockRules struct {
	// Nearest and Farthest are the range. First edition: 1 to 3.
	Nearest, Farthest gauge.Range
	// EnemyShips allows locks on those alone. First edition: yes; later any object can be locked.
	EnemyShips bool
	// Sure lets a ship declare the action only where there is somebody to lock (X10-TLK-007). First edition: yes; else it
	// is declared, and fails.
	Sure bool
	// RerollsNone lets a lock be spent on an attack, and no die be rerolled (X10-TLK-005). First edition: yes; else it is one
	// die at least.
	RerollsNone bool
}

// againstLocking refuses the action where there is nobody to lock, if it may not fail.
func (t *Table) againstLocking(id board.ShipID, g ActionGrant) *game.Refusal {
	may := func(o game.Option) bool {
		return o.Legal() && (g.Locks == nil || slices.Contains(g.Locks, o.ID))
	}
	if !t.rules.Edition.Lock.Sure || slices.ContainsFunc(t.lockOptions(id, catalog.Lock.String()), may) {
		return nil
	}
	return t.Refuse(rule.LockRange, "refusal.nobody-to-lock")
}

// fitsLock reports whether the edition, or an ability, lets the ship lock such a ship, or what is none (0).
func (t *Table) fitsLock(id, other board.ShipID) bool {
	if !t.rules.Edition.Lock.EnemyShips {
		return true
	}
	return other != 0 && (t.Enemy(id, other) || t.choosesFriend(id, other, catalog.Lock.String()))
}

// lockOptions offers every other object, those out of range with the reason, for
// an action or for none.
func (t *Table) lockOptions(id board.ShipID, by string) []game.Option {
	rules := t.rules.Edition.Lock
	return t.lockOptionsWithin(id, by, func(r gauge.Range, other board.ShipID, piece string) bool {
		return r >= rules.Nearest && (r <= rules.Farthest || t.sum(LockingBeyond, &Moment{Ship: id, Other: other, Action: by,
			Answer: piece}) > 0 ||
			by != "" && t.reaching(farChoice(id, piece, catalog.Lock, rules.Farthest)) != nil)
	})
}

// nearToLock reports whether an object is within the range at which a ship locks things by an action, though nothing be paid.
func (t *Table) nearToLock(id board.ShipID, by, object string) bool {
	r := t.nearestRange(nearest(t.measuringFrom(id, catalog.Lock), t.shapeOf(object)))
	return r <= t.rules.Edition.Lock.Farthest ||
		t.sum(LockingBeyond, &Moment{Ship: id, Other: board.ShipOf(object), Action: by, Answer: object}) > 0
}

// lockOptionsWithin is the same with what the range must be of a piece that is, or is not, a ship.
func (t *Table) lockOptionsWithin(id board.ShipID, by string, within func(r gauge.Range, other board.ShipID, piece string) bool) []game.Option {
	options := make([]game.Option, 0, len(t.View.Ships)+len(t.View.Obstacles)+len(t.View.Devices))
	from, hidden, rules := t.measuringFrom(id, catalog.Lock), t.opaque(id), t.rules.Edition.Lock
	add := func(piece string, shape physics.Shape) {
		r := t.nearestRange(nearest(from, shape))
		other := board.ShipOf(piece)
		o := game.Option{ID: piece, Target: piece, Text: t.say("option.lock", "target", piece)}
		if !t.fitsLock(id, other) {
			return
		}
		if no := t.unlockable(id, other, hidden); no != nil {
			o.Refusal = no
		} else if !within(r, other, piece) {
			o.Refusal = t.Refuse(rule.LockRange, "refusal.out-of-range", "min", strconv.Itoa(int(rules.Nearest)), "max", strconv.Itoa(int(rules.Farthest)))
		} else {
			o.Refusal = t.forbidden(AcquiringLock, &Moment{Ship: id, Other: other, N: int(r), Action: by, Answer: piece})
		}
		options = append(options, o)
	}
	var room [16]board.ShipID
	for _, other := range t.View.AppendTargets(room[:0]) {
		if other != id && !t.Ship(other).Follows() {
			add(other.Piece(), t.wholeShape(other))
		}
	}
	for _, o := range t.View.ObstaclesInPlay() {
		add(o.Piece(), t.ObstacleShape(o))
	}
	for _, d := range t.View.DevicesInPlay() {
		add(d.Piece(), t.DeviceShape(d))
	}
	return options
}

// unlockable refuses a lock that the rules forbid at whatever range: by a ship in the cloud hidden, if any, or on
// a ship in a cloud, or of an ionized ship.
func (t *Table) unlockable(id, other board.ShipID, hidden board.ObstacleID) *game.Refusal {
	if hidden == 0 && other != 0 {
		hidden = t.opaque(other)
	}
	switch {
	case hidden != 0:
		return t.againstLockIn(hidden)
	case t.lockless(id):
		return t.Refuse(rule.IonizedLock, "refusal.ionized-lock")
	}
	return nil
}

// againstLockIn refuses locks by and on what is at range 0 of an obstacle.
func (s *State) againstLockIn(o board.ObstacleID) *game.Refusal {
	no := s.Refuse(rule.LockInCloud, "refusal.lock-in-cloud", "obstacle", o.Piece())
	if s.cloud(o) != nil {
		no.Rule = devicePiece(s.View.Obstacle(o).XWS)
	}
	return no
}

// AcquireLock gives a ship a lock on an object: never on itself, and in place of
// the lock it had, since it maintains only one (X20-LOC-009, 011), or more where an
// ability says so, but never two on one object (X20-FAQ-011). A jammed ship breaks
// it at once (X20-JAM-009).
func (t *Table) AcquireLock(id board.ShipID, target string) {
	began := t.Began()
	target = t.lockedPiece(target)
	if !t.gainLock(id, target) {
		return
	}
	for _, o := range append([]string{target}, t.lockMore(id)...) {
		t.Trigger(Moment{When: AfterLocking, Ship: id, Other: board.ShipOf(o), Answer: o, Began: began})
	}
}

// gainLock is AcquireLock for whatever lock comes to a ship; it reports whether one did.
func (t *Table) gainLock(id board.ShipID, target string) bool {
	s := t.Ship(id)
	if s.Where != board.InPlay || target == id.Piece() {
		return false
	}
	if t.View.Gone(target) || t.lockless(id) { // while its player paid for the lock
		return false
	}
	for limit := t.lockLimit(id, Moment{Action: OnOneObject, Answer: target}); s.LocksOn(target) >= limit; {
		t.BreakLock(id, target, false)
	}
	limit := t.lockLimit(id, Moment{})
	for others := s.LockedBut(target); len(others) >= limit; others = s.LockedBut(target) {
		for lost := t.chooseLock(id, others); t.BreakLock(id, lost, false); {
		}
	}
	t.announce(board.LockAcquired{Ship: id, Target: target})
	if s.Has(board.Jam) > 0 {
		t.BreakLock(id, target, false)
		t.RemoveTokens(id, board.Jam, 1)
	}
	return true
}

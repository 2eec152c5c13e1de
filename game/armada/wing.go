package armada

import (
	"slices"

	"xwing/game"
	"xwing/game/armada/ask"
	"xwing/game/armada/board"
	"xwing/game/armada/catalog"
	"xwing/game/armada/gauge"
	"xwing/physics"
)

// Wing is a squadron that acts: in its activation, or because a card says so.
type Wing struct {
	t  *Table
	id board.SquadronID
}

// Wing is a squadron that acts.
func (t *Table) Wing(id board.SquadronID) Wing { return Wing{t, id} }

// activation is the activation of a squadron: what lasts as long as it does.
type activation struct {
	id    board.SquadronID
	both  bool           // it may move and attack
	moved bool           // it has moved, or may no more
	shot  bool           // it has attacked, or may no more
	flown bool           // it has moved
	far   gauge.Distance // as far as it may move; 0: by its speed
}

// activation is that of a squadron which is under way; of one that is not activated something that nobody asks for.
func (w Wing) activation() *activation {
	for _, a := range w.t.acting {
		if a.id == w.id {
			return a
		}
	}
	return &activation{}
}

// Activate activates the squadron, by a ship's squadron command, or as if by one: then it moves and attacks, in either order, as
// with rogue; else one of the two, or nothing (ARM-SQC-005, -007, ARM-SQD-003, -006, ARM-KEY-025).
func (w Wing) Activate(by board.ShipID, commanded bool) {
	t, id := w.t, w.id
	t.announce(board.SquadronActivated{Squadron: id, By: by})
	used := t.Memory.Used
	t.Memory.Used, t.Memory.Flights = nil, append(t.Memory.Flights, Flight{Squadron: id, By: by})
	if c := t.command; by != 0 && c != nil && c.Ship == by && !slices.Contains(c.squadrons, id) {
		c.squadrons = append(c.squadrons, id)
	}
	t.trigger(WhenActivating, Moment{Squadron: id})
	a := &activation{id: id, both: commanded || t.keyword(id, catalog.Rogue) > 0}
	w.acts(a, commanded)
	if t.Squadron(id).Where == board.OnTable {
		t.announce(board.ActivationEnded{Piece: id.Piece()})
	}
	t.endGains(id)
	t.Memory.Used, t.Memory.Flights = used, t.Memory.Flights[:len(t.Memory.Flights)-1]
	if t.Squadron(id).Where == board.OnTable {
		t.trigger(AfterActivation, Moment{Squadron: id, By: by})
	}
}

// ActAgain lets the squadron move so far and attack as if it were activated, which it is not.
func (w Wing) ActAgain(far gauge.Distance) {
	w.acts(&activation{id: w.id, both: true, far: far}, false)
}

// acts lets the squadron do what it may in an activation.
func (w Wing) acts(a *activation, commanded bool) {
	w.t.acting = append(w.t.acting, a)
	done := map[string]bool{}
	for w.t.Squadron(w.id).Where == board.OnTable && !w.t.ending && !(a.moved && a.shot) && !slices.Contains(w.t.returned, w.id) {
		if !w.act(a, commanded, done) {
			break
		}
	}
	w.t.acting = w.t.acting[:len(w.t.acting)-1]
}

// act lets the squadron do one thing of its activation; false when it can do nothing, or is done.
func (w Wing) act(a *activation, commanded bool, done map[string]bool) bool {
	t, id := w.t, w.id
	var options []game.Option
	if !a.moved {
		options = append(options, game.Option{ID: "move", Text: game.Say("option.move"), Refusal: t.againstMove(id)})
	}
	shots := []Shot(nil)
	if !a.shot {
		if shots = w.Targets(Volley{}); len(shots) > 0 && !w.still() {
			options = append(options, game.Option{ID: "attack", Text: game.Say("option.attack-with")})
		}
	}
	m, cards := Moment{When: DuringActivation, Squadron: id}, []pending(nil)
	if a.shot {
		m.N = 1
	}
	if t.rules.Cards != nil {
		cards = t.pending(DuringActivation, m, t.Squadron(id).Seat, done)
	}
	options = append(options, offered(cards)...)
	if !slices.ContainsFunc(options, game.Option.Legal) {
		return false
	}
	options = append(options, game.Option{ID: "done", Text: game.Say("option.done")})
	pick := t.askOne(t.Squadron(id).Seat, ask.SquadronAction, game.Say("prompt.squadron-action", "squadron", id.Piece()),
		[]string{id.Piece()}, options)
	switch i := slices.IndexFunc(cards, func(p pending) bool { return p.ref() == pick }); {
	case pick == "done":
		return false
	case pick == "move":
		far := a.far
		if far == 0 {
			far = gauge.Distance(t.SquadronSpeed(id))
		}
		t.MoveSquadron(id, far)
		a.moved, a.shot = true, a.shot || !a.both
	case pick == "attack":
		if shot, ok := w.choose(shots, true); ok {
			t.makeAttack(shot, commanded || t.turned)
			a.moved, a.shot = a.moved || !a.both, true
		}
	case i >= 0:
		done[pick] = true
		t.use(cards[i], m)
	}
	return true
}

// still reports whether it cannot attack in this activation.
func (w Wing) still() bool {
	f := w.t.flight(w.id)
	return f != nil && f.Still
}

// InsteadOfAttack uses up the attack of the squadron's activation.
func (w Wing) InsteadOfAttack() {
	a := w.activation()
	a.moved, a.shot = a.moved || !a.both, true
}

// IsActive reports whether the squadron is activated now.
func (w Wing) IsActive() bool { return w.activation().id != 0 }

// HasMoved reports whether the squadron has moved in its activation under way, or in that of the ship.
func (w Wing) HasMoved() bool {
	return w.activation().flown || w.t.Memory.Ship != 0 && w.t.HasMoved(w.id)
}

// Free has the squadron ignore engagement to the end of its activation.
func (w Wing) Free() {
	for i := range w.t.Memory.Flights {
		if f := &w.t.Memory.Flights[i]; f.Squadron == w.id {
			f.Free = true
		}
	}
}

// isFree reports whether a squadron ignores engagement: it is engaged with none, and none with it.
func (s *State) isFree(id board.SquadronID) bool {
	return slices.ContainsFunc(s.Memory.Flights, func(f Flight) bool { return f.Squadron == id && f.Free })
}

// choose has the squadron's player choose one of several attacks, or none if he may.
func (w Wing) choose(shots []Shot, may bool) (Shot, bool) {
	return w.t.askShot(w.t.Squadron(w.id).Seat, ask.ChooseAttack, game.Say("prompt.choose-attack", "piece", w.id.Piece()), w.id.Piece(),
		shots, may)
}

// Volley is what is different about an attack of a squadron that a card brings.
type Volley struct {
	Dice      catalog.Dice // its anti-squadron armament, unless there are none
	At        string       // the only piece that it may attack; "": whomever
	But       []string     // whom it may not attack
	Squadrons bool         // it attacks a squadron at distance 1
	Even      bool         // it may attack ships even if it is engaged
	Obscured  bool         // the attack is treated as obstructed
}

// Attack has the squadron make an attack outside of its activation, which its player may leave; it returns whom it attacks, ""
// if nobody.
func (w Wing) Attack(v Volley, may bool) string {
	shots := w.Targets(v)
	if len(shots) == 0 || w.t.Squadron(w.id).Where != board.OnTable || w.t.ending {
		return ""
	}
	shot, ok := w.choose(shots, may)
	if !ok {
		return ""
	}
	w.t.makeAttack(shot, false)
	return shot.Defender
}

// Targets are the attacks that the squadron may declare: on enemies at distance 1, an engaged one rather than a ship, an escort
// rather than another squadron; with snipe on squadrons at distance 2 (ARM-ATK-006, ARM-EGT-003, -005, -008, ARM-KEY-015, -030,
// -033).
func (w Wing) Targets(volley Volley) []Shot {
	t, v := w.t, w.t.sights()
	engaged := t.Engaged(w.id)
	shots, busy := w.dogfight(&v, volley, engaged)
	if volley.Squadrons || busy && !volley.Even && (len(t.holders(w.id)) > 0 || t.keptFromShips(w.id)) &&
		t.sum(StrikingEngaged, Moment{Squadron: w.id}) == 0 {
		return w.allowed(volley, shots)
	}
	close := t.sum(StrafingRange, Moment{Squadron: w.id}) > 0
	reaches := func(mm float64) bool {
		return gauge.DistanceOf(mm) == gauge.Distance1 || close && gauge.RangeOf(mm) == gauge.CloseRange
	}
	shots = append(shots, w.strafeStations(&v, reaches)...)
	for _, d := range t.onTable(board.Across(t.Squadron(w.id).Seat)) {
		for _, z := range t.shipCard(d).Zones() {
			if shot, ok := w.strafe(&v, d, z, reaches); ok {
				shots = append(shots, shot)
			}
		}
	}
	return w.allowed(volley, shots)
}

// dogfight are its attacks on squadrons; busy reports whether it can attack one that it is engaged with.
func (w Wing) dogfight(v *sights, volley Volley, engaged []board.SquadronID) (shots []Shot, busy bool) {
	t, id, q, card := w.t, w.id, w.t.Squadron(w.id), w.t.squadronCard(w.id)
	own := card.AntiSquadron
	if volley.Dice.Total() > 0 {
		own = volley.Dice
	}
	escorted := slices.ContainsFunc(engaged, func(e board.SquadronID) bool { return t.keywordFor(e, catalog.Escort, id) > 0 })
	for _, d := range t.squadronsOnTable(board.Across(q.Seat)) {
		pose := t.Squadron(d).Pose
		kind, dice := board.NormalAttack, t.armament(Moment{Squadron: id}, own)
		switch far := gauge.DistanceOf(gauge.SquadronsApart(q.Pose, pose)); {
		case far == gauge.Distance2 && t.keyword(id, catalog.Snipe) > 0 && !volley.Squadrons:
			kind, dice = board.SnipeAttack, t.armament(Moment{Squadron: id}, catalog.Dice{catalog.Blue: t.keyword(id, catalog.Snipe)})
		case far != gauge.Distance1:
			continue
		}
		if escorted && t.keywordFor(d, catalog.Escort, id) == 0 || dice.Total() <= 0 {
			continue
		}
		line := physics.Segment{A: q.Pose.Point(), B: pose.Point()}
		shot := Shot{Kind: kind, Attacker: id.Piece(), Defender: d.Piece(), Line: line, Sight: line, Dice: dice, Obscured: volley.Obscured}
		if t.obstruct(v, &shot); w.forbidden(&shot) {
			continue
		}
		busy = busy || slices.Contains(engaged, d)
		shots = append(shots, shot)
	}
	return shots, busy
}

// forbidden reports whether a card forbids the squadron an attack.
func (w Wing) forbidden(shot *Shot) bool {
	return w.t.forbidden(DeclaringTarget, Moment{Squadron: w.id, Shot: shot}) != nil
}

// allowed are the attacks among some that nothing forbids.
func (w Wing) allowed(v Volley, shots []Shot) []Shot {
	return slices.DeleteFunc(shots, func(s Shot) bool {
		return v.At != "" && s.Defender != v.At || slices.Contains(v.But, s.Defender) || w.forbidden(&s)
	})
}

// strafe is its attack on a hull zone that is in its reach.
func (w Wing) strafe(v *sights, d board.ShipID, at gauge.Zone, reaches func(mm float64) bool) (Shot, bool) {
	q, target := w.t.Squadron(w.id), w.t.gauged(d)
	gap := gauge.RangeToHull(q.Pose, target, at)
	if !reaches(gap.Distance) {
		return Shot{}, false
	}
	if _, free := target.FreeLine(gap, at); !free {
		return Shot{}, false
	}
	sight := physics.Segment{A: q.Pose.Point(), B: target.Target(at)}
	if _, crosses := target.OtherZone(sight, at); crosses {
		return Shot{}, false
	}
	shot := Shot{Kind: board.NormalAttack, Attacker: w.id.Piece(), Defender: d.Piece(), At: at, Line: gap.Line(), Sight: sight,
		Dice: w.t.squadronCard(w.id).Battery}
	w.t.obstruct(v, &shot)
	return shot, true
}

// Moves reports whether nothing keeps a squadron on the table from moving by a card, which engagement does not.
func (s *State) Moves(id board.SquadronID) bool {
	return s.View.Squadron(id).Where == board.OnTable && !s.IsHeld(id)
}

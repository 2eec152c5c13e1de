package armada

import (
	"slices"

	"xwing/game"
	"xwing/game/armada/ask"
	"xwing/game/armada/board"
	"xwing/game/armada/catalog"
	"xwing/game/armada/gauge"
)

// Attack is the attack under way: what lasts as long as it does.
type Attack struct {
	t         *Table
	shot      Shot
	commanded bool // the attacking squadron was activated by a squadron command
	within    *Attack
	before    *board.Attack
	defense   defense
	effects   map[string]int
	used      []string     // cards that were used in it
	costs     []Token      // defense tokens spent in it as costs of cards
	faceup    int          // damage cards dealt or turned faceup in it
	pool      catalog.Dice // gathered and not rolled yet
	changed   bool         // the dice are no more as they were rolled
	countered bool         // the defender has had its counter
	alone     bool         // no further squadron may be declared
	spending  bool         // it is in its Spend Defense Tokens step
	criticals int          // critical effects that may still be resolved
	resolved  []string     // those that were
	faceups   int          // how many of the first damage cards are faceup
	beside    bool         // the damage that is suffered is none of the attack's
	dealt     int          // damage cards that it has dealt
	damage    int          // in Resolve Damage: the total
}

// defense is what the defender has brought by defense tokens.
type defense struct {
	instead    bool                   // the token that is spent has no effect of its own
	salvo      bool                   // a salvo token was spent
	contained  bool                   // and a contain token
	spent      []Token                // tokens that the defender has spent in its step, of whatever piece
	reductions []reduction            // what lowers the damage
	redirects  []gauge.Zone           // the zones chosen for a redirect token
	anywhere   bool                   // they may be several, and any
	further    int                    // adjacent ones that they may be more
	cancels    bool                   // evade cancels a die nearer than at long range
	evades     int                    // dice more that it affects
	evaded     bool                   // it was resolved
	rerolled   []int                  // the dice that it has had rerolled: the next is another one
	exhausted  int                    // tokens that were exhausted when they were spent
	marked     []Token                // tokens that are discarded when they are spent
	elsewhere  bool                   // another hull zone defends once damage is resolved
	diverted   []gauge.Zone           // hull zones whose shields take 1 damage each
	resolved   []catalog.DefenseToken // kinds of which the effect was resolved
	free       []catalog.DefenseToken // and of these such as came of a token that was not spent
}

// reduction lowers the damage by so much, half of it where it is a brace token.
type reduction struct {
	by string // "brace", or a card
	n  int
}

// view is the attack as everybody sees it.
func (a *Attack) view() *board.Attack { return a.t.View.Attack }

// attackStep lets a ship make its attacks, each from another hull zone (ARM-ACT-003, ARM-ATK-036, ARM-HUG-008).
func (t *Table) attackStep() Step {
	id := t.Memory.Ship
	t.Deeds(id).Fired = nil
	most := 2
	if t.Ship(id).Size == gauge.Huge {
		most = 3
	}
	n := t.fold(AttacksInStep, most, Moment{Ship: id})
	if t.ignite(id) {
		n--
	}
	for ; n > 0 && t.Ship(id).Where == board.OnTable && !t.ending; n-- {
		if !t.AttackFrom(id) {
			break
		}
		between(t, id)
	}
	if t.Ship(id).Where == board.OnTable && !t.ending {
		t.trigger(EndOfAttackStep, Moment{Ship: id})
	}
	t.removeTargeting(id)
	return ManeuverStep
}

// AttackFrom has a ship make an attack; false when it makes none.
func (t *Table) AttackFrom(id board.ShipID) bool {
	if !t.mayAttack(id, nil) {
		return false
	}
	shots := t.shipShots(id)
	if len(shots) == 0 {
		return false
	}
	shot, ok := t.askShot(t.Ship(id).Seat, ask.ChooseAttack, game.Say("prompt.choose-attack", "piece", id.Piece()), id.Piece(), shots,
		true)
	if ok {
		m := t.Deeds(id)
		m.Fired, m.Again = append(m.Fired, shot.From), 0
		t.fire(id, shot, t.Flak(id))
	}
	return ok
}

// CanAttack reports whether a ship could make an attack.
func (t *Table) CanAttack(id board.ShipID) bool {
	return t.mayAttack(id, nil) && len(t.shipShots(id)) > 0
}

// mayAttack reports whether a ship may begin a further attack.
func (t *Table) mayAttack(id board.ShipID, shot *Shot) bool {
	return t.forbidden(Attacking, Moment{Ship: id, Shot: shot}) == nil
}

// askShot has a player choose one of several attacks, or none if he may.
func (t *Table) askShot(seat game.Seat, kind game.Kind, prompt game.Phrase, about string, shots []Shot, may bool) (Shot, bool) {
	options := make([]game.Option, 0, len(shots)+1)
	for i := range shots {
		options = append(options, shots[i].option())
	}
	if may {
		options = append(options, game.Option{ID: "none", Text: game.Say("option.none")})
	}
	pick := t.askOne(seat, kind, prompt, []string{about}, options)
	for i := range shots {
		if shots[i].key() == pick {
			return shots[i], true
		}
	}
	return Shot{}, false
}

// fire makes a ship's attack and, where the first target is a squadron, goes on to further squadrons in the same arc and
// range of an anti-squadron armament (ARM-ATK-030 to -035).
func (t *Table) fire(id board.ShipID, shot Shot, flak catalog.Dice) {
	shot.Chain = 1
	more := t.makeAttack(shot, false)
	attacked := []string{shot.Defender}
	for more && board.SquadronOf(shot.Defender) != 0 && t.Ship(id).Where == board.OnTable && !t.ending {
		v := t.sights()
		shots := t.squadronShots(&v, id, shot.From, flak, attacked)
		if len(shots) == 0 {
			return
		}
		next, ok := t.askShot(t.Ship(id).Seat, ask.NextSquadron, game.Say("prompt.next-squadron", "ship", id.Piece()), id.Piece(), shots,
			true)
		if !ok {
			return
		}
		attacked = append(attacked, next.Defender)
		next.Chain = len(attacked)
		t.Deeds(id).Again = 0
		more = t.makeAttack(next, false)
	}
}

// makeAttack makes one attack from Roll Attack Dice to its end (ARM-ATK-001); it reports whether further squadrons may be
// declared.
func (t *Table) makeAttack(shot Shot, commanded bool) bool {
	a := &Attack{t: t, shot: shot, commanded: commanded, within: t.attack, before: t.View.Attack, effects: map[string]int{}}
	if a.before != nil {
		before := *a.before
		a.before = &before
	}
	t.attack = a
	if id := board.ShipOf(shot.Attacker); id != 0 {
		t.Deeds(id).Shots = append(t.Deeds(id).Shots, shot.id())
		t.Deeds(id).Targets = append(t.Deeds(id).Targets, shot.target())
		if board.ShipOf(shot.Defender) != 0 || board.ObstacleOf(shot.Defender) != 0 {
			t.Deeds(id).OnShips++
		}
	}
	if shot.Recolored != "" {
		t.announce(board.CardUsed{Holder: shot.Attacker, Card: shot.Recolored})
	}
	t.announce(board.AttackDeclared{Attack: board.Attack{Kind: shot.Kind, Attacker: shot.Attacker, From: shot.From, Defender: shot.Defender,
		At: shot.At, Range: shot.Range, Obstructed: shot.IsObstructed()}, By: shot.By})
	t.trigger(WhenTargeted, Moment{Ship: board.ShipOf(shot.Defender), Squadron: board.SquadronOf(shot.Defender), Shot: &a.shot,
		Seat: a.attacker()})
	if a.roll() {
		t.trigger(AfterRolling, a.moment(AfterRolling))
		a.resolve()
	} else {
		t.announce(board.AttackCanceled{})
	}
	t.announce(board.AttackEnded{Before: a.before})
	t.attack = a.within
	a.removeSalvoed()
	return !a.alone
}

// resolve resolves the attack from its effects to what it is answered with. One whose squadron is destroyed by an effect of its
// own is not completed.
func (a *Attack) resolve() {
	t, attacker := a.t, a.t.Squadron(board.SquadronOf(a.shot.Attacker))
	flies := attacker != nil && attacker.Where == board.OnTable
	a.resolveEffects()
	if flies && attacker.Where != board.OnTable {
		t.announce(board.AttackCanceled{Lost: a.shot.Attacker})
		return
	}
	a.spendTokens()
	t.trigger(AfterSpendingTokens, a.moment(Never))
	a.resolveDamage()
	m := a.moment(AfterAttack)
	m.N = a.view().Damage
	t.trigger(AfterDamage, m)
	t.trigger(AfterAttack, m)
	a.answer()
	t.trigger(AfterAnswering, m)
}

// attacker and defender are the seats of the attack; of an attacker that is nobody's the defender's opponent acts.
func (a *Attack) attacker() game.Seat { return a.t.seatOf(a.shot.Attacker, board.Across(a.defender())) }

func (a *Attack) defender() game.Seat { return a.t.seatOf(a.shot.Defender, game.NoSeat) }

// seatOf is whose a piece is, or else the other seat given.
func (s *State) seatOf(piece string, otherwise game.Seat) game.Seat {
	if ship := s.View.Ship(board.ShipOf(piece)); ship != nil {
		return ship.Seat
	}
	if q := s.View.Squadron(board.SquadronOf(piece)); q != nil {
		return q.Seat
	}
	if o := s.View.Obstacle(board.ObstacleOf(piece)); o != nil && o.Hull > 0 {
		return s.second()
	}
	return otherwise
}

// roll gathers the dice, takes one away for obstruction, and rolls; false when there are none (ARM-ATK-013 to -018).
func (a *Attack) roll() bool {
	a.pool = a.shot.Dice
	if a.shot.IsObstructed() && !a.keepsDie() {
		a.RemoveDie() // ARM-OBS-001
	}
	for n := range 2 {
		m := a.moment(AfterGathering)
		m.N = n
		a.t.trigger(AfterGathering, m)
	}
	a.t.trigger(BeforeRolling, Moment{Ship: board.ShipOf(a.shot.Attacker), Squadron: board.SquadronOf(a.shot.Attacker), Shot: &a.shot})
	if a.pool.Total() == 0 {
		return false
	}
	var dice []board.Die
	for _, c := range catalog.Colors() {
		for range a.pool[c] {
			dice = append(dice, a.t.rollDie(c))
		}
	}
	a.t.announce(board.DiceRolled{By: a.shot.who(), Dice: dice})
	return true
}

// RemoveDie has the attacker take one of the gathered dice away before the roll (ARM-OBS-001).
func (a *Attack) RemoveDie() {
	if a.pool.Total() > 0 {
		a.pool[a.askColor(ask.RemoveDie, "remove-die", a.pool)]--
	}
}

// askColor has the attacker pick a color of which there are dice.
func (a *Attack) askColor(kind game.Kind, key string, dice catalog.Dice) catalog.Color {
	return a.askColorOf(a.attacker(), kind, key, dice)
}

// askColorOf has a seat pick one.
func (a *Attack) askColorOf(seat game.Seat, kind game.Kind, key string, dice catalog.Dice) catalog.Color {
	var options []game.Option
	var colors []catalog.Color
	for _, c := range catalog.Colors() {
		if dice[c] > 0 {
			colors = append(colors, c)
			options = append(options, game.Option{ID: c.String(), Text: game.Say("option.color", "color", c.String())})
		}
	}
	if len(options) == 1 {
		return colors[0]
	}
	pick := a.t.askOne(seat, kind, game.Say("prompt."+key), []string{a.shot.Attacker, a.shot.Defender}, options)
	return colors[slices.IndexFunc(options, func(o game.Option) bool { return o.ID == pick })]
}

package xwing

import (
	"math"
	"slices"
	"strconv"

	"xwing/game"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/gauge"
	"xwing/game/xwing/rule"
)

// shot is one way to attack: the weapon, the defender and what lies between.
type shot struct {
	weapon   board.Weapon
	defender board.ShipID
	line     gauge.AttackLine
	section  catalog.Section // of the defender that is named; 0: it has none
	from     string          // the turret arc that it is made through ("rear"), "" for none
	apart    bool            // there is one through the other arc, too
	waiver   *Entry          // the ability that lifts the requirement for a cost
	refusal  *game.Refusal
	terms    *AttackTerms // on which it is made
}

// MakeAttack lets a ship perform one attack: its player picks weapon and
// defender, or forgoes it (Attack chapter, X20-ATK-003 to 005, 011, 012). It
// reports whether the ship attacked.
func (t *Table) MakeAttack(id board.ShipID, terms AttackTerms) bool {
	return t.attackOneWay(id, []AttackTerms{terms}) != nil
}

// attackOneWay lets a ship perform one attack on one of several terms, and returns on which; nil if it has not attacked. It
// may be forgone unless the first of them says otherwise.
func (t *Table) attackOneWay(id board.ShipID, ways []AttackTerms) *AttackTerms {
	shots := t.aimed
	t.aimed = nil // until this one is chosen
	for i := range ways {
		shots = t.appendShots(shots, id, &ways[i])
	}
	if len(shots) == 0 {
		return nil
	}
	options, shots := t.attackOptions(id, shots)
	if !ways[0].Must {
		options = append(options, game.Option{ID: game.None, Text: game.Say("option.no-attack")})
	}
	kind, prompt := game.Kind(ask.ChooseAttack), t.say("prompt.choose-attack", "ship", id.Piece())
	switch {
	case ways[0].header != nil && !ways[0].Headed:
		prompt = t.say("prompt.choose-header", "ship", id.Piece())
	case ways[0].Bonus:
		kind, prompt = ask.ChooseBonusAttack, t.bonusPrompt(id)
	}
	answer := t.askOne(t.Ship(id).Seat, kind, prompt, t.list(id.Piece()), options)
	i := slices.IndexFunc(options[:len(shots)], func(o game.Option) bool { return o.ID == answer })
	t.aimed = shots[:0]
	if i < 0 {
		return nil
	}
	picked := shots[i]
	t.makeShot(id, picked)
	return picked.terms
}

// attackOptions are the shots as answers, those that are the same on other terms once: on those that allow it.
func (t *Table) attackOptions(id board.ShipID, shots []shot) ([]game.Option, []shot) {
	options := make([]game.Option, 0, len(shots)+1)
	kept, first := shots[:0], shots[0].terms // what is kept may come to lie there
	for i := range shots {
		s := shots[i]
		o := t.attackOption(id, &s)
		at := -1
		if s.terms != first {
			at = slices.IndexFunc(options, func(other game.Option) bool { return other.ID == o.ID })
		}
		switch {
		case at < 0:
			options, kept = append(options, o), append(kept, s)
		case kept[at].refusal != nil:
			options[at], kept[at] = o, s
		}
	}
	return options, kept
}

// makeShot has a ship perform the attack that is picked.
func (t *Table) makeShot(id board.ShipID, s shot) {
	terms := *s.terms
	if terms.header != nil {
		t.useHeader(id, terms.header, s.weapon.ID)
	} else if terms.Bonus {
		t.noteBonus(id, s.weapon.ID)
	}
	t.remember(id, &s)
	if terms.With != nil {
		terms.With(s.weapon)
	}
	if terms.Picked != nil {
		terms.Picked(s.from)
	}
	t.Trigger(Moment{When: BeforeDeclaringDefender, Ship: id, Other: s.defender, Action: s.weapon.ID,
		Attack: MomentAttack{Arc: s.weapon.Arc, From: s.from}})
	if to := t.drawn; to != 0 {
		t.drawn = 0
		t.forget(id, &s)
		s = t.redrawn(id, s, to)
		t.remember(id, &s)
	}
	t.attack(id, s, terms)
}

// CanAttack reports whether the ship could perform an attack on these terms now.
func (t *Table) CanAttack(id board.ShipID, terms AttackTerms) bool {
	return slices.ContainsFunc(t.shots(id, terms), func(s shot) bool { return s.refusal == nil })
}

// shots lists every weapon of the ship against every enemy ship in play, with
// the reason where the rules forbid it (X20-ATK-031 leaves out friendly ships, but for cards).
// Where a card lifts a requirement that is not met, or would be spent, that is a way of its own.
func (t *Table) shots(id board.ShipID, terms AttackTerms) []shot {
	return t.appendShots(nil, id, &terms)
}

// appendShots appends those on some terms.
func (t *Table) appendShots(out []shot, id board.ShipID, on *AttackTerms) []shot {
	terms, from := *on, len(out)
	weapons := t.Weapons(id)
	var room [16]board.ShipID
	targets := slices.DeleteFunc(t.View.AppendTargets(room[:0]), func(other board.ShipID) bool {
		return t.spares(id, other) || t.Ship(other).Crippled || terms.Whom != nil && !terms.Whom(other)
	})
	out = slices.Grow(out, len(weapons)*len(targets))
	for _, w := range weapons {
		if terms.Weapon != nil && !terms.Weapon(w) || t.barredWeapon(id, w, on) {
			continue
		}
		grounded := t.grounded(id, w)
		wide := t.widened(id, w)
		for _, defender := range targets {
			first := len(out)
			for _, section := range t.sections(defender) {
				out = t.throughArcs(append(out, shot{weapon: wide, defender: defender, section: section}), id, &terms)
			}
			for i := first; i < len(out) && out[i].waiver == nil; i++ {
				s := &out[i]
				if s.refusal != nil {
					continue
				}
				if s.refusal = either(t.disarmed(id, w, defender, terms), grounded); s.refusal == nil {
					s.refusal = t.againstAim(id, s, terms)
				}
				if !terms.Waive && (!t.meets(id, w, defender) || !terms.Free && t.headerSpends(id, w) > 0) {
					out = append(out, t.waived(id, *s, terms)...)
				}
			}
		}
	}
	if t.sum(NearestTargets, &Moment{Ship: id}) > 0 {
		t.onlyNearest(out[from:])
	}
	for i := range out[from:] {
		out[from+i].terms = on
	}
	return out
}

// spares reports whether a ship may not even try to attack another: one of its own side (X25-ALY-002), unless a card lets it.
func (t *Table) spares(id, defender board.ShipID) bool {
	return t.sameSide(id, defender) &&
		(id == defender || !t.Friendly(id, defender) || !t.choosesFriend(id, defender, WhileAttacking))
}

// onlyNearest refuses of the shots with each weapon those that are farther than a legal one.
func (t *Table) onlyNearest(shots []shot) {
	nearest := map[string]*shot{}
	for i := range shots {
		s := &shots[i]
		if n := nearest[s.weapon.ID]; s.refusal == nil && (n == nil || s.line.Range < n.line.Range) {
			nearest[s.weapon.ID] = s
		}
	}
	for i := range shots {
		s := &shots[i]
		if n := nearest[s.weapon.ID]; s.refusal == nil && s.line.Range > n.line.Range {
			s.refusal = t.Refuse(rule.NearestTarget, "refusal.nearer-target", "ship", n.defender.Piece())
		}
	}
}

// throughArcs puts in place of the last shot, which is not measured yet, those of its weapon at its ship: one, or, where that
// stands in both arcs of a double turret, one through each.
func (t *Table) throughArcs(out []shot, id board.ShipID, terms *AttackTerms) []shot {
	first := len(out) - 1
	if !out[first].weapon.IsTurret() {
		t.eitherEnd(id, &out[first])
		return out
	}
	one, w := out[first], out[first].weapon
	out = out[:first]
	one.line = gauge.AttackLine{Distance: math.Inf(1), Range: gauge.Beyond}
	for _, a := range standardArcs {
		if !slices.Contains(t.Ship(id).Indicator(w.Upgrade), a.arc) {
			continue
		}
		s := one
		s.from, s.line = a.id, extended(t.attackLine(id, a.arc, one.target()), w)
		switch {
		case !s.line.InArc:
		case terms.Through != nil && !terms.Through(a.id):
			one = s
			one.refusal = t.Refuse(rule.DoubleTurretArcs, "refusal.turret-fired", "arc", a.id)
		default:
			out = append(out, s)
		}
	}
	if len(out) == first {
		return append(out, one)
	}
	for i := first; i < len(out); i++ {
		out[i].apart = len(out)-first > 1
	}
	return out
}

// eitherEnd measures the shot of a weapon that is no turret at a ship: through the rear arc where the weapon may, and nothing
// but that is legal or in arc.
func (t *Table) eitherEnd(id board.ShipID, ahead *shot) {
	ahead.line = t.measure(id, ahead.weapon, ahead.target())
	if t.reaches(id, ahead) || !t.turnsRound(id, ahead.weapon) {
		return
	}
	behind := *ahead
	behind.weapon = t.turnedRound(id, ahead.weapon)
	behind.line = t.measure(id, behind.weapon, behind.target())
	if behind.line.InArc && (!ahead.line.InArc || t.reaches(id, &behind)) {
		*ahead = behind
	}
}

// attackOption is a shot of a ship as an answer to choose-attack. Of a ship out of arc there is no attack range:
// the answer tells how far away it is.
func (t *Table) attackOption(id board.ShipID, s *shot) game.Option {
	o := game.Option{ID: t.shotID(s.weapon.ID, s.defender), Target: s.defender.Piece(), Refusal: s.refusal}
	key, arc, r := "option.attack", s.weapon.Arc.String(), s.line.Range
	if math.IsInf(s.line.Distance, 1) {
		key, r = "option.attack-out-of-arc", t.RangeBetween(id, s.defender)
	}
	if s.apart {
		o.ID += "/" + s.from
		key, arc = "option.attack-through", s.from
	}
	if s.section != 0 {
		o.ID += "@" + s.section.String()
		key += "-" + s.section.String()
	}
	o.Text = t.say(key, "weapon", s.weapon.ID, "arc", arc, "ship", s.defender.Piece(), "range", r.String())
	if n := s.terms.energy(); n > 0 && key != "option.attack-out-of-arc" {
		o.Text = t.say("option.attack-by-header", "weapon", s.weapon.ID, "arc", arc, "ship", s.defender.Piece(), "range", r.String(),
			"n", strconv.Itoa(n))
	}
	if s.refusal == nil {
		if paid := t.rangePaid(id, s); len(paid) > 0 {
			o.Text = t.say("option.attack-waiving", "weapon", s.weapon.ID, "ship", s.defender.Piece(), "card", paid[0].Moment.Card)
		}
	}
	if s.waiver != nil {
		o.ID += "+" + s.waiver.Moment.Card
		o.Text = t.say("option.attack-waiving", "weapon", s.weapon.ID, "ship", s.defender.Piece(),
			"card", s.waiver.Moment.Card)
	}
	return o
}

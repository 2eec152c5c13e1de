package armada

import (
	"slices"
	"strconv"

	"xwing/game"
	"xwing/game/armada/ask"
	"xwing/game/armada/board"
	"xwing/game/armada/catalog"
	"xwing/game/armada/gauge"
)

// resolveDamage resolves critical effects, totals the damage and has the defender suffer it (ARM-ATK-026).
func (a *Attack) resolveDamage() {
	a.aimElsewhere()
	a.resolveCriticals()
	a.damage = a.total()
	a.reduce(BeforeSuffering)
	a.reduce(WhenSuffering)
	n := a.damage
	a.t.announce(board.DamageTotaled{N: n})
	if q := board.SquadronOf(a.shot.Defender); q != 0 {
		a.t.Hurt(q, n)
		return
	}
	if n > 0 {
		a.t.HitToken(a.shot.Defender, n)
	}
	id := board.ShipOf(a.shot.Defender)
	if id == 0 || n == 0 {
		return
	}
	for _, z := range a.defense.diverted {
		a.t.announce(board.DamageRedirected{To: board.Redirection{Zone: z, N: 1}})
		a.t.suffer(id, z, 1, a)
		n--
	}
	for _, z := range a.defense.redirects {
		n -= a.redirected(id, z, n)
	}
	a.t.suffer(id, a.shot.At, n, a)
}

// total is the damage: hit icons, and critical icons between two ships, or by bomber on a ship (ARM-ATK-027, -028).
func (a *Attack) total() (n int) {
	crit := 0
	if board.SquadronOf(a.shot.Defender) == 0 && board.MarkerOf(a.shot.Defender) == 0 &&
		(board.SquadronOf(a.shot.Attacker) == 0 || a.bomber()) {
		crit = 1
	}
	crit = a.t.fold(CriticalDamage, crit, a.moment(Never))
	for _, d := range a.view().Dice {
		n += d.Face.Hits() + d.Face.Crits()*crit
	}
	return n + a.t.sum(DamageTotal, a.moment(Never))
}

func (a *Attack) bomber() bool {
	q := board.SquadronOf(a.shot.Attacker)
	return q != 0 && a.t.keyword(q, catalog.Bomber) > 0
}

// brace is what a brace token lowers the damage by: half of it.
const brace = "brace"

// reduce lowers the damage by what tokens and cards bring, in the defender's order (ARM-DMG-020); what has to be done of it is
// done before he is through (ARM-TIM-012).
func (a *Attack) reduce(when Timing) {
	a.spending = when == BeforeSuffering // tokens that cards spend then count as spent in the step before
	defer func() { a.spending = false }()
	done := map[string]bool{}
	for a.damage > 0 {
		m := a.moment(when)
		m.N = a.damage
		cards := a.t.pending(when, m, a.defender(), done)
		due := a.defense.reductions
		must := slices.IndexFunc(cards, func(p pending) bool { return !p.ability().May })
		switch {
		case len(due)+len(cards) == 0:
			return
		case len(due) == 0 && len(cards) == 1 && must == 0:
			done[cards[0].ref()] = true
			a.t.use(cards[0], m)
			continue
		}
		braced := slices.ContainsFunc(due, reduction.braces)
		if len(cards) == 0 && (len(due) == 1 || !braced) {
			a.lower(0)
			continue
		}
		var options []game.Option
		for _, r := range due {
			options = append(options, r.option())
		}
		options = append(options, offered(cards)...)
		if len(due) == 0 && must < 0 {
			options = append(options, game.Option{ID: "done", Text: game.Say("option.done")})
		}
		pick := a.t.askOne(a.defender(), ask.ReduceDamage, game.Say("prompt.reduce-damage", "n", strconv.Itoa(a.damage)),
			[]string{a.shot.Defender, a.shot.Attacker}, options)
		if pick == "done" {
			return
		}
		if i := slices.IndexFunc(due, func(r reduction) bool { return r.by == pick }); i >= 0 {
			a.lower(i)
			continue
		}
		i := slices.IndexFunc(cards, func(p pending) bool { return p.ref() == pick })
		done[pick] = true
		a.t.use(cards[i], m)
	}
}

// braces reports whether it is a brace token.
func (r reduction) braces() bool { return r.by == brace }

// option offers it.
func (r reduction) option() game.Option {
	switch {
	case r.by == brace:
		return game.Option{ID: brace, Text: game.Say("option.token", "token", brace)}
	case r.n == 1:
		return game.Option{ID: r.by, Text: game.Say("option.reduce-by", "card", r.by)}
	}
	return game.Option{ID: r.by, Text: game.Say("option.reduce-by-more", "card", r.by, "n", strconv.Itoa(r.n))}
}

// lower lowers the damage by one of the things that are due.
func (a *Attack) lower(i int) {
	by, n := a.defense.reductions[i].by, a.defense.reductions[i].n
	a.defense.reductions = slices.Delete(slices.Clone(a.defense.reductions), i, i+1)
	if by == brace {
		m := a.moment(Never)
		m.Token.Kind = catalog.Brace
		if a.defense.freed(catalog.Brace) {
			m.Token.State = board.Discarded
		}
		n = a.t.fold(TokenLimit, a.damage/2, m)
	}
	a.damage = max(0, a.damage-n)
}

// HurtAlso has another squadron than the defender suffer damage of the attack: what lowers the damage of attacks answers to that,
// too.
func (a *Attack) HurtAlso(id board.SquadronID, n int) {
	if a.t.Squadron(id).Where != board.OnTable {
		return
	}
	shot, damage, due := a.shot, a.damage, a.defense.reductions
	a.shot.Defender, a.damage, a.defense.reductions = id.Piece(), n, nil
	a.reduce(BeforeSuffering)
	n, a.shot, a.damage, a.defense.reductions = a.damage, shot, damage, due
	a.t.Hurt(id, n)
}

// HurtBeside has a squadron suffer damage during the attack that is none of the attack's.
func (a *Attack) HurtBeside(id board.SquadronID, n int) {
	a.beside = true
	a.HurtAlso(id, n)
	a.beside = false
}

// IsBeside reports whether the damage that is about to be suffered is none of the attack's.
func (a *Attack) IsBeside() bool { return a.beside }

// Braces reports whether a brace token is still to lower the damage.
func (a *Attack) Braces() bool { return slices.ContainsFunc(a.defense.reductions, reduction.braces) }

// Lower lowers the damage that is about to be suffered.
func (a *Attack) Lower(n int) { a.damage = max(0, a.damage-n) }

// nextFaceup reports whether the next damage card that the attack deals is faceup, and counts it.
func (a *Attack) nextFaceup() bool {
	a.dealt++
	return a.dealt <= a.faceups
}

// Dealt is how many damage cards the attack has dealt the defender.
func (a *Attack) Dealt() int { return a.dealt }

// Shieldless reports whether the defender counts as without shields.
func (a *Attack) Shieldless() bool { return a.t.sum(IgnoringShields, a.moment(Never)) > 0 }

// redirected lets a zone of a redirect token take a part of the damage, at most its shields; it returns how much
// (ARM-DEF-013, -014).
func (a *Attack) redirected(id board.ShipID, z gauge.Zone, n int) int {
	m := a.moment(Never)
	m.Token.Kind = catalog.Redirect
	most := min(n, a.t.Ship(id).Shields[z])
	if !a.defense.freed(catalog.Redirect) {
		most = a.t.fold(TokenLimit, most, m)
	}
	if most == 0 || a.Shieldless() || a.t.Ship(id).Where != board.OnTable {
		return 0
	}
	var options []game.Option
	for k := range most + 1 {
		options = append(options, game.Option{ID: strconv.Itoa(k), Text: game.Say("option.redirect", "n", strconv.Itoa(k))})
	}
	taken, _ := strconv.Atoi(a.t.askOne(a.defender(), ask.RedirectDamage,
		game.Say("prompt.redirect-damage", "ship", id.Piece(), "zone", z.String()), []string{id.Piece()}, options))
	if taken > 0 {
		a.t.announce(board.DamageRedirected{To: board.Redirection{Zone: z, N: taken}})
		a.t.suffer(id, z, taken, a)
	}
	return taken
}

package armada

import (
	"slices"

	"xwing/game"
	"xwing/game/armada/ask"
	"xwing/game/armada/board"
	"xwing/game/armada/catalog"
)

// standard is the critical effect that every ship has: the first damage card of the attack is dealt faceup (ARM-CRT-005).
const standard = "standard"

// resolveCriticals lets the attacker resolve one critical effect, by cards more, each another one (ARM-CRT-001 to -012).
func (a *Attack) resolveCriticals() {
	able := board.SquadronOf(a.shot.Attacker) == 0 || a.bomber()
	if !able || !a.ShowsCrit() || board.ShipOf(a.shot.Defender) == 0 ||
		a.t.forbidden(ResolvingCritical, Moment{Ship: board.ShipOf(a.shot.Attacker)}) != nil {
		return
	}
	a.criticals = 1
	for a.t.Ship(board.ShipOf(a.shot.Defender)).Where == board.OnTable {
		options := a.criticalOptions()
		if len(options) == 0 {
			return
		}
		options = append(options, game.Option{ID: "none", Text: game.Say("option.none")})
		pick := a.t.askOne(a.attacker(), ask.ChooseCritical, game.Say("prompt.choose-critical", "defender", a.shot.Defender),
			[]string{a.shot.Attacker, a.shot.Defender}, options)
		if pick == "none" {
			return
		}
		a.resolveCritical(pick)
	}
}

// criticalOptions are the critical effects that may be resolved now.
func (a *Attack) criticalOptions() (options []game.Option) {
	if a.criticals > 0 && a.standardCritical() {
		options = append(options, game.Option{ID: standard, Text: game.Say("option.standard-critical")})
	}
	return append(options, offered(a.criticalCards())...)
}

// standardCritical reports whether the standard critical effect is still to be had.
func (a *Attack) standardCritical() bool {
	return !a.defense.contained && !slices.Contains(a.resolved, standard)
}

// criticalCards are the cards with a critical effect for the attack; a salvo has those alone that say so (ARM-DEF-034).
func (a *Attack) criticalCards() []pending {
	m := a.moment(CriticalEffect)
	m.N = a.criticals
	done := map[string]bool{}
	for _, ref := range a.resolved {
		done[ref] = true
	}
	cards := append(a.t.pending(CriticalEffect, m, a.attacker(), done), a.t.ofObjective(m, done)...)
	if a.shot.Kind == board.SalvoAttack {
		cards = slices.DeleteFunc(cards, func(p pending) bool { return !p.ability().Salvo })
	}
	return cards
}

// resolveCritical resolves one.
func (a *Attack) resolveCritical(pick string) {
	a.resolved = append(a.resolved, pick)
	if pick == standard {
		a.criticals--
		a.Faceup(1)
		a.t.announce(board.CriticalResolved{Effect: standard})
		return
	}
	a.resolved = a.resolved[:len(a.resolved)-1]
	for _, p := range a.criticalCards() {
		if p.ref() != pick {
			continue
		}
		a.resolved = append(a.resolved, pick)
		left := a.criticals
		m := a.moment(CriticalEffect)
		m.N = left
		if left > 0 {
			a.t.announce(board.CriticalResolved{Effect: p.card.card.Ref})
		}
		a.t.use(p, m)
		if a.criticals == left {
			a.criticals--
		}
		return
	}
}

// MoreCriticals has the attacker resolve further critical effects.
func (a *Attack) MoreCriticals(n int) { a.criticals += n }

// MoreToResolve reports whether a critical effect is left that was not resolved, of the standard one and the cards.
func (a *Attack) MoreToResolve() bool {
	a.criticals++
	n := len(a.criticalOptions())
	a.criticals--
	return n > 0
}

// Faceup has the first so many damage cards that the attack deals be faceup.
func (a *Attack) Faceup(n int) { a.faceups = max(a.faceups, n) }

// DealFaceup deals the defender a faceup damage card; it is one of those that the attack deals.
func (a *Attack) DealFaceup() {
	a.dealt++
	a.t.deal(board.ShipOf(a.shot.Defender), true)
}

// ShowsCrit reports whether a die shows a critical icon: one of the colors, or any.
func (a *Attack) ShowsCrit(colors ...catalog.Color) bool {
	return slices.ContainsFunc(a.view().Dice, func(d board.Die) bool {
		return d.Face.Crits() > 0 && (len(colors) == 0 || slices.Contains(colors, d.Color))
	})
}

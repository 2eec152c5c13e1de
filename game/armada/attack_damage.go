package armada

import (
	"slices"
	"strconv"

	"xwing/game"
	"xwing/game/armada/ask"
	"xwing/game/armada/board"
	"xwing/game/armada/catalog"
)

// resolveDamage resolves a critical effect, totals the damage and has the defender suffer it (ARM-ATK-026).
func (a *Attack) resolveDamage() {
	faceup := a.critical()
	n := a.total()
	if a.braced {
		n = (n + 1) / 2
	}
	a.t.announce(board.DamageTotaled{N: n})
	if q := board.SquadronOf(a.shot.Defender); q != 0 {
		a.t.hurt(q, n)
		return
	}
	id := board.ShipOf(a.shot.Defender)
	if id == 0 || n == 0 {
		return
	}
	if a.redirect != 0 {
		n -= a.redirected(id, n)
	}
	a.t.suffer(id, a.shot.At, n, faceup)
}

// total is the damage: hit icons, and critical icons between two ships, or by bomber on a ship (ARM-ATK-027, -028).
func (a *Attack) total() (n int) {
	crits := board.SquadronOf(a.shot.Defender) == 0 && (board.SquadronOf(a.shot.Attacker) == 0 || a.bomber())
	for _, d := range a.view().Dice {
		n += d.Face.Hits()
		if crits {
			n += d.Face.Crits()
		}
	}
	return n
}

func (a *Attack) bomber() bool {
	q := board.SquadronOf(a.shot.Attacker)
	return q != 0 && a.t.keyword(q, catalog.Bomber) > 0
}

// critical lets the attacker resolve the standard critical effect: the first damage card of the attack is dealt faceup
// (ARM-CRT-001 to -007, -011).
func (a *Attack) critical() (faceup bool) {
	crit := slices.ContainsFunc(a.view().Dice, func(d board.Die) bool { return d.Face.Crits() > 0 })
	able := board.SquadronOf(a.shot.Attacker) == 0 || a.bomber()
	if !crit || !able || a.contained || board.ShipOf(a.shot.Defender) == 0 ||
		a.t.forbidden(ResolvingCritical, Moment{Ship: board.ShipOf(a.shot.Attacker)}) != nil {
		return false
	}
	pick := a.t.askOne(a.attacker(), ask.ChooseCritical, game.Say("prompt.choose-critical"), []string{a.shot.Attacker, a.shot.Defender},
		[]game.Option{
			{ID: "standard", Text: game.Say("option.standard-critical")}, {ID: "none", Text: game.Say("option.none")},
		})
	if pick != "standard" {
		return false
	}
	a.t.announce(board.CriticalResolved{Effect: "standard"})
	return true
}

// redirected lets the zone of a redirect token take a part of the damage, at most its shields; it returns how much
// (ARM-DEF-013, -014).
func (a *Attack) redirected(id board.ShipID, n int) int {
	most := min(n, a.t.Ship(id).Shields[a.redirect])
	if most == 0 {
		return 0
	}
	var options []game.Option
	for k := range most + 1 {
		options = append(options, game.Option{ID: strconv.Itoa(k), Text: game.Say("option.redirect", "n", strconv.Itoa(k))})
	}
	taken, _ := strconv.Atoi(a.t.askOne(a.defender(), ask.RedirectDamage, game.Say("prompt.redirect-damage", "ship", id.Piece()),
		[]string{id.Piece()}, options))
	if taken > 0 {
		a.t.announce(board.DamageRedirected{To: board.Redirection{Zone: a.redirect, N: taken}})
		a.t.suffer(id, a.redirect, taken, false)
	}
	return taken
}

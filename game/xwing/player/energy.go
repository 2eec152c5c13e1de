package player

import (
	"strconv"
	"strings"

	"xwing/game"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/gauge"
	"xwing/physics"
)

// What an energy of a huge ship is worth: in damage, and as much for a maneuver.
const (
	dear   = 0.3 // one that would not come back
	needed = 0.6 // one that is to bring a card online again
	pushes = -2  // a red maneuver that costs one in place of stress, beside the energy
)

// huge reports whether a ship plays by the rules of huge ships.
func (l *look) huge(s *board.Ship) bool {
	_, ok := l.Rules().Edition.Huge.Tools.Of(s.Size)
	return ok
}

// mayRestart is how much energy is wanted to bring an offline upgrade of a ship online again (2), 0 if none is offline.
func (l *look) mayRestart(me *board.Ship) int {
	n := 0
	for i := range me.Upgrades {
		if u := &me.Upgrades[i]; l.isOffline(u) {
			for _, a := range l.Rules().Cards.Card(catalog.UpgradeCard.Ref(u.XWS)).Abilities {
				n = max(n, a.Cost.Energy)
			}
		}
	}
	return n
}

// isOffline reports whether a card lies on its offline side, from which energy turns it back.
func (l *look) isOffline(u *board.Upgrade) bool {
	card := l.Rules().Cards.Card(catalog.UpgradeCard.Ref(u.XWS))
	if u.Side == 0 || u.Discarded || card == nil {
		return false
	}
	for i := range card.Abilities {
		if card.Abilities[i].Cost.Energy > 0 {
			return true
		}
	}
	return false
}

// price is what so much energy is worth to a ship, in damage: nothing what comes back in the End Phase anyhow, more what is to
// bring a card online again.
func (l *look) price(me *board.Ship, n int) float64 {
	e := &me.Charges
	spare := min(n, max(e.Active+e.Recurring-e.Limit, 0))
	price := dear * float64(n-spare)
	if short := l.mayRestart(me) - (e.Active - n); short > 0 {
		price += (needed - dear) * float64(min(short, n))
	}
	return price
}

// fires reports whether a huge ship has the energy and the lock for an attack with a weapon at an enemy; nil: at anybody.
func (l *look) fires(me *board.Ship, w *board.Weapon, e *board.Ship) bool {
	switch {
	case w.Requires != catalog.Lock.String():
	case e == nil && len(me.Locks) == 0, e != nil && !me.HasLocked(e.ID.Piece()):
		return false
	}
	least := l.leastEnergy(w)
	return least <= me.Charges.Active
}

// leastEnergy is what an attack with a weapon costs at least by the headers of its card; 0 where it has none.
func (l *look) leastEnergy(w *board.Weapon) int {
	card := l.Rules().Cards.Card(catalog.UpgradeCard.Ref(w.Upgrade))
	if w.Upgrade == "" || card == nil {
		return 0
	}
	least := -1
	for _, h := range card.Bonus {
		if len(h.With) == 0 && (least < 0 || h.Energy < least) {
			least = h.Energy
		}
	}
	return max(least, 0)
}

// costs is what the energy is worth that an attack costs by a header, and whether it costs any.
func (l *look) costs(o *game.Option) (float64, bool) {
	n, err := strconv.Atoi(o.Text.Arg("n"))
	me := l.view.Ship(l.about)
	if err != nil || n == 0 || me == nil {
		return 0, false
	}
	return l.price(me, n), true
}

// recovers is what the action is worth that spends all energy of the ship card and recovers as many shields.
func (l *look) recovers() float64 {
	energy, missing, shields := 0, 0, 0
	for _, card := range l.cards(l.about) {
		energy, missing, shields = energy+card.Charges.Active, missing+card.Shields.Limit-card.Shields.Active, shields+card.Shields.Active
	}
	score := 24*float64(min(energy, missing)) - 6*float64(max(energy-missing, 0))
	if shields == 0 {
		score += 12
	}
	return score
}

// cards are the ships of the cards of a huge ship: one, or its two sections.
func (l *look) cards(id board.ShipID) []*board.Ship {
	me := l.view.Ship(id)
	if me == nil {
		return nil
	}
	all := []*board.Ship{me}
	if other := l.view.Ship(me.Joined); me.Joined != 0 && other != nil {
		all = append(all, other)
	}
	return all
}

// allocation judges where energy of a ship card is laid: onto weapons with an enemy near enough, then onto other cards. It
// stays on the card where shields are to be recovered with it, as far as no more comes than that can hold.
func (l *look) allocation(o *game.Option) float64 {
	me := l.view.Ship(l.about)
	if me == nil {
		return 0
	}
	energy, limit, missing, whole := 0, 0, 0, 0
	for _, card := range l.cards(l.about) {
		energy, limit = energy+card.Charges.Active, limit+card.Charges.Limit
		missing, whole = missing+card.Shields.Limit-card.Shields.Active, whole+card.Shields.Limit
	}
	if o.ID == game.Done {
		if 2*missing >= whole && energy <= missing && l.canRecover(me) {
			return 30
		}
		return 2
	}
	from, xws := me, xwsOf(o.ID)
	if piece, _, ok := strings.Cut(o.ID, ":upgrade/"); ok {
		from = l.view.Ship(board.ShipOf(piece))
	}
	for _, w := range l.Weapons(from.ID) {
		switch {
		case w.Upgrade != xws:
		case l.within(from, w.Max):
			return 20
		case energy >= limit:
			return 3 // it would be lost there when more comes
		default:
			return 1
		}
	}
	return 5
}

// canRecover reports whether a ship has the action that recovers shields, and may act.
func (l *look) canRecover(me *board.Ship) bool {
	if me.Stressed() {
		return false
	}
	ship, err := l.Rules().Catalog.Ship(me.Chassis)
	if err != nil {
		return false
	}
	for _, a := range ship.Actions {
		if a.Type == catalog.Recover {
			return true
		}
	}
	return false
}

// within reports whether an enemy is so near to a ship.
func (l *look) within(s *board.Ship, most gauge.Range) bool {
	at := s.Base().Box()
	for _, e := range l.present() {
		var gap physics.Gap
		if gap.Measure(&at, &e.Box); gauge.LongRuler.Of(gap.Distance) <= most {
			return true
		}
	}
	return false
}

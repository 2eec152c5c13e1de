package xwing

import (
	"slices"
	"strings"

	"xwing/game"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/gauge"
)

// indicator is one of the turret arc indicators of a ship, of which a huge one can have two (appendix Huge Ships, Turret Arc
// Indicators).
type indicator struct {
	serves []string // xws of the upgrades whose weapons attack where it points; none of a ship's that has but one of its own
	second bool     // it stands on the second mount
	double bool     // it selects two opposite arcs
}

// turretArc is the turret arc that the first side of an upgrade grants; 0 for none.
func (s *State) turretArc(xws string) catalog.ArcKind {
	facts, err := s.rules.Catalog.Upgrade(xws)
	if err != nil {
		return 0
	}
	card, _ := facts.In(s.rules.List)
	side := &card.Sides[0]
	if side.Attack != nil && side.Attack.Arc.IsTurret() {
		return side.Attack.Arc
	}
	for _, g := range side.Grants {
		if g.Kind == catalog.GrantArc && g.Arc.IsTurret() {
			return g.Arc
		}
	}
	return 0
}

// turretUpgrades lists the upgrades of a huge ship that grant it a turret arc indicator, whichever of their sides lies up; none
// of other ships, whose one indicator serves all.
func (s *State) turretUpgrades(id board.ShipID) (out []string) {
	if !s.Huge(id) {
		return nil
	}
	for i := range s.View.Ship(id).Upgrades {
		if u := s.View.Ship(id).Upgrades[i].XWS; s.turretArc(u) != 0 {
			out = append(out, u)
		}
	}
	return out
}

// isDouble reports whether an indicator that serves these upgrades is a double one.
func (s *State) isDouble(id board.ShipID, serves []string) bool {
	return slices.ContainsFunc(serves, func(u string) bool { return s.turretArc(u) == catalog.DoubleTurretArc })
}

// indicators lists the turret arc indicators that stand on a ship.
func (s *State) indicators(id board.ShipID) []indicator {
	ship := s.View.Ship(id)
	first, second := indicator{}, indicator{second: true}
	for _, u := range s.turretUpgrades(id) {
		if ship.Upgrade(u).Turret != nil {
			second.serves = append(second.serves, u)
		} else {
			first.serves = append(first.serves, u)
		}
	}
	first.double, second.double = ship.Double || s.isDouble(id, first.serves), s.isDouble(id, second.serves)
	switch {
	case len(ship.Turret) == 0:
		return nil
	case len(second.serves) == 0:
		return []indicator{first}
	}
	return []indicator{first, second}
}

// shareMounts returns the upgrades of a huge ship that its second indicator serves. Each of the two serves upgrades of one type
// of turret; where there are several ways to share them out, its player chooses (X25-HUG-070, 074).
func (t *Table) shareMounts(id board.ShipID) []string {
	grants := t.turretUpgrades(id)
	var ways [][]string
	for bits := 1; bits < 1<<max(len(grants)-1, 0); bits++ { // the first of them is served by the first
		var sides [2][]string
		for i, u := range grants {
			on := 0
			if i > 0 {
				on = bits >> (i - 1) & 1
			}
			sides[on] = append(sides[on], u)
		}
		if t.oneType(sides[0]) && t.oneType(sides[1]) {
			ways = append(ways, sides[1])
		}
	}
	if len(ways) <= 1 {
		return slices.Concat(ways...)
	}
	options := make([]game.Option, len(ways))
	for i, way := range ways {
		first := slices.DeleteFunc(slices.Clone(grants), func(u string) bool { return slices.Contains(way, u) })
		options[i] = game.Option{ID: strings.Join(way, "+"),
			Text: game.Say("option.mounts", "cards", cardList(first), "others", cardList(way))}
	}
	picked := t.askOne(t.Ship(id).Seat, ask.ShareTurretIndicators, game.Say("prompt.share-turret-indicators", "ship", id.Piece()),
		[]string{id.Piece()}, options)
	return ways[max(0, slices.IndexFunc(options, func(o game.Option) bool { return o.ID == picked }))]
}

// oneType reports whether upgrades grant turret arcs of one type.
func (s *State) oneType(upgrades []string) bool {
	return !slices.ContainsFunc(upgrades, func(u string) bool { return s.turretArc(u) != s.turretArc(upgrades[0]) })
}

// cardList names upgrades in words.
func cardList(upgrades []string) string {
	refs := make([]string, len(upgrades))
	for i, u := range upgrades {
		refs[i] = catalog.UpgradeCard.Ref(u)
	}
	return strings.Join(refs, ",")
}

// turretPrompt asks where an indicator shall point, and of a ship with two tells which.
func (t *Table) turretPrompt(id board.ShipID, i indicator) game.Phrase {
	if len(t.turretUpgrades(id)) < 2 {
		return game.Say("prompt.choose-turret-arc", "ship", id.Piece())
	}
	return game.Say("prompt.choose-turret-arc-of", "ship", id.Piece(), "cards", cardList(i.serves))
}

// turn has an indicator select arcs.
func (t *Table) turn(id board.ShipID, i indicator, arcs []gauge.Arc) {
	if !i.second {
		t.announce(board.TurretRotated{Ship: id, Arcs: arcs})
		return
	}
	for _, u := range i.serves {
		t.announce(board.TurretRotated{Ship: id, Upgrade: u, Arcs: arcs})
	}
}

// selects is the arcs that an indicator of a ship selects now.
func (i indicator) selects(s *board.Ship) []gauge.Arc {
	if i.second {
		return s.SecondTurret()
	}
	return s.Turret
}

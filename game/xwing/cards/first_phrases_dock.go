package cards

import (
	"slices"

	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/rule"
)

// The phrases of what docks with first edition's ships.

// clampable reports whether a ship is one that a Gozanti's clamps hold: of four types, and of that of those which they hold already.
func clampable(t *xwing.Table, m xwing.Moment) bool {
	kind := t.Ship(m.Ship).Chassis
	for _, id := range t.View.DockedWith(m.Owner) {
		if t.Ship(id).Chassis != kind {
			return false
		}
	}
	return slices.Contains([]string{"tiefighter", "tieinterceptor", "tiebomber", "tieadvanced"}, kind)
}

// launches has most docked ships at most deploy after a maneuver of the owner's, where f holds (nil: always).
func launches(most int, f func(*xwing.Table, xwing.Moment) bool) xwing.Ability {
	return xwing.Ability{When: xwing.AfterManeuver,
		If: func(t *xwing.Table, m xwing.Moment) bool {
			return you(m) && (f == nil || f(t, m)) && len(t.View.DockedWith(m.Owner)) > 0
		},
		Do: func(t *xwing.Table, m xwing.Moment) {
			for _, id := range t.ChooseUpTo(m, t.View.DockedWith(m.Owner), most) {
				t.Deploy(id, false)
			}
		}}
}

// harbors carries a ship with a title from the start, lets it go to the rear after a maneuver, and fires behind while it has it.
func harbors(title string) []xwing.Ability {
	fits := func(t *xwing.Table, m xwing.Moment) bool {
		return t.Friendly(m.Owner, m.Ship) && t.Equips(m.Ship, title)
	}
	return []xwing.Ability{
		{Query: xwing.Carrying, By: one, If: fits},
		{Query: xwing.StartingDocked, By: one, If: fits},
		{Query: xwing.NotDeploying, Of: xwing.FrontGuides, By: one, If: fromYou},
		launches(1, nil),
		{Query: xwing.AddingWeapon, Arc: catalog.RearArc, By: func(t *xwing.Table, m xwing.Moment) int {
			if len(t.View.DockedWith(m.Owner)) == 0 {
				return 0
			}
			return t.Profile(m.Owner).Stats.Attacks[0].Value
		}},
	}
}

// mansTurret has the carrier attack once more with a turret as the Combat phase ends, and no further in the round.
func mansTurret() []xwing.Ability {
	terms := func(t *xwing.Table, m xwing.Moment) (board.ShipID, xwing.AttackTerms) {
		by := t.Ship(m.Owner).Docked
		return by, xwing.AttackTerms{Picked: func(string) { t.Note(m, noteUsed) },
			Weapon: func(w board.Weapon) bool { return t.WeaponIn(by, w, "turret") }}
	}
	return []xwing.Ability{
		{When: xwing.EndOfEngagement, Docked: true,
			If: func(t *xwing.Table, m xwing.Moment) bool { return t.CanAttack(terms(t, m)) },
			Do: func(t *xwing.Table, m xwing.Moment) { t.MakeAttack(terms(t, m)) }},
		{Query: xwing.MakingAttack, Docked: true, Refuse: refusing(rule.CardForbids),
			If: func(t *xwing.Table, m xwing.Moment) bool { return carrier(t, m) && !unused(t, m) }},
	}
}

// leavesWreck may deploy what is docked with the owner as that is destroyed, or lets it go down.
func leavesWreck() xwing.Ability {
	return xwing.Ability{When: xwing.BeforeDestroyedRemoved, May: true,
		If: func(t *xwing.Table, m xwing.Moment) bool { return you(m) && len(t.View.DockedWith(m.Owner)) > 0 },
		Do: func(t *xwing.Table, m xwing.Moment) {
			for _, id := range t.View.DockedWith(m.Owner) {
				t.Process(func() { t.Trigger(xwing.Moment{When: xwing.BeforeEmergencyDeploy, Ship: id, Other: m.Owner}) })
				t.Deploy(id, true)
			}
		}}
}

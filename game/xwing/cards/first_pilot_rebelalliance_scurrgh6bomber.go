package cards

import "xwing/game/xwing"

// firstRebelScurrgH6Bomber lists the pilots of the Scurrg H-6 bomber that fly for the Rebels, first edition.
func firstRebelScurrgH6Bomber() []*xwing.Card {
	return []*xwing.Card{
		firstPilot("captainnym-rebelalliance", onceARound(xwing.Ability{When: xwing.WouldDetonate, May: true,
			If: func(t *xwing.Table, m xwing.Moment) bool { return t.FriendlyDevice(m.Owner, m.Device.ID) },
			Do: func(*xwing.Table, xwing.Moment) {}})),
	}
}

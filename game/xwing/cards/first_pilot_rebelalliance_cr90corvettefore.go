package cards

import "xwing/game/xwing"

// firstRebelCR90 lists the fore section of the CR90 corvette.
func firstRebelCR90() []*xwing.Card {
	return []*xwing.Card{
		firstPilot("cr90corvettefore", wish(number(xwing.AttackDiceCount, 1,
			func(t *xwing.Table, m xwing.Moment) bool { return you(m) && intact(t, m) && inPrimary(t) }), xwing.Cost{Energy: 1})),
	}
}

// intact reports whether the card of a section shows its text: crippled, it does not.
func intact(t *xwing.Table, m xwing.Moment) bool { return !t.Ship(m.Owner).Crippled }

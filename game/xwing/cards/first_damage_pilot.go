package cards

import (
	"slices"

	"xwing/game"
	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/gauge"
	"xwing/game/xwing/rule"
)

// firstPilotDamage lists the damage cards of first edition with the trait Pilot.
func firstPilotDamage() []*xwing.Card {
	return slices.Concat(
		bothDecks("damagedcockpit", fromNextRound(number(xwing.InitiativeValue, 0, nil))...),
		[]*xwing.Card{
			blinded2012(),
			firstDamage("blindedpilot-2015", xwing.Ability{Query: xwing.MakingAttack, Refuse: cardForbids},
				xwing.Ability{When: xwing.AfterTurn, Of: board.Engagement.String(), Do: repairThis}),
			firstDamage("injuredpilot", number(xwing.MutingCard, 1, pilotOrTalent)),
			firstDamage("shakenpilot", xwing.Ability{Query: xwing.SettingDial, If: ownStraight, Refuse: cardForbids},
				xwing.Ability{When: xwing.AfterRevealingDial, Do: repairThis}),
			firstDamage("stunnedpilot-2012", xwing.Ability{When: xwing.AfterManeuver,
				If: func(t *xwing.Table, m xwing.Moment) bool {
					// What the template crosses is not overlapped.
					return m.Ship == m.Owner && (!m.Move.Full || len(t.ObstaclesUnder(m.Owner)) > 0)
				},
				Do: sufferHit}),
			firstDamage("stunnedpilot-2015", xwing.Ability{When: xwing.AfterManeuver,
				If: func(t *xwing.Table, m xwing.Moment) bool { return m.Ship == m.Owner && pressed(t, m.Owner) },
				Do: sufferHit}),
		})
}

// blinded2012 is of the attack after the card has come: no dice, then it is over.
func blinded2012() *xwing.Card {
	return firstDamage("blindedpilot-2012", xwing.Ability{Query: xwing.MostDice,
		If: func(_ *xwing.Table, m xwing.Moment) bool {
			return m.Ship == m.Owner && m.Attack.Side == board.AttackDice
		},
		By: plus(0)}, xwing.Ability{When: xwing.AfterAttacking, Do: repairThis})
}

// pilotOrTalent is of the owner's pilot card and of the upgrades in its elite slots.
func pilotOrTalent(t *xwing.Table, m xwing.Moment) bool {
	if _, pilot := catalog.PilotCard.Of(m.Answer); pilot {
		return true
	}
	xws, _ := catalog.UpgradeCard.Of(m.Answer)
	u := t.Ship(m.Owner).Upgrade(xws)
	return u != nil && u.Kind == catalog.TalentSlot.String()
}

// cardForbids refuses in the name of the card.
func cardForbids(t *xwing.Table, m xwing.Moment) *game.Refusal {
	return t.Refuse(rule.CardForbids, "refusal.card", "card", m.Card)
}

func ownStraight(_ *xwing.Table, m xwing.Moment) bool {
	return m.Ship == m.Owner && m.Move.Maneuver.Bearing == gauge.StraightAhead
}

// pressed reports whether a ship touches another one, or stands on an obstacle.
func pressed(t *xwing.Table, id board.ShipID) bool {
	return touching(t, id) || len(t.ObstaclesUnder(id)) > 0
}

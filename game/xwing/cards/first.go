package cards

import (
	"fmt"

	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
)

// First returns the declarations of the cards of first edition.
func First() []*xwing.Card {
	var all []*xwing.Card
	for _, list := range firstLists() {
		all = append(all, list()...)
	}
	nameEditions(all)
	return all
}

// firstLists are the files of its declarations, each by its one list function.
func firstLists() []func() []*xwing.Card {
	return []func() []*xwing.Card{
		firstAstromechs, firstBombUpgrades, firstBombs, firstCannons, firstCargo, firstConditions, firstCrew, firstHardpoints,
		firstHugeDamage, firstMines, firstMissiles, firstModifications, firstObstacleDevices, firstPilotDamage,
		firstSalvagedAstromechs, firstShipDamage, firstScumCrew, firstScumTalents, firstSystems, firstTalents, firstTeams,
		firstTechs, firstTitles, firstTorpedoes, firstRebelConditions, firstTurrets, firstFirstOrderTIEFoFighter,
		firstImperialFirespray31, firstImperialGozanti, firstImperialLambdaClassShuttle, firstImperialRaider, firstIllicits,
		firstResistanceConditions, firstImperialTIEAdvanced, firstImperialTIEBomber, firstImperialTIEDefender,
		firstImperialTIEFighter, firstImperialTIEInterceptor, firstImperialTIEPhantom, firstRebelAWing, firstRebelBWing,
		firstRebelCR90, firstRebelEWing, firstRebelHWK290, firstRebelXWing, firstRebelYT1300, firstRebelYWing,
		firstRebelZ95Headhunter, firstFirstOrderTIESfFighter, firstFirstOrderTIESilencer, firstFirstOrderUpsilonClassShuttle,
		firstRebelARC170, firstRebelAttackShuttle, firstRebelKWing, firstRebelScurrgH6Bomber, firstRebelTIEFighter,
		firstRebelUWing, firstRebelYT2400, firstRebelSheathipedeClassShuttle, firstRebelVCX100, firstRebelAuzituckGunship,
		firstResistanceBSF17Bomber, firstResistanceYT1300, firstResistanceT70XWing, firstScumFirespray31, firstScumHWK290,
		firstScumYWing, firstScumZ95Headhunter, firstImperialAlphaClassStarWing, firstImperialDecimator,
		firstImperialTIEAdvPrototype, firstImperialTIEAggressor, firstImperialTIEPunisher, firstImperialTIEReaper,
		firstImperialTIEStriker, firstScumAggressor, firstScumG1A, firstScumJumpMaster5000, firstScumKihraxz, firstScumKimogila,
		firstScumLancer, firstScumM3A, firstScumProtectorate, firstScumQuadjumper, firstScumScurrgH6Bomber, firstScumStarViper,
		firstScumYV666,
	}
}

// firstCondition declares a condition of first edition.
func firstCondition(xws string, abilities ...xwing.Ability) *xwing.Card {
	id := catalog.CardID{Family: catalog.XWing1, Kind: catalog.ConditionCard, XWS: xws}
	return &xwing.Card{ID: id, Abilities: abilities}
}

// firstDamage declares a damage card of first edition.
func firstDamage(xws string, abilities ...xwing.Ability) *xwing.Card {
	id := catalog.CardID{Family: catalog.XWing1, Kind: catalog.DamageKind, XWS: xws}
	return &xwing.Card{ID: id, Abilities: abilities}
}

// firstPilot declares a pilot of first edition.
func firstPilot(xws string, abilities ...xwing.Ability) *xwing.Card {
	id := catalog.CardID{Family: catalog.XWing1, Kind: catalog.PilotCard, XWS: xws}
	return &xwing.Card{ID: id, Abilities: abilities}
}

// firstDevice declares the token of a bomb of first edition.
func firstDevice(id string, blast *xwing.Blast) *xwing.Card {
	return &xwing.Card{ID: catalog.CardID{Family: catalog.XWing1, Kind: catalog.DeviceKind, XWS: id}, Blast: blast}
}

// firstUpgrade declares an upgrade of first edition.
func firstUpgrade(xws string, abilities ...xwing.Ability) *xwing.Card {
	id := catalog.CardID{Family: catalog.XWing1, Kind: catalog.UpgradeCard, XWS: xws}
	return &xwing.Card{ID: id, Abilities: abilities}
}

// aboard has a pilot start docked with the ship that has the card.
func aboard(c *xwing.Card, pilot string) *xwing.Card {
	c.Aboard = pilot
	return c
}

// bothDecks declares a card that prints the same in the decks of 2012 and 2015.
func bothDecks(xws string, abilities ...xwing.Ability) []*xwing.Card {
	return []*xwing.Card{firstDamage(xws+"-2012", abilities...), firstDamage(xws+"-2015", abilities...)}
}

// rollingRepair is the action that rolls an attack die and turns the card facedown on one of these results.
func rollingRepair(on func(board.Face) bool) xwing.Ability {
	return xwing.Ability{When: xwing.AsAction, Do: func(t *xwing.Table, m xwing.Moment) {
		if on(rollFor(t, m)) {
			t.RepairThis(m)
		}
	}}
}

func isHit(f board.Face) bool { return f == board.Hit }

// hitOnHit is 1 damage for the owner if an attack die shows a hit.
func hitOnHit(t *xwing.Table, m xwing.Moment) {
	if isHit(rollFor(t, m)) {
		sufferHit(t, m)
	}
}

// fromNextRound are abilities, and what keeps them from working in the round in which the card comes faceup.
func fromNextRound(abilities ...xwing.Ability) []xwing.Ability {
	came := func(m xwing.Moment) string { return fmt.Sprint("came/", m.Copy) }
	for i := range abilities {
		abilities[i].If = func(t *xwing.Table, m xwing.Moment) bool { return m.Ship == m.Owner && !t.Noted(m, came(m)) }
	}
	return append(abilities, xwing.Ability{When: xwing.WhenDealtFaceup, Do: func(t *xwing.Table, m xwing.Moment) { t.Note(m, came(m)) }})
}

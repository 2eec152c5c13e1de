package cards

import (
	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
)

// firstModifications lists the modifications of first edition. Stats, actions and slots that they add are facts.
func firstModifications() []*xwing.Card {
	return []*xwing.Card{
		firstUpgrade("advancedcloakingdevice", xwing.Ability{When: xwing.AfterAttacking, Act: may(white(catalog.Cloak))}),
		firstUpgrade("advancedslam", xwing.Ability{When: xwing.AfterAction, Act: &xwing.ActionGrant{OnBar: catalog.ActionTypes()},
			If: func(t *xwing.Table, m xwing.Moment) bool {
				return you(m) && m.Is(catalog.SLAM) && t.FullyExecuted(m.Owner) && len(m.Met.Obstacles) == 0
			}}),
		firstUpgrade("antipursuitlasers", wardsOff(func(t *xwing.Table, id board.ShipID) { t.SufferDamage(id, xwing.Damage{Hits: 1}) })),
		firstUpgrade("automatedprotocols", actsAgain()),
		firstUpgrade("autothrusters", twists()),
		firstUpgrade("bwinge2"),
		firstUpgrade("capturedtie", disguised()...),
		firstUpgrade("combatretrofit"),
		firstUpgrade("countermeasures", breaksAway()...),
		firstUpgrade("deflectiveplating", xwing.Ability{When: xwing.WouldSufferEffect, May: true,
			If: func(t *xwing.Table, m xwing.Moment) bool { return you(m) && m.Device.ID != 0 && ownDevice(t, m) },
			Do: func(t *xwing.Table, m xwing.Moment) {
				if isHit(rollFor(t, m)) {
					t.DiscardThis(m)
				}
			}}),
		firstUpgrade("engineupgrade"),
		firstUpgrade("experimentalinterface", pushesOn(xwing.ActionGrant{OnCards: true})),
		firstUpgrade("guidancechips", guides()),
		firstUpgrade("gyroscopictargeting", xwing.Ability{When: xwing.EndOfEngagement, May: true,
			If: func(t *xwing.Table, m xwing.Moment) bool { return t.FastestExecuted(m.Owner) >= 3 },
			Do: func(t *xwing.Table, m xwing.Moment) { t.Rotate(m.Owner) }}),
		firstUpgrade("hullupgrade"),
		firstUpgrade("integratedastromech", shedsAstromech(xwing.WouldBeDealtFaceup), shedsAstromech(xwing.WouldBeDealtFacedown)),
		firstUpgrade("ionprojector", wardsOff(func(t *xwing.Table, id board.ShipID) { t.GainTokens(id, board.Ion, 1) })),
		firstUpgrade("lightweightframe", weavesOn()),
		firstUpgrade("longrangescanners", farSighted()...),
		firstUpgrade("maneuveringfins", bends()),
		firstUpgrade("multispectralcamouflage", shimmers()),
		firstUpgrade("munitionsfailsafe", sparesWarheads()...),
		firstUpgrade("optimizedgenerators", onceARound(xwing.Ability{When: xwing.UsingEnergy, Of: xwing.EnergyLaid, If: ofYours,
			Do: func(t *xwing.Table, m xwing.Moment) { t.GainEnergy(m.Owner, 2) }})),
		firstUpgrade("ordnancetubes", xwing.Ability{When: xwing.WouldDiscard, If: loadedTube, Do: func(*xwing.Table, xwing.Moment) {}}),
		firstUpgrade("pulsedrayshield", xwing.Ability{When: xwing.DuringEndPhase, May: true, Cost: xwing.Cost{Gain: board.Ion, GainN: 1},
			If: func(t *xwing.Table, m xwing.Moment) bool {
				s := t.Ship(m.Owner).Shields
				return s.Active < s.Limit
			},
			Do: func(t *xwing.Table, m xwing.Moment) { t.RecoverShield(m.Owner) }}),
		firstUpgrade("servomotorsfoils", foldsFoils()...),
		firstUpgrade("shieldupgrade"),
		firstUpgrade("smugglingcompartment"),
		firstUpgrade("spacetugtractorarray", tugs()),
		firstUpgrade("stealthdevice", xwing.Ability{When: xwing.IfAttackHits,
			If: func(_ *xwing.Table, m xwing.Moment) bool { return m.Other == m.Owner },
			Do: func(t *xwing.Table, m xwing.Moment) { t.DiscardThis(m) }}),
		firstUpgrade("stygiumparticleaccelerator", xwing.Ability{When: xwing.AfterDecloaking, Act: may(white(catalog.Evade))},
			xwing.Ability{When: xwing.AfterAction, If: having(catalog.Cloak), Act: may(white(catalog.Evade))}),
		firstUpgrade("tacticaljammer", jams()...),
		firstUpgrade("targetingcomputer"),
		firstUpgrade("twinionenginemkii", number(xwing.ManeuverDifficulty, -2, func(_ *xwing.Table, m xwing.Moment) bool { return you(m) && banks(m) })),
		firstUpgrade("vectoredthrusters"),
	}
}

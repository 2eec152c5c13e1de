package cards

import (
	"xwing/game/armada"
	"xwing/game/armada/board"
	"xwing/game/armada/catalog"
)

// setupTitles are titles that do something as ships are deployed, at the start of a round or at the end of a phase, and those
// that change the upgrade bar alone.
func setupTitles() []*armada.Card {
	return []*armada.Card{
		aspiration(), cataclysm(), endeavor(), gildedAegis(), invincible(), radiantVII(), tb73(), vanguard(),
	}
}

func aspiration() *armada.Card {
	return upgrade("aspiration", upTo6(), noRecovery(), armada.Ability{When: armada.WhenDeployed, May: true, If: you,
		Do: func(t *armada.Table, m armada.Moment) {
			to := t.ChooseZones(m, t.Own(m).Player(), m.Owner, t.Zones(m.Owner), 0, 2)
			t.Own(m).MoveShields(m.Owner, to, anyNumber, false)
		}})
}

func cataclysm() *armada.Card {
	return upgrade("cataclysm", armada.Ability{When: armada.StartOfPhase, May: true,
		If: all(starts(board.ShipPhase), func(t *armada.Table, m armada.Moment) bool {
			return t.HasToken(m.Owner, catalog.ConcentrateFire) && t.Own(m).CanPlaceTargeting()
		}),
		Do: func(t *armada.Table, m armada.Moment) {
			t.SpendCommandToken(m.Owner, catalog.ConcentrateFire)
			t.Own(m).PlaceTargeting()
		}})
}

// firstRound: the first round begins.
func firstRound(t *armada.Table, _ armada.Moment) bool { return t.View.Round == 1 }

func endeavor() *armada.Card {
	return upgrade("endeavor", armada.Ability{When: armada.StartOfRound, If: firstRound,
		Do: func(t *armada.Table, m armada.Moment) { t.Own(m).GainDefenseToken(m.Owner.Piece(), catalog.Contain) }})
}

func gildedAegis() *armada.Card {
	redirects := func(t *armada.Table, m armada.Moment) []armada.Token {
		return ofKinds(t, t.Tokens(m.Owner.Piece()), catalog.Redirect)
	}
	return upgrade("gilded-aegis", upTo6(), armada.Ability{When: armada.EndOfPhase, May: true,
		If: func(t *armada.Table, m armada.Moment) bool {
			return (m.Phase == board.CommandPhase || m.Phase == board.ShipPhase) && len(redirects(t, m)) > 0 &&
				t.Own(m).CanMoveShieldsAtAll()
		},
		Do: func(t *armada.Table, m armada.Moment) {
			token, _ := t.Own(m).ChooseToken(redirects(t, m))
			t.SetToken(token, board.Discarded)
			to := t.ChooseZones(m, t.Own(m).Player(), m.Owner, t.Zones(m.Owner), 1, 1)
			t.Own(m).MoveShields(m.Owner, to, anyNumber, false)
		}})
}

func invincible() *armada.Card { return upgrade("invincible") }

func radiantVII() *armada.Card { return upgrade("radiant-vii") }

func tb73() *armada.Card { return upgrade("tb-73", gains(catalog.Evade)) }

func vanguard() *armada.Card {
	return upgrade("vanguard", armada.Ability{When: armada.StartOfRound, May: true,
		If: all(firstRound, func(t *armada.Table, m armada.Moment) bool { return len(t.Tokens(m.Owner.Piece())) > 0 }),
		Do: func(t *armada.Table, m armada.Moment) {
			if token, ok := t.Own(m).ChooseToken(t.Tokens(m.Owner.Piece())); ok {
				t.Own(m).ReplaceDefenseToken(token, catalog.Redirect)
			}
		}})
}

package xwing

import (
	"slices"

	"xwing/game"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/rule"
)

// reloadable are the types of upgrades that reloading recovers (X20-REL-001).
var reloadable = []string{"torpedo", "missile", "device"}

// emptied returns the ship's torpedo, missile and device upgrades with fewer active charges than their limit; those that
// recover none stand in spent. Of first edition they are the torpedoes and missiles that are discarded, but no bombs.
func (s *State) emptied(id board.ShipID) (cards, spent []string) {
	for _, u := range s.View.Ship(id).Upgrades {
		to := &cards
		switch {
		case !slices.Contains(reloadable, u.Kind):
			continue
		case u.Discarded && u.Kind != "device":
		case u.Charges.Active >= u.Charges.Limit:
			continue
		case s.drained(u.XWS):
			to = &spent
		}
		if !slices.Contains(*to, u.XWS) {
			*to = append(*to, u.XWS)
		}
	}
	return cards, spent
}

// againstReload refuses the action when there is no card to reload.
func (t *Table) againstReload(id board.ShipID) *game.Refusal {
	switch cards, spent := t.emptied(id); {
	case len(cards) > 0:
		return nil
	case len(spent) > 0:
		return t.Refuse(rule.NothingToReload, "refusal.reloads-nothing", "card", catalog.UpgradeCard.Ref(spent[0]))
	}
	return t.Refuse(rule.NothingToReload, "refusal.nothing-to-reload")
}

// Reload recovers one charge of a torpedo, missile or device upgrade of the
// player's choice and gives the ship a disarm token (Reload chapter). In first edition a discarded torpedo or missile
// card is turned faceup again, as the reference card of the Alpha-class Star Wing says.
func (t *Table) Reload(id board.ShipID) {
	cards, _ := t.emptied(id)
	if len(cards) == 0 {
		return
	}
	card := cards[0]
	if len(cards) > 1 {
		var options []game.Option
		for _, c := range cards {
			options = append(options, game.Option{ID: c, Text: game.Say("option.card", "card", catalog.UpgradeCard.Ref(c))})
		}
		card = t.askOne(t.Ship(id).Seat, ask.ChooseReload, game.Say("prompt.choose-reload", "ship", id.Piece()),
			[]string{id.Piece()}, options)
	}
	t.ReloadCard(id, card)
}

// ReloadCard reloads one upgrade of a ship.
func (t *Table) ReloadCard(id board.ShipID, card string) {
	if slices.ContainsFunc(t.Ship(id).Upgrades, func(u board.Upgrade) bool { return u.XWS == card && u.Discarded }) {
		t.announce(board.UpgradeReturned{Ship: id, XWS: card})
	}
	t.RecoverCharges(id, card, 1+t.sum(ReloadingMore, &Moment{Ship: id, Action: card}))
	t.GainTokens(id, board.Disarm, 1)
}

package board

import (
	"slices"
	"strings"

	"xwing/game"
	"xwing/game/armada/catalog"
)

// UpgradeChanged sets the state of an upgrade card.
type UpgradeChanged struct {
	Ship    ShipID
	Upgrade Upgrade
	Tokens  bool // that of what lies on it: command tokens, dials; or whom it is used for
}

// Change sets it.
func (e UpgradeChanged) Change(v *View) { v.setUpgrade(e.Ship, e.Upgrade) }

func (v *View) setUpgrade(id ShipID, now Upgrade) {
	if s := v.Ship(id); s != nil {
		if u := s.Upgrade(now.Card); u != nil {
			*u = now
			u.Commands, u.Pieces, u.Rounds = slices.Clone(now.Commands), slices.Clone(now.Pieces), slices.Clone(now.Rounds)
			u.Dice = slices.Clone(now.Dice)
			u.Defense = slices.Clone(now.Defense)
		}
	}
}

// Phrase says which.
func (e UpgradeChanged) Phrase(*View) game.Phrase {
	card := "upgrade/" + e.Upgrade.Card
	if e.Tokens {
		switch {
		case len(e.Upgrade.Dice) > 0:
			return tell(e, ".dice", "ship", e.Ship.Piece(), "card", card, "dice", diceText(e.Upgrade.Dice))
		case e.Upgrade.Dials > 0:
			return tell(e, ".dials", "ship", e.Ship.Piece(), "card", card, "n", itoa(e.Upgrade.Dials))
		case len(e.Upgrade.Defense) > 0:
			return tell(e, ".defense", "ship", e.Ship.Piece(), "card", card, "tokens", kinds(e.Upgrade.Defense))
		case len(e.Upgrade.Rounds) > 0:
			return tell(e, ".rounds", "ship", e.Ship.Piece(), "card", card, "rounds", rounds(e.Upgrade.Rounds))
		case len(e.Upgrade.Pieces) > 0:
			return tell(e, ".kept", "ship", e.Ship.Piece(), "card", card, "pieces", strings.Join(e.Upgrade.Pieces, " "))
		}
		names := make([]string, len(e.Upgrade.Commands))
		for i, c := range e.Upgrade.Commands {
			names[i] = c.String()
		}
		return tell(e, ".tokens", "ship", e.Ship.Piece(), "card", card, "commands", strings.Join(names, " "))
	}
	variant := ".readied"
	switch {
	case e.Upgrade.Discarded:
		variant = ".discarded"
	case e.Upgrade.Exhausted:
		variant = ".exhausted"
	}
	return tell(e, variant, "ship", e.Ship.Piece(), "card", card)
}

// rounds lists rounds: "1, 4".
func rounds(list []int) string {
	parts := make([]string, len(list))
	for i, n := range list {
		parts[i] = itoa(n)
	}
	return strings.Join(parts, ", ")
}

// kinds lists kinds of defense tokens.
func kinds(list []catalog.DefenseToken) string {
	parts := make([]string, len(list))
	for i, k := range list {
		parts[i] = k.String()
	}
	return strings.Join(parts, " ")
}

// UpgradeMoved takes an upgrade from a ship and equips it to another one.
type UpgradeMoved struct {
	From, To ShipID
	Card     string
	Whole    bool // with what lies on it; else the ship to which it went is noted on it
	Flagship bool // it is the commander of its fleet
}

// Change moves it.
func (e UpgradeMoved) Change(v *View) {
	from, to := v.Ship(e.From), v.Ship(e.To)
	if from == nil || to == nil || from.Upgrade(e.Card) == nil {
		return
	}
	u := *from.Upgrade(e.Card)
	if !e.Whole {
		u.Pieces = []string{e.To.Piece()}
	}
	if e.Flagship {
		v.Sides[to.Seat].Flagship = e.To
	}
	from.Upgrades = slices.DeleteFunc(slices.Clone(from.Upgrades), func(u Upgrade) bool { return u.Card == e.Card })
	to.Upgrades = append(slices.Clone(to.Upgrades), u)
}

// Phrase says which, and whither.
func (e UpgradeMoved) Phrase(*View) game.Phrase {
	return tell(e, "", "card", "upgrade/"+e.Card, "ship", e.To.Piece())
}

// UpgradeReplaced takes an upgrade from a ship and equips another one instead.
type UpgradeReplaced struct {
	Ship      ShipID
	Card, New string
}

// Change exchanges them.
func (e UpgradeReplaced) Change(v *View) {
	if s := v.Ship(e.Ship); s != nil {
		if u := s.Upgrade(e.Card); u != nil {
			*u = Upgrade{Card: e.New}
		}
	}
}

// Phrase says which.
func (e UpgradeReplaced) Phrase(*View) game.Phrase {
	return tell(e, "", "ship", e.Ship.Piece(), "card", "upgrade/"+e.Card, "new", "upgrade/"+e.New)
}

// CardUsed says which card does what is told next.
type CardUsed struct {
	Holder string // the ship or squadron whose card it is; "": the objective
	Card   string
}

// Change changes nothing: what the card does is told by itself.
func (e CardUsed) Change(*View) {}

// Phrase says which.
func (e CardUsed) Phrase(*View) game.Phrase {
	kind, _, _ := strings.Cut(e.Card, "/")
	if e.Holder == "" {
		return tell(e, "."+kind, "card", e.Card)
	}
	return tell(e, "."+kind, "piece", e.Holder, "card", e.Card)
}

// UpgradeDialRevealed reveals and discards the top dial that lies on an upgrade.
type UpgradeDialRevealed struct {
	Ship    ShipID
	Upgrade Upgrade // as it is without it
	Command catalog.Command
}

// Change takes it away.
func (e UpgradeDialRevealed) Change(v *View) { v.setUpgrade(e.Ship, e.Upgrade) }

// Phrase says which.
func (e UpgradeDialRevealed) Phrase(*View) game.Phrase {
	return tell(e, "", "ship", e.Ship.Piece(), "card", "upgrade/"+e.Upgrade.Card, "command", e.Command.String())
}

// PieceSpared says that a destroyed ship, squadron or station remains to the end of the Status Phase.
type PieceSpared struct{ Piece string }

// Change notes it.
func (e PieceSpared) Change(v *View) {
	if s := v.Ship(ShipOf(e.Piece)); s != nil {
		s.Spared = true
	}
	if s := v.Squadron(SquadronOf(e.Piece)); s != nil {
		s.Spared = true
	}
	if o := v.Obstacle(ObstacleOf(e.Piece)); o != nil {
		o.Spared = true
	}
}

// Phrase says which.
func (e PieceSpared) Phrase(*View) game.Phrase { return tell(e, "", "piece", e.Piece) }

// DeckCulled discards cards from the top of a damage deck, unseen by the other player.
type DeckCulled struct {
	Seat game.Seat // whose deck it is
	N    int
	Left int
}

// Change counts what is left.
func (e DeckCulled) Change(v *View) { v.Sides[e.Seat].Deck = e.Left }

// Phrase says how many.
func (e DeckCulled) Phrase(*View) game.Phrase {
	return tell(e, "", "seat", e.Seat.ID(), "n", itoa(e.N))
}

// DeckRestocked shuffles the discarded cards under what is left of a damage deck.
type DeckRestocked struct {
	Seat game.Seat
	Left int
}

// Change counts what it has now.
func (e DeckRestocked) Change(v *View) { v.Sides[e.Seat].Deck = e.Left }

// Phrase says so.
func (e DeckRestocked) Phrase(*View) game.Phrase { return tell(e, "", "seat", e.Seat.ID()) }

// DamageDrawn shows a damage card that is about to be dealt faceup.
type DamageDrawn struct {
	Ship ShipID
	Card FaceupDamage
}

// Change changes nothing: it lies on the deck still.
func (e DamageDrawn) Change(*View) {}

// Phrase says which.
func (e DamageDrawn) Phrase(*View) game.Phrase {
	return tell(e, "", "ship", e.Ship.Piece(), "card", "damage/"+e.Card.Card)
}

// CardTurnedAway says that a damage card is discarded as it is dealt.
type CardTurnedAway struct {
	Ship ShipID
	Card FaceupDamage
	Left int // cards left in the deck
}

// Change counts what is left.
func (e CardTurnedAway) Change(v *View) {
	if s := v.Ship(e.Ship); s != nil {
		v.Sides[s.Seat].Deck = e.Left
	}
}

// Phrase says which.
func (e CardTurnedAway) Phrase(*View) game.Phrase {
	return tell(e, "", "ship", e.Ship.Piece(), "card", "damage/"+e.Card.Card)
}

// DefenseTokenGained gives a ship or squadron a further defense token, readied, or one in place of another.
type DefenseTokenGained struct {
	Piece string
	Kind  catalog.DefenseToken
	For   int // the number of the one that it replaces, from 1; 0: it replaces none
}

// Change lays it there.
func (e DefenseTokenGained) Change(v *View) {
	lay := func(list []DefenseToken) []DefenseToken {
		if e.For > 0 && e.For <= len(list) {
			list[e.For-1] = DefenseToken{Kind: e.Kind}
			return list
		}
		return append(list, DefenseToken{Kind: e.Kind})
	}
	if s := v.Ship(ShipOf(e.Piece)); s != nil {
		s.Tokens = lay(s.Tokens)
	}
	if q := v.Squadron(SquadronOf(e.Piece)); q != nil {
		q.Tokens = lay(q.Tokens)
	}
}

// Phrase says which.
func (e DefenseTokenGained) Phrase(*View) game.Phrase {
	return tell(e, when(e.For > 0, ".replaced"), "piece", e.Piece, "token", e.Kind.String())
}

// SliderToggled toggles the activation slider of a squadron.
type SliderToggled struct {
	Squadron  SquadronID
	Activated bool // to the activated side
}

// Change sets it.
func (e SliderToggled) Change(v *View) {
	if s := v.Squadron(e.Squadron); s != nil {
		s.Activated = e.Activated
	}
}

// Phrase says to which side.
func (e SliderToggled) Phrase(*View) game.Phrase {
	return tell(e, when(e.Activated, ".activated"), "squadron", e.Squadron.Piece())
}

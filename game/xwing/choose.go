package xwing

import (
	"slices"

	"xwing/game"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/gauge"
)

// The words in which card declarations speak of ships.

// Friendly reports whether one player controls both ships; a ship is friendly to
// itself (Friendly chapter, X20-FRI-001, X20-FRI-004).
// No remote b is a friendly ship (X20-RMT-003).
func (t *Table) Friendly(a, b board.ShipID) bool {
	return t.friendly(a, b) && (a == b || t.Ship(b).Remote == "" && !t.estranged(a) && !t.estranged(b))
}

// estranged reports whether a condition has made the ship and its friends no more
// than allied: neither friendly nor enemy.
func (s *State) estranged(id board.ShipID) bool {
	return slices.ContainsFunc(s.View.Ship(id).Conditions, func(c board.Condition) bool {
		card := s.rules.Cards.Card(catalog.ConditionCard.Ref(c.Card))
		return card != nil && card.Estranged
	})
}

// Enemy reports whether b is an enemy ship of a; a remote is one only to its
// attacker (X20-RMT-004).
func (t *Table) Enemy(a, b board.ShipID) bool {
	if t.friendly(a, b) {
		return false
	}
	attack := t.View.Attack
	return t.Ship(b).Remote == "" || attack != nil && attack.Attacker == a && attack.Defender == b
}

// ShipsAt returns the ships at range 0 to hi of a ship, itself included, for
// which f holds, in ShipID order.
func (t *Table) ShipsAt(of board.ShipID, hi gauge.Range, f func(board.ShipID) bool) []board.ShipID {
	var out []board.ShipID
	for _, id := range t.View.ShipsInPlay() {
		if t.AtRange(of, id, gauge.Range0, hi) && f(id) {
			out = append(out, id)
		}
	}
	return out
}

// ChooseShip has the player of an ability choose one of the ships; with may he
// can choose none (0). Without ships there is nothing to choose.
func (t *Table) ChooseShip(m Moment, ids []board.ShipID, may bool) board.ShipID {
	return t.ChooseShipFor(t.Ship(m.Owner).Seat, m, ids, may)
}

// ChooseShipFor has a seat choose for the ability, as ChooseShip has its player.
func (t *Table) ChooseShipFor(seat game.Seat, m Moment, ids []board.ShipID, may bool) board.ShipID {
	if len(ids) == 0 {
		return 0
	}
	var options []game.Option
	for _, id := range ids {
		options = append(options, game.Option{ID: id.Piece(), Target: id.Piece(), Text: game.Say("option.ship", "ship", id.Piece())})
	}
	if may {
		options = append(options, game.Option{ID: "none", Text: game.Say("option.none")})
	}
	return board.ShipOf(t.askOne(seat, ask.ChooseShip, game.Say("prompt.choose-ship", "card", m.Card),
		append([]string{m.Owner.Piece()}, pieces(ids)...), options))
}

// ChooseShips has the player of an ability choose one or more of the ships.
func (t *Table) ChooseShips(m Moment, ids []board.ShipID) []board.ShipID {
	if len(ids) < 2 {
		return ids
	}
	var options []game.Option
	for _, id := range ids {
		options = append(options, game.Option{ID: id.Piece(), Target: id.Piece(), Text: game.Say("option.ship", "ship", id.Piece())})
	}
	var out []board.ShipID
	for _, id := range t.ask(game.Decision{Kind: ask.ChooseShips, Seat: t.Ship(m.Owner).Seat, Shape: game.SomeOf, Min: 1, Max: len(ids),
		Prompt: game.Say("prompt.choose-ships", "card", m.Card), About: append([]string{m.Owner.Piece()}, pieces(ids)...),
		Options: options}).Pick {
		out = append(out, board.ShipOf(id))
	}
	return out
}

// RemoveGreen takes all green tokens off a ship.
func (t *Table) RemoveGreen(id board.ShipID) {
	for k := range board.TokenKinds {
		if k.Color() == board.Green {
			t.RemoveTokens(id, k, t.Ship(id).Has(k))
		}
	}
}

// LookAtDial shows the facedown dial of a ship to the player of another, behind
// his curtain: the secret is in his private view alone.
func (t *Table) LookAtDial(by, ship board.ShipID) {
	seat := t.Ship(by).Seat
	t.Hidden.Looked[seat] = append(t.Hidden.Looked[seat], ship)
	t.Reveal()
	t.announce(board.DialLookedAt{Ship: ship, By: by})
	t.ask(game.Decision{Kind: ask.LookedAtDial, Seat: seat, Private: true, Shape: game.OneOf,
		Prompt: game.Say("prompt.looked-at-dial", "ship", ship.Piece()), About: []string{ship.Piece()},
		Options: []game.Option{{ID: "seen", Text: game.Say("option.seen")}}})
}

// CanPerform reports whether any action of the grant is open to the ship now.
func (t *Table) CanPerform(id board.ShipID, g ActionGrant) bool {
	return slices.ContainsFunc(t.offers(id, g), func(o offer) bool { return t.againstAction(id, o, g) == nil })
}

// ChooseFaceup has the ship's player choose one of its faceup damage cards for
// which f holds, for the ability of a card; without any it reports false.
func (t *Table) ChooseFaceup(m Moment, f func(card string) bool) (board.FaceupDamage, bool) {
	var among []board.FaceupDamage
	for _, d := range t.Ship(m.Owner).Faceup {
		if f(d.Card) {
			among = append(among, d)
		}
	}
	return t.pickDamage(m.Owner, among, false)
}

func first(among []board.FaceupDamage) (board.FaceupDamage, bool) {
	if len(among) == 0 {
		return board.FaceupDamage{}, false
	}
	return among[0], true
}

// DamageTrait returns the trait of a damage card.
func (s *State) DamageTrait(card string) catalog.Trait {
	d, err := s.rules.Catalog.Damage(card)
	if err != nil {
		return 0
	}
	return d.Trait
}

// ChooseUpgrade has the player of an ability choose one of the upgrades of its
// ship, by xws.
func (t *Table) ChooseUpgrade(m Moment, among []string) string {
	if len(among) == 1 {
		return among[0]
	}
	var options []game.Option
	for _, c := range among {
		options = append(options, game.Option{ID: c, Text: game.Say("option.card", "card", catalog.UpgradeCard.Ref(c))})
	}
	return t.askOne(t.Ship(m.Owner).Seat, ask.ChooseUpgrade, game.Say("prompt.choose-upgrade", "card", m.Card),
		[]string{m.Owner.Piece()}, options)
}

// GainEither has the player of a moment's ability choose which one token a ship
// gains; each kind has words as a thing to choose between.
func (t *Table) GainEither(m Moment, to board.ShipID, kinds ...board.Token) {
	var ids []string
	for _, k := range kinds {
		ids = append(ids, k.String())
	}
	t.GainTokensFrom(t.Ship(m.Owner).Seat, to, tokenOf(t.AskFor(m, to, ids...)), 1)
}

// gainAsCost has a ship's player choose the token that a card costs it.
func (t *Table) gainAsCost(id board.ShipID, card string, kinds []board.Token) {
	var options []game.Option
	for _, k := range kinds {
		options = append(options, game.Option{ID: k.String(), Text: game.Say("option.either-" + k.String())})
	}
	pick := t.askEither(Moment{Owner: id, Card: card}, id, "prompt.choose-cost", options)
	t.GainTokensFrom(t.Ship(id).Seat, id, tokenOf(pick), 1)
}

// AskEither has the player of a ship choose between two things that a card does
// to it, by id.
func (t *Table) AskEither(m Moment, ship board.ShipID, ids ...string) string {
	var options []game.Option
	for _, id := range ids {
		options = append(options, game.Option{ID: id, Text: game.Say("option.either-" + id)})
	}
	return t.askEither(m, ship, "prompt.choose-either", options)
}

// AskFor has the player of an ability choose between two things that it does for
// a ship, his own or another, by id.
func (t *Table) AskFor(m Moment, to board.ShipID, ids ...string) string {
	if to == m.Owner {
		return t.AskEither(m, to, ids...)
	}
	var options []game.Option
	for _, id := range ids {
		options = append(options, game.Option{ID: id, Target: to.Piece(), Text: game.Say("option.for-"+id, "ship", to.Piece())})
	}
	return t.askEither(m, m.Owner, "prompt.choose-either", options)
}

// AskPivot has the player of an ability choose by how many degrees its ship turns
// on the spot.
func (t *Table) AskPivot(m Moment, degrees ...float64) float64 {
	ids := map[float64]string{90: "pivot-left", -90: "pivot-right", 180: "pivot-about"}
	var options []game.Option
	for _, by := range degrees {
		pose := t.Ship(m.Owner).Pose.Turned(by)
		options = append(options, game.Option{ID: ids[by], Pose: &pose, Text: game.Say("option.either-" + ids[by])})
	}
	pick := t.askEither(m, m.Owner, "prompt.choose-either", options)
	return degrees[slices.IndexFunc(degrees, func(by float64) bool { return ids[by] == pick })]
}

func (t *Table) askEither(m Moment, ship board.ShipID, prompt string, options []game.Option) string {
	return t.askOne(t.Ship(ship).Seat, ask.ChooseEither, game.Say(prompt, "ship", ship.Piece(), "card", m.Card),
		[]string{ship.Piece()}, options)
}

package xwing

import (
	"slices"
	"strconv"

	"xwing/game"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
)

// GainEither has the player of a moment's ability choose which one token a ship
// gains, if there is a choice; each kind has words as a thing to choose between.
func (t *Table) GainEither(m Moment, to board.ShipID, kinds ...board.Token) {
	kind := kinds[0]
	if len(kinds) > 1 {
		var ids []string
		for _, k := range kinds {
			ids = append(ids, k.String())
		}
		kind = tokenOf(t.askFor(m, to, ids...))
	}
	t.GainTokensFrom(t.Ship(m.Owner).Seat, to, kind, 1)
}

// AskRather has the player of a ship choose between two things that a card does to it,
// and reports whether it is the one rather than the other. Their words are those of
// "either-ID".
func (t *Table) AskRather(m Moment, ship board.ShipID, one, other string) bool {
	return t.askAmong(m, ship, one, other) == one
}

// AskRatherFor has the player of an ability choose between two things that it does for
// a ship, his own or another, and reports whether it is the one rather than the other.
func (t *Table) AskRatherFor(m Moment, to board.ShipID, one, other string) bool {
	return t.askFor(m, to, one, other) == one
}

// AskToLose has the player of a ship choose one of these tokens that it loses, or to bear
// what else befalls it: then ok is false. Without any token nobody is asked.
func (t *Table) AskToLose(m Moment, ship board.ShipID, kinds ...board.Token) (lost board.Token, ok bool) {
	if len(kinds) == 0 {
		return 0, false
	}
	ids := []string{"bear-it"}
	for _, k := range kinds {
		ids = append(ids, "lose-"+k.String())
	}
	if i := slices.Index(ids, t.askAmong(m, ship, ids...)); i > 0 {
		return kinds[i-1], true
	}
	return 0, false
}

// AskAmong and AskAmongFor are the same with more than two things to choose between; they
// return the id of the one that was chosen.
func (t *Table) AskAmong(m Moment, ship board.ShipID, ids ...string) string {
	return t.askAmong(m, ship, ids...)
}

func (t *Table) AskAmongFor(m Moment, to board.ShipID, ids ...string) string {
	return t.askFor(m, to, ids...)
}

// AskOpponent has the opponent of an ability's player choose.
func (t *Table) AskOpponent(m Moment, ids ...string) string {
	return t.askOne(t.View.OpponentOf(t.Ship(m.Owner).Seat), ask.ChooseEither,
		game.Say("prompt.choose-either", "ship", m.Owner.Piece(), "card", m.Card),
		[]string{m.Owner.Piece()}, eitherOptions(ids))
}

func eitherOptions(ids []string) []game.Option {
	var options []game.Option
	for _, id := range ids {
		options = append(options, game.Option{ID: id, Text: game.Say("option.either-" + id)})
	}
	return options
}

func (t *Table) askAmong(m Moment, ship board.ShipID, ids ...string) string {
	return t.askEither(m, ship, "prompt.choose-either", eitherOptions(ids))
}

func (t *Table) askFor(m Moment, to board.ShipID, ids ...string) string {
	if to == m.Owner {
		return t.askAmong(m, to, ids...)
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
		there := t.standing(m.Owner, Spot{Pose: t.Ship(m.Owner).Pose.Turned(by)})
		options = append(options, game.Option{ID: ids[by], Places: there, Text: game.Say("option.either-" + ids[by])})
	}
	pick := t.askEither(m, m.Owner, "prompt.choose-either", options)
	return degrees[slices.IndexFunc(degrees, func(by float64) bool { return ids[by] == pick })]
}

func (t *Table) askEither(m Moment, ship board.ShipID, prompt string, options []game.Option) string {
	return t.askOne(t.Ship(ship).Seat, ask.ChooseEither, game.Say(prompt, "ship", ship.Piece(), "card", m.Card),
		[]string{ship.Piece()}, options)
}

// shipOptions offers the other ships in play that belong, those against which a
// rule speaks with that rule.
func (t *Table) shipOptions(id board.ShipID, against func(board.ShipID) *game.Refusal, belongs func(board.ShipID) bool) []game.Option {
	var options []game.Option
	for _, other := range t.View.ShipsInPlay() {
		if other != id && belongs(other) {
			options = append(options, game.Option{ID: other.Piece(), Target: other.Piece(),
				Text: game.Say("option.ship", "ship", other.Piece()), Refusal: against(other)})
		}
	}
	return options
}

// askLegal asks for one option if any is legal; else it returns "" unasked.
func (t *Table) askLegal(seat game.Seat, kind game.Kind, prompt game.Phrase, about []string, options []game.Option) string {
	if !slices.ContainsFunc(options, game.Option.Legal) {
		return ""
	}
	return t.askOne(seat, kind, prompt, about, options)
}

// ask puts one decision to its seat and returns the answer. What an ability asks tells
// that it is used, unless nothing may be picked: then the pick does.
func (t *Table) ask(d game.Decision) game.Choice {
	if !forgoable(&d) {
		t.tellUses()
	}
	c := t.Ask(t.put(&d)...)[0]
	if len(t.untold) > 0 && forgoable(&d) {
		t.heardOf(c)
	}
	return c
}

// askOne asks a seat to pick one option and returns its id. With no options at
// all it returns "" without asking; the caller offers "none" where declining is
// allowed.
func (t *Table) askOne(seat game.Seat, kind game.Kind, prompt game.Phrase, about []string, options []game.Option) string {
	if len(options) == 0 {
		return ""
	}
	return t.ask(game.Decision{Kind: kind, Seat: seat, Prompt: prompt, About: about,
		Shape: game.OneOf, Options: options}).One()
}

// askMay asks whether a seat wants to do something; ids are "yes" and "no", and the
// words of both say what comes of them.
func (t *Table) askMay(seat game.Seat, kind game.Kind, prompt, yes, no game.Phrase, about ...string) bool {
	return t.askOne(seat, kind, prompt, about, []game.Option{{ID: game.Yes, Text: yes}, {ID: game.No, Text: no}}) == game.Yes
}

// AskInitiative has the player of an ability choose an initiative value from lo to hi.
func (t *Table) AskInitiative(m Moment, lo, hi int) int {
	return t.askNumber(m, lo, hi, func(n string) game.Phrase { return game.Say("option.initiative", "n", n) })
}

// RemoveAny has the player of an ability remove any number of its ship's tokens of a kind.
func (t *Table) RemoveAny(m Moment, k board.Token) {
	if t.CanRemoveToken(m.Owner, k) {
		t.RemoveTokens(m.Owner, k, t.askNumber(m, 0, t.Ship(m.Owner).Has(k), func(n string) game.Phrase {
			return game.Say("option.remove-tokens", "n", n, "token", k.String())
		}))
	}
}

func (t *Table) askNumber(m Moment, lo, hi int, text func(n string) game.Phrase) int {
	var options []game.Option
	for n := lo; n <= hi; n++ {
		id := strconv.Itoa(n)
		options = append(options, game.Option{ID: id, Text: text(id)})
	}
	n, _ := strconv.Atoi(t.askEither(m, m.Owner, "prompt.choose-either", options))
	return n
}

// AskToLoseCharge has the player of a ship choose one of its upgrades that loses a charge, or
// to bear what else befalls it: then ok is false. Without any upgrade nobody is asked.
func (t *Table) AskToLoseCharge(m Moment, ship board.ShipID, cards []string) (card string, ok bool) {
	if len(cards) == 0 {
		return "", false
	}
	options := []game.Option{{ID: "bear-it", Text: game.Say("option.either-keep-charges")}}
	for _, c := range cards {
		options = append(options, game.Option{ID: c, Text: game.Say("option.lose-charge", "card", catalog.UpgradeCard.Ref(c))})
	}
	card = t.askEither(m, ship, "prompt.choose-either", options)
	return card, card != "bear-it"
}

package match

import (
	"encoding/json"
	"fmt"
	"slices"
	"strings"

	"xwing/game"
)

// deckKey is where the damage deck that the players have chosen stands in the Extra of a journal's header.
const deckKey = "deck"

// WithDeck is the header of the same game with one of the damage decks, where there are several; "" for the latest.
func (k *Kit) WithDeck(h game.Header, deck string) (game.Header, error) {
	if deck == "" {
		return without(h, deckKey), nil
	}
	h, err := with(h, deckKey, deck)
	if err != nil {
		return h, err
	}
	_, err = k.deckOf(h)
	return h, err
}

// Decks are the damage decks that games can be played with, the latest last; nil where there is no choice.
func (k *Kit) Decks() []string {
	if decks := k.Facts.DamageDecks(); len(decks) > 1 {
		return decks
	}
	return nil
}

// DeckOf is the damage deck that the players of a game have chosen; "" if they have not.
func (k *Kit) DeckOf(h game.Header) string {
	if _, chosen := h.Extra[deckKey]; !chosen {
		return ""
	}
	deck, _ := k.deckOf(h) // a game with a deck that is not known does not begin
	return deck
}

// deckOf is the damage deck that a game is played with.
func (k *Kit) deckOf(h game.Header) (string, error) {
	decks := k.Facts.DamageDecks()
	deck := decks[len(decks)-1]
	id, ok := h.Extra[deckKey]
	if !ok {
		return deck, nil
	}
	if err := json.Unmarshal(id, &deck); err != nil || !slices.Contains(decks, deck) {
		return "", fmt.Errorf("a game with the damage deck %s; this program knows %s", id, strings.Join(decks, ", "))
	}
	return deck, nil
}

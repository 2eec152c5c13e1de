package main

import (
	"fmt"
	"strings"

	"xwing/internal/printed"
	"xwing/internal/store"
)

// showShelf opens the shelf of every card, on an answer if something is asked.
func showShelf(c *call) error {
	asked := strings.TrimSpace(strings.Join(c.files, " "))
	return open(c, request{table: func(o opening) (*gameTable, error) { return xwingTable(o, begun{shelf: &asked}) }})
}

// printedCards are the texts of cards in a folder of the player's, read when the first is asked for; nil where he names none.
func printedCards(folder string) func(card string) (string, error) {
	if folder == "" {
		return nil
	}
	var texts *printed.Texts
	var fault error
	return func(card string) (string, error) {
		if texts == nil {
			if texts, fault = printed.Read(store.Dir(folder)); fault != nil {
				fault = fmt.Errorf("%s: %w", folder, fault)
			}
		}
		return texts.Text(card), fault
	}
}

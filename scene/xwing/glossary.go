package xwing

import (
	"xwing/game/glossary"
	"xwing/game/xwing/catalog"
	"xwing/scene"
)

// glossary is what X-Wing tells of its terms: in the edition of the game on the table.
func (a *Client) glossary() scene.Glossary {
	g := scene.Glossary{Editions: catalog.Editions()}
	g.Open = func(edition string) (*glossary.Book, error) { return a.told.Open(a.words.Language(), edition) }
	g.At = g.Editions[0]
	if t, ok := a.Screen.(*tableScreen); ok {
		g.At = t.play.state().Rules().Edition.ID
	}
	return g
}

package xwing

import (
	"xwing/game/glossary"
	"xwing/scene"
)

// editionsTold are the editions that the glossary tells apart, the first where nothing is played.
func editionsTold() []string { return []string{"2.0", "2.5", "1"} }

// glossary is what X-Wing tells of its terms: in the edition of the game on the table.
func (a *Client) glossary() scene.Glossary {
	g := scene.Glossary{Editions: editionsTold()}
	g.Open = func(edition string) (*glossary.Book, error) { return a.told.open(a.words.Language(), edition) }
	g.At = g.Editions[0]
	if t, ok := a.Screen.(*tableScreen); ok {
		g.At = t.play.state().Rules().Edition.ID
	}
	return g
}

package xwing

import (
	"xwing/assets"
	"xwing/game/glossary"
	"xwing/scene"
)

// glossaries are X-Wing's glossaries that have been opened, by edition.
type glossaries struct {
	books map[string]*glossary.Book
}

// editionsTold are the editions that the glossary tells apart, the first where nothing is played.
func editionsTold() []string { return []string{"2.0", "2.5", "1"} }

// glossary is what X-Wing tells of its terms: in the edition of the game on the table.
func (a *Client) glossary() scene.Glossary {
	g := scene.Glossary{Editions: editionsTold(), Open: a.openGlossary}
	g.At = g.Editions[0]
	if t, ok := a.Screen.(*tableScreen); ok {
		g.At = t.play.state().Rules().Edition.ID
	}
	return g
}

// openGlossary reads a glossary once.
func (a *Client) openGlossary(edition string) (*glossary.Book, error) {
	if b, ok := a.told.books[edition]; ok {
		return b, nil
	}
	b, err := glossary.Load(assets.GlossaryWords("xwing"), a.words.Language(), assets.Glossary(), "xwing", edition)
	if err != nil {
		return nil, err
	}
	if a.told.books == nil {
		a.told.books = map[string]*glossary.Book{}
	}
	a.told.books[edition] = b
	return b, nil
}

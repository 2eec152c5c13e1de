package xwing

import (
	"xwing/assets"
	"xwing/game/glossary"
)

// glossaries are X-Wing's glossaries that have been opened, by edition.
type glossaries struct {
	books map[string]*glossary.Book
}

// open reads a glossary once.
func (g *glossaries) open(language, edition string) (*glossary.Book, error) {
	if b, ok := g.books[edition]; ok {
		return b, nil
	}
	b, err := glossary.Load(assets.GlossaryWords("xwing"), language, assets.Glossary(), "xwing", edition)
	if err != nil {
		return nil, err
	}
	if g.books == nil {
		g.books = map[string]*glossary.Book{}
	}
	g.books[edition] = b
	return b, nil
}

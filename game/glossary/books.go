package glossary

import "io/fs"

// Books are the books of a game's glossary that have been opened, by language and edition. It is used by one goroutine at a time.
type Books struct {
	says, facts fs.FS
	game        string
	open        map[[2]string]*Book
}

// NewBooks returns those of a game, none of them open; Load says what is read.
func NewBooks(says, facts fs.FS, game string) *Books {
	return &Books{says, facts, game, map[[2]string]*Book{}}
}

// Open reads a book once.
func (b *Books) Open(language, edition string) (*Book, error) {
	at := [2]string{language, edition}
	if open, ok := b.open[at]; ok {
		return open, nil
	}
	open, err := Load(b.says, language, b.facts, b.game, edition)
	if err == nil {
		b.open[at] = open
	}
	return open, err
}

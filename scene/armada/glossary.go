package armada

import (
	"xwing/game/glossary"
	"xwing/scene"
)

// glossary is what Armada tells of its terms.
func (a *Client) glossary() scene.Glossary {
	return scene.Glossary{Open: func(edition string) (*glossary.Book, error) { return a.told.Open(a.words.Language(), edition) }}
}

package scene

import (
	"slices"

	"xwing/game"
	"xwing/game/glossary"
)

// volume is a book that the glossary can be turned to: an edition of a game.
type volume struct {
	id, label string
	edition   string
	open      func(edition string) (*glossary.Book, error)
}

// volumes are the books of a game, and which of them is in question.
func (t *Tenant) volumes() (all []volume, at int) {
	if t.Glossary == nil {
		return nil, 0
	}
	g := t.Glossary()
	if len(g.Editions) == 0 {
		return []volume{{t.Name, t.Name, g.At, g.Open}}, 0
	}
	for _, edition := range g.Editions {
		all = append(all, volume{edition, t.Words().Say(game.Say("ui.glossary-edition-" + edition)), edition, g.Open})
	}
	return all, max(slices.Index(g.Editions, g.At), 0)
}

// volumes are the books of the game in question; on the title, where none is, those of all games.
func (a *App) volumes() (all []volume, at int) {
	if _, title := a.Screen.(*TitleScreen); !title {
		return a.tenant().volumes()
	}
	for i := range a.tenants {
		own, on := a.tenants[i].volumes()
		if i == a.at {
			at = len(all) + on
		}
		all = append(all, own...)
	}
	return all, min(at, max(len(all)-1, 0))
}

package xwing

import (
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/find"
	"xwing/internal/spelling"
)

// answered are the cards that answer what is looked for where that is more than words: "initiative 4", "cost < 40".
func (b *builderScreen) answered() map[string]bool {
	if b.find == b.answers.to && b.list == b.answers.list {
		return b.answers.cards
	}
	b.answers = answers{to: b.find, list: b.list}
	if b.find == "" {
		return nil
	}
	result := b.finds().Find(b.find, b.list)
	if !result.Terms {
		return nil
	}
	b.answers.cards = map[string]bool{}
	for _, row := range result.Rows {
		switch row.Kind {
		case catalog.PilotCard:
			b.answers.cards[catalog.PilotCard.Ref(row.ID)] = true
		case catalog.UpgradeCard:
			b.answers.cards[catalog.UpgradeCard.Ref(row.ID)] = true
		}
	}
	return b.answers.cards
}

// finds is who answers questions about the cards of the kit.
func (b *builderScreen) finds() *find.Finder {
	kit := b.client.kit
	if b.finder == nil || b.finderOf != kit {
		b.finder, b.finderOf = find.New(find.Source{Catalog: kit.Facts,
			Text: func(_ catalog.Ruleset, ref string) string {
				text, _ := b.words().CardText(ref)
				return text
			},
			Enforced: func(list catalog.Ruleset, ref string) bool { return kit.RulesBy(list).Enforced(ref) }}), kit
	}
	return b.finder
}

// holds reports whether all words that are looked for stand in a text.
func (b *builderScreen) holds(text string) bool { return spelling.Holds(spelling.Said(text), b.find) }

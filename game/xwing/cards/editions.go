package cards

import (
	"slices"

	"xwing/game/xwing"
	"xwing/game/xwing/catalog"
)

// rewritten are the cards whose text is another one since 2.5, by its points lists and its errata. What is declared
// of them is of 2.0 alone.
func rewritten() map[string]bool {
	refs := map[string]bool{}
	for _, ref := range []string{
		"pilot/arvelcrynyd", "pilot/captainoicunn", "pilot/commandantgoran", "pilot/dbs404", "pilot/lieutenantdormitz",
		"pilot/vizier",
		"ship/adaptiveailerons", "ship/pinpointtractorarray",
		"upgrade/bb8", "upgrade/bbastromech", "upgrade/c110p", "upgrade/contrabandcybernetics",
		"upgrade/countdooku", "upgrade/electrochaffmissiles", "upgrade/ferrospherepaint", "upgrade/grapplingstruts", "upgrade/landingstruts",
		"upgrade/leiaorgana-resistance", "upgrade/lukeskywalker", "upgrade/outrider",
		"upgrade/staticdischargevanes", "upgrade/zeborrelios",
	} {
		refs[ref] = true
	}
	return refs
}

// nameEditions names the editions in which declarations hold: all that play its family of cards, unless a text is
// another one since 2.5 or they say themselves.
func nameEditions(all []*xwing.Card) {
	rewritten := rewritten()
	for _, c := range all {
		switch {
		case len(c.Editions) > 0:
		case c.ID.Family == catalog.XWing2 && rewritten[c.ID.Ref()]:
			c.Editions = before25()
		default:
			c.Editions = c.ID.Family.Editions()
		}
	}
}

// before25 are the editions that have the older texts, since25 those that have the texts of 2.5.
func before25() []string { return catalog.XWing2.Editions()[:first25()] }

func since25() []string { return catalog.XWing2.Editions()[first25():] }

func first25() int { return slices.Index(catalog.XWing2.Editions(), "2.5") }

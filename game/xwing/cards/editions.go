package cards

import "xwing/game/xwing"

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

// nameEditions names the editions in which declarations hold: both of second edition, unless a text is another one
// since 2.5 or they say themselves.
func nameEditions(all []*xwing.Card) {
	rewritten := rewritten()
	for _, c := range all {
		switch {
		case len(c.Editions) > 0:
		case rewritten[c.ID.Ref()]:
			c.Editions = []string{"2.0"}
		default:
			c.Editions = []string{"2.0", "2.5"}
		}
	}
}

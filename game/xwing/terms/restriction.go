package terms

import (
	"strconv"
	"strings"

	"xwing/game/xwing/catalog"
)

// Restriction is one line of a restriction box in words: "small ship", "Wookiee keyword or 2 or more shields". Alternatives are
// joined by "or".
func (w *Words) Restriction(r catalog.Restriction) string {
	or := " " + w.Plain("restriction.or") + " "
	var any []string
	say := func(key string, values []string) {
		if len(values) > 0 {
			any = append(any, w.Plain(key, "what", strings.Join(values, or)))
		}
	}
	ships := make([]string, len(r.Ships))
	for i, xws := range r.Ships {
		ships[i] = w.ShipType(xws)
	}
	say("restriction.faction", valuesOf(w, "faction", r.Factions))
	say("restriction.name", r.Names)
	say("restriction.ship", ships)
	say("restriction.size", valuesOf(w, "size", r.Sizes))
	say("restriction.keyword", r.Keywords)
	say("restriction.side", valuesOf(w, "want", r.ForceSides))
	say("restriction.arc", valuesOf(w, "arc", r.Arcs))
	say("restriction.equipped", valuesOf(w, "slot", r.Equipped))
	say("restriction.ship-ability", r.ShipAbilities)
	cards := make([]string, len(r.Cards))
	for i, xws := range r.Cards {
		cards[i] = w.CardName(catalog.UpgradeCard.Ref(xws))
	}
	say("restriction.card", cards)
	say("restriction.icon", valuesOf(w, "slot", r.Icons))
	say("restriction.no-icon", valuesOf(w, "slot", r.NoIcons))
	if r.Action != nil {
		icon := w.Value("action", r.Action.Type.String())
		if r.Action.Difficulty != 0 {
			icon = w.Value("difficulty", r.Action.Difficulty.String()) + " " + icon
		}
		say("restriction.action", []string{icon})
	}
	any = append(any, w.boundsOf(r)...)
	if r.Limited == "yes" {
		any = append(any, w.Plain("restriction.limited"))
	}
	if r.Limited == "no" {
		any = append(any, w.Plain("restriction.unlimited"))
	}
	if r.Solitary {
		any = append(any, w.Plain("restriction.solitary"))
	}
	if r.Standardized {
		any = append(any, w.Plain("restriction.standardized"))
	}
	return strings.Join(any, or)
}

// valuesOf are values in words.
func valuesOf[T interface{ String() string }](w *Words, arg string, values []T) []string {
	out := make([]string, len(values))
	for i, v := range values {
		out[i] = w.Value(arg, v.String())
	}
	return out
}

// boundsOf are the base values that a restriction bounds: "initiative 3 or less".
func (w *Words) boundsOf(r catalog.Restriction) []string {
	var all []string
	for _, v := range []struct {
		what string
		is   *catalog.Limits
	}{{"initiative", r.Initiative}, {"shields", r.Shields}, {"agility", r.Agility}, {"energy", r.Energy},
		{"hull", r.Hull}} {
		if v.is != nil {
			all = append(all, w.Value("what", v.what)+" "+w.bounds(*v.is))
		}
	}
	return all
}

// bounds is "3 or more".
func (w *Words) bounds(l catalog.Limits) string {
	switch {
	case l.Equal != nil:
		return strconv.Itoa(*l.Equal)
	case l.Min != nil && l.Max != nil:
		return strconv.Itoa(*l.Min) + "–" + strconv.Itoa(*l.Max)
	case l.Min != nil:
		return w.Plain("restriction.or-more", "count", strconv.Itoa(*l.Min))
	case l.Max != nil:
		return w.Plain("restriction.or-less", "count", strconv.Itoa(*l.Max))
	}
	return ""
}

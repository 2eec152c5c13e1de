package terms

import (
	"strings"

	"xwing/game/xwing/catalog"
)

// cardKinds are what a reference to a card begins with; another text with a slash
// is a path or the like.
var cardKinds = map[catalog.Kind]bool{catalog.PilotCard: true, catalog.UpgradeCard: true, catalog.ConditionCard: true,
	catalog.DamageKind: true, catalog.ShipAbility: true, catalog.DeviceKind: true, catalog.RemoteKind: true, catalog.ObstacleKind: true}

// CardName returns the printed name of a card: "upgrade/r2d2", also with more
// behind it that tells copies, abilities and whose card it is apart
// ("damage/hullbreach/2", "pilot/howlrunner@ship:1", "pilot/wampa#1").
func (w *Words) CardName(ref string) string {
	if i := strings.IndexAny(ref, "@#"); i >= 0 {
		ref = ref[:i]
	}
	kind, rest, _ := strings.Cut(ref, "/")
	xws, _, _ := strings.Cut(rest, "/")
	name := w.names.card(kind, xws)
	if catalog.Kind(kind) == catalog.ObstacleKind && name != xws {
		return w.Value(kind, name) // obstacles have no printed name: their type
	}
	return name
}

// CardSide returns the printed name of one side of an upgrade, numbered from 0:
// "Pivot Wing (Open)"; of an upgrade that is not dual, its name.
func (w *Words) CardSide(xws string, side int) string {
	if w.names != nil && w.names.facts != nil {
		if u, err := w.names.facts.Upgrade(xws); err == nil && len(u.Sides) > 1 && side < len(u.Sides) {
			return u.Sides[side].Title
		}
	}
	return w.names.card(string(catalog.UpgradeCard), xws)
}

// ShipType returns the printed name of a type of ship.
func (w *Words) ShipType(xws string) string { return w.names.card(string(catalog.ShipAbility), xws) }

// CardText says in our own words what a card does, as the points list has it, its
// edition, or all of them, and reports whether this
// program enforces it: a card without words of ours loads and is shown, but
// its text is left to the players.
func (w *Words) CardText(ref string) (string, bool) {
	if own := w.names.dialect(); own != "" { // other cards, though some have the ids of ours
		if s, ok := w.cardTextOf(own, ref); ok {
			return s, true
		}
		return w.Plain("ui.not-enforced"), false
	}
	if w.names != nil {
		if own, ok := w.CardTextBy(w.names.textsOf(), ref); ok {
			return own, true
		}
		if own, ok := w.cardTextOf(w.names.edition(), ref); ok {
			return own, true
		}
	}
	if s, ok := w.Sentence("card." + cardOf(ref)); ok {
		if _, same := w.Sentence("card." + s); same {
			return w.CardText(s) // it prints what another card does
		}
		return s, true
	}
	return w.Plain("ui.not-enforced"), false
}

// CardTextBy is what a card does by a points list that has a text of its own for it,
// if it has one.
func (w *Words) CardTextBy(list catalog.Ruleset, ref string) (string, bool) {
	return w.cardTextOf(string(list), ref)
}

// cardTextOf is what a card does by a points list ("pilot/x@x2po") or in an edition
// ("pilot/x@2.5"), if there are words of its own for that.
func (w *Words) cardTextOf(listOrEdition, ref string) (string, bool) {
	return w.Sentence("card." + cardOf(ref) + "@" + listOrEdition)
}

// Ruling is what we decided that touches a card, where the books are silent; ok is false where that is nothing.
func (w *Words) Ruling(c catalog.CardID) (text string, ok bool) {
	ref := cardOf(c.Ref())
	if c.Family == catalog.XWing1 {
		ref += "@" + catalog.XWing1.Editions()[0]
	}
	return w.Sentence("ruling." + ref)
}

// cardOf is the kind and the id of a reference.
func cardOf(ref string) string {
	kind, rest, _ := strings.Cut(ref, "/")
	xws, _, _ := strings.Cut(rest, "/")
	return kind + "/" + xws
}

package xwing

import (
	"slices"
	"strings"

	"xwing/game/xwing/catalog"
)

// CardAction begins the id of an action that a card prints: "card:upgrade/r5d8/0".
const CardAction = "card:"

// Is reports whether the Moment is about one of these actions.
func (m Moment) Is(actions ...catalog.ActionType) bool {
	return m.Action != "" && slices.ContainsFunc(actions, func(a catalog.ActionType) bool { return m.Action == a.String() })
}

// IsOf reports whether the Moment is about an action that a card of the kind prints.
func (m Moment) IsOf(kind catalog.Kind) bool {
	return strings.HasPrefix(m.Action, CardAction+kind.Ref(""))
}

// IsOwn reports whether the Moment is about what the card itself prints: its action,
// its modification of dice, its charges.
func (m Moment) IsOwn() bool {
	id := strings.TrimPrefix(m.Action, CardAction)
	return strings.HasPrefix(id, m.Card) || catalog.UpgradeCard.Ref(id) == m.Card
}

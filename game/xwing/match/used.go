package match

import (
	"encoding/json"
	"fmt"
	"slices"
	"strconv"

	"xwing/game/xwing"
	"xwing/game/xwing/catalog"
	"xwing/internal/digest"
)

// used sums up the facts that a game goes by: of the cards of all squads and what
// they bring, of the obstacles and of the damage deck, by the points list that is
// played, of what an environment card brings, and of that list's budget where mission points are counted by it. A correction
// of anything else leaves the game what it is, and so do names and products.
func (k *Kit) used(list catalog.Ruleset, musters []xwing.Muster, among *xwing.Environment, in *xwing.Mission) string {
	u := usedFacts{kit: k, list: list, seen: map[string]bool{}}
	if l, err := k.Facts.List(list); err == nil && k.RulesBy(list).Edition.Scoring.Limit > 0 {
		u.sum += digest.Text(fmt.Sprint("budget ", l.Budget))
	}
	for _, card := range k.Facts.DamageDeck() {
		u.add(catalog.DamageKind.Ref(card.ID), func() any { return []any{card.Trait, card.Copies, card.Number} })
	}
	if slices.ContainsFunc(musters, func(m xwing.Muster) bool { return k.fieldsHuge(list, m) }) {
		for _, card := range k.Facts.HugeDeck() {
			u.add(catalog.DamageKind.Ref(card.ID), func() any {
				says := []any{card.Trait, card.Copies, card.Number, card.Arcs}
				if len(card.Decks) > 0 {
					says = append(says, card.Decks)
				}
				return says
			})
		}
	}
	for _, m := range musters {
		for _, id := range m.Obstacles {
			u.obstacle(id)
		}
		for _, ship := range m.Ships {
			u.pilot(ship.Pilot)
			for _, up := range ship.Upgrades {
				u.upgrade(up.XWS)
				cost, err := k.Facts.UpgradeCost(list, ship.Pilot, up.XWS)
				u.sum += digest.Text(ship.Pilot + "/" + up.XWS + strconv.Itoa(cost) + " " + strconv.FormatBool(err == nil))
			}
		}
	}
	u.environment(among, musters)
	if in != nil && in.Convoy != nil {
		u.device(in.Convoy.Kind)
	}
	return fmt.Sprintf("%016x", u.sum)
}

// fieldsHuge reports whether a squad has a huge ship.
func (k *Kit) fieldsHuge(list catalog.Ruleset, m xwing.Muster) bool {
	return slices.ContainsFunc(m.Ships, func(s xwing.MusterShip) bool {
		ship := k.shipOf(list, s.Pilot)
		return ship != nil && ship.Huge()
	})
}

// usedFacts is such a sum under way; the order in which things come is no part of it.
type usedFacts struct {
	kit  *Kit
	list catalog.Ruleset
	seen map[string]bool
	sum  uint64
}

// add takes in one card, once. What it says is only looked up if no game of the kit
// has asked for it before.
func (u *usedFacts) add(id string, says func() any) {
	if u.seen[id] {
		return
	}
	u.seen[id] = true
	id = string(u.list) + " " + id
	if u.kit.sums == nil {
		u.sum += sumOf(id, says())
		return
	}
	known, ok := u.kit.sums.Load(id)
	if !ok {
		known, _ = u.kit.sums.LoadOrStore(id, sumOf(id, says()))
	}
	u.sum += known.(uint64)
}

// sumOf is the sum of what is said of one card.
func sumOf(id string, says any) uint64 {
	text, err := json.Marshal(says)
	if err != nil {
		panic("match: a fact does not encode: " + err.Error())
	}
	return digest.Text(id + string(text))
}

// environment takes in what an environment card brings.
func (u *usedFacts) environment(e *xwing.Environment, musters []xwing.Muster) {
	if e == nil { // with which two play
		return
	}
	both := two(musters)
	rules := *u.kit.RulesBy(u.list)
	rules.Environment = e
	for _, brought := range rules.Gathered([2][]string{both[0].Obstacles, both[1].Obstacles}) {
		for _, id := range brought {
			u.obstacle(id)
		}
	}
	for _, p := range e.Devices {
		u.device(p.Device)
	}
	for _, xws := range slices.Concat(e.Drawn, e.Issued) {
		u.upgrade(xws)
	}
}

// pilot takes in a ship card, its ship type and the conditions that it assigns.
func (u *usedFacts) pilot(xws string) {
	facts, err := u.kit.Facts.Pilot(xws)
	if err != nil {
		return
	}
	card, _ := facts.In(u.list)
	u.add(catalog.PilotCard.Ref(xws), func() any {
		rules, in := facts.Rules(u.list)
		card.Name = ""
		ship, err := u.kit.Facts.Ship(card.Ship)
		if err != nil {
			return []any{card, in, rules.Cost, rules.StandardLoadout}
		}
		return []any{card, in, rules.Cost, rules.StandardLoadout, ship.XWS, ship.Class, ship.Size, ship.Dial,
			ship.StatsIn(u.list, card.Faction), ship.Actions, ship.Abilities}
	})
	for _, condition := range card.Conditions {
		u.condition(condition)
	}
	u.assigned(func(c *catalog.Condition) bool { return slices.Contains(c.Pilots, xws) })
}

// upgrade takes in an upgrade card and what it puts into play.
func (u *usedFacts) upgrade(xws string) {
	facts, err := u.kit.Facts.Upgrade(xws)
	if err != nil {
		return
	}
	card, in := facts.In(u.list)
	u.add(catalog.UpgradeCard.Ref(xws), func() any {
		sides := append([]catalog.Side(nil), card.Sides...)
		for i := range sides {
			sides[i].Title = ""
		}
		return []any{xws, in, card.Limited, card.Slots, sides}
	})
	for i := range card.Sides {
		for _, condition := range card.Sides[i].Conditions {
			u.condition(condition)
		}
		u.device(card.Sides[i].Device)
	}
	u.places(catalog.UpgradeCard.Ref(xws))
	u.assigned(func(c *catalog.Condition) bool { return slices.Contains(c.Upgrades, xws) })
}

// assigned takes in the conditions that a card assigns by what they say themselves: not
// every card names its own.
func (u *usedFacts) assigned(by func(*catalog.Condition) bool) {
	for _, c := range u.kit.Facts.Conditions() {
		if by(c) {
			u.condition(c.XWS)
		}
	}
}

// places takes in what a card puts into play by its declaration, and what that leaves
// behind: not every card's facts name it.
func (u *usedFacts) places(ref string) {
	card := u.kit.RulesBy(u.list).Cards.Card(ref)
	if card == nil {
		return
	}
	for i := range card.Abilities {
		if p := card.Abilities[i].Place; p != nil {
			u.device(p.Device)
		}
	}
	if b := card.Blast; b != nil && b.Leaves != nil {
		u.device(b.Leaves.Device)
	}
}

// condition takes in a condition card.
func (u *usedFacts) condition(xws string) {
	if c, err := u.kit.Facts.Condition(xws); err == nil {
		u.add(catalog.ConditionCard.Ref(xws), func() any { return []any{c.Limited, c.HasAbility, c.In(u.list)} })
	}
}

// device takes in a device with its token, a remote, or an obstacle of its own kind.
func (u *usedFacts) device(id string) {
	if id == "" {
		return
	}
	f := u.kit.Facts
	if d, err := f.Device(id); err == nil {
		u.add(catalog.DeviceKind.Ref(id), func() any { return []any{d.Types, d.In(u.list)} })
	}
	if t, err := f.Token(id); err == nil {
		u.add("token/"+id, func() any { return []any{t.Guides, t.Edges, t.Outline.Outline(1)} })
	}
	if r, err := f.Remote(id); err == nil {
		u.add(catalog.RemoteKind.Ref(id), func() any {
			remote, in := r.In(u.list)
			remote.Name, remote.Upgrades = "", nil
			return []any{remote, in}
		})
	}
	u.obstacle(id)
	u.places(catalog.DeviceKind.Ref(id))
}

// obstacle takes in an obstacle.
func (u *usedFacts) obstacle(id string) {
	if o, err := u.kit.Facts.Obstacle(id); err == nil {
		u.add(catalog.ObstacleKind.Ref(id), func() any { return []any{o.Type, o.Outline.Outline(1)} })
	}
}

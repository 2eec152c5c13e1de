package squad

import (
	"maps"
	"slices"
	"strings"

	"xwing/game/xwing/catalog"
)

// names is what the cards and ship types of a catalog are called, in every spelling. It is made when first asked: a
// squad whose ids are all of today asks for none of it.
type names struct {
	cat *catalog.Catalog

	pilots   map[string][]*catalog.Pilot
	upgrades map[string][]*catalog.Upgrade
	cut      map[string][]*catalog.Upgrade // without what stands in brackets, which some builders leave out
	joined   map[string][]*catalog.Pilot   // by their ids without hyphens
	endings  []ending
}

// ending is a ship type as it may stand behind a name.
type ending struct {
	text string
	ship meant
}

// shortened are words that cards print short and builders write out.
var shortened = [...]string{"Adv. ", "Advanced ", "Sq. ", "Squadron ", "Prot. ", "Protectorate "}

// spellings are the ids that a printed name may have: as printed, and with its short words written out.
func spellings(name string) []string {
	ids := []string{catalog.Slug(name)}
	if strings.Contains(name, ". ") {
		if long := catalog.Slug(strings.NewReplacer(shortened[:]...).Replace(name)); long != ids[0] {
			ids = append(ids, long)
		}
	}
	return ids
}

// pilotsCalled lists the ship cards of a name, as an id without hyphens.
func (n *names) pilotsCalled(name string) []*catalog.Pilot {
	if n.pilots == nil {
		n.pilots, n.joined = map[string][]*catalog.Pilot{}, map[string][]*catalog.Pilot{}
		for _, c := range n.cat.Pilots() {
			for _, id := range spellings(c.Name) {
				n.pilots[id] = append(n.pilots[id], c)
			}
			joined := strings.ReplaceAll(c.XWS, "-", "")
			n.joined[joined] = append(n.joined[joined], c)
		}
	}
	return n.pilots[name]
}

// pilotsJoined lists the ship cards whose ids are this without their hyphens.
func (n *names) pilotsJoined(id string) []*catalog.Pilot {
	n.pilotsCalled("")
	return n.joined[id]
}

// upgradesCalled is pilotsCalled of upgrades.
func (n *names) upgradesCalled(name string) []*catalog.Upgrade {
	if n.upgrades == nil {
		n.upgrades, n.cut = map[string][]*catalog.Upgrade{}, map[string][]*catalog.Upgrade{}
		for _, c := range n.cat.Upgrades() {
			for _, id := range spellings(c.Name) {
				n.upgrades[id] = append(n.upgrades[id], c)
			}
			if short, _, ok := strings.Cut(c.Name, " ("); ok {
				id := catalog.Slug(short)
				n.cut[id] = append(n.cut[id], c)
			}
		}
	}
	return n.upgrades[name]
}

// upgradesCut lists the upgrades of a name without its brackets.
func (n *names) upgradesCut(name string) []*catalog.Upgrade {
	n.upgradesCalled("")
	return n.cut[name]
}

// shipEndings lists every ship type in every spelling, today's first.
func (n *names) shipEndings() []ending {
	if n.endings != nil {
		return n.endings
	}
	for _, ship := range n.cat.Ships() {
		for _, text := range append(append(spellings(ship.Name), ship.XWS), ship.Aliases...) {
			n.endings = append(n.endings, ending{text, meant{id: ship.XWS}})
		}
	}
	for _, aliases := range []map[string]string{firstShips, shipAliases} {
		for _, text := range slices.Sorted(maps.Keys(aliases)) {
			if _, err := n.cat.Ship(aliases[text]); err == nil {
				n.endings = append(n.endings, ending{text, meant{id: aliases[text], old: true}})
			}
		}
	}
	for _, before := range slices.Sorted(maps.Keys(firstShips)) { // today's id in a squad of the first edition
		if _, err := n.cat.Ship(before); err == nil {
			n.endings = append(n.endings, ending{firstShips[before], meant{id: before}})
		}
	}
	for _, text := range slices.Sorted(maps.Keys(shipVariants)) {
		if v := shipVariants[text]; !slices.ContainsFunc(n.endings, func(e ending) bool { return e.text == text }) {
			if _, err := n.cat.Ship(v.id); err == nil {
				n.endings = append(n.endings, ending{text, v})
			}
		}
	}
	return n.endings
}

package squad

import (
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"xwing/game/xwing/catalog"
)

// listShip is a ship of a list as text, before it is known whose squad it is.
type listShip struct {
	line     line
	cards    []*catalog.Pilot // that are called so
	upgrades []string         // names
}

// list reads a list as text with the cards of one catalog.
type list struct {
	*names
	name    string
	faction catalog.Faction // that the list names; 0: none
	points  int
	ships   []listShip
	known   int // lines that are cards
	unknown int // lines that look like cards and are none
	unread  []string

	obstacles []string
}

// readList reads a list that a builder wrote for people, or a player for others: a line for each card, or a ship on
// each line. The catalog with the most of its cards counts, the first of equals. What is no list is errNoList.
func readList(text string, cats []*catalog.Catalog) (Squad, error) {
	var best, near *list
	first := strings.Contains(text, "("+firstEdition+")")
	for _, cat := range cats {
		if first && cat.Family() != catalog.XWing1 {
			continue
		}
		l := &list{names: &names{cat: cat}}
		l.read(text)
		if len(l.ships) > 0 && l.known > l.unknown && (best == nil || l.known-l.unknown > best.known-best.unknown) {
			best = l
		} else if l.known > 0 && l.unknown > 0 && (near == nil || l.known > near.known) {
			near = l
		}
	}
	if best == nil && near != nil {
		return Squad{}, fmt.Errorf("%w: %d of its lines are cards, and %d none, such as %q", errNoList, near.known, near.unknown,
			near.unread[0])
	}
	if best == nil {
		return Squad{}, errNoList
	}
	n := 0
	for _, ship := range best.ships {
		n += max(1, ship.line.count)
		if len(ship.upgrades) > MaxUpgrades {
			return Squad{}, fmt.Errorf("a list with %d upgrades on one ship; a ship has at most %d", len(ship.upgrades), MaxUpgrades)
		}
	}
	if n > MaxShips {
		return Squad{}, fmt.Errorf("a list of %d ships or more; a squad has at most %d", n, MaxShips)
	}
	return best.squad(), nil
}

// errNoList says that a text is no list.
var errNoList = errors.New("no squad")

// mostUnread bounds what is told of what cannot be read of a list, in lines and in letters of each.
const mostUnread = 20

// miss notes what cannot be read.
func (l *list) miss(text string) {
	if len(l.unread) < mostUnread {
		letters := []rune(text)
		l.unread = append(l.unread, string(letters[:min(len(letters), 3*mostUnread)]))
	}
}

// read takes the text apart.
func (l *list) read(text string) {
	if body, obstacles, ok := strings.Cut(strings.TrimSpace(text), " | "); ok && !strings.Contains(body, "\n") {
		text = body
		for _, id := range strings.Split(obstacles, "/") {
			l.obstacles = append(l.obstacles, xwsID(strings.TrimSpace(id)))
		}
	}
	if !strings.Contains(strings.TrimSpace(text), "\n") {
		text = strings.ReplaceAll(text, " / ", "\n")
	}
	fresh := true // a ship may begin here
	lines := splitLines(text)
	if len(lines) > 1 { // what stands above the faction is the name, whatever else it could be
		_, noFaction := ParseFaction(parseLine(lines[1]).text)
		if name := strings.TrimSpace(lines[0]); name != "" && noFaction == nil {
			l.name, lines = name, lines[1:]
		}
	}
	for _, raw := range lines {
		line := parseLine(raw)
		if line.text == "" && len(line.cards) == 0 {
			fresh = true
			continue
		}
		fresh = l.take(line, fresh)
		if len(l.ships) > MaxShips {
			return
		}
	}
}

// take reads a line; it reports whether a ship may begin behind it.
func (l *list) take(line line, fresh bool) bool {
	full := strings.TrimSpace(line.text + " " + strings.Join(line.notes, " "))
	if len(line.notes) == 1 && len(l.upgradesNamed(full)) == 0 && len(l.upgradesNamed(line.text)) > 0 {
		full = line.text + " [" + line.notes[0] + "]"
	}
	if m := total.FindStringSubmatch(line.whole); m != nil && l.points == 0 {
		l.points, _ = strconv.Atoi(m[1])
	}
	slug := catalog.Slug(line.text)
	pilots, upgrade := l.pilotsOf(line), len(l.upgradesNamed(full)) > 0 || len(l.upgradesNamed(line.text)) > 0
	noted := slices.ContainsFunc(line.notes, func(n string) bool { return l.shipType(n) != "" })
	switch {
	case len(pilots) > 0 && (!upgrade || fresh || line.bold || noted || len(line.cards) > 0 || len(l.ships) == 0):
		l.known++
		for _, name := range line.cards {
			l.count(name)
		}
		l.ships = append(l.ships, listShip{line: line, cards: pilots, upgrades: line.cards})
		return false
	case upgrade && len(l.ships) > 0:
		ship := &l.ships[len(l.ships)-1]
		ship.upgrades = append(ship.upgrades, full)
		l.count(full)
		return false
	case strings.HasPrefix(line.whole, obstacleLine):
		for _, id := range strings.Split(strings.TrimPrefix(line.whole, obstacleLine), ",") {
			l.obstacles = append(l.obstacles, xwsID(strings.TrimSpace(id)))
		}
		return true
	case sums.MatchString(line.whole) || strings.Contains(line.whole, "://") || strings.HasPrefix(line.whole, "View in "):
		return true
	}
	if f, err := ParseFaction(slug); err == nil {
		l.faction = f
		return true
	}
	switch {
	case line.cost && len(l.ships) > 0 && !fresh:
		ship := &l.ships[len(l.ships)-1]
		ship.upgrades = append(ship.upgrades, full)
		l.unknown++
		l.miss(line.whole)
	case line.cost:
		l.ships = append(l.ships, listShip{line: line, upgrades: line.cards})
		l.unknown++
		l.miss(line.whole)
	case len(l.ships) == 0 && l.name == "":
		l.name = full
	default:
		l.miss(line.whole)
	}
	return fresh
}

// count counts an upgrade as known or not. One that is there only in loadouts of sets is neither.
func (l *list) count(name string) {
	cards := l.upgradesNamed(name)
	if len(cards) == 0 {
		l.unknown++
		l.miss(name)
	} else if slices.ContainsFunc(cards, func(u *catalog.Upgrade) bool { return !onlyInLoadouts(l.cat, u) }) {
		l.known++
	}
}

// pilotsOf lists the ship cards that a line may mean, by its name and by what stands in brackets behind it.
func (l *list) pilotsOf(line line) []*catalog.Pilot {
	cards := l.pilotsCalled(catalog.Slug(line.text))
	if len(cards) == 0 {
		cards = l.pilotsCalled(catalog.Slug(trailing.ReplaceAllString(line.text, "")))
	}
	for _, note := range line.notes {
		ship, slug := l.shipType(note), catalog.Slug(note)
		faction, noFaction := ParseFaction(slug)
		skill, noSkill := strconv.Atoi(strings.TrimPrefix(strings.TrimPrefix(strings.TrimSuffix(slug, "version"), "ps"), "i"))
		some := slices.Clone(cards)
		some = slices.DeleteFunc(some, func(c *catalog.Pilot) bool {
			switch {
			case ship != "":
				return !flies(l.cat, c, ship)
			case slices.ContainsFunc(cards, func(o *catalog.Pilot) bool { return isCalled(o.XWS, slug) }):
				return !isCalled(c.XWS, slug)
			case noFaction == nil:
				return c.Faction != faction
			case noSkill == nil:
				return c.Initiative != skill
			case setNames[slug] != nil:
				return !slices.ContainsFunc(setNames[slug], func(set string) bool { return strings.HasSuffix(c.XWS, "-"+set) })
			}
			return false
		})
		if len(some) > 0 {
			cards = some
		}
	}
	return cards
}

// shipType is the ship type of that name; "" for none.
func (l *list) shipType(name string) string {
	slug := catalog.Slug(name)
	for _, e := range l.shipEndings() {
		if e.text == slug && slug != "" {
			return e.ship.id
		}
	}
	return ""
}

// upgradesNamed lists the upgrades of a name: as it stands, without what is behind it in brackets, or without a number.
func (l *list) upgradesNamed(name string) []*catalog.Upgrade {
	bare := line{text: name}
	bare.note()
	for _, text := range []string{name, bare.text, trailing.ReplaceAllString(name, "")} {
		slug := catalog.Slug(text)
		if u, err := l.cat.Upgrade(upgradeAliases[slug]); err == nil {
			return []*catalog.Upgrade{u}
		}
		if cards := l.upgradesCalled(slug); len(cards) > 0 {
			return cards
		}
		if cards := l.upgradesCut(slug); len(cards) > 0 {
			return cards
		}
	}
	return nil
}

package squad

import (
	"encoding/json"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"xwing/game/xwing/catalog"
)

// MadeFor is the points list that the squad was made for, as far as its file tells: by the keys in which one
// builder names the list and its format, by the address of another, by the cards that only one list has, or by the
// total. Where nothing tells, and of several lists that would do, it is byDefault.
func (s Squad) MadeFor(cat *catalog.Catalog, byDefault catalog.Ruleset) catalog.Ruleset {
	for _, hint := range []catalog.Ruleset{s.listNamed(), s.listOfBuilder(cat), s.listOfFormat(cat)} {
		if _, err := cat.List(hint); err == nil {
			return hint
		}
	}
	return s.listOfCards(cat, byDefault)
}

// rulesetNames are the values of the key "ruleset" that are not a list's id.
var rulesetNames = map[string]catalog.Ruleset{
	"amg": catalog.AMG25, "legacy": catalog.X2PO, "ffg": catalog.FFG20,
}

// listNamed is the list that the file names; "" if it names none.
func (s Squad) listNamed() catalog.Ruleset {
	name := strings.ToLower(s.extra("ruleset"))
	if r, ok := rulesetNames[name]; ok {
		return r
	}
	return catalog.Ruleset(name)
}

// FormatNamed is the format of a points list that the file names, QuickFormat among them; "" for none.
func (s Squad) FormatNamed(l *catalog.PointsList) string {
	format := strings.ToLower(s.extra("format"))
	if _, has := l.CardsIn(format); (has || format == QuickFormat) && (s.listNamed() == "" || s.listNamed() == l.ID) {
		return format
	}
	return ""
}

// OfQuickBuilds reports whether the file says that the squad is made of quick builds.
func (s Squad) OfQuickBuilds() bool { return s.extra("format") == QuickFormat }

// FormatIn is the format of a points list that the file names, QuickFormat among them, else the epic one where its cards are
// of epic games alone; "" for none.
func (s Squad) FormatIn(cat *catalog.Catalog, r catalog.Ruleset) string {
	l, err := cat.List(r)
	if err != nil {
		return ""
	}
	if format := s.FormatNamed(l); format != "" {
		return format
	}
	if _, has := l.CardsIn(Epic); has && slices.ContainsFunc(s.CheckMode(cat, ModeOf(cat, r)), func(b Breach) bool {
		return b.Kind == HugeShip || b.Kind == EpicUpgrade
	}) {
		return Epic
	}
	return ""
}

// extra is a text that the file has under a key that is not of the format; "" for none.
func (s Squad) extra(key string) string {
	var text string
	if json.Unmarshal(s.more.Value(key), &text) != nil {
		return ""
	}
	return strings.TrimSpace(text)
}

// pointLimit finds the limit of points in the address that YASB writes, as in d=v8ZsZ200Z….
var pointLimit = regexp.MustCompile(`d=v[0-9]+z[a-z]*z([0-9]+)z`)

// listOfBuilder is the list that the builder's address tells of; "" if it tells nothing.
func (s Squad) listOfBuilder(cat *catalog.Catalog) catalog.Ruleset {
	made := strings.ToLower(string(s.vendor))
	if strings.Contains(made, "xwing-legacy.com") || strings.Contains(made, "yasb-legacy") {
		return catalog.X2PO
	}
	found := pointLimit.FindStringSubmatch(made)
	if found == nil {
		return ""
	}
	limit, _ := strconv.Atoi(found[1])
	for _, r := range cat.BuiltIn() {
		if l, err := cat.List(r); err == nil && l.Budget == limit {
			return r
		}
	}
	return ""
}

// listOfFormat is the only list that has the format that the file names; "" if there is none, or several.
func (s Squad) listOfFormat(cat *catalog.Catalog) catalog.Ruleset {
	format, only := strings.ToLower(s.extra("format")), catalog.Ruleset("")
	for _, l := range cat.Lists() {
		if !l.HasFormat(format) {
			continue
		}
		if only != "" {
			return ""
		}
		only = l.ID
	}
	return only
}

// listOfCards is the list in which most of the squad's cards exist; of several the one by which it costs what its file
// says, else the one whose limit such a total is nearest to.
func (s Squad) listOfCards(cat *catalog.Catalog, byDefault catalog.Ruleset) catalog.Ruleset {
	want := s.total()
	best, fewest, nearest := byDefault, -1, 0
	lists := cat.Lists()
	if l, err := cat.List(byDefault); err == nil { // first, as of equals the first one counts
		lists = append([]*catalog.PointsList{l}, lists...)
	}
	for _, l := range lists {
		in := s.ResolveIn(cat, l.ID)
		missing := in.missing(cat, l.ID)
		far := farFrom(want, l.Budget)
		if total, err := in.Points(cat, l.ID); err == nil && want > 0 && total == want {
			far = exactly
		}
		if fewest < 0 || missing < fewest || missing == fewest && far < nearest {
			best, fewest, nearest = l.ID, missing, far
		}
	}
	return best
}

// exactly is how far a total is from a list by which the squad costs just that.
const exactly = -1

// farFrom tells how unlike a limit of points a total is: 0 for one that a player would stop at. Squads fill their limit
// or come near it, and the limits of lists lie far apart.
func farFrom(total, limit int) int {
	switch {
	case total <= 0 || limit <= 0 || total <= limit && 4*total >= 3*limit:
		return 0
	case total <= limit:
		return 1
	}
	return 2
}

// total is what the file says that the squad costs, or its ships together; 0 if it says nothing.
func (s Squad) total() int {
	var total int
	if json.Unmarshal(s.points, &total) == nil && total > 0 {
		return total
	}
	for _, p := range s.Pilots {
		var points int
		if json.Unmarshal(p.points, &points) != nil || points < 0 || points > mostPoints {
			return 0
		}
		total += points
	}
	return total
}

// mostPoints bounds what a file may say that a ship costs.
const mostPoints = 10_000

// missing counts the cards of the squad that a points list does not have.
func (s Squad) missing(cat *catalog.Catalog, r catalog.Ruleset) (n int) {
	for _, p := range s.Pilots {
		card, err := cat.Pilot(p.Pilot)
		if err != nil {
			continue // no list has it
		}
		rules, ok := card.Rules(r)
		if !ok || len(rules.Formats) == 0 {
			n++
		}
		for _, e := range p.Upgrades {
			u, err := cat.Upgrade(e.XWS)
			if err != nil || slices.Contains(rules.StandardLoadout, e.XWS) {
				continue
			}
			if rules, ok := u.Rules(r); !ok || rules.StandardLoadoutOnly || len(rules.Formats) == 0 {
				n++
			}
		}
	}
	return n
}

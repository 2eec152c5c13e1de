package squad

import (
	"encoding/json"
	"regexp"
	"strconv"
	"strings"

	"xwing/game/xwing/catalog"
)

// MadeFor is the points list that the squad was made for, as far as its file tells: by the keys in which one
// builder names the list and its format, by the address of another, or by a total that only one list comes to.
// Where nothing tells, and of several lists that would do, it is byDefault.
func (s Squad) MadeFor(cat *catalog.Catalog, byDefault catalog.Ruleset) catalog.Ruleset {
	for _, hint := range []catalog.Ruleset{s.listNamed(), s.listOfBuilder(cat), s.listOfFormat(cat)} {
		if _, err := cat.List(hint); err == nil {
			return hint
		}
	}
	return s.listOfTotal(cat, byDefault)
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

// extra is a text that the file has under a key that is not of the format; "" for none.
func (s Squad) extra(key string) string {
	var text string
	if json.Unmarshal(s.more.value(key), &text) != nil {
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

// listOfTotal is the list by which the squad costs what its file says.
func (s Squad) listOfTotal(cat *catalog.Catalog, byDefault catalog.Ruleset) catalog.Ruleset {
	var want int
	if json.Unmarshal(s.points, &want) != nil || want <= 0 {
		return byDefault
	}
	comesTo := func(r catalog.Ruleset) bool {
		total, err := s.ResolveIn(cat, r).Points(cat, r)
		return err == nil && total == want
	}
	if comesTo(byDefault) {
		return byDefault
	}
	for _, l := range cat.Lists() {
		if l.ID != byDefault && comesTo(l.ID) {
			return l.ID
		}
	}
	return byDefault
}

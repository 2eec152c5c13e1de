package squad

import (
	"bytes"
	"errors"
	"fmt"
	"html"
	"net/url"
	"strings"
	"unicode/utf8"

	"xwing/game/xwing/catalog"
	"xwing/internal/link"
)

// Read reads a squad from what players have of one: XWS as [ParseXWS] does, also in a fence or amid other text, with
// the quotes of a word processor, in an address that carries it; and lists that builders write for people to read, with
// the cards of these catalogs. It returns the squad as XWS beside it: the text itself where that is XWS.
func Read(name string, data []byte, cats ...*catalog.Catalog) (Squad, []byte, error) {
	s, why := parse(data, 1)
	if why == nil {
		return s, data, nil
	}
	fail := func(err error) (Squad, []byte, error) { return Squad{}, nil, fmt.Errorf("%s: %w", name, err) }
	text := string(bytes.TrimPrefix(data[:min(len(data), MaxXWS)], []byte("\ufeff")))
	if what := otherThanText(text); what != "" {
		return fail(errors.New(what))
	}
	if len(data) > MaxXWS || !utf8.ValidString(text) || strings.TrimSpace(text) == "" {
		return fail(why)
	}
	for _, inside := range within(text) {
		if s, err := parse([]byte(inside), 1); err == nil {
			return s, []byte(inside), nil
		}
	}
	if s, ok := readList(text, cats); ok {
		xws, err := s.XWS()
		if err != nil {
			return fail(err)
		}
		return s, xws, nil
	}
	if strings.HasPrefix(strings.TrimSpace(text), "{") || strings.HasPrefix(strings.TrimSpace(text), "[") {
		return fail(why)
	}
	if addresses := addressesIn(text); len(addresses) > 0 {
		return fail(errors.New(exportInstead(addresses[0])))
	}
	return fail(fmt.Errorf("no squad: neither XWS nor a list of cards (%w)", why))
}

// beginnings are how files begin that are no text, and what to do with them.
var beginnings = []struct{ magic, cure string }{
	{"PK\x03\x04", "a ZIP archive; unpack it and give the squad file in it"},
	{"PK\x05\x06", "a ZIP archive, and an empty one"},
	{"\x1f\x8b", "packed by gzip; unpack it first"},
	{"7z\xbc\xaf\x27\x1c", "a 7z archive; unpack it and give the squad file in it"},
	{"Rar!\x1a\x07", "a RAR archive; unpack it and give the squad file in it"},
	{"%PDF-", "a PDF; export the squad as XWS"},
	{"\x89PNG", "a picture; export the squad as XWS"},
	{"\xff\xd8\xff", "a picture; export the squad as XWS"},
	{"GIF8", "a picture; export the squad as XWS"},
}

// otherThanText says what a file is that is no text, and what to do; "" for a text.
func otherThanText(text string) string {
	for _, b := range beginnings {
		if strings.HasPrefix(text, b.magic) {
			return b.cure
		}
	}
	return ""
}

// typed are the signs that word processors and web pages write in place of those that JSON has.
var typed = [...]string{"“", `"`, "”", `"`, "„", `"`, "«", `"`, "»", `"`, "\u00a0", " ", "\u200b", "", "\u2028", "\n", "\u2029", "\n"}

// within lists what of a text may be a squad in XWS: what stands between its outer braces, and what its addresses carry.
func within(text string) (found []string) {
	from, to := strings.IndexByte(text, '{'), strings.LastIndexByte(text, '}')
	if from >= 0 && to > from {
		object := text[from : to+1]
		quoted := strings.ReplaceAll(strings.ReplaceAll(object, "\n> ", "\n"), "\n>", "\n")
		found = append(found, object, quoted, strings.NewReplacer(typed[:]...).Replace(quoted), html.UnescapeString(quoted))
	}
	for _, address := range addressesIn(text) {
		for _, part := range []string{address.Fragment, address.RawQuery} {
			for _, pair := range strings.SplitN(part, "&", mostPairs) {
				_, value, ok := strings.Cut(pair, "=")
				if !ok {
					value = pair
				}
				if plain, err := url.QueryUnescape(value); err == nil && strings.HasPrefix(plain, "{") {
					found = append(found, plain)
				} else if packed, err := link.Unpack(value, MaxXWS); err == nil && len(value) > 0 {
					found = append(found, string(packed))
				}
			}
		}
	}
	return found
}

// Bounds of what is looked for in a text.
const (
	mostAddresses = 4
	mostPairs     = 16 // values of one address
)

// addressesIn lists the first addresses of pages in a text.
func addressesIn(text string) (found []*url.URL) {
	for _, word := range strings.FieldsFunc(text, func(r rune) bool { return strings.ContainsRune(" \t\r\n<>\"'()[]", r) }) {
		if !strings.HasPrefix(word, "http://") && !strings.HasPrefix(word, "https://") {
			continue
		}
		if u, err := url.Parse(word); err == nil && u.Host != "" {
			if found = append(found, u); len(found) == mostAddresses {
				break
			}
		}
	}
	return found
}

// builders are the pages of squad builders by a part of their address, and where they export.
var builders = []struct{ part, name, export string }{
	{"xwing-legacy", "YASB Legacy", "there, Print/Export, then XWS"},
	{"yasb", "YASB", "there, Print/Export, then XWS"},
	{"raithos.github.io", "YASB", "there, Print/Export, then XWS"},
	{"geordanr.github.io", "YASB", "there, Print/Export, then XWS"},
	{"launch-bay-next", "Launch Bay Next", "there, Export, then XWS"},
	{"launchbaynext", "Launch Bay Next", "there, Export, then XWS"},
	{"xwing-builder.co.uk", "Voidstate's builder", "there, export as XWS"},
}

// exportInstead says of an address that the squad is not in it, and what to copy in its place.
func exportInstead(address *url.URL) string {
	where := strings.ToLower(address.Host + address.Path)
	for _, b := range builders {
		if strings.Contains(where, b.part) {
			return "a link to " + b.name + ", not the squad; " + b.export + ", and copy that text"
		}
	}
	return "a link, not a squad; open it, export the squad as XWS and copy that text"
}

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
	s, err := readList(text, cats)
	if err == nil {
		if data, err = s.XWS(); err == nil {
			return s, data, nil
		}
	}
	if !errors.Is(err, errNoList) {
		return fail(err)
	}
	if strings.HasPrefix(strings.TrimSpace(text), "{") || strings.HasPrefix(strings.TrimSpace(text), "[") {
		return fail(why)
	}
	if addresses := addressesIn(text); len(addresses) > 0 {
		return fail(errors.New(exportInstead(addresses[0])))
	}
	if err != errNoList {
		return fail(err)
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
	carry := func(value string) {
		plain, err := url.QueryUnescape(value)
		for _, v := range []string{value, plain} {
			if packed, noSquad := link.Unpack(v, MaxXWS); noSquad == nil && err == nil && v != "" {
				found = append(found, string(packed))
			}
		}
	}
	if one := strings.TrimSpace(text); !strings.ContainsAny(one, " \n:.{") {
		carry(one)
	}
	for _, address := range addressesIn(text) {
		carry(address.Path[strings.LastIndexByte(address.Path, '/')+1:])
		for _, part := range []string{address.EscapedFragment(), address.RawQuery} {
			for _, pair := range strings.SplitN(part, "&", mostPairs) {
				if _, value, ok := strings.Cut(pair, "="); ok {
					carry(value)
				}
				carry(pair)
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

// addressesIn lists the first addresses of pages in a text, those of builders also without what stands before them, and
// those of no page by which this program hands on squads.
func addressesIn(text string) (found []*url.URL) {
	for _, word := range strings.FieldsFunc(text, func(r rune) bool { return strings.ContainsRune(" \t\r\n<>\"'()[]", r) }) {
		switch {
		case strings.HasPrefix(word, "http://"), strings.HasPrefix(word, "https://"), strings.HasPrefix(word, Scheme):
		case strings.ContainsAny(word, "/?") && isBuilder(word):
			word = "https://" + word
		default:
			continue
		}
		if u, err := url.Parse(word); err == nil && (u.Host != "" || strings.HasPrefix(word, Scheme)) {
			if found = append(found, u); len(found) == mostAddresses {
				break
			}
		}
	}
	return found
}

// builders are the pages of squad builders by a part of their address, and where they export.
var builders = []builder{
	{"xwing-legacy", "YASB Legacy", "there, Print/Export, then XWS"},
	{"yasb", "YASB", "there, Print/Export, then XWS"},
	{"raithos.github.io", "YASB", "there, Print/Export, then XWS"},
	{"geordanr.github.io", "YASB", "there, Print/Export, then XWS"},
	{"launch-bay-next", "Launch Bay Next", "there, Export, then XWS"},
	{"launchbaynext", "Launch Bay Next", "there, Export, then XWS"},
	{"xwing-builder.co.uk", "Voidstate's builder", "there, export as XWS"},
}

type builder struct{ part, name, export string }

// builderOf is the builder whose page an address names, if it names one.
func builderOf(address string) (builder, bool) {
	address = strings.ToLower(address)
	for _, b := range builders {
		if strings.Contains(address, b.part) {
			return b, true
		}
	}
	return builder{}, false
}

// isBuilder reports whether an address names one.
func isBuilder(address string) bool {
	_, ok := builderOf(address)
	return ok
}

// Scheme begins a link that leads to no page: this program reads it where squads are pasted.
const Scheme = "xwing:"

// Mark stands in a link before the squad, which no server is sent then.
const Mark = "#squad="

// Link is the address of a page of this program, or [Scheme], with a squad in it.
func Link(address string, xws []byte) (string, error) {
	packed, err := link.Pack(xws)
	return address + Mark + packed, err
}

// exportInstead says of an address that the squad is not in it, and what to copy in its place.
func exportInstead(address *url.URL) string {
	if b, ok := builderOf(address.Host + address.Path); ok {
		return "a link to " + b.name + ", which has numbers of its own for cards, not the squad; " + b.export + ", and copy that text"
	}
	if address.Scheme+":" == Scheme {
		return "a link of this program that is not whole; copy all of it"
	}
	return "a link, not a squad; open it, export the squad as XWS and copy that text"
}

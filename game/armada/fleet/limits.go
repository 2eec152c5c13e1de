package fleet

import (
	"errors"
	"fmt"
	"strings"
	"unicode"
	"unicode/utf8"
)

// Bounds of what is read: more is no fleet but an accident.
const (
	MaxFile    = 1 << 20 // bytes; real files have a few thousand
	maxLines   = 2000
	maxName    = 200 // bytes of a name or an id; real ones have up to fifty
	maxShips   = 100
	maxCards   = 30 // upgrades of one ship
	maxEntries = 200
	maxCount   = 200
	maxPoints  = 100_000
	maxChoices = 20 // objectives
)

// Within reports what of a fleet is beyond the bounds of what can be read again.
func (f Fleet) Within() error {
	switch {
	case len(f.Ships) > maxShips:
		return fmt.Errorf("%d ships; a fleet file has at most %d", len(f.Ships), maxShips)
	case len(f.Squadrons) > maxEntries:
		return fmt.Errorf("%d entries of squadrons; a fleet file has at most %d", len(f.Squadrons), maxEntries)
	case len(f.Objectives) > maxChoices:
		return fmt.Errorf("%d objectives; a fleet file has at most %d", len(f.Objectives), maxChoices)
	case f.Points < 1 || f.Points > maxPoints:
		return fmt.Errorf("a total of %d points; it is 1 to %d", f.Points, maxPoints)
	}
	for i, s := range f.Ships {
		if len(s.Upgrades) > maxCards {
			return fmt.Errorf("ship %d: %d upgrades; a ship has at most %d", i+1, len(s.Upgrades), maxCards)
		}
	}
	for i, s := range f.Squadrons {
		if s.Count < 1 || s.Count > maxCount {
			return fmt.Errorf("squadron %d: a count of %d; it is 1 to %d", i+1, s.Count, maxCount)
		}
	}
	return nil
}

// plain is a name in one line of printable signs, cut where it is long.
func plain(s string) string {
	s = strings.Map(func(r rune) rune {
		if !unicode.IsPrint(r) {
			return ' '
		}
		return r
	}, s)
	s = strings.Join(strings.Fields(s), " ")
	if len(s) > maxName {
		s = strings.TrimSpace(strings.ToValidUTF8(s[:maxName], ""))
	}
	return s
}

// beginnings are how files begin that are no text, and what to do with them.
var beginnings = []struct{ magic, cure string }{
	{"PK\x03\x04", "a ZIP archive; unpack it and give the fleet file in it"},
	{"PK\x05\x06", "a ZIP archive, and an empty one"},
	{"\x1f\x8b", "packed by gzip; unpack it first"},
	{"%PDF-", "a PDF; export the fleet as text"},
	{"\x89PNG", "a picture; export the fleet as text"},
	{"\xff\xd8\xff", "a picture; export the fleet as text"},
	{"GIF8", "a picture; export the fleet as text"},
	{"<?xml", "a roster in XML; export the fleet as text"},
	{"\xff\xfe", "text in UTF-16; save it as UTF-8"},
	{"\xfe\xff", "text in UTF-16; save it as UTF-8"},
}

// readable says why a file is no text to be read.
func readable(data []byte) error {
	if len(data) > MaxFile {
		return errors.New("over a megabyte; choose a fleet file, which has a few kilobytes")
	}
	for _, b := range beginnings {
		if strings.HasPrefix(string(data[:min(len(data), 8)]), b.magic) {
			return errors.New(b.cure)
		}
	}
	switch {
	case strings.TrimSpace(string(data)) == "":
		return errors.New("empty; choose a fleet file")
	case !utf8.Valid(data):
		return errors.New("not text in UTF-8; export the fleet again")
	case strings.ContainsRune(string(data), 0):
		return errors.New("not text; export the fleet again")
	}
	return nil
}

package catalog

import (
	"slices"
	"strconv"
	"strings"

	"github.com/BurntSushi/toml"
)

// fieldReader reads the fields of one card's line, or of the head.
type fieldReader struct {
	*listReader
	id string
}

func (f fieldReader) wrongKind(v value, want string) {
	f.add(v.line, f.id, "points.wrong-kind", "key", short(v.raw), "want", want)
}

// plain reads a text that is not empty.
func (f fieldReader) plain(v value) string {
	if v.kind != textValue || v.text == "" {
		f.wrongKind(v, "text")
	}
	return v.text
}

// count reads a whole number between two bounds.
func (f fieldReader) count(v value, least, most int) int {
	switch {
	case v.kind != numberValue:
		f.wrongKind(v, "number")
		return 0
	case v.number < least || v.number > most:
		f.add(v.line, f.id, "points.out-of-bounds", "value", strconv.Itoa(v.number),
			"least", strconv.Itoa(least), "most", strconv.Itoa(most))
		return 0
	}
	return v.number
}

func (f fieldReader) yes(v value) bool {
	if v.kind != flagValue {
		f.wrongKind(v, "flag")
	}
	return v.flag
}

func (f fieldReader) each(v value) []value {
	if v.kind != listValue {
		f.wrongKind(v, "list")
		return nil
	}
	return v.items
}

// names reads a list of ids, each of which must be known.
func (f fieldReader) names(v value, table string) []string {
	out := make([]string, 0, len(v.items))
	for _, item := range f.each(v) {
		id := f.plain(item)
		f.known(item, table, id)
		out = append(out, id)
	}
	return out
}

// known wants that there is a card of that id; the empty id is none.
func (f fieldReader) known(v value, table, id string) {
	if known := f.ids[table]; known != nil && id != "" && !known(id) {
		f.add(v.line, f.id, "points.unknown-named", "value", id, "table", table)
	}
}

// oneOfIDs reads an id of a fixed set, as a slot or a faction.
func oneOfIDs[T ~uint8](f fieldReader, v value, ids []string) T {
	i := slices.Index(ids, f.plain(v))
	if i <= 0 {
		if v.kind == textValue && v.text != "" {
			f.add(v.line, f.id, "points.not-one-of", "value", v.text, "want", strings.Join(ids[1:], ", "))
		}
		return 0
	}
	return T(i)
}

func (f fieldReader) slots(v value) []UpgradeType {
	out := make([]UpgradeType, 0, len(v.items))
	for _, item := range f.each(v) {
		out = append(out, oneOfIDs[UpgradeType](f, item, f.stock.slots))
	}
	return out
}

func (f fieldReader) factions(v value) []Faction {
	var out []Faction
	for _, item := range f.each(v) {
		out = append(out, oneOfIDs[Faction](f, item, factionIDs))
	}
	return out
}

func (f fieldReader) formats(v value) []string {
	out := []string{}
	for _, item := range f.each(v) {
		format := f.plain(item)
		if format != "" && !f.list.HasFormat(format) {
			f.add(item.line, f.id, "points.not-one-of", "value", format, "want", strings.Join(f.list.Formats, ", "))
		}
		out = append(out, format)
	}
	return out
}

// decode reads what is written as in the facts: stat lines, overrides. There is no fault in it that has no name.
func (f fieldReader) decode(v value, into any) {
	meta, err := toml.Decode("v = "+v.raw, into)
	if err != nil {
		cause := err.Error()
		if e, ok := err.(toml.ParseError); ok {
			cause = e.Message
		}
		f.add(v.line, f.id, "points.bad-value", "value", cause)
		return
	}
	if unknown := meta.Undecoded(); len(unknown) > 0 {
		f.add(v.line, f.id, "points.unknown-key", "key", strings.TrimPrefix(unknown[0].String(), "v."))
	}
}

// fields calls read for each key; a key it does not know is a fault.
func (f fieldReader) fields(v value, read func(key string, v value) bool) {
	for i, key := range v.keys {
		if !read(key, v.items[i]) {
			f.add(v.items[i].line, f.id, "points.unknown-key", "key", key)
		}
	}
}

func (f fieldReader) nothing(v value) struct{} {
	f.fields(v, func(string, value) bool { return false })
	return struct{}{}
}

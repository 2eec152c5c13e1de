// Package facts reads what is printed on a game's cards and pieces out of TOML files: strictly, so that a key or a
// value that is not known is an error which names it, and no sooner than somebody asks for a row. It knows no game.
//
// Files are opened in a fixed order (Files), and the ids of their rows are known from then on. A Shelf holds all rows
// of a kind; each of its Books is a file, decoded when a row of it is first asked for.
package facts

import (
	"bytes"
	"fmt"

	"github.com/BurntSushi/toml"
)

// IDs finds the ids of a file's rows without decoding it: each stands behind the key on a line of its own.
func IDs(text []byte, key string) []string {
	var ids []string
	for line := range bytes.Lines(text) {
		if rest, ok := bytes.CutPrefix(line, []byte(key+` = "`)); ok {
			id, _, _ := bytes.Cut(rest, []byte(`"`))
			ids = append(ids, string(id))
		}
	}
	return ids
}

// Decode reads the text of one file into v. A key that v has no place for is an error.
func Decode(text []byte, v any) error {
	for _, empty := range []string{` ""`, `[""`, `=""`} {
		if i := bytes.Index(text, []byte(empty)); i >= 0 {
			return fmt.Errorf("line %d: an empty text; leave the key out", 1+bytes.Count(text[:i], []byte("\n")))
		}
	}
	meta, err := toml.Decode(string(text), v)
	if err != nil {
		return err
	}
	if unknown := meta.Undecoded(); len(unknown) > 0 {
		return fmt.Errorf("unknown key %s", unknown[0])
	}
	return nil
}

// Rows decodes a file that is one table of rows; finish completes each, nil is nothing to do.
func Rows[T any](table string, finish func(*T)) func(text []byte) ([]*T, error) {
	return func(text []byte) ([]*T, error) {
		var file map[string][]T
		err := Decode(text, &file)
		for key := range file {
			if err == nil && key != table {
				err = fmt.Errorf("unknown key %s", key)
			}
		}
		rows := Pointers(file[table])
		for _, row := range rows {
			if finish != nil {
				finish(row)
			}
		}
		return rows, err
	}
}

// Pointers are the rows as a shelf keeps them.
func Pointers[T any](rows []T) []*T {
	out := make([]*T, len(rows))
	for i := range rows {
		out[i] = &rows[i]
	}
	return out
}

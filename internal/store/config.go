package store

import (
	"errors"
	"io/fs"
	"reflect"
	"strings"

	"github.com/BurntSushi/toml"

	"xwing/game"
)

// ConfigFile is where the player's own config.toml stands, or would stand.
func (s *Store) ConfigFile() string { return join(s.folders.Config, "config.toml") }

// Config reads the player's own config.toml; nil when there is none. Package
// settings makes sense of it.
func (s *Store) Config() ([]byte, error) {
	text, err := readFile(s.ConfigFile(), MaxConfig)
	if errors.Is(err, fs.ErrNotExist) {
		return nil, nil
	}
	return text, fail("file.read-settings", s.ConfigFile(), err)
}

// SetConfig sets one key ("sound.volume") in the player's own config.toml to a
// string, bool, number or list, or takes it out (nil), and leaves everything else in
// the file as it is, comments too.
func (s *Store) SetConfig(key string, value any) error {
	text, err := s.Config()
	if err != nil {
		return err
	}
	changed, err := setKey(string(text), key, value)
	if err != nil {
		return &FileError{Doing: game.Say("file.set", "key", key), Path: s.ConfigFile(), Err: err, Cure: game.Say("file.cure-set")}
	}
	return fail("file.write-settings", s.ConfigFile(), writeFile(s.ConfigFile(), []byte(changed)))
}

// setKey is SetConfig on a text. The result is decoded again: if a text is laid
// out in a way that this does not see through, it is refused, not damaged.
func setKey(text, key string, value any) (string, error) {
	path := strings.Split(key, ".")
	table, name := strings.Join(path[:len(path)-1], "."), path[len(path)-1]
	if value == nil {
		return dropKey(text, path)
	}
	encoded, err := toml.Marshal(map[string]any{name: value})
	if err != nil {
		return "", err
	}
	line := strings.TrimSuffix(string(encoded), "\n")
	if strings.Contains(line, "\n") {
		return "", errLayout
	}
	before := map[string]any{}
	if _, err := toml.Decode(text, &before); err != nil {
		return "", err
	}
	changed := replaceKey(text, table, name, line)
	var got, want map[string]any
	if _, err := toml.Decode(changed, &got); err != nil {
		return "", errLayout
	}
	_, _ = toml.Decode(line, &want)
	if !setIn(before, path, want[name]) || !reflect.DeepEqual(before, got) {
		return "", errLayout
	}
	return changed, nil
}

// dropKey takes the line of a key out, if it has one of its own.
func dropKey(text string, path []string) (string, error) {
	before := map[string]any{}
	if _, err := toml.Decode(text, &before); err != nil {
		return "", err
	}
	table, name := strings.Join(path[:len(path)-1], "."), path[len(path)-1]
	in, tables := "", before
	for _, p := range path[:len(path)-1] {
		next, ok := tables[p].(map[string]any)
		if !ok {
			return text, nil
		}
		tables = next
	}
	if _, has := tables[name]; !has {
		return text, nil
	}
	delete(tables, name)
	var kept strings.Builder
	for _, l := range strings.SplitAfter(text, "\n") {
		bare := strings.TrimSpace(l)
		if head, ok := strings.CutPrefix(bare, "["); ok {
			head, _, _ = strings.Cut(head, "]")
			in = strings.TrimSpace(head)
		}
		left, _, assigned := strings.Cut(bare, "=")
		if !assigned || in != table || strings.Trim(strings.TrimSpace(left), `"'`) != name {
			kept.WriteString(l)
		}
	}
	var got map[string]any
	if _, err := toml.Decode(kept.String(), &got); err != nil || !reflect.DeepEqual(before, got) {
		return "", errLayout
	}
	return kept.String(), nil
}

// replaceKey puts a line in the place of the key's, at the beginning of the
// rest of its table, or in a new table at the end.
func replaceKey(text, table, name, line string) string {
	lines := strings.SplitAfter(text, "\n")
	in, at := "", -1 // the table of a line; where the table begins
	if table == "" {
		at = 0
	}
	for i, l := range lines {
		bare := strings.TrimSpace(l)
		if head, ok := strings.CutPrefix(bare, "["); ok {
			head, _, _ = strings.Cut(head, "]")
			if in = strings.TrimSpace(head); in == table {
				at = i + 1
			}
			continue
		}
		left, right, assigned := strings.Cut(bare, "=")
		if assigned && in == table && strings.Trim(strings.TrimSpace(left), `"'`) == name {
			lines[i] = line + trailingComment(right) + l[len(strings.TrimRight(l, "\r\n")):]
			return strings.Join(lines, "")
		}
	}
	if at < 0 {
		return endLine(text) + "\n[" + table + "]\n" + line + "\n"
	}
	head := endLine(strings.Join(lines[:at], ""))
	return head + line + "\n" + strings.Join(lines[at:], "")
}

// trailingComment is the comment after a value that has no # of its own.
func trailingComment(right string) string {
	if strings.Count(right, "#") != 1 {
		return ""
	}
	value, comment, _ := strings.Cut(right, "#")
	if strings.Count(value, `"`)%2 == 1 || strings.Count(value, `'`)%2 == 1 {
		return "" // inside the quotes
	}
	return " #" + comment
}

// endLine is text that ends with its last line.
func endLine(text string) string {
	if text != "" && !strings.HasSuffix(text, "\n") {
		return text + "\n"
	}
	return text
}

// setIn sets a key of nested tables.
func setIn(tables map[string]any, path []string, value any) bool {
	for len(path) > 1 {
		next, ok := tables[path[0]].(map[string]any)
		if !ok {
			if tables[path[0]] != nil {
				return false
			}
			next = map[string]any{}
			tables[path[0]] = next
		}
		tables, path = next, path[1:]
	}
	tables[path[0]] = value
	return true
}

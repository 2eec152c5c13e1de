package settings

import (
	"fmt"
	"strings"

	"github.com/BurntSushi/toml"
)

// A setting that is about one game alone stands in the table of that game. Some stood elsewhere before there was more than
// one game, and files that have them there are read as ever; what is written goes to the new place, which counts.

// moved is a setting that stood elsewhere once.
type moved struct {
	from, to string
	now      *string
}

// moved are all of them.
func (s *Settings) moved() []moved {
	x := &s.XWing
	return []moved{
		{"squads", "xwing.squads", &x.Squads},
		{"table.points", "xwing.points", &x.Points},
		{"table.scenario", "xwing.scenario", &x.Scenario},
		{"table.deck", "xwing.deck", &x.Deck},
		{"table.red-squad", "xwing.red-squad", &x.RedSquad},
		{"table.blue-squad", "xwing.blue-squad", &x.BlueSquad},
	}
}

// settle takes what a file has in its old place, and refuses what is no setting in any.
func (s *Settings) settle(src Source, meta toml.MetaData) error {
	unknown := meta.Undecoded()
	if len(unknown) == 0 {
		return nil
	}
	var tree map[string]any
	if _, err := toml.Decode(string(src.Text), &tree); err != nil {
		return err
	}
	for _, key := range unknown {
		m, ok := s.movedFrom(key.String())
		if !ok {
			return fmt.Errorf("%s:%d: there is no setting %q; `xwing help settings` lists them",
				src.Name, lineOf(src.Text, key), key.String())
		}
		text, ok := at(tree, key).(string)
		if !ok {
			return fmt.Errorf(`%s:%d: %s wants a text in quotes, "so"; mend the line or take it out`, src.Name, lineOf(src.Text, key), key)
		}
		if at(tree, strings.Split(m.to, ".")) == nil {
			*m.now = text
		}
	}
	return nil
}

// movedFrom is the setting that stood under a key.
func (s *Settings) movedFrom(key string) (moved, bool) {
	for _, m := range s.moved() {
		if m.from == key {
			return m, true
		}
	}
	return moved{}, false
}

// at is the value under a key of a file; nil where there is none.
func at(tree map[string]any, key []string) any {
	for _, name := range key[:len(key)-1] {
		tree, _ = tree[name].(map[string]any)
	}
	return tree[key[len(key)-1]]
}

package settings

import (
	"errors"
	"fmt"
)

// Keys are the keys that a player gives to a command. Which commands and keys there are, whoever has them knows.
type Keys struct {
	List []string // as in "F", "Ctrl+Z"; none: the command has no key
	At   string   // the file and line that say so
}

// UnmarshalTOML takes a list of texts, or one text.
func (k *Keys) UnmarshalTOML(value any) error {
	*k = Keys{}
	switch v := value.(type) {
	case string:
		k.List = []string{v}
		return nil
	case []any:
		for _, e := range v {
			text, ok := e.(string)
			if !ok {
				return errKeys
			}
			k.List = append(k.List, text)
		}
		return nil
	}
	return errKeys
}

var errKeys = errors.New(`a command wants its keys in quotes, ["F", "Home"]`)

// locate notes where the keys of a source stand.
func (s *Settings) locate(src Source) {
	for place, names := range s.Keys {
		for name, k := range names {
			if k.At == "" {
				k.At = fmt.Sprintf("%s:%d", src.Name, lineOf(src.Text, []string{"keys", place, name}))
				names[name] = k
			}
		}
	}
}

package catalog

import (
	"fmt"
	"slices"
	"strings"
)

// The enumerations of this package start at 1, so that zero is "none" and prints as the empty string.
// Each has one table of ids; the place in the table is the value.

func enumString[T ~uint8](ids []string, v T) string {
	if int(v) < len(ids) {
		return ids[v]
	}
	return fmt.Sprintf("?%d", v)
}

func parseEnum[T ~uint8](what string, ids []string, id string) (T, error) {
	if i := slices.Index(ids, id); i > 0 {
		return T(i), nil
	}
	return 0, fmt.Errorf("unknown %s %q: one of %s", what, id, strings.Join(ids[1:], ", "))
}

// unmarshalEnum reads an id into v. The empty id is zero, so that JSON goes there and back.
func unmarshalEnum[T ~uint8](what string, ids []string, text []byte, v *T) error {
	if len(text) == 0 {
		*v = 0
		return nil
	}
	var err error
	*v, err = parseEnum[T](what, ids, string(text))
	return err
}

// unmarshal reads a code into v by what parses it, and leaves v alone if that fails. The empty code is zero.
func unmarshal[T any](text []byte, v *T, parse func(string) (T, error)) error {
	var parsed T
	if len(text) > 0 {
		var err error
		if parsed, err = parse(string(text)); err != nil {
			return err
		}
	}
	*v = parsed
	return nil
}

func allEnum[T ~uint8](ids []string) []T {
	all := make([]T, 0, len(ids)-1)
	for i := 1; i < len(ids); i++ {
		all = append(all, T(i))
	}
	return all
}

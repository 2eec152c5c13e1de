package facts

import (
	"fmt"
	"slices"
	"strings"
)

// Enumerations of facts start at 1, so that zero is "none" and prints as the empty string.
// Each has one table of ids; the place in the table is the value.

// EnumString is the id of a value.
func EnumString[T ~uint8](ids []string, v T) string {
	if int(v) < len(ids) {
		return ids[v]
	}
	return fmt.Sprintf("?%d", v)
}

// EnumOf is the value of an id, 0 of what is none.
func EnumOf[T ~uint8](ids []string, id string) T { return T(max(0, slices.Index(ids, id))) }

// ParseEnum is the value of an id.
func ParseEnum[T ~uint8](what string, ids []string, id string) (T, error) {
	if v := EnumOf[T](ids, id); v > 0 {
		return v, nil
	}
	return 0, fmt.Errorf("unknown %s %q: one of %s", what, id, strings.Join(ids[1:], ", "))
}

// UnmarshalEnum reads an id into v. The empty id is zero, so that JSON goes there and back.
func UnmarshalEnum[T ~uint8](what string, ids []string, text []byte, v *T) error {
	if len(text) == 0 {
		*v = 0
		return nil
	}
	var err error
	*v, err = ParseEnum[T](what, ids, string(text))
	return err
}

// Unmarshal reads a code into v by what parses it, and leaves v alone if that fails. The empty code is zero.
func Unmarshal[T any](text []byte, v *T, parse func(string) (T, error)) error {
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

// AllEnum lists the values, without the one that is none.
func AllEnum[T ~uint8](ids []string) []T {
	all := make([]T, 0, len(ids)-1)
	for i := 1; i < len(ids); i++ {
		all = append(all, T(i))
	}
	return all
}

package match

import (
	"encoding/json"
	"maps"

	"xwing/game"
)

// without is a header without what stands under a key of its Extra; the one given keeps it.
func without(h game.Header, key string) game.Header {
	h.Extra = maps.Clone(h.Extra)
	delete(h.Extra, key)
	return h
}

// with is a header with a value under a key of its Extra.
func with(h game.Header, key string, value any) (game.Header, error) {
	text, err := json.Marshal(value)
	if err != nil {
		return h, err
	}
	h = without(h, key)
	if h.Extra == nil {
		h.Extra = map[string]json.RawMessage{}
	}
	h.Extra[key] = text
	return h, nil
}

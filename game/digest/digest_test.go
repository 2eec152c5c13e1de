package digest

import (
	"encoding/json"
	"fmt"
	"hash/fnv"
	"math"
	"testing"

	"pgregory.net/rapid"
)

// inner and outer hold a field of every kind that a plan has a way for.
type inner struct {
	N    int
	U    uint8
	Name string `json:"name,omitempty"`
	Many []string
	Code code
}

type outer struct {
	_       int
	On, Off bool
	F       float64
	Small   int8 `json:"s"`
	Big     uint64
	Inner   inner
	Grid    [2][]inner
	Plain   [3]uint8
	Face    []face
	Maybe   *inner `json:"maybe,omitempty"`
	Null    *inner
	Map     map[string]int
	Any     any
	Shadow  string `json:"-"`
	Codes   []code
	Own     own
	Embeds  embeds
	Empty   struct{}
	Quoted  quoted
	Ints    []int32 `json:",omitempty"`
	Exact   pair
	Coded   coded
}

// coded has a code that it writes as text.
type coded struct{ N int }

func (c coded) MarshalText() ([]byte, error) { return []byte(c.Code()), nil }
func (c coded) Code() string                 { return fmt.Sprintf("at %d", c.N) }

type pair struct{ A, B int64 }

type face uint8

type embeds struct{ pair }

type quoted struct {
	N int `json:",string"`
}

// code writes text, own writes JSON.
type code struct{ A, B int }

func (c code) MarshalText() ([]byte, error) {
	if c == (code{}) {
		return nil, nil
	}
	return fmt.Appendf(nil, "%d<%d", c.A, c.B), nil
}

type own struct{ A int }

func (o *own) MarshalJSON() ([]byte, error) { return fmt.Appendf(nil, `{"mine":%d}`, o.A), nil }

// sum is what Sum stands for.
func sum(t interface{ Fatal(...any) }, v any) uint64 {
	b, err := json.Marshal(v)
	if err != nil {
		t.Fatal(err)
	}
	h := fnv.New64a()
	h.Write(b)
	return h.Sum64()
}

func TestSumIsTheHashOfJSON(t *testing.T) {
	plan := For[outer]()
	rapid.Check(t, func(t *rapid.T) {
		text := rapid.OneOf(rapid.StringMatching(`[a-z/:0-9]{0,12}`), rapid.String())
		number := rapid.OneOf(rapid.Int(), rapid.IntRange(-12, 12))
		an := rapid.Custom(func(t *rapid.T) inner {
			return inner{number.Draw(t, "n"), rapid.Uint8().Draw(t, "u"), text.Draw(t, "name"),
				rapid.SliceOf(text).Draw(t, "many"), code{number.Draw(t, "a"), rapid.IntRange(0, 1).Draw(t, "b")}}
		})
		few := rapid.SliceOfN(an, 0, 3)
		v := outer{
			On: rapid.Bool().Draw(t, "on"), Off: rapid.Bool().Draw(t, "off"),
			F:     rapid.SampledFrom([]float64{0, math.Copysign(0, -1), 914.4, 1e-7, -1e21, 1e20, 1e-6, math.Pi}).Draw(t, "f"),
			Small: rapid.Int8().Draw(t, "small"), Big: rapid.Uint64().Draw(t, "big"),
			Inner: an.Draw(t, "inner"), Grid: [2][]inner{nil, few.Draw(t, "grid")},
			Plain:  [3]uint8{0, rapid.Uint8().Draw(t, "plain")},
			Face:   rapid.SampledFrom([][]face{nil, {}, {1, 2}}).Draw(t, "face"),
			Map:    rapid.MapOf(text, number).Draw(t, "map"),
			Any:    rapid.SampledFrom([]any{nil, 1, "x"}).Draw(t, "any"),
			Codes:  rapid.SliceOf(rapid.Just(code{})).Draw(t, "codes"),
			Own:    own{number.Draw(t, "own")},
			Embeds: embeds{pair{1, 2}}, Quoted: quoted{number.Draw(t, "quoted")},
			Ints:  rapid.SliceOf(rapid.Int32()).Draw(t, "ints"),
			Coded: coded{rapid.IntRange(0, 9).Draw(t, "appends")},
			Exact: pair{rapid.Int64Range(0, 1).Draw(t, "exact"), 0},
		}
		if rapid.Bool().Draw(t, "some") {
			v.Maybe, v.Null = &inner{N: 3}, &inner{}
		}
		if got, want := plan.Sum(&v), sum(t, &v); got != want {
			b, _ := json.Marshal(&v)
			t.Fatalf("Sum = %x, want %x of %s", got, want, b)
		}
	})
}

// A literal is worth its bytes after any hash.
func TestLiteral(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		text, h := rapid.String().Draw(t, "text"), rapid.Uint64().Draw(t, "h")
		if got, want := literalOf(text).after(h), hash(h, text); got != want {
			t.Fatalf("after(%x) of %q = %x, want %x", h, text, got, want)
		}
	})
}

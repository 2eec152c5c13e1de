// Package digest hashes plain data by what encoding/json would write of it,
// without writing it: the hash of a game's state stands in its journal, several
// times a round, and most of what json writes are names of fields.
package digest

import (
	"encoding/json"
	"reflect"
)

// Plan says how values of type T are hashed. It is immutable and may be shared.
type Plan[T any] struct{ root writer }

// For works out the plan for T. Whatever it has no shorter way for (maps,
// interfaces, embedded structs, values that write their own JSON) goes through
// encoding/json, so that every type that json can write has a plan.
func For[T any]() *Plan[T] {
	return &Plan[T]{writerFor(reflect.TypeFor[T]())}
}

// Sum is the 64-bit FNV-1a hash of what json.Marshal(v) writes. It panics if v
// cannot be written.
func (p *Plan[T]) Sum(v *T) uint64 { return p.root(offset, reflect.ValueOf(v).Elem()) }

// FNV-1a with 64 bits.
const (
	offset uint64 = 14695981039346656037
	prime  uint64 = 1099511628211
)

// writer goes on from a hash by what json writes of an addressable value.
type writer func(h uint64, v reflect.Value) uint64

// hash goes on from h by the bytes of text.
func hash[S string | []byte](h uint64, text S) uint64 {
	for i := range len(text) {
		h = (h ^ uint64(text[i])) * prime
	}
	return h
}

// literal is a text known beforehand. What its bytes do to a hash depends on
// nothing but the hash's lowest byte: h ^ b differs from h in that byte only, and
// the product's lowest byte follows from it alone. So the hash after the text is
// the one before times a power of the prime, plus one of 256 numbers.
type literal struct {
	power uint64
	plus  [256]uint64
}

// literalOf works out the table of a text.
func literalOf(text string) *literal {
	l := &literal{power: 1}
	for range len(text) {
		l.power *= prime
	}
	for low := range l.plus {
		l.plus[low] = hash(uint64(low), text) - uint64(low)*l.power
	}
	return l
}

// after goes on from h by the text.
func (l *literal) after(h uint64) uint64 { return h*l.power + l.plus[h&0xff] }

// written goes on from h by what encoding/json itself writes.
func written(h uint64, v reflect.Value) uint64 {
	b, err := json.Marshal(v.Addr().Interface())
	if err != nil {
		panic("digest: " + err.Error())
	}
	return hash(h, b)
}

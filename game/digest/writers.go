package digest

import (
	"encoding"
	"encoding/json"
	"math"
	"reflect"
	"strconv"
	"strings"
)

// writerFor returns how values of a type are written.
func writerFor(t reflect.Type) writer {
	if implements[json.Marshaler](t) {
		return written
	}
	if implements[encoding.TextMarshaler](t) {
		return short(t, textWriter(t))
	}
	switch t.Kind() {
	case reflect.Bool:
		return boolean()
	case reflect.Int, reflect.Int8, reflect.Int16, reflect.Int32, reflect.Int64:
		return integer
	case reflect.Uint, reflect.Uint8, reflect.Uint16, reflect.Uint32, reflect.Uint64:
		return natural
	case reflect.Float64:
		return float
	case reflect.String:
		return str
	case reflect.Pointer:
		return optional(t, func(elem writer) writer {
			return func(h uint64, v reflect.Value) uint64 { return elem(h, v.Elem()) }
		})
	case reflect.Slice:
		if t.Elem().Kind() == reflect.Uint8 { // bytes are written in base64
			return optional(t, func(writer) writer { return written })
		}
		return optional(t, list)
	case reflect.Array:
		return short(t, list(writerFor(t.Elem())))
	case reflect.Struct:
		if w := structure(t); w != nil {
			return short(t, w)
		}
	}
	return written
}

// implements reports whether an addressable value of the type is an I.
func implements[I any](t reflect.Type) bool {
	i := reflect.TypeFor[I]()
	return t.Implements(i) || reflect.PointerTo(t).Implements(i)
}

// boolean writes true and false.
func boolean() writer {
	yes, no := literalOf("true"), literalOf("false")
	return func(h uint64, v reflect.Value) uint64 {
		if v.Bool() {
			return yes.after(h)
		}
		return no.after(h)
	}
}

func integer(h uint64, v reflect.Value) uint64 {
	n := v.Int()
	if 0 <= n && n <= 9 {
		return (h ^ uint64('0'+n)) * prime
	}
	var few [20]byte
	return hash(h, strconv.AppendInt(few[:0], n, 10))
}

func natural(h uint64, v reflect.Value) uint64 {
	n := v.Uint()
	if n <= 9 {
		return (h ^ ('0' + n)) * prime
	}
	var few [20]byte
	return hash(h, strconv.AppendUint(few[:0], n, 10))
}

func float(h uint64, v reflect.Value) uint64 {
	f := v.Float()
	if abs := math.Abs(f); abs != 0 && abs < 1e-6 || abs >= 1e21 {
		return written(h, v)
	}
	var few [64]byte
	return hash(h, strconv.AppendFloat(few[:0], f, 'f', -1, 64))
}

// plain reports whether a text is written as it is, between quotes.
func plain(s string) bool {
	for i := range len(s) {
		if c := s[i]; c < ' ' || c > '~' || c == '"' || c == '\\' || c == '<' || c == '>' || c == '&' {
			return false
		}
	}
	return true
}

func str(h uint64, v reflect.Value) uint64 {
	s := v.String()
	if !plain(s) {
		return written(h, v)
	}
	h = (h ^ '"') * prime
	h = hash(h, s)
	return (h ^ '"') * prime
}

// Coded is a value that MarshalText writes as its code.
type Coded interface{ Code() string }

// textWriter writes a value that says itself what it is called.
func textWriter(t reflect.Type) writer {
	if implements[Coded](t) {
		return func(h uint64, v reflect.Value) uint64 {
			return text(h, v, v.Addr().Interface().(Coded).Code(), nil)
		}
	}
	return func(h uint64, v reflect.Value) uint64 {
		b, err := v.Addr().Interface().(encoding.TextMarshaler).MarshalText()
		return text(h, v, string(b), err)
	}
}

// text goes on from h by what v said it is called.
func text(h uint64, v reflect.Value, s string, err error) uint64 {
	if err != nil || !plain(s) {
		return written(h, v)
	}
	h = (h ^ '"') * prime
	h = hash(h, s)
	return (h ^ '"') * prime
}

// optional writes null, or what a pointer or slice holds.
func optional(t reflect.Type, some func(elem writer) writer) writer {
	null := literalOf("null")
	held := some(writerFor(t.Elem()))
	return func(h uint64, v reflect.Value) uint64 {
		if v.IsNil() {
			return null.after(h)
		}
		return held(h, v)
	}
}

// list writes the elements of a slice or an array.
func list(elem writer) writer {
	return func(h uint64, v reflect.Value) uint64 {
		h = (h ^ '[') * prime
		for i := range v.Len() {
			if i > 0 {
				h = (h ^ ',') * prime
			}
			h = elem(h, v.Index(i))
		}
		return (h ^ ']') * prime
	}
}

// member is one field of a struct.
type member struct {
	index int
	name  *literal // with the comma or brace before it
	value writer
	empty bool // left out if empty
}

// structure writes the fields of a struct; nil if it needs encoding/json.
func structure(t reflect.Type) writer {
	var members []member
	for i := range t.NumField() {
		f := t.Field(i)
		name, options, _ := strings.Cut(f.Tag.Get("json"), ",")
		switch {
		case f.Anonymous || options != "" && options != "omitempty":
			return nil
		case !f.IsExported() || name == "-":
			continue
		case name == "":
			name = f.Name
		}
		before := ","
		if len(members) == 0 {
			before = "{"
		}
		m := member{i, literalOf(before + strconv.Quote(name) + ":"), writerFor(f.Type), options == "omitempty"}
		if !plain(name) || m.empty && before == "{" {
			return nil
		}
		members = append(members, m)
	}
	if len(members) == 0 {
		return nil
	}
	return func(h uint64, v reflect.Value) uint64 {
		for i := range members {
			m := &members[i]
			f := v.Field(m.index)
			if m.empty && isEmpty(f) {
				continue
			}
			h = m.value(m.name.after(h), f)
		}
		return (h ^ '}') * prime
	}
}

// isEmpty reports what omitempty leaves out.
func isEmpty(v reflect.Value) bool {
	switch v.Kind() {
	case reflect.Array, reflect.Map, reflect.Slice, reflect.String:
		return v.Len() == 0
	case reflect.Struct:
		return false
	}
	return v.IsZero()
}

// short writes the zero value of a type, which is what most fields hold, in one
// go, if that can be told by comparing.
func short(t reflect.Type, long writer) writer {
	if !t.Comparable() || approximate(t) {
		return long
	}
	b, err := json.Marshal(reflect.New(t).Interface())
	if err != nil {
		return long
	}
	zero := literalOf(string(b))
	return func(h uint64, v reflect.Value) uint64 {
		if v.IsZero() {
			return zero.after(h)
		}
		return long(h, v)
	}
}

// approximate reports whether a type holds values that equal others and are
// written differently (0 and -0), or whose zero may not be all there is to them.
func approximate(t reflect.Type) bool {
	switch t.Kind() {
	case reflect.Float32, reflect.Float64, reflect.Complex64, reflect.Complex128, reflect.Interface:
		return true
	case reflect.Array:
		return approximate(t.Elem())
	case reflect.Struct:
		for i := range t.NumField() {
			if approximate(t.Field(i).Type) {
				return true
			}
		}
	}
	return false
}

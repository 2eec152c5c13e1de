// Package digesttest is for the tests of those who sum up their state with package digest: every field of it counts.
package digesttest

import (
	"fmt"
	"reflect"
	"testing"
)

// EveryField fills parts of a state, given as pointers, with one thing of each kind, changes each in turn and holds that the
// sum is another then. It returns how many things were changed. Fields that are not encoded (json:"-") are left out.
func EveryField(t *testing.T, sum func() uint64, parts ...any) (changed int) {
	t.Helper()
	for _, part := range parts {
		fill(reflect.ValueOf(part).Elem(), nil)
	}
	want := sum()
	for _, part := range parts {
		v := reflect.ValueOf(part).Elem()
		leaves(v.Type().Name(), v, func(where string, change func() (back func())) {
			changed++
			back := change()
			if sum() == want {
				t.Errorf("%s does not count", where)
			}
			if back(); sum() != want {
				t.Fatalf("%s was not changed back", where)
			}
		})
	}
	return changed
}

// Shared fills parts of a state, given as pointers, makes a copy of it, changes each thing of the state in turn and returns by
// which of them the sum of the copy changes, too.
func Shared(makeCopy func() (sum func() uint64), parts ...any) (shared []string) {
	for _, part := range parts {
		fill(reflect.ValueOf(part).Elem(), nil)
	}
	sum := makeCopy()
	want := sum()
	for _, part := range parts {
		v := reflect.ValueOf(part).Elem()
		leaves(v.Type().Name(), v, func(where string, change func() (back func())) {
			back := change()
			if sum() != want {
				shared = append(shared, where)
			}
			back()
		})
	}
	return shared
}

// fill puts one element into every slice and something behind every pointer; within what a pointer leads to, none of the same
// type is filled again.
func fill(v reflect.Value, within []reflect.Type) {
	switch v.Kind() {
	case reflect.Pointer:
		for _, outer := range within {
			if outer == v.Type() {
				return
			}
		}
		v.Set(reflect.New(v.Type().Elem()))
		fill(v.Elem(), append(within, v.Type()))
	case reflect.Slice:
		v.Set(reflect.MakeSlice(v.Type(), 1, 1))
		fill(v.Index(0), within)
	case reflect.Array:
		for i := range v.Len() {
			fill(v.Index(i), within)
		}
	case reflect.Struct:
		for i := range v.NumField() {
			if encoded(v, i) {
				fill(v.Field(i), within)
			}
		}
	}
}

// encoded reports whether a field of a struct is part of what is encoded.
func encoded(v reflect.Value, field int) bool { return v.Type().Field(field).Tag.Get("json") != "-" }

// leaves calls f for every change that can be made to v.
func leaves(where string, v reflect.Value, f func(where string, change func() (back func()))) {
	set := func(to reflect.Value) func() func() {
		return func() func() {
			from := reflect.New(v.Type()).Elem()
			from.Set(v)
			v.Set(to)
			return func() { v.Set(from) }
		}
	}
	to := reflect.New(v.Type()).Elem()
	switch v.Kind() {
	case reflect.Bool:
		to.SetBool(!v.Bool())
		f(where, set(to))
	case reflect.Int, reflect.Int8, reflect.Int16, reflect.Int32, reflect.Int64:
		to.SetInt(v.Int() + 1)
		f(where, set(to))
	case reflect.Uint, reflect.Uint8, reflect.Uint16, reflect.Uint32, reflect.Uint64:
		to.SetUint(v.Uint() + 1)
		f(where, set(to))
	case reflect.Float64:
		to.SetFloat(v.Float() + 1)
		f(where, set(to))
	case reflect.String:
		to.SetString(v.String() + "x")
		f(where, set(to))
	case reflect.Pointer:
		if !v.IsNil() {
			f(where+" nil", set(to))
			leaves(where, v.Elem(), f)
		}
	case reflect.Slice:
		f(where+" empty", set(to))
		leaves(where+"[0]", v.Index(0), f)
	case reflect.Array:
		for i := range v.Len() {
			leaves(fmt.Sprintf("%s[%d]", where, i), v.Index(i), f)
		}
	case reflect.Struct:
		for i := range v.NumField() {
			if encoded(v, i) {
				leaves(where+"."+v.Type().Field(i).Name, v.Field(i), f)
			}
		}
	default:
		panic("unlike plain data: " + where + " " + v.Kind().String())
	}
}

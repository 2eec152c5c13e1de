package xwing

import (
	"fmt"
	"reflect"
	"testing"
)

// Every field of the state counts in its sum: a state is filled with one thing of
// each kind, and each is changed in turn.
func TestSumCountsEveryField(t *testing.T) {
	var s State
	for _, part := range []any{&s.View, &s.Hidden, &s.Memory} {
		fill(reflect.ValueOf(part).Elem())
	}
	want := s.Sum()
	n := 0
	for _, part := range []any{&s.View, &s.Hidden, &s.Memory} {
		v := reflect.ValueOf(part).Elem()
		leaves(v.Type().Name(), v, func(where string, change func() (back func())) {
			n++
			back := change()
			if s.Sum() == want {
				t.Errorf("%s does not count", where)
			}
			if back(); s.Sum() != want {
				t.Fatalf("%s was not changed back", where)
			}
		})
	}
	if n < 200 {
		t.Errorf("only %d things were changed", n)
	}
}

// fill puts one element into every slice and something behind every pointer.
func fill(v reflect.Value) {
	switch v.Kind() {
	case reflect.Pointer:
		v.Set(reflect.New(v.Type().Elem()))
		fill(v.Elem())
	case reflect.Slice:
		v.Set(reflect.MakeSlice(v.Type(), 1, 1))
		fill(v.Index(0))
	case reflect.Array:
		for i := range v.Len() {
			fill(v.Index(i))
		}
	case reflect.Struct:
		for i := range v.NumField() {
			fill(v.Field(i))
		}
	}
}

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
		f(where+" nil", set(to))
		leaves(where, v.Elem(), f)
	case reflect.Slice:
		f(where+" empty", set(to))
		leaves(where+"[0]", v.Index(0), f)
	case reflect.Array:
		for i := range v.Len() {
			leaves(fmt.Sprintf("%s[%d]", where, i), v.Index(i), f)
		}
	case reflect.Struct:
		for i := range v.NumField() {
			leaves(where+"."+v.Type().Field(i).Name, v.Field(i), f)
		}
	default:
		panic("unlike plain data: " + where + " " + v.Kind().String())
	}
}

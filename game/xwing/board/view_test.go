package board

import (
	"math/rand/v2"
	"reflect"
	"testing"

	"xwing/game/xwing/gauge"
)

// A copy of a view is equal to it, and they share no list: a field that is a list has to be
// copied by View.Clone. What is added to a list of the copy stands in no other's place.
func TestViewClone(t *testing.T) {
	chance := rand.New(rand.NewPCG(1, 1))
	for range 200 {
		var v View
		fill(reflect.ValueOf(&v).Elem(), chance)
		if v.Ships == nil {
			v.Ships = []Ship{} // as a copy has it
		}
		c := v.Clone()
		if !reflect.DeepEqual(c, v) {
			t.Fatalf("a clone is\n%+v\nwhere it should be\n%+v", c, v)
		}
		unshared(t, "View", reflect.ValueOf(v), reflect.ValueOf(c))
		for i := range c.Ships {
			s := &c.Ships[i]
			_, _, _ = append(s.Upgrades, Upgrade{}), append(s.Locks, ""), append(s.Turret, gauge.AllRound)
		}
		if !reflect.DeepEqual(c, v) {
			t.Fatalf("what is added to lists stands in others' place:\n%+v\nnot\n%+v", c, v)
		}
	}
}

// fill gives a value what chance draws: lists of up to three, nil ones among them.
func fill(v reflect.Value, chance *rand.Rand) {
	switch v.Kind() {
	case reflect.Struct:
		for i := range v.NumField() {
			if f := v.Field(i); f.CanSet() {
				fill(f, chance)
			}
		}
	case reflect.Array:
		for i := range v.Len() {
			fill(v.Index(i), chance)
		}
	case reflect.Slice:
		if n := chance.IntN(5) - 1; n >= 0 {
			v.Set(reflect.MakeSlice(v.Type(), n, n))
			for i := range n {
				fill(v.Index(i), chance)
			}
		}
	case reflect.Pointer:
		if chance.IntN(2) == 0 {
			v.Set(reflect.New(v.Type().Elem()))
			fill(v.Elem(), chance)
		}
	case reflect.Int, reflect.Int8, reflect.Int64:
		v.SetInt(chance.Int64N(100))
	case reflect.Float64:
		v.SetFloat(chance.Float64())
	case reflect.String:
		v.SetString(string(rune('a' + chance.IntN(26))))
	case reflect.Bool:
		v.SetBool(chance.IntN(2) == 0)
	}
}

// unshared reports lists that two equal values have in common.
func unshared(t *testing.T, name string, a, b reflect.Value) {
	t.Helper()
	switch a.Kind() {
	case reflect.Struct:
		for i := range a.NumField() {
			unshared(t, name+"."+a.Type().Field(i).Name, a.Field(i), b.Field(i))
		}
	case reflect.Array, reflect.Slice:
		if a.Kind() == reflect.Slice && a.Len() > 0 && a.Pointer() == b.Pointer() {
			t.Errorf("%s of a copy is the list of the original", name)
			return
		}
		for i := range a.Len() {
			unshared(t, name, a.Index(i), b.Index(i))
		}
	case reflect.Pointer:
		if !a.IsNil() {
			if a.Pointer() == b.Pointer() {
				t.Errorf("%s of a copy is that of the original", name)
				return
			}
			unshared(t, name, a.Elem(), b.Elem())
		}
	}
}

package xwing_test

import (
	"reflect"
	"testing"

	"xwing/game/xwing"
)

// TestNoFightCanBeAsked asks everything of an attack where none is under way: nothing has happened in it, and no verb
// finds a die.
func TestNoFightCanBeAsked(t *testing.T) {
	var none *xwing.Fight
	of := reflect.ValueOf(none)
	for i := range of.NumMethod() {
		name, f := of.Type().Method(i).Name, of.Method(i)
		if f.Type().NumOut() == 0 {
			continue // a verb that wants an attack
		}
		t.Run(name, func(t *testing.T) {
			in := make([]reflect.Value, f.Type().NumIn())
			for k := range in {
				in[k] = reflect.Zero(f.Type().In(k))
			}
			call := f.Call
			if f.Type().IsVariadic() {
				call = f.CallSlice
			}
			for _, out := range call(in) {
				if name != "Modifiable" && !out.IsZero() { // nothing of an attack keeps a ship from other dice
					t.Errorf("%s of no attack is %v", name, out)
				}
			}
		})
	}
}

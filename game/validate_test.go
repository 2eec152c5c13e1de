package game

import (
	"errors"
	"reflect"
	"testing"

	"xwing/physics"
)

func TestValidate(t *testing.T) {
	one := Decision{Kind: "k", Seat: Red, Shape: OneOf, Options: options("a", "b", "x-no")}
	some := Decision{Kind: "k", Seat: Red, Shape: SomeOf, Min: 1, Max: 2, Options: options("a", "b", "c", "x-no")}
	order := Decision{Kind: "k", Seat: Red, Shape: Order, Options: options("a", "b", "x-no")}
	each := Decision{Kind: "k", Seat: Red, Shape: OneForEach, Slots: []Slot{
		{ID: "1", Options: options("a", "x-no")}, {ID: "2", Options: options("b")}}}
	place := Decision{Kind: "k", Seat: Red, Shape: Place, Placement: toyPlacement(nil)}
	pick := func(ids ...string) Choice { return Choice{Seat: Red, Kind: "k", Pick: ids} }
	per := func(m map[string]string) Choice { return Choice{Seat: Red, Kind: "k", Each: m} }
	at := func(piece string, p *physics.Pose) Choice { return Choice{Seat: Red, Kind: "k", Piece: piece, Pose: p} }
	good, far := physics.PoseAt(100, 50, 0), physics.PoseAt(100, 150, 0)
	for _, test := range []struct {
		name string
		d    Decision
		c    Choice
		want string // key of the reason; "" for legal
	}{
		{"one", one, pick("b"), ""},
		{"one of none", one, pick(), "refused.pick-one"},
		{"one of two", one, pick("a", "b"), "refused.pick-one"},
		{"one unknown", one, pick("z"), "refused.not-offered"},
		{"one refused", one, pick("x-no"), "never"},
		{"other seat", one, Choice{Seat: Blue, Kind: "k", Pick: []string{"a"}}, "refused.other-seat"},
		{"other kind", one, Choice{Seat: Red, Kind: "j", Pick: []string{"a"}}, "refused.other-question"},
		{"some", some, pick("c", "a"), ""},
		{"some too few", some, pick(), "refused.too-few"},
		{"some too many", some, pick("a", "b", "c"), "refused.too-many"},
		{"some twice", some, pick("a", "a"), "refused.twice"},
		{"some refused", some, pick("a", "x-no"), "never"},
		{"order", order, pick("b", "a"), ""},
		{"order incomplete", order, pick("b"), "refused.order-all"},
		{"order twice", order, pick("b", "b"), "refused.twice"},
		{"order refused", order, pick("b", "a", "x-no"), "never"},
		{"each", each, per(map[string]string{"1": "a", "2": "b"}), ""},
		{"each open", each, per(map[string]string{"1": "a"}), "refused.slot-open"},
		{"each unknown slot", each, per(map[string]string{"1": "a", "2": "b", "3": "c"}), "refused.slot-unknown"},
		{"each refused", each, per(map[string]string{"1": "x-no", "2": "b"}), "never"},
		{"each unknown", each, per(map[string]string{"1": "b", "2": "b"}), "refused.not-offered"},
		{"place", place, at("tile", &good), ""},
		{"place nowhere", place, at("tile", nil), "refused.no-pose"},
		{"place something else", place, at("ship", &good), "refused.not-offered"},
		{"place outside", place, at("tile", &far), "zone"},
		{"no shape", Decision{Kind: "k", Seat: Red}, pick("a"), "refused.no-shape"},
	} {
		err := validate(test.d, test.c)
		var refused *Refused
		switch {
		case test.want == "":
			if err != nil {
				t.Errorf("%s: %v, want legal", test.name, err)
			}
		case !errors.As(err, &refused) || refused.Refusal.Why.Key != test.want:
			t.Errorf("%s: %v, want %s", test.name, err, test.want)
		case refused.Refusal.Rule == "":
			t.Errorf("%s: %v names no rule", test.name, err)
		}
	}
}

// Equal answers are equal journals.
func TestAnswersAreKeptInTheirPlainestForm(t *testing.T) {
	d := Decision{Kind: "k", Seat: Red, Shape: SomeOf, Max: 3, Options: options("a", "b", "c")}
	got, err := settle(&d, Choice{Seat: Red, Kind: "k", Pick: []string{"c", "a"}, Piece: "junk", Each: map[string]string{"1": "2"}}, nil)
	if want := (Choice{Seat: Red, Kind: "k", Pick: []string{"a", "c"}}); err != nil || !reflect.DeepEqual(got, want) {
		t.Errorf("settle = %+v, %v, want %+v", got, err, want)
	}
}

// validate says whether c is a legal answer to d: nil, or a *Refused that names the rule
// against it.
func validate(d Decision, c Choice) error {
	_, err := settle(&d, c, nil)
	return err
}

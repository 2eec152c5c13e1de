package game

import (
	"testing"

	"pgregory.net/rapid"
)

// An option that is there twice is found wherever both are, among ids of the same
// mark too; options of which each is there once are left in peace.
func TestDistinctOptions(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		ids := rapid.SliceOfNDistinct(rapid.StringMatching(`([ab]-)?(3TB|ship:[0-9]{1,2}|nobody)`), 1, 40, rapid.ID).Draw(t, "ids")
		var list []Option
		for _, id := range ids {
			list = append(list, Option{ID: id})
		}
		if err := distinctOptions(list); err != nil {
			t.Fatal(err)
		}
		again := rapid.IntRange(0, len(ids)-1).Draw(t, "again")
		at := rapid.IntRange(0, len(ids)).Draw(t, "at")
		list = append(list[:at:at], append([]Option{{ID: ids[again]}}, list[at:]...)...)
		if distinctOptions(list) == nil {
			t.Fatalf("%q is there twice, and it is not said", ids[again])
		}
	})
}

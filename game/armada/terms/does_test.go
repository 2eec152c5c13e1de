package terms_test

import (
	"strings"
	"testing"

	"xwing/game/armada/objectives"
)

// TestObjectivesAreTold: what every declared objective does has its sentences, and nothing has them that is not declared.
func TestObjectivesAreTold(t *testing.T) {
	w, cat := load(t)
	told := map[string]bool{"does.unknown": true, "does.worth": true}
	for _, o := range objectives.All() {
		id := strings.TrimPrefix(o.Card.Ref, "objective/")
		told["does."+id] = true
		card, err := cat.Objective(id)
		if err != nil {
			t.Fatal(err)
		}
		text := w.Does(id)
		if len(text) < 60 || strings.ContainsAny(text, "{}⟦") || strings.Contains(text, "token counts") != (card.Victory > 0) {
			t.Errorf("%s is told %q", id, text)
		}
	}
	for _, key := range w.Keys() {
		if strings.HasPrefix(key, "does.") && !told[key] {
			t.Errorf("%s tells of no objective", key)
		}
	}
	if got := w.Does("double-agent"); got != "Not enforced yet." {
		t.Errorf("what is not declared is told %q", got)
	}
}

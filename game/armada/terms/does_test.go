package terms_test

import (
	"strings"
	"testing"

	"xwing/game/armada/cards"
	"xwing/game/armada/objectives"
)

// TestObjectivesAreTold: what every declared objective does has its sentences, and nothing has them that is not declared.
func TestObjectivesAreTold(t *testing.T) {
	w, cat := load(t)
	told := map[string]bool{}
	for _, o := range objectives.All() {
		id := strings.TrimPrefix(o.Card.Ref, "objective/")
		told["does.objective."+id] = true
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
		if strings.HasPrefix(key, "does.objective.") && !told[key] {
			t.Errorf("%s tells of no objective", key)
		}
	}
	if got := w.Does("summa-of-all-things"); got != "Not enforced yet." {
		t.Errorf("what is not declared is told %q", got)
	}
}

// TestCardsAreTold: what an upgrade or a squadron does is told of all that are declared, and of no others.
func TestCardsAreTold(t *testing.T) {
	w, cat := load(t)
	library := cards.Library()
	var refs []string
	for _, u := range cat.Upgrades() {
		refs = append(refs, "upgrade/"+u.ID)
	}
	for _, q := range cat.Squadrons() {
		refs = append(refs, "squadron/"+q.ID)
	}
	for _, ref := range refs {
		if _, told := w.Sentence("does." + strings.Replace(ref, "/", ".", 1)); library.Declared(ref) && !told {
			t.Errorf("%s is declared, and not told", ref)
		}
	}
	for _, key := range w.Keys() {
		kind, id, _ := strings.Cut(strings.TrimPrefix(key, "does."), ".")
		if !strings.HasPrefix(key, "does.") || kind != "upgrade" && kind != "squadron" {
			continue
		}
		if !library.Declared(kind + "/" + id) {
			t.Errorf("%s tells of a card that is not declared", key)
		}
		if text, _ := w.Sentence(key); len(text) < 25 || strings.ContainsAny(text, "{}⟦") {
			t.Errorf("%s is told %q", key, text)
		}
	}
}

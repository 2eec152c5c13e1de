package terms_test

import (
	"regexp"
	"testing"

	"xwing/assets"
	"xwing/game/words"
)

// termsOfXWing are words that the shell has no business with: another game at the same
// table would have to say them, too.
var termsOfXWing = regexp.MustCompile(`(?i)\b(X-Wing|XWS|ships?|squads?|pilots?|upgrades?|factions?|dials?|maneuvers?|initiative|agility|hull|shields?|` +
	`attack\w*|defen[sd]\w*|tokens?|obstacles?|asteroids?|ranges?|arcs?|turrets?|damage|stress\w*|points|threat|abilit\w+|Force charges?)\b`)

// TestShellKnowsNoTerm: the shell's words go with any game; what has a term of X-Wing
// stands in X-Wing's file. That no key stands in both is held by Load.
func TestShellKnowsNoTerm(t *testing.T) {
	shell, err := words.Load(assets.Words, "en")
	if err != nil {
		t.Fatal(err)
	}
	for _, key := range shell.Keys() {
		sentence, _ := shell.Sentence(key)
		if term := termsOfXWing.FindString(sentence); term != "" {
			t.Errorf("%q says %q: its place is words/xwing/en.toml", key, term)
		}
	}
	if n, all := len(shell.Keys()), len(load(t).Keys()); n < 200 || all < 5*n {
		t.Errorf("the shell has %d sentences of %d", n, all)
	}
	for _, ours := range []string{"{n} ships left", "Quick builds by threat", "an attack"} {
		if termsOfXWing.FindString(ours) == "" {
			t.Errorf("no term is found in %q", ours)
		}
	}
}

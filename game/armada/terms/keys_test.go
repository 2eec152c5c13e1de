package terms_test

import (
	"go/ast"
	"regexp"
	"slices"
	"strings"
	"testing"

	"xwing/build/source"
	"xwing/game"
)

// said is a key that the rules say somewhere.
type said struct {
	key     string
	partial bool     // only its beginning stands in the source
	args    []string // the values given, nil where they cannot be told
	at      string
}

// family matches what can only be a key of the words.
var family = regexp.MustCompile(`^(prompt|option|refusal|why|by|slot)\.[a-z0-9.-]+$`)

// askers are the helpers that put "prompt." before a key, with the place of that among what they are given.
var askers = map[string]int{"askColor": 1, "askDieWhere": 1, "askDie": 2}

// saidKeys finds every key in the source of Armada's rules and the values that come with it, and the rules' other texts.
func saidKeys(t *testing.T) (all []said, texts map[string]bool) {
	files, err := source.Files("../../..", "game/armada")
	if err != nil {
		t.Fatal(err)
	}
	texts = map[string]bool{}
	for _, f := range files {
		if f.Test || strings.HasPrefix(f.Path, "game/armada/terms/") {
			continue
		}
		f.Texts(func(text string, at ast.Node) {
			texts[text] = true
			if family.MatchString(text) {
				all = append(all, said{key: text, partial: strings.HasSuffix(text, ".") || strings.HasSuffix(text, "-"), at: f.Line(at)})
			}
		})
		f.Calls(func(name string, call *ast.CallExpr) {
			first, prefix := 0, ""
			if name == "Choose" || name == "MayUse" { // of the effects of a card
				for _, e := range call.Args[min(2, len(call.Args)):] {
					if effect, _, ok := source.Text(e); ok {
						all = append(all, said{key: "option.effect." + effect, at: f.Line(call)})
					}
				}
				return
			}
			switch at, asks := askers[name]; {
			case asks:
				first, prefix = at, "prompt."
			case name == "refuse":
				first, prefix = 1, "refusal."
			case name == "offer":
				prefix = "option."
			case name != "Say":
				return
			}
			if len(call.Args) <= first {
				return
			}
			key, partial, ok := source.Text(call.Args[first])
			if anything := partial && strings.Count(key, ".") == 1 && strings.HasSuffix(key, "."); ok && !anything {
				s := said{key: prefix + key, partial: partial, at: f.Line(call)}
				if name == "Say" || name == "refuse" {
					s.args = given(call, first+1)
				}
				all = append(all, s)
			}
		})
	}
	return all, texts
}

// given returns the names of the values in key, value, key, value…; nil where they are not all there to be read.
func given(call *ast.CallExpr, from int) []string {
	args := []string{}
	if call.Ellipsis.IsValid() {
		return nil
	}
	for i := from; i < len(call.Args); i += 2 {
		name, partial, ok := source.Text(call.Args[i])
		if !ok || partial {
			return nil
		}
		args = append(args, name)
	}
	return args
}

// eventsSaid finds the kinds of all Events, each with the texts in its Phrase: its variants begin with a dot.
func eventsSaid(t *testing.T) map[string][]string {
	files, err := source.Files("../../..", "game/armada/board")
	if err != nil {
		t.Fatal(err)
	}
	kinds := map[string][]string{game.EventKind(game.Rewound{}): {".redo", ".end", ".fault"}}
	for _, f := range files {
		for _, d := range f.Tree.Decls {
			fun, ok := d.(*ast.FuncDecl)
			if !ok || fun.Name.Name != "Phrase" || fun.Recv == nil || f.Test {
				continue
			}
			kind := fun.Recv.List[0].Type.(*ast.Ident).Name
			kinds[kind] = []string{}
			ast.Inspect(fun, func(n ast.Node) bool {
				if e, ok := n.(ast.Expr); ok {
					if text, _, ok := source.Text(e); ok && len(text) > 1 && text[0] == '.' {
						kinds[kind] = append(kinds[kind], text)
					}
				}
				return true
			})
		}
	}
	if len(kinds) < 40 {
		t.Fatalf("only %d kinds of events were found", len(kinds))
	}
	return kinds
}

// TestEverythingSaidHasWords: every key in the source of the rules has a sentence, which wants no other values than it gets.
func TestEverythingSaidHasWords(t *testing.T) {
	w, _ := load(t)
	keys := w.Keys()
	all, _ := saidKeys(t)
	if len(all) < 100 {
		t.Fatalf("only %d keys were found", len(all))
	}
	for _, s := range all {
		if s.partial {
			if !slices.ContainsFunc(keys, func(k string) bool { return strings.HasPrefix(k, s.key) }) {
				t.Errorf("%s: no key begins with %q", s.at, s.key)
			}
			continue
		}
		sentence, ok := w.Sentence(s.key)
		if !ok {
			t.Errorf("%s: %q has no sentence", s.at, s.key)
			continue
		}
		for _, name := range argsOf(sentence) {
			if s.args != nil && !slices.Contains(s.args, name) {
				t.Errorf("%s: %q wants {%s}, given are %v", s.at, s.key, name, s.args)
			}
		}
	}
	for kind, variants := range eventsSaid(t) {
		if !slices.ContainsFunc(keys, func(k string) bool { return k == "event."+kind || strings.HasPrefix(k, "event."+kind+".") }) {
			t.Errorf("the event %s has no sentence", kind)
		}
		for _, v := range variants {
			said := func(k string) bool { return strings.HasPrefix(k, "event."+kind+".") && strings.Contains(k, v) }
			if !slices.ContainsFunc(keys, said) {
				t.Errorf("the event %s has no sentence for %q", kind, v)
			}
		}
	}
}

// TestEverySentenceIsSaid: no sentence is left over that the rules say no more.
func TestEverySentenceIsSaid(t *testing.T) {
	w, _ := load(t)
	all, texts := saidKeys(t)
	kinds := eventsSaid(t)
	for _, key := range w.Keys() {
		base := strings.TrimSuffix(key, ".one")
		head, rest, _ := strings.Cut(base, ".")
		used := true
		switch head {
		case "event":
			kind, _, _ := strings.Cut(rest, ".")
			_, used = kinds[kind]
		case "prompt", "option", "refusal", "by", "why", "slot":
			used = texts[rest] || texts[strings.TrimSuffix(rest, "-more")] || slices.ContainsFunc(all, func(s said) bool {
				return s.key == base || s.partial && strings.HasPrefix(base, s.key) && texts[base[len(s.key):]] ||
					strings.HasPrefix(base, s.key+".") && texts[base[len(s.key):]]
			})
		}
		if !used {
			t.Errorf("nobody says %q", key)
		}
	}
}

// argsOf returns the names of the {x} in a sentence, in their order.
func argsOf(sentence string) (names []string) {
	for {
		_, after, found := strings.Cut(sentence, "{")
		name, tail, closed := strings.Cut(after, "}")
		if !found || !closed {
			return names
		}
		names, sentence = append(names, name), tail
	}
}

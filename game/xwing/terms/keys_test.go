package terms_test

import (
	"go/ast"
	"regexp"
	"slices"
	"strings"
	"testing"

	"xwing/assets"
	"xwing/build/source"
	"xwing/game"
	"xwing/game/xwing/terms"
)

// said is a key that the program says somewhere.
type said struct {
	key     string
	partial bool     // only its beginning stands in the source
	args    []string // the values given, nil where they cannot be told
	at      string
}

// family matches what can only be a key of the words.
var family = regexp.MustCompile(`^(prompt|option|refusal|refused|outcome|why|notice|replay|ui|log|cli|points|restriction|file|journal|` +
	`position)\.[a-z0-9.-]*$`)

// saidKeys finds every key in the program's source.
func saidKeys(t *testing.T) []said {
	files, err := source.OfGame("../../..", "xwing", "game", "scene", "cmd", "internal")
	if err != nil {
		t.Fatal(err)
	}
	var all []said
	for _, f := range files {
		if f.Test {
			continue
		}
		f.Texts(func(text string, at ast.Node) {
			if strings.HasPrefix(f.Path, "scene/") && (!strings.HasPrefix(text, "ui.") || text == "ui.") {
				return // the ids of widgets look like keys; Desk.Say puts "ui." before its own
			}
			if family.MatchString(text) {
				all = append(all, said{key: text, partial: strings.HasSuffix(text, ".") || strings.HasSuffix(text, "-"), at: f.Line(at)})
			}
		})
		f.Calls(func(name string, call *ast.CallExpr) {
			first, prefix := 0, ""
			switch name {
			case "Say":
				if strings.HasPrefix(f.Path, "scene/") && !ofGame(call) {
					prefix = "ui."
				}
			case "say":
				switch {
				case strings.HasPrefix(f.Path, "scene/"):
					prefix = "ui."
				case !strings.HasPrefix(f.Path, "game/xwing/"):
					return
				}
			case "refuse", "Refuse":
				if first = 1; f.Tree.Name.Name == "game" {
					prefix = "refused."
				}
			default:
				return
			}
			if len(call.Args) <= first {
				return
			}
			key, partial, ok := source.Text(call.Args[first])
			if !ok || partial && key == "ui." {
				return
			}
			all = append(all, said{prefix + key, partial, given(call, first+1), f.Line(call)})
		})
	}
	return all
}

// ofGame reports whether a function of package game is called: what a Desk says are the
// scene's own keys.
func ofGame(call *ast.CallExpr) bool {
	f, ok := call.Fun.(*ast.SelectorExpr)
	if !ok {
		return false
	}
	x, ok := f.X.(*ast.Ident)
	return ok && x.Name == "game"
}

// given returns the names of the values in key, value, key, value…; nil where
// they are not all there to be read.
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

func load(t testing.TB) *terms.Words {
	w, err := terms.Load(assets.Words, "en")
	if err != nil {
		t.Fatal(err)
	}
	return w
}

// eventKinds finds the kinds of all Events: the types that have a Phrase of their own.
func eventKinds(t *testing.T) []string {
	files, err := source.OfGame("../../..", "xwing", "game")
	if err != nil {
		t.Fatal(err)
	}
	kinds := []string{game.EventKind(game.Rewound{})}
	for _, f := range files {
		for _, d := range f.Tree.Decls {
			fun, ok := d.(*ast.FuncDecl)
			if !ok || fun.Name.Name != "Phrase" || fun.Recv == nil || f.Test {
				continue
			}
			if kind, ok := fun.Recv.List[0].Type.(*ast.Ident); ok {
				kinds = append(kinds, kind.Name)
			}
		}
	}
	if len(kinds) < 50 {
		t.Fatalf("only %d kinds of events were found", len(kinds))
	}
	return kinds
}

func TestEverythingSaidHasWords(t *testing.T) {
	w := load(t)
	keys := w.Keys()
	told := map[string]bool{}
	for _, s := range saidKeys(t) {
		if _, ok := w.Sentence(s.key); !ok && told[s.key+s.at] {
			continue
		}
		told[s.key+s.at] = true
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
		if s.args == nil {
			continue
		}
		for _, name := range argsOf(sentence) {
			if !slices.Contains(s.args, name) {
				t.Errorf("%s: %q wants {%s}, given are %v", s.at, s.key, name, s.args)
			}
		}
	}
	for _, kind := range eventKinds(t) {
		if !w.Has("event." + kind) {
			t.Errorf("the event %s has no sentence", kind)
		}
	}
}

// TestEveryQuestionHasWords: each kind of Decision that package ask names has a prompt.
func TestEveryQuestionHasWords(t *testing.T) {
	files, err := source.Files("../../..", "game/xwing/ask")
	if err != nil {
		t.Fatal(err)
	}
	w, seen := load(t), 0
	for _, f := range files {
		if f.Test {
			continue
		}
		ast.Inspect(f.Tree, func(n ast.Node) bool {
			if spec, ok := n.(*ast.ValueSpec); ok && len(spec.Values) == 1 && spec.Type != nil { // an answer has no type
				kind, _, _ := source.Text(spec.Values[0])
				if seen++; !w.Has("prompt." + kind) {
					t.Errorf("%s: %q has no prompt", f.Line(spec), kind)
				}
			}
			return true
		})
	}
	if seen < 50 {
		t.Errorf("only %d questions were found", seen)
	}
}

// screenTexts finds the string literals of the scene and of this package, from
// which keys under ui. are put together.
func screenTexts(t *testing.T) map[string]bool {
	return textsIn(t, "scene", "game/words", "game/xwing/terms")
}

// textsIn finds the string literals of some folders.
func textsIn(t *testing.T, folders ...string) map[string]bool {
	files, err := source.OfGame("../../..", "xwing", folders...)
	if err != nil {
		t.Fatal(err)
	}
	texts := map[string]bool{}
	for _, f := range files {
		if !f.Test {
			f.Texts(func(text string, _ ast.Node) { texts[strings.TrimPrefix(text, "ui.")] = true })
		}
	}
	return texts
}

func TestEverySentenceIsSaid(t *testing.T) {
	w := load(t)
	texts := screenTexts(t)
	drawn := func(key string) bool {
		first := key[:strings.LastIndex(key, "-")+1]
		return texts[key] || texts[strings.TrimSuffix(key, "-tip")] || first != "" && texts[first]
	}
	rules := textsIn(t, "game", "cmd", "internal")
	// tail is what a rule puts behind a key: "-fails", or "-" and the id of a side; variants may follow each other.
	var tail func(rest string) bool
	tail = func(rest string) bool {
		last := strings.LastIndex(rest, ".")
		return rest == "" || rules[rest] || rules[rest[1:]] || last > 0 && tail(rest[:last]) && tail(rest[last:])
	}
	all := saidKeys(t)
	kinds := eventKinds(t)
	for _, key := range w.Keys() {
		base := strings.TrimSuffix(key, ".one")
		head, rest, _ := strings.Cut(base, ".")
		used := false
		switch head {
		case "event":
			kind, _, _ := strings.Cut(rest, ".")
			kind, _, _ = strings.Cut(kind, "@") // as an edition says it
			used = slices.Contains(kinds, kind)
		case "term", "card", "breach", "ruling":
			used = true // values, cards and squad.Kinds are named by data
		case "ui":
			key, _, _ := strings.Cut(rest, "@") // as an edition says it
			used = drawn(key)
		default:
			used = slices.ContainsFunc(all, func(s said) bool {
				return strings.HasPrefix(base, s.key) && (s.partial || tail(base[len(s.key):]))
			})
		}
		if !used {
			t.Errorf("nobody says %q", key)
		}
	}
}

// argsOf returns the names of the {x} in a sentence, in their order.
func argsOf(sentence string) []string {
	var names []string
	for {
		_, after, found := strings.Cut(sentence, "{")
		if !found {
			return names
		}
		name, tail, closed := strings.Cut(after, "}")
		if !closed {
			return names
		}
		names = append(names, name)
		sentence = tail
	}
}

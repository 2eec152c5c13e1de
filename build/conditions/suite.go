package main

import (
	"fmt"
	"go/ast"
	"strings"
)

// suite is a game whose declarations are tried.
type suite struct {
	game        string
	folders     []string                         // of its declarations; of the first the tests may miss conditions, too
	switches    string                           // what stands before the switches' names, where they stand in another package
	declaration func(call *ast.CallExpr) string  // the card that a call declares
	ability     func(lit *ast.CompositeLit) bool // whether it is an ability whose fields are conditions
	arguments   func(e *editor, call *ast.CallExpr)
	ranges      func(name string) (none, beyond string) // the least and the greatest in place of a range, "" if it is none
	added       func(conditions int) []added
}

// added is a file that the tests get besides the project's own.
type added struct{ path, text string }

func (s *suite) scriptsFolder() string { return "game/" + s.game + "/script" }

func suites() map[string]*suite {
	all := map[string]*suite{}
	for _, s := range []*suite{xwing(), armada()} {
		all[s.game] = s
	}
	return all
}

// xwing are X-Wing's cards.
func xwing() *suite {
	return &suite{game: "xwing", folders: []string{"game/xwing/cards"},
		declaration: declaration,
		ability:     func(*ast.CompositeLit) bool { return false },
		arguments:   actions,
		ranges: func(name string) (none, beyond string) {
			if !strings.HasPrefix(name, "Range") || name == "Range" {
				return "", ""
			}
			return "Range0", "Beyond"
		},
		added: func(conditions int) []added {
			return []added{
				{"game/xwing/cards/switches.go", fmt.Sprintf(switching, "cards", conditions)},
				{"game/xwing/cards/noting_test.go", fmt.Sprintf(noting, "", "")},
				{"game/xwing/script/trying_test.go", trying},
				{"game/xwing/script/trial_test.go", scriptTrial},
			}
		}}
}

// actions switches each of several actions that a Moment may be about.
func actions(e *editor, call *ast.CallExpr) {
	if sel, ok := call.Fun.(*ast.SelectorExpr); !ok || sel.Sel.Name != "Is" || len(call.Args) < 2 {
		return
	}
	for _, arg := range call.Args {
		e.but(arg, "0")
	}
}

package terms

import (
	"strings"

	"xwing/game"
)

// cost says what an ability costs, in brackets behind its name. Its parts are joined
// by "+", each with its number and the tokens that it names: "force:1+gain:1:stress".
func (w *Words) cost(id string) string {
	var said []string
	for _, part := range strings.Split(id, "+") {
		what := strings.Split(part+":::", ":")
		said = append(said, w.Say(game.Say("term.cost-"+what[0], "n", what[1], "token", what[2], "other", what[3])))
	}
	return " (" + strings.Join(said, ", ") + ")"
}

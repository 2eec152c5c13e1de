package xwing

import (
	"xwing/game/words"
	"xwing/game/xwing/squad"
	"xwing/scene"
)

// intake is how squads come from outside.
func (a *Client) intake() scene.Intake {
	return scene.Intake{Kind: "squads", Endings: []string{".xws", ".json", ".txt"}, Most: squad.MaxXWS, Pasted: a.Say("pasted"),
		Other: func(file string) string { return a.Say("drop-no-squad", "file", words.Text(file)) }}
}

package scene

import (
	"cmp"
	"regexp"
	"strings"

	"xwing/game"
	"xwing/game/words"
	"xwing/scene/art"
	"xwing/scene/draw"
	"xwing/scene/sound"
	"xwing/scene/ui"
)

// Desk is what a frame is made with: widgets and what lies below them, pictures,
// words, sounds.
type Desk struct {
	UI          *ui.UI
	Ground      draw.List // what rests below all else: see resting
	Beside      draw.List // what rests beside that, in BesideAt
	BesideAt    []draw.Rect
	Back, Front draw.List // the table, and the widgets over it
	Studio      *art.Studio
	runes       map[string]rune // under which each sign stands in the font
	Words       *words.Words    // of the game that is shown: they know its pieces and players
	Cues        []sound.Cue     // to be heard in this tick
	inSight     reading         // what of this frame the glossary may be asked about

	Timer *GameClock // of the game that is played; nil: none

	keys func(ui.Command) string // what stands on the keys of a command, "" for none; nil: nobody knows

	Width, Height float64 // in pixels
	Dirty         bool    // build the frame even if the mouse rests
}

// Touch has the frame built again, for what is to be seen may have changed.
func (d *Desk) Touch() { d.Dirty = true }

// Say returns the words of one of the scene's own keys. Where they name a command as [[place.name]], the player's keys for it
// stand.
func (d *Desk) Say(key string, keysAndValues ...string) string {
	text := d.Words.Say(game.Say("ui."+key, keysAndValues...))
	if d.keys == nil || !strings.Contains(text, "[[") {
		return text
	}
	return commandInWords.ReplaceAllStringFunc(text, func(s string) string {
		place, name, _ := strings.Cut(s[2:len(s)-2], ".")
		return cmp.Or(d.keys(ui.Command{Place: place, Name: name}), "–")
	})
}

// commandInWords is how a sentence names a command.
var commandInWords = regexp.MustCompile(`\[\[[a-z]+\.[a-z]+\]\]`)

// Cue lets something be heard in this tick.
func (d *Desk) Cue(k sound.Kind) { d.Cues = append(d.Cues, sound.Cue{Kind: k}) }

// Sign is a sign of the icon set as a letter of a text.
func (d *Desk) Sign(id string) string {
	if r, ok := d.runes[id]; ok {
		return string(r)
	}
	return ""
}

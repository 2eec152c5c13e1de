package scene

import (
	"strings"

	"xwing/game/xwing/catalog"
	"xwing/game/xwing/terms"
	"xwing/scene/art"
	"xwing/scene/draw"
)

// signWords tells before which words of a language which signs of the icon set
// stand: the language names them under term.sign, separated by commas.
func signWords(w *terms.Words, runes map[string]rune) map[string]rune {
	of := map[string]rune{}
	for id, r := range runes {
		list, ok := w.Sentence("term.sign." + id)
		if !ok {
			continue // a sign that no words have, or a language without signs
		}
		for _, phrase := range strings.Split(list, ",") {
			if phrase = strings.TrimSpace(phrase); phrase != "" {
				of[phrase] = r
			}
		}
	}
	return of
}

// emblem paints a faction's emblem in its color, that many units of the design
// high; resting on it tells the faction's name.
func (a *App) emblem(r draw.Rect, f catalog.Faction, size float64) {
	x, y := r.Center()
	a.ui.L.Text(x, y, a.sign(f.String()), draw.Style{Size: a.ui.Px(size), Color: art.FactionColor(f), Align: draw.Center})
	if a.ui.Over(r) {
		a.ui.Tip(a.words().Value("faction", f.String()), r)
	}
}

// sign is a sign of the icon set as a letter of a text.
func (a *App) sign(id string) string {
	if r, ok := a.runes[id]; ok {
		return string(r)
	}
	return ""
}

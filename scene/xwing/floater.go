package xwing

import (
	"strconv"

	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/scene/draw"
	"xwing/scene/xwing/pieces"
)

// floater says beside a ship what befalls it now.
func (t *onTable) floater(a *Client) {
	id, text, c := t.befalls(a)
	s := t.play.board.view.Ship(id)
	if text == "" || s == nil || s.Where != board.InPlay {
		return
	}
	p := t.play.board.Progress()
	r := t.sight.screenRect(s.Base())
	t.sight.tag(a, r.X+r.W/2, r.Y-a.UI.Px(14+18*p), text, c)
}

// befalls is which ship the present event befalls, and in how few words.
func (t *onTable) befalls(a *Client) (board.ShipID, string, draw.Color) {
	w := t.play.words
	token := func(k board.Token, n int) string {
		s := w.Value("token", k.String())
		if n > 1 {
			s = strconv.Itoa(n) + " × " + s
		}
		return s
	}
	switch e := t.play.board.Now.(type) {
	case board.TokenGained:
		return e.Ship, "+ " + token(e.Token, e.N), pieces.TokenColor(e.Token)
	case board.LockAcquired:
		return e.Ship, a.Say("locked", "target", e.Target), draw.Text
	case board.DamageSuffered:
		if e.Crit {
			return e.Ship, w.Value("face", board.Crit.String()), draw.Damage
		}
		return e.Ship, w.Value("face", board.Hit.String()), draw.Damage
	case board.ShieldsChanged:
		return e.Ship, t.shieldsChange(a, e), draw.Shield
	case board.DamageDealt:
		if e.Card == "" {
			return e.Ship, a.Say("damage-card"), draw.Damage
		}
		return e.Ship, w.CardName(catalog.DamageKind.Ref(e.Card)), draw.Damage
	case board.DamageExposed:
		return e.Ship, w.CardName(catalog.DamageKind.Ref(e.Card)), draw.Damage
	case board.ShipDestroyed:
		return e.Ship, a.Say("destroyed"), draw.Bad
	case board.ShipFled:
		return e.Ship, a.Say("fled"), draw.Warn
	case board.ActionFailed:
		return e.Ship, w.Say(e.Why), draw.Warn
	case board.DecloakFailed:
		return e.Ship, w.Say(e.Why), draw.Warn
	case board.ActionStepSkipped:
		return e.Ship, w.Say(e.Why), draw.Warn
	}
	return 0, "", draw.Text
}

// shieldsChange says how many shields a ship loses or gains: "−1 shield".
func (t *onTable) shieldsChange(a *Client, e board.ShieldsChanged) string {
	n, sign := 0, "+"
	if s := t.play.board.view.Ship(e.Ship); s != nil {
		n = e.Active - s.Shields.Active
	}
	if n < 0 {
		n, sign = -n, "−"
	}
	return a.Say("shields-change", "n", strconv.Itoa(n), "change", sign+strconv.Itoa(n))
}

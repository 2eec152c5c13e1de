package scene

import (
	"strings"

	"xwing/game/glossary"
)

// explain opens the glossary if somebody asks for it, and at the rule of a greyed answer that has been pressed in this frame.
func (a *App) explain() {
	if a.inSight.asked {
		a.inSight.asked = false
		a.OpenGlossary("")
		return
	}
	if a.Covers.Covered() || a.UI.RefusedAt == "" || a.tenant().Glossary == nil {
		return
	}
	if rule := a.ruleAt(a.UI.RefusedAt); a.TermOf(rule) != nil {
		a.OpenGlossary(rule)
	}
}

// TermOf is the term that a rule stands under in the edition in question, nil if nobody tells.
func (a *App) TermOf(rule string) *glossary.Term {
	if rule == "" || a.tenant().Glossary == nil {
		return nil
	}
	g := a.tenant().Glossary()
	book, err := g.Open(g.At)
	if err != nil {
		return nil // whoever opens the glossary is told
	}
	return book.Of(rule)
}

// ruleAt is the rule that refuses the answer which a widget gives, "" if it gives none or is not refused.
func (a *App) ruleAt(widget string) string {
	answer, ok := strings.CutPrefix(widget, "option:")
	p := PlayOf(a.Screen)
	if !ok || p == nil || p.Session == nil {
		return ""
	}
	_, seat := a.Screen.Asked()
	for _, d := range p.Session.Open() {
		if d.Seat.ID() != seat {
			continue // it is asked what this one may not know of
		}
		for _, o := range d.Options {
			if o.ID == answer && o.Refusal != nil {
				return o.Refusal.Rule
			}
		}
		for _, s := range d.Slots {
			for _, o := range s.Options {
				if s.ID+":"+o.ID == answer && o.Refusal != nil {
					return o.Refusal.Rule
				}
			}
		}
	}
	return ""
}

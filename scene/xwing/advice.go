package xwing

import (
	"fmt"
	"strconv"
	"strings"

	"xwing/game"
	"xwing/game/words"
	"xwing/game/xwing/search"
	"xwing/scene"
)

// bestTold is how many answers advice tells of.
const bestTold = 3

// adviseKey asks an Ace for advice about the question that is open, where the settings allow it.
func (t *tableScreen) adviseKey(a *desk) {
	if !scene.Struck(&a.UI.In, actAdvice) {
		return
	}
	if why := t.unadvised(a); why != "" {
		t.client.Toast(why)
		return
	}
	t.askAdvice(a)
}

// unadvised says why there is no advice now; "" if there is.
func (t *tableScreen) unadvised(a *desk) string {
	_, asked := t.question.Decision()
	switch {
	case !t.client.Opt.Settings.Table.Advice:
		return a.Say("advice-off")
	case !asked || t.advice.wanted != "":
		return a.Say("advice-later")
	}
	return ""
}

// askAdvice has an Ace think about the question that is open.
func (t *tableScreen) askAdvice(a *desk) {
	d, _ := t.question.Decision()
	t.advice.wanted = d.Kind
	t.client.Toast(a.Say("advice-wait"))
}

// adviceTool is the same in the menu.
func (t *tableScreen) adviceTool(a *desk) scene.MenuTool {
	return scene.MenuTool{ID: "menu.advice", Label: a.Say("advice"), Tip: a.Say("advice-tip"), Reason: t.unadvised(a),
		Use: func() { t.askAdvice(a) }}
}

// advise tells what an Ace would answer, once it has found it. It is dropped where something else is asked meanwhile.
func (t *tableScreen) advise(a *desk) {
	if t.advice.wanted == "" {
		return
	}
	d, ok := t.question.Decision()
	if !ok || d.Kind != t.advice.wanted {
		t.advice.hurry()
		t.advice.wanted = ""
		return
	}
	const seed = 7 // the same question has the same advice
	best, found, err := t.advice.search(t.play.Session, d, seed)
	if !found {
		return
	}
	t.advice.wanted = ""
	if err != nil {
		t.client.Fail(err)
		return
	}
	t.client.Tell(a.Say("advice"), t.advised(a, d, best, t.advice.now.lines))
}

// advised is the advice in words: the answer, then the next best, each with how far it stays behind.
func (t *tableScreen) advised(a *desk, d game.Decision, best game.Choice, lines []search.Line) string {
	if len(lines) == 0 {
		if d.Shape == game.Place {
			return a.Say("advice-place")
		}
		return a.Say("advice-plain", "answer", words.Text(t.choiceSaid(a, d, best, nil)))
	}
	games, top := 0, lines[0]
	for _, l := range lines {
		games += l.N
		if search.Same(l.Choice, best) {
			top = l
		}
	}
	rows := []string{a.Say("advice-best", "answer", words.Text(t.choiceSaid(a, d, best, nil)))}
	for _, l := range lines {
		if len(rows) == bestTold {
			break
		}
		if behind := top.Mean - l.Mean; !search.Same(l.Choice, best) && (behind > 0 || 2*l.N > top.N) {
			rows = append(rows, t.nextBest(a, t.choiceSaid(a, d, l.Choice, &best), behind))
		}
	}
	tried := a.Say("advice-tried", "answers", strconv.Itoa(len(lines)), "n", strconv.Itoa(games))
	return strings.Join(append(rows, tried), "\n")
}

// nextBest is an answer that stays so many hundredths of a point behind the best.
func (t *tableScreen) nextBest(a *desk, answer string, behind int) string {
	if behind < 10 {
		return a.Say("advice-alike", "answer", words.Text(answer))
	}
	return a.Say("advice-next", "answer", words.Text(answer), "points", fmt.Sprintf("%.1f", float64(behind)/100))
}

// choiceSaid is an answer in the words of the panel; of dials, where another answer is given, those alone that differ from it.
func (t *tableScreen) choiceSaid(a *desk, d game.Decision, c game.Choice, other *game.Choice) string {
	var parts []string
	for i := range d.Slots {
		s := &d.Slots[i]
		if other != nil && other.Each[s.ID] == c.Each[s.ID] {
			continue
		}
		label, _ := t.dials.slotLook(s)
		for k := range s.Options {
			if s.Options[k].ID == c.Each[s.ID] {
				parts = append(parts, label+": "+t.play.words.Say(s.Options[k].Text))
			}
		}
	}
	for _, id := range c.Pick {
		if o := scene.OptionOf(d, id); o != nil {
			parts = append(parts, t.cards.labelOf(a, d, o))
		}
	}
	if len(parts) == 0 {
		return a.Say("advice-nothing")
	}
	return strings.Join(parts, "; ")
}

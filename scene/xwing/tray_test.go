package xwing

import (
	"strconv"
	"strings"
	"testing"

	"xwing/game"
	"xwing/game/xwing/ask"
	"xwing/game/xwing/board"
	"xwing/scene/ui"
)

func pool(faces ...board.Face) []board.Die {
	var out []board.Die
	for _, f := range faces {
		out = append(out, board.Die{Face: f})
	}
	return out
}

// shown writes a pool as letters; what is gone stands in brackets.
func shown(dice []board.Die) string {
	var b strings.Builder
	for _, d := range dice {
		letter := map[board.Face]string{board.Blank: "b", board.FocusResult: "f", board.Hit: "h", board.Crit: "c", board.EvadeResult: "e"}[d.Face]
		if d.Gone {
			letter = "(" + letter + ")"
		}
		b.WriteString(letter)
	}
	return b.String()
}

// TestNeutralizing cancels pair after pair, hits before crits.
func TestNeutralizing(t *testing.T) {
	before := [2][]board.Die{pool(board.Crit, board.Hit, board.Blank), pool(board.EvadeResult, board.EvadeResult)}
	after := [2][]board.Die{pool(board.Crit, board.Hit, board.Blank), pool(board.EvadeResult, board.EvadeResult)}
	for _, at := range [][2]int{{0, 0}, {0, 1}, {1, 0}, {1, 1}} {
		after[at[0]][at[1]].Gone = true
	}
	for _, tt := range []struct {
		p      float64
		want   string
		struck [2]int
	}{
		{0, "chb ee", [2]int{-1, -1}},
		{0.4, "c(h)b (e)e", [2]int{1, 0}},
		{0.8, "(c)(h)b (e)(e)", [2]int{0, 1}},
		{1, "(c)(h)b (e)(e)", [2]int{-1, -1}},
	} {
		now, struck := neutralizing(before, after, tt.p)
		if got := shown(now[0]) + " " + shown(now[1]); got != tt.want || struck != tt.struck {
			t.Errorf("at %v: %s, struck %v; want %s, %v", tt.p, got, struck, tt.want, tt.struck)
		}
	}
}

// TestDealing goes through the hits one by one, then through the crits.
func TestDealing(t *testing.T) {
	all := pool(board.Crit, board.Hit, board.Hit, board.FocusResult)
	for _, tt := range []struct {
		hits, crits int
		flies, crit bool
		want        string
		struck      int
	}{{1, 0, true, false, "chhf", 1}, {1, 0, false, false, "c-hf", -1}, {2, 0, true, false, "c-hf", 2},
		{2, 1, true, true, "c--f", 0}, {2, 1, false, false, "---f", -1}, {3, 0, true, false, "c--f", -1}} {
		dealt, struck := dealing(all, tt.hits, tt.crits, tt.flies, tt.crit)
		got := []byte(shown(all))
		for i := range got {
			if dealt[i] {
				got[i] = '-'
			}
		}
		if string(got) != tt.want || struck != tt.struck {
			t.Errorf("%d hits, %d crits (one flies: %v): %s, struck %d; want %s, %d", tt.hits, tt.crits, tt.flies, got, struck, tt.want, tt.struck)
		}
	}
}

// TestPreviewedDice: what a modification is said to do is what it does, and of
// dice that are rolled nothing is said.
func TestPreviewedDice(t *testing.T) {
	_, p := newApp(t, 0)
	compared := 0
	playOn(t, p, func(d game.Decision) bool {
		if !strings.HasPrefix(string(d.Kind), "modify-") {
			return false
		}
		for _, o := range d.Options {
			if !o.Legal() || o.ID == "done" {
				continue
			}
			hash := p.Session.Hash()
			said := previewDice(p.Session, d, []string{o.ID})
			if p.Session.Hash() != hash {
				t.Fatalf("looking at %s changed the game", o.ID)
			}
			if !said.known {
				continue
			}
			f := p.Session.Fork()
			f.Drain()
			if err := f.Choose(game.Choice{Seat: d.Seat, Kind: d.Kind, Pick: []string{o.ID}}); err != nil {
				t.Fatal(err)
			}
			for _, e := range f.Drain() {
				m, ok := e.(board.DiceModified)
				if !ok || m.How != o.ID {
					continue
				}
				for i, die := range m.Dice {
					if !said.unknown[i] && die.Face != said.dice[i].Face {
						t.Errorf("%s: die %d is %v, said %v", o.ID, i, die.Face, said.dice[i].Face)
					}
					if was := p.state().View.Attack.Dice[m.Side]; die.Rerolled && !was[i].Rerolled && !said.unknown[i] {
						t.Errorf("%s: die %d is rolled, and the preview tells its face", o.ID, i)
					}
				}
				compared++
				break
			}
			f.Close()
		}
		return compared > 12
	})
	if compared == 0 {
		t.Error("no modification was compared")
	}
}

// TestPreviewsWaitForTheMouse: what the mouse happens to rest on when a question
// comes is not previewed, so that the dice can be seen; once it moves, it is.
func TestPreviewsWaitForTheMouse(t *testing.T) {
	a, p := newApp(t, 0)
	option := ""
	playOn(t, p, func(d game.Decision) bool {
		for _, o := range d.Options {
			if strings.HasPrefix(string(d.Kind), "modify-") && o.Legal() && previewDice(p.Session, d, []string{o.ID}).known {
				option = o.ID
				return true
			}
		}
		return false
	})
	table := a.Screen.(*tableScreen)
	p.board.Finish()
	settle(a, ui.Input{})
	r := widget(t, a, "option:"+option).Rect
	on := ui.Input{X: float64(r[0]) + 9, Y: float64(r[1]) + 9}
	dice := func() string {
		settle(a, on)
		c := twin{Client: a, table: table, play: p}
		return c.shownDice()
	}
	table.question.Restart()
	lies := dice()
	if strings.Contains(lies, "→") {
		t.Errorf("the mouse rests on %s, and the dice are %s", option, lies)
	}
	on.X++
	if got := dice(); !strings.Contains(got, "→") {
		t.Errorf("the mouse moves over %s, and the dice are %s", option, got)
	}
	on = ui.Input{}
	if got := dice(); got != lies {
		t.Errorf("the mouse is elsewhere, and the dice are %s, want %s", got, lies)
	}
}

// TestDiceToCome: before dice are rolled a tray shows as many as there will be.
func TestDiceToCome(t *testing.T) {
	a, table, d := atText(t, "ship red lukeskywalker 400 300 0\nship blue academypilot 400 500 180\nphase engagement\nred ?\n", ask.ChooseAttack)
	p := table.play.state().PreviewAttack(1, "primary:0", 2)
	at := board.Attack{Attacker: 1, Defender: 2, Range: p.Range}
	at.Weapon, _ = table.play.state().Weapon(1, "primary:0")
	table.play.board.view.Attack = &at
	settle(a, ui.Input{})
	for id, want := range map[string]int{"dice:0": p.AttackDice, "dice:1": p.DefenseDice} {
		if got := widget(t, a, id).Words; want == 0 || got != strconv.Itoa(want) {
			t.Errorf("%s: the tray has room for %s dice, want %d at %s", d.Kind, got, want, id)
		}
	}
}

package draw

import "testing"

// surfaces are what words, signs and frames are seen on.
var surfaces = []Color{Space, Felt, Panel, PanelHigh, Floating, Card, Tip, Button}

// TestThemesKeepContrast holds the palette in both themes: words have 4.5 on everything that
// they are written on, signs and frames 3.
func TestThemesKeepContrast(t *testing.T) {
	words := map[string]Color{"text": Text, "muted": Muted, "step": StepOff, "now": Now, "red name": RedName, "blue name": BlueName,
		"good": Good, "warn": Warn, "accent": Accent, "difficulty white": DifficultyWhite, "difficulty blue": DifficultyBlue,
		"difficulty green": DifficultyGreen}
	signs := map[string]Color{"red": RedSeat, "blue": BlueSeat, "hull": Hull, "shield": Shield, "damage": Damage, "focus": Focus,
		"charge": Charge, "force": Force, "bad": Bad, "purple": DifficultyPurple, "difficulty red": DifficultyRed, "dim": Dim, "gold": Gold}
	for _, id := range Themes() {
		theme := NewTheme(id)
		for _, on := range surfaces {
			for name, c := range words {
				if got := Contrast(theme.Of(c), theme.Of(on)); got < 4.5 {
					t.Errorf("%s: %s on %v: %.1f", id, name, on, got)
				}
			}
			for name, c := range signs {
				if got := Contrast(theme.Of(c), theme.Of(on)); got < 3 {
					t.Errorf("%s: %s on %v: %.1f", id, name, on, got)
				}
			}
		}
	}
}

// TestTurned makes dark light and keeps what a color is of: red stays red.
func TestTurned(t *testing.T) {
	bright := NewTheme(BrightHall)
	if p, ink := Luminance(bright.Of(Panel)), Luminance(bright.Of(Text)); p < 0.7 || ink > 0.1 {
		t.Errorf("panels are at %.2f, words at %.2f", p, ink)
	}
	if r := bright.Of(RedSeat); r.R <= r.G || r.R <= r.B {
		t.Errorf("red becomes %v", r)
	}
	if b := bright.Of(BlueSeat); b.B <= b.G || b.B <= b.R {
		t.Errorf("blue becomes %v", b)
	}
	for name, c := range map[string]Color{"now": Now, "hull": Hull, "gold": Gold} {
		if got := bright.Of(c); Contrast(got, bright.Of(Text)) < 1.35 {
			t.Errorf("%s becomes %v, as dark as ink", name, got)
		}
	}
	if c := bright.Of(Fade(Panel, 0.5)); c.A != 128 {
		t.Errorf("its opacity becomes %d", c.A)
	}
	if c := NewTheme(DarkTable).Of(Panel); c != Panel {
		t.Errorf("the dark table shows %v as %v", Panel, c)
	}
	var l List
	l.Theme = bright
	l.Reset(10, 10)
	l.Fill(Rect{0, 0, 10, 10}, Panel)
	l.AsIs(func() { l.Fill(Rect{0, 0, 5, 5}, Panel) })
	if l.cmds[0].color != bright.Of(Panel) || l.cmds[1].color != Panel {
		t.Errorf("a list paints %v, and what has a color of its own %v", l.cmds[0].color, l.cmds[1].color)
	}
}

package main

import (
	"encoding/json"
	"fmt"
	"strings"
	"time"
)

// widget and screen are what the program says is on screen.
type widget struct {
	ID      string `json:"id"`
	Rect    [4]int `json:"rect"`
	Enabled bool   `json:"enabled"`
	On      bool   `json:"on"`
	Scroll  string `json:"scroll"`
	Words   string `json:"words"`
}

type screen struct {
	Screen   string   `json:"screen"`
	Prompt   string   `json:"prompt"`
	Seat     string   `json:"seat"` // who is asked
	Busy     bool     `json:"busy"`
	Painting bool     `json:"painting"`
	Widgets  []widget `json:"widgets"`
	Pieces   []widget `json:"pieces"`
}

// player does by mouse or finger what a person would.
type player struct {
	*browser
	touch  bool
	shots  string // folder for pictures; "": none
	window string // the page's, as its scripts call it
}

// look is what is on screen.
func (p *player) look() (screen, error) {
	var s screen
	text, err := p.value(p.window + `.xwingScreen ?? "{}"`)
	if err != nil {
		return s, err
	}
	return s, json.Unmarshal([]byte(text), &s)
}

// until waits until what is on screen is as wanted.
func (p *player) until(what string, within time.Duration, is func(screen) bool) (screen, error) {
	for end := time.Now().Add(within); ; time.Sleep(60 * time.Millisecond) {
		s, err := p.look()
		if err != nil {
			return s, err
		}
		if s.Screen != "" && !s.Busy && is(s) {
			return s, nil
		}
		if time.Now().After(end) {
			word, _ := p.value(`document.getElementById("word").textContent`)
			return s, fmt.Errorf("%s did not come; on screen is %s %q, the page says %q, %s", what, s.Screen, s.Prompt, word, strings.Join(p.console, "\n"))
		}
	}
}

func (s screen) find(id string) (widget, bool) {
	for _, w := range s.Widgets {
		if w.ID == id {
			return w, true
		}
	}
	return widget{}, false
}

// enabled lists what begins with a prefix and may be pressed.
func (s screen) enabled(prefix string) (all []widget) {
	for _, w := range s.Widgets {
		if w.Enabled && strings.HasPrefix(w.ID, prefix) {
			all = append(all, w)
		}
	}
	return all
}

// reveal waits for a widget that may be pressed, and scrolls its list until it is in sight.
func (p *player) reveal(id string) (widget, error) {
	for turn := range 160 {
		wheel := 100
		if turn >= 60 { // down to the end, then up
			wheel = -100
		}
		s, err := p.until(id, 20*time.Second, func(s screen) bool { w, ok := s.find(id); return ok && w.Enabled })
		if err != nil {
			return widget{}, err
		}
		w, _ := s.find(id)
		if w.Rect[2] > 0 {
			return w, nil
		}
		list, ok := s.find(w.Scroll)
		if !ok {
			return w, fmt.Errorf("%s is out of sight, in no list", id)
		}
		x, y := list.middle()
		if err := p.do("Input.dispatchMouseEvent", map[string]any{"type": "mouseMoved", "x": x, "y": y}, nil); err != nil {
			return w, err
		}
		if err := p.do("Input.dispatchMouseEvent", map[string]any{"type": "mouseWheel", "x": x, "y": y, "deltaX": 0, "deltaY": wheel}, nil); err != nil {
			return w, err
		}
		if err := p.frames(3); err != nil {
			return w, err
		}
	}
	return widget{}, fmt.Errorf("%s does not come into sight", id)
}

func (w widget) middle() (x, y float64) {
	return float64(w.Rect[0]) + float64(w.Rect[2])/2, float64(w.Rect[1]) + float64(w.Rect[3])/2
}

// click presses a widget and waits until something has changed.
func (p *player) click(id string) error {
	w, err := p.reveal(id)
	if err != nil {
		return err
	}
	before, err := p.value(p.window + ".xwingScreen")
	if err != nil {
		return err
	}
	if err := p.press(w.middle()); err != nil {
		return err
	}
	for range 40 {
		if now, err := p.value(p.window + ".xwingScreen"); err != nil || now != before {
			return err
		}
		time.Sleep(50 * time.Millisecond)
	}
	return nil
}

// frames waits for so many of the page's frames.
func (p *player) frames(n int) error {
	return p.do("Runtime.evaluate", map[string]any{"awaitPromise": true, "expression": fmt.Sprintf(
		"new Promise(r => { let n = %d; const f = () => n-- > 0 ? requestAnimationFrame(f) : r(); f() })", n)}, nil)
}

func (p *player) press(x, y float64) error {
	if p.touch {
		if err := p.do("Input.dispatchTouchEvent", map[string]any{"type": "touchStart", "touchPoints": []any{map[string]any{"x": x, "y": y}}}, nil); err != nil {
			return err
		}
		if err := p.frames(3); err != nil {
			return err
		}
		return p.do("Input.dispatchTouchEvent", map[string]any{"type": "touchEnd", "touchPoints": []any{}}, nil)
	}
	for i, kind := range []string{"mouseMoved", "mousePressed", "mouseReleased"} {
		params := map[string]any{"type": kind, "x": x, "y": y}
		if i > 0 {
			params["button"], params["clickCount"] = "left", 1
		}
		if err := p.do("Input.dispatchMouseEvent", params, nil); err != nil {
			return err
		}
		if err := p.frames(2); err != nil {
			return err
		}
	}
	return nil
}

// answer gives the first answer there is to whatever is asked.
func (p *player) answer(s screen) error {
	switch {
	case s.Screen == "curtain":
		return p.click("curtain.open")
	case len(s.enabled("place.suggest")) > 0:
		if err := p.click("place.suggest"); err != nil {
			return err
		}
		return p.click("confirm")
	case len(s.enabled("slot:")) > 0:
		for _, slot := range s.enabled("slot:") {
			s, err := p.look()
			if err != nil {
				return err
			}
			prefix := "option:" + strings.TrimPrefix(slot.ID, "slot:") + ":"
			if len(s.enabled(prefix)) == 0 {
				if err := p.click(slot.ID); err != nil {
					return err
				}
				if s, err = p.until("an answer to "+slot.ID, 10*time.Second, func(s screen) bool { return len(s.enabled(prefix)) > 0 }); err != nil {
					return err
				}
			}
			options := s.enabled(prefix)
			if err := p.click(options[len(options)/2].ID); err != nil {
				return err
			}
		}
		return p.click("confirm")
	}
	if w, ok := s.find("confirm"); ok && w.Enabled {
		return p.click("confirm")
	}
	options := s.enabled("option:")
	if len(options) == 0 {
		return fmt.Errorf("nothing can be pressed for %q on screen %s", s.Prompt, s.Screen)
	}
	return p.click(options[0].ID)
}

// settles waits until what is on screen has been the same for a moment.
func (p *player) settles() error {
	last := ""
	for same := 0; same < 4; time.Sleep(150 * time.Millisecond) {
		now, err := p.value(p.window + ".xwingScreen")
		if err != nil {
			return err
		}
		if same++; now != last {
			last, same = now, 0
		}
	}
	return nil
}

package main

import (
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"time"
)

// listening notes the devices of sound that the page opens.
const listening = `window.xwingHeard = []; window.AudioContext = class extends AudioContext { constructor(...all) { super(...all); xwingHeard.push(this) } }`

// outside hands the game on by its link and as a file, and takes it back by link, by picking,
// by dropping; the sound must be on, and nothing may have gone wrong.
func (p *player) outside(own string) error {
	dir, err := os.MkdirTemp("", "xwing-trial")
	if err != nil {
		return err
	}
	defer os.RemoveAll(dir)
	if err := p.allow(own, dir); err != nil {
		return err
	}
	asked, err := p.look()
	if err != nil {
		return err
	}
	for _, id := range []string{"menu", "link:game", "save:game"} {
		if err := p.click(id); err != nil {
			return err
		}
		if id == "menu" {
			p.shoot("menu")
		}
	}
	address, err := p.copied()
	if err != nil {
		return err
	}
	mark, game, found := strings.Cut(address, "#game=")
	if mark != own || !found {
		return fmt.Errorf("the copied link is %.80q", address)
	}
	file, err := saved(dir)
	if err != nil {
		return err
	}
	fmt.Printf("the link has %d characters\n", len(address))
	if state, err := p.value(`xwingHeard.map((c) => c.state)`); err != nil || state != "running" {
		return fmt.Errorf("the sound is %q, %v", state, err)
	}
	for _, carry := range []string{"#game=" + game, "&game=" + game} {
		if err := p.open(own, carry, "table"); err != nil {
			return err
		}
		if err := p.asks(asked, carry[:6]); err != nil {
			return err
		}
	}
	return p.files(own, file, asked)
}

// files picks and drops the game, and a squad.
func (p *player) files(own, file string, asked screen) error {
	if err := p.open(own, "", "title"); err != nil {
		return err
	}
	if err := p.click("title.resume"); err != nil {
		return err
	}
	p.shoot("games")
	if err := p.do("Page.setInterceptFileChooserDialog", map[string]any{"enabled": true}, nil); err != nil {
		return err
	}
	p.choose(file)
	if err := p.click("games.open"); err != nil {
		return err
	}
	if err := p.asks(asked, "the picked file"); err != nil {
		return err
	}
	if err := p.open(own, "", "title"); err != nil {
		return err
	}
	if err := p.drop(file); err != nil {
		return err
	}
	if err := p.asks(asked, "the dropped file"); err != nil {
		return err
	}
	if err := p.open(own, "", "title"); err != nil {
		return err
	}
	list := filepath.Join(filepath.Dir(file), "dropped.xws")
	if err := os.WriteFile(list, []byte(strings.Replace(squads[0], "Two rebels", "By drop", 1)), 0o644); err != nil {
		return err
	}
	if err := p.drop(list); err != nil {
		return err
	}
	_, err := p.until("the dropped squad", 20*time.Second, func(s screen) bool { _, ok := s.find("squad:By drop:red"); return ok })
	return err
}

// asks waits for the question that a game was left at.
func (p *player) asks(want screen, by string) error {
	_, err := p.until("by "+by+" the question "+want.Prompt, 60*time.Second, func(s screen) bool { return s.Screen == "table" && s.Prompt == want.Prompt })
	return err
}

// allow lets the page copy, and save files in a folder.
func (p *player) allow(own, dir string) error {
	if err := p.do("Browser.setDownloadBehavior", map[string]any{"behavior": "allow", "downloadPath": dir}, nil); err != nil {
		return err
	}
	return p.do("Browser.grantPermissions", map[string]any{"origin": strings.TrimSuffix(own, "/"), "permissions": []string{"clipboardReadWrite", "clipboardSanitizedWrite"}}, nil)
}

// copied is the text in the clipboard.
func (p *player) copied() (string, error) {
	var r struct{ Result struct{ Value string } }
	err := p.do("Runtime.evaluate", map[string]any{"expression": "navigator.clipboard.readText()", "awaitPromise": true, "userGesture": true, "returnByValue": true}, &r)
	return r.Result.Value, err
}

// saved waits for the file that the page saves in a folder.
func saved(dir string) (string, error) {
	for end := time.Now().Add(20 * time.Second); time.Now().Before(end); time.Sleep(100 * time.Millisecond) {
		all, err := filepath.Glob(filepath.Join(dir, "*.jsonl"))
		if err != nil || len(all) > 0 {
			return strings.Join(all, "\n"), err
		}
	}
	return "", fmt.Errorf("no file was saved")
}

// choose picks a file as soon as the page asks for one.
func (p *player) choose(file string) {
	p.on("Page.fileChooserOpened", func(params json.RawMessage) {
		var opened struct{ BackendNodeID int }
		if json.Unmarshal(params, &opened) == nil {
			_ = p.do("DOM.setFileInputFiles", map[string]any{"files": []string{file}, "backendNodeId": opened.BackendNodeID}, nil)
		}
	})
}

// drop drops a file onto the middle of the page.
func (p *player) drop(file string) error {
	data := map[string]any{"items": []any{}, "files": []string{file}, "dragOperationsMask": 1}
	for _, kind := range []string{"dragEnter", "dragOver", "drop"} {
		if err := p.do("Input.dispatchDragEvent", map[string]any{"type": kind, "x": 300, "y": 200, "data": data}, nil); err != nil {
			return err
		}
	}
	return nil
}

// pinch moves two fingers apart on the table, and then both aside: a piece grows, then moves.
func (p *player) pinch() error {
	s, err := p.look()
	if err != nil {
		return err
	}
	if len(s.Pieces) == 0 {
		return fmt.Errorf("no piece is on the table")
	}
	before := s.Pieces[0]
	x, y := before.middle()
	x, y = max(x, 220), max(y, 120)
	if err := p.fingers([2]float64{x - 30, y}, [2]float64{x + 30, y}, [2]float64{x - 60, y}, [2]float64{x + 60, y}); err != nil {
		return err
	}
	return p.pieceIs("grown", func(w widget) bool { return w.ID == before.ID && w.Rect[2] > before.Rect[2]*3/2 })
}

// pan moves two fingers to the right.
func (p *player) pan() error {
	s, err := p.look()
	if err != nil {
		return err
	}
	before := s.Pieces[0]
	x, y := 300.0, 220.0
	if err := p.fingers([2]float64{x, y}, [2]float64{x + 60, y}, [2]float64{x + 50, y + 20}, [2]float64{x + 110, y + 20}); err != nil {
		return err
	}
	return p.pieceIs("moved", func(w widget) bool {
		return w.ID == before.ID && w.Rect[0] > before.Rect[0]+30 && w.Rect[2] == before.Rect[2]
	})
}

func (p *player) pieceIs(what string, is func(widget) bool) error {
	_, err := p.until("a piece that has "+what, 10*time.Second, func(s screen) bool {
		for _, w := range s.Pieces {
			if is(w) {
				return true
			}
		}
		return false
	})
	return err
}

// fingers puts two down and moves each to another place.
func (p *player) fingers(a, b, toA, toB [2]float64) error {
	const steps = 6
	point := func(i int, from, to [2]float64, k float64) map[string]any {
		return map[string]any{"id": i, "x": from[0] + (to[0]-from[0])*k, "y": from[1] + (to[1]-from[1])*k}
	}
	for i := range steps + 1 {
		kind, k := "touchMove", float64(i)/steps
		if i == 0 {
			kind = "touchStart"
		}
		if err := p.do("Input.dispatchTouchEvent", map[string]any{"type": kind, "touchPoints": []any{point(1, a, toA, k), point(2, b, toB, k)}}, nil); err != nil {
			return err
		}
		if err := p.frames(3); err != nil {
			return err
		}
	}
	return p.do("Input.dispatchTouchEvent", map[string]any{"type": "touchEnd", "touchPoints": []any{}}, nil)
}

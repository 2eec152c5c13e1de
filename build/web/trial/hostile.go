package main

import (
	"fmt"
	"strings"
	"time"

	"xwing/internal/link"
)

// bomb opens a link of a few kilobytes that unpacks to a game taken back and given again
// tens of thousands of times. The page may play it or refuse it, and must go on then: the
// title comes, and the list of kept games.
func (p *player) bomb(own string) error {
	const times = 20_000
	game := fmt.Sprintf(`{"format":1,"edition":"2.0","squads":[%s,%s],"seed":7}`, squads[0], squads[1]) + "\n" +
		`{"choice":{"seat":1,"kind":"choose-first-player","pick":["self"]}}` + "\n" +
		strings.Repeat(`{"undo":{"choices":1,"by":-1}}`+"\n"+`{"redo":{"choices":1}}`+"\n", times)
	packed, err := link.Pack([]byte(game))
	if err != nil {
		return err
	}
	began := time.Now()
	if err := p.do("Page.navigate", map[string]any{"url": own + "?uilog&game=" + packed}, nil); err != nil {
		return err
	}
	answered := func(s screen) bool { return s.Screen == "dialog" || s.Screen == "table" }
	s, err := p.until("an answer to a hostile link", 80*time.Second, answered)
	if err != nil {
		return err
	}
	p.shoot("bomb")
	fmt.Printf("a link of %d characters with %d undos: %s after %.1f s\n", len(packed), times, s.Screen, time.Since(began).Seconds())
	if err := p.open(own, "", "title"); err != nil {
		return err
	}
	if err := p.click("title.resume"); err != nil {
		return err
	}
	_, err = p.until("the kept games", 30*time.Second, func(s screen) bool { _, ok := s.find("game:0"); return ok })
	return err
}

// twoTabs opens the page once more beside a game that is on the table, in a frame, which is
// to the browser what another tab is. The game must not open there as well, and goes on here.
func (p *player) twoTabs(own string) error {
	const frame = `(() => { const f = document.createElement("iframe"); f.id = "beside"; f.src = %q; f.allow = "fullscreen";
f.style = "position:fixed;inset:0;width:100%%;height:100%%;border:0;z-index:9"; document.body.append(f) })()`
	if _, err := p.value(fmt.Sprintf(frame, own+"?uilog")); err != nil {
		return err
	}
	p.window = `document.getElementById("beside").contentWindow`
	if _, err := p.until("the title in a second tab", 80*time.Second, func(s screen) bool { return s.Screen == "title" }); err != nil {
		return err
	}
	for _, id := range []string{"title.resume", "game:0"} {
		if err := p.click(id); err != nil {
			return err
		}
	}
	told := func(s screen) bool { return s.Screen == "dialog" }
	if _, err := p.until("word that the game is open elsewhere", 30*time.Second, told); err != nil {
		return err
	}
	p.shoot("second-tab")
	p.window = "window"
	if _, err := p.value(`document.getElementById("beside").remove()`); err != nil {
		return err
	}
	s, err := p.until("the game in the first tab", 30*time.Second, func(s screen) bool { return s.Screen == "table" && s.Prompt != "" })
	if err != nil {
		return err
	}
	return p.answer(s)
}

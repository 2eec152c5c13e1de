// Command trial tries the folder that build/web wrote as a player would: it serves it on
// this machine, opens it in a headless Chromium, begins a game of two squads, sets it up,
// moves, loads the page anew and goes on with the game; then the server is gone, and the
// page still opens. Nothing but the page's own files may be asked for, and nothing at all
// once it has been loaded. With -round it plays a round against the computer instead, and
// takes the game out of the page and back in.
//
//	go run ./build/web/trial [-golden FILE] [-shots DIR] [-size 1280x720] [-touch] [-round] DIR
package main

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"net"
	"net/http"
	"os"
	"path/filepath"
	"strings"
	"time"

	"xwing/internal/link"
)

func main() {
	golden := flag.String("golden", "", "the picture that the title is compared with; UPDATE=1 writes it")
	shots := flag.String("shots", "", "folder for pictures of every step")
	size := flag.String("size", "1280x720", "of the page")
	touch := flag.Bool("touch", false, "a finger in place of the mouse")
	chromium := flag.String("chromium", "chromium", "the browser")
	round := flag.Bool("round", false, "another trial: a round against the computer, and what goes in and out of the page")
	flag.Parse()
	began := time.Now()
	if err := try(flag.Arg(0), *chromium, *size, *golden, *shots, *touch, *round); err != nil {
		fmt.Fprintln(os.Stderr, "trial:", err)
		os.Exit(1)
	}
	fmt.Printf("the page works: %.0f s\n", time.Since(began).Seconds())
}

func try(folder, chromium, size, golden, shots string, touch, round bool) error {
	if _, err := os.Stat(filepath.Join(folder, "index.html")); err != nil {
		return fmt.Errorf("no page is there: %w", err)
	}
	var w, h int
	if _, err := fmt.Sscanf(size, "%dx%d", &w, &h); err != nil {
		return fmt.Errorf("-size %s: %w", size, err)
	}
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		return err
	}
	server := &http.Server{Handler: http.FileServer(http.Dir(folder))}
	go server.Serve(listener)
	defer server.Close()
	b, err := openBrowser(chromium, w, h, touch)
	if err != nil {
		return err
	}
	defer b.close()
	p := &player{browser: b, touch: touch, shots: shots, window: "window"}
	own := "http://" + listener.Addr().String() + "/"
	if round {
		return p.second(own)
	}
	if err := p.game(own, golden); err != nil {
		p.shoot("failed")
		return err
	}
	if err := p.strangers(own); err != nil {
		p.shoot("failed")
		return err
	}
	if err := server.Shutdown(context.Background()); err != nil {
		return err
	}
	server.Close()
	packed, err := byLink()
	if err != nil {
		return err
	}
	if err := p.open(own, "&squad="+packed, "squads"); err != nil {
		return fmt.Errorf("by a link, without a network: %w", err)
	}
	if _, err := p.until("the squad of the link", 10*time.Second, func(s screen) bool { _, ok := s.find("squad:By link:red"); return ok }); err != nil {
		return err
	}
	p.shoot("offline")
	for _, url := range b.requests() {
		if !strings.HasPrefix(url, own) && !strings.HasPrefix(url, "blob:"+own) && !strings.HasPrefix(url, "data:") {
			return fmt.Errorf("the page asked for %s", url)
		}
	}
	return nil
}

// strangers is what else may come to the page: itself in another tab, and a hostile link.
func (p *player) strangers(own string) error {
	if err := p.twoTabs(own); err != nil {
		return err
	}
	return p.bomb(own)
}

// byLink is a squad as an address carries it.
func byLink() (string, error) {
	return link.Pack([]byte(strings.Replace(squads[0], "Two rebels", "By link", 1)))
}

// open opens the page, with what its address carries, waits for a screen, and tells when that came and when all its
// pictures were there.
func (p *player) open(own, carries, first string) error {
	if err := p.do("Page.navigate", map[string]any{"url": own + "?uilog" + carries}, nil); err != nil {
		return err
	}
	began := time.Now()
	if _, err := p.until("the screen "+first, 80*time.Second, func(s screen) bool { return s.Screen == first }); err != nil {
		return err
	}
	shown := time.Since(began)
	if _, err := p.until("all pictures of "+first, painting, func(s screen) bool { return !s.Painting }); err != nil {
		fmt.Printf("%s: first picture after %.1f s, not all after %v\n", first, shown.Seconds(), painting) // told, not judged
		return nil
	}
	fmt.Printf("%s: first picture after %.1f s, all after %.1f s\n", first, shown.Seconds(), time.Since(began).Seconds())
	return nil
}

// calm are the settings of a player who waits for nothing.
const calm = `localStorage.getItem("xwing/config.toml") ?? localStorage.setItem("xwing/config.toml", "0\n[animation]\nspeed = 0\n[table]\nopen = true\n")`

// squads are small, so that a trial is short.
var squads = [2]string{
	`{"name":"Two rebels","faction":"rebelalliance","pilots":[{"id":"redsquadronveteran","ship":"t65xwing"},{"id":"bluesquadronescort","ship":"t65xwing"}]}`,
	`{"name":"Two of many","faction":"galacticempire","pilots":[{"id":"academypilot","ship":"tielnfighter"},{"id":"obsidiansquadronpilot","ship":"tielnfighter"}]}`,
}

// game is one game, up to a move, and once more after the page has been loaded anew.
func (p *player) game(own, golden string) error {
	if err := p.do("Page.addScriptToEvaluateOnNewDocument", map[string]any{"source": "if (location.protocol == 'http:') " + calm}, nil); err != nil {
		return err
	}
	if err := p.open(own, "", "title"); err != nil {
		return err
	}
	if err := p.settles(); err != nil {
		return err
	}
	if err := p.compare(golden); err != nil {
		return err
	}
	p.shoot("title")
	loaded := len(p.requests())
	if err := p.paste(); err != nil {
		return err
	}
	for _, id := range []string{"squad:Two rebels:red", "squad:Two of many:blue", "squads.begin"} {
		if id == "squads.begin" {
			p.shoot("squads")
		}
		if err := p.click(id); err != nil {
			return err
		}
	}
	dials := false // have been asked for: what is asked then, has moved a ship
	moved := func(s screen) bool {
		dials = dials || s.Prompt == "set-dials"
		return dials && s.Prompt != "" && s.Prompt != "set-dials"
	}
	asked, err := p.playUntil(moved)
	if err != nil {
		return err
	}
	p.shoot("moved")
	if more := p.requests()[loaded:]; len(more) > 0 {
		return fmt.Errorf("the page asked for %v after it was loaded", more)
	}
	if err := p.open(own, "", "title"); err != nil {
		return err
	}
	for _, id := range []string{"title.resume", "game:0"} {
		if err := p.click(id); err != nil {
			return err
		}
	}
	s, err := p.until("the game", 30*time.Second, func(s screen) bool { return s.Screen == "table" && s.Prompt != "" })
	if err != nil {
		return err
	}
	if s.Prompt != asked.Prompt {
		return fmt.Errorf("the game was left at %q and goes on at %q", asked.Prompt, s.Prompt)
	}
	p.shoot("resumed")
	return nil
}

// paste pastes both squads and waits until they are listed.
func (p *player) paste() error {
	for _, text := range squads {
		if _, err := p.value(fmt.Sprintf("(() => { const d = new DataTransfer(); d.setData('text', %q); dispatchEvent(new ClipboardEvent('paste', { clipboardData: d })) })()", text)); err != nil {
			return err
		}
	}
	both := func(s screen) bool {
		_, red := s.find("squad:Two rebels:red")
		_, blue := s.find("squad:Two of many:blue")
		return red && blue
	}
	if _, err := p.until("the pasted squads", 20*time.Second, both); err != nil {
		return err
	}
	return p.settles()
}

// playUntil answers until the screen is as wanted.
func (p *player) playUntil(is func(screen) bool) (screen, error) {
	for range 60 {
		s, err := p.until("a question", 30*time.Second, func(s screen) bool { return s.Screen == "curtain" || s.Screen == "table" && s.Prompt != "" })
		if err != nil || is(s) {
			return s, err
		}
		if err := p.answer(s); err != nil {
			return s, err
		}
	}
	return screen{}, errors.New("after 60 answers no ship has moved")
}

package main

import (
	"bufio"
	"encoding/base64"
	"encoding/json"
	"fmt"
	"io"
	"os"
	"os/exec"
	"sync"
	"time"
)

// browser is a headless Chromium, spoken to by its DevTools protocol over a pipe.
type browser struct {
	cmd     *exec.Cmd
	profile string
	to      io.WriteCloser
	session string

	mu      sync.Mutex
	last    int
	waiting map[int]chan answer
	asked   []string                                // the addresses that the page asked for
	console []string                                // what it complained of
	wanted  map[string]func(params json.RawMessage) // events that are answered
}

type answer struct {
	Result json.RawMessage
	Error  *struct{ Message string }
}

// flags keep Chromium from the network, and have it draw without a graphics card.
var flags = []string{"--headless", "--no-sandbox", "--disable-quic", "--no-first-run", "--disable-background-networking",
	"--disable-component-update", "--disable-sync", "--use-gl=angle", "--use-angle=swiftshader", "--enable-unsafe-swiftshader",
	"--remote-debugging-pipe"}

// openBrowser starts a browser with a profile of its own and one page of a size.
func openBrowser(program string, w, h int, touch bool) (*browser, error) {
	profile, err := os.MkdirTemp("", "xwing-chromium")
	if err != nil {
		return nil, err
	}
	in, to, err := os.Pipe()
	if err != nil {
		return nil, err
	}
	from, out, err := os.Pipe()
	if err != nil {
		return nil, err
	}
	b := &browser{profile: profile, to: to, waiting: map[int]chan answer{}, wanted: map[string]func(json.RawMessage){}}
	b.cmd = exec.Command(program, append(flags, "--user-data-dir="+profile, "about:blank")...)
	b.cmd.ExtraFiles = []*os.File{in, out}
	if err := b.cmd.Start(); err != nil {
		return nil, err
	}
	in.Close()
	out.Close()
	go b.listen(from)
	return b, b.openPage(w, h, touch)
}

func (b *browser) openPage(w, h int, touch bool) error {
	var target struct{ TargetID string }
	if err := b.do("Target.createTarget", map[string]any{"url": "about:blank"}, &target); err != nil {
		return err
	}
	var attached struct{ SessionID string }
	if err := b.do("Target.attachToTarget", map[string]any{"targetId": target.TargetID, "flatten": true}, &attached); err != nil {
		return err
	}
	b.session = attached.SessionID
	for _, domain := range []string{"Page", "Network", "Runtime"} {
		if err := b.do(domain+".enable", nil, nil); err != nil {
			return err
		}
	}
	if touch {
		if err := b.do("Emulation.setTouchEmulationEnabled", map[string]any{"enabled": true, "maxTouchPoints": 5}, nil); err != nil {
			return err
		}
	}
	return b.do("Emulation.setDeviceMetricsOverride", map[string]any{"width": w, "height": h, "deviceScaleFactor": 1, "mobile": touch}, nil)
}

// close ends the browser that was started here.
func (b *browser) close() {
	b.cmd.Process.Kill()
	b.cmd.Wait()
	os.RemoveAll(b.profile)
}

func (b *browser) listen(from io.Reader) {
	r := bufio.NewReader(from)
	for {
		text, err := r.ReadBytes(0)
		if err != nil {
			b.mu.Lock()
			defer b.mu.Unlock()
			for id, c := range b.waiting {
				close(c)
				delete(b.waiting, id)
			}
			return
		}
		b.hear(text[:len(text)-1])
	}
}

// hear takes an answer, or notes an event.
func (b *browser) hear(text []byte) {
	var m struct {
		ID     int
		Method string
		Params struct {
			Request          struct{ URL string }
			ExceptionDetails struct {
				Text      string
				Exception struct{ Description string }
			}
			Type string
			Args []struct{ Value any }
		}
		answer
	}
	if json.Unmarshal(text, &m) != nil {
		return
	}
	var raw struct{ Params json.RawMessage }
	_ = json.Unmarshal(text, &raw)
	b.mu.Lock()
	defer b.mu.Unlock()
	if f := b.wanted[m.Method]; f != nil {
		go f(raw.Params)
	}
	switch {
	case m.ID != 0:
		if c := b.waiting[m.ID]; c != nil {
			c <- m.answer
			delete(b.waiting, m.ID)
		}
	case m.Method == "Network.requestWillBeSent":
		b.asked = append(b.asked, m.Params.Request.URL)
	case m.Method == "Runtime.exceptionThrown":
		b.console = append(b.console, m.Params.ExceptionDetails.Text+" "+m.Params.ExceptionDetails.Exception.Description)
	case m.Method == "Runtime.consoleAPICalled":
		b.console = append(b.console, fmt.Sprint(m.Params.Type, m.Params.Args))
	}
}

// on has an event answered.
func (b *browser) on(event string, f func(params json.RawMessage)) {
	b.mu.Lock()
	defer b.mu.Unlock()
	b.wanted[event] = f
}

// patience is how long the browser may take for one thing.
const patience = 60 * time.Second

// do has the browser do something.
func (b *browser) do(method string, params map[string]any, result any) error {
	b.mu.Lock()
	b.last++
	c := make(chan answer, 1)
	b.waiting[b.last] = c
	call := map[string]any{"id": b.last, "method": method}
	b.mu.Unlock()
	if params != nil {
		call["params"] = params
	}
	if b.session != "" {
		call["sessionId"] = b.session
	}
	text, err := json.Marshal(call)
	if err != nil {
		return err
	}
	if _, err := b.to.Write(append(text, 0)); err != nil {
		return err
	}
	select {
	case a, ok := <-c:
		if !ok {
			return fmt.Errorf("%s: the browser is gone", method)
		}
		if a.Error != nil {
			return fmt.Errorf("%s: %s", method, a.Error.Message)
		}
		if result == nil {
			return nil
		}
		return json.Unmarshal(a.Result, result)
	case <-time.After(patience):
		return fmt.Errorf("%s: no answer", method)
	}
}

// value is what an expression of the page comes to, as text.
func (b *browser) value(expression string) (string, error) {
	var r struct{ Result struct{ Value string } }
	err := b.do("Runtime.evaluate", map[string]any{"expression": "String(" + expression + ")", "returnByValue": true}, &r)
	return r.Result.Value, err
}

// picture is what the page shows, as PNG.
func (b *browser) picture() ([]byte, error) {
	var r struct{ Data string }
	if err := b.do("Page.captureScreenshot", map[string]any{"format": "png"}, &r); err != nil {
		return nil, err
	}
	return base64.StdEncoding.DecodeString(r.Data)
}

// requests is how many addresses the page has asked for.
func (b *browser) requests() []string {
	b.mu.Lock()
	defer b.mu.Unlock()
	return append([]string(nil), b.asked...)
}

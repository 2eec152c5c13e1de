package main

import (
	"io"
	"syscall/js"

	"xwing/internal/store"
	"xwing/scene"
)

// pageUI hands the log of what is on screen to the page, if it wants it.
func pageUI() io.Writer {
	if f := js.Global().Get("xwingUI"); f.Truthy() {
		return uiHook{f}
	}
	return nil
}

// uiHook is a function of the page that takes lines.
type uiHook struct{ js.Value }

func (h uiHook) Write(line []byte) (int, error) {
	h.Invoke(string(line))
	return len(line), nil
}

// onPage gives the client what the page around it can do; nothing where there is none.
func onPage(o *scene.Options, files keeper) {
	p := js.Global().Get("xwingPage")
	if !p.Truthy() {
		return
	}
	if o.UILog == nil {
		o.UILog = pageUI()
	}
	calm := o.Shown
	o.Shown = func() {
		calm()
		p.Call("shown")
	}
	o.Page = &scene.Page{
		Address: p.Call("address").String(),
		Copy:    func(text string) { p.Call("copy", text) },
		Save: func(name string, content []byte) {
			bytes := js.Global().Get("Uint8Array").New(len(content))
			js.CopyBytesToJS(bytes, content)
			p.Call("save", name, bytes)
		},
		Pick: func() { p.Call("pick") },
		Came: func() (scene.Parcel, bool) {
			v := p.Call("came")
			if !v.Truthy() {
				return scene.Parcel{}, false
			}
			return scene.Parcel{Name: v.Get("name").String(), Content: []byte(v.Get("text").String()), Link: v.Get("kind").String() == "link"}, true
		},
		Game: func(path string) ([]byte, error) { return store.ReadFile(path, store.MaxJournal) },
		Keep: files.AddGame,
	}
}

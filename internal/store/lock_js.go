package store

import (
	"sync"
	"syscall/js"
)

// tabLocks are the files that this page has open. Other tabs are kept from them by the
// browser's own locks, which it takes back when a tab is closed, however that ends; where it
// has none (Node, pages that are not safe to it) what another tab writes is still
// noticed before each line, and the game goes on in a file of its own (Journal.find).
var tabLocks = struct {
	sync.Mutex
	held map[string]bool
}{held: map[string]bool{}}

// lockFile keeps this page and other tabs from taking the file until release is called.
func lockFile(path string) (release func(), err error) {
	tabLocks.Lock()
	defer tabLocks.Unlock()
	if tabLocks.held[path] {
		return nil, errInUse
	}
	letGo, granted := askBrowser("xwing:" + path)
	if !granted {
		return nil, errInUse
	}
	tabLocks.held[path] = true
	return func() {
		letGo()
		tabLocks.Lock()
		defer tabLocks.Unlock()
		delete(tabLocks.held, path)
	}, nil
}

// askBrowser asks for a lock of a name, and reports false if another tab has it. It waits for
// the browser, so it is called from a goroutine that a page's event does not wait for, as
// Ebitengine's Update is.
func askBrowser(name string) (letGo func(), granted bool) {
	navigator := js.Global().Get("navigator")
	if !navigator.Truthy() || !navigator.Get("locks").Truthy() {
		return func() {}, true
	}
	answer, gone := make(chan bool, 1), make(chan struct{})
	var resolve js.Value
	hold := js.FuncOf(func(_ js.Value, args []js.Value) any {
		resolve = args[0] // of the promise as long as which the lock is held
		return nil
	})
	got := js.FuncOf(func(_ js.Value, args []js.Value) any {
		if len(args) == 0 || args[0].IsNull() {
			answer <- false
			return nil
		}
		held := js.Global().Get("Promise").New(hold)
		answer <- true
		return held
	})
	end := js.FuncOf(func(js.Value, []js.Value) any {
		select {
		case answer <- true: // the browser failed without an answer: play on as where there are no locks
		default:
		}
		close(gone)
		return nil
	})
	navigator.Get("locks").Call("request", name, map[string]any{"ifAvailable": true}, got).Call("then", end, end)
	letGo = sync.OnceFunc(func() {
		if resolve.Truthy() {
			resolve.Invoke()
		}
		<-gone // only now another may have it, this page too
		hold.Release()
		got.Release()
		end.Release()
	})
	if granted = <-answer; !granted {
		letGo()
	}
	return letGo, granted
}

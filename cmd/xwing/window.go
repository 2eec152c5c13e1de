package main

import "errors"

// window opens the window on a request and runs until it is closed.
func window(request) error {
	return errors.New("this build has no window yet; `xwing sim` plays games without one")
}

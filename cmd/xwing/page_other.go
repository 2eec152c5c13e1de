//go:build !js

package main

import "xwing/scene"

// onPage is nothing where there is no page.
func onPage(*scene.Options, keeper) {}

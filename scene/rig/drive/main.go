// Command drive runs the program under the rig by commands read from standard
// input, one a line, for looking at it without a screen:
//
//	tick N | click ID | move ID | at X Y | point X Y | wheel N | key KEY… | hold KEY… | let KEY… | type TEXT | drag X0 Y0 X1 Y1 | carry X0 Y0 X1 Y1 | drop
//	snap FILE | show [PREFIX] | rest | random N | until KIND | keen
//
// Usage: drive -bin GUEST [-w 1280 -h 720] [ARGUMENTS OF THE PROGRAM]
package main

import (
	"bufio"
	"flag"
	"fmt"
	"math/rand/v2"
	"os"
	"strconv"
	"strings"

	"github.com/hajimehoshi/ebiten/v2"

	"xwing/scene/rig"
	"xwing/scene/ui"
)

func main() {
	bin := flag.String("bin", "", "the program, built with -tags ebitenginevmguest")
	w := flag.Int("w", 1280, "width")
	h := flag.Int("h", 720, "height")
	flag.Parse()
	err := rig.Main(func(host *rig.Host) {
		r, err := host.Start(*bin, *w, *h, nil, flag.Args()...)
		if err != nil {
			fmt.Println(err)
			return
		}
		defer r.Close()
		in := bufio.NewScanner(os.Stdin)
		for in.Scan() {
			fields := strings.Fields(in.Text())
			if len(fields) == 0 {
				continue
			}
			if err := do(r, fields); err != nil {
				fmt.Println("!", in.Text(), ":", err)
			}
		}
		if s := r.Output(); s != "" {
			fmt.Println(s)
		}
	})
	if err != nil {
		fmt.Println(err)
		os.Exit(1)
	}
}

func do(r *rig.Rig, f []string) error {
	n := func(i int) float64 {
		if i >= len(f) {
			return 0
		}
		v, _ := strconv.ParseFloat(f[i], 64)
		return v
	}
	arg := strings.Join(f[1:], " ")
	switch f[0] {
	case "tick":
		return r.Tick(int(n(1)))
	case "click":
		return r.Click(arg)
	case "move":
		return r.MoveTo(arg)
	case "at":
		return r.ClickAt(n(1), n(2))
	case "point":
		return r.Move(n(1), n(2))
	case "wheel":
		return r.Wheel(n(1))
	case "drag":
		return r.Drag(ebiten.MouseButtonLeft, n(1), n(2), n(3), n(4))
	case "carry":
		return r.Carry(n(1), n(2), n(3), n(4))
	case "drop":
		return r.Drop()
	case "key", "hold", "let":
		return press(r, f[0], f[1:])
	case "type":
		return r.Type(arg)
	case "snap":
		return r.Snap(arg)
	case "rest":
		return r.Rest()
	case "random":
		for range int(n(1)) {
			if err := r.AnswerAny(rand.IntN); err != nil {
				return err
			}
		}
		return nil
	case "keen":
		r.Narrow = rig.Keen
		return nil
	case "until":
		return until(r, arg)
	case "show":
		show(r.Screen(), arg)
		return nil
	}
	return fmt.Errorf("unknown command %q", f[0])
}

// press presses keys by their names, holds them down or lets them go.
func press(r *rig.Rig, how string, names []string) error {
	keys := make([]ebiten.Key, len(names))
	for i, name := range names {
		if err := keys[i].UnmarshalText([]byte(name)); err != nil {
			return err
		}
	}
	switch how {
	case "hold":
		return r.Hold(keys...)
	case "let":
		return r.Let(keys...)
	}
	return r.Key(keys...)
}

// until answers at random until a question of that kind, or a screen of that name, is
// there.
func until(r *rig.Rig, what string) error {
	for range 600 {
		if err := r.Rest(); err != nil {
			return err
		}
		if s := r.Screen(); s.Prompt == what && s.Screen == "table" || s.Screen == what {
			return nil
		}
		if err := r.AnswerAny(rand.IntN); err != nil {
			return err
		}
	}
	return fmt.Errorf("%s does not come", what)
}

// show prints what is on the screen, of the widgets and pieces those whose ids begin so.
func show(s ui.Screen, prefix string) {
	fmt.Printf("# screen=%s prompt=%s busy=%v\n", s.Screen, s.Prompt, s.Busy)
	for _, w := range append(s.Widgets, s.Pieces...) {
		if strings.HasPrefix(w.ID, prefix) {
			fmt.Printf("  %-34s %-6v %v %q %s\n", w.ID, w.Enabled, w.Rect, w.Words, w.Reason)
		}
	}
}

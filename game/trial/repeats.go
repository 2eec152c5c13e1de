package trial

import (
	"fmt"

	"xwing/game"
)

// mostRepeats is how often one question may come in one step with nothing changed on the table: for some abilities that
// nothing tells apart. Beyond that whoever always answers alike goes round for ever.
const mostRepeats = 12

// repeats counts the questions of a step that are equal to earlier ones, with nothing changed since.
type repeats struct {
	step  string
	times map[string]int // by the question and the table
}

// repeated checks that no question of a step comes again and again.
func (w *watch) repeated(step string, d game.Decision, now game.State) {
	r := &w.repeat
	if r.step != step || r.times == nil {
		r.step, r.times = step, map[string]int{}
	}
	asked := string(d.Kind) + fmt.Sprint(d.Seat, d.About, d.Prompt)
	for _, o := range d.Options {
		asked += " " + o.ID
	}
	if r.times[asked]++; r.times[asked] <= mostRepeats || w.game.Probe == nil {
		return
	}
	// Now it is worth looking at the table.
	on := asked + " on " + w.game.Probe.Table(now)
	if r.times[on]++; r.times[on] > mostRepeats {
		w.faults.Fail("step %s: %s has come %d times with nothing changed", step, d.Kind, r.times[on])
	}
}

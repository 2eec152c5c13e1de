package game

import (
	"fmt"
	"iter"
	"runtime"
	"runtime/debug"
)

// running is the rules of one State, run step by step in a coroutine. Between
// two steps the coroutine waits with nothing in hand: the State is plain data
// then, and a coroutine that went on from step to step only saves growing a new
// stack for each. It is created, resumed and stopped on the goroutine that calls
// the Session, never on another one: a coroutine created by a goroutine locked to
// its thread (main, under Ebitengine) and resumed by another kills the process.
type running struct {
	step    string // the step in progress, "" between steps
	table   Table
	answers []Choice // handed to the Ask that waits
	stopped bool
	fault   *Fault
	next    func() ([]Decision, bool)
	stop    func()
}

// unwinding is what Ask panics with when the step is abandoned: stop alone would
// leave the rules where they are, and their goroutine with them.
type unwinding struct{}

// start prepares to run the steps of s.
func start(s State) *running {
	r, seats := &running{}, len(SidesOf(s))
	r.next, r.stop = iter.Pull(func(yield func([]Decision) bool) {
		defer r.recover()
		r.table.ask = func(ds []Decision) []Choice {
			if err := checkAsk(ds, seats); err != nil {
				panic(err)
			}
			if r.stopped || !yield(ds) {
				panic(unwinding{})
			}
			return r.answers
		}
		deepen()
		for {
			s.Run(&r.table)
			if !yield(nil) {
				return
			}
		}
	})
	return r
}

// deepen has the coroutine's stack be as large at once as rules need it: grown by and by, everything on it is looked through
// and moved each time.
//
//go:noinline
func deepen() {
	var room [16 << 10]byte
	runtime.KeepAlive(&room)
}

// begin makes the next resume run the step of that name.
func (r *running) begin(step string) {
	r.step = step
	r.table.chance = nil
}

// resume hands over the answers and runs on to the next question. It reports
// false when the step is over, by its end or by a fault.
func (r *running) resume(answers []Choice) ([]Decision, bool) {
	r.answers = answers
	ds, _ := r.next()
	return ds, len(ds) > 0
}

// abandon ends the coroutine; in the middle of a step, the state it leaves is to
// be thrown away.
func (r *running) abandon() {
	r.stopped = true
	r.stop()
}

// recover catches a panic of the rules while their stack is still there.
func (r *running) recover() {
	p := recover()
	if p == nil || r.stopped { // whatever deferred rules do while unwinding is void
		return
	}
	r.fault = &Fault{Step: r.step, Value: fmt.Sprint(p), Stack: string(debug.Stack())}
}

// checkAsk says what is wrong with the questions of one Ask in a game of so many seats.
func checkAsk(ds []Decision, seats int) error {
	if len(ds) == 0 {
		return fmt.Errorf("game: Ask without a decision")
	}
	for i := range ds {
		if err := ds[i].wellFormed(seats); err != nil {
			return fmt.Errorf("game: %w", err)
		}
		for j := range i {
			if ds[j].Seat == ds[i].Seat {
				return fmt.Errorf("game: Ask puts %s and %s to the same seat", ds[j].Kind, ds[i].Kind)
			}
		}
	}
	return nil
}

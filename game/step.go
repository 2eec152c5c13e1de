package game

import (
	"fmt"
	"iter"
	"runtime/debug"
)

// running is one step in progress: the rules in a coroutine of their own, which
// lives no longer than the step. It is created, resumed and stopped on the
// goroutine that calls the Session, never on another one: a coroutine created
// by a goroutine locked to its thread (main, under Ebitengine) and resumed by
// another kills the process.
type running struct {
	step    string
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

// begin prepares the next step of s; the first resume runs it.
func begin(s State) *running {
	r := &running{step: s.Step()}
	r.next, r.stop = iter.Pull(func(yield func([]Decision) bool) {
		defer r.recover()
		r.table.ask = func(ds []Decision) []Choice {
			if err := checkAsk(ds); err != nil {
				panic(err)
			}
			if r.stopped || !yield(ds) {
				panic(unwinding{})
			}
			return r.answers
		}
		s.Run(&r.table)
	})
	return r
}

// resume hands over the answers and runs on to the next question. It reports
// false when the step is over, by its end or by a fault.
func (r *running) resume(answers []Choice) ([]Decision, bool) {
	r.answers = answers
	return r.next()
}

// abandon ends the step in the middle; the state it leaves is to be thrown away.
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

// checkAsk says what is wrong with the questions of one Ask.
func checkAsk(ds []Decision) error {
	if len(ds) == 0 {
		return fmt.Errorf("game: Ask without a decision")
	}
	for i, d := range ds {
		if err := d.wellFormed(); err != nil {
			return fmt.Errorf("game: %w", err)
		}
		for _, other := range ds[:i] {
			if other.Seat == d.Seat {
				return fmt.Errorf("game: Ask puts %s and %s to the same seat", other.Kind, d.Kind)
			}
		}
	}
	return nil
}

package game

import "fmt"

// Fault is a panic of the rules, caught where it happened: a bug report. The
// game goes on without the step that failed.
type Fault struct {
	Step    string // the step that ran
	Value   string // what the rules panicked with
	Stack   string // where, as debug.Stack says it
	Choices int    // how many choices were in effect
}

// Error says what failed, in one line.
func (f *Fault) Error() string {
	return fmt.Sprintf("the rules failed in step %s after %d choices: %s", f.Step, f.Choices, f.Value)
}

// Report is the bug report to be written beside the journal.
func (f *Fault) Report(h Header) []byte {
	return fmt.Appendf(nil, "%s\n\nrules %s, catalogue %s, edition %s, journal format %d, seed %d\n\n%s\n",
		f.Error(), h.Rules, h.Catalogue, h.Edition, h.Format, h.Seed, f.Stack)
}

// Package game is the kernel on which every rule set plays: Session, Decision,
// Choice, Event, Journal, random sources and the sampler of legal answers.
//
// It knows no ship, no phase and no card: a rule set hands it a State and the
// kernel runs that State one step at a time, asks what the step asks, keeps the
// journal, and can undo, redo, resume, fork and replay. It never touches the
// disk, the clock or the screen, and holds no package-level mutable state.
package game

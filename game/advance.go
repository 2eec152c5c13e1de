package game

import "fmt"

// maxSteps is how many steps may run without a question before the kernel holds
// that the rules go round in circles. A round of X-Wing has some hundred steps.
const maxSteps = 10_000

// answer gives c, which is settled, to the open Decision of its seat, and runs
// on once every open Decision has its answer.
func (s *Session) answer(c Choice) {
	for i := range s.open {
		if s.open[i].Seat == c.Seat {
			s.answers[i] = c
		}
	}
	for i := range s.answers {
		if !s.answers[i].given() {
			return
		}
	}
	answers := s.answers
	s.open, s.answers = nil, nil
	s.runOn(answers)
}

// advance runs from a step boundary to the next question or the end.
func (s *Session) advance() { s.runOn(nil) }

// runOn hands the answers to the step in progress and runs on, step after step,
// until a Decision is open, the game is over, or the rules fail.
func (s *Session) runOn(answers []Choice) {
	for range maxSteps {
		if s.run == nil && !s.nextStep() {
			return
		}
		ds, asks := s.run.resume(answers)
		answers = nil
		s.takeOver()
		switch {
		case s.run.fault != nil:
			s.failed(s.run.fault)
			return
		case asks:
			s.open, s.answers = ds, s.room(len(ds))
			s.asked += len(ds)
			s.retried = false
			return
		}
		s.endStep()
	}
	s.failed(&Fault{Step: s.state.Step(), Value: fmt.Sprintf("%d steps ran without a question", maxSteps)})
}

// answersAtOnce is for how many answers room is made at once.
const answersAtOnce = 16

// room is room for so many answers, empty, and nobody else's.
func (s *Session) room(n int) []Choice {
	if n > len(s.blank) {
		s.blank = make([]Choice, max(n, answersAtOnce))
	}
	room := s.blank[:n:n]
	s.blank = s.blank[n:]
	return room
}

// picks is room for what an answer picks, likewise.
func (s *Session) picks(n int) []string {
	if n == 0 {
		return nil
	}
	if n > len(s.unnamed) {
		s.unnamed = make([]string, max(n, answersAtOnce))
	}
	room := s.unnamed[:0:n]
	s.unnamed = s.unnamed[n:]
	return room
}

// nextStep begins the next step, unless the game is over.
func (s *Session) nextStep() bool {
	s.remember()
	if _, over := s.state.Outcome(); over {
		s.abandon()
		return false
	}
	if s.rules == nil {
		s.rules = start(s.state)
	}
	s.run, s.begun, s.asked = s.rules, len(s.history), 0
	s.run.begin(s.state.Step())
	s.run.table.untold = s.unheard && s.check == nil
	return true
}

// takeOver takes what the step announced and recorded since it was resumed.
func (s *Session) takeOver() {
	t := &s.run.table
	if !s.quiet && !s.unheard && s.run.fault == nil {
		s.events = append(s.events, t.events...)
	}
	if n := len(s.history); n > 0 {
		s.history[n-1].chance = s.history[n-1].chance || t.fresh
		s.history[n-1].reveal = s.history[n-1].reveal || t.reveal
	}
	clear(t.events)
	t.events, t.fresh, t.reveal = t.events[:0], false, false
}

// endStep closes the step that ran to its end, with a check line if anything
// happened in it that a replay can compare.
func (s *Session) endStep() {
	chance := s.run.table.chance
	if s.check != nil && !s.quiet && (len(chance) > 0 || s.asked > 0) {
		s.check(Check{Step: s.run.step, Hash: HashOf(s.state), Chance: chance})
	}
	s.run = nil
}

// failed deals with a panic of the rules: it is reported, and the step is
// offered again from its beginning, without the choices made in it. A step that
// failed before it asked is run once more, in vain as a rule, and then given up.
func (s *Session) failed(f *Fault) {
	f.Choices = choicesIn(s.history)
	s.fault = f
	s.abandon()
	s.broken = true
	if s.quiet {
		return
	}
	if keeper, ok := s.log.(FaultLog); ok {
		// The report is a courtesy: that it could not be written changes nothing.
		_ = keeper.Fault(f.Report(s.header))
	}
	s.recover()
}

// recover rewinds a broken session to the beginning of the step that failed.
func (s *Session) recover() {
	back := choicesIn(s.history[max(s.begun, s.floor):])
	if back == 0 {
		if !s.retried {
			s.retried = true
			s.rewind(len(s.history))
			s.events = append(s.events, Rewound{Fault: true})
		}
		return
	}
	if s.replaying {
		return // the journal's next line takes the choices back
	}
	if err := s.append(Line{Undo: &UndoLine{Choices: back, Fault: true}}); err != nil {
		return // still broken; Undo asks the journal again
	}
	s.takeBack(back, nil)
	s.wake()
	s.undone = nil
	s.events = append(s.events, Rewound{Choices: back, Fault: true})
}

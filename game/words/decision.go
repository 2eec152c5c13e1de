package words

import "xwing/game"

// Prompt returns what a Decision asks.
func (w *Words) Prompt(d game.Decision) string {
	if d.Prompt.Key == "" {
		return w.Say(game.Say("prompt." + string(d.Kind)))
	}
	return w.Say(d.Prompt)
}

// Option returns the words of one answer, without the reason against it.
func (w *Words) Option(o game.Option) string {
	if o.Text.Key == "" {
		return w.Value("option", o.ID)
	}
	return w.Say(o.Text)
}

// Slot returns the words of one thing that an option is wanted for.
func (w *Words) Slot(s game.Slot) string {
	if s.Text.Key == "" {
		return w.Value("slot", s.ID)
	}
	return w.Say(s.Text)
}

// Refusal says why an answer is not legal.
func (w *Words) Refusal(r game.Refusal) string { return w.Say(r.Why) }

// Refused says why a Choice was refused, every reason a sentence.
func (w *Words) Refused(r *game.Refused) string {
	s := w.Refusal(r.Refusal)
	for _, more := range r.More {
		s += " " + w.Refusal(more)
	}
	return s
}

// Seat returns what a seat is called ("Red").
func (w *Words) Seat(s game.Seat) string { return w.Value("seat", s.ID()) }

package scene

import (
	"xwing/game"
	"xwing/game/words"
)

// InJournal has a game begin with a journal of its own, which is closed where it does not.
func (a *App) InJournal(label string, begin func(log game.Log) error) error {
	log, err := a.Opt.Files.Begin(label)
	if err != nil {
		return err
	}
	if err := begin(log); err != nil {
		CloseLog(log)
		return err
	}
	return nil
}

// SeedOf is the seed of a game that begins: the one that is wanted, or that the window was opened with for its first game,
// or a new one.
func (a *App) SeedOf(wanted uint64, seeded bool) uint64 {
	first := !a.begun
	a.begun = true
	switch {
	case seeded:
		a.FixChance(wanted)
		return wanted
	case a.Opt.Seeded && first:
		return a.Opt.Seed
	}
	return a.NewSeed()
}

// Seat has players and computers sit down in the header of a game.
func Seat(h *game.Header, names [2]string, computer Seats) error {
	if err := seatComputers(h, computer); err != nil {
		return err
	}
	return namePlayers(h, names)
}

// Called is what the players of a game are called: a computer by what it is, and by its color where there are two.
func Called(w *words.Words, names [2]string, computer Seats) [2]string {
	for seat := game.Red; seat <= game.Blue; seat++ {
		switch {
		case !computer.Has(seat):
		case computer.All(2):
			names[seat] = w.Say(game.Say("ui.computer-of", "color", w.Seat(seat)))
		default:
			names[seat] = w.Say(game.Say("ui.computer"))
		}
	}
	return names
}

package scene

import (
	"strings"

	"xwing/game"
	"xwing/internal/settings"
	"xwing/scene/draw"
	"xwing/scene/ui"
)

// What is chosen before any game, whatever it is played with.

// BackToTitle is the way back from there.
func (a *App) BackToTitle(id string, r draw.Rect) {
	if a.UI.Button(id, r, a.Say("back"), ui.ButtonStyle{Align: draw.Center}) || a.Leaving() {
		a.Show(&TitleScreen{App: a})
	}
}

// SeedField is where a seed is written; it returns what stands there. Why says what a seed is for.
func (d *Desk) SeedField(id string, r draw.Rect, seed, why string) string {
	u := d.UI
	seed = d.NumberField(id, r, seed, d.Say("seed"), 19)
	if u.Over(r) && !u.Writing() {
		u.Tip(why, r)
	}
	return seed
}

// NumberField is where a number of at most so many digits is written; it returns what stands there.
func (d *Desk) NumberField(id string, r draw.Rect, text, hint string, most int) string {
	return strings.Map(func(r rune) rune {
		if r < '0' || r > '9' {
			return -1
		}
		return r
	}, d.UI.Field(id, r, text, hint, most))
}

// ChooseOpen chooses whether the table has curtains.
func (a *App) ChooseOpen(id string, r draw.Rect) {
	on := a.Opt.Settings.Table.Open
	st := ui.ButtonStyle{Align: draw.Center, Size: 14, On: on, Tip: a.Say("open-table-why")}
	if a.UI.Button(id, r, a.Say("open-table"), st) {
		a.Opt.Settings.Table.Open = !on
		a.Keep("table.open", !on)
	}
}

// ChoosePlayer turns a seat over from a person to the computer, and back.
func (a *App) ChoosePlayer(r draw.Rect, seat game.Seat) {
	on := a.Computers().Has(seat)
	if !a.PlayerButton(r, seat, on) {
		return
	}
	who := a.skill[seat&1]
	if on {
		a.skill[seat&1], who = a.sitter(seat), settings.Person
	} else if who == "" {
		who = settings.Computer
	}
	a.seat(seat, who)
}

// seat has somebody sit at a seat, in the next game, too.
func (a *App) seat(seat game.Seat, who string) {
	*[2]*string{&a.Opt.Settings.Table.RedPlayer, &a.Opt.Settings.Table.BluePlayer}[seat] = who
	a.Keep("table."+seat.ID()+"-player", who)
	a.Touch()
}

// sitter is who sits there.
func (a *App) sitter(seat game.Seat) string {
	return [2]string{a.Opt.Settings.Table.RedPlayer, a.Opt.Settings.Table.BluePlayer}[seat]
}

// ChooseSkill turns to how well the computer plays a seat otherwise: a Recruit, a Regular, an Ace, and from the beginning.
func (a *App) ChooseSkill(r draw.Rect, seat game.Seat) {
	k := a.Computers().Skill(seat)
	is := [...][2]string{Regular: {"skill.regular", "skill.regular-why"}, Recruit: {"skill.recruit", "skill.recruit-why"},
		Ace: {"skill.ace", "skill.ace-why"}}[k]
	st := ui.ButtonStyle{Align: draw.Center, Size: 14, Tip: a.Say(is[1])}
	if a.UI.Button("skill:"+seat.ID(), r, a.Say(is[0]), st) {
		a.seat(seat, skills[[...]Skill{Recruit: Regular, Regular: Ace, Ace: Recruit}[k]])
	}
}

// PlayerButton is the button by which the computer takes a seat, on where it has it; it reports whether it has been clicked.
func (d *Desk) PlayerButton(r draw.Rect, seat game.Seat, on bool) bool {
	st := ui.ButtonStyle{Align: draw.Center, Size: 14, On: on, Tip: d.Say("computer-why", "seat", seat.ID())}
	return d.UI.Button("player:"+seat.ID(), r, d.Say("computer"), st)
}

// Computers are the seats that the computer is to play in the next game, as in the latest.
func (a *App) Computers() Seats {
	last := &a.Opt.Settings.Table
	var seats Seats
	for i, who := range []string{last.RedPlayer, last.BluePlayer} {
		if sitter, ok := SitterNamed(who); ok && sitter != Person {
			seats = seats.With(game.Seat(i), skillNamed(who))
		}
	}
	return seats
}

// KeepNames remembers the players' names for the next game.
func (a *App) KeepNames(names [2]string) {
	last := &a.Opt.Settings.Table
	for i, at := range []*string{&last.Red, &last.Blue} {
		if *at != names[i] {
			*at = names[i]
			a.Keep("table."+game.Seat(i).ID(), names[i])
		}
	}
}

// Tabs turn the pages of a screen whose panels have no room beside each other: it returns the one that is shown, the
// first if none was. Each is named for a kind and its id.
func (d *Desk) Tabs(kind string, r draw.Rect, page string, ids, labels []string) string {
	if page == "" {
		page = ids[0]
	}
	was := page
	for i, b := range r.Columns(len(ids), d.UI.Px(4)) {
		if d.UI.Button(kind+":"+ids[i], b, labels[i], ui.ButtonStyle{Align: draw.Center, Size: 15, On: page == ids[i]}) {
			page = ids[i]
		}
	}
	if page != was {
		d.Touch()
	}
	return page
}

// First is the screen to begin with, and what is done in the first tick.
func (a *App) First(s Screen, begin func()) { a.Screen, a.begin = s, begin }

// asked does what the front door asks for.
func (a *App) asked() {
	switch {
	case a.Opt.Journal != "":
		a.Resume(a.Opt.Journal)
	case a.Opt.Watch != "":
		a.Watch(a.Opt.Watch)
	case a.Opt.Latest:
		a.ResumeLatest()
	}
	for i := range a.tenants {
		if begin := a.tenants[i].Begin; begin != nil {
			a.turnTo(i)
			begin()
		}
	}
}

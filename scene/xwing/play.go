package xwing

import (
	"slices"

	"xwing/game"
	"xwing/game/xwing"
	"xwing/game/xwing/board"
	"xwing/game/xwing/catalog"
	"xwing/game/xwing/lesson"
	"xwing/game/xwing/match"
	"xwing/game/xwing/position"
	"xwing/game/xwing/terms"
	"xwing/scene"
)

// play is a game of X-Wing in progress: the board that shows it, what it is called.
type play struct {
	scene.Play
	board display
	words *terms.Words
	names *terms.Names
	setup setup  // what it was begun with
	again func() // begins the same game once more

	ace  ace       // that plays the computer's seats, where one does
	odds bookmaker // of attacks that are looked at

	coach   *lesson.Coach // of a first game; nil: it is another
	lookout lookout       // for what could fall where

	never map[string]int    // abilities not to be asked about again, by the round
	first map[string]string // what came first among abilities that all resolve, by orderKey
	turns map[string]turns  // the order of turns that a player has said, by turnsKey
}

// speaks has the game told in words.
func (p *play) speaks(w *terms.Words) { p.words, p.board.words, p.Play.Words = w, w, w.Words }

// teach has a coach know what has been shown of a first game.
func (p *play) teach() {
	c := lesson.NewCoach()
	p.Untimed = true
	p.coach, p.board.hears, p.board.anew = c, c.Hear, func() { c.CatchUp(p.Session) }
	p.board.anew()
	note := p.Chosen
	p.Chosen = func(asked game.Decision, answer game.Choice) {
		if note(asked, answer); asked.Seat == lesson.Learner && !answer.Self {
			c.Answered()
		}
	}
}

// state is the live state, for previews and the view; it is never kept.
func (p *play) state() *xwing.State {
	if still, is := p.Session.State().(position.Still); is { // a position that is edited
		return still.State
	}
	return p.Session.State().(*xwing.State)
}

// seen is the table as the seat sees it that is asked a question.
func (p *play) seen(d game.Decision) *xwing.Seen { return xwing.Sit(p.Session, d.Seat) }

// active is the ship whose turn it is; none while its player chooses which has the next.
func (p *play) active() board.ShipID {
	if p.board.Resting() && slices.ContainsFunc(p.Session.Open(), choosesTurn) {
		return 0
	}
	return p.board.view.Active
}

// turns is the order in which a player wants ships to have their turns.
type turns struct {
	round int
	at    int             // the choice that it was said with
	ships []string        // all of them, the first first
	flips map[string]bool // whether the ship's card is to be turned over, where that was asked along
	used  map[string]int  // with how many choices that was answered
}

// setup is what a game is begun with.
type setup struct {
	squads      [2][]byte       // XWS
	names       [2]string       // of the players; "": by their color
	teams       match.Teams     // none: two play
	bring       [2][][]byte     // the squads of teams, XWS
	list        catalog.Ruleset // of points; "": the edition's own
	scenario    string          // "": none
	environment string          // card; "": none
	epic        bool            // an epic battle
	deck        string          // of damage cards; "": the latest
	rounds      int             // that the players have agreed on; 0: the edition's own
	computer    scene.Seats     // that it plays
	seed        uint64
	seeded      bool // else a seed is drawn
}

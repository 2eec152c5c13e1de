// Package scene is the shell of the client: the window, what a frame is made with,
// input, dialogs, settings, sound, and a game in progress as any table keeps it.
// Ebitengine lives here and below only. It knows no ship, and no game: what X-Wing's
// table looks like stands in scene/xwing, which imports this package, never the
// other way; what any table has stands between them, in scene/table.
//
// A frame is built on every tick in which something may have changed: widgets
// first, then the table takes what is left of the mouse. It is a draw.List and
// painted only if it differs from the one before. The scene decides no rule:
// legality is read from Decisions and from Placement.Check.
//
// A game brings its screens (Screen, and Table for the one it is played on) and a
// Stage, which its Events change at their own pace: Armada will bring its own. The shell
// owns the App; the games that live in it are handed to it (New), each as a Tenant, which title
// and kept games ask: a journal's header says which. Its table puts a Question, with the game's own Manner
// of asking, Ghosts, Placing and a LogPanel together with parts of its own.
package scene

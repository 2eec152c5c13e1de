// Package xwing draws and explains X-Wing's table, and asks its questions: the
// screens that know ships. It composes them of the parts of package scene.
//
// The table shows a board of its own that is changed by Events alone, at its own
// pace; questions come up once it has come to rest. The scene decides no rule:
// legality is read from Decisions, Placement.Check and the previews of package
// game/xwing.
package xwing

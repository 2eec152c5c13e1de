// Package scene is what people see and touch: the screens, the table, the
// prompts. Ebitengine lives here and below only.
//
// A frame is built on every tick in which something may have changed: widgets
// first, then the table takes what is left of the mouse. It is a draw.List and
// painted only if it differs from the one before. The table shows a board of
// its own that is changed by Events alone, at its own pace; questions come up
// once it has come to rest. The scene decides no rule: legality is read from
// Decisions, Placement.Check and the previews of package xwing.
package scene

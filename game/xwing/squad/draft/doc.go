// Package draft is squads that are being built.
//
// A [Draft] takes every change, whatever rules the squad breaks then, and says what they are; it can undo and redo all of
// them. It begins empty, or with a file, of which it keeps what is not edited letter by letter. [Draft.Keep] is the draft as
// a text, for a program that may end at any moment; the package opens no file.
package draft

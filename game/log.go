package game

// Log keeps a journal. internal/store has the one that writes a file.
type Log interface {
	// Append writes one line (without its line feed) and makes sure that it
	// outlives the program. After an error the journal is as it was before. The
	// line's memory is the caller's, who writes the next line into it.
	Append(line []byte) error
}

// Noter is a Log that can take a line without waiting until it is safe: check
// lines, which a replay can do without. The line's memory is the caller's, too.
type Noter interface {
	Note(line []byte) error
}

// FaultLog is a Log that keeps bug reports beside the journal.
type FaultLog interface {
	Fault(report []byte) error
}

// CutLog is a Log that can give up damaged lines: all of its journal but the first so
// many bytes. It tells where the journal is kept as it was.
type CutLog interface {
	Cut(whole int) (kept string, err error)
}

// NewsLog is a Log that tells, once, what has become of the journal in the meantime.
type NewsLog interface {
	News() []Phrase
}

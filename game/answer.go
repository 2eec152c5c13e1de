package game

// The answers that many questions share. Journals and scripts write them as they
// stand here.
const (
	Yes  = "yes"
	No   = "no"
	None = "none" // it is not done at all
	Done = "done" // it is not done any more
)

// Declines reports whether an answer leaves undone what is asked about.
func Declines(id string) bool { return id == No || id == None || id == Done }

package scene

// hands is who gave which answers.
type hands struct {
	Self   map[int]bool // the answers given by the scene, by their number
	Undone []int        // how many undos each undo of a person's took, the latest last
	Asking int          // with so many choices the latest undo ended: from there on a person answers, +1
	Asked  int          // likewise: the question has been left to a person
	quiet  int          // with so many choices the latest was made, and nothing has happened since
}

// Gave notes that the scene has given the answer of number n.
func (h *hands) Gave(n int) {
	if h.Self == nil {
		h.Self = map[int]bool{}
	}
	h.Self[n] = true
}

// chosen forgets what was undone: a new choice, of number n, has taken its place.
func (h *hands) chosen(n int) {
	for i := range h.Self {
		if i >= n {
			delete(h.Self, i)
		}
	}
	h.Undone, h.Asking, h.Asked = nil, 0, 0
}

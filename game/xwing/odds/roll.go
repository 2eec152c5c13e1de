package odds

import "xwing/game/xwing/board"

// throw is what some dice may show, whatever their order, and how likely that is.
type throw struct {
	faces  []board.Face
	chance float64
}

// throws lists what n dice of a side may show.
func throws(side board.Side, n int) (all []throw) {
	results := side.Results()
	weight := make([]float64, len(results))
	for i, r := range results {
		for _, f := range side.Faces() {
			if f == r {
				weight[i] += 1.0 / 8
			}
		}
	}
	var faces []board.Face
	var fill func(from int, left int, chance float64)
	fill = func(from, left int, chance float64) {
		if from == len(results)-1 {
			for range left {
				faces = append(faces, results[from])
				chance *= weight[from]
			}
			all = append(all, throw{append([]board.Face(nil), faces...), chance})
			faces = faces[:len(faces)-left]
			return
		}
		here := chance
		for k := 0; k <= left; k++ { // k of this result: chosen among those left
			fill(from+1, left-k, here)
			faces = append(faces, results[from])
			here *= weight[from] * float64(left-k) / float64(k+1)
		}
		faces = faces[:len(faces)-left-1]
	}
	fill(0, n, 1)
	return all
}

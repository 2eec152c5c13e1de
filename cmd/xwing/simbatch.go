package main

import (
	"runtime"
	"sync"

	"xwing/game/trial"
)

// eachGame plays games side by side, on as many cores as there are, and returns what was counted in all and the latest error.
// Each is handed what it counts in, nil unless --coverage is given; what comes of it is taken one game at a time.
func (c *call) eachGame(games int, play func(n int, cover *trial.Coverage) (take func() error)) (map[string]map[string]int, error) {
	total := trial.NewCoverage()
	var mutex sync.Mutex
	var wait sync.WaitGroup
	next := make(chan int)
	var failed error
	for range runtime.GOMAXPROCS(0) {
		wait.Go(func() {
			for n := range next {
				var cover *trial.Coverage // counting is a thirtieth of what games cost
				if c.has("coverage") {
					cover = trial.NewCoverage()
				}
				take := play(n, cover)
				mutex.Lock()
				if err := take(); err != nil {
					failed = err
				}
				total.Add(cover)
				mutex.Unlock()
			}
		})
	}
	for n := range games {
		next <- n
	}
	close(next)
	wait.Wait()
	if !c.has("coverage") {
		return nil, failed
	}
	return total.Counts, failed
}

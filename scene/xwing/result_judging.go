package xwing

import (
	"sync"
	"sync/atomic"

	"xwing/game"
	"xwing/game/xwing/judge"
)

// judging is the search for better answers than those of a game that is over. It goes on beside the sheet, where there are threads,
// else a little in each tick.
type judging struct {
	of   *judge.Judging // another goroutine's, once it runs
	stop atomic.Bool

	mutex     sync.Mutex
	judged    []judge.Judged
	done, all int
	over      bool
}

// beginJudging begins to judge a game that is over; nil of one that goes on.
func beginJudging(s *game.Session) *judging {
	of, ok := judge.Begin(s, judge.Usual())
	if !ok {
		return nil
	}
	return judgeOn(of)
}

// judgeOn goes on with what has begun.
func judgeOn(of *judge.Judging) *judging {
	j := &judging{of: of}
	_, j.all = of.Progress()
	if threads {
		go j.run()
	}
	return j
}

// atOnce is how many playouts are tried before anybody hears of them.
const atOnce = 16

// run judges to the end, or until it is stopped.
func (j *judging) run() {
	for !j.step(atOnce) {
	}
}

// tick goes a little further where there are no threads.
func (j *judging) tick() {
	if !threads && !j.finished() {
		j.step(aTick)
	}
}

// step goes a little further, and reports whether that was all.
func (j *judging) step(playouts int) bool {
	over := j.of.Step(playouts) || j.stop.Load()
	if over {
		j.of.Close()
	}
	j.mutex.Lock()
	defer j.mutex.Unlock()
	j.judged = append(j.judged, j.of.Judged[len(j.judged):]...)
	j.done, _ = j.of.Progress()
	j.over = over
	return over
}

// finished reports whether it has come to its end.
func (j *judging) finished() bool {
	j.mutex.Lock()
	defer j.mutex.Unlock()
	return j.over
}

// found is what was found so far, after how many choices, and of how many.
func (j *judging) found() (judged []judge.Judged, done, all int) {
	j.mutex.Lock()
	defer j.mutex.Unlock()
	return j.judged[:len(j.judged):len(j.judged)], j.done, j.all
}

// end has it stop; where there are no threads it has stopped.
func (j *judging) end() {
	if j == nil {
		return
	}
	if j.stop.Store(true); !threads && !j.finished() {
		j.step(0)
	}
}

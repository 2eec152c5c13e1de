package digest

import (
	"math/bits"
	"testing"

	"pgregory.net/rapid"
)

// of sums up words.
func of(words ...uint64) uint64 {
	var d Digest
	for _, w := range words {
		d.Word(w)
	}
	return d.Sum()
}

// One bit changed anywhere changes about half of the sum.
func TestEveryBitCounts(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		words := rapid.SliceOfN(rapid.OneOf(rapid.Uint64(), rapid.Uint64Range(0, 9)), 1, 40).Draw(t, "words")
		i, bit := rapid.IntRange(0, len(words)-1).Draw(t, "i"), rapid.IntRange(0, 63).Draw(t, "bit")
		before := of(words...)
		words[i] ^= 1 << bit
		if n := bits.OnesCount64(before ^ of(words...)); n < 8 {
			t.Fatalf("%d bits of the sum change", n)
		}
	})
}

func TestOrderCounts(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		words := rapid.SliceOfNDistinct(rapid.Uint64Range(0, 99), 2, 20, rapid.ID).Draw(t, "words")
		i := rapid.IntRange(1, len(words)-1).Draw(t, "i")
		before := of(words...)
		words[0], words[i] = words[i], words[0]
		if of(words...) == before {
			t.Fatal("two words changed places, and the sum is the same")
		}
	})
}

// Both words of a pair count, and which is which.
func TestPairs(t *testing.T) {
	of := func(a, b uint64) uint64 {
		var d Digest
		d.Pair(a, b)
		return d.Sum()
	}
	rapid.Check(t, func(t *rapid.T) {
		word := rapid.OneOf(rapid.Uint64(), rapid.Uint64Range(0, 9))
		a, b := word.Draw(t, "a"), word.Draw(t, "b")
		bit := uint64(1) << rapid.IntRange(0, 63).Draw(t, "bit")
		if n := bits.OnesCount64(of(a, b) ^ of(a, b^bit)); n < 8 {
			t.Fatalf("%d bits of the sum change with the second word", n)
		}
		if a != b && of(a, b) == of(b, a) {
			t.Fatal("two words changed places, and the sum is the same")
		}
	})
}

// Texts that run into each other are told apart, and so is every byte.
func TestTexts(t *testing.T) {
	sum := func(list ...string) uint64 {
		var d Digest
		d.Texts(list)
		return d.Sum()
	}
	rapid.Check(t, func(t *rapid.T) {
		text := rapid.StringOfN(rapid.RuneFrom([]rune("ab/:\x00")), 0, 40, -1)
		a, b := rapid.SliceOfN(text, 0, 3).Draw(t, "a"), rapid.SliceOfN(text, 0, 3).Draw(t, "b")
		equal := len(a) == len(b)
		for i := 0; equal && i < len(a); i++ {
			equal = a[i] == b[i]
		}
		if (sum(a...) == sum(b...)) != equal {
			t.Fatalf("%q and %q: same sum %v", a, b, !equal)
		}
	})
}

func TestBools(t *testing.T) {
	for n := range uint64(16) {
		if got := Bools(n&8 != 0, n&4 != 0, n&2 != 0, n&1 != 0); got != n {
			t.Errorf("Bools = %d, want %d", got, n)
		}
	}
}

// The sum is part of the journal's form: it must not change unseen.
func TestSumIsFixed(t *testing.T) {
	var d Digest
	d.Int(-1)
	d.Word(Bools(true, false, true))
	d.Texts([]string{"pilot/wedgeantilles", ""})
	d.Texts([]string{"", "a", "foe", "focus", "barrage", "hull-upgrade", "lukeskywalker-t65xwing"})
	d.Pair(Small(1, -2, 3, 4), Bytes([]int8{4, -5}))
	if got := d.Sum(); got != 0xbeff78f69f6bf5c6 {
		t.Errorf("%#x", got)
	}
}

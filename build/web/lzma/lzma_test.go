package lzma

import (
	"bytes"
	"encoding/binary"
	"math/rand/v2"
	"os"
	"os/exec"
	"strings"
	"testing"
)

// samples are what has a seam of the format each: nothing, one byte, a run longer than the longest
// match, chance, text, distances near and far, the latest distances once more.
func samples() map[string][]byte {
	r := rand.New(rand.NewPCG(3, 4))
	noise := func(n int) []byte {
		b := make([]byte, n)
		for i := range b {
			b[i] = byte(r.Uint32())
		}
		return b
	}
	block := noise(500)
	mended := bytes.Clone(block)
	mended[250] ^= 1
	far := append(append(bytes.Clone(block), noise(1<<18)...), block...)
	var mixed []byte
	for range 3000 {
		at := r.IntN(len(block) - 40)
		mixed = append(append(mixed, block[at:at+2+r.IntN(38)]...), byte(r.IntN(4)))
	}
	return map[string][]byte{
		"nothing":      {},
		"one byte":     {7},
		"two bytes":    {7, 7},
		"a run":        bytes.Repeat([]byte{0}, 5000),
		"runs of two":  bytes.Repeat([]byte{1, 2}, 1000),
		"noise":        noise(3000),
		"all ones":     bytes.Repeat([]byte{0xff}, 300),
		"words":        []byte(strings.Repeat("what is said twice is said in fewer bytes; ", 90)),
		"nearly again": append(bytes.Clone(block), mended...),
		"far away":     far,
		"pieces":       mixed,
	}
}

// TestPackIsSmall: what repeats itself shrinks, what does not hardly grows.
func TestPackIsSmall(t *testing.T) {
	for name, most := range map[string]int{"a run": 60, "words": 140, "noise": 3080, "nearly again": 600, "far away": 500 + 1<<18 + 1<<18/50} {
		if n := len(Pack(samples()[name])); n > most {
			t.Errorf("%s has %d bytes packed, more than %d", name, n, most)
		}
	}
}

// TestPackIsTheSame: a page that is built twice is the same to the byte.
func TestPackIsTheSame(t *testing.T) {
	data := samples()["pieces"]
	if !bytes.Equal(Pack(data), Pack(data)) {
		t.Error("the same bytes are packed otherwise")
	}
}

// byOthers unpacks all samples by a program, where it is installed; with XWING_E2E=1 it has to be.
func byOthers(t *testing.T, program string, args ...string) {
	t.Helper()
	path, err := exec.LookPath(program)
	switch {
	case err == nil:
	case os.Getenv("XWING_E2E") == "1":
		t.Fatal(err)
	default:
		t.Skip(err)
	}
	for name, data := range samples() {
		cmd := exec.Command(path, args...)
		cmd.Stdin = bytes.NewReader(Pack(data))
		got, err := cmd.Output()
		if err != nil || !bytes.Equal(got, data) {
			t.Errorf("%s: %s makes %d bytes of %d, %v", name, program, len(got), len(data), err)
		}
	}
}

// TestXz unpacks by those whose format it is.
func TestXz(t *testing.T) { byOthers(t, "xz", "--format=lzma", "-dc") }

// TestPage unpacks as the page does.
func TestPage(t *testing.T) {
	byOthers(t, "node", "-e", `const fs = require("fs"); const unlzma = new Function(fs.readFileSync("../page/unlzma.js", "utf8") + "; return unlzma")();
		const packed = fs.readFileSync(0); process.stdout.write(unlzma(new Uint8Array(packed)))`)
}

// TestHead: the head tells how it is packed, and how much.
func TestHead(t *testing.T) {
	packed := Pack(samples()["words"])
	if size := binary.LittleEndian.Uint64(packed[5:]); size != uint64(len(samples()["words"])) || packed[0] != literalContext {
		t.Errorf("the head is %v", packed[:13])
	}
}

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

// pack packs where xz is installed; with XWING_E2E=1 it has to be.
func pack(t *testing.T, data []byte) []byte {
	t.Helper()
	if _, err := exec.LookPath("xz"); err != nil && os.Getenv("XWING_E2E") != "1" {
		t.Skip(err)
	}
	packed, err := Pack(data)
	if err != nil {
		t.Fatal(err)
	}
	return packed
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
		cmd.Stdin = bytes.NewReader(pack(t, data))
		got, err := cmd.Output()
		if err != nil || !bytes.Equal(got, data) {
			t.Errorf("%s: %s makes %d bytes of %d, %v", name, program, len(got), len(data), err)
		}
	}
}

// TestPage unpacks as the page does.
func TestPage(t *testing.T) {
	byOthers(t, "node", "-e", `const fs = require("fs"); const unlzma = new Function(fs.readFileSync("../page/unlzma.js", "utf8") + "; return unlzma")();
		const packed = fs.readFileSync(0); process.stdout.write(unlzma(new Uint8Array(packed)))`)
}

// TestHead: the head tells how it is packed, and how much.
func TestHead(t *testing.T) {
	packed := pack(t, samples()["words"])
	if size := binary.LittleEndian.Uint64(packed[5:]); size != uint64(len(samples()["words"])) || packed[0] != 4 {
		t.Errorf("the head is %v", packed[:13])
	}
}

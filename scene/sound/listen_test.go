package sound

import (
	"bytes"
	"encoding/binary"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// TestListen writes every sound as a WAV file into the folder that XWING_SOUNDS
// names, for people to listen to.
func TestListen(t *testing.T) {
	folder := os.Getenv("XWING_SOUNDS")
	if folder == "" {
		t.Skip("XWING_SOUNDS names no folder")
	}
	if err := os.MkdirAll(folder, 0o755); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(filepath.Join(folder, "bed.wav"), wav(Bed()), 0o644); err != nil {
		t.Fatal(err)
	}
	for _, c := range All() {
		name := filepath.Join(folder, strings.ReplaceAll(c.String(), "/", "-")+".wav")
		if err := os.WriteFile(name, wav(Render(c)), 0o644); err != nil {
			t.Fatal(err)
		}
	}
}

// wav is a sound as a file.
func wav(pcm []int16) []byte {
	var b bytes.Buffer
	size := uint32(2 * len(pcm))
	b.WriteString("RIFF")
	_ = binary.Write(&b, binary.LittleEndian, 36+size)
	b.WriteString("WAVEfmt ")
	_ = binary.Write(&b, binary.LittleEndian, struct {
		Size              uint32
		Format, Channels  uint16
		Rate, BytesSecond uint32
		Frame, Bits       uint16
	}{16, 1, 1, Rate, 2 * Rate, 2, 16})
	b.WriteString("data")
	_ = binary.Write(&b, binary.LittleEndian, size)
	_ = binary.Write(&b, binary.LittleEndian, pcm)
	return b.Bytes()
}

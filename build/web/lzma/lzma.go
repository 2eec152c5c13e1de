// Package lzma packs bytes into the file format of LZMA, by the program xz. The short
// decoder of that goes with the web page: gzip packs the program a third larger.
package lzma

import (
	"bytes"
	"encoding/binary"
	"errors"
	"fmt"
	"os/exec"
)

// headSize is how many bytes stand before the code: how it is packed, and how much.
const headSize = 13

// Pack returns the data, packed, the same bytes for the same data and xz. The head tells its
// length, which xz leaves open.
func Pack(data []byte) ([]byte, error) {
	// Literals by 4 bits of the byte before and by none of the place, which is what the page unpacks. With longer matches taken as
	// they come (nice=273), a few other bytes in the program make the page half a percent larger or not.
	cmd := exec.Command("xz", "--format=lzma", "--lzma1=preset=9e,lc=4,lp=0,pb=0,nice=128", "--stdout")
	cmd.Stdin = bytes.NewReader(data)
	packed, err := cmd.Output()
	switch {
	case errors.Is(err, exec.ErrNotFound):
		return nil, errors.New("the program xz packs the page, and is not installed (Debian: apt install xz-utils)")
	case err != nil:
		return nil, fmt.Errorf("xz: %w", err)
	case len(packed) < headSize:
		return nil, fmt.Errorf("xz: %d bytes packed", len(packed))
	}
	binary.LittleEndian.PutUint64(packed[5:], uint64(len(data)))
	return packed, nil
}

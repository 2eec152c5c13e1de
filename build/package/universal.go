package main

import (
	"encoding/binary"
	"errors"
)

// universal joins programs for macOS, one for each processor, into a single one: a header
// that says where each begins, then each as it is, so that its signature still holds.
func universal(programs ...[]byte) ([]byte, error) {
	const magic, align = 0xcafebabe, 14 // pages of 16 KB, which both processors can load
	head := binary.BigEndian.AppendUint32(nil, magic)
	head = binary.BigEndian.AppendUint32(head, uint32(len(programs)))
	at := uint32(1 << align)
	for _, p := range programs {
		if len(p) < 12 || binary.LittleEndian.Uint32(p) != 0xfeedfacf {
			return nil, errors.New("it is no 64-bit program for macOS")
		}
		for _, v := range []uint32{binary.LittleEndian.Uint32(p[4:]), binary.LittleEndian.Uint32(p[8:]), at, uint32(len(p)), align} {
			head = binary.BigEndian.AppendUint32(head, v)
		}
		at = (at + uint32(len(p)) + 1<<align - 1) >> align << align
	}
	out := padded(head, align)
	for i, p := range programs {
		if out = append(out, p...); i < len(programs)-1 {
			out = padded(out, align)
		}
	}
	return out, nil
}

// padded is data up to the next multiple of 2^align bytes.
func padded(data []byte, align uint) []byte {
	return append(data, make([]byte, -len(data)&(1<<align-1))...)
}

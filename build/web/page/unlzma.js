// unlzma unpacks what package build/web/lzma packs. It has a worker of its own, so that
// the page goes on.
"use strict";

function unlzma(packed) {
  const view = new DataView(packed.buffer, packed.byteOffset);
  const lc = packed[0] % 9, size = Number(view.getBigUint64(5, true));
  const out = new Uint8Array(size);
  let from = 18, to = 0, range = 0xffffffff, code = view.getUint32(14, false);
  const probs = (n) => new Uint16Array(n).fill(1024);

  const bit = (p, i) => {
    const bound = (range >>> 11) * p[i];
    let b = 0;
    if (code < bound) {
      range = bound;
      p[i] += (2048 - p[i]) >> 5;
    } else {
      range -= bound;
      code -= bound;
      p[i] -= p[i] >> 5;
      b = 1;
    }
    if (range < 0x1000000) {
      range = (range << 8) >>> 0;
      code = ((code << 8) | packed[from++]) >>> 0;
    }
    return b;
  };
  const plain = (n) => {
    let v = 0;
    for (; n > 0; n--) {
      range >>>= 1;
      const b = code >= range ? 1 : 0;
      if (b) code -= range;
      v = (v << 1) | b;
      if (range < 0x1000000) {
        range = (range << 8) >>> 0;
        code = ((code << 8) | packed[from++]) >>> 0;
      }
    }
    return v;
  };
  const tree = (p, n) => {
    let m = 1;
    for (let i = 0; i < n; i++) m = (m << 1) | bit(p, m);
    return m - (1 << n);
  };
  const reverse = (p, at, n) => {
    let m = 1, v = 0;
    for (let i = 0; i < n; i++) {
      const b = bit(p, at + m);
      m = (m << 1) | b;
      v |= b << i;
    }
    return v;
  };
  const lengths = () => ({ choice: probs(2), low: probs(8), mid: probs(8), high: probs(256) });
  const length = (l) => {
    if (!bit(l.choice, 0)) return 2 + tree(l.low, 3);
    if (!bit(l.choice, 1)) return 10 + tree(l.mid, 3);
    return 18 + tree(l.high, 8);
  };

  const isMatch = probs(12), isRep = probs(12), isRep0 = probs(12), isRep1 = probs(12), isRep2 = probs(12), isRep0Long = probs(12);
  const literals = probs(0x300 << lc), slots = [probs(64), probs(64), probs(64), probs(64)];
  const special = probs(128), align = probs(16), matchLen = lengths(), repLen = lengths();
  let state = 0, r0 = 1, r1 = 1, r2 = 1, r3 = 1;

  while (to < size) {
    if (!bit(isMatch, state)) {
      const base = 0x300 * ((to ? out[to - 1] : 0) >> (8 - lc));
      let m = 1;
      if (state >= 7) {
        let other = out[to - r0];
        while (m < 0x100) {
          const mb = (other >> 7) & 1;
          other <<= 1;
          const b = bit(literals, base + ((1 + mb) << 8) + m);
          m = (m << 1) | b;
          if (b !== mb) break;
        }
      }
      while (m < 0x100) m = (m << 1) | bit(literals, base + m);
      out[to++] = m;
      state = state < 4 ? 0 : state < 10 ? state - 3 : state - 6;
      continue;
    }
    let n;
    if (bit(isRep, state)) {
      if (!bit(isRep0, state)) {
        if (!bit(isRep0Long, state)) {
          out[to] = out[to - r0];
          to++;
          state = state < 7 ? 9 : 11;
          continue;
        }
      } else {
        let d = r1;
        if (bit(isRep1, state)) {
          d = r2;
          if (bit(isRep2, state)) {
            d = r3;
            r3 = r2;
          }
          r2 = r1;
        }
        r1 = r0;
        r0 = d;
      }
      n = length(repLen);
      state = state < 7 ? 8 : 11;
    } else {
      r3 = r2;
      r2 = r1;
      r1 = r0;
      n = length(matchLen);
      const slot = tree(slots[Math.min(n - 2, 3)], 6);
      if (slot < 4) r0 = slot + 1;
      else {
        const more = (slot >> 1) - 1;
        let d = (2 | (slot & 1)) * 2 ** more;
        if (slot < 14) d += reverse(special, d - slot, more);
        else d += plain(more - 4) * 16 + reverse(align, 0, 4);
        r0 = d + 1;
      }
      state = state < 7 ? 7 : 10;
    }
    if (r0 > to || from > packed.length + 5) throw new Error("the program's file is damaged");
    for (const end = Math.min(to + n, size); to < end; to++) out[to] = out[to - r0];
  }
  return out;
}

if (typeof onmessage !== "undefined") {
  onmessage = (e) => {
    try {
      const out = unlzma(new Uint8Array(e.data));
      postMessage(out.buffer, [out.buffer]);
    } catch (err) {
      postMessage(String(err));
    }
  };
}

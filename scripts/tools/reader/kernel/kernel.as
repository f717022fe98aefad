// What the reader's net reckons with (src/areas/webfetch/read/choose/net/kernel.ts), in AssemblyScript. Compiled by hand, since it hardly ever changes:
//   cp kernel.as /tmp/kernel.ts && cd /tmp && npx -p assemblyscript@0.28.20 asc kernel.ts -O3 --noAssert --runtime stub --enable simd --importMemory -o kernel.wasm
//   base64 -w0 kernel.wasm
// Addresses are in bytes, numbers float32.

// Sums of a layer, of four lines and eight columns at once: eight sums and what they are made of fit the registers of a processor. Weights come by blocks
// of eight columns, all rows of the first block before those of the second.
export function multiply(held: usize, width: i32, taps: i32, by: i32, weights: usize, bias: usize, columns: i32, lines: i32, sums: usize): void {
  const line: usize = <usize>width << 2;
  const out: usize = <usize>columns << 2;
  for (let at = 0; at < lines; at += 4) {
    let from = weights;
    for (let column = 0; column < columns; column += 8) {
      const b0 = v128.load(bias + (<usize>column << 2));
      const b1 = v128.load(bias + (<usize>column << 2), 16);
      // one pair of sums for each of the four lines
      let a0 = b0, a1 = b1, c0 = b0, c1 = b1, d0 = b0, d1 = b1, e0 = b0, e1 = b1;
      for (let tap = 0; tap < taps; tap++) {
        let p0 = held + (<usize>at) * line + <usize>((tap - ((taps - 1) >> 1)) * by) * line;
        let p1 = p0 + line;
        let p2 = p1 + line;
        let p3 = p2 + line;
        const end = p0 + line;
        while (p0 < end) {
          const w0 = v128.load(from);
          const w1 = v128.load(from, 16);
          from += 32;
          const x0 = v128.load_splat<f32>(p0);
          a0 = f32x4.add(a0, f32x4.mul(x0, w0));
          a1 = f32x4.add(a1, f32x4.mul(x0, w1));
          const x1 = v128.load_splat<f32>(p1);
          c0 = f32x4.add(c0, f32x4.mul(x1, w0));
          c1 = f32x4.add(c1, f32x4.mul(x1, w1));
          const x2 = v128.load_splat<f32>(p2);
          d0 = f32x4.add(d0, f32x4.mul(x2, w0));
          d1 = f32x4.add(d1, f32x4.mul(x2, w1));
          const x3 = v128.load_splat<f32>(p3);
          e0 = f32x4.add(e0, f32x4.mul(x3, w0));
          e1 = f32x4.add(e1, f32x4.mul(x3, w1));
          p0 += 4; p1 += 4; p2 += 4; p3 += 4;
        }
      }
      const to = sums + (<usize>at) * out + (<usize>column << 2);
      v128.store(to, a0); v128.store(to, a1, 16);
      v128.store(to + out, c0); v128.store(to + out, c1, 16);
      v128.store(to + 2 * out, d0); v128.store(to + 2 * out, d1, 16);
      v128.store(to + 3 * out, e0); v128.store(to + 3 * out, e1, 16);
    }
  }
}

// Adds a row of a table, times a number, to a sum. `width` is a multiple of four.
export function addRow(sum: usize, row: usize, times: f32, width: i32): void {
  const by = f32x4.splat(times);
  const end = sum + (<usize>width << 2);
  while (sum < end) {
    v128.store(sum, f32x4.add(v128.load(sum), f32x4.mul(by, v128.load(row))));
    sum += 16;
    row += 16;
  }
}

/**
 * A text as a QR code (ISO 18004): byte mode, error correction M, up to version 20.
 * Our own, because a link with a secret must not leave the page and a package would be ten times the size.
 */

/** For each version: bytes of correction in a block, and how many blocks there are. */
const EC_BYTES = [10, 16, 26, 18, 24, 16, 18, 22, 22, 26, 30, 22, 22, 24, 24, 28, 28, 26, 26, 26];
const BLOCKS = [1, 1, 1, 2, 2, 4, 4, 4, 5, 5, 5, 8, 9, 9, 10, 10, 11, 13, 14, 16];
const LEVEL_M = 0;

export type Modules = readonly (readonly boolean[])[];

/** The code's dark (true) and light modules, without the quiet zone. A mask is chosen unless one is given. */
export function qrModules(text: string, mask?: number): Modules {
  const bytes = new TextEncoder().encode(text);
  const version = smallestFor(bytes.length);
  const base = new Grid(version);
  base.fill(interleaved(padded(bytes, version), version));
  const masked = mask === undefined ? [0, 1, 2, 3, 4, 5, 6, 7] : [mask];
  const grids = masked.map((each) => base.masked(each));
  return grids.reduce((best, grid) => (penalty(grid) < penalty(best) ? grid : best));
}

// --- how much fits ---

function rawModules(version: number): number {
  const aligned = version < 2 ? 0 : Math.floor(version / 7) + 2;
  const patterns = aligned === 0 ? 0 : (25 * aligned - 10) * aligned - 55;
  return (16 * version + 128) * version + 64 - patterns - (version >= 7 ? 36 : 0);
}

function at(table: readonly number[], index: number): number {
  return table[index] as number;
}

function dataBytes(version: number): number {
  return (rawModules(version) >> 3) - at(EC_BYTES, version - 1) * at(BLOCKS, version - 1);
}

function headBits(version: number): number {
  return 4 + (version < 10 ? 8 : 16);
}

function smallestFor(length: number): number {
  for (let version = 1; version <= EC_BYTES.length; version += 1) {
    if (headBits(version) + 8 * length <= 8 * dataBytes(version)) return version;
  }
  throw new RangeError("too long for a QR code");
}

// --- the bytes ---

function padded(bytes: Uint8Array, version: number): number[] {
  const bits: number[] = [];
  const push = (value: number, count: number) => {
    for (let bit = count - 1; bit >= 0; bit -= 1) bits.push((value >> bit) & 1);
  };
  push(4, 4);
  push(bytes.length, headBits(version) - 4);
  for (const byte of bytes) push(byte, 8);
  push(0, Math.min(4, 8 * dataBytes(version) - bits.length));
  push(0, -bits.length & 7);
  const out: number[] = [];
  for (let index = 0; index < bits.length; index += 8) {
    out.push(bits.slice(index, index + 8).reduce((byte, bit) => (byte << 1) | bit, 0));
  }
  for (let pad = 0xec; out.length < dataBytes(version); pad ^= 0xec ^ 0x11) out.push(pad);
  return out;
}

function times(a: number, b: number): number {
  let product = 0;
  for (let bit = 7; bit >= 0; bit -= 1) {
    product = (product << 1) ^ ((product >> 7) * 0x11d);
    product ^= ((b >> bit) & 1) * a;
  }
  return product;
}

function generator(degree: number): number[] {
  const out = new Array<number>(degree).fill(0);
  out[degree - 1] = 1;
  let root = 1;
  for (let round = 0; round < degree; round += 1) {
    for (let index = 0; index < degree; index += 1) {
      out[index] = times(at(out, index), root) ^ (index + 1 < degree ? at(out, index + 1) : 0);
    }
    root = times(root, 2);
  }
  return out;
}

function correction(data: readonly number[], divisor: readonly number[]): number[] {
  const rest = divisor.map(() => 0);
  for (const byte of data) {
    const factor = byte ^ (rest.shift() as number);
    rest.push(0);
    divisor.forEach((coefficient, index) => {
      rest[index] = at(rest, index) ^ times(coefficient, factor);
    });
  }
  return rest;
}

function interleaved(data: readonly number[], version: number): number[] {
  const count = at(BLOCKS, version - 1);
  const short = count - (data.length % count);
  const size = Math.floor(data.length / count);
  const divisor = generator(at(EC_BYTES, version - 1));
  const blocks: number[][] = [];
  for (let block = 0, from = 0; block < count; block += 1) {
    const to = from + size + (block < short ? 0 : 1);
    blocks.push(data.slice(from, to));
    from = to;
  }
  const codes = blocks.map((block) => correction(block, divisor));
  return [...columns(blocks), ...columns(codes)];
}

function columns(blocks: readonly (readonly number[])[]): number[] {
  const out: number[] = [];
  const longest = Math.max(...blocks.map((block) => block.length));
  for (let index = 0; index < longest; index += 1) {
    for (const block of blocks) if (index < block.length) out.push(at(block, index));
  }
  return out;
}

// --- the picture ---

const MASKS: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

class Grid {
  private readonly version: number;
  private readonly size: number;
  private readonly dark: boolean[][];
  /** Modules that are part of a pattern: no data and no mask there. */
  private readonly fixed: boolean[][];

  constructor(version: number) {
    this.version = version;
    this.size = 17 + 4 * version;
    this.dark = this.empty();
    this.fixed = this.empty();
    this.timing();
    for (const [x, y] of this.finders()) this.square(x, y, 4, (far) => far !== 2 && far !== 4);
    for (const [x, y] of this.alignments()) this.square(x, y, 2, (far) => far !== 1);
    this.formats(this.dark, 0);
    this.versions();
  }

  /** Lay the bits in the zigzag from the lower right. */
  fill(bytes: readonly number[]): void {
    let bit = 0;
    for (let right = this.size - 1; right >= 1; right -= 2) {
      if (right === 6) right = 5;
      for (let step = 0; step < this.size; step += 1) {
        const upwards = ((right + 1) & 2) === 0;
        const y = upwards ? this.size - 1 - step : step;
        for (const x of [right, right - 1]) {
          if (this.fixed[y]?.[x] || bit >= bytes.length * 8) continue;
          this.row(this.dark, y)[x] = ((at(bytes, bit >> 3) >> (7 - (bit & 7))) & 1) === 1;
          bit += 1;
        }
      }
    }
  }

  masked(mask: number): boolean[][] {
    const turned = MASKS[mask] as (x: number, y: number) => boolean;
    const out = this.dark.map((row, y) => row.map((dark, x) => (this.fixed[y]?.[x] ? dark : dark !== turned(x, y))));
    this.formats(out, mask);
    return out;
  }

  private empty(): boolean[][] {
    return Array.from({ length: this.size }, () => new Array<boolean>(this.size).fill(false));
  }

  private row(grid: boolean[][], y: number): boolean[] {
    return grid[y] as boolean[];
  }

  private put(x: number, y: number, dark: boolean, grid = this.dark): void {
    if (x < 0 || y < 0 || x >= this.size || y >= this.size) return;
    this.row(grid, y)[x] = dark;
    this.row(this.fixed, y)[x] = true;
  }

  private timing(): void {
    for (let index = 0; index < this.size; index += 1) {
      this.put(6, index, index % 2 === 0);
      this.put(index, 6, index % 2 === 0);
    }
  }

  private finders(): [number, number][] {
    return [
      [3, 3],
      [this.size - 4, 3],
      [3, this.size - 4],
    ];
  }

  private square(x: number, y: number, reach: number, isDark: (far: number) => boolean): void {
    for (let dy = -reach; dy <= reach; dy += 1) {
      for (let dx = -reach; dx <= reach; dx += 1) {
        this.put(x + dx, y + dy, isDark(Math.max(Math.abs(dx), Math.abs(dy))));
      }
    }
  }

  private alignments(): [number, number][] {
    if (this.version === 1) return [];
    const count = Math.floor(this.version / 7) + 2;
    const step = Math.floor((this.version * 8 + count * 3 + 5) / (count * 4 - 4)) * 2;
    const lines = [6];
    for (let place = this.size - 7; lines.length < count; place -= step) lines.splice(1, 0, place);
    const last = lines.length - 1;
    const corner = (i: number, j: number) => (i === 0 && (j === 0 || j === last)) || (i === last && j === 0);
    return lines.flatMap((x, i) => lines.flatMap((y, j) => (corner(i, j) ? [] : [[x, y] as [number, number]])));
  }

  private formats(grid: boolean[][], mask: number): void {
    const data = (LEVEL_M << 3) | mask;
    let rest = data;
    for (let round = 0; round < 10; round += 1) rest = (rest << 1) ^ ((rest >> 9) * 0x537);
    const bits = ((data << 10) | rest) ^ 0x5412;
    const dark = (index: number) => ((bits >> index) & 1) === 1;
    const size = this.size;
    for (let i = 0; i <= 5; i += 1) this.put(8, i, dark(i), grid);
    this.put(8, 7, dark(6), grid);
    this.put(8, 8, dark(7), grid);
    this.put(7, 8, dark(8), grid);
    for (let i = 9; i < 15; i += 1) this.put(14 - i, 8, dark(i), grid);
    for (let i = 0; i < 8; i += 1) this.put(size - 1 - i, 8, dark(i), grid);
    for (let i = 8; i < 15; i += 1) this.put(8, size - 15 + i, dark(i), grid);
    this.put(8, size - 8, true, grid);
  }

  private versions(): void {
    if (this.version < 7) return;
    let rest = this.version;
    for (let round = 0; round < 12; round += 1) rest = (rest << 1) ^ ((rest >> 11) * 0x1f25);
    const bits = (this.version << 12) | rest;
    for (let i = 0; i < 18; i += 1) {
      const far = this.size - 11 + (i % 3);
      const near = Math.floor(i / 3);
      this.put(far, near, ((bits >> i) & 1) === 1);
      this.put(near, far, ((bits >> i) & 1) === 1);
    }
  }
}

// --- which mask reads best ---

const FINDER_LIKE = [true, false, true, true, true, false, true];

function penalty(grid: Modules): number {
  const turned = grid.map((_, x) => grid.map((row) => row[x] as boolean));
  const lines = [...grid, ...turned].reduce((sum, line) => sum + runs(line) + finderLike(line), 0);
  const darks = grid.flat().filter(Boolean).length;
  const share = Math.abs(darks * 20 - grid.length * grid.length * 10) / (grid.length * grid.length);
  return lines + squares(grid) + Math.max(0, Math.ceil(share) - 1) * 10;
}

function runs(line: readonly boolean[]): number {
  let sum = 0;
  let run = 1;
  for (let index = 1; index <= line.length; index += 1) {
    if (index < line.length && line[index] === line[index - 1]) run += 1;
    else {
      if (run >= 5) sum += run - 2;
      run = 1;
    }
  }
  return sum;
}

function finderLike(line: readonly boolean[]): number {
  let sum = 0;
  for (let from = 0; from + 7 <= line.length; from += 1) {
    if (!FINDER_LIKE.every((dark, index) => line[from + index] === dark)) continue;
    const light = (start: number) => [0, 1, 2, 3].every((index) => line[start + index] !== true);
    sum += (light(from - 4) ? 40 : 0) + (light(from + 7) ? 40 : 0);
  }
  return sum;
}

function squares(grid: Modules): number {
  let sum = 0;
  for (let y = 1; y < grid.length; y += 1) {
    for (let x = 1; x < grid.length; x += 1) {
      const dark = grid[y]?.[x];
      if (dark === grid[y - 1]?.[x] && dark === grid[y]?.[x - 1] && dark === grid[y - 1]?.[x - 1]) sum += 3;
    }
  }
  return sum;
}

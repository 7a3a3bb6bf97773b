import { type Brief, choose } from './kit/brief.ts';
import { type Point, stroke, trace } from './kit/brush.ts';
import { coat } from './kit/coat.ts';
import { hex, hexes, mix, type Rgb, shade, vary } from './kit/colour.ts';
import { finish, type Painting } from './kit/finish.ts';
import { fbm, noise, smooth, warped } from './kit/noise.ts';
import { emptyBox, press } from './kit/press.ts';
import { expandRow, type Field, field, type Sheet, sheet } from './kit/sheet.ts';
import { hanji, scumble, weave } from './kit/tiles.ts';

export function dansaekhwa(brief: Brief): Painting {
  return ([fromLine, pencil, pushed, folded][brief.hand] ?? fromLine)(brief);
}

/** A loaded brush drawn until it is empty, again and again. */
function fromLine(brief: Brief): Painting {
  const { w, h, rng } = brief;
  const [ground, loaded] = hexes(
    choose(brief, {
      shell: '8d8578 f6f2e8',
      ash: 'b9b6ae fbf9f2',
      earth: 'e9dfc8 8a5230',
      clay: '9c6a48 f2e6d2',
      chalk: '56636a f0eee6',
    }),
  ) as [Rgb, Rgb];
  const s = sheet(w, h, ground);
  const n = noise(rng);
  coat(s, {
    colour: shade(ground, 1.03),
    second: shade(ground, 0.93),
    tint: field(s, 8, (x, y) => warped(n, x * 1.5, y * 1.5, 0.8) * 0.5 + 0.5),
    texture: scumble(),
    granulate: 0.02,
  });
  const margin = Math.min(s.ax, s.ay) * rng.range(0.07, 0.11);
  const mode = choose(brief, { drawn: 0, swell: 1, touches: 2 });
  if (mode === 2) {
    const rows = Math.round((s.ay - margin * 2) / rng.range(0.07, 0.1));
    const pitch = (s.ay - margin * 2) / rows;
    for (let r = 0; r < rows; r++) {
      let left = 1;
      for (let x = margin; x < s.ax - margin; x += pitch * rng.range(0.6, 0.68)) {
        const y = margin + (r + 0.5) * pitch + rng.gauss() * 0.002;
        const k = pitch * 0.27;
        left *= 0.93;
        if (left < 0.06) left = 1;
        stroke(
          s,
          {
            path: [
              [x, y - k, k * 0.85],
              [x + rng.gauss() * 0.002, y, k],
              [x, y + k * 1.1, k * 0.9],
            ],
            dry: [0.85 - left * 0.9, 1 - left * 0.75],
            hair: rng.int(512),
            ragged: 0.5,
          },
          { colour: loaded, second: shade(loaded, 1.25), opacity: 0.25 + left * 0.72, starve: 0.25, granulate: 0.12 },
        );
      }
    }
  } else {
    const pitch = rng.range(0.034, 0.058);
    const across = s.ax - margin * 2;
    const count = Math.max(5, Math.round(across / pitch));
    const wide = (across / count) * rng.range(0.34, 0.43);
    for (let i = 0; i < count; i++) {
      const x = margin + (across * (i + 0.5)) / count + rng.gauss() * 0.0015;
      const y0 = margin + rng.gauss() * 0.004;
      const y1 = s.ay - margin * rng.range(0.8, 1.6);
      const path: Point[] = [];
      for (let k = 0; k <= 8; k++)
        path.push([
          x + fbm(n, i * 3.1, k * 0.4) * 0.006,
          y0 + ((y1 - y0) * k) / 8,
          wide * (0.95 + fbm(n, k * 0.5, i) * 0.12),
        ]);
      const spent =
        mode === 1 ? 0.5 + 0.45 * smooth(0, 1, Math.abs(i / count - rng.range(0.45, 0.55)) * 2) : rng.range(0.72, 0.98);
      stroke(
        s,
        { path, dry: [rng.range(-0.15, 0.02), spent], hair: rng.int(512), ragged: 0.3, drag: 0.5, cap: 0.3 },
        { colour: shade(loaded, 0.92), second: shade(loaded, 1.3), opacity: 0.93, starve: 0.22, granulate: 0.14 },
      );
    }
  }
  return finish(s, { ground: weave(4), amount: 0.05 });
}

/** Pencil drawn through wet paint, row under row. */
function pencil(brief: Brief): Painting {
  const { w, h, rng } = brief;
  const ground = hex(choose(brief, { white: '#eeece6', cream: '#e6dcc0', grey: '#b9b9b6', bluish: '#ccd4da' }));
  const s = sheet(w, h, shade(ground, 0.86), true);
  const n = noise(rng);
  coat(s, {
    colour: ground,
    second: shade(ground, 0.9),
    tint: field(s, 8, (x, y) => warped(n, x * 2, y * 2, 0.7) * 0.5 + 0.5),
    granulate: 0.05,
    texture: scumble(),
    body: 0.6,
  });
  const pitch = choose(brief, { fine: 0.026, even: 0.042, coarse: 0.075 }) * rng.range(0.9, 1.1);
  const rows = Math.ceil(s.ay / pitch) + 2;
  const slant = rng.range(-0.5, 0.5);
  const loop = rng.range(0.35, 0.75);
  /** How much of a loop is left in the line, and where paint has been drawn over it again. */
  const swingOf = choose(brief, { loops: 1, lines: 0.16 });
  const veil = choose(brief, {
    patches: () => 0,
    above: (_: number, y: number) => 0.55 - (1.4 * y) / s.ay,
    below: (_: number, y: number) => (1.4 * y) / s.ay - 0.8,
    middle: (x: number, y: number) => 0.5 - 3 * Math.hypot(x / s.ax - 0.5, y / s.ay - 0.5),
  });
  const lead = hex('#4c4a4a');
  for (let pass = 0; pass < 2; pass++) {
    const box = emptyBox();
    for (let r = -1; r < rows; r++) {
      const path: Point[] = [];
      const y = (r + pass * 0.35) * pitch;
      const beat = pitch * rng.range(0.42, 0.54);
      let x = -0.02 - rng.next() * 0.05;
      for (let k = 0; x < s.ax + 0.03; k++) {
        const up = k % 2 === 0;
        const swing = pitch * (0.62 + fbm(n, x * 4, r * 0.37) * 0.5) * swingOf;
        path.push([
          x + (up ? 1 : -1) * (swing * slant * 0.6 + beat * loop) + rng.gauss() * pitch * 0.03,
          y + (up ? -swing : swing) + rng.gauss() * pitch * 0.05,
          0.00075 + 0.0005 * rng.next(),
        ]);
        x += beat * 0.5;
      }
      trace(s, { path, even: true }, box);
    }
    press(s, box, {
      colour: lead,
      opacity: pass === 0 ? 0.5 : 0.78,
      starve: 0.75,
      texture: scumble(),
      zoom: 0.7,
      body: -1.6,
    });
    const over = field(
      s,
      8,
      (x, y) => smooth(0.05, 0.55, warped(n, x * 2.1 + pass * 4, y * 1.5, 0.9) + veil(x, y)) * 0.85,
    );
    coat(s, { colour: shade(ground, 1.05), density: over, starve: 0.4, texture: scumble(), body: 0.9 });
  }
  const inset = 0.014;
  coat(s, {
    colour: shade(ground, 0.93),
    shape: field(s, 6, (x, y) => inset - Math.min(x, y, s.ax - x, s.ay - y) + fbm(n, x * 14, y * 14) * 0.007),
    soft: 0.003,
    bite: 0.003,
    body: 0.4,
  });
  return finish(s, { ground: weave(4), amount: 0.035, light: 0.5 });
}

/** Paint pressed through hemp from behind and dragged down. */
function pushed(brief: Brief): Painting {
  const { w, h, rng } = brief;
  const hemp = hex(rng.pick(['#8f7650', '#7d6a4c', '#94805e']));
  const paint = hex(
    choose(brief, {
      white: '#dfdcd2',
      sand: '#d9c69a',
      black: '#2a2829',
      ultramarine: '#2b3f94',
      brown: '#6a3f26',
      red: '#b8543a',
      grey: '#8a8f92',
    }),
  );
  const s = sheet(w, h, hemp, true);
  const n = noise(rng);
  coat(s, {
    colour: hemp,
    second: shade(hemp, 0.75),
    tint: field(s, 8, (x, y) => warped(n, x * 2, y * 2, 0.7) * 0.5 + 0.5),
    granulate: 0.42,
    texture: weave(8),
    body: 0.5,
  });
  const columns = Math.max(5, Math.round(s.ax / rng.range(0.04, 0.07)));
  const pitch = s.ax / columns;
  const beat = rng.range(0.12, 0.3);
  for (let c = 0; c < columns; c++) {
    let y = -rng.next() * beat;
    while (y < s.ay) {
      const long = beat * rng.range(0.7, 1.25);
      const x = (c + 0.5) * pitch + rng.gauss() * pitch * 0.05;
      const colour = vary(mix(paint, hemp, 0.12 * rng.next()), 5, rng);
      stroke(
        s,
        {
          path: [
            [x, y, pitch * 0.4],
            [x + rng.gauss() * 0.002, y + long * 0.35, pitch * 0.5],
            [x + rng.gauss() * 0.003, y + long * 0.75, pitch * 0.45],
            [x, y + long * 0.97, pitch * 0.3],
          ],
          dry: [-0.1, rng.range(0.3, 0.75)],
          hair: rng.int(512),
          ragged: 0.7,
          drag: 0.5,
        },
        { colour: shade(colour, 0.86), second: shade(colour, 1.08), starve: 0.3, texture: weave(8), body: 3.4 },
      );
      y += long;
    }
  }
  return finish(s, { ground: weave(8), amount: 0.05, light: 0.55 });
}

/** Wet hanji raised into ridges; a plain window where the paper rests. */
function folded(brief: Brief): Painting {
  const { w, h, rng } = brief;
  const colour = hex(
    choose(brief, {
      bark: '#b08a5c',
      white: '#e9e4d8',
      grey: '#a09c94',
      ink: '#3b3a3e',
      snow: '#c9d0d4',
      rust: '#b5653a',
    }),
  );
  const lean = choose(brief, { upright: 0, leaning: 0.6, falling: -1.1 });
  const s = sheet(w, h, colour, true);
  const n = noise(rng);
  const pitch = rng.range(0.011, 0.017) * s.unit;
  const windows = Array.from({ length: 1 + rng.int(2) }, () => {
    const wide = s.ax * rng.range(0.14, 0.42);
    const tall = s.ay * rng.range(0.05, 0.16);
    const x = (s.ax - wide) * rng.range(0.1, 0.9);
    const y = (s.ay - tall) * rng.range(0.12, 0.88);
    return [x, y, x + wide, y + tall] as const;
  });
  const rest = field(s, 4, (x, y) => {
    let d = -1;
    for (const [x0, y0, x1, y1] of windows) d = Math.max(d, Math.min(x - x0, x1 - x, y - y0, y1 - y));
    return smooth(-0.002, 0.003, d);
  });
  const phase = field(s, 6, (x, y) => fbm(n, x * 6, y * 1.2) * pitch * 0.3 + fbm(n, x * 30, y * 9) * pitch * 0.14);
  const tint = field(s, 8, (x, y) => warped(n, x * 1.4, y * 1.8, 0.8) * 0.5 + 0.5);
  coat(s, { colour: shade(colour, 0.84), second: shade(colour, 1.1), tint, granulate: 0.08, texture: hanji() });
  ribs(s, phase, rest, pitch, lean, shade(colour, 0.42));
  return finish(s, { ground: hanji(), amount: 0.07, light: 0.6 });
}

function ribs(s: Sheet, phase: Field, rest: Field, pitch: number, lean: number, valley: Rgb): void {
  const steps = 256;
  const profile = Float32Array.from({ length: steps }, (_, i) => {
    const t = i / steps;
    return t < 0.62 ? 1 - (t / 0.31 - 1) * (t / 0.31 - 1) * 0.75 : 0.25 * (1 - Math.sin(((t - 0.62) / 0.38) * Math.PI));
  });
  const bent = new Float32Array(s.w + 64);
  const still = new Float32Array(s.w + 64);
  const { px, w } = s;
  const relief = s.relief as Float32Array;
  const crumb = hanji();
  for (let y = 0; y < s.h; y++) {
    expandRow(phase, y, bent, 0, w);
    expandRow(rest, y, still, 0, w);
    const cRow = (Math.floor(y / s.scale) & 1023) << 10;
    for (let x = 0, i = y * w; x < w; x++, i++) {
      const c = crumb.data[cRow + (Math.floor(x / s.scale) & 1023)]!;
      const at = (x + y * lean + bent[x]! + c * 1.6) / pitch;
      const p = profile[((at - Math.floor(at)) * steps) | 0]!;
      const q = 1 - still[x]!;
      const dark = (1 - p) * (1 - p) * 0.8 * q;
      const k = i * 3;
      px[k]! += (valley[0] - px[k]!) * dark;
      px[k + 1]! += (valley[1] - px[k + 1]!) * dark;
      px[k + 2]! += (valley[2] - px[k + 2]!) * dark;
      relief[i] = (p * 1.5 + c * 0.16) * q + (1 - q) * c * 0.12;
    }
  }
}

import type { Brief } from './kit/brief.ts';
import { coat } from './kit/coat.ts';
import { hex, type Rgb, shade } from './kit/colour.ts';
import { drawn, lines, paler, tapered } from './kit/drawn.ts';
import { finish, type Painting } from './kit/finish.ts';
import { noise, warped } from './kit/noise.ts';
import { seal } from './kit/seal.ts';
import { curve, ellipse } from './kit/shape.ts';
import { field, sheet } from './kit/sheet.ts';
import { hanji } from './kit/tiles.ts';

const line = hex('#2a1d16');

/** A tiger that cannot be bothered, and the magpie in the pine that tells it the news. */
export function magpieAndTiger({ w, h, rng, seed }: Brief): Painting {
  const paper = hex('#e6d4ac');
  const s = sheet(w, h, paper);
  const n = noise(rng);
  coat(s, {
    colour: paler(paper, 0.2),
    second: shade(paper, 0.86),
    tint: field(s, 8, (x, y) => warped(n, x * 1.6, y * 1.6, 0.8) * 0.5 + 0.5),
    granulate: 0.03,
  });
  const floor = s.ay * 0.93;
  const k = Math.min(s.ax * 0.42, s.ay * 0.34);
  const cx = s.ax * 0.44;
  const cy = floor - k * 0.62;
  const at = (u: number, v: number): [number, number] => [cx + u * k, cy + v * k];
  pine();
  magpie(s.ax * 0.63, s.ay * 0.2, Math.min(0.16, s.ax * 0.2));
  drawn(s, n, ellipse(cx, floor + 0.06, s.ax * 0.75, 0.1, 0, 40), {
    colour: hex('#7d9a5c'),
    second: hex('#4f7350'),
    gradient: [cx, floor - 0.04, cx, s.ay],
    line,
    weight: 0.0013,
  });
  tiger();
  seal(s, s.ax - 0.075, s.ay - 0.1, 0.026, seed, paper);
  return finish(s, { ground: hanji(), amount: 0.055, vignette: 0.14 });

  function pine(): void {
    const x = s.ax * 0.86;
    const trunk: [number, number][] = [
      [x + 0.05, floor],
      [x + 0.02, s.ay * 0.6],
      [x + 0.06, s.ay * 0.3],
      [x, -0.02],
      [x - 0.045, -0.02],
      [x - 0.01, s.ay * 0.3],
      [x - 0.05, s.ay * 0.6],
      [x - 0.04, floor],
    ];
    drawn(s, n, curve(trunk, true, 6), {
      colour: hex('#a85a38'),
      second: hex('#6a2f20'),
      gradient: [x - 0.05, 0, x + 0.06, 0],
      line,
      weight: 0.0016,
    });
    const branch = curve(
      [
        [x, s.ay * 0.33],
        [s.ax * 0.66, s.ay * 0.28],
        [s.ax * 0.34, s.ay * 0.31],
        [s.ax * 0.12, s.ay * 0.24],
      ],
      false,
      8,
    );
    tapered(s, [branch], hex('#6a2f20'), 0.014, 0.96);
    for (const [u, v, size] of [
      [0.12, 0.22, 0.09],
      [0.27, 0.27, 0.11],
      [0.42, 0.33, 0.08],
      [0.86, 0.1, 0.12],
      [0.96, 0.22, 0.1],
      [0.78, 0.42, 0.08],
      [0.98, 0.5, 0.09],
    ] as const)
      pad(u * s.ax, v * s.ay, size);
  }

  function pad(x: number, y: number, size: number): void {
    const pts: number[] = [];
    for (let i = 0; i <= 30; i++) {
      const a = Math.PI + (i / 30) * Math.PI;
      const r = size * (1 + Math.abs(Math.sin(i * 0.63)) * 0.12);
      pts.push(x + Math.cos(a) * r, y + Math.sin(a) * r * 0.6);
    }
    drawn(s, n, pts, {
      colour: hex('#6f9a52'),
      second: hex('#1f5a45'),
      gradient: [x, y - size * 0.6, x, y],
      line,
      weight: 0.001,
      shake: 0,
    });
    const rays = Array.from({ length: 9 }, (_, i) => {
      const a = Math.PI + ((i + 0.5) / 9) * Math.PI;
      return [x, y, x + Math.cos(a) * size * 0.86, y + Math.sin(a) * size * 0.52];
    });
    lines(s, rays, hex('#143c30'), 0.0007, false, 0.7);
  }

  function magpie(x: number, y: number, q: number): void {
    const to = (u: number, v: number): [number, number] => [x + u * q, y + v * q];
    lines(
      s,
      [
        [...to(0.02, 0.3), ...to(0, 0.6)],
        [...to(0.14, 0.28), ...to(0.16, 0.6)],
      ],
      line,
      0.003,
    );
    drawn(
      s,
      n,
      curve([to(0.3, 0.1), to(0.75, 0.3), to(1.25, 0.75), to(1.1, 0.78), to(0.55, 0.5), to(0.2, 0.32)], true, 5),
      {
        colour: hex('#1c2434'),
        line,
        weight: 0.0012,
        shake: 0,
      },
    );
    drawn(
      s,
      n,
      curve([to(-0.3, -0.15), to(0.1, -0.2), to(0.42, 0.1), to(0.3, 0.36), to(-0.05, 0.38), to(-0.32, 0.1)], true, 6),
      {
        colour: hex('#f3ecda'),
        line,
        weight: 0.0013,
        shake: 0,
      },
    );
    drawn(s, n, curve([to(-0.1, -0.12), to(0.2, -0.14), to(0.62, 0.34), to(0.3, 0.26), to(0.02, 0.1)], true, 5), {
      colour: hex('#22304e'),
      second: hex('#11151f'),
      gradient: [...to(0, 0), ...to(0.5, 0.3)],
      line,
      weight: 0.0012,
      shake: 0,
    });
    drawn(s, n, ellipse(...to(-0.3, -0.28), q * 0.22, q * 0.2, 0, 26), {
      colour: hex('#161a26'),
      line,
      weight: 0.0012,
      shake: 0,
    });
    drawn(s, n, [...to(-0.48, -0.32), ...to(-0.78, -0.2), ...to(-0.47, -0.2)], {
      colour: hex('#3a3430'),
      line,
      weight: 0.001,
      shake: 0,
    });
    drawn(s, n, ellipse(...to(-0.36, -0.32), q * 0.045, q * 0.045, 0, 12), { colour: hex('#f3e9c8'), shake: 0 });
    drawn(s, n, ellipse(...to(-0.365, -0.32), q * 0.022, q * 0.022, 0, 10), { colour: line, shake: 0 });
  }

  function fur(points: [number, number][], colour: Rgb, weight = 0.0018): void {
    drawn(s, n, curve(points, true, 6), {
      colour: paler(colour, 0.22),
      second: shade(colour, 0.84),
      gradient: [...at(-0.4, -0.8), ...at(0.4, 0.6)],
      line,
      weight,
      shake: 0.0015,
    });
  }

  function tiger(): void {
    const coatOf = hex('#d98f34');
    const tail = curve([at(0.95, 0.35), at(1.32, 0.1), at(1.22, -0.45), at(1.02, -0.62), at(1.12, -0.86)], false, 8);
    tapered(s, [tail], line, 0.036, 0.96);
    tapered(s, [tail], hex('#d98f34'), 0.029, 0.98);
    stripes([
      [1.22, 0.12, 1.36, 0.05],
      [1.18, -0.2, 1.34, -0.22],
      [1.05, -0.46, 1.22, -0.5],
    ]);
    fur(
      [
        at(-0.55, 0.5),
        at(-0.62, 0),
        at(-0.35, -0.3),
        at(0.2, -0.42),
        at(0.75, -0.22),
        at(1.02, 0.2),
        at(0.95, 0.58),
        at(0.3, 0.62),
      ],
      coatOf,
    );
    stripes(
      Array.from({ length: 8 }, (_, i) => {
        const u = -0.02 + i * 0.13;
        const top = -0.4 + Math.abs(i - 2) * 0.045;
        return [u, top, u + 0.05, top + 0.28];
      }),
    );
    stripes([
      [0.2, 0.6, 0.26, 0.34],
      [0.4, 0.62, 0.44, 0.38],
      [0.6, 0.62, 0.63, 0.36],
      [0.8, 0.6, 0.82, 0.32],
    ]);
    for (const u of [0.72, -0.34, 0.02])
      fur([at(u - 0.22, 0.48), at(u + 0.16, 0.46), at(u + 0.2, 0.62), at(u - 0.26, 0.64)], hex('#e3a954'));
    for (const u of [0.72, -0.34, 0.02])
      lines(
        s,
        [-0.12, -0.03, 0.06].map((d) => [...at(u + d, 0.55), ...at(u + d, 0.63)]),
        line,
        0.0014,
      );
    face();
  }

  /** Each stripe from one point to another, thick in the middle. */
  function stripes(list: number[][]): void {
    tapered(
      s,
      list.map(([u0, v0, u1, v1]) =>
        curve([at(u0!, v0!), at((u0! + u1!) / 2 + 0.02, (v0! + v1!) / 2), at(u1!, v1!)], false, 5),
      ),
      line,
      0.0095,
      0.9,
    );
  }

  function face(): void {
    for (const side of [-1, 1]) {
      drawn(s, n, ellipse(...at(-0.34 + side * 0.36, -0.74), k * 0.15, k * 0.16, 0, 24), {
        colour: hex('#d98f34'),
        line,
        weight: 0.0018,
      });
      drawn(s, n, ellipse(...at(-0.34 + side * 0.36, -0.73), k * 0.08, k * 0.09, 0, 20), {
        colour: hex('#e9c8a4'),
        shake: 0,
      });
    }
    fur(
      [
        at(-0.34, -0.86),
        at(0.06, -0.72),
        at(0.2, -0.36),
        at(0.08, -0.02),
        at(-0.34, 0.12),
        at(-0.76, -0.02),
        at(-0.88, -0.36),
        at(-0.74, -0.72),
      ],
      hex('#dd9a3e'),
    );
    for (const side of [-1, 1]) {
      drawn(s, n, ellipse(...at(-0.34 + side * 0.15, -0.08), k * 0.2, k * 0.15, 0, 26), {
        colour: hex('#f4ead2'),
        line,
        weight: 0.0012,
      });
      const [ex, ey] = at(-0.34 + side * 0.23, -0.42);
      drawn(s, n, ellipse(ex, ey, k * 0.16, k * 0.15, 0, 28), {
        colour: hex('#f6eccb'),
        line,
        weight: 0.0022,
        shake: 0.001,
      });
      drawn(s, n, ellipse(ex + k * 0.05, ey - k * 0.02, k * 0.085, k * 0.085, 0, 22), {
        colour: hex('#c9a02c'),
        line,
        weight: 0.001,
        shake: 0,
      });
      drawn(s, n, ellipse(ex + k * 0.06, ey - k * 0.025, k * 0.04, k * 0.045, 0, 16), { colour: line, shake: 0 });
      drawn(
        s,
        n,
        [
          ex - k * 0.17,
          ey - k * 0.03,
          ex - k * 0.1,
          ey - k * 0.15,
          ex + k * 0.1,
          ey - k * 0.15,
          ex + k * 0.17,
          ey - k * 0.03,
        ],
        {
          colour: hex('#d98f34'),
          line,
          weight: 0.0014,
          shake: 0,
        },
      );
      tapered(
        s,
        [-0.06, 0, 0.06].map((d) => [
          ...at(-0.34 + side * 0.2, -0.07 + d),
          ...at(-0.34 + side * 0.42, -0.1 + d * 1.6),
          ...at(-0.34 + side * 0.64, -0.06 + d * 3),
        ]),
        line,
        0.0016,
      );
    }
    drawn(s, n, [...at(-0.44, -0.22), ...at(-0.24, -0.22), ...at(-0.34, -0.1)], {
      colour: hex('#b5504a'),
      line,
      weight: 0.0014,
    });
    lines(
      s,
      [curve([at(-0.5, 0), at(-0.42, 0.05), at(-0.34, -0.02), at(-0.26, 0.05), at(-0.18, 0)], false, 6)],
      line,
      0.0022,
    );
    drawn(s, n, curve([at(-0.39, 0.03), at(-0.29, 0.03), at(-0.3, 0.15), at(-0.38, 0.15)], true, 5), {
      colour: hex('#c8433a'),
      line,
      weight: 0.0012,
      shake: 0,
    });
    stripes([
      [-0.34, -0.84, -0.34, -0.64],
      [-0.48, -0.78, -0.42, -0.62],
      [-0.2, -0.78, -0.26, -0.62],
      [-0.8, -0.5, -0.66, -0.46],
      [-0.86, -0.3, -0.68, -0.28],
      [0.12, -0.5, -0.02, -0.46],
      [0.18, -0.3, 0, -0.28],
    ]);
  }
}

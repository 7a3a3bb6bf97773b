import { Failure } from '@hwarang/domain/failures';
import { expect, test } from 'vitest';
import { readImageRequest } from './image-request.ts';

const picture = { width: 6000, height: 4000 };

function read(address: string, of = picture) {
  const [region = '', size = '', rotation = '', file = ''] = address.split('/');
  return readImageRequest({ region, size, rotation, file }, of);
}

/** What is asked, and the canonical address of what is answered. */
const allowed: [string, string][] = [
  ['full/max/0/default.jpg', 'full/max/0/default.jpg'],
  ['0,0,6000,4000/max/0/color.jpg', 'full/max/0/default.jpg'],
  ['pct:0,0,100,100/4096,2731/360/default.jpg', 'full/max/0/default.jpg'],
  ['0,0,9999,9999/max/0/default.jpg', 'full/max/0/default.jpg'],
  ['square/max/0/default.jpg', '1000,0,4000,4000/max/0/default.jpg'],
  ['5900,3900,512,512/max/0/default.png', '5900,3900,100,100/max/0/default.png'],
  ['pct:50,50,25,25/max/0/default.webp', '3000,2000,1500,1000/max/0/default.webp'],
  ['pct:99.999,0,0.001,100/max/0/gray.jpg', '5999,0,1,4000/max/0/gray.jpg'],
  ['full/600,/0/default.jpg', 'full/600,400/0/default.jpg'],
  ['full/,400/0/default.jpg', 'full/600,400/0/default.jpg'],
  ['full/pct:10/0/default.jpg', 'full/600,400/0/default.jpg'],
  ['full/pct:.5/0/default.jpg', 'full/30,20/0/default.jpg'],
  ['full/600,100/0/default.jpg', 'full/600,100/0/default.jpg'],
  ['full/!600,9000/0/default.jpg', 'full/600,400/0/default.jpg'],
  ['0,0,100,100/!600,900/0/default.jpg', '0,0,100,100/max/0/default.jpg'],
  ['0,0,100,100/^!600,900/0/default.jpg', '0,0,100,100/^600,600/0/default.jpg'],
  ['0,0,100,100/^!9000,9000/0/default.jpg', '0,0,100,100/^max/0/default.jpg'],
  ['full/^!600,9000/0/default.jpg', 'full/600,400/0/default.jpg'],
  ['0,0,100,100/^max/0/default.jpg', '0,0,100,100/^max/0/default.jpg'],
  ['0,0,100,100/^pct:200/0/default.jpg', '0,0,100,100/^200,200/0/default.jpg'],
  ['0,0,100,100/^300,/0/default.jpg', '0,0,100,100/^300,300/0/default.jpg'],
  ['0,0,100,100/^,300/0/default.jpg', '0,0,100,100/^300,300/0/default.jpg'],
  ['0,0,100,100/^50,300/0/default.jpg', '0,0,100,100/^50,300/0/default.jpg'],
  ['full/600,/!90/bitonal.jpg', 'full/600,400/!90/bitonal.jpg'],
  ['full/600,/22.50/default.png', 'full/600,400/22.5/default.png'],
  ['full/600,/.5/default.png', 'full/600,400/0.5/default.png'],
];

test.each(allowed)('%s is read as %s', (asked, canonical) => {
  expect(read(asked).canonical).toBe(canonical);
  expect(read(canonical).canonical).toBe(canonical);
});

const refused: [string, RegExp][] = [
  ['whole/max/0/default.jpg', /region/],
  ['0,0,10/max/0/default.jpg', /region/],
  ['-1,0,10,10/max/0/default.jpg', /region/],
  ['0.5,0,10,10/max/0/default.jpg', /region/],
  ['pct:a,0,10,10/max/0/default.jpg', /region/],
  ['0,0,0,10/max/0/default.jpg', /no extent/],
  ['pct:0,0,0,10/max/0/default.jpg', /no extent/],
  ['6000,0,10,10/max/0/default.jpg', /outside/],
  ['pct:100,0,10,10/max/0/default.jpg', /outside/],
  ['full/full/0/default.jpg', /size/],
  ['full/,/0/default.jpg', /size/],
  ['full/!600,/0/default.jpg', /size/],
  ['full/pct:/0/default.jpg', /size/],
  ['full/^^max/0/default.jpg', /size/],
  ['full/0,/0/default.jpg', /less than one/],
  ['full/pct:0.001/0/default.jpg', /less than one/],
  ['0,0,100,100/101,/0/default.jpg', /\^/],
  ['0,0,100,100/50,101/0/default.jpg', /\^/],
  ['0,0,100,100/pct:101/0/default.jpg', /\^/],
  ['full/4097,/0/default.jpg', /4096/],
  ['full/pct:100/0/default.jpg', /4096/],
  ['0,0,100,100/^4097,/0/default.jpg', /4096/],
  ['full/600,/361/default.jpg', /rotation/],
  ['full/600,/-90/default.jpg', /rotation/],
  ['full/600,/!/default.jpg', /rotation/],
  ['full/600,/1e2/default.jpg', /rotation/],
  ['full/600,/0/native.jpg', /quality/],
  ['full/600,/0/default', /quality/],
  ['full/600,/0/default.gif', /format/],
  ['full/600,/0/default.constructor', /format/],
];

test.each(refused)('%s is refused with a reason', (asked, reason) => {
  expect(() => read(asked)).toThrow(Failure);
  expect(() => read(asked)).toThrow(reason);
});

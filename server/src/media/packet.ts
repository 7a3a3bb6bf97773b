import { createHash } from 'node:crypto';
import { Transform } from 'node:stream';
import { crc32 } from 'node:zlib';
import { emptyPacket, packetHead } from './credit.ts';

const head = Buffer.from(packetHead);
const png = { signature: 8, header: 25, type: 'iTXt', keyword: 'XML:com.adobe.xmp\0\0\0\0\0' };

const number = (value: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
};

const pngChecksum = (packet: Buffer): Buffer =>
  number(crc32(Buffer.concat([Buffer.from(png.type + png.keyword), packet])));

/** The encoder compresses the packet of a PNG, where it could not be replaced: it gets a chunk of its own after the header. */
export function withPngPacket(picture: Buffer): Buffer {
  const at = png.signature + png.header;
  const data = Buffer.concat([Buffer.from(png.keyword), emptyPacket]);
  const chunk = [number(data.length), Buffer.from(png.type), data, pngChecksum(emptyPacket)];
  return Buffer.concat([picture.subarray(0, at), ...chunk, picture.subarray(at)]);
}

const xmpMarker = 'http://ns.adobe.com/xap/1.0/\0';
/** How a JPEG file begins that has room for a packet: the marker of all such files (JFIF 1.1, square pixels), then the packet. */
export const jpegHead = Buffer.concat([
  Buffer.from('ffd8ffe000104a46494600010100000100010000ffe1', 'hex'),
  number(2 + xmpMarker.length + emptyPacket.length).subarray(2),
  Buffer.from(xmpMarker),
  emptyPacket,
]);

/** Tells one packet from another, for the ETag of a picture that is delivered with it. */
export const packetHash = (packet: Buffer): string =>
  createHash('sha256').update(packet).digest('base64url').slice(0, 12);

const bytesOf = (packet: Buffer, mime: string): Buffer =>
  mime === 'image/png' ? Buffer.concat([packet, pngChecksum(packet)]) : packet;

/** A copy of a picture in memory with this packet in the place of its own. */
export function withPacket(picture: Buffer, packet: Buffer, mime: string): Buffer {
  const at = picture.indexOf(head);
  const copy = Buffer.from(picture);
  if (at !== -1) bytesOf(packet, mime).copy(copy, at);
  return copy;
}

/** Replaces the packet of a stored picture on its way out: as many bytes, in the same place, whatever is around it. */
export function replacePacket(packet: Buffer, mime: string): Transform {
  const given = bytesOf(packet, mime);
  let kept: Buffer = Buffer.alloc(0);
  let skipping = 0;
  let isDone = false;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      let rest = chunk;
      if (!isDone) {
        kept = Buffer.concat([kept, chunk]);
        const at = kept.indexOf(head);
        // The head may begin in this chunk and end in the next one.
        const safe = at === -1 ? Math.max(0, kept.length - head.length + 1) : at;
        this.push(kept.subarray(0, safe));
        rest = kept.subarray(safe);
        if (at === -1) {
          kept = rest;
          return done();
        }
        isDone = true;
        skipping = given.length;
        this.push(given);
      }
      const skipped = Math.min(skipping, rest.length);
      skipping -= skipped;
      this.push(rest.subarray(skipped));
      done();
    },
    flush(done) {
      if (!isDone) this.push(kept);
      done();
    },
  });
}

/** The part of a stream that a range asks for. */
export function slice({ start, end }: { start: number; end: number }): Transform {
  let at = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      const from = Math.max(0, start - at);
      this.push(chunk.subarray(from, Math.max(from, end + 1 - at)));
      at += chunk.length;
      done();
    },
  });
}

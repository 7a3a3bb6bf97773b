import sharp from 'sharp';

/** A JPEG like a photograph of a painting: soft colour, some grain. Another number gives other content. */
export async function picture(number: number, width: number, height: number): Promise<Buffer> {
  const hue = (shift: number) => Math.round(127 + 100 * Math.sin(number * 0.7 + shift));
  const ground = { r: hue(0), g: hue(2), b: hue(4) };
  const grain = await sharp({
    create: { width, height, channels: 3, background: ground, noise: { type: 'gaussian', mean: 128, sigma: 20 } },
  })
    .blur(1.5)
    .png({ compressionLevel: 0 })
    .toBuffer();
  const wash = Buffer.from(
    `<svg width="${width}" height="${height}"><defs><radialGradient id="g"><stop offset="0" stop-color="rgb(${ground.r},${ground.g},${ground.b})"/><stop offset="1" stop-color="#1d2430"/></radialGradient></defs><rect width="100%" height="100%" fill="url(#g)"/><circle cx="${(number * 131) % width}" cy="${(number * 71) % height}" r="${height / 4}" fill="#e8c27a"/><text x="10" y="30" font-size="24">${number}</text></svg>`,
  );
  return sharp(grain)
    .composite([{ input: wash, blend: 'soft-light' }])
    .jpeg({ quality: 88 })
    .toBuffer();
}

export function pictureForm(content: Buffer, name: string, field = 'files'): FormData {
  const form = new FormData();
  form.append(field, new Blob([new Uint8Array(content)], { type: 'image/jpeg' }), name);
  return form;
}

import { randomBytes } from 'node:crypto';

export interface Part {
  name: string;
  content: Buffer | string;
  filename?: string;
  type?: string;
}

/** A multipart body as a browser writes it. */
export function formOf(parts: Part[], boundary = `----form${randomBytes(12).toString('hex')}`) {
  const chunks = parts.flatMap(({ name, content, filename, type }) => [
    `--${boundary}\r\ncontent-disposition: form-data; name="${name}"${filename === undefined ? '' : `; filename="${filename}"`}\r\n`,
    filename === undefined && !type ? '\r\n' : `content-type: ${type ?? 'application/octet-stream'}\r\n\r\n`,
    content,
    '\r\n',
  ]);
  const payload = Buffer.concat([...chunks, `--${boundary}--\r\n`].map((chunk) => Buffer.from(chunk)));
  return { payload, headers: { 'content-type': `multipart/form-data; boundary=${boundary}` } };
}

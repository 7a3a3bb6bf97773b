import { fileRefusal } from '@hwarang/domain/media/refusals';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sentKey } from '../platform/sent-key.ts';
import { isMultipart, type UploadedFile, withMultipart } from './multipart.ts';
import type { Workspace } from './workspace.ts';

export interface EntityForm {
  data: Record<string, unknown>;
  /** By the field of the entity: `files.image` is under `image`. */
  files: Map<string, UploadedFile[]>;
  /** By which a form that is sent again, after an answer that got lost, is known. */
  key?: string | undefined;
}

const filesPrefix = 'files.';

/**
 * What a client sends to make or change an entity: plain JSON, or multipart with JSON in `data` and files in `files.<field>`.
 * `fileFields` are the fields of this entity that hold files; any other part is refused.
 */
export async function withEntityForm<T>(
  request: FastifyRequest,
  reply: FastifyReply,
  workspace: Workspace,
  fileFields: readonly string[],
  use: (form: EntityForm) => Promise<T>,
): Promise<T> {
  const key = sentKey(request);
  if (!isMultipart(request)) return use({ data: record(request.body ?? {}), files: new Map(), key });
  const accepted = {
    field: (name: string) => name === 'data',
    file: (name: string) => name.startsWith(filesPrefix) && fileFields.includes(name.slice(filesPrefix.length)),
  };
  return withMultipart(request, reply, workspace, accepted, async ({ fields, files }) => {
    const [text = '', ...more] = fields.get('data') ?? [];
    if (more.length > 0) throw fileRefusal('bad-data', { field: 'data' });
    const byField = new Map<string, UploadedFile[]>();
    for (const file of files) {
      const field = file.field.slice(filesPrefix.length);
      byField.set(field, [...(byField.get(field) ?? []), file]);
    }
    return use({ data: record(parse(text)), files: byField, key });
  });
}

/** An empty `data` is an entity of which only a file changes. */
export function parse(text: string, field = 'data'): unknown {
  if (text.trim() === '') return {};
  try {
    return JSON.parse(text);
  } catch {
    throw fileRefusal('bad-data', { field });
  }
}

function record(value: unknown): Record<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw fileRefusal('bad-data', { field: 'data' });
  return value as Record<string, unknown>;
}

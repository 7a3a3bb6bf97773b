import * as z from 'zod';
import { fileSchema, type MediaFile } from './media/file.ts';
import { moment, recordId } from './records.contract.ts';
import { version } from './written.ts';

/** What an answer holds, and what a request may set. Without `write` it is answered and never set. */
export interface Value<Read extends z.ZodType = z.ZodType, Write = z.ZodType | undefined> {
  kind: 'value';
  read: Read;
  write: Write;
}

/** `id`: always the id alone. `one`, `many`: whole in the record itself, an id or nothing in a summary. */
export interface Pointer<Kind = 'id' | 'one' | 'many', To = string, Write = z.ZodType | undefined> {
  kind: Kind;
  to: To;
  write: Write;
}

/** One file or a list of them, whole wherever the record stands. */
export interface Files<Kind = 'file' | 'files', Write = z.ZodType | undefined> {
  kind: Kind;
  to: 'files';
  write: Write;
}

export type Member = Value | Pointer | Files;
export type Members = Record<string, Member>;

type Written = z.ZodType | undefined;
export const field = <Read extends z.ZodType, Write extends Written = undefined>(
  read: Read,
  write?: Write,
): Value<Read, Write> => ({ kind: 'value', read, write: write as Write });

const pointer =
  <Kind extends 'id' | 'one' | 'many'>(kind: Kind) =>
  <const To extends string, Write extends Written = undefined>(to: To, write?: Write): Pointer<Kind, To, Write> => ({
    kind,
    to,
    write: write as Write,
  });
export const idOf = pointer('id');
export const one = pointer('one');
export const many = pointer('many');

const filesOf =
  <Kind extends 'file' | 'files'>(kind: Kind) =>
  <Write extends Written = undefined>(write?: Write): Files<Kind, Write> => ({
    kind,
    to: 'files',
    write: write as Write,
  });
export const file = filesOf('file');
export const files = filesOf('files');

/** What every record tells of itself: `_id` and `id` are equal. */
export const unversionedFields = {
  _id: field(recordId),
  id: field(recordId),
  createdAt: field(moment),
  updatedAt: field(moment),
};
/** `__v` is the version by which a concurrent edit is noticed. */
export const recordFields = {
  _id: unversionedFields._id,
  id: unversionedFields.id,
  __v: field(z.number().int().nonnegative(), version),
  createdAt: unversionedFields.createdAt,
  updatedAt: unversionedFields.updatedAt,
};

type Flat<T> = { [K in keyof T]: T[K] };

/** What a member is in a record that stands in another one. */
type Short<M> =
  M extends Value<infer Read>
    ? z.output<Read>
    : M extends Files<'file'>
      ? MediaFile | null
      : M extends Files<'files'>
        ? MediaFile[]
        : string | null;

/** The record as it stands in others: what it points to is an id, lists are not repeated, files are whole. */
export type Summary<M extends Members> = Flat<{
  [K in keyof M as M[K]['kind'] extends 'many' ? never : K]: Short<M[K]>;
}>;

export type WrittenName<M extends Members> = { [K in keyof M]: M[K]['write'] extends z.ZodType ? K : never }[keyof M];

/** What a request may set: every field, or only some. */
export type Write<M extends Members> = Flat<{
  [K in WrittenName<M>]?: M[K]['write'] extends z.ZodType ? z.output<M[K]['write']> | undefined : never;
}>;

export interface Contract<M extends Members = Members> {
  /** The name in addresses: `art-works`. */
  name: string;
  /** The name of one in the API's document: `Artwork`. */
  title: string;
  members: M;
  summary: z.ZodObject & z.ZodType<Summary<M>>;
  write: z.ZodObject & z.ZodType<Write<M>>;
}

const shortSchema = (member: Member): z.ZodType => {
  if (member.kind === 'value') return member.read;
  if (member.kind === 'file') return fileSchema.nullable();
  return member.kind === 'files' ? z.array(fileSchema) : recordId.nullable();
};

/** The list of a noun's fields, in the order of the answer. Summary, whole record and write schema come from it. */
export function defineContract<M extends Members>(name: string, title: string, members: M): Contract<M> {
  const all = Object.entries(members);
  const summary = z.strictObject(
    Object.fromEntries(all.filter(([, { kind }]) => kind !== 'many').map(([key, one]) => [key, shortSchema(one)])),
  );
  const written = all.flatMap(([key, { write }]) => (write ? [[key, write]] : []));
  const write = z.object(Object.fromEntries(written)).partial();
  return { name, title, members, summary, write } as unknown as Contract<M>;
}

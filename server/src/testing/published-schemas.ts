import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Ajv } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';

const folder = process.env.PUBLISHED_SCHEMAS;

/** A file in the folder of published schemas; undefined where there is none (see docs/how-to/check-the-standards.md). */
export function schemaPath(name: string): string | undefined {
  const path = folder && join(folder, name);
  return path && existsSync(path) ? path : undefined;
}

/** What is wrong with a document by a published JSON schema, which may refer to those beside it. */
export function jsonProblems(name: string): (document: unknown) => string[] {
  const path = schemaPath(name) ?? '';
  // Linked Art's files name a draft that they do not keep to (a list as `items`), and one reference lacks the mark of its own file.
  const read = (file: string) => {
    const text = readFileSync(file, 'utf8').replaceAll('"$ref": "/definitions/', '"$ref": "#/definitions/');
    const { $schema: _draft, ...schema } = JSON.parse(text) as Record<string, unknown>;
    return schema;
  };
  // Keywords such as `$defs` and `unevaluatedProperties` mean nothing to a validator of an older draft: it would pass everything.
  const draft2020 = readFileSync(path, 'utf8').includes('https://json-schema.org/draft/2020-12/schema');
  const ajv = new (draft2020 ? Ajv2020 : Ajv)({ strict: false, allErrors: true, validateFormats: false });
  for (const file of readdirSync(dirname(path)).filter((one) => one.endsWith('.json') && !path.endsWith(`/${one}`)))
    ajv.addSchema(read(join(dirname(path), file)));
  const validate = ajv.compile(read(path));
  return (document) => {
    validate(document);
    return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
  };
}

/** Throws with what is wrong with a document by a published XML schema. */
export function checkXml(document: string, schema: string): void {
  const options = ['--noout', '--nonet', '--schema', schemaPath(schema) ?? '', '-'];
  execFileSync('xmllint', options, { input: document, encoding: 'utf8', stdio: 'pipe' });
}

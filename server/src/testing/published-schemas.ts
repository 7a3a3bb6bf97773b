import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Ajv } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { onTestFinished } from 'vitest';

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
  // Only those of Presentation 4 keep to the draft of 2020 that they name.
  const draft2020 = name.startsWith('v4/');
  const ajv = new (draft2020 ? Ajv2020 : Ajv)({ strict: false, allErrors: true, validateFormats: false });
  for (const file of readdirSync(dirname(path)).filter((one) => one.endsWith('.json') && !path.endsWith(`/${one}`)))
    ajv.addSchema(read(join(dirname(path), file)));
  const validate = ajv.compile(read(path));
  return (document) => {
    validate(document);
    return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
  };
}

/** One schema that imports those: an answer in which each part has the schema of its own namespace is checked as a whole. */
function joined(schemas: readonly string[]): string {
  const imports = schemas.map((schema) => {
    const path = schemaPath(schema) ?? '';
    const [, namespace] = /targetNamespace="([^"]+)"/.exec(readFileSync(path, 'utf8')) ?? [];
    return `<import namespace="${namespace}" schemaLocation="${pathToFileURL(path)}"/>`;
  });
  return `<schema xmlns="http://www.w3.org/2001/XMLSchema">${imports.join('')}</schema>`;
}

/** Throws with what is wrong with a document by published XML schemas. */
export function checkXml(document: string, ...schemas: string[]): void {
  const folder = mkdtempSync(join(tmpdir(), 'schema-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const schema = join(folder, 'all.xsd');
  writeFileSync(schema, joined(schemas));
  const options = ['--noout', '--nonet', '--schema', schema, '-'];
  execFileSync('xmllint', options, { input: document, encoding: 'utf8', stdio: 'pipe' });
}

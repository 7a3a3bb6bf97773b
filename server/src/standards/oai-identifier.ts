import { isId } from '@hwarang/domain/ids';

/** `oai:<host>:<id>`, as the guidelines for OAI identifiers want it: unique over all repositories. */
const prefixOf = (origin: string): string => `oai:${new URL(origin).hostname}:`;
export const oaiIdentifier = (origin: string, id: string): string => `${prefixOf(origin)}${id}`;

/** The id of the record; undefined for an identifier of another repository or of none. */
export function idOfIdentifier(origin: string, identifier: string): string | undefined {
  const prefix = prefixOf(origin);
  const id = identifier.startsWith(prefix) ? identifier.slice(prefix.length) : '';
  return isId(id) ? id : undefined;
}

export const lidoAddress = (origin: string, id: string): string =>
  `${origin}/oai?${new URLSearchParams({ verb: 'GetRecord', metadataPrefix: 'lido', identifier: oaiIdentifier(origin, id) })}`;

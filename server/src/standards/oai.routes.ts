import type { Artwork } from '@hwarang/domain/artworks/artworks.contract';
import { Failure } from '@hwarang/domain/failures';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { visitor } from '../platform/caller.ts';
import { readPoints } from '../platform/read-limit.ts';
import { originOf } from '../platform/request-facts.ts';
import { queryString } from '../records/query/collection.routes.ts';
import type { Records } from '../records/query/records.ts';
import { recordsByIds } from '../records/query/typed-reads.ts';
import { xml } from '../seo/xml.ts';
import type { Services } from '../services/services.ts';
import {
  type Changed,
  changeOfArtwork,
  galleriesOfArtworks,
  isPublicGallery,
  listChanges,
  listGalleries,
} from './harvest.store.ts';
import { lidoFormat, lidoOf } from './lido.ts';
import {
  type Arguments,
  OaiError,
  readArguments,
  readSelection,
  readToken,
  setOf,
  stamp,
  writeToken,
} from './oai-arguments.ts';
import { dublinCore, dublinCoreOf } from './oai-dc.ts';
import { idOfIdentifier, oaiIdentifier } from './oai-identifier.ts';
import { allowEveryOrigin, answerPreflight } from './send-document.ts';
import { readSite, type Site } from './sources.ts';
import type { Xml } from './xml-texts.ts';

const formats: Record<string, { schema: string; namespace: string; write: (site: Site, work: Artwork) => Xml }> = {
  oai_dc: { ...dublinCore, write: dublinCoreOf },
  lido: { ...lidoFormat, write: lidoOf },
};
const inAnswer = { records: 100, identifiers: 500, sets: 500 };
const longestForm = 16 * 1024;
const firstId = '0'.repeat(24);

const formatOf = (prefix: string) => {
  const format = Object.hasOwn(formats, prefix) ? formats[prefix] : undefined;
  if (!format) throw new OaiError('cannotDisseminateFormat', 'Formats are oai_dc and lido');
  return format;
};

/** OAI-PMH 2.0 over all artworks that everyone may see, with a set for each gallery. */
export const oaiRoutes =
  (services: Services, records: Records): FastifyPluginAsync =>
  async (app) => {
    const { config, database, readLimit } = services;
    const pool = database.reads;
    allowEveryOrigin(app);
    app.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: longestForm },
      (_request, body, done) => done(null, body),
    );

    const headersOf = async (origin: string, changes: readonly Changed[]): Promise<Xml[]> => {
      const galleries = await galleriesOfArtworks(
        pool,
        changes.map(({ id }) => id),
      );
      return changes.map(({ id, at, gone }) => ({
        ...(gone ? { '@status': 'deleted' } : {}),
        identifier: oaiIdentifier(origin, id),
        datestamp: stamp(at),
        setSpec: (galleries.get(id) ?? []).map(setOf),
      }));
    };

    const recordsOf = async (site: Site, prefix: string, changes: readonly Changed[]): Promise<Xml[]> => {
      const format = formatOf(prefix);
      const headers = await headersOf(site.origin, changes);
      const ids = changes.flatMap(({ id, gone }) => (gone ? [] : [id]));
      const shown = await recordsByIds(records, visitor, 'art-works', ids);
      const works = new Map(shown.map((work) => [work.id, work]));
      return changes.map(({ id, at }, index) => {
        const work = works.get(id);
        if (work) return { header: headers[index], metadata: format.write(site, work) };
        // Withdrawn since the list was read: then it is told as gone, and nothing else of it.
        return { header: { '@status': 'deleted', identifier: oaiIdentifier(site.origin, id), datestamp: stamp(at) } };
      });
    };

    /** One more than is told is asked for: by it is known whether the list goes on. */
    const listed = async (given: Arguments, most: number) => {
      const { resumptionToken } = given;
      const selection = resumptionToken === undefined ? readSelection(given) : readToken(resumptionToken);
      formatOf(selection.prefix);
      const { gallery, from, until, after } = selection;
      if (gallery && !(await isPublicGallery(pool, gallery)))
        throw new OaiError('noRecordsMatch', 'There is no such set');
      const rows = await listChanges(pool, { kinds: ['artworks'], gallery, from, until, after, limit: most + 1 });
      if (rows.length === 0) throw new OaiError('noRecordsMatch', 'No record was changed then');
      const changes = rows.slice(0, most);
      const last = changes.at(-1);
      const token =
        rows.length > most && last
          ? { resumptionToken: writeToken(selection, last) }
          : after
            ? { resumptionToken: '' }
            : {};
      return { changes, prefix: selection.prefix, token };
    };

    const verbs: Record<Arguments['verb'], (site: Site, given: Arguments) => Promise<Xml>> = {
      Identify: async ({ origin, name }) => {
        const [oldest] = await listChanges(pool, { kinds: ['artworks'], limit: 1 });
        return {
          repositoryName: `${name.ko} ${name.en}`,
          baseURL: `${origin}/oai`,
          protocolVersion: '2.0',
          adminEmail: config.admin.email,
          earliestDatestamp: stamp(oldest?.at ?? new Date(0)),
          deletedRecord: 'persistent',
          granularity: 'YYYY-MM-DDThh:mm:ssZ',
          description: {
            'oai-identifier': {
              '@xmlns': 'http://www.openarchives.org/OAI/2.0/oai-identifier',
              '@xmlns:xsi': 'http://www.w3.org/2001/XMLSchema-instance',
              '@xsi:schemaLocation':
                'http://www.openarchives.org/OAI/2.0/oai-identifier http://www.openarchives.org/OAI/2.0/oai-identifier.xsd',
              scheme: 'oai',
              repositoryIdentifier: new URL(origin).hostname,
              delimiter: ':',
              sampleIdentifier: oaiIdentifier(origin, firstId),
            },
          },
        };
      },
      ListMetadataFormats: async ({ origin }, { identifier }) => {
        if (identifier !== undefined) await changeOf(origin, identifier);
        return {
          metadataFormat: Object.entries(formats).map(([metadataPrefix, { schema, namespace }]) => ({
            metadataPrefix,
            schema,
            metadataNamespace: namespace,
          })),
        };
      },
      ListSets: async (_site, { resumptionToken }) => {
        const after = resumptionToken === undefined ? firstId : readToken(resumptionToken).after?.id;
        const rows = await listGalleries(pool, after ?? firstId, inAnswer.sets + 1);
        if (rows.length === 0) throw new OaiError('noRecordsMatch', 'There are no sets');
        const shown = rows.slice(0, inAnswer.sets);
        const last = shown.at(-1);
        return {
          set: shown.map(({ id, name }) => ({ setSpec: setOf(id), setName: name })),
          ...(rows.length > inAnswer.sets && last
            ? { resumptionToken: writeToken({ prefix: '' }, { at: new Date(0), id: last.id }) }
            : resumptionToken === undefined
              ? {}
              : { resumptionToken: '' }),
        };
      },
      GetRecord: async (site, { identifier = '', metadataPrefix = '' }) => {
        formatOf(metadataPrefix);
        const [record] = await recordsOf(site, metadataPrefix, [await changeOf(site.origin, identifier)]);
        return { record };
      },
      ListIdentifiers: async ({ origin }, given) => {
        const { changes, token } = await listed(given, inAnswer.identifiers);
        return { header: await headersOf(origin, changes), ...token };
      },
      ListRecords: async (site, given) => {
        const { changes, prefix, token } = await listed(given, inAnswer.records);
        return { record: await recordsOf(site, prefix, changes), ...token };
      },
    };

    const changeOf = async (origin: string, identifier: string): Promise<Changed> => {
      const id = idOfIdentifier(origin, identifier);
      const change = id && (await changeOfArtwork(pool, id));
      if (!change) throw new OaiError('idDoesNotExist', 'No record has this identifier');
      return change;
    };

    const answer = async (origin: string, query: URLSearchParams): Promise<Xml> => {
      let given: Arguments | undefined;
      try {
        given = readArguments(query);
        const told = Object.fromEntries(Object.entries(given).map(([name, value]) => [`@${name}`, value]));
        const request = { ...told, '#text': `${origin}/oai` };
        try {
          return { request, [given.verb]: await verbs[given.verb](await readSite(services, origin), given) };
        } catch (error) {
          if (!(error instanceof OaiError)) throw error;
          // The standard wants no attributes where the arguments themselves are wrong.
          const known = error.code === 'badArgument' || error.code === 'badResumptionToken' ? `${origin}/oai` : request;
          return { request: known, error: { '@code': error.code, '#text': error.message } };
        }
      } catch (error) {
        if (!(error instanceof OaiError)) throw error;
        return { request: `${origin}/oai`, error: { '@code': error.code, '#text': error.message } };
      }
    };

    const handle = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
      // Harvesters wait and come back by themselves, but only after this status.
      await readLimit.spend(request, readPoints.page).catch((refused: Failure) => {
        throw new Failure('unavailable', refused.message, { retryAfter: refused.retryAfter });
      });
      const query = request.method === 'POST' ? String(request.body ?? '') : queryString(request);
      const body = await answer(originOf(config, request), new URLSearchParams(query));
      return reply
        .header('cache-control', 'no-cache')
        .type('text/xml; charset=utf-8')
        .send(
          xml({
            'OAI-PMH': {
              '@xmlns': 'http://www.openarchives.org/OAI/2.0/',
              '@xmlns:xsi': 'http://www.w3.org/2001/XMLSchema-instance',
              '@xsi:schemaLocation':
                'http://www.openarchives.org/OAI/2.0/ http://www.openarchives.org/OAI/2.0/OAI-PMH.xsd',
              responseDate: stamp(new Date()),
              ...body,
            },
          }),
        );
    };
    const quiet = { schema: { hide: true } };
    app.get('/oai', quiet, handle);
    app.post('/oai', quiet, handle);
    app.options('/oai', quiet, answerPreflight);
  };

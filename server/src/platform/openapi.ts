import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { apiBase } from '@hwarang/domain/api';
import { queryCost as cost } from '@hwarang/domain/query-cost';
import type { FastifyInstance } from 'fastify';
import { createJsonSchemaTransform, createJsonSchemaTransformObject } from 'fastify-type-provider-zod';
import * as z from 'zod';

/** What the document says of a route beyond its schema: parts that the route reads by itself. */
export interface RouteDocument {
  query?: Record<string, object>;
  body?: z.ZodType;
  files?: readonly string[];
}

declare module 'fastify' {
  interface FastifyContextConfig {
    document?: RouteDocument;
  }
}

const options = { zodToJsonConfig: { unrepresentable: 'any' } } as const;
const transform = createJsonSchemaTransform(options);

/** The document at /openapi.json is generated from the routes and their contracts; /docs is a page to try them. */
export async function describeApi(api: FastifyInstance): Promise<void> {
  await api.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Hwarang',
        version: '1',
        description:
          'The calls of Hwarang in the dialect of Strapi v3 REST. A list takes `_start`, `_limit` (100 unless told, 1000 at most), `_sort`, ' +
          '`_where` with `_or`, `_q`, and every field with a suffix (`_eq _ne _lt _lte _gt _gte _in _nin _contains _ncontains _containss ' +
          '_ncontainss _null`), also over relations (`owner.englishname_contains=kim`). The newest come first. First-level relations are ' +
          'whole, deeper ones are ids, lists are given one level deep; a list of many rows carries at most 4000 records in each relation.\n\n' +
          `A query may cost at most ${cost.budget} points (administrators ${cost.administratorBudget}); beyond them it answers 400. A condition costs ` +
          `${cost.condition}, multiplied for every relation that it leads over: by ${cost.toOne} when the relation leads to one record, by ${cost.toMany} when to ` +
          `many, by ${cost.computed} for the exhibitions of an artist or a gallery and for the artists of an exhibition. A search within a text costs ` +
          `${cost.textSearch} more (not so in the titles of artworks, which have an index), \`_q\` ${cost.search}, a sort without an index ${cost.sort} (only ` +
          '`createdAt`, names and a few more have one), every hundred rows of `_limit` after the first ' +
          `${cost.hundredRows}.`,
      },
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
      security: [{}, { bearer: [] }],
    },
    transformObject: createJsonSchemaTransformObject(options),
    transform: (route) => {
      const made = transform(route);
      const { document } = route.route.config ?? {};
      if (!document) return made;
      return { ...made, schema: { ...made.schema, ...described(document) } };
    },
  });
  api.get('/openapi.json', { schema: { hide: true } }, async () => api.swagger());
  await api.register(swaggerUi, {
    routePrefix: '/docs',
    indexPrefix: apiBase,
    theme: { title: 'Hwarang API' },
    uiConfig: { persistAuthorization: false, validatorUrl: null },
    staticCSP: {
      'default-src': "'self'",
      'script-src': "'self'",
      'style-src': "'self' 'unsafe-inline'",
      'img-src': "'self' data:",
      'frame-ancestors': "'self'",
      'base-uri': "'none'",
      'object-src': "'none'",
    },
  });
}

function described({ query, body, files = [] }: RouteDocument): Record<string, unknown> {
  return {
    ...(query ? { querystring: { type: 'object', properties: query } } : {}),
    ...(body
      ? {
          consumes: files.length > 0 ? ['application/json', 'multipart/form-data'] : ['application/json'],
          body: z.toJSONSchema(body, { io: 'input', unrepresentable: 'any', target: 'draft-2020-12' }),
        }
      : {}),
  };
}

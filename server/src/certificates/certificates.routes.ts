import { certificateAnswer, publicCertificate } from '@hwarang/domain/certificates/certificates.contract';
import { recordId } from '@hwarang/domain/records.contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import { sendFile } from '../captions/captions.routes.ts';
import { callsOf } from '../platform/calls.ts';
import { noteReads, readsOfTables } from '../platform/reads.ts';
import { mailOrigin } from '../platform/request-facts.ts';
import type { Services } from '../services/services.ts';
import { certificatesService } from './certificates.service.ts';

const forStaff = callsOf('certificates', 'work for galleries', 400, 401, 403, 404, 409, 503);
const forEveryone = callsOf('certificates', 'read public records', 401, 403, 404);
const body = z.record(z.string(), z.unknown());
const ofSale = z.object({ gallery: z.string(), sale: recordId });
const ofNumber = z.object({ gallery: z.string(), number: z.string() });
const path = '/studio/:gallery/certificates/:number';

export const certificatesRoutes =
  (services: Services): FastifyPluginAsyncZod =>
  async (api) => {
    const service = certificatesService(services);
    api.post(
      '/studio/:gallery/sales/:sale/certificate',
      forStaff(certificateAnswer, { params: ofSale, body }),
      (request) => {
        const { gallery, sale } = request.params;
        return service.issue(request.caller, gallery, sale, request.body, mailOrigin(services.config, request));
      },
    );
    api.get(`${path}.pdf`, forStaff(z.unknown(), { params: ofNumber }), async (request, reply) => {
      const { name, file } = await service.file(request.caller, request.params.gallery, request.params.number);
      return sendFile(reply, name, 'application/pdf', file);
    });
    api.post(`${path}/revoke`, forStaff(certificateAnswer, { params: ofNumber, body }), (request) =>
      service.revoke(request.caller, request.params.gallery, request.params.number, request.body),
    );
    api.post(`${path}/reissue`, forStaff(certificateAnswer, { params: ofNumber, body }), (request) => {
      const { gallery, number } = request.params;
      return service.reissue(request.caller, gallery, number, request.body, mailOrigin(services.config, request));
    });
    api.get(
      '/certificates/:number',
      forEveryone(publicCertificate, { params: z.object({ number: z.string() }) }),
      (request, reply) => {
        noteReads(reply.raw, readsOfTables('certificates'));
        return service.confirm(request.params.number);
      },
    );
  };

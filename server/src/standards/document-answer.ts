import type { FastifyReply, FastifyRequest } from 'fastify';
import { readPoints } from '../platform/read-limit.ts';
import type { Reads } from '../platform/reads.ts';
import { originOf } from '../platform/request-facts.ts';
import type { Records } from '../records/query/records.ts';
import type { Services } from '../services/services.ts';
import { sendDocument } from './send-document.ts';
import { madeOf, readSite, type Site } from './sources.ts';

type Make = (site: Site) => Promise<{ document: object; reads: Reads }>;

/** Sends documents of one type that are made from public records and kept until one of those changes; `path` tells them apart. */
export const documentAnswer =
  (services: Services, records: Records, type: string) =>
  async (request: FastifyRequest, reply: FastifyReply, path: string, make: Make): Promise<FastifyReply> => {
    const origin = originOf(services.config, request);
    const made = async () => madeOf(await make(await readSite(services, origin)));
    const kept = await records.made(`${type} ${origin} ${path}`, readPoints.list, made, request);
    return sendDocument(request, reply, kept, type);
  };

import type { Records } from '../records/query/records.ts';
import { staffService } from '../records/write/staff.service.ts';
import type { Services } from '../services/services.ts';
import { galleriesRecord } from './galleries.record.ts';

/** A gallery's staff keeps its page; that there is a gallery is decided by administrators. */
export const galleriesService = (services: Services, records: Records) =>
  staffService(services, records, galleriesRecord.write, ['update']);

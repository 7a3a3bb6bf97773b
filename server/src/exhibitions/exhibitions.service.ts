import type { Records } from '../records/query/records.ts';
import { staffService } from '../records/write/staff.service.ts';
import type { Services } from '../services/services.ts';
import { exhibitionsRecord } from './exhibitions.record.ts';

export const exhibitionsService = (services: Services, records: Records) =>
  staffService(services, records, exhibitionsRecord.write);

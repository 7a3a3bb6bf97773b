import { createHash, randomBytes } from 'node:crypto';
import {
  type CertificateWrite,
  certificateWrite,
  type PublicCertificate,
  reissueWrite,
  revokeWrite,
} from '@hwarang/domain/certificates/certificates.contract';
import {
  type CertificateContent,
  canonical,
  defaultGuarantee,
  missingFacts,
} from '@hwarang/domain/certificates/content';
import { newNumber, readNumber } from '@hwarang/domain/certificates/number';
import { dayInKorea } from '@hwarang/domain/exhibitions/run';
import { notFound, refuse } from '@hwarang/domain/failures';
import { isId } from '@hwarang/domain/ids';
import type { SaleCertificate } from '@hwarang/domain/ledger/ledger.contract';
import { ledgerProblems as problems } from '@hwarang/domain/ledger/ledger-problems';
import { firstKnown, noWorkFacts } from '@hwarang/domain/ledger/work-facts';
import { audit } from '../audit/audit.store.ts';
import { bookletPicture } from '../juries/booklet-pictures.ts';
import { galleryNames, holdSale, type SaleRow, workNow } from '../ledger/ledger.store.ts';
import { type Caller, demandStaff } from '../platform/caller.ts';
import { everyGallery, inGalleries } from '../platform/gallery-scope.ts';
import type { Orm } from '../platform/orm.ts';
import { isTaken } from '../platform/unique-violation.ts';
import { validate, validationError } from '../records/write/validate.ts';
import type { Services } from '../services/services.ts';
import { certificatePdf } from './certificate-thread.ts';
import {
  addCertificate,
  blobOfWork,
  type Certificate,
  certificateFile,
  hasValid,
  lastPicture,
  ownCertificate,
  publicCertificate,
  revokeCertificate,
} from './certificates.store.ts';

interface Picture {
  width: number;
  height: number;
  bytes: Uint8Array;
}

const unknownBody = { ignored: [], required: {} };
const sha256 = (data: string | Uint8Array): string => createHash('sha256').update(data).digest('hex');

/** Certificates of authenticity. `site` is where their codes lead. */
export function certificatesService({ database, media, changes }: Services) {
  const own = <Result>(galleryId: string, work: (tx: Orm) => Promise<Result>): Promise<Result> =>
    inGalleries(database, [galleryId], work);
  const found = async (tx: Orm, galleryId: string, text: string): Promise<Certificate> => {
    const number = readNumber(text);
    const certificate = number && (await ownCertificate(tx, galleryId, number));
    if (!certificate) throw notFound();
    return certificate;
  };
  const pictureOf = async (sale: SaleRow): Promise<Picture | undefined> => {
    const blob = sale.artworkId && (await own(sale.galleryId, (tx) => blobOfWork(tx, sale.artworkId ?? '')));
    // One that cannot be made now is told as missing, as one that never was.
    return (blob && (await bookletPicture(media, blob, 1))) || own(sale.galleryId, (tx) => lastPicture(tx, sale.id));
  };
  /** Drawn before the transaction: it takes longer than a row may be held. */
  const drawn = async (
    content: Omit<CertificateContent, 'number' | 'issued_on' | 'picture'>,
    picture: Picture,
    site: string,
  ) => {
    const whole: CertificateContent = {
      ...content,
      number: newNumber(randomBytes),
      issued_on: dayInKorea(new Date()),
      picture: sha256(picture.bytes),
    };
    const contentHash = sha256(canonical(whole));
    const address = `${site}/certificates/${whole.number}`;
    const file = await certificatePdf({ content: whole, contentHash, address, picture });
    return {
      number: whole.number,
      content: whole,
      contentHash,
      file,
      fileHash: sha256(file),
      picture: Buffer.from(picture.bytes),
      pictureWidth: picture.width,
      pictureHeight: picture.height,
    };
  };
  const answer = async (galleryId: string, number: string): Promise<SaleCertificate> => {
    await changes.settled();
    return shown(await own(galleryId, (tx) => found(tx, galleryId, number)));
  };
  return {
    issue: async (caller: Caller, galleryId: string, saleId: string, body: Record<string, unknown>, site: string) => {
      demandStaff(caller, galleryId, 'sell');
      const words: CertificateWrite = validate(certificateWrite, body, unknownBody);
      const { sale, gallery, now } = await own(galleryId, async (tx) => {
        const sale = isId(saleId) ? await holdSale(tx, galleryId, saleId) : undefined;
        const gallery = await galleryNames(tx, galleryId);
        if (!sale || !gallery) throw notFound();
        if (sale.voidedAt) refuse(problems.voided);
        if (await hasValid(tx, saleId)) refuse(problems.hasCertificate);
        return { sale, gallery, now: sale.artworkId ? await workNow(tx, sale.artworkId) : undefined };
      });
      const work = firstKnown(sale.work, now ?? noWorkFacts);
      const picture = await pictureOf(sale);
      const missing = missingFacts(work, sale.place, picture !== undefined);
      if (missing.length > 0 || !picture)
        throw validationError(Object.fromEntries(missing.map((name) => [name, [problems.missing.en]])));
      const content = {
        gallery: gallery.name,
        gallery_en: gallery.nameEn ?? '',
        representative: gallery.legal?.representative ?? '',
        work,
        sold_on: sale.soldOn,
        place: sale.place,
        ...guaranteeOf(words),
      };
      const certificate = await drawn(content, picture, site);
      await own(galleryId, async (tx) => {
        // It may have been voided while the file was drawn.
        if ((await holdSale(tx, galleryId, saleId))?.voidedAt) refuse(problems.voided);
        await addCertificate(tx, { ...certificate, galleryId, saleId, issuedBy: caller.userId ?? null });
        await trail(tx, caller, certificate.number, undefined, { state: 'valid' });
      }).catch(refuseSecond);
      return answer(galleryId, certificate.number);
    },
    /** The same content under a new number; the old one says that it was replaced. */
    reissue: async (caller: Caller, galleryId: string, text: string, body: Record<string, unknown>, site: string) => {
      demandStaff(caller, galleryId, 'sell');
      const { reason, ...words } = validate(reissueWrite, body, unknownBody);
      const { old, picture } = await own(galleryId, async (tx) => {
        const old = await found(tx, galleryId, text);
        return { old, picture: await lastPicture(tx, old.saleId) };
      });
      if (old.revokedAt) refuse(problems.revoked);
      if (!picture) throw new Error('a certificate without its picture');
      const { number: _number, issued_on: _issued, picture: _hash, ...content } = old.content;
      const kept = { guarantee: content.guarantee, guarantee_en: content.guarantee_en };
      const guarantee = words.guarantee || words.guarantee_en ? guaranteeOf(words) : kept;
      const certificate = await drawn({ ...content, ...guarantee }, picture, site);
      const { number: replacedBy } = certificate;
      await own(galleryId, async (tx) => {
        if (!(await revokeCertificate(tx, old.number, { by: caller.userId, reason, replacedBy })))
          refuse(problems.revoked);
        await addCertificate(tx, { ...certificate, galleryId, saleId: old.saleId, issuedBy: caller.userId ?? null });
        await trail(tx, caller, old.number, { state: 'valid' }, { state: 'replaced', replaced_by: replacedBy });
        await trail(tx, caller, replacedBy, undefined, { state: 'valid', replaces: old.number });
      }).catch(refuseSecond);
      return answer(galleryId, replacedBy);
    },
    revoke: async (caller: Caller, galleryId: string, text: string, body: Record<string, unknown>) => {
      demandStaff(caller, galleryId, 'sell');
      const { reason } = validate(revokeWrite, body, unknownBody);
      const { number } = await own(galleryId, async (tx) => {
        const certificate = await found(tx, galleryId, text);
        if (!(await revokeCertificate(tx, certificate.number, { by: caller.userId, reason }))) refuse(problems.revoked);
        await trail(tx, caller, certificate.number, { state: 'valid' }, { state: 'revoked' });
        return certificate;
      });
      return answer(galleryId, number);
    },
    file: async (caller: Caller, galleryId: string, text: string) => {
      demandStaff(caller, galleryId, 'see the ledger');
      const number = readNumber(text);
      const kept = number && (await own(galleryId, (tx) => certificateFile(tx, galleryId, number)));
      if (!kept) throw notFound();
      return { name: `certificate-${kept.content.number}.pdf`, file: kept.file };
    },
    /** What its number confirms to everyone. */
    confirm: async (text: string): Promise<PublicCertificate> => {
      const number = readNumber(text);
      const certificate = number && (await inGalleries(database, everyGallery, (tx) => publicCertificate(tx, number)));
      if (!certificate) throw notFound();
      const { content, contentHash, fileHash, revokedAt, replacedBy } = certificate;
      return {
        number: certificate.number,
        state: revokedAt ? (replacedBy ? 'replaced' : 'revoked') : 'valid',
        ended_on: revokedAt && dayInKorea(revokedAt),
        content,
        content_hash: contentHash,
        file_hash: fileHash,
      };
    },
  };
}

const guaranteeOf = ({ guarantee, guarantee_en }: CertificateWrite) =>
  guarantee || guarantee_en
    ? { guarantee, guarantee_en }
    : { guarantee: defaultGuarantee.ko, guarantee_en: defaultGuarantee.en };

const refuseSecond = (failure: unknown): never => {
  if (isTaken(failure)) refuse(problems.hasCertificate);
  throw failure;
};

/** In the log of the site too, whoever does it. It says nothing that the public page does not say. */
const trail = (tx: Orm, caller: Caller, number: string, before: object | undefined, after: object): Promise<void> =>
  audit(tx, caller, {
    noun: 'certificates',
    id: number,
    before: before && { name: number, ...before },
    after: { name: number, ...after },
    always: true,
  });

const shown = ({ number, issuedAt, revokedAt, reason, replacedBy }: Certificate): SaleCertificate => ({
  number,
  issued_at: issuedAt.toISOString(),
  revoked_at: revokedAt?.toISOString() ?? null,
  reason,
  replaced_by: replacedBy,
});

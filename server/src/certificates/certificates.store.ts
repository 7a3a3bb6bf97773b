import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import { artworks } from '../artworks/artworks.table.ts';
import type { BlobRow } from '../media/media.store.ts';
import { blobs, files } from '../media/media.table.ts';
import type { Orm } from '../platform/orm.ts';
import { certificates } from './certificates.table.ts';

export type NewCertificate = typeof certificates.$inferInsert;

/** Without the file and the picture, which are large. */
const said = {
  number: certificates.number,
  galleryId: certificates.galleryId,
  saleId: certificates.saleId,
  content: certificates.content,
  contentHash: certificates.contentHash,
  fileHash: certificates.fileHash,
  issuedAt: certificates.issuedAt,
  revokedAt: certificates.revokedAt,
  reason: certificates.reason,
  replacedBy: certificates.replacedBy,
};
export type Certificate = Awaited<ReturnType<typeof publicCertificate>> & object;

/** By the number alone: whoever has it may see it, of whichever gallery it is. */
export const publicCertificate = async (tx: Orm, number: string) =>
  (await tx.select(said).from(certificates).where(eq(certificates.number, number)))[0];

const own = (galleryId: string, number: string) =>
  and(eq(certificates.galleryId, galleryId), eq(certificates.number, number));

export const ownCertificate = async (tx: Orm, galleryId: string, number: string): Promise<Certificate | undefined> =>
  (await tx.select(said).from(certificates).where(own(galleryId, number)))[0];

export const certificateFile = async (tx: Orm, galleryId: string, number: string) =>
  (
    await tx
      .select({ file: certificates.file, content: certificates.content })
      .from(certificates)
      .where(own(galleryId, number))
  )[0];

/** The picture of the newest certificate of a sale. */
export const lastPicture = async (tx: Orm, saleId: string) =>
  (
    await tx
      .select({
        bytes: certificates.picture,
        width: certificates.pictureWidth,
        height: certificates.pictureHeight,
      })
      .from(certificates)
      .where(eq(certificates.saleId, saleId))
      .orderBy(desc(certificates.issuedAt))
      .limit(1)
  )[0];

export async function hasValid(tx: Orm, saleId: string): Promise<boolean> {
  const where = and(eq(certificates.saleId, saleId), isNull(certificates.revokedAt));
  return (await tx.$count(certificates, where)) > 0;
}

export async function addCertificate(tx: Orm, certificate: NewCertificate): Promise<void> {
  await tx.insert(certificates).values(certificate);
}

/** False when it was revoked before. */
export async function revokeCertificate(
  tx: Orm,
  number: string,
  { by, reason, replacedBy = null }: { by: string | undefined; reason: string; replacedBy?: string | null },
): Promise<boolean> {
  const revoked = await tx
    .update(certificates)
    .set({ revokedAt: sql`now()`, revokedBy: by ?? null, reason, replacedBy })
    .where(and(eq(certificates.number, number), isNull(certificates.revokedAt)))
    .returning({ number: certificates.number });
  return revoked.length > 0;
}

/** The picture of a work as it is now. */
export const blobOfWork = async (tx: Orm, artworkId: string): Promise<BlobRow | undefined> =>
  (
    await tx
      .select({ blob: blobs })
      .from(artworks)
      .innerJoin(files, eq(files.id, artworks.imageId))
      .innerJoin(blobs, eq(blobs.sha256, files.sha256))
      .where(eq(artworks.id, artworkId))
  )[0]?.blob;

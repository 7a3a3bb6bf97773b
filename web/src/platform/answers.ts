import type { OwnAccountAnswer, OwnSession, SignedIn, UserAnswer } from '@hwarang/domain/accounts/accounts.contract';
import type { RolesAnswer } from '@hwarang/domain/accounts/users.contract';
import type { Overview } from '@hwarang/domain/admin/overview.contract';
import type { ArtistRow, ArtworkRow, ExhibitionRow, GalleryRow, UserRow } from '@hwarang/domain/admin/tables.contract';
import type { ArtworkViews } from '@hwarang/domain/artworks/views.contract';
import type { AuditEntry } from '@hwarang/domain/audit/audit.contract';
import type { Caption, LabelsPreview } from '@hwarang/domain/captions/captions.contract';
import type { PublicCertificate } from '@hwarang/domain/certificates/certificates.contract';
import type { RecordName, Whole } from '@hwarang/domain/contracts';
import type { EnquiryLine, OwnEnquiry, WholeEnquiry } from '@hwarang/domain/enquiries/enquiries.contract';
import type { City } from '@hwarang/domain/galleries/city';
import type {
  ConsignedWork,
  GalleryInvitation,
  MyGalleries,
  OwnGallery,
  RepresentedArtist,
  StaffList,
  StudioOverview,
} from '@hwarang/domain/galleries/studio.contract';
import type { Import, ImportImages, ImportRow } from '@hwarang/domain/imports/imports.contract';
import type {
  Accepted,
  Invitation,
  JurorConflicts,
  JurorEntry,
  JurorEntryInList,
  JurorRound,
  JuryScores,
  OwnScore,
  ScoreDraft,
} from '@hwarang/domain/juries/judging.contract';
import type { CallNumbers } from '@hwarang/domain/juries/numbers.contract';
import type { OwnScores, PublicResults, PublicSeal, Published, Ranking } from '@hwarang/domain/juries/results.contract';
import type { Conflict, Juror, JurorProgress, JuryLogEntry, JuryRound } from '@hwarang/domain/juries/rounds.contract';
import type { Follows, KeptList, SavedSearch } from '@hwarang/domain/keeping/keeping.contract';
import type { Sale, SaleCertificate, SalesAnswer } from '@hwarang/domain/ledger/ledger.contract';
import type { MediaFile } from '@hwarang/domain/media/file';
import type { Notification } from '@hwarang/domain/notifications/notifications.contract';
import type { EntryFile, EntryListed, EntryPreview, OwnDraft } from '@hwarang/domain/open-calls/entering.contract';
import type { EntryForAdministrators, OpenCall, OwnEntry } from '@hwarang/domain/open-calls/open-calls.contract';
import type { OfferAnswer, OfferLine } from '@hwarang/domain/sales/offers.contract';
import type { SearchAnswer } from '@hwarang/domain/search/search.contract';
import type { PageVersion, Settings } from '@hwarang/domain/settings/settings.contract';
import type { Begun, Conversation, SupportCase, WholeConversation } from '@hwarang/domain/support/support.contract';

type WholeCase = SupportCase & WholeConversation;

/** Rows of the tables of administration. */
interface Tables {
  exhibitions: ExhibitionRow;
  galleries: GalleryRow;
  artists: ArtistRow;
  artworks: ArtworkRow;
  users: UserRow;
  audit: AuditEntry;
}
type Records = Exclude<RecordName, 'users' | 'roles' | 'admin/audit'>;
export type RecordPath = `/${Records}`;
export type RecordAt<Path extends RecordPath> = Path extends `/${infer Name extends Records}` ? Whole<Name> : never;

export type AdminTablePath = `/admin/${keyof Tables}`;
/** Where rows are looked through: in administration its tables, in a studio the records one may see. */
export type TablePath = AdminTablePath | RecordPath;
export type RowOf<Path extends TablePath> = Path extends `/admin/${infer Name extends keyof Tables}`
  ? Tables[Name]
  : Path extends RecordPath
    ? RecordAt<Path>
    : never;

/** What is asked for a work: by the gallery that has it, or by its artist. */
export type OfferPath = `/studio/${string}/works/${string}/offer` | `/art-works/${string}/offer`;
/** Those of a gallery, or of an artist. */
/** Sheets of administrators, or of a gallery. */
export type ImportsPath = '/imports' | `/studio/${string}/imports`;
export type EnquiriesPath = `/studio/${string}/enquiries` | '/my-enquiries';

/** What a GET answers, by its path; the first that fits. */
type Read = [
  ['/settings', Settings],
  [`/pages/${string}/versions`, PageVersion[]],
  [`/pages/${string}`, PageVersion],
  ['/users/me', OwnAccountAnswer],
  ['/users/me/sessions', OwnSession[]],
  ['/users', { email: string }[]],
  ['/users-permissions/roles', RolesAnswer],
  ['/search', SearchAnswer],
  ['/notifications', Notification[]],
  ['/support/desk', { online: boolean }],
  ['/support/conversations', Conversation[]],
  [`/support/conversations/${string}`, WholeConversation],
  ['/support/cases', SupportCase[]],
  [`/support/cases/${string}`, WholeCase],
  ['/open-calls', OpenCall[]],
  ['/open-calls/entries/mine', EntryListed[]],
  [`/open-calls/${string}/entry/draft`, OwnDraft],
  [`/open-calls/${string}/entry/preview`, EntryPreview],
  [`/open-calls/${string}/rounds`, JuryRound[]],
  [`/open-calls/${string}/rounds/${string}/jurors`, Juror[]],
  [`/open-calls/${string}/rounds/${string}/conflicts`, Conflict[]],
  [`/open-calls/${string}/rounds/${string}/progress`, JurorProgress[]],
  [`/open-calls/${string}/rounds/${string}/log`, JuryLogEntry[]],
  [`/open-calls/${string}/rounds/${string}`, JuryRound],
  [`/jury/invitations/${string}`, Invitation],
  ['/jury/rounds', JurorRound[]],
  [`/jury/rounds/${string}/conflicts`, JurorConflicts],
  [`/jury/rounds/${string}/entries`, JurorEntryInList[]],
  [`/jury/rounds/${string}/entries/${string}`, JurorEntry],
  [`/jury/rounds/${string}/scores`, JuryScores],
  [`/jury/rounds/${string}`, JurorRound],
  [`/open-calls/${string}/ranking`, Ranking],
  [`/open-calls/${string}/results`, PublicResults],
  [`/open-calls/${string}/seals`, PublicSeal[]],
  [`/open-calls/${string}/entry/scores`, OwnScores],
  [`/open-calls/${string}/entry`, OwnEntry],
  [`/open-calls/${string}/entries`, EntryForAdministrators[]],
  [`/open-calls/${string}/numbers`, CallNumbers],
  [`/open-calls/${string}`, OpenCall],
  [`/upload/files/${string}`, MediaFile],
  [`/exhibitions/${string}/captions`, Caption[]],
  ['/art-works/views', ArtworkViews[]],
  [`/art-works/${string}/similar`, Whole<'art-works'>[]],
  [`/galleries/${string}/for-sale`, { count: number; works: Whole<'art-works'>[] }],
  ['/artists/countries', string[]],
  ['/exhibitions/cities', City[]],
  ['/kept', KeptList[]],
  [`/lists/${string}`, { name: string; works: Whole<'art-works'>[] }],
  ['/follows', Follows],
  ['/saved-searches', SavedSearch[]],
  ['/digest', { wanted: boolean }],
  [`${ImportsPath}/${string}/rows`, { rows: ImportRow[]; count: number }],
  [`${ImportsPath}/${string}`, Import],
  [ImportsPath, Import[]],
  [`/studio/${string}/sales`, SalesAnswer],
  [`/certificates/${string}`, PublicCertificate],
  ['/studio', OwnGallery[]],
  [`/studio/${string}/overview`, StudioOverview],
  [`/studio/${string}/staff`, StaffList],
  [`/studio/${string}/artists`, RepresentedArtist[]],
  [OfferPath, OfferAnswer],
  [`/studio/${string}/offers`, OfferLine[]],
  [EnquiriesPath, EnquiryLine[]],
  [`${EnquiriesPath}/${string}`, WholeEnquiry],
  [`/enquiries/${string}`, OwnEnquiry],
  [`/studio/${string}/works`, ConsignedWork[]],
  [`/gallery-invitations/${string}`, GalleryInvitation],
  ['/my-galleries', MyGalleries],
  ['/admin/overview', Overview],
  [`/admin/${string}/count`, number],
  [`/${Records}/count`, number],
];

/** What a POST or PUT answers. */
type Written = [
  ['/settings', Settings],
  [`/pages/${string}`, PageVersion],
  ['/auth/local' | '/auth/reset-password' | '/auth/change-password', SignedIn],
  ['/auth/confirm-new-email', { email: string }],
  ['/users/me' | '/users/me/email', OwnAccountAnswer],
  ['/users/me/archive', { url: string }],
  [`/users/${string}/revoke-sessions`, { ended: number }],
  [`/users/${string}`, UserAnswer],
  ['/kept' | `/kept/${string}`, KeptList[]],
  [`/follows/${string}`, Follows],
  ['/saved-searches', SavedSearch[]],
  ['/digest', { wanted: boolean }],
  [OfferPath, OfferAnswer],
  [`${EnquiriesPath}/${string}`, WholeEnquiry],
  ['/enquiries', { key: string }],
  [`/enquiries/${string}/messages`, OwnEnquiry],
  ['/support/conversations', Begun],
  [`/support/conversations/${string}/messages`, WholeConversation],
  [`/support/cases/${string}`, WholeCase],
  ['/open-calls', OpenCall],
  [`/open-calls/${string}/entry/${'draft' | 'submit'}`, OwnDraft],
  [`/open-calls/${string}/entry/files`, EntryFile],
  [`/open-calls/${string}/rounds/${string}/jurors/${string}/invitation`, Juror],
  [`/open-calls/${string}/rounds/${string}/jurors`, Juror],
  [`/open-calls/${string}/rounds/${string}/conflicts/${string}`, Conflict],
  [`/open-calls/${string}/rounds`, JuryRound],
  // A change of the round or of its phase.
  [`/open-calls/${string}/rounds/${string}`, JuryRound],
  [`/jury/invitations/${string}`, Accepted],
  [`/jury/rounds/${string}/conflicts`, JurorConflicts],
  [`/jury/rounds/${string}/entries/${string}/score`, OwnScore],
  [`/jury/rounds/${string}/entries/${string}/draft`, ScoreDraft],
  [`/jury/rounds/${string}/entries/${string}/recusal`, { ok: true }],
  [`/open-calls/${string}/decisions`, { entry: string; __v: number }[]],
  [`/open-calls/${string}/publish`, Published],
  [`/open-calls/${string}/exhibition`, { exhibition: string }],
  [`/open-calls/${string}/entry`, OwnEntry],
  [`/open-calls/${string}`, OpenCall],
  [`/studio/${string}/sales/${string}/certificate`, SaleCertificate],
  [`/studio/${string}/sales/${string}/void`, Sale],
  [`/studio/${string}/sales`, Sale],
  [`/studio/${string}/certificates/${string}`, SaleCertificate],
  ['/upload', MediaFile[]],
  [`${ImportsPath}/${string}/images`, ImportImages],
  // A change of its settings, an answer, and each step onwards or back.
  [`${ImportsPath}/${string}`, Import],
  [ImportsPath, Import],
  [`/exhibitions/${string}/captions/preview`, LabelsPreview],
  [AdminTablePath, { id: string; __v: number }[]],
];

type First<Path, Table> = Table extends [[infer Pattern, infer Answer], ...infer Rest]
  ? Path extends Pattern
    ? Answer
    : First<Path, Rest>
  : unknown;

type WithoutQuery<Path> = Path extends `${infer Before}?${string}` ? Before : Path;

type OneRecord<Path> = Path extends `/${infer Name extends Records}/${string}` ? Whole<Name> : unknown;
type Declared<Path, Table, Otherwise> = unknown extends First<Path, Table> ? Otherwise : First<Path, Table>;

/** A path that is not declared here answers `unknown`: nothing can be read of it. */
export type AnswerTo<Path> = ReadAt<WithoutQuery<Path>>;
type ReadAt<Path> = Path extends TablePath
  ? RowOf<Path>[]
  : Declared<Path, Read, Path extends RecordPath ? RecordAt<Path>[] : OneRecord<Path>>;

/** Writes answer the record itself, as it stands then. */
export type AnswerToWrite<Path> = Declared<Path, Written, Path extends RecordPath ? RecordAt<Path> : OneRecord<Path>>;

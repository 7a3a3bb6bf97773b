import { formatEdition } from '@hwarang/domain/artworks/edition';
import { dayInKorea } from '@hwarang/domain/exhibitions/run';
import type { Sale } from '@hwarang/domain/ledger/ledger.contract';
import { resaleVerdictWords, sellerWords } from '@hwarang/domain/ledger/ledger.words';
import { sharesOf } from '@hwarang/domain/ledger/money';
import type { ResaleVerdict } from '@hwarang/domain/ledger/resale-right';
import { stringify } from 'csv-stringify/sync';
import { csvOptions } from '../captions/captions.csv.ts';

const heads = (names: Record<string, string>) => Object.entries(names).map(([key, header]) => ({ key, header }));
const bothLanguages = (ko: string, en: string): string => [...new Set([ko, en].filter(Boolean))].join(' / ');

const work = ({ work: facts }: Sale) => ({
  artist: bothLanguages(facts.artist, facts.artist_en),
  title: bothLanguages(facts.title, facts.title_en),
  year: facts.year,
  material: facts.material || facts.material_en,
  size: facts.size,
  edition: formatEdition(facts.edition),
});

const workHeads = {
  artist: '작가 Artist',
  title: '작품명 Title',
  year: '제작 연도 Year',
  material: '재료 Material',
  size: '크기 Size',
  edition: '에디션 Edition',
};

/** Every entry with all its facts, voided ones too: an accountant sees what was taken back, and why. */
export const accountantCsv = (sales: readonly Sale[]): string =>
  stringify(
    sales.map((sale) => {
      const shares = sharesOf(sale.price, sale.artist_share, sale.currency);
      return {
        ...sale,
        ...work(sale),
        seller: sellerWords[sale.seller].ko,
        artist_amount: shares.artist,
        gallery_amount: shares.gallery,
        voided_at: sale.voided_at === null ? '' : dayInKorea(new Date(sale.voided_at)),
      };
    }),
    {
      ...csvOptions,
      columns: heads({
        sold_on: '판매일 Sold on',
        ...workHeads,
        price: '판매가 Price',
        currency: '통화 Currency',
        buyer_name: '구매자 Buyer',
        buyer_contact: '연락처 Contact',
        buyer_address: '주소 Address',
        seller: '판매 주체 Seller',
        artist_share: '작가 몫(%) Artist share',
        artist_amount: '작가 몫(금액) Artist amount',
        gallery_amount: '갤러리 몫(금액) Gallery amount',
        place: '구매처 Place',
        acquired_directly_on: '작가에게서 취득한 날 Acquired from the artist',
        acquired_price: '취득가 Acquired at',
        note: '메모 Note',
        voided_at: '취소일 Voided',
        void_reason: '취소 사유 Reason',
        id: '번호 ID',
      }),
    },
  );

/** The sales in which the artist may have a share, and why or why not; voided ones are none. */
export const resaleCsv = (sales: readonly Sale[], percent: number | null): string =>
  stringify(
    sales
      .filter(({ voided_at, resale }) => voided_at === null && !notResold.has(resale.verdict))
      .map((sale) => ({
        ...sale,
        ...work(sale),
        seller: sellerWords[sale.seller].ko,
        verdict: resaleVerdictWords[sale.resale.verdict as ResaleVerdict].ko,
        percent: sale.resale.verdict === 'due' ? percent : null,
        amount: sale.resale.amount,
      })),
    {
      ...csvOptions,
      columns: heads({
        sold_on: '재판매일 Resold on',
        ...workHeads,
        price: '재판매가 Price',
        currency: '통화 Currency',
        seller: '매도인 Seller',
        acquired_directly_on: '작가에게서 취득한 날 Acquired from the artist',
        verdict: '재판매보상금 Resale right',
        percent: '요율(%) Rate',
        amount: '보상금 Amount',
        id: '번호 ID',
      }),
    },
  );

const notResold: ReadonlySet<string> = new Set(['first sale', 'before the law'] satisfies ResaleVerdict[]);

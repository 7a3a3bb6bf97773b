import { parseYear } from '../artworks/year.ts';

export interface YearReading {
  year: string | null;
  year_text: string | null;
  /** `doubtful`: a year was found beside words that nobody knows. `none`: no year was found in what is no word for 'unknown'. */
  doubt?: 'doubtful' | 'none';
}

/** A date that says it is not known: kept as it is shown. */
const unknown =
  /^(?:\(?(?:date\s+)?(?:not\s+known|unknown|uncertain|not\s+dated|undated|no\s+date|n\.?\s?d\.?|s\.?\s?d\.?)\)?|(?:제작\s*)?(?:연도|년도|연대|시기)?\s*(?:미상|불명|미기재|모름|알\s*수\s*없음))$/i;

const before = /(?<![a-z])(?:b\.?\s?c\.?(?:\s?e\.?)?)(?![a-z])|기원전|(?<![가-힣])전\s*\d+\s*세기|bp(?![a-z])/i;

/** Words around a year that leave no doubt which year is meant. */
const english =
  /^(?:circa|ca|c|about|around|approximately|approx|probably|possibly|perhaps|likely|before|after|by|from|to|until|between|and|or|in|early|mid|middle|late|later|dated|date|first|published|made|printed|executed|designed|painted|drawn|cast|carved|built|begun|started|completed|finished|created|conceived|reworked|exhibited|reprinted|reproduced|reconstructed|reconstruction|remade|assembled|woven|edition|posthumous|pub|earlier|month|lunar|negative|spring|summer|autumn|fall|winter|year|the|of|s|ad|ce|jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?|st|nd|rd|th)$/i;
const korean =
  /^(?:서기|년대|년경|년도|년|월|일|경|작|제작|초기|중기|후기|초반|중반|후반|초|중|말|무렵|쯤|약|추정|이전|이후|사이|부터|까지|전|후|봄|여름|가을|겨울|에|作|年|頃|製)+$/;

/** Whether anything but years and words that are known is left. */
const hasOther = (text: string): boolean =>
  (text.replace(/(?<=\p{L})\.(?=\p{L})/gu, '').match(/\p{L}+/gu) ?? []).some(
    (word) => !english.test(word) && !korean.test(word),
  );

/** 단기 4288년 is 1955. */
const koreanEra = /단기\s*(\d{4})/;

const isoDay = (year: string, month: string, day: string): string =>
  `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;

/**
 * A date as people write it: the year that works are sorted by, and the words where they say more than that year. A day or a month is kept
 * only where it cannot be the end of a span: '1911/12' and '1905-06' are two years to one museum and a month to another.
 */
export function readWrittenYear(written: string, thisYear: number): YearReading {
  const plain = written.normalize('NFKC').trim();
  if (plain === '') return { year: null, year_text: null };
  if (unknown.test(plain)) return { year: null, year_text: written };

  // 1957.0 is a year that went through a table of numbers.
  const alone = /^(\d{4})(?:\.0|\s*[년年]?\.?)$/.exec(plain)?.[1];
  const whole =
    /^(\d{4})-(\d{2})-(\d{2})(?:[T ].*)?$/.exec(plain) ??
    /^(\d{4})\s*[./년-]\s*(\d{1,2})\s*[./월-]\s*(\d{1,2})\s*(?:일|\.)?$/.exec(plain) ??
    /^((?:1\d|20)\d{2})(0\d|1[0-2])([0-2]\d|3[01])$/.exec(plain);
  const [, y = '', m = '', d = ''] = whole ?? [];
  const exact = parseYear(alone ?? (whole ? isoDay(y, m, d) : ''), thisYear);
  if (exact) return { year: exact, year_text: null };

  const inMonth = /^(\d{4})\s*(?:\.|년)\s*(\d{1,2})\s*(?:월|\.)?$/.exec(plain);
  if (inMonth) {
    const month = parseYear(isoDay(inMonth[1] ?? '', inMonth[2] ?? '', '01'), thisYear);
    if (month) return { year: month, year_text: written };
  }

  const era = koreanEra.exec(plain)?.[1];
  if (era) {
    const year = parseYear(Number(era) - 2333, thisYear);
    return year ? { year, year_text: written, doubt: 'doubtful' } : { year: null, year_text: written, doubt: 'none' };
  }

  // Nothing before our era, nor a span that begins before the year 1000, is dated by its later year.
  const [span] = plain.match(/(?<![\d.])\d{1,4}(?=\s*(?:[-–—~〜/]|to\b)\s*(?:c\.?\s*)?\d{3,4}(?!\d))/u) ?? [];
  if (before.test(plain) || (span !== undefined && span.length < 4))
    return { year: null, year_text: written, doubt: 'none' };

  const found = [...plain.matchAll(/(?<!\d|\d[.,])\d{4}(?!\d)/g)].flatMap(
    ([digits]) => parseYear(digits, thisYear) ?? [],
  );
  const [year] = found;
  if (!year) return { year: null, year_text: written, doubt: 'none' };
  return { year, year_text: written, ...(whole || hasOther(plain) ? { doubt: 'doubtful' as const } : {}) };
}

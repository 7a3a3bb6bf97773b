import type { LocalizedText } from '@hwarang/domain/language';

export const continents = {
  AF: { ko: '아프리카', en: 'Africa', tone: 'light-dark(#b0763c, #c08a52)' },
  AN: { ko: '남극', en: 'Antarctica', tone: 'light-dark(#c9c4b8, #5a564c)' },
  AS: { ko: '아시아', en: 'Asia', tone: 'light-dark(#2f6b5c, #6fae9b)' },
  EU: { ko: '유럽', en: 'Europe', tone: 'light-dark(#4a6a8c, #7f9dbd)' },
  NA: { ko: '북아메리카', en: 'North America', tone: 'light-dark(#b93a24, #d9705b)' },
  OC: { ko: '오세아니아', en: 'Oceania', tone: 'light-dark(#8a7bb0, #a595c9)' },
  SA: { ko: '남아메리카', en: 'South America', tone: 'light-dark(#a8993f, #c4b65c)' },
} satisfies Record<string, LocalizedText & { tone: string }>;

/** From the highest to the lowest, as the World Bank divides them. */
export const incomeGroups = {
  1: { ko: '고소득, OECD 회원국', en: 'High income: OECD' },
  2: { ko: '고소득, OECD 비회원국', en: 'High income: non-OECD' },
  3: { ko: '중상위 소득', en: 'Upper middle income' },
  4: { ko: '중하위 소득', en: 'Lower middle income' },
  5: { ko: '저소득', en: 'Low income' },
} satisfies Record<number, LocalizedText>;

/** What is known of a country; of those that the map marks by a dot, nothing but their names. */
export interface Country {
  code: string;
  /** ISO 3166-1 in three digits: the name of its outline in the atlas. */
  outline: string;
  continent?: keyof typeof continents;
  population?: number;
  income?: keyof typeof incomeGroups;
}

/**
 * Code, number, continent, population and income group of every country that the atlas draws at 1:110 million: Natural
 * Earth 4.1, public domain. Populations are estimates of 2017 (three of 2013 and 2014).
 */
const table = `
AE 784 AS 6072475 2/AF 004 AS 34124811 5/AL 008 EU 3047987 4/AM 051 AS 3045191 4/
AO 024 AF 29310273 3/AQ 010 AN 4050 2/AR 032 SA 44293293 3/AT 040 EU 8754413 1/
AU 036 OC 23232413 1/AZ 031 AS 9961396 3/BA 070 EU 3856181 3/BD 050 AS 157826578 5/
BE 056 EU 11491346 1/BF 854 AF 20107509 5/BG 100 EU 7101510 3/BI 108 AF 11466756 5/
BJ 204 AF 11038805 5/BN 096 AS 443593 2/BO 068 SA 11138234 4/BR 076 SA 207353391 3/
BS 044 NA 329988 2/BT 064 AS 758288 4/BW 072 AF 2214858 3/BY 112 EU 9549747 3/
BZ 084 NA 360346 4/CA 124 NA 35623680 1/CD 180 AF 83301151 5/CF 140 AF 5625118 5/
CG 178 AF 4954674 4/CH 756 EU 8236303 1/CI 384 AF 24184810 4/CL 152 SA 17789267 3/
CM 120 AF 24994885 4/CN 156 AS 1379302771 3/CO 170 SA 47698524 3/CR 188 NA 4930258 3/
CU 192 NA 11147407 3/CY 196 AS 1221549 2/CZ 203 EU 10674723 1/DE 276 EU 80594017 1/
DJ 262 AF 865267 4/DK 208 EU 5605948 1/DO 214 NA 10734247 3/DZ 012 AF 40969443 3/
EC 218 SA 16290913 3/EE 233 EU 1251581 1/EG 818 AF 97041072 4/EH 732 AF 603253 5/
ER 232 AF 5918919 5/ES 724 EU 48958159 1/ET 231 AF 105350020 5/FI 246 EU 5491218 1/
FJ 242 OC 920938 4/FK 238 SA 2931 1/FR 250 EU 67106161 1/GA 266 AF 1772255 3/
GB 826 EU 64769452 1/GE 268 AS 4926330 4/GH 288 AF 27499924 4/GL 304 NA 57713 2/
GM 270 AF 2051363 5/GN 324 AF 12413867 5/GQ 226 AF 778358 2/GR 300 EU 10768477 1/
GT 320 NA 15460732 4/GW 624 AF 1792338 5/GY 328 SA 737718 4/HN 340 NA 9038741 4/
HR 191 EU 4292095 2/HT 332 NA 10646714 5/HU 348 EU 9850845 1/ID 360 AS 260580739 4/
IE 372 EU 5011102 1/IL 376 AS 8299706 1/IN 356 AS 1281935911 4/IQ 368 AS 39192111 4/
IR 364 AS 82021564 3/IS 352 EU 339747 1/IT 380 EU 62137802 1/JM 388 NA 2990561 3/
JO 400 AS 10248069 3/JP 392 AS 126451398 1/KE 404 AF 47615739 5/KG 417 AS 5789122 5/
KH 116 AS 16204486 5/KP 408 AS 25248140 5/KR 410 AS 51181299 1/KW 414 AS 2875422 2/
KZ 398 AS 18556698 3/LA 418 AS 7126706 4/LB 422 AS 6229794 3/LK 144 AS 22409381 4/
LR 430 AF 4689021 5/LS 426 AF 1958042 4/LT 440 EU 2823859 3/LU 442 EU 594130 1/
LV 428 EU 1944643 3/LY 434 AF 6653210 3/MA 504 AF 33986655 4/MD 498 EU 3474121 4/
ME 499 EU 642550 3/MG 450 AF 25054161 5/MK 807 EU 2103721 3/ML 466 AF 17885245 5/
MM 104 AS 55123814 5/MN 496 AS 3068243 4/MR 478 AF 3758571 5/MW 454 AF 19196246 5/
MX 484 NA 124574795 3/MY 458 AS 31381992 3/MZ 508 AF 26573706 5/NA 516 AF 2484780 3/
NC 540 OC 279070 2/NE 562 AF 19245344 5/NG 566 AF 190632261 4/NI 558 NA 6025951 4/
NL 528 EU 17084719 1/NO 578 EU 5320045 1/NP 524 AS 29384297 5/NZ 554 OC 4510327 1/
OM 512 AS 3424386 2/PA 591 NA 3753142 3/PE 604 SA 31036656 3/PG 598 OC 6909701 4/
PH 608 AS 104256076 4/PK 586 AS 204924861 4/PL 616 EU 38476269 1/PR 630 NA 3351827 2/
PS 275 AS 4543126 4/PT 620 EU 10839514 1/PY 600 SA 6943739 4/QA 634 AS 2314307 2/
RO 642 EU 21529967 3/RS 688 EU 7111024 3/RU 643 EU 142257519 3/RW 646 AF 11901484 5/
SA 682 AS 28571770 2/SB 090 OC 647581 4/SD 729 AF 37345935 4/SE 752 EU 9960487 1/
SI 705 EU 1972126 1/SK 703 EU 5445829 1/SL 694 AF 6163195 5/SN 686 AF 14668522 4/
SO 706 AF 7531386 5/SR 740 SA 591919 3/SS 728 AF 13026129 5/SV 222 NA 6172011 4/
SY 760 AS 18028549 4/SZ 748 AF 1467152 4/TD 148 AF 12075985 5/TF 260 AN 140 2/
TG 768 AF 7965055 5/TH 764 AS 68414135 3/TJ 762 AS 8468555 5/TL 626 AS 1291358 4/
TM 795 AS 5351277 3/TN 788 AF 11403800 3/TR 792 AS 80845215 3/TT 780 NA 1218208 2/
TW 158 AS 23508428 2/TZ 834 AF 53950935 5/UA 804 EU 44033874 4/UG 800 AF 39570125 5/
US 840 NA 326625791 1/UY 858 SA 3360148 3/UZ 860 AS 29748859 4/VE 862 SA 31304016 3/
VN 704 AS 96160163 4/VU 548 OC 282814 4/XK -99 EU 1895250 4/YE 887 AS 28036829 4/
ZA 710 AF 54841552 3/ZM 894 AF 15972000 4/ZW 716 AF 13805084 5`;

/** Countries and territories too small for an outline at that scale: the map marks them by a dot. */
const small = `
AD 020/AG 028/AI 660/AS 016/AW 533/AX 248/BB 052/BH 048/BL 652/BM 060/CK 184/CV 132/CW 531/DM 212/FM 583/FO 234/
GD 308/GG 831/GS 239/GU 316/HK 344/HM 334/IM 833/IO 086/JE 832/KI 296/KM 174/KN 659/KY 136/LC 662/LI 438/MC 492/
MF 663/MH 584/MO 446/MP 580/MS 500/MT 470/MU 480/MV 462/NF 574/NR 520/NU 570/PF 258/PM 666/PN 612/PW 585/SC 690/
SG 702/SH 654/SM 674/ST 678/SX 534/TC 796/TO 776/VA 336/VC 670/VG 092/VI 850/WF 876/WS 882`;

const rowsOf = (text: string): string[][] =>
  text
    .trim()
    .split('/')
    .map((row) => row.trim().split(' '));

export const countryFacts: readonly Country[] = rowsOf(table).map(
  ([code = '', outline = '', continent, population, income]) => ({
    code,
    outline,
    continent: continent as keyof typeof continents,
    population: Number(population),
    income: Number(income) as keyof typeof incomeGroups,
  }),
);

export const smallCountries: readonly Country[] = rowsOf(small).map(([code = '', outline = '']) => ({ code, outline }));

export const countryByCode = new Map([...countryFacts, ...smallCountries].map((country) => [country.code, country]));

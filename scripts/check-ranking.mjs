// Holds our ranking of 500 entries by 7 jurors against what LibreOffice computes from the exported scores: npm run check:ranking
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { userByEmail } from '../server/src/accounts/accounts.store.ts';
import { ensureAccounts } from '../server/src/accounts/ensure-accounts.ts';
import { openSessions } from '../server/src/accounts/sessions.ts';
import { buildApp } from '../server/src/app.ts';
import { artistIdOf } from '../server/src/artists/artists.store.ts';
import { readConfig } from '../server/src/platform/config.ts';
import { openServices } from '../server/src/services/services.ts';
import { judgedCall } from '../server/src/testing/judged-call.ts';
import { startPostgres } from './postgres.mjs';
import { ensureRequirements, findLibreOffice, rankingNeeds } from './requirements.mjs';

const [entryCount, jurorCount] = [500, 7];
ensureRequirements(rankingNeeds);
const folder = mkdtempSync(join(tmpdir(), 'hwarang-ranking-'));
const postgres = await startPostgres();

/** Some are missing, as where a juror is recused; one juror gives the same to all. */
const mark = () => 1 + Math.floor(Math.random() * 10);
const marks = Array.from({ length: entryCount }, () =>
  Array.from({ length: jurorCount }, (_, juror) =>
    Math.random() < 0.05 ? null : juror === jurorCount - 1 ? [6, 6] : [mark(), mark()],
  ),
);

async function exported() {
  const settings = { DATA_DIR: join(folder, 'data'), DATABASE_URL: postgres.url('postgres'), SAMPLE_DATA: 'off' };
  const email = 'admin@hwarang.art';
  const services = await openServices(
    readConfig({ ...settings, LOG_LEVEL: 'error', ADMIN_EMAIL: email, ADMIN_PASSWORD: 'open sesame' }),
  );
  await ensureAccounts(services);
  const { fastify } = await buildApp(services);
  try {
    const { orm } = services.database;
    const { slug } = await judgedCall(orm, { marks });
    const sessions = await openSessions(services.database, artistIdOf);
    const token = await sessions.begin(orm, (await userByEmail(orm, email)).id);
    const get = async (path) => {
      const headers = { authorization: `Bearer ${token}` };
      const answer = await fastify.inject({ url: `/api/open-calls/${slug}/${path}`, headers });
      if (answer.statusCode !== 200) throw new Error(`${path} answers ${answer.statusCode}: ${answer.body}`);
      return answer;
    };
    const ranking = (await get('ranking')).json().rows;
    return { ranking, scores: (await get('scores.csv')).rawPayload, csv: (await get('ranking.csv')).body };
  } finally {
    await fastify.close();
    await services.close();
  }
}

const convert = (to, file, ...options) =>
  execFileSync(
    findLibreOffice(),
    [
      `-env:UserInstallation=file://${folder}/profile`,
      '--headless',
      ...options,
      '--convert-to',
      to,
      '--outdir',
      folder,
      file,
    ],
    { stdio: 'ignore', timeout: 300_000 },
  );

const cell = (formula, isArray = false) => {
  const array = ' table:number-matrix-columns-spanned="1" table:number-matrix-rows-spanned="1"';
  return `<table:table-cell table:formula="of:=${formula}" office:value-type="float"${isArray ? array : ''}/>`;
};
const sheet = (name, rows) => {
  const lines = rows.map((cells) => `<table:table-row>${cells.join('') || '<table:table-cell/>'}</table:table-row>`);
  return `<table:table table:name="${name}">${lines.join('')}</table:table>`;
};

/** Mean, sample deviation, mean z-score, number of votes and both ranks of each entry, computed by formulas on the sheet that LibreOffice has read. */
function computedByLibreOffice(scores) {
  const file = join(folder, 'scores.csv');
  writeFileSync(file, scores);
  convert('fods', file, '--infilter=CSV:44,34,76,1');
  const last = scores.toString('utf8').trim().split('\r\n').length;
  const [number, juror] = ['A', 'C'].map((column) => `[scores.$${column}$2:.$${column}$${last}]`);
  const [points, z] = ['A', 'B'].map((column) => `[points.$${column}$2:.$${column}$${last}]`);
  const counted = (row) =>
    `([scores.E${row}]*[scores.F${row}]+[scores.G${row}]*[scores.H${row}])/([scores.F${row}]+[scores.H${row}])`;
  const habit = (column, row) => `INDEX([jurors.$${column}$1:.$${column}$${jurorCount}];[scores.C${row}])`;
  const one = (row) => [
    cell(counted(row)),
    cell(`IF(${habit('B', row)}=0;0;([.A${row}]-${habit('A', row)})/${habit('B', row)})`),
  ];
  const rows = Array.from({ length: last - 1 }, (_, index) => one(index + 2));
  const jurors = Array.from({ length: jurorCount }, (_, index) => [
    cell(`AVERAGEIF(${juror};${index + 1};${points})`),
    cell(`STDEVP(IF(${juror}=${index + 1};${points}))`, true),
  ]);
  const entries = Array.from({ length: entryCount }, (_, index) => [
    cell(`AVERAGEIF(${number};${index + 1};${points})`),
    cell(`STDEV(IF(${number}=${index + 1};${points}))`, true),
    cell(`AVERAGEIF(${number};${index + 1};${z})`),
    cell(`COUNTIF(${number};${index + 1})`),
    // Sums of the same numbers in another order differ in their last digits.
    cell(`ROUND([.A${index + 1}];9)`),
    cell(`RANK([.E${index + 1}];[.E$1:.E$${entryCount}])`),
    cell(`ROUND([.C${index + 1}];9)`),
    cell(`RANK([.G${index + 1}];[.G$1:.G$${entryCount}])`),
  ]);
  // An empty line where the other sheet has its head.
  const sheets = [sheet('points', [[], ...rows]), sheet('jurors', jurors), sheet('entries', entries)];
  const book = join(folder, 'scores.fods');
  const read = readFileSync(book, 'utf8');
  writeFileSync(book, read.replace('</office:spreadsheet>', `${sheets.join('')}</office:spreadsheet>`));
  // Every sheet in a file of its own, numbers in full.
  convert('csv:Text - txt - csv (StarCalc):44,34,76,1,,0,false,false,false,false,false,-1', book);
  const lines = readFileSync(join(folder, 'scores-entries.csv'), 'utf8').trim().split(/\r?\n/);
  return lines.map((line) => line.replaceAll('"', '').split(',').map(Number));
}

let differing = 0;
try {
  const { ranking, scores, csv } = await exported();
  const theirs = computedByLibreOffice(scores);
  let greatest = 0;
  for (const { number, mean, spread, normalised, votes, rank, normalised_rank } of ranking) {
    const ours = [mean, spread, normalised, votes, rank, normalised_rank];
    const [a, b, c, d, , e, , f] = theirs[number - 1] ?? [];
    const computed = [a, b, c, d, e, f];
    const distance = Math.max(...ours.map((figure, index) => Math.abs(figure - computed[index])));
    // Anything but a small number, as where a cell holds an error, is a difference.
    if (!(distance < 1e-9)) {
      differing += 1;
      console.error(`entry ${number}: ours ${ours.join(' ')}, LibreOffice ${computed.join(' ')}`);
    } else greatest = Math.max(greatest, distance);
  }
  const lines = csv.trim().split('\r\n').length - 1;
  console.info(
    `${ranking.length} entries (${lines} lines of CSV), ${scores.toString('utf8').trim().split('\r\n').length - 1} scores by ${jurorCount} jurors: ${differing} differ from LibreOffice, greatest distance ${greatest}`,
  );
  if (ranking.length !== entryCount || lines !== entryCount || theirs.length !== entryCount) differing += 1;
} finally {
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}
process.exit(differing === 0 ? 0 : 1);

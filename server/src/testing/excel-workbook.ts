import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ZipFile } from 'yazl';

/** A workbook as Excel writes it: cells are numbers of texts in a list. */
export async function writeAsExcel(file: string, heads: string[], rows: Iterable<string[]>): Promise<void> {
  const numbers = new Map<string, number>();
  const inSheet = function* () {
    yield '<worksheet><sheetData>';
    let line = 0;
    const row = (cells: string[]) => {
      line += 1;
      const written = cells.map((cell, at) => {
        const number = numbers.get(cell) ?? numbers.size;
        numbers.set(cell, number);
        return `<c r="${String.fromCharCode(65 + at)}${line}" t="s"><v>${number}</v></c>`;
      });
      return `<row r="${line}">${written.join('')}</row>`;
    };
    yield row(heads);
    for (const cells of rows) yield row(cells);
    yield '</sheetData></worksheet>';
  };
  const texts = function* () {
    yield '<sst>';
    for (const text of numbers.keys()) yield `<si><t>${text}</t></si>`;
    yield '</sst>';
  };
  const zip = new ZipFile();
  const type = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  const links = (...all: [string, string][]) =>
    `<Relationships>${all.map(([name, target], at) => `<Relationship Id="r${at}" Type="${type}/${name}" Target="${target}"/>`).join('')}</Relationships>`;
  const parts = {
    '[Content_Types].xml': '<Types/>',
    '_rels/.rels': links(['officeDocument', 'xl/workbook.xml']),
    'xl/workbook.xml': '<workbook><sheets><sheet name="a" id="r0"/></sheets></workbook>',
    'xl/_rels/workbook.xml.rels': links(['worksheet', 'sheet.xml'], ['sharedStrings', 'texts.xml']),
  };
  for (const [name, content] of Object.entries(parts)) zip.addBuffer(Buffer.from(content), name);
  zip.addReadStreamLazy('xl/sheet.xml', (give) => give(null, Readable.from(inSheet(), { objectMode: false })));
  zip.addReadStreamLazy('xl/texts.xml', (give) => give(null, Readable.from(texts(), { objectMode: false })));
  zip.end();
  await pipeline(zip.outputStream as Readable, createWriteStream(file));
}

import { XMLBuilder } from 'fast-xml-parser';

const builder = new XMLBuilder({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  suppressEmptyNode: true,
  // XML knows no attribute without a value, as which 'true' would be written.
  suppressBooleanAttributes: false,
});
// What XML 1.0 does not allow at all, not even escaped; people's texts can hold it.
const forbidden = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

/** Attributes are written '@name', text beside them '#text'. */
export const xml = (document: object): string =>
  `<?xml version="1.0" encoding="UTF-8"?>${builder.build(document).replace(forbidden, '')}`;

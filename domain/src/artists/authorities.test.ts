import { expect, test } from 'vitest';
import { authorities, authorityPage, authorityUri, readAuthority } from './authorities.ts';

test.each([
  ['ulan_id', '500115588', ' 500115588 '],
  ['ulan_id', '500115588', 'http://vocab.getty.edu/ulan/500115588'],
  ['ulan_id', '500115588', 'https://vocab.getty.edu/page/ulan/500115588'],
  ['ulan_id', '500115588', 'https://www.getty.edu/vow/ULANFullDisplay?find=&role=&nation=&subjectid=500115588'],
  ['wikidata_id', 'Q5582', 'q5582'],
  ['wikidata_id', 'Q5582', 'https://www.wikidata.org/wiki/Q5582#sitelinks-wikipedia'],
  ['wikidata_id', 'Q5582', 'www.wikidata.org/entity/Q5582'],
  ['isni_id', '0000000121032683', '0000 0001 2103 2683'],
  ['isni_id', '0000000121032683', 'ISNI: 0000-0001-2103-2683'],
  ['isni_id', '0000000121032683', 'https://isni.org/isni/0000000121032683'],
  ['isni_id', '000000012146438X', '000000012146438x'],
  ['viaf_id', '9854560', '9854560'],
  ['viaf_id', '9854560', 'https://viaf.org/viaf/9854560/'],
  ['viaf_id', '9854560', 'viaf.org/en/viaf/9854560'],
] as const)('%s %s is read from %s', (authority, id, written) => {
  expect(readAuthority(authority, written)).toBe(id);
});

test.each([
  ['ulan_id', '12345'],
  ['ulan_id', '5001155881'],
  ['ulan_id', 'https://example.com/ulan/500115588'],
  ['wikidata_id', '5582'],
  ['wikidata_id', 'Q0'],
  ['wikidata_id', 'Q5582 or so'],
  ['wikidata_id', 'https://www.wikidata.org.example.com/wiki/Q5582'],
  ['isni_id', '0000 0001 2103 2684'],
  ['isni_id', '0000 0001 2103'],
  ['viaf_id', 'van Gogh'],
  ['viaf_id', 'javascript:alert(1)//viaf.org/viaf/12'],
  ['viaf_id', ''],
] as const)('%s is not read from %j', (authority, written) => {
  expect(readAuthority(authority, written)).toBeUndefined();
});

test('every address of an authority is read back as its id', () => {
  const ids = { ulan_id: '500115588', wikidata_id: 'Q5582', isni_id: '0000000121032683', viaf_id: '9854560' };
  for (const authority of authorities)
    for (const address of [authorityUri(authority, ids[authority]), authorityPage(authority, ids[authority])])
      expect(readAuthority(authority, address)).toBe(ids[authority]);
});

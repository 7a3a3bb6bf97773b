// The official validator of the IIIF Image API against the built product: IIIF_VALIDATOR=<its folder> npm run test:iiif
// Get it with git from github.com/IIIF/image-validator; on Debian it needs python3-bottle, -magic, -lxml and -pil.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from './build.mjs';
import { ensureRequirements, findPython, validatorNeeds } from './requirements.mjs';
import { startSite } from './site.mjs';

/** Tests that contradict the written standard, and why. */
const contradicting = {
  size_noup:
    'it wants 400 for !2000,3000 of a picture of 1000 by 1000; the standard answers with the largest that is neither larger than the region nor than the box (4.2, "!w,h")',
};

const validator = process.env.IIIF_VALIDATOR ?? '';
const program = join(validator, 'iiif-validate.py');
const name = '67352ccc-d1b0-11e1-89ae-279075081939.png';
if (!validator || !existsSync(program)) {
  console.error('Name the folder of github.com/IIIF/image-validator in IIIF_VALIDATOR.');
  process.exit(1);
}
ensureRequirements(validatorNeeds);
await build();

const password = 'open sesame';
const site = await startSite({ SAMPLE_DATA: 'off', ADMIN_PASSWORD: password, ADMIN_EMAIL: 'admin@hwarang.art' });
const call = async (path, init) => {
  const answer = await fetch(`${site.base}/api${path}`, { method: 'POST', ...init });
  if (!answer.ok) throw new Error(`${path} answers ${answer.status}: ${await answer.text()}`);
  return answer.json();
};
const headers = { 'content-type': 'application/json' };
const body = JSON.stringify({ identifier: 'admin@hwarang.art', password });
let failed = true;
try {
  const { jwt } = await call('/auth/local', { headers, body });
  const authorization = `Bearer ${jwt}`;
  const artist = { localname: '시험', englishname: 'Test', mobile: '1', email: 'test@example.com' };
  const owner = (await call('/artists', { headers: { ...headers, authorization }, body: JSON.stringify(artist) })).id;
  const form = new FormData();
  form.append('data', JSON.stringify({ title: 'Test picture of the validator', size: '10 cm x 10 cm', owner }));
  form.append('files.image', new Blob([readFileSync(join(validator, 'html', name))], { type: 'image/png' }), name);
  const { id } = await call('/art-works', { headers: { authorization }, body: form });
  // The first image waits for the pyramid, and the validator waits for no more than five seconds.
  await fetch(`${site.base}/iiif/3/${id}/full/max/0/default.jpg`);
  const { host } = new URL(site.base);
  const options = ['-s', host, '-p', 'iiif/3', '-i', id, '--version=3.0', '--level=2'];
  const { stdout, stderr } = spawnSync(findPython(), [program, ...options], { cwd: validator, encoding: 'utf8' });
  const results = [...`${stdout}\n${stderr}`.matchAll(/\[\d+\] test (\w+) (PASS|FAIL)/g)];
  const faults = results.filter(([, test, result]) => result === 'FAIL' && !(test in contradicting));
  console.info(`${stdout}\n${stderr}`);
  for (const [, test, result] of results)
    if (result === 'FAIL' && test in contradicting)
      console.info(`${test} contradicts the standard: ${contradicting[test]}`);
  console.info(
    `${results.length} tests, ${results.filter(([, , result]) => result === 'PASS').length} passed, ${faults.length} faults`,
  );
  failed = results.length < 25 || faults.length > 0;
} finally {
  await site.stop();
}
process.exit(failed ? 1 : 0);

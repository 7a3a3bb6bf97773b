// What the tests need beyond the registry's packages: found, or installed on Debian, or named in one line.
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const onPath = (name) =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find(existsSync);

export const findChromium = () =>
  [
    process.env.CHROMIUM_PATH,
    onPath('chromium'),
    onPath('chromium-browser'),
    onPath('google-chrome'),
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  ].find((file) => file && existsSync(file));

const installs = () => onPath('apt-get') && process.getuid?.() === 0;

/** The same browser without its windows, which cost the tests half their time. Where it cannot be had, the whole one serves as well, but
 * may break a line elsewhere and so miss a kept picture. */
export const findHeadless = () =>
  process.env.CHROMIUM_PATH ?? onPath('chromium-headless-shell') ?? (installs() ? undefined : findChromium());

/** The folder that holds initdb and postgres: Debian keeps them off the PATH. */
export function findPostgres() {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [process.env.POSTGRES_BIN, ...versions.map((version) => join(debian, version, 'bin'))];
  const initdb = onPath('initdb');
  if (initdb) folders.push(join(initdb, '..'));
  return folders.find((folder) => folder && existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')));
}

/** Opens what we export, as the people who get it do. */
export const findLibreOffice = () =>
  [
    process.env.LIBREOFFICE_PATH,
    onPath('soffice'),
    onPath('libreoffice'),
    '/Applications/LibreOffice.app/Contents/MacOS/soffice',
  ].find((file) => file && existsSync(file));

/** Reads PDF; `pdftoppm` comes with it. */
export const findPdfReader = () =>
  [process.env.PDFTOTEXT_PATH, onPath('pdftotext')].find((file) => file && existsSync(file));

/** Reads what pictures say of themselves. */
export const findExiftool = () =>
  [process.env.EXIFTOOL_PATH, onPath('exiftool')].find((file) => file && existsSync(file));

/** Debian keeps them off the PATH of everybody but root. */
const inSystem = (name) => [onPath(name), join('/usr/sbin', name)].find((file) => file && existsSync(file));

/** Stand in front of several instances, and between them and their database. */
export const findNginx = () => process.env.NGINX_PATH ?? inSystem('nginx');
export const findPgBouncer = () => process.env.PGBOUNCER_PATH ?? inSystem('pgbouncer');

export const findFirefox = () =>
  [
    process.env.FIREFOX_PATH,
    onPath('firefox-esr'),
    onPath('firefox'),
    '/Applications/Firefox.app/Contents/MacOS/firefox',
  ].find((file) => file && existsSync(file));

export const findWebKitDriver = () =>
  [process.env.WEBKIT_DRIVER_PATH, onPath('WebKitWebDriver')].find((file) => file && existsSync(file));

/** The browser around WebKitGTK that its driver starts: beside the library, in a folder named after the machine. */
export function findMiniBrowser() {
  const libraries = ['/usr/libexec', '/usr/lib64', ...readdirSync('/usr/lib').map((name) => join('/usr/lib', name))];
  const places = libraries.flatMap((folder) =>
    ['4.1', '4.0'].map((version) => join(folder, `webkit2gtk-${version}`, 'MiniBrowser')),
  );
  return [process.env.MINIBROWSER_PATH, ...places].find((file) => file && existsSync(file));
}

export const findVirtualScreen = () => onPath('Xvfb');

const testNeeds = [
  {
    find: findHeadless,
    name: 'Chromium',
    packages: ['chromium-headless-shell', 'fonts-noto-cjk'],
    variable: 'CHROMIUM_PATH',
  },
  { find: findPostgres, name: 'PostgreSQL', packages: ['postgresql'], variable: 'POSTGRES_BIN' },
  {
    find: findLibreOffice,
    name: 'LibreOffice Calc',
    packages: ['libreoffice-calc-nogui'],
    variable: 'LIBREOFFICE_PATH',
  },
  { find: findPdfReader, name: 'Poppler', packages: ['poppler-utils'], variable: 'PDFTOTEXT_PATH' },
  { find: findExiftool, name: 'ExifTool', packages: ['libimage-exiftool-perl'], variable: 'EXIFTOOL_PATH' },
  { find: findNginx, name: 'nginx', packages: ['nginx'], variable: 'NGINX_PATH' },
  { find: findPgBouncer, name: 'pgbouncer', packages: ['pgbouncer'], variable: 'PGBOUNCER_PATH' },
];

/** What only the journeys in other browsers need. */
export const browserNeeds = [
  { find: findFirefox, name: 'Firefox', packages: ['firefox-esr', 'fonts-noto-cjk'], variable: 'FIREFOX_PATH' },
  {
    find: () => findWebKitDriver() && findMiniBrowser(),
    name: 'WebKitGTK with its driver',
    packages: ['webkit2gtk-driver'],
    variable: 'WEBKIT_DRIVER_PATH and MINIBROWSER_PATH',
  },
  { find: findVirtualScreen, name: 'Xvfb', packages: ['xvfb'], variable: 'PATH' },
];

const pythonModules = ['bottle', 'magic', 'lxml', 'PIL'];

/** Debian's own has Debian's modules; another one may stand before it on the PATH. */
export const findPython = () =>
  [process.env.PYTHON_PATH, '/usr/bin/python3', onPath('python3')].find(
    (file) => file && spawnSync(file, ['-c', `import ${pythonModules.join(', ')}`]).status === 0,
  );

/** What only the validator of the IIIF Image API needs. */
export const validatorNeeds = [
  {
    find: findPython,
    name: `Python with ${pythonModules.join(', ')}`,
    packages: ['python3-bottle', 'python3-magic', 'python3-lxml', 'python3-pil'],
    variable: 'PYTHON_PATH',
  },
];

export const findIipImage = () =>
  [process.env.IIPSRV_PATH, '/usr/lib/iipimage-server/iipsrv.fcgi'].find((file) => file && existsSync(file));

/** What only `npm run bench:tiles` needs: the server of tiles that it is compared with. */
export const tileBenchNeeds = [
  { find: findIipImage, name: 'IIPImage', packages: ['iipimage-server'], variable: 'IIPSRV_PATH' },
  { find: findNginx, name: 'nginx', packages: ['nginx'], variable: 'NGINX_PATH' },
];

/** What only `npm run check:ranking` needs. */
export const rankingNeeds = testNeeds.filter(({ name }) => name === 'PostgreSQL' || name === 'LibreOffice Calc');

/** Ends the run with one line for each thing that is neither there nor to be had. */
export function ensureRequirements(needs = testNeeds) {
  const missing = needs.filter((need) => !need.find());
  if (missing.length === 0) return;
  const packages = missing.flatMap((need) => need.packages);
  if (installs()) {
    console.info(`Installing ${packages.join(' ')} …`);
    spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit' });
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env,
    });
  }
  const still = missing.filter((need) => !need.find());
  for (const need of still)
    console.error(
      `${need.name} is missing: install it (Debian: apt-get install ${need.packages.join(' ')}) or name its place in ${need.variable}.`,
    );
  if (still.length > 0) process.exit(1);
}

import { fileURLToPath } from 'node:url';
import { build, defaultClientConditions, type Plugin, type Rolldown } from 'vite';

const name = 'virtual:scene';
const entry = 'src/virtual-gallery/scene/scene.ts';
const root = fileURLToPath(new URL('.', import.meta.url));

type Files = Rolldown.RolldownOutput['output'];

async function bundle(): Promise<Files> {
  const made = await build({
    configFile: false,
    root,
    publicDir: false,
    logLevel: 'error',
    resolve: { conditions: ['source', ...defaultClientConditions] },
    worker: { format: 'es' },
    build: {
      write: false,
      modulePreload: { polyfill: false },
      rolldownOptions: { input: entry, preserveEntrySignatures: 'allow-extension' },
    },
  });
  const [first] = [made].flat();
  if (!first || !('output' in first)) throw new Error('the scene was not built');
  return first.output;
}

/**
 * Builds the scene as one file beside the pages, and gives its address. Among the pages' own pieces it would share some with
 * them, and its first frame would wait for theirs.
 */
export function sceneBundle(): Plugin {
  let files: Promise<Files> | undefined;
  const make = () => {
    files ??= bundle();
    return files;
  };
  return {
    name: 'scene-bundle',
    resolveId: (id) => (id === name ? `\0${name}` : undefined),
    async load(id) {
      if (id !== `\0${name}`) return undefined;
      if (this.environment.mode !== 'build') return `export default '/${entry}';`;
      const [{ fileName }] = await make();
      return `export default ${JSON.stringify(`/${fileName}`)};`;
    },
    async generateBundle() {
      if (this.environment.name !== 'client') return;
      for (const file of await make())
        this.emitFile({
          type: 'asset',
          fileName: file.fileName,
          source: file.type === 'chunk' ? file.code : file.source,
        });
    },
  };
}

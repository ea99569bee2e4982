/** The browser app: `npm start` writes it to dist/web, as plain files that any web server can hand out. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { defineConfig, type Plugin, type Rolldown } from 'vite';

const SERVICE_WORKER = 'sw.js';
const PUBLIC = 'src/web/public';

export default defineConfig({
  root: 'src/web',
  // Two JSX runtimes would be one too many; Preact's is the only one, and no plugin is needed for it.
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  build: {
    outDir: '../../dist/web',
    emptyOutDir: true,
    target: 'es2022',
    // The themes are written with light-dark(), which needs no help from here on.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    // The largest writes PDF, and comes only when a book is saved as one.
    chunkSizeWarningLimit: 600,
    // A data: URL would need a hole in the content security policy.
    assetsInlineLimit: 0,
    // The little script that the polyfill injects would need one, too; every browser of the target knows modulepreload.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: { index: 'src/web/index.html', sw: 'src/web/offline/sw.ts' },
      output: {
        entryFileNames: (chunk) => (chunk.name === 'sw' ? SERVICE_WORKER : 'assets/[name]-[hash].js'),
        // What the first screen needs comes in one piece: six connections and a long way make every file dear.
        codeSplitting: { groups: [{ name: 'first', tags: ['$initial'], test: /^(?!.*sw\.ts$)/ }] },
      },
    },
  },
  worker: { format: 'es' },
  plugins: [preloadFonts(), compileFirst(), listFiles()],
});

/** The two faces of the first screen are fetched with it, not after its style sheet has been read. */
function preloadFonts(): Plugin {
  const first = /(im-fell-dw-pica-latin-400-normal|atkinson-hyperlegible-next-latin-wght-normal).*\.woff2$/;
  return {
    name: 'preload-fonts',
    transformIndexHtml: {
      order: 'post',
      handler: (_, { bundle = {} }) =>
        Object.keys(bundle)
          .filter((file) => first.test(file))
          .map((file) => ({
            tag: 'link',
            injectTo: 'head',
            attrs: {
              rel: 'preload',
              as: 'font',
              type: 'font/woff2',
              href: `/${file}`,
              crossorigin: '',
              fetchpriority: 'low',
            },
          })),
    },
  };
}

/** Of a board: from so many characters on the first use of its parts would hold up moves. */
const LARGE = 32_000;

/**
 * The first script and a large board are compiled as a whole while they come, beside the page, where the browser knows how
 * (compile hints): almost all of the first is called at once, and function by function that would take the first screen half its
 * time. A small board stands sooner without.
 */
function compileFirst(): Plugin {
  return {
    name: 'compile-first',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        for (const output of Object.values(bundle)) {
          if (output.type !== 'chunk') continue;
          const board = output.code.length > LARGE && /\/boards\/\w+\/index\.tsx?$/.test(output.facadeModuleId ?? '');
          if (board || (output.name === 'index' && output.isEntry)) {
            output.code = `//# allFunctionsCalledOnLoad\n${output.code}`;
          }
        }
      },
    },
  };
}

/** Writes the list of all files into the service worker; its version follows from their contents. */
function listFiles(): Plugin {
  return {
    name: 'list-files',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_, bundle: Rolldown.OutputBundle) {
        const worker = bundle[SERVICE_WORKER] as Rolldown.OutputChunk;
        const files = Object.keys(bundle)
          .filter((file) => file !== SERVICE_WORKER && !file.endsWith('.map'))
          .sort();
        const copied = readdirSync(PUBLIC);
        const hash = createHash('sha256');
        for (const file of files) {
          const output = bundle[file];
          hash.update(file).update(output.type === 'chunk' ? output.code : output.source);
        }
        for (const file of copied) hash.update(file).update(readFileSync(`${PUBLIC}/${file}`));
        worker.code = worker.code
          .replace('__VERSION__', hash.digest('hex').slice(0, 12))
          .replace(
            /(['"`])__FILES__\1/,
            JSON.stringify(JSON.stringify([...files, ...copied].map((file) => `/${file}`))),
          );
      },
    },
  };
}

import widthsInEveryFile from '@csstools/postcss-global-data'
import react from '@vitejs/plugin-react'
import customMedia from 'postcss-custom-media'
import { defaultClientConditions, defineConfig } from 'vite'
import { compileAhead } from './bundling/compile-ahead.ts'
import { errorsWithoutStacks } from './bundling/errors-without-stacks.ts'
import { lazySchemas } from './bundling/lazy-schemas.ts'
import { packTogether } from './bundling/pack-together.ts'
import { inlineStartScript, inlineStartStyles, listSignedInFiles } from './bundling/page-files.ts'
import { schemasWithoutJson } from './bundling/schemas-without-json.ts'
import { source } from './bundling/screens.ts'
import { listShell } from './bundling/service-worker-files.ts'

const api = `http://127.0.0.1:${process.env['PORT'] ?? '3000'}`

/**
 * Mantine's own names every part anew once it is drawn, which draws each field, menu and dialog
 * twice; React's name is enough.
 */
const nameOnce = { find: /^.*\/use-id\/use-id\.mjs$/, replacement: source('ui', 'use-part-id.ts') }

/** Tabler draws each line of an icon as an element with the attributes that all icons share. */
const oneLine = { find: /^.*\/createReactComponent\.mjs$/, replacement: source('ui', 'draw-icon.ts') }

export default defineConfig({
  root: 'src/web',
  resolve: { alias: [nameOnce, oneLine], conditions: ['source', ...defaultClientConditions] },
  plugins: [
    react(),
    lazySchemas(),
    schemasWithoutJson(),
    inlineStartScript(),
    inlineStartStyles(),
    listSignedInFiles(),
    listShell(),
    compileAhead(),
    errorsWithoutStacks(),
  ],
  css: { postcss: { plugins: [widthsInEveryFile({ files: [source('ui', 'widths.css')] }), customMedia()] } },
  server: { proxy: { '/api': api } },
  build: {
    outDir: '../../dist/web',
    emptyOutDir: true,
    // The content security policy allows no data: fonts or scripts, so everything is a file of its
    // own.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: { index: 'src/web/index.html', sw: 'src/web/service-worker.ts' },
      output: {
        codeSplitting: { groups: packTogether() },
        // The worker's name never changes: browsers look there for a new version.
        entryFileNames: ({ name }) => (name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js'),
      },
    },
  },
})

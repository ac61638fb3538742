/**
 * The server in a few files instead of some thousand: a process that starts reads them in half the
 * time (decision 0188). `dist/bundle` holds what is started: the server, the operator's tool, the
 * workers and the planner's threads.
 */

import { defineConfig } from 'vite'

const from = (file: string) => new URL(`src/server/${file}`, import.meta.url).pathname

export default defineConfig({
  ssr: {
    resolve: { conditions: ['source', 'module', 'node', 'import', 'default'] },
    // Our own packages, and those of others that are hundreds of small files. The rest stays
    // outside: native programs, and code that looks for files beside itself.
    noExternal: [/^@plateful\//, 'kysely', 'zod', 'fastify-type-provider-zod', '@fastify/error'],
  },
  build: {
    ssr: true,
    outDir: 'dist/bundle',
    emptyOutDir: true,
    copyPublicDir: false,
    target: 'node20',
    // Names stay in the stack of an error.
    minify: false,
    rolldownOptions: {
      input: {
        main: from('main.ts'),
        cli: from('cli.ts'),
        worker: from('worker.ts'),
        'plan-thread': from('planner/plan-thread.ts'),
      },
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
})

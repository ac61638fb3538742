import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { lazySchemas } from './bundling/lazy-schemas.ts'

/**
 * Packages are tested as they stand in the source, built or not. The condition `source` would do
 * the same, but Vitest hands conditions on to every process and thread that a test starts, and
 * those run what is built.
 */
export const packagesFromSource = {
  alias: [
    { find: /^@plateful\/([\w-]+)\/(.+)$/, replacement: join(import.meta.dirname, 'packages/$1/src/$2.ts') },
  ],
}

const inBrowser = {
  // As in the browser.
  plugins: [lazySchemas()],
  // React's development build draws for half as long again, for warnings that no test reads.
  oxc: { jsx: { runtime: 'automatic', development: false } } as const,
  test: {
    environment: 'happy-dom',
    env: { NODE_ENV: 'production' },
    setupFiles: ['test/harness/web-setup.ts'],
    // A screen is waited for up to twenty seconds by the harness; a busy machine needs some of
    // that.
    testTimeout: 60_000,
  },
}

/**
 * Tests of what a page does once, when it is loaded; of what it goes on sending until it is closed;
 * and of a library that they replace.
 */
const afresh = 'src/web/**/*.afresh.test.{ts,tsx}'

/**
 * Tests make thousands of accounts; only those of the cost itself hash as slowly as the product.
 */
const quickHash = {
  find: /^@node-rs\/argon2$/,
  replacement: join(import.meta.dirname, 'test/harness/quick-hash.ts'),
}

export default defineConfig({
  resolve: { alias: [...packagesFromSource.alias, quickHash] },
  test: {
    // Two cores that build something else now and then hold a screen longer than any wait: then it
    // is tried once more, and said.
    retry: process.env['CI'] ? 1 : 0,
    // The same machine may take seconds for what is over in one elsewhere.
    expect: { poll: { timeout: 10_000 } },
    // A hook is not tried again: one that opens or closes a server may be held just as long.
    hookTimeout: 60_000,
    // By itself Vitest leaves a core free, which halves the speed of a machine that has two.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          environment: 'node',
          // Whatever a test needs it makes for itself, so files need no fresh modules: half the
          // processor time went into loading them.
          isolate: false,
          testTimeout: 20_000,
          include: [
            'packages/*/src/**/*.test.ts',
            'src/{domain,contract,server}/**/*.test.ts',
            'test/{,security/}*.test.ts',
            'bundling/*.test.ts',
          ],
        },
      },
      {
        extends: true,
        ...inBrowser,
        test: {
          ...inBrowser.test,
          name: 'web',
          // Loading the browser and the libraries once a file is three fifths of the processor
          // time.
          isolate: false,
          include: ['src/web/**/*.test.{ts,tsx}'],
          exclude: [afresh],
        },
      },
      {
        extends: true,
        ...inBrowser,
        test: {
          ...inBrowser.test,
          name: 'web, afresh',
          // The libraries stay; the product is loaded anew.
          isolate: false,
          setupFiles: ['test/harness/web-afresh.ts'],
          include: [afresh],
        },
      },
    ],
  },
})

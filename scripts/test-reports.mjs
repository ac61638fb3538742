/** Reads the reports of Vitest and Playwright, for the scripts that start them. */

import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { root, say } from './prepare.mjs'

/** A test's name with its first error, on one line: `.ci/run` prints it again at its end. */
export const failure = (name, message) => {
  const firstLine = stripVTControlCharacters(message ?? '').split('\n', 1)[0]
  return `Failed: ${name}${firstLine ? `: ${firstLine.slice(0, 200)}` : ''}`
}

/**
 * Counts Vitest's tests that passed and failed. Names those that failed, and those that passed only
 * on a second try.
 */
export function countTests({ numPassedTests, numFailedTests, numFailedTestSuites, testResults }) {
  for (const { assertionResults } of testResults) {
    for (const { status, fullName, failureMessages } of assertionResults) {
      if (status === 'failed') say(failure(fullName, failureMessages[0]))
      if (status === 'passed' && failureMessages.length > 0) say(`Tried twice: ${fullName}`)
    }
  }
  return { passed: numPassedTests, failed: numFailedTests || numFailedTestSuites }
}

/** The same of Playwright's journeys. */
export function countJourneys({ stats, errors, suites }) {
  for (const { message } of errors) say(failure('the journeys', message))
  const specs = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specs)]
  for (const { title, file, tests } of suites.flatMap(specs))
    for (const { projectName, status, results } of tests) {
      const name = `${file}, ${title} (${projectName})`
      if (status === 'unexpected') say(failure(name, results[0]?.error?.message))
      if (status === 'flaky') say(`Tried twice: ${name}`)
    }
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected + errors.length }
}

/** What counts where a run failed though none of its tests did: one failure. */
export function countedAtEnd(name, status, counted) {
  if (status === 0 || counted.failed > 0) return counted
  say(failure(name, `it ended with ${status ?? 'a signal'} and none of its tests failed`))
  return { ...counted, failed: 1 }
}

/** How Vitest is told to report, to be counted by `countTests`. */
export const vitestReporters = (report) => [
  '--reporter=dot',
  `--reporter=${join(root, 'scripts', 'errors-around-tests.mjs')}`,
  '--reporter=json',
  `--outputFile.json=${report}`,
]
